import { describe, expect, it } from 'vitest';
import { parseDashboardTrends } from './dashboard-trends';
import { DataError } from './errors';

const sums = { visitors: 5, page_views: 9, leads: 1 };
const ANSWER = {
  days: [{ day: '2026-03-17', ...sums }],
  comparison: { latest: sums, before: sums },
  services: [{ service: 'day_tour', leads: 1 }],
  statuses: [{ status: 'new', leads: 1 }],
  response: { answered: 1, median_minutes: 0, within_hour: 1, due: 2, waiting: 3, longest_wait_minutes: 70 },
};

describe('reading the trends', () => {
  it('takes every figure and row', () => {
    expect(parseDashboardTrends(ANSWER)).toEqual({
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

  it('reads no answer yet not as an answer at once, and no days before as no comparison', () => {
    const response = { ...ANSWER.response, median_minutes: null, longest_wait_minutes: null };
    const trends = parseDashboardTrends({ ...ANSWER, comparison: null, response });
    expect(trends.comparison).toBeNull();
    expect(trends.response).toMatchObject({ medianMinutes: null, longestWaitMinutes: null });
  });

  it.each([
    ['a day that is none', { days: [{ day: 'soon', ...sums }] }],
    ['half a comparison', { comparison: { latest: sums, before: null } }],
    ['a list that is none', { services: 'none' }],
    ['a row without its name', { statuses: [{ leads: 3 }] }],
    ['a figure that is missing', { response: { ...ANSWER.response, due: undefined } }],
  ])('refuses an answer with %s, and drops nothing in silence', (_, change) => {
    expect(() => parseDashboardTrends({ ...ANSWER, ...change })).toThrow(DataError);
  });

  it.each([null, 'text', []])('refuses %o as an answer', (answer) => {
    expect(() => parseDashboardTrends(answer)).toThrow(DataError);
  });
});
