import { MINUTE_MS, isTime, israelClock } from '@shared/clock/clock';
import {
  askedTrip,
  cleanDigits,
  cleanLine,
  STOPS,
  type PricedTrip,
  type PriceList,
  type TripServiceType,
} from '@/data/submit-lead';
import { readTypedDay } from '@/i18n/typed-day';
import type { TripWish } from '@/lib/trip-wish';
import type { Pricing } from '../pricing/pricing';

const NAMES = [
  'from',
  'to',
  'route',
  'hours',
  'date',
  'time',
  'passengers',
  'luggage',
  ...STOPS,
  'back',
  'back_time',
] as const satisfies readonly (keyof TripWish)[];

/** What the short start asks for, by the names that travel in the address; "" where nothing is said. */
export type StartWish = Record<(typeof NAMES)[number], string>;

export const EMPTY_START = Object.fromEntries(NAMES.map((name) => [name, ''])) as StartWish;

/** Chosen among the numbers: more of them is typed. */
export const MORE = 'more';

/** What a page sells, and its start begins with. */
export interface StartOf {
  /** The place that the page is about, by its name among the known ones. */
  to?: string;
  /** What may be a day route of the form; beside a place the visitor chooses between the ride there and the day. */
  route?: string;
  /** A car with its driver by the hour, by what the request form calls that. */
  hourly?: 'car_with_driver' | 'event_transfer' | '';
}

/** The kind of service that is asked for; null: a ride, whose places tell it. */
export function hireOf({ to, route, hourly }: StartOf, wish: Pick<StartWish, 'route'>): TripServiceType | null {
  if (route && (!to || wish.route)) return 'day_tour';
  return hourly || null;
}

/** Without these there is no price, in the order in which they stand. A hired car may end where it begins. */
export const neededFor = (hire: TripServiceType | null): (keyof StartWish & keyof typeof isSaid)[] => {
  const own = hire === null ? (['to'] as const) : hire === 'day_tour' ? [] : (['hours'] as const);
  return ['from', ...own, 'date', 'time', 'passengers'];
};

/** A day that was typed or chosen, "YYYY-MM-DD"; null for what is none. */
export const dayOf = (typed: string): string | null => readTypedDay(cleanDigits(typed), israelClock().day);

const isFilled = (said: string): boolean => said.trim() !== '';
const isCount = (said: string): boolean => Number(said) > 0;
/** Whether an answer counts as one. */
export const isSaid = {
  from: isFilled,
  to: isFilled,
  hours: isCount,
  date: (said: string) => dayOf(said) !== null,
  time: isFilled,
  passengers: isCount,
} as const;

/** Which kind of service a ride is, by whether it begins or ends at an airport. */
export function serviceOf({ zones }: PriceList, { from, to }: StartWish, { readPlace }: Pricing): TripServiceType {
  const isAirport = (text: string) => {
    const reading = readPlace(zones, text);
    return reading.outcome === 'zone' && reading.zone.kind === 'airport';
  };
  if (isAirport(from)) return 'airport_pickup';
  return isAirport(to) ? 'airport_dropoff' : 'intercity';
}

/** The answers that belong to what is asked for; the others wait, and count no more. */
export function openWish(typed: StartWish, hire: TripServiceType | null, of: StartOf): StartWish {
  const counted = (count: string) => (count === MORE ? '' : count);
  const wish = { ...typed, passengers: counted(typed.passengers), luggage: counted(typed.luggage) };
  if (hire === null) return { ...wish, route: '', hours: '' };
  const { back, back_time, stop_1, stop_2, stop_3 } = EMPTY_START;
  const hired = { ...wish, back, back_time, stop_1, stop_2, stop_3 };
  // From the door and back to it.
  if (hire === 'day_tour') return { ...hired, to: wish.from, route: of.route ?? '', hours: '' };
  return { ...hired, to: isFilled(wish.to) ? wish.to : wish.from, route: '' };
}

/**
 * The trip of these answers; suitcases that nobody has spoken of need no other car. Null while one is missing.
 * @param wish as {@link openWish} leaves it
 */
export function tripOf(wish: StartWish, service: TripServiceType): PricedTrip | null {
  const back = dayOf(wish.back);
  return askedTrip(
    {
      service_type: service,
      pickup: cleanLine(wish.from),
      dropoff: cleanLine(wish.to),
      ...Object.fromEntries(STOPS.map((stop) => [stop, cleanLine(wish[stop])])),
      ...(wish.route && { day_route: wish.route }),
      hire_hours: Number(wish.hours) || null,
      travel_date: dayOf(wish.date),
      pickup_time: isTime(wish.time, 60) ? wish.time : null,
      passengers: Number(wish.passengers) || null,
      luggage: Number(wish.luggage) || 0,
      round_trip: back !== null,
      return_date: back,
      return_time: isTime(wish.back_time, 60) ? wish.back_time : null,
    },
    Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
  );
}

/**
 * The same for the request form, which begins with it and with nothing that was answered there before instead.
 * @param wish as {@link openWish} leaves it
 */
export function requestWish(wish: StartWish, service: TripServiceType | null): TripWish {
  const said = Object.entries(wish).filter(([, value]) => isFilled(value));
  return {
    ...Object.fromEntries(said),
    stop_1: wish.stop_1,
    ...(service && { service }),
    round: dayOf(wish.back) === null ? '0' : '1',
  };
}
