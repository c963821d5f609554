import { israelClock, isTooFarAhead, KNOWN_PLACES, LEAD_FIELDS, TRIP_SERVICE_TYPES } from '@/data/submit-lead';
import { parseFlightNumber } from '@/data/flight-board';
import type { Locale } from '@/i18n/locales';
import type { TripWish } from '@/lib/trip-wish';
import type { TripValues } from './form-values';

/** The answers that an address of the page wishes; what makes no sense is left out. */
export function wishedValues(wish: TripWish, locale: Locale): Partial<TripValues> {
  const { from = '', to = '', service, flight = '', date = '', round } = wish;
  const place = (name: string) => (Object.hasOwn(KNOWN_PLACES, name) ? KNOWN_PLACES[name]?.[locale] : undefined);
  const isFlight = flight.length <= LEAD_FIELDS.flight_number.max && parseFlightNumber(flight) !== null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(date) && !Number.isNaN(Date.parse(date));
  const wished = {
    pickup: place(from),
    dropoff: place(to),
    service_type: TRIP_SERVICE_TYPES.find((type) => type === service),
    flight_number: isFlight ? flight : undefined,
    travel_date: isDay && date >= israelClock().day && !isTooFarAhead(date) ? date : undefined,
    round_trip: round === '1' || undefined,
  };
  return Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined));
}
