import { israelClock } from '@shared/clock/clock';
import { shownPlate } from '@/data/fleet';
import type { BoardVehicle, Ride, RideState } from '@/data/rides';
import { shortMoment, timeInIsrael } from '@/i18n/format';
import { localeRegistry, type Locale } from '@/i18n/locales';
import type { BadgeTone } from '@/ui/badge';

export const vehicleText = ({ make, plate }: BoardVehicle): string => `${make}, ${shownPlate(plate)}`;

/** Minutes as hours: "6:30". */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

/** Names of languages as the page's language has them: "French", "Hebrew". */
export function languageNames(locale: Locale, languages: readonly string[]): string {
  const { intl } = localeRegistry[locale];
  const names = new Intl.DisplayNames(intl, { type: 'language' });
  return new Intl.ListFormat(intl, { type: 'conjunction' }).format(languages.map((code) => names.of(code) ?? code));
}

/** Seats for children of all kinds. */
export const childSeats = (ride: Pick<Ride, 'seats_infant' | 'seats_child' | 'seats_booster'>): number =>
  ride.seats_infant + ride.seats_child + ride.seats_booster;

/** A flight's number without spaces: "LY315". */
export const flightText = (number: string): string => number.replaceAll(' ', '');

export const pickupTime = ({ pickup_at }: Pick<Ride, 'pickup_at'>): string => timeInIsrael(pickup_at);

/** Tones of the words that say how far a ride is; edges of blocks have the same colours. */
export const stateTones: Readonly<Record<RideState, BadgeTone>> = {
  planned: 'danger',
  assigned: 'warn',
  acknowledged: 'info',
  on_the_way: 'info',
  at_pickup: 'info',
  on_board: 'info',
  done: 'success',
  no_show: 'danger',
  cancelled: 'neutral',
};

/** Ids of elements that get the focus when a ride is to be assigned: its block, or its driver on a phone. */
export const rideElementId = (ride: Pick<Ride, 'id'>): string => `ride-${ride.id}`;

/** An hour in a sentence about another one: with its day where that is not the same. */
export function hourBeside(locale: Locale, instant: string, beside: string): string {
  const isSameDay = israelClock(new Date(instant)).day === israelClock(new Date(beside)).day;
  return isSameDay ? timeInIsrael(instant) : shortMoment(locale, instant);
}
