import { MINUTE_MS, isTime, israelClock } from '@shared/clock/clock';
import {
  askedTrip,
  cleanDigits,
  cleanLine,
  type PricedTrip,
  type PriceList,
  type TripServiceType,
} from '@/data/submit-lead';
import { readTypedDay } from '@/i18n/typed-day';
import type { TripWish } from '@/lib/trip-wish';
import type { Pricing } from '../pricing/pricing';

/** What the short start asks for, by the names that travel in the address; "" where nothing is said. */
export type StartWish = Record<
  'from' | 'to' | 'date' | 'time' | 'passengers' | 'luggage' | 'back' | 'back_time',
  string
>;

export const EMPTY_START: StartWish = {
  from: '',
  to: '',
  date: '',
  time: '',
  passengers: '',
  luggage: '',
  back: '',
  back_time: '',
};

/** Without these there is no price, in the order in which they stand. */
export const NEEDED = ['from', 'to', 'date', 'time', 'passengers'] as const satisfies readonly (keyof StartWish)[];

/** A day that was typed or chosen, "YYYY-MM-DD"; null for what is none. */
export const dayOf = (typed: string): string | null => readTypedDay(cleanDigits(typed), israelClock().day);

/** Which kind of service a ride is, by whether it begins or ends at an airport. */
export function serviceOf({ zones }: PriceList, { from, to }: StartWish, { readPlace }: Pricing): TripServiceType {
  const isAirport = (text: string) => {
    const reading = readPlace(zones, text);
    return reading.outcome === 'zone' && reading.zone.kind === 'airport';
  };
  if (isAirport(from)) return 'airport_pickup';
  return isAirport(to) ? 'airport_dropoff' : 'intercity';
}

/** The trip of these answers; suitcases that nobody has spoken of need no other car. Null while one is missing. */
export function tripOf(wish: StartWish, service: TripServiceType): PricedTrip | null {
  const back = dayOf(wish.back);
  return askedTrip(
    {
      service_type: service,
      pickup: cleanLine(wish.from),
      dropoff: cleanLine(wish.to),
      travel_date: dayOf(wish.date),
      pickup_time: isTime(wish.time, 60) ? wish.time : null,
      passengers: Number(wish.passengers) || null,
      luggage: Number(wish.luggage),
      round_trip: back !== null,
      return_date: back,
      return_time: isTime(wish.back_time, 60) ? wish.back_time : null,
    },
    Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
  );
}

/** The same for the request form, which begins with it and with nothing that was answered there before instead. */
export function requestWish(wish: StartWish, service: TripServiceType | null): TripWish {
  const said = Object.entries(wish).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(said), ...(service && { service }), round: dayOf(wish.back) === null ? '0' : '1' };
}
