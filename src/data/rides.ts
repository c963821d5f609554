import { carriedTo, type FactsIn } from '@shared/facts/ride-facts';
import * as z from 'zod/mini';
import { dataOf, localizedName, readAnswer } from './answer';
import { getSupabase } from './client';
import { factColumns } from './fact-columns';

export { meetingIn } from '@shared/facts/meeting-points';

/** How far a ride is, in the order of its life; the last two end it in another way. */
export const RIDE_STATES = [
  ...(['planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'] as const),
  ...(['no_show', 'cancelled'] as const),
] as const;
export type RideState = (typeof RIDE_STATES)[number];

/** What the office reports for a driver; `back` takes the last step back. That nobody came is more than a step. */
export type RideStep = 'acknowledged' | 'on_the_way' | 'at_pickup' | 'on_board' | 'done' | 'back';

const text = z.nullable(z.string());
const number = z.nullable(z.number());
/** A driver's name as Hebrew pages write it, and as the others do. */
const nameSchema = z.object({ he: z.string(), latin: z.string() });

/** Where the office reads of a ride. */
const RIDE_PLACES = ['board', 'sheet', 'paper'] as const;

const ownShape = {
  id: z.string(),
  updated_at: z.string(),
  /** Who of the office has changed it last; null for what happened by itself. */
  updated_by_name: text,
  lead_id: z.string(),
  offer_id: z.string(),
  reference: z.string(),
  leg: z.number(),
  /** The nth of so many cars of its leg. */
  car: z.number(),
  cars: z.number(),
  state: z.enum(RIDE_STATES),
  /** Instants, ISO 8601. The driver is taken up from `busy_from` until `busy_until`. */
  pickup_at: z.string(),
  agreed_pickup_at: z.string(),
  busy_from: z.string(),
  busy_until: z.string(),
  stops: z.array(z.string()),
  /** Of whoever rides. */
  name: z.string(),
  phone: text,
  vehicle_class: z.string(),
  vehicle_name: z.record(z.string(), z.string()),
  meeting_point: text,
  meeting: z.nullable(localizedName),
  instructions: text,
  driver_no: number,
  vehicle_no: number,
  steps: z.array(z.object({ step: z.string(), at: z.string(), by: text })),
  /** Of a pick-up that is later than a delay that costs nothing: `stays`, or `new_offer`. */
  delay_price: text,
  /** Why, and by whom, it may be driven on a day of rest: at the hour it was moved to, or with the offer. */
  rest_reason: text,
  rest_allowed_by_name: text,
  /** Where the driver has waited for those who did not come, and what it costs them; null for any other ride. */
  no_show_place: text,
  no_show_fee_agorot: number,
};
/** One car on one journey, with one driver or none yet. */
export type Ride = z.infer<z.ZodMiniObject<typeof ownShape>> & FactsIn<(typeof RIDE_PLACES)[number]>;
// The facts come from their table at run time, and their types from the same table by the compiler.
export const rideSchema = z.object({
  ...ownShape,
  ...factColumns(carriedTo(RIDE_PLACES)),
}) as unknown as z.ZodMiniType<Ride>;

const spanSchema = z.object({ starts_at: z.string(), ends_at: z.string() });

const boardDriverSchema = z.object({
  no: z.number(),
  name: nameSchema,
  kind: z.enum(['own', 'partner']),
  phone: z.string(),
  languages: z.array(z.string()),
  usual_vehicle_no: number,
  /** How long rides take him up on the day, in minutes. */
  minutes: z.number(),
  absences: z.array(z.object({ starts_at: z.string(), ends_at: z.string(), why: text })),
});
export type BoardDriver = z.infer<typeof boardDriverSchema>;

const boardVehicleSchema = z.object({
  no: z.number(),
  plate: z.string(),
  class: z.string(),
  make: z.string(),
  colour: z.string(),
  seats: z.number(),
  bags: z.number(),
  child_seats: z.number(),
});
export type BoardVehicle = z.infer<typeof boardVehicleSchema>;

