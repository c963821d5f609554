/** A request as a trip whose price is asked: the same for the form, which shows the price, and for the function, which stores it. */
import { addDays } from '../clock/clock.ts';
import { MEETING_WAYS, TRIP_SERVICE_TYPES, type LeadAnswers } from './lead-fields.ts';
import { childSeatsOf, NEEDS, stopsOf, type PriceFieldName } from './ride-facts.ts';
import type { PricedTrip } from '../price/price.ts';
import { closedTimes, type RestRules } from '../clock/rest-clock.ts';
import type { RestWindow } from '../clock/rest-windows.ts';

export type PriceAnswers = Readonly<Partial<Pick<LeadAnswers, PriceFieldName>>>;

/** Days before and after a wish in which the nearest open hours are looked for. */
const DAYS_AROUND = 14;

/** The times in which nobody drives around the ways of a trip. */
export const restAround = (rules: RestRules, { day, back }: Pick<PricedTrip, 'day' | 'back'>): RestWindow[] =>
  [day, ...(back ? [back.day] : [])].flatMap((each) =>
    closedTimes(rules, addDays(each, -DAYS_AROUND), addDays(each, DAYS_AROUND)),
  );

/**
 * The trip of these answers; null while one is missing without which nothing can be said.
 * @param answers days are "YYYY-MM-DD", hours "HH:00" @param askedAt milliseconds since 1970
 */
export function askedTrip(answers: PriceAnswers, askedAt: number): PricedTrip | null {
  const {
    pickup,
    dropoff,
    travel_date: day,
    pickup_time: time,
    passengers,
    luggage,
    round_trip: isRoundTrip,
  } = answers;
  const service = TRIP_SERVICE_TYPES.find((type) => type === answers.service_type);
  if (!service || !pickup || !dropoff || !day || !time || !passengers) return null;
  if (luggage === null || luggage === undefined) return null;
  const { return_date: backDay, return_time: backTime } = answers;
  const meeting = MEETING_WAYS.find((way) => way === answers.meeting_way);
  const back = backDay && backTime ? { day: backDay, time: backTime } : null;
  return {
    service,
    from: pickup,
    to: dropoff,
    day,
    time,
    passengers,
    luggage,
    stops: stopsOf(answers),
    child_seats: childSeatsOf(answers),
    needs: NEEDS.filter((need) => answers[need]),
    ...(answers.hire_hours && { hours: answers.hire_hours }),
    ...(answers.day_route && { day_route: answers.day_route }),
    ...(meeting && { meeting }),
    ...(answers.vehicle_class && { vehicle_class: answers.vehicle_class }),
    asked_at: askedAt,
    ...(isRoundTrip && { back }),
  };
}
