import { describe, expect, it } from 'vitest';
import { israelInstant } from './israel-clock.ts';

describe('the instant of a time on the clock in Israel', () => {
  it.each([
    ['2026-11-24', '18:00', '2026-11-24T16:00:00.000Z'],
    ['2026-07-01', '00:30', '2026-06-30T21:30:00.000Z'],
    // The night of spring: 02:00 to 02:59 do not exist.
    ['2027-03-26', '01:59', '2027-03-25T23:59:00.000Z'],
    ['2027-03-26', '02:30', '2027-03-26T00:30:00.000Z'],
    ['2027-03-26', '03:10', '2027-03-26T00:10:00.000Z'],
    // The night of autumn: 01:00 to 01:59 exist twice, and the later one is meant.
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ])('%s %s', (day, time, instant) => {
    expect(israelInstant(day, time).toISOString()).toBe(instant);
  });
});
