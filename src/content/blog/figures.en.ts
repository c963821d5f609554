import { business } from '@/config/business';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import { dearer, meterFare, meterFor, quoted, tariff, workedExample } from '../fares';
import { leavingTime } from './leave-home';

/** The figures of the English articles as prose prints them; each comes from the module that holds it for the whole site. */

/** Two figures that no line break parts. */
const range = ([from, to]: readonly [number, number]) => `${from}\u2060–\u2060${to}`;
const shekels = (amounts: readonly [number, number]) => `${range(amounts)}\u00A0₪`;

/** What the meter shows to a place by the tariff in force, and what passengers report having paid. */
const fareTo = (slug: 'tel-aviv' | 'jerusalem' | 'haifa') => ({
  /** By day, on a clear road and in the rush hours. */
  metered: shekels(meterFare(slug, 'a', 'clear')),
  rush: shekels(meterFare(slug, 'a', 'rush')),
  /** At night on weekdays, and on the nights of Thursday, Friday and Saturday; the road is clear. */
  night: shekels(meterFare(slug, 'b', 'clear')),
  late: shekels(meterFare(slug, 'c', 'clear')),
  reported: shekels(quoted.reported[slug] ?? [0, 0]),
});

export const fare = {
  telAviv: fareTo('tel-aviv'),
  jerusalem: fareTo('jerusalem'),
  haifa: fareTo('haifa'),
  airportFee: `${tariff.airportFee}\u00A0₪`,
  /** What the business takes to Tel Aviv. */
  fixed: shekels(business.telAvivPrice.shekels),
} as const;

/** Two taxis to Tel Aviv, for parties that do not fit into one. */
const twice = (by: 'a' | 'b' | 'c', road: 'clear' | 'rush') => {
  const [from, to] = meterFare('tel-aviv', by, road);
  return shekels([2 * from, 2 * to]);
};
export const twoTaxis = {
  clear: twice('a', 'clear'),
  rush: twice('a', 'rush'),
  night: twice('b', 'clear'),
  late: twice('c', 'clear'),
} as const;

/** The dearer hours of the meter: tariff B, and tariff C of the nights around Shabbat. */
export const night = {
  percent: `${dearer.b}%`,
  latePercent: `${dearer.c}%`,
  from: tariff.hours.night,
  to: tariff.hours.day,
  friday: tariff.hours.friday,
  lateThursday: tariff.hours.lateThursday,
  lateFriday: tariff.hours.lateFriday,
  lateSaturday: tariff.hours.lateSaturday,
} as const;

const exact = (amount: number) => `${amount.toFixed(2)}\u00A0₪`;

/** One ride to a hotel in Tel Aviv, line by line. */
export const example = {
  kilometres: workedExample.kilometres,
  minutes: workedExample.minutes,
  start: exact(tariff.start),
  lines: (['a', 'b', 'c'] as const).map((by) => ({
    rate: exact(tariff.rates[by]),
    distance: exact(workedExample.kilometres * tariff.rates[by]),
    time: exact(workedExample.minutes * tariff.rates[by]),
    total: exact(meterFor(workedExample.kilometres, workedExample.minutes, by)),
  })),
} as const;

/** "30–60 minutes" in the taxi queue when several flights land together. */
export const queue = business.taxiQueue.minutes.join('\u2060–\u2060');

/** As the destinations' pages print it: "40–50 min", "1h 40 – 1h 55". */
function duration([from, to]: readonly [number, number]): string {
  if (to <= 90) return `${range([from, to])}\u00A0min`;
  const clock = (minutes: number) => {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)}h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`;
  };
  return `${clock(from)} – ${clock(to)}`;
}

/** The road from Ben Gurion to a town: distance, and the drive on a clear road and in the rush hours. */
export function drive(slug: DestinationSlug) {
  const { km, clear, rush } = roadFacts[slug];
  return { km: `${range(km)}\u00A0km`, clear: duration(clear), rush: duration(rush) };
}

/** When to leave a town on a working day for a flight: "04:05", or "21:10 the day before". */
export function leaveFor(takeOff: string, slug: DestinationSlug): string {
  const { time, isEveBefore } = leavingTime(takeOff, slug);
  return isEveBefore ? `${time} the day before` : time;
}
