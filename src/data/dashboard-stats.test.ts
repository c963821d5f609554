import { describe, expect, it } from 'vitest';
import { DASHBOARD_ANSWER } from '../../tests/fixtures/dashboard-answer.ts';
import { parseDashboardStats, RECENT_LEADS_LIMIT } from './dashboard-stats';
import { DataError } from './errors';

const lead = {
  id: 'a',
  name: 'Dana',
  email: 'dana@example.com',
  pickup: 'Haifa',
  dropoff: 'Eilat',
  destination: 'Haifa → Eilat',
  created_at: '2026-03-16T08:00:00Z',
  status: 'new',
};

describe('reading the statistics', () => {
  it('takes every figure and row', () => {
    const stats = parseDashboardStats({
      total_leads: 5,
      new_leads: 2,
      converted_leads: 1,
      total_visitors: 1200,
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
          pickup: 'Haifa',
          dropoff: 'Eilat',
          destination: 'Haifa → Eilat',
          createdAt: '2026-03-16T08:00:00Z',
          status: 'new',
        },
      ],
    });
  });

  it('takes a lead without e-mail and destination', () => {
    const { recentLeads } = parseDashboardStats({
      ...DASHBOARD_ANSWER,
      recent_leads: [{ ...lead, email: null, destination: null }],
    });
    expect(recentLeads).toMatchObject([{ id: 'a', email: null, destination: null }]);
  });

  it.each([
    ['a figure that is missing', { total_leads: undefined }],
    ['a figure that is no number', { new_leads: 'many' }],
    ['a list that is none', { top_pages: 'none' }],
    ['a row that is none', { recent_leads: [lead, null] }],
    ['a row without its day', { recent_leads: [lead, { ...lead, created_at: undefined }] }],
  ])('refuses an answer with %s, and drops nothing in silence', (_, change) => {
    expect(() => parseDashboardStats({ ...DASHBOARD_ANSWER, ...change })).toThrow(DataError);
  });

  it('keeps the first ten leads', () => {
    const recent_leads = Array.from({ length: RECENT_LEADS_LIMIT + 3 }, (_, index) => ({ ...lead, id: `id-${index}` }));
    const { recentLeads } = parseDashboardStats({ ...DASHBOARD_ANSWER, recent_leads });
    expect(recentLeads.map(({ id }) => id)).toEqual(recent_leads.slice(0, 10).map(({ id }) => id));
  });

  it.each([null, undefined, 'text', 3, []])('refuses %o as an answer', (answer) => {
    expect(() => parseDashboardStats(answer)).toThrow(DataError);
  });
});
