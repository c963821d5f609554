import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, parseTypedDay, withSlashes } from './calendar-day';
import { israelClock, isPastSlot } from '@shared/clock/clock';

const before = process.env.TZ;
afterEach(() => {
  process.env.TZ = before;
});

const zones = ['Asia/Jerusalem', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris', 'Africa/Cairo'];
/** Days on which clocks change in one of the zones, and ordinary ones around them. */
const days = [
  '2026-03-08',
  '2026-03-26',
  '2026-03-27',
  '2026-03-28',
  '2026-04-05',
  '2026-04-23',
  '2026-04-24',
  '2026-09-27',
  '2026-10-24',
  '2026-10-25',
  '2026-10-29',
  '2026-10-30',
  '2026-11-01',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
];

describe.each(zones)('days of the calendar in %s', (zone) => {
  it('never move, not even when the clocks change', () => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (const day of days) {
      expect(dayOfDate(dateOfDay(day))).toBe(day);
      const [year, month, date] = day.split('-').map(Number) as [number, number, number];
      // What a date picker hands over: the first moment of the day by the visitor's clock, and its last.
      expect(dayOfDate(new Date(year, month - 1, date))).toBe(day);
      expect(dayOfDate(new Date(year, month - 1, date, 23, 59, 59))).toBe(day);
    }
  });

  it('are the same at every hour, and as they are shown and typed', () => {
    process.env.TZ = zone;
    const anyDay = fc
      .integer({ min: 0, max: 3653 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        expect(dayOfDate(dateOfDay(day))).toBe(day);
        expect(dayOfDate(new Date(year, month - 1, date, 0, minute))).toBe(day);
        expect(parseTypedDay(day.split('-').toReversed().join('/'), '2026-03-10')).toBe(day);
      }),
      { numRuns: 500 },
    );
  });

  it('does not change what day it is in Israel', () => {
    process.env.TZ = zone;
    expect(israelClock(new Date('2026-03-09T21:59:00Z'))).toEqual({ day: '2026-03-09', time: '23:59' });
    expect(israelClock(new Date('2026-03-09T22:00:00Z'))).toEqual({ day: '2026-03-10', time: '00:00' });
    // Summer time: 27 March, 02:00 becomes 03:00.
    expect(israelClock(new Date('2026-03-27T00:00:00Z'))).toEqual({ day: '2026-03-27', time: '03:00' });
    expect(israelClock(new Date('2026-07-01T20:59:00Z'))).toEqual({ day: '2026-07-01', time: '23:59' });
  });
});

describe('a typed day', () => {
  const today = '2026-03-10';

  it.each([
    ['17/03/2026', '2026-03-17'],
    ['7/3/26', '2026-03-07'],
    [' 17.03.2026 ', '2026-03-17'],
    ['17-3-2026', '2026-03-17'],
    ['29/02/2028', '2028-02-29'],
    ['17032026', '2026-03-17'],
    ['170326', '2026-03-17'],
    ['2026-03-17', '2026-03-17'],
    ['20260317', '2026-03-17'],
    // Without a year: the next one.
    ['17/3', '2026-03-17'],
    ['10.3.', '2026-03-10'],
    ['09/03', '2027-03-09'],
    ['0903', '2027-03-09'],
    // The American way, where it can mean nothing else.
    ['12/25/2026', '2026-12-25'],
    ['12/25', '2026-12-25'],
    ['12252026', '2026-12-25'],
    ['1/13/2026', '2026-01-13'],
    ['05/12/2026', '2026-12-05'],
  ])('%s is %s', (text, day) => {
    expect(parseTypedDay(text, today)).toBe(day);
  });

  it.each([
    '',
    '17',
    '31/02',
    '31/02/2026',
    '29/02/2027',
    '0/1/2026',
    '13/13/2026',
    '2/30/2026',
    '31022026',
    'tomorrow',
    '17/03/20266',
  ])('%j is none', (text) => {
    expect(parseTypedDay(text, today)).toBeNull();
  });

  it.each([
    ['17032026', '17/03/2026'],
    ['7/3/2026', '7/3/2026'],
    ['17.3.2026', '17.3.2026'],
    ['7/122026', '7/12/2026'],
    ['2026-03-17', '2026-03-17'],
    ['20260317', '20260317'],
    ['12/25/2026', '12/25/2026'],
    ['12252026', '12/25/2026'],
  ])('%s, key by key, stands there as %s', (keys, shown) => {
    expect([...keys].reduce((text, key) => withSlashes(text + key), '')).toBe(shown);
  });
});

describe('a slot', () => {
  const now = new Date('2026-03-10T12:30:00Z'); // 14:30 in Israel

  it('is past once its hour has struck in Israel, today only', () => {
    expect(isPastSlot('2026-03-10', '14:00', now)).toBe(true);
    expect(isPastSlot('2026-03-10', '15:00', now)).toBe(false);
    expect(isPastSlot('2026-03-11', '00:00', now)).toBe(false);
    expect(isPastSlot('2026-03-10', '', now)).toBe(false);
    expect(isPastSlot('2026-03-10', '14:00', new Date('2026-03-10T12:00:00Z'))).toBe(false);
  });
});
