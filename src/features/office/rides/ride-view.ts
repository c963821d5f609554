import { addressOf, UUID } from '@/features/office/kit/use-address-view';
import { dayIn, parseTypedDay } from '@/lib/calendar-day';

/** What the board shows. All of it stands in the address, so that it can be shared and gone back to. */
export interface RideView {
  /** "2026-11-23"; empty for today. */
  day: string;
  /** Id of the ride whose sheet is open. */
  ride: string | null;
  /** Only rides without a driver: on a phone. */
  onlyOpen: boolean;
}

/** Reads an address; whatever is not understood counts as not said. */
export function readRideView(params: URLSearchParams): RideView {
  const day = dayIn(params.get('day') ?? '');
  const ride = params.get('ride');
  return {
    day: day.startsWith('20') && parseTypedDay(day, day) === day ? day : '',
    ride: ride && UUID.test(ride) ? ride : null,
    onlyOpen: params.get('show') === 'open',
  };
}

/** The address of a view; what is as usual is not mentioned. */
export function writeRideView({ day, ride, onlyOpen }: RideView): URLSearchParams {
  return addressOf([
    ['day', day],
    ['show', onlyOpen && 'open'],
    ['ride', ride],
  ]);
}
