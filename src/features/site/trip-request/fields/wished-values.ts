import { isTime, israelClock } from '@shared/clock/clock';
import {
  cleanDigits,
  cleanLine,
  DAY_ROUTES,
  KNOWN_PLACES,
  LEAD_FIELDS,
  MEETING_WAYS,
  STOPS,
  TRIP_SERVICE_TYPES,
} from '@/data/submit-lead';
import { parseFlightNumber } from '@/data/flight-board';
import type { Locale } from '@/i18n/locales';
import { readTypedDay } from '@/i18n/typed-day';
import type { TripWish } from '@/lib/trip-wish';
import type { TripValues } from './form-values';

/**
 * The answers that an address of the page wishes. What no visitor can have meant is left out; a day that cannot be
 * travelled on is an answer, and the form says what is wrong with it.
 */
export function wishedValues(wish: TripWish, locale: Locale): Partial<TripValues> {
  const { service, flight = '', date = '', time = '', round, back = '', back_time: backTime = '' } = wish;
  const place = (asked = '') => {
    if (Object.hasOwn(KNOWN_PLACES, asked)) return KNOWN_PLACES[asked]?.[locale];
    const address = cleanLine(asked);
    return address.length <= LEAD_FIELDS.pickup.max ? address : '';
  };
  const isFlight = flight.length <= LEAD_FIELDS.flight_number.max && parseFlightNumber(flight) !== null;
  const count = (name: 'passengers' | 'luggage' | 'hire_hours', asked = '') => {
    const { min, max } = LEAD_FIELDS[name];
    const isMeant = /^\d{1,2}$/u.test(asked) && Number(asked) >= min && Number(asked) <= max;
    return isMeant ? String(Number(asked)) : undefined;
  };
  const day = (asked: string) => readTypedDay(cleanDigits(asked), israelClock().day) ?? undefined;
  const route = DAY_ROUTES.find((each) => each === wish.route);
  const hour = (asked: string) => (isTime(asked, 60) ? asked : undefined);
  const wished = {
    pickup: place(wish.from),
    dropoff: place(wish.to),
    service_type: TRIP_SERVICE_TYPES.find((type) => type === service) ?? (route && 'day_tour'),
    flight_number: isFlight ? flight : undefined,
    travel_date: day(date),
    pickup_time: hour(time),
    passengers: count('passengers', wish.passengers),
    luggage: count('luggage', wish.luggage),
    hire_hours: count('hire_hours', wish.hours),
    day_route: route,
    vehicle_class: cleanLine(wish.class ?? '').slice(0, LEAD_FIELDS.vehicle_class.max),
    meeting_way: MEETING_WAYS.find((way) => way === wish.meeting),
    round_trip: round === '1' || (round === '0' ? false : undefined),
    return_date: day(back),
    return_time: hour(backTime),
  };
  const stops = STOPS.some((stop) => wish[stop] !== undefined)
    ? STOPS.map((stop) => [stop, place(wish[stop]) ?? ''] as const)
    : [];
  const said = Object.entries(wished).filter(([, value]) => value || value === false);
  return Object.fromEntries([...said, ...stops]);
}
