import { expect, it } from 'vitest';
import { cheaperMeter, tariffAt } from './beside-taxi';
import { meterFare } from './index';

/** A Wednesday to a Sunday; Passover, which begins on a Thursday; a new year after Shabbat. */
it.each([
  ['2026-11-25', '12:00', 'a'],
  ['2026-11-25', '20:59', 'a'],
  ['2026-11-25', '21:00', 'b'],
  ['2026-11-26', '05:59', 'b'],
  ['2026-11-26', '06:00', 'a'],
  ['2026-11-26', '22:00', 'b'],
  ['2026-11-26', '23:00', 'c'],
  ['2026-11-27', '03:00', 'c'],
  ['2026-11-27', '15:00', 'a'],
  ['2026-11-27', '16:00', 'b'],
  ['2026-11-27', '21:00', 'c'],
  ['2026-11-28', '05:00', 'c'],
  ['2026-11-28', '12:00', 'b'],
  ['2026-11-28', '19:00', 'c'],
  ['2026-11-29', '04:00', 'c'],
  ['2026-11-29', '09:00', 'a'],
  ['2027-04-21', '15:00', 'a'],
  ['2027-04-21', '16:00', 'b'],
  ['2027-04-21', '21:00', 'c'],
  ['2027-04-22', '05:00', 'c'],
  ['2027-04-22', '12:00', 'b'],
  ['2027-04-22', '19:00', 'c'],
  ['2027-10-03', '12:00', 'b'],
  ['2027-10-04', '05:00', 'c'],
  ['2027-10-04', '09:00', 'a'],
] as const)('the meter on %s at %s runs by tariff %s', (day, time, tariff) => {
  expect(tariffAt(day, time)).toBe(tariff);
});

it('the meter is named where it shows less than the whole of another price, from the airport to a place with a page', () => {
  const [, most] = meterFare('jerusalem', 'a', 'clear');
  const shekels = (count: number) => count * 100;
  expect(cheaperMeter('jerusalem', '2026-11-25', '12:00', shekels(most + 1))).toEqual(
    meterFare('jerusalem', 'a', 'clear'),
  );
  expect(cheaperMeter('jerusalem', '2026-11-25', '12:00', shekels(most))).toBeNull();
  expect(cheaperMeter('jerusalem', '2026-11-25', '22:00', shekels(most + 1))).toBeNull();
  expect(cheaperMeter('herzliya', '2026-11-25', '12:00', shekels(10_000))).toBeNull();
});
