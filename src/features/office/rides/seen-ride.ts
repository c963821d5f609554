import { useState } from 'react';
import type { BoardDay, Ride } from '@/data/rides';
import { driverName, shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import type { Locale } from '@/i18n/locales';
import { useMessages, type Messages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { vehicleText } from './ride-words';

/** Columns that a form or menu goes by. */
type Columns = readonly (keyof Ride)[];

export const TIMES = ['pickup_at', 'busy_from', 'busy_until'] as const satisfies Columns;
/** Who drives a ride with what and when, and how far it is: what a choice of drivers goes by. */
export const ARRANGEMENT = ['driver_no', 'vehicle_no', 'state', ...TIMES] as const satisfies Columns;

const isSame = (columns: Columns, one: Ride, other: Ride) => columns.every((column) => one[column] === other[column]);

/** A ride as it was before a colleague changed it, and as it is since. */
export interface RideChange {
  was: Ride;
  now: Ride;
  /** Whether somebody has looked at it and goes on from there. */
  isLooked: boolean;
}

/**
 * The ride as it was when somebody began to look at it. A form or menu sends this version and no newer one: a change that comes
 * meanwhile is shown, and counts once it was looked at. What the form does not go by is followed in silence.
 */
export function useSeenRide(ride: Ride, columns: Columns) {
  const [{ seen, before }, set] = useState<{ seen: Ride; before: Ride | null }>({ seen: ride, before: null });
  const isChanged = !isSame(columns, seen, ride);
  if (seen !== ride && !isChanged) set({ seen: ride, before });
  const isLooked = !isChanged;
  const was = isChanged ? seen : before;
  const change: RideChange | null = was && { was, now: ride, isLooked };
  return {
    seen,
    change,
    isChanged,
    /** Goes on with the ride as it now is. */
    look: () => set({ seen: ride, before: seen }),
    /** The same where nothing was to be kept: nobody is told. */
    follow: () => set({ seen: ride, before: null }),
  };
}

type Words = Messages['staffRides'];
export type Fleet = Pick<BoardDay, 'drivers' | 'vehicles'>;

function changesOf(words: Words, locale: Locale, { was, now }: RideChange, { drivers, vehicles }: Fleet): string[] {
  const m = words.meanwhile;
  const driver = drivers.find(({ no }) => no === now.driver_no);
  const vehicle = vehicles.find(({ no }) => no === now.vehicle_no);
  const moment = (instant: string) => isolatedText(shortMoment(locale, instant));
  const isReassigned = was.driver_no !== now.driver_no;
  const isOtherCar = !isReassigned && was.vehicle_no !== now.vehicle_no;
  const isMoved = was.pickup_at !== now.pickup_at;
  return [
    isReassigned && (driver ? m.driver(isolatedText(driverName(locale, driver.name))) : m.noDriver),
    isOtherCar && (vehicle ? m.car(isolatedText(vehicleText(vehicle))) : m.noCar),
    isMoved && m.pickup(moment(now.pickup_at)),
    !isMoved && !isSame(TIMES, was, now) && m.span(moment(now.busy_from), moment(now.busy_until)),
    !isReassigned && was.state !== now.state && words.states[now.state],
  ].filter((phrase) => phrase !== false);
}

/** What is different about a ride, in short phrases. */
export function useChanges(change: RideChange, fleet: Fleet): string[] {
  return changesOf(useMessages('staffRides'), useLocale(), change, fleet);
}

/** "Olga Levin has changed this ride in the meantime. Driver: Samer Haddad." */
export function useChangeText(change: RideChange, fleet: Fleet): string {
  const { outcomes } = useMessages('staffRides');
  const { updated_by_name: by } = change.now;
  const what = useChanges(change, fleet).join('. ');
  return `${by ? outcomes.changedBy(isolatedText(by)) : outcomes.changed} ${what}.`;
}
