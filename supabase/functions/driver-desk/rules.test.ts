import { describe, expect, it } from 'vitest';
import { databaseCall, readCall } from './rules.ts';

const link = { driver: 12, key: '0123456789abcdef0123456789abcdef' };
const report = {
  ...link,
  action: 'report',
  event: '6b1f3c1e-6f0a-4a57-8f63-0f3f3c1b0a01',
  ride: '6b1f3c1e-6f0a-4a57-8f63-0f3f3c1b0a02',
  step: 'no_show',
  at: '2026-11-28T01:05:00.000Z',
  place: '  Hall 3,\nat the barrier ',
};

describe('a call of a driver’s page', () => {
  it('is read, its text cleaned, and goes to the function that takes it', () => {
    const call = readCall(report);
    expect(call && databaseCall(call)).toEqual({
      name: 'drive_report',
      args: {
        ...link,
        ride: report.ride,
        step: 'no_show',
        at: report.at,
        event_id: report.event,
        told: {
          pickup_at: null,
          minutes: null,
          place: 'Hall 3, at the barrier',
          called: null,
          extra: null,
          agorot: null,
          words: null,
        },
      },
    });
    const read = readCall({ ...link, key: link.key.toUpperCase(), action: 'read' });
    expect(read && databaseCall(read)).toEqual({ name: 'drive_read', args: { ...link, version: null } });
  });

  it('with a key that cannot be any is looked up all the same, and so counted', () => {
    const call = readCall({ driver: 12, key: 'no key', action: 'language', language: 'ar' });
    expect(call && databaseCall(call)).toMatchObject({ args: { driver: 12, key: '', language: 'ar' } });
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no action', link],
    ['another action', { ...link, action: 'delete' }],
    ['a number that is none', { ...link, driver: '12', action: 'read' }],
    ['a language that the page has not', { ...link, action: 'language', language: 'es' }],
    ['a step that nobody reports', { ...report, step: 'cancelled' }],
    ['a ride that is no id', { ...report, ride: '1' }],
    ['a moment without its zone', { ...report, at: '2026-11-28T01:05:00' }],
    ['a place without a letter', { ...report, place: ' \n ' }],
    ['a delay of no length', { ...report, step: 'late', minutes: 0 }],
    ['an extra that there is not', { ...report, step: 'extra', extra: 'tip' }],
    ['more than it may say', { ...report, state: 'done' }],
  ])('is none with %s', (_, body) => {
    expect(readCall(body)).toBeNull();
  });
});
