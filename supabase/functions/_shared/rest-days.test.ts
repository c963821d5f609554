import { describe, expect, it } from 'vitest';
import { isRestNow, restAt } from './rest-days.ts';

describe('days of rest', () => {
  it.each([
    ['2026-11-28', '', 'shabbat'],
    ['2026-11-27', '', null],
    ['2026-11-27', '14:00', null],
    ['2026-11-27', '15:00', 'eve'],
    ['2026-11-29', '08:00', null],
    // Rosh Hashanah 5788, both days and the evening before; Yom Kippur; the first and last day of Passover; Shavuot.
    ['2027-10-01', '16:00', 'eve'],
    ['2027-10-02', '', 'shabbat'],
    ['2027-10-03', '', 'holiday'],
    ['2027-10-11', '', 'holiday'],
    ['2027-04-22', '', 'holiday'],
    ['2027-04-28', '', 'holiday'],
    ['2027-06-11', '', 'holiday'],
    ['2027-04-25', '', null],
    ['', '10:00', null],
  ])('%s %s: %s', (day, time, rest) => {
    expect(restAt(day, time, '15:00')).toBe(rest);
  });

  it.each([
    ['2026-11-27T12:59:00Z', false],
    ['2026-11-27T13:00:00Z', true],
    ['2026-11-28T21:59:00Z', true],
    ['2026-11-28T22:00:00Z', false],
  ])('work rests at %s: %s', (instant, rests) => {
    expect(isRestNow('15:00', new Date(instant))).toBe(rests);
  });
});
