/** The decisions of calendar-feed that need neither the network nor the database: what a key is, and what a feed says. */
import type { BusinessSettings } from '../_shared/facts/business-settings.ts';
import { bookingCalendar } from '../_shared/facts/booking-calendar.ts';
import { drivenLeg } from '../_shared/facts/driven-leg.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import { readTripFragment, type TripView } from '../_shared/contracts/trip-contract.ts';
import { calendarFile } from '../_shared/mail/calendar-file.ts';

/** Minutes after which a calendar should read its feed again; programs may take longer. */
const REFRESH_MINUTES = 15;

type FeedRide = CompositeTypes<'ride_of_feed'>;

export interface Feed {
  /** When its key was made. */
  since: string;
  /** The driver's name; null for the office. */
  driver: CompositeTypes<'person_name'> | null;
  rides: readonly FeedRide[];
}

/** The key in an address; empty for what cannot be one, which is looked up and counted all the same. */
export function feedKey(url: string): string {
  const key = (new URL(url).searchParams.get('key') ?? '').trim().toLowerCase();
  return /^[0-9a-f]{32}$/u.test(key) ? key : '';
}

/** What names a trip in an address: its reference and a key of its link, as the fragment of its page has them; null for another address. */
export function tripOfFeed(url: string): { reference: string; key: string } | null {
  const named = new URL(url).searchParams.get('trip');
  // What cannot be one is looked up and counted all the same.
  return named === null ? null : (readTripFragment(named) ?? { reference: '', key: '' });
}

/** A place as people typed it, without the phone numbers that some add: a feed holds none. */
const withoutPhones = (place: string): string => place.replaceAll(/\+?\d(?:[\s().\-/]{0,2}\d){8,}/gu, '…');

/** The arrow points the way that the text is read, which its first letter decides. */
const isReadFromRight = (text: string): boolean => /^\P{L}*\p{Script=Hebrew}/u.test(text);

function title({ first_name, pickup, dropoff }: FeedRide): string {
  const name = withoutPhones(first_name);
  const arrow = isReadFromRight(`${name} ${pickup}`) ? '←' : '→';
  return `${name} · ${withoutPhones(pickup)} ${arrow} ${withoutPhones(dropoff)}`;
}

interface About {
  business: Pick<BusinessSettings, 'name' | 'shortName'>;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/**
 * The feed as an iCalendar file; the same rides make the same text, to the letter, so that its hash can be compared.
 * It has no words but names and places, and so no language.
 */
export function feedText({ since, driver, rides }: Feed, { business, siteUrl }: About): string {
  const changed = rides.map((ride) => Date.parse(ride.updated_at));
  return calendarFile({
    method: 'PUBLISH',
    producer: business.name.en,
    name: [business.shortName.he, driver?.he].filter(Boolean).join(' · '),
    refreshMinutes: REFRESH_MINUTES,
    // The newest change and not the clock's time: an unchanged feed stays the same.
    madeAt: new Date(Math.max(Date.parse(since), ...changed)),
    events: rides.map((ride) => ({
      // Unique by itself (RFC 7986, section 5.3), and the same wherever the site is served from.
      id: ride.id,
      when: { start: new Date(ride.pickup_at), end: new Date(ride.ends_at) },
      title: title(ride),
      description: ride.cars > 1 ? `${ride.reference} (${ride.car}/${ride.cars})` : ride.reference,
      place: withoutPhones(ride.pickup),
      // Drivers have no account to open the board with.
      ...(!driver && { url: `${siteUrl}/dashboard/rides` }),
    })),
  });
}

/** The feed of one trip, in the language in which it was asked for. One that is over, or cancelled, is in no calendar any more. */
export function tripFeedText(
  { since, trip }: { since: string; trip: TripView | null },
  { business, siteUrl }: { business: BusinessSettings; siteUrl: string },
): string {
  const file = { method: 'PUBLISH', madeAt: new Date(since), refreshMinutes: REFRESH_MINUTES } as const;
  if (!trip?.booking) return calendarFile({ ...file, producer: business.name.en, events: [] });
  const { reference, booking, pickups, drivers, request, language: locale } = trip;
  return bookingCalendar(
    {
      ...file,
      reference,
      legs: booking.legs.map((leg) => drivenLeg(leg, pickups)),
      drivers,
      facts: request,
      sequence: booking.calendar_sequence,
      name: `${business.shortName[locale]} · ${reference}`,
    },
    { locale, business, siteUrl },
  );
}
