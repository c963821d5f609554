import { business } from '@/config/business';
import { roadFacts } from '../destinations/facts';
import type { DestinationSlug } from '../destinations/slugs';
import { airportFee, fares, nightExample, nightTariff } from '../fares';

/** The figures of the Hebrew articles as prose prints them; each comes from the module that holds it for the whole site. */

/** From–to, isolated: in Hebrew the two would change places. No line break parts them. */
const span = (from: number | string, to: number | string) => `\u2066${from}\u2060–\u2060${to}\u2069`;
const range = ([from, to]: readonly [number, number]) => span(from, to);
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
  hours: span(nightTariff.from, nightTariff.to),
  from: nightTariff.from,
  to: nightTariff.to,
  meter: shekels(nightExample.meter),
  surcharge: shekels(nightExample.surcharge),
  total: shekels(nightExample.total),
  fixed: shekels(nightExample.fixed),
} as const;

/** Minutes in the taxi queue when several flights land together. */
export const queue = range(business.meteredTaxi.queueMinutes);

/** In minutes up to an hour and a half, from there in hours: "1:40–1:55". */
function duration([from, to]: readonly [number, number]): string {
  if (to <= 90) return `${range([from, to])}\u00A0דקות`;
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return `${span(clock(from), clock(to))}\u00A0שעות`;
}

/** The road from Ben Gurion to a town: distance, and the drive on a clear road and in the rush hours. */
export function drive(slug: DestinationSlug) {
  const { km, clear, rush } = roadFacts[slug];
  return { km: `${range(km)}\u00A0ק״מ`, clear: duration(clear), rush: duration(rush) };
}
