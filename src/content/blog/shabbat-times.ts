import { MINUTE_MS } from '@shared/clock/clock';
import { closedTimes, restOf, SUNSET, sunDownTo, type Place, type RestRules } from '@/config/rest-clock';
import { frenchTimes, timeInIsrael } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { mapTexts } from '@/i18n/promises';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import type { Published } from '@/config/published';

/** When Shabbat begins, and by when one must have landed to be there in time: computed, month by month. */

/**
 * Minutes before sunset at which candles are lit: 40 in Jerusalem, 30 in Haifa, elsewhere 18 or 20, of which the earlier
 * (https://www.hebcal.com/home/4463/candle-lighting-havdalah-fast-times, read on 22 November 2026).
 */
const towns = {
  jerusalem: { latitude: 31.778, longitude: 35.225, candles: 40 },
  'tel-aviv': { latitude: 32.08, longitude: 34.78, candles: 20 },
  netanya: { latitude: 32.33, longitude: 34.86, candles: 20 },
  ashdod: { latitude: 31.8, longitude: 34.65, candles: 20 },
  haifa: { latitude: 32.8, longitude: 34.99, candles: 30 },
  tiberias: { latitude: 32.79, longitude: 35.53, candles: 20 },
  'beer-sheva': { latitude: 31.25, longitude: 34.79, candles: 20 },
  eilat: { latitude: 29.56, longitude: 34.95, candles: 20 },
  nazareth: { latitude: 32.7, longitude: 35.3, candles: 20 },
  safed: { latitude: 32.97, longitude: 35.5, candles: 20 },
  ashkelon: { latitude: 31.67, longitude: 34.57, candles: 20 },
  'ramat-gan': { latitude: 32.08, longitude: 34.82, candles: 20 },
  'petah-tikva': { latitude: 32.09, longitude: 34.88, candles: 20 },
} as const satisfies Partial<Record<DestinationSlug, Place & { candles: number }>>;

export type ShabbatTown = keyof typeof towns;
export const SHABBAT_TOWNS = Object.keys(towns) as ShabbatTown[];

/** The year that tables are computed for; another year moves their times by a few minutes. */
export const TABLE_YEAR = 2027;

/** Minutes from touching down until the car leaves, with suitcases and children. */
export const LANDING_TO_CAR = 75;
/** Minutes at home before candles are lit. */
export const AT_HOME_BEFORE = 60;

/** Minutes since midnight in Israel, down to the five before. */
function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = timeInIsrael(instant).split(':').map(Number);
  const all = hours * 60 + minutes;
  return all - (all % 5);
}

/** Candle lighting in a town on a Friday, in minutes since midnight, rounded down to five. */
export function candleLighting(friday: string, town: ShabbatTown): number {
  const { candles, ...place } = towns[town];
  return minutesOf(new Date(sunDownTo(SUNSET, friday, place).getTime() - candles * MINUTE_MS));
}

/** By when rides are over on a Friday, in minutes since midnight. */
function ridesOver(friday: string, rules: RestRules): number {
  const rest = closedTimes(rules, friday).find(({ starts_at }) => starts_at > Date.parse(friday));
  return rest ? minutesOf(new Date(rest.starts_at)) - rules.before : Infinity;
}

/** Fridays of a month, "YYYY-MM-DD". @param month from 1 */
function fridaysOf(year: number, month: number): string[] {
  const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(year, month - 1, at + 1)));
  return days
    .filter((day) => day.getUTCDay() === 5 && day.getUTCMonth() === month - 1)
    .map((day) => day.toISOString().slice(0, 10));
}

/**
 * The earliest candle lighting of a month's Fridays, and the latest landing from which a car reaches the town in the
 * rush hour and an hour before; minutes since midnight, rounded down to five.
 * @param month from 1
 */
export function shabbatOf(
  month: number,
  town: ShabbatTown,
  rules: RestRules,
  year = TABLE_YEAR,
): { candles: number; landing: number } {
  const fridays = fridaysOf(year, month);
  const candles = Math.min(...fridays.map((friday) => candleLighting(friday, town)));
  const over = Math.min(candles - AT_HOME_BEFORE, ...fridays.map((friday) => ridesOver(friday, rules)));
  const landing = over - roadFacts[town].rush[1] - LANDING_TO_CAR;
  return { candles, landing: landing - (landing % 5) };
}

/** Minutes since midnight as the language writes a time: "15:20", "15 h 20". */
function clock(locale: Locale, minutes: number): string {
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return locale === 'fr' ? frenchTimes(time) : time;
}

/** "{landing jerusalem 12}" */
const HOUR = /\{(candles|landing) ([a-z-]+) (\d+)\}/gu;
const isTown = (name: string): name is ShabbatTown => Object.hasOwn(towns, name);

/** How a text names such an hour: what it is follows from the margins that hold when it is read ({@link fillShabbat}). */
export const shabbatHour = (what: 'candles' | 'landing', town: ShabbatTown, month: number): string =>
  `{${what} ${town} ${month}}`;

/** Texts with the hours of Fridays that they name. */
export const fillShabbat = <Texts>(texts: Texts, { promises }: Pick<Published, 'promises'>, locale: Locale): Texts =>
  mapTexts(texts, (text) =>
    text.replaceAll(HOUR, (whole, what: 'candles' | 'landing', town: string, month: string) =>
      isTown(town) ? clock(locale, shabbatOf(Number(month), town, restOf(promises))[what]) : whole,
    ),
  );
