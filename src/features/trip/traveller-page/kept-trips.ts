import { DAY_MS, MINUTE_MS } from '@shared/clock/clock';
import { createStore, del, entries, get, keys, set, update, type UseStore } from 'idb-keyval';
import type { TripView } from '@/data/trip';
import { localizedPath } from '@/i18n/localized-path';
import { locales, type Locale } from '@/i18n/locales';
import { canKeepPages, forgetPages, isAnyKept, keepPage } from '../kit/kept-page';
import type { TripLink } from './use-trip-link';

/** A trip as it was read last, on the phone of somebody who has asked for it. */
interface KeptTrip {
  trip: TripView;
  /** Milliseconds since 1970. */
  readAt: number;
  /** From then on it is on the phone no more. */
  until: number;
}

/** What has changed since the copy that may have been looked at. */
export type KeptNews = 'cancelled' | 'driver' | 'hour';

const PAGES = locales.map((locale) => localizedPath(locale, '/trip'));

/** Of whoever has kept no trip nothing is looked for, or made. */
const hasKept = (): Promise<boolean> => isAnyKept(PAGES);

let store: UseStore | undefined;
const trips = () => (store ??= createStore('kept-trips', 'trips'));

/** Copies are found by their link, whose key is written nowhere. */
async function nameOf({ reference, key }: TripLink): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${reference} ${key}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Until a day after the last ride has ended. */
export function keptUntil({ booking, pickups }: TripView): number {
  const ends = (booking?.legs ?? []).map(({ position, pickup_at, duration_minutes: minutes }) => {
    const moved = pickups.filter(({ leg }) => leg === position).map((pickup) => Date.parse(pickup.pickup_at));
    return Math.max(Date.parse(pickup_at), ...moved) + minutes * MINUTE_MS;
  });
  return Math.max(0, ...ends) + DAY_MS;
}

/** Without the keys to pass on: keys are written nowhere. */
const copyOf = (trip: TripView, until: number): KeptTrip => ({
  trip: { ...trip, view_key: null, cars: trip.cars.map((own) => ({ ...own, view_key: null })) },
  readAt: Date.now(),
  until,
});

/** Whether this browser can keep anything, and there is a ride to keep. */
export const canKeep = (trip: TripView): boolean =>
  trip.booking !== null && trip.booking.cancelled_at === null && keptUntil(trip) > Date.now() && canKeepPages();

/** Keeps a trip, its page in this language, and the files that it has used. @throws Error where the browser keeps nothing */
export async function keepTrip(link: TripLink, trip: TripView, locale: Locale): Promise<KeptTrip> {
  await keepPage(localizedPath(locale, '/trip'));
  const kept = copyOf(trip, keptUntil(trip));
  await set(await nameOf(link), kept, trips());
  return kept;
}

/** The copy of a trip; null where there is none, or the browser does not say. */
export async function keptTrip(link: TripLink): Promise<KeptTrip | null> {
  try {
    if (!(await hasKept())) return null;
    const kept = await get<KeptTrip>(await nameOf(link), trips());
    return kept && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

/** Takes a copy away; with the last one the pages and their worker, too. */
export async function forgetTrip(link: TripLink): Promise<void> {
  try {
    if (!(await hasKept())) return;
    await del(await nameOf(link), trips());
    if ((await keys(trips())).length === 0) await forgetPages(PAGES);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Takes away what is over; with the last copy the pages and their worker, too. Where nothing is over they stay, also without a
 * copy: somebody may have pressed a moment ago, and the worker is there before the copy.
 */
export async function dropExpired(): Promise<void> {
  if (!(await hasKept())) return;
  const kept = await entries<string, KeptTrip>(trips());
  const over = kept.filter(([, { until }]) => until <= Date.now());
  if (over.length === 0) return;
  await Promise.all(over.map(([name]) => del(name, trips())));
  if (kept.length === over.length) await forgetPages(PAGES);
}

/** Brings a copy up to date, where there is one. @returns what of it would have misled its reader; null for nothing */
export async function refreshKept(link: TripLink, trip: TripView): Promise<KeptNews | null> {
  try {
    const kept = await keptTrip(link);
    if (!kept) return null;
    await update<KeptTrip>(await nameOf(link), () => copyOf(trip, Math.max(kept.until, keptUntil(trip))), trips());
    return newsOf(kept.trip, trip);
  } catch {
    return null;
  }
}

const isCancelled = ({ booking }: TripView) => booking === null || booking.cancelled_at !== null;
const crewOf = ({ drivers }: TripView) =>
  JSON.stringify(drivers.map(({ leg, car, name, plate }) => [leg, car, name.latin, plate]));
const hoursOf = ({ pickups }: TripView) => JSON.stringify(pickups);

/** What matters most of what has changed. A driver who was not known yet misleads nobody. */
export function newsOf(was: TripView, now: TripView): KeptNews | null {
  if (!isCancelled(was) && isCancelled(now)) return 'cancelled';
  if (was.drivers.length > 0 && crewOf(was) !== crewOf(now) && !isCancelled(now)) return 'driver';
  return hoursOf(was) === hoursOf(now) ? null : 'hour';
}
