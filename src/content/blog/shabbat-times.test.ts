import { describe, expect, it } from 'vitest';
import { closedTimes, FIRST_REST, SUNSET, sunDownTo } from '@/config/rest-clock';
import { timeInIsrael } from '@/i18n/format';
import { roadFacts } from '../destinations/facts';
import { AT_HOME_BEFORE, candleLighting, LANDING_TO_CAR, SHABBAT_TOWNS, shabbatOf } from './shabbat-times';

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('sunset', () => {
  it.each([
    // Royal Observatory's almanac for Greenwich, and the equator at the equinox.
    ['2026-06-21', { latitude: 51.477, longitude: 0 }, '20:21'],
    ['2026-12-21', { latitude: 51.477, longitude: 0 }, '15:53'],
    ['2026-03-20', { latitude: 0, longitude: 0 }, '18:11'],
  ])('of %s', (day, place, clock) => {
    const found = minutes(sunDownTo(SUNSET, day, place).toISOString().slice(11, 16));
    expect(Math.abs(found - minutes(clock))).toBeLessThanOrEqual(2);
  });
});

// Printed calendars of those weeks (newsru.co.il, 10 October and 13 November 2025, 20 February 2026).
it.each([
  ['2025-10-10', '17:37', '17:53'],
  ['2025-11-14', '16:05', '16:20'],
  ['2026-02-20', '16:49', '17:13'],
] as const)('candles on %s are those of the calendars, or a little earlier', (friday, jerusalem, telAviv) => {
  for (const [town, clock] of [
    ['jerusalem', jerusalem],
    ['tel-aviv', telAviv],
  ] as const) {
    const early = minutes(clock) - candleLighting(friday, town);
    expect(early).toBeGreaterThanOrEqual(-3);
    expect(early).toBeLessThanOrEqual(9);
  }
});

it('takes the earliest Friday of the month, on summer time as on winter time', () => {
  expect(shabbatOf(12, 'jerusalem', FIRST_REST).candles).toBeLessThan(minutes('16:00'));
  expect(shabbatOf(6, 'jerusalem', FIRST_REST).candles).toBeGreaterThan(minutes('18:55'));
  expect(shabbatOf(3, 'netanya', FIRST_REST).candles).toBeLessThan(minutes('17:30'));
});

it('leaves time for the hall, the rush hour and an hour at home', () => {
  const { candles, landing } = shabbatOf(1, 'ashdod', FIRST_REST);
  const left = candles - landing - AT_HOME_BEFORE - LANDING_TO_CAR - roadFacts.ashdod.rush[1];
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(5);
});

// 2027: the table's year.
it.each(SHABBAT_TOWNS)('to %s no landing is named whose ride the form would close, in any month', (town) => {
  for (let month = 1; month <= 12; month += 1) {
    const { landing } = shabbatOf(month, town, FIRST_REST);
    const clock = [Math.floor(landing / 60), landing % 60].map((part) => String(part).padStart(2, '0')).join(':');
    for (let date = 1; date <= 28; date += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      if (new Date(`${day}T12:00Z`).getUTCDay() !== 5) continue;
      const { starts_at = Infinity } =
        closedTimes(FIRST_REST, day).find((rest) => rest.starts_at > Date.parse(day)) ?? {};
      const lands = Date.parse(`${day}T12:00Z`) + (minutes(clock) - minutes(timeInIsrael(`${day}T12:00Z`))) * 60_000;
      const over = lands + (LANDING_TO_CAR + roadFacts[town].rush[1]) * 60_000;
      expect(over, day).toBeLessThanOrEqual(starts_at - FIRST_REST.before * 60_000);
    }
  }
});