const boardDaySchema = z.object({
  /** "2026-11-23"; it runs from 05:00 to 05:00 of the next day in Israel, which is 23 or 25 hours when the clocks change. */
  day: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  rides: z.array(rideSchema),
  drivers: z.array(boardDriverSchema),
  vehicles: z.array(boardVehicleSchema),
  /** When nobody drives. */
  rest: z.array(spanSchema),
  /** The seven days of the week, from Sunday on; `open` rides have no driver, and of `rest` is a day at whose noon nobody drives. */
  week: z.array(z.object({ day: z.string(), rides: z.number(), open: z.number(), rest: z.boolean() })),
});
export type BoardDay = z.infer<typeof boardDaySchema>;

/** All that the board of a day shows, in one call. @param day "2026-11-23" @throws DataError `refused` below the rank of operator */
export async function fetchDay(day: string): Promise<BoardDay> {
  const supabase = await getSupabase();
  return readAnswer(boardDaySchema, dataOf(await supabase.rpc('day_rides', { day })));
}

const recordSchema = z.object({ outcome: z.string(), ride: z.optional(z.nullable(rideSchema)) });

/** @returns null when there is no such ride (any more). @throws DataError */
export async function fetchRide(ride: string): Promise<Ride | null> {
  const supabase = await getSupabase();
  return readAnswer(recordSchema, dataOf(await supabase.rpc('ride_record', { ride }))).ride ?? null;
}

const blockingSchema = z.object({
  ride: z.string(),
  reference: z.string(),
  name: z.string(),
  pickup_at: z.string(),
  busy_until: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
});

const freeDriverSchema = z.object({
  no: z.number(),
  name: nameSchema,
  fit: z.enum(['fits', 'other_car', 'not_free']),
  /** Why he is not free, or why his usual car is not the one to take: an outcome of assigning, or `busy`. */
  why: text,
  /** The ride that takes him up meanwhile. */
  blocking: z.nullable(blockingSchema),
  /** The car to take: his usual one, or another that fits and is free; null where none is. */
  vehicle_no: number,
  /** Instants; null where nothing of his is near. */
  free_from: text,
  free_until: text,
  /** Where his ride before this one ends. */
  before_dropoff: text,
  rides_this_month: z.number(),
  languages: z.array(z.string()),
});
export type FreeDriver = z.infer<typeof freeDriverSchema>;

const freeSchema = z.object({ outcome: z.string(), drivers: z.optional(z.array(freeDriverSchema)) });

/** Who could drive a ride, the best first, and why others could not; null when the ride is gone. @throws DataError */
export async function fetchFreeDrivers(ride: string): Promise<FreeDriver[] | null> {
  const supabase = await getSupabase();
  const { outcome, drivers } = readAnswer(freeSchema, dataOf(await supabase.rpc('free_drivers', { ride })));
  return outcome === 'found' ? (drivers ?? []) : null;
}

const answerSchema = z.object({
  /** What happened, or why it did not. A newer server may know others. */
  outcome: z.string(),
  /** The ride as it now is; two of them after a swap. */
  ride: z.optional(z.nullable(rideSchema)),
  rides: z.optional(z.array(rideSchema)),
  /** Who or what is in the way, and by which ride. */
  by: z.optional(
    z.nullable(
      z.object({
        driver: z.optional(z.nullable(nameSchema)),
        vehicle: z.optional(z.nullable(z.string())),
        ride: z.optional(
          z.object({
            id: z.string(),
            reference: z.string(),
            name: z.string(),
            pickup_at: z.string(),
            busy_until: z.string(),
          }),
        ),
      }),
    ),
  ),
  /** Until when somebody is away (an instant), or until which day a paper held. */
  until: z.optional(text),
  document: z.optional(text),
  /** How many hours of delay cost nothing. */
  hours: z.optional(z.number()),
  /** The time that would take its driver up. */
  busy_from: z.optional(z.string()),
  busy_until: z.optional(z.string()),
  /** The time of rest that is in the way. */
  rest: z.optional(spanSchema),
});
export type RideAnswer = z.infer<typeof answerSchema>;

/** A ride as somebody had it before their eyes. */
export type SeenRide = Pick<Ride, 'id' | 'updated_at'>;

/** @param vehicle null: without a car @throws DataError */
export async function assignRide(seen: SeenRide, driver: number, vehicle: number | null): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('assign_ride', {
    ride: seen.id,
    seen: seen.updated_at,
    driver,
    // Null is "no car"; the generated types know no null in arguments.
    vehicle: vehicle as number,
  });
  return readAnswer(answerSchema, dataOf(answer));
}

