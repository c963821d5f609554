import { israelClock } from '@shared/clock/clock';
import { type FactWords, type SaidFact, saidFacts } from '@/data/facts';
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

/** A line of the board's facts as a block shows it: a figure for what is counted, a flight's number without spaces: "LY315". */
export function shortFact({ parts }: SaidFact): string {
  const counted = parts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return counted > 0
    ? String(counted)
    : parts.map(({ text, isLtr }) => (isLtr ? text.replaceAll(' ', '') : text)).join(', ');
}

/** The facts of a ride as they are read aloud. */
export const spokenFacts = (ride: Ride, words: FactWords): string =>
  saidFacts('board', ride, words, 'one line')
    .map(({ id, label, parts }) =>
      [...(id === 'load' ? [] : [label]), parts.map(({ text }) => text).join(', ')].join(' '),
    )
    .join(', ');

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
