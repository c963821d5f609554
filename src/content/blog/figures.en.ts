import { business } from '@/config/business';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import { airportFee, fares, nightExample, nightTariff } from '../fares';

/** The figures of the English articles as prose prints them; each comes from the module that holds it for the whole site. */

/** Two figures that no line break parts. */
const range = ([from, to]: readonly [number, number]) => `${from}\u2060–\u2060${to}`;
const shekels = (amounts: readonly [number, number]) => `${range(amounts)}\u00A0₪`;

export const fare = {
  telAviv: { metered: shekels(fares['tel-aviv'].metered), realistic: shekels(fares['tel-aviv'].realistic) },
  jerusalem: { metered: shekels(fares.jerusalem.metered), realistic: shekels(fares.jerusalem.realistic) },
  haifa: { metered: shekels(fares.haifa.metered), realistic: shekels(fares.haifa.realistic) },
  airportFee: `${airportFee}\u00A0₪`,
} as const;

/** The night ride to Tel Aviv, and the dearer hours of the meter. */
export const night = {
  percent: `${nightTariff.percent}%`,
  from: nightTariff.from,
  to: nightTariff.to,
  meter: shekels(nightExample.meter),
  surcharge: shekels(nightExample.surcharge),
  total: shekels(nightExample.total),
  fixed: shekels(nightExample.fixed),
} as const;

/** "30–60 minutes" in the taxi queue when several flights land together. */
export const queue = business.meteredTaxi.queueMinutes.join('\u2060–\u2060');

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
