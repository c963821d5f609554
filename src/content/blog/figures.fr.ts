import { business } from '@/config/business';
import { frenchTimes } from '@/i18n/format';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import { dearer, meterFare, meterFor, quoted, tariff, workedExample } from '../fares';
import { leavingTime } from './leave-home';

/** The figures of the French articles as prose prints them; each comes from the module that holds it for the whole site. */

const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
] as const;

/** Two figures that no line break parts. */
const range = ([from, to]: readonly [number, number]) => `${from}\u2060–\u2060${to}`;

const shekels = (amounts: readonly [number, number]) => `${range(amounts)}\u00A0₪`;
const exact = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00A0₪`;

/** "2025-04-01" as "1er avril 2025". */
export function frenchDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date} ${MONTHS[(month ?? 1) - 1]?.toLowerCase()} ${year}`;
}

/** What the meter shows to a place by the tariff in force, and what passengers report having paid. */
const fareTo = (slug: 'tel-aviv' | 'jerusalem' | 'haifa') => ({
  /** By day, on a clear road and in the rush hours. */
  metered: shekels(meterFare(slug, 'a', 'clear')),
  rush: shekels(meterFare(slug, 'a', 'rush')),
  /** On the nights of Thursday, Friday and Saturday; the road is clear. */
  late: shekels(meterFare(slug, 'c', 'clear')),
  reported: shekels(quoted.reported[slug] ?? [0, 0]),
});

export const fare = {
  telAviv: fareTo('tel-aviv'),
  jerusalem: fareTo('jerusalem'),
  airportFee: `${tariff.airportFee}\u00A0₪`,
  /** What the business takes to Tel Aviv. */
  fixed: shekels(business.telAvivPrice.shekels),
} as const;

/** The dearer hours of the meter: tariff B, and tariff C of the nights around Shabbat. */
export const night = {
  percent: `${dearer.b}\u202F%`,
  latePercent: `${dearer.c}\u202F%`,
  from: frenchTimes(tariff.hours.night),
  to: frenchTimes(tariff.hours.day),
  friday: frenchTimes(tariff.hours.friday),
  lateThursday: frenchTimes(tariff.hours.lateThursday),
  lateFriday: frenchTimes(tariff.hours.lateFriday),
  lateSaturday: frenchTimes(tariff.hours.lateSaturday),
} as const;

const lineOf = (by: 'a' | 'b' | 'c') => ({
  rate: exact(tariff.rates[by]),
  distance: exact(workedExample.kilometres * tariff.rates[by]),
  time: exact(workedExample.minutes * tariff.rates[by]),
  total: exact(meterFor(workedExample.kilometres, workedExample.minutes, by)),
});

/** One ride to a hotel in Tel Aviv, line by line, by the three tariffs. */
export const example = {
  kilometres: workedExample.kilometres,
  minutes: workedExample.minutes,
  start: exact(tariff.start),
  lines: [lineOf('a'), lineOf('b'), lineOf('c')],
} as const;

/** Minutes in the taxi queue when several flights land together. */
export const queue = business.taxiQueue.minutes.join('\u2060–\u2060');

/** A time span: "45\u00A0min", "2\u00A0h", "1\u00A0h\u00A040". @param minutes in minutes */
export function spoken(minutes: number): string {
  if (minutes <= 90) return `${minutes}\u00A0min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest ? `\u00A0${String(rest).padStart(2, '0')}` : ''}`;
}

const duration = ([from, to]: readonly [number, number]) =>
  to <= 90 ? `${range([from, to])}\u00A0min` : `${spoken(from)} – ${spoken(to)}`;

/** The road from Ben Gurion to a town: distance, and the drive on a clear road and in the rush hours. */
export function drive(slug: DestinationSlug) {
  const { km, clear, rush } = roadFacts[slug];
  return { km: `${range(km)}\u00A0km`, clear: duration(clear), rush: duration(rush) };
}

/** When to leave a town on a working day for a flight: "6\u00A0h", or "21\u00A0h\u00A010 la veille". */
export function leaveFor(takeOff: string, slug: DestinationSlug): string {
  const { time, isEveBefore } = leavingTime(takeOff, slug);
  const written = frenchTimes(time);
  return isEveBefore ? `${written} la veille` : written;
}