/** Takes driver and car off a ride. @throws DataError */
export async function unassignRide(seen: SeenRide): Promise<RideAnswer> {
  const supabase = await getSupabase();
  return readAnswer(
    answerSchema,
    dataOf(await supabase.rpc('unassign_ride', { ride: seen.id, seen: seen.updated_at })),
  );
}

/** When a ride is driven, instants in ISO 8601. */
export type RideTimes = Pick<Ride, 'pickup_at' | 'busy_from' | 'busy_until'>;

/** Times that a ride is to have; null goes along with the pick-up. */
export interface NewTimes {
  pickup_at: string;
  busy_from: string | null;
  busy_until: string | null;
}

/** What was answered to the questions that a move comes back with, by their outcomes. */
export interface MoveDecisions {
  /** `long_span`: the driver is taken up for as long as that. */
  long?: true;
  /** `price_of_delay`: what the traveller is told of the price. */
  price?: 'stays' | 'new_offer';
  /** `day_of_rest`: why an administrator allows it. */
  rest_reason?: string;
}

/** @throws DataError */
export async function moveRide(seen: SeenRide, times: NewTimes, decided: MoveDecisions): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('move_ride', {
    ride: seen.id,
    seen: seen.updated_at,
    // The generated types know no null in arguments.
    ...(times as RideTimes),
    decided: { ...decided },
  });
  return readAnswer(answerSchema, dataOf(answer));
}

/** Two rides change drivers and cars. @throws DataError */
export async function swapRides(one: SeenRide, other: SeenRide): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('swap_rides', {
    a: one.id,
    seen_a: one.updated_at,
    b: other.id,
    seen_b: other.updated_at,
  });
  return readAnswer(answerSchema, dataOf(answer));
}

/** Reports what a driver has said by phone. @param at instant; null for now @param event a UUID: the same one twice is one report */
export async function reportStep(
  seen: SeenRide,
  step: RideStep,
  at: string | null,
  event: string,
): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('report_step', {
    ride: seen.id,
    seen: seen.updated_at,
    step,
    // The generated types know no null in arguments.
    at: at as string,
    event_id: event,
  });
  return readAnswer(answerSchema, dataOf(answer));
}

const noShowSchema = z.object({
  outcome: z.string(),
  waiting: z.optional(
    z.object({
      /** When the driver came to the pick-up: an instant. */
      waited_from: text,
      minutes: z.number(),
      counts_from: z.enum(['landing', 'pickup']),
      /** When the free waiting is over. */
      until: z.string(),
    }),
  ),
  is_over: z.optional(z.boolean()),
  place: z.optional(z.string()),
  fee_agorot: z.optional(z.number()),
});
export interface NoShowTerms {
  waiting: NonNullable<z.infer<typeof noShowSchema>['waiting']>;
  is_over: boolean;
  place: string;
  /** Agorot. */
  fee_agorot: number;
}

/** What holds when nobody comes to a ride, by the terms of its booking; null when it is gone. @throws DataError */
export async function fetchNoShowTerms(ride: string): Promise<NoShowTerms | null> {
  const supabase = await getSupabase();
  const { waiting, is_over, place, fee_agorot } = readAnswer(
    noShowSchema,
    dataOf(await supabase.rpc('no_show_terms', { ride })),
  );
  return waiting ? { waiting, is_over: is_over ?? false, place: place ?? '', fee_agorot: fee_agorot ?? 0 } : null;
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
export async function reportNoShow(seen: SeenRide, noShow: NoShow, event: string): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('report_no_show', {
    ride: seen.id,
    seen: seen.updated_at,
    ...noShow,
    // The generated types know no null in arguments.
    at: noShow.at as string,
    event_id: event,
  });
  return readAnswer(answerSchema, dataOf(answer));
}

/** What the driver is told besides the facts; empty texts take it away. @throws DataError */
export async function setRideNote(
  seen: SeenRide,
  { instructions, meeting_point }: Readonly<Record<'instructions' | 'meeting_point', string>>,
): Promise<RideAnswer> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('set_ride_note', {
    ride: seen.id,
    seen: seen.updated_at,
    instructions,
    meeting_point,
  });
  return readAnswer(answerSchema, dataOf(answer));
}
