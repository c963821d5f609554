import type { CompositeTypes, Enums } from '@shared/contracts/database.types';
import { callDatabase } from './call-database';

export { meetingIn } from '@shared/facts/meeting-points';

/** How far a ride is, in the order of its life; the last two end it in another way. */
export type RideState = Enums<'ride_state'>;

/** What the office reports for a driver; `back` takes the last step back. That nobody came is more than a step. */
export type RideStep = 'acknowledged' | 'on_the_way' | 'at_pickup' | 'on_board' | 'done' | 'back';

/** One car on one journey, with one driver or none yet. */
export type Ride = CompositeTypes<'ride'>;

export type BoardDriver = CompositeTypes<'board_driver'>;
export type BoardVehicle = CompositeTypes<'board_vehicle'>;
/** A day, "2026-11-23", runs from 05:00 to 05:00 of the next in Israel, which is 23 or 25 hours when the clocks change. */
export type BoardDay = CompositeTypes<'board_day'>;

/** All that the board of a day shows, in one call. @param day "2026-11-23" @throws DataError `refused` below the rank of operator */
export const fetchDay = (day: string): Promise<BoardDay> => callDatabase('day_rides', { day });

/** @returns null when there is no such ride (any more). @throws DataError */
export async function fetchRide(ride: string): Promise<Ride | null> {
  return (await callDatabase('ride_record', { ride })).ride;
}

export type FreeDriver = CompositeTypes<'free_driver'>;

/** Who could drive a ride, the best first, and why others could not; null when the ride is gone. @throws DataError */
export async function fetchFreeDrivers(ride: string): Promise<FreeDriver[] | null> {
  return (await callDatabase('free_drivers', { ride })).drivers;
}

/** What happened, or why it did not; a newer server may know other outcomes. */
export type RideAnswer = Pick<CompositeTypes<'ride_answer'>, 'outcome'> &
  Partial<Omit<CompositeTypes<'ride_answer'>, 'by'>> & { by?: Partial<CompositeTypes<'taken_by'>> | null };

/** A ride as somebody had it before their eyes. */
export type SeenRide = Pick<Ride, 'id' | 'updated_at'>;

/** @param vehicle null: without a car @throws DataError */
export const assignRide = (seen: SeenRide, driver: number, vehicle: number | null): Promise<RideAnswer> =>
  callDatabase('assign_ride', {
    ride: seen.id,
    seen: seen.updated_at,
    driver,
    vehicle,
  });

/** Takes driver and car off a ride. @throws DataError */
export const unassignRide = (seen: SeenRide): Promise<RideAnswer> =>
  callDatabase('unassign_ride', { ride: seen.id, seen: seen.updated_at });

/** When a ride is driven, instants in ISO 8601. */
export type RideTimes = Pick<Ride, 'pickup_at' | 'busy_from' | 'busy_until'>;

/** Times that a ride is to have; null goes along with the pick-up. */
export interface NewTimes {
  pickup_at: string;
  busy_from: string | null;
  busy_until: string | null;
}

/** What was answered to the questions that a move comes back with, by their outcomes: `long_span`, `price_of_delay`, `day_of_rest`. */
export type MoveDecisions = Partial<CompositeTypes<'move_decisions'>>;

/** @throws DataError */
export const moveRide = (seen: SeenRide, times: NewTimes, decided: MoveDecisions): Promise<RideAnswer> =>
  callDatabase('move_ride', {
    ride: seen.id,
    seen: seen.updated_at,
    ...times,
    decided: { long: null, price: null, rest_reason: null, ...decided },
  });

/** Two rides change drivers and cars. @throws DataError */
export const swapRides = (one: SeenRide, other: SeenRide): Promise<RideAnswer> =>
  callDatabase('swap_rides', {
    a: one.id,
    seen_a: one.updated_at,
    b: other.id,
    seen_b: other.updated_at,
  });

/** Reports what a driver has said by phone. @param at instant; null for now @param event a UUID: the same one twice is one report */
export const reportStep = (seen: SeenRide, step: RideStep, at: string | null, event: string): Promise<RideAnswer> =>
  callDatabase('report_step', {
    ride: seen.id,
    seen: seen.updated_at,
    step,
    at,
    event_id: event,
  });

/** The fee in agorot. */
export interface NoShowTerms {
  waiting: CompositeTypes<'free_wait'>;
  is_over: boolean;
  place: string;
  fee_agorot: number;
  /** When its traveller said that they were at the meeting point, and last that they did not find the driver. */
  here_at: string | null;
  lost_at: string | null;
}

/** What holds when nobody comes to a ride, by the terms of its booking; null when it is gone. @throws DataError */
export async function fetchNoShowTerms(ride: string): Promise<NoShowTerms | null> {
  const { waiting, is_over, place, fee_agorot, here_at, lost_at } = await callDatabase('no_show_terms', { ride });
  return waiting
    ? { waiting, is_over: is_over ?? false, place: place ?? '', fee_agorot: fee_agorot ?? 0, here_at, lost_at }
    : null;
}

/** That nobody came. */
export interface NoShow {
  /** Until when the driver has waited: an instant; null for now. */
  at: string | null;
  place: string;
  charged: boolean;
  /** What the fee was said to be, in agorot. */
  seen_fee_agorot: number;
}

/** @param event as in {@link reportStep} @throws DataError */
export const reportNoShow = (seen: SeenRide, noShow: NoShow, event: string): Promise<RideAnswer> =>
  callDatabase('report_no_show', {
    ride: seen.id,
    seen: seen.updated_at,
    ...noShow,
    event_id: event,
  });

/** What the driver is told besides the facts, and who rides in this car; empty texts take it away. @throws DataError */
export const setRideNote = (
  seen: SeenRide,
  { instructions, meeting_point, party }: Readonly<Record<'instructions' | 'meeting_point' | 'party', string>>,
): Promise<RideAnswer> =>
  callDatabase('set_ride_note', {
    ride: seen.id,
    seen: seen.updated_at,
    instructions,
    meeting_point,
    party,
  });
