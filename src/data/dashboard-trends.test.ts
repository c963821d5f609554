import { describe, expect, it } from 'vitest';
import { parseDashboardTrends } from './dashboard-trends';
import { DataError } from './errors';

describe('reading the trends', () => {
  it('takes every figure and row', () => {
    const sums = { visitors: 5, page_views: '9', leads: 1 };
    expect(
      parseDashboardTrends({
        days: [{ day: '2026-03-17', ...sums }],
        comparison: { latest: sums, before: sums },
        services: [{ service: 'day_tour', leads: 1 }],
        statuses: [{ status: 'new', leads: 1 }],
        response: { answered: 1, median_minutes: 0, within_hour: 1, due: 2, waiting: 3, longest_wait_minutes: 70 },
      }),
    ).toEqual({
      days: [{ day: '2026-03-17', visitors: 5, pageViews: 9, leads: 1 }],
      comparison: {
        latest: { visitors: 5, pageViews: 9, leads: 1 },
        before: { visitors: 5, pageViews: 9, leads: 1 },
      },
      services: [{ name: 'day_tour', leads: 1 }],
      statuses: [{ name: 'new', leads: 1 }],
      response: { answered: 1, medianMinutes: 0, withinHour: 1, due: 2, waiting: 3, longestWaitMinutes: 70 },
    });
  });

  it('reads what is missing or odd as nothing, and no answer yet not as an answer at once', () => {
    const trends = parseDashboardTrends({
      days: [null, { day: 'soon', visitors: 1 }],
      comparison: { latest: { visitors: 1 }, before: null },
      services: 'none',
      statuses: [{ leads: 3 }],
      response: { median_minutes: null },
    });
    expect(trends).toMatchObject({ days: [], comparison: null, services: [], statuses: [] });
    expect(trends.response).toMatchObject({ answered: 0, medianMinutes: null, longestWaitMinutes: null });
  });

  it.each([null, 'text', []])('refuses %o as an answer', (answer) => {
    expect(() => parseDashboardTrends(answer)).toThrow(DataError);
  });
});
