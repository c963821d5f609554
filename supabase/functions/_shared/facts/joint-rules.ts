import type { FieldError, LeadFieldName } from './lead-fields.ts';
import { childSeatsOf } from './ride-facts.ts';

/** Answers as a form or a request has them; what is left out, null, false or blank is no answer. */
type Said = Readonly<Partial<Record<LeadFieldName, unknown>>>;
const isSaid = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : Boolean(value));

/**
 * What answers must be together, where each is right by itself: the field that has to be corrected, what is said there, and
 * whether it is wrong. Days and hours compare as they are written.
 */
export const JOINT_RULES: readonly { field: LeadFieldName; error: FieldError; isBroken: (said: Said) => boolean }[] = [
  {
    field: 'round_trip',
    error: 'roundTripNeeded',
    isBroken: (said) =>
      !isSaid(said.round_trip) && (isSaid(said.return_date) || isSaid(said.return_time) || isSaid(said.return_flight)),
  },
  {
    field: 'return_date',
    error: 'selectReturnDate',
    isBroken: (said) => isSaid(said.return_time) && !isSaid(said.return_date),
  },
  {
    field: 'return_date',
    error: 'returnBefore',
    isBroken: ({ travel_date, return_date }) =>
      isSaid(travel_date) && isSaid(return_date) && String(return_date) < String(travel_date),
  },
  {
    field: 'return_time',
    error: 'returnBefore',
    isBroken: ({ travel_date, pickup_time, return_date, return_time }) =>
      isSaid(pickup_time) &&
      isSaid(return_time) &&
      return_date === travel_date &&
      String(return_time) <= String(pickup_time),
  },
  {
    field: 'passengers',
    error: 'childrenCount',
    isBroken: (said) => isSaid(said.passengers) && childSeatsOf(said) > Number(said.passengers),
  },
  {
    field: 'passenger_name',
    error: 'passengerNameMin',
    isBroken: (said) => (isSaid(said.passenger_phone) || isSaid(said.passenger_email)) && !isSaid(said.passenger_name),
  },
];
