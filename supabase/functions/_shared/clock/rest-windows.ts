/**
 * When the business rests: Shabbat and the holidays on which work rests in Israel, from candle lighting to nightfall, by
 * the Hebrew calendar and the sun. Of the module's windows the migration rest_windows is written (npm run rest-windows).
 */
import { addDays, MINUTE_MS, noonOf, SATURDAY } from './clock.ts';
import { once } from '../http/once.ts';
import { SUNSET, sunDownTo, type Place } from './sun.ts';

/** Towns by whose sun the business may rest, with the minutes before sunset at which candles are lit there. */
const CITIES = {
  jerusalem: { latitude: 31.778, longitude: 35.235, candles: 40 },
  'tel-aviv': { latitude: 32.0853, longitude: 34.7818, candles: 18 },
  haifa: { latitude: 32.8, longitude: 34.99, candles: 30 },
} as const satisfies Readonly<Record<string, Place & { candles: number }>>;

export type RestCity = keyof typeof CITIES;
export const REST_CITIES: readonly RestCity[] = ['jerusalem', 'tel-aviv', 'haifa'];

/** The first and the last day of the windows in the database, "YYYY-MM-DD". */
export const REST_WINDOWS_SPAN = { from: '2026-01-01', to: '2036-12-31' } as const;

/** Degrees at which three small stars are seen. */
const NIGHTFALL = -8.5;

/** A time in which nobody drives. Instants, milliseconds since 1970. */
export interface RestWindow {
  /** Candle lighting, and nightfall; full minutes. */
  readonly starts_at: number;
  readonly ends_at: number;
  /** Minutes before it by which a ride has to be over, and after it from which one begins; none unless said. */
  readonly before?: number;
  readonly after?: number;
}

/** Holidays on which work rests in Israel, one day each; the new year has two. */
const HOLIDAYS = new Set([
  '1 Tishri',
  '2 Tishri',
  '10 Tishri',
  '15 Tishri',
  '22 Tishri',
  '15 Nisan',
  '21 Nisan',
  '6 Sivan',
]);

const hebrewDay = once(
  () => new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** What was looked up: the calendar of a page asks for the same days again and again. */
const known = new Map<string, boolean>();

/** Whether a day is Shabbat or a holiday. @param day "YYYY-MM-DD" */
export function isRestDay(day: string): boolean {
  let rests = known.get(day);
  if (rests === undefined) {
    const noon = noonOf(day);
    const parts = Object.fromEntries(
      hebrewDay()
        .formatToParts(noon)
        .map(({ type, value }) => [type, value]),
    );
    rests = noon.getUTCDay() === SATURDAY || HOLIDAYS.has(`${parts['day']} ${parts['month']}`);
    known.set(day, rests);
  }
  return rests;
}

/**
 * The windows whose first day of rest lies within a span, in order. Days of rest that follow each other are one window; none
 * is longer than three days.
 * @param from "YYYY-MM-DD" @param to "YYYY-MM-DD", the last day
 */
export function restWindows(city: RestCity, from: string, to: string): RestWindow[] {
  const place = CITIES[city];
  const windows: RestWindow[] = [];
  for (let first = from; first <= to; first = addDays(first, 1)) {
    const eve = addDays(first, -1);
    if (!isRestDay(first) || isRestDay(eve)) continue;
    let last = first;
    while (isRestDay(addDays(last, 1))) last = addDays(last, 1);
    windows.push({
      starts_at: (Math.floor(sunDownTo(SUNSET, eve, place).getTime() / MINUTE_MS) - place.candles) * MINUTE_MS,
      ends_at: Math.ceil(sunDownTo(NIGHTFALL, last, place).getTime() / MINUTE_MS) * MINUTE_MS,
    });
  }
  return windows;
}
