import { describe, expect, it } from 'vitest';
import { parseDashboardStats, RECENT_LEADS_LIMIT } from './dashboard-stats';
import { DataError } from './errors';

const lead = {
  id: 'a',
  name: 'Dana',
  email: 'dana@example.com',
  destination: 'Haifa',
  created_at: '2026-03-16T08:00:00Z',
  status: 'new',
};

describe('reading the statistics', () => {
  it('takes every figure and row', () => {
    const stats = parseDashboardStats({
      total_leads: 5,
      new_leads: 2,
      converted_leads: 1,
      total_visitors: '1200',
      today_visitors: 7,
      total_page_views: 3000,
      month_leads: 3,
      month_visitors: 400,
      visitors_before_month: 900,
      yesterday_visitors_by_now: 9,
      top_pages: [{ page: '/', views: 12 }],
      recent_leads: [lead],
    });
    expect(stats).toEqual({
      totalLeads: 5,
      newLeads: 2,
      convertedLeads: 1,
      totalVisitors: 1200,
      todayVisitors: 7,
      totalPageViews: 3000,
      monthLeads: 3,
      monthVisitors: 400,
      visitorsBeforeMonth: 900,
      yesterdayVisitorsByNow: 9,
      topPages: [{ page: '/', views: 12 }],
      recentLeads: [
        {
          id: 'a',
          name: 'Dana',
          email: 'dana@example.com',
          destination: 'Haifa',
          createdAt: '2026-03-16T08:00:00Z',
          status: 'new',
        },
      ],
    });
  });

  it('reads what is missing or odd as nothing', () => {
    const stats = parseDashboardStats({
      total_leads: null,
      new_leads: 'many',
      total_visitors: Number.NaN,
      top_pages: 'none',
      recent_leads: [
        null,
        7,
        { ...lead, id: '' },
        { ...lead, created_at: 'soon' },
        { ...lead, email: '', status: null },
      ],
    });
    expect(stats).toMatchObject({ totalLeads: 0, newLeads: 0, convertedLeads: 0, totalVisitors: 0, topPages: [] });
    expect(stats.recentLeads).toEqual([expect.objectContaining({ id: 'a', email: null, status: '' })]);
  });

  it('keeps the first ten leads', () => {
    const recent_leads = Array.from({ length: RECENT_LEADS_LIMIT + 3 }, (_, index) => ({ ...lead, id: `id-${index}` }));
    const { recentLeads } = parseDashboardStats({ recent_leads });
    expect(recentLeads.map(({ id }) => id)).toEqual(recent_leads.slice(0, 10).map(({ id }) => id));
  });

  it.each([null, undefined, 'text', 3, []])('refuses %o as an answer', (answer) => {
    expect(() => parseDashboardStats(answer)).toThrow(DataError);
  });
});
