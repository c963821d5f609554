import { boardDayOf } from '@shared/clock/clock';
import { locales } from '@shared/words/locales';
import * as z from 'zod/mini';
import { env } from '@/config/env';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';
import type { Json } from '@shared/contracts/database.types';

export { shownPlate } from '@shared/facts/plate';

/** Languages that drivers are asked for: the site's, and what travellers speak besides (migration fleet). */
export const DRIVER_LANGUAGES = [...locales, 'ar', 'es', 'ru'] as const;
export type DriverLanguage = (typeof DRIVER_LANGUAGES)[number];

export const DRIVER_KINDS = ['own', 'partner'] as const;
export const VEHICLE_COLOURS = ['white', 'black', 'silver', 'grey', 'blue', 'red', 'other'] as const;
export const VEHICLE_LICENCES = ['tour', 'minibus', 'bus', 'rental_with_driver', 'taxi'] as const;

/** The papers with a last day, under the names of their columns. */
export const DRIVER_PAPERS = ['licence_until', 'permit_until'] as const;
export const VEHICLE_PAPERS = ['registration_until', 'insurance_until', 'inspection_until'] as const;

const text = z.nullable(z.string());

const absenceSchema = z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string(), why: text });
/** When a driver or a car is not there: instants, ISO 8601. */
export type Absence = z.infer<typeof absenceSchema>;

const driverSchema = z.object({
  no: z.number(),
  updated_at: z.string(),
  name: z.object({ he: z.string(), latin: z.string() }),
  /** E.164. */
  phone: z.string(),
  email: text,
  languages: z.array(z.enum(DRIVER_LANGUAGES)),
  kind: z.enum(DRIVER_KINDS),
  licence_until: text,
  permit_until: text,
  rest_note: text,
  usual_vehicle_no: z.nullable(z.number()),
  active: z.boolean(),
  absences: z.array(absenceSchema),
});
export type Driver = z.infer<typeof driverSchema>;

const vehicleSchema = z.object({
  no: z.number(),
  updated_at: z.string(),
  /** Seven or eight digits. */
  plate: z.string(),
  /** Id of a class of the price list. */
  class: z.string(),
  make: z.string(),
  colour: z.enum(VEHICLE_COLOURS),
  seats: z.number(),
  bags: z.number(),
  child_seats: z.number(),
  licence_kind: z.enum(VEHICLE_LICENCES),
  registration_until: text,
  insurance_until: text,
  inspection_until: text,
  active: z.boolean(),
  absences: z.array(absenceSchema),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/** What people type of a driver or a car; the rest is the database's. */
export type DriverFields = Omit<Driver, 'no' | 'updated_at' | 'absences'>;
export type VehicleFields = Omit<Vehicle, 'no' | 'updated_at' | 'absences'>;

const fleetSchema = z.object({ drivers: z.array(driverSchema), vehicles: z.array(vehicleSchema) });
/** Everybody who drives and everything that is driven, those in use first. */
export type Fleet = z.infer<typeof fleetSchema>;

const rideLineSchema = z.object({ ride: z.string(), reference: z.string(), name: z.string(), pickup_at: z.string() });
/** A ride in one line: who rides, and when. */
export type RideLine = z.infer<typeof rideLineSchema>;

const freedSchema = {
  /** Rides that nobody drives any more by this step. */
  unassigned: z.optional(z.array(rideLineSchema)),
  /** Rides in that time that have begun: they stay as they are. */
  under_way: z.optional(z.array(rideLineSchema)),
};

const outcomeSchema = z.object({
  /** `saved`, `changed_by_other`, `validation_failed` or `gone`. */
  outcome: z.string(),
  /** What was broken. */
  constraint: z.optional(text),
  driver: z.optional(driverSchema),
  vehicle: z.optional(vehicleSchema),
  absence: z.optional(z.nullable(absenceSchema)),
  ...freedSchema,
});
/** What became of a step, with the driver or the car as they now are. */
export type FleetOutcome = z.infer<typeof outcomeSchema>;

/** @throws DataError `refused` below the rank of operator */
export async function fetchFleet(): Promise<Fleet> {
  const supabase = await getSupabase();
  return readAnswer(fleetSchema, dataOf(await supabase.rpc('fleet')));
}

/** A row as the person had it before their eyes; null for a new one. */
type Seen = { no: number; updated_at: string } | null;

/** Null is what the database expects for "there was none"; the generated types know no null in arguments. */
const known = (seen: Seen) => ({ no: (seen?.no ?? null) as number, seen: (seen?.updated_at ?? null) as string });

/** @throws DataError `refused` below the rank of manager */
export async function saveDriver(earlier: Seen, fields: DriverFields): Promise<FleetOutcome> {
  const supabase = await getSupabase();
  const { no: driver, seen } = known(earlier);
  const answer = await supabase.rpc('save_driver', { driver, seen, fields: fields as unknown as Json });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** @throws DataError `refused` below the rank of manager */
export async function saveVehicle(earlier: Seen, fields: VehicleFields): Promise<FleetOutcome> {
  const supabase = await getSupabase();
  const { no: vehicle, seen } = known(earlier);
  const answer = await supabase.rpc('save_vehicle', { vehicle, seen, fields: fields as unknown as Json });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** A driver or a car. */
export interface FleetMember {
  of: 'driver' | 'vehicle';
  no: number;
}

/**
 * Notes that a driver or a car is not there. The rides of that time that have not begun are open again.
 * @throws DataError `refused` below the rank of operator
 */
export async function reportAbsence(
  { of, no }: FleetMember,
  { from, until, why }: { from: Date; until: Date; why: string },
): Promise<FleetOutcome> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('report_absence', {
    of,
    no,
    starts_at: from.toISOString(),
    ends_at: until.toISOString(),
    why,
  });
  return readAnswer(outcomeSchema, dataOf(answer));
}

/** One that has begun ends now; one that is to come is taken back. @throws DataError */
export async function endAbsence(absence: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('end_absence', { absence }));
}

/** Where the board shows a ride. */
export const boardLink = ({ ride, pickup_at }: Pick<RideLine, 'ride' | 'pickup_at'>): string =>
  `/dashboard/rides?day=${boardDayOf(new Date(pickup_at))}&ride=${ride}`;

const feedsSchema = z.array(
  z.object({ driver_no: z.nullable(z.number()), created_at: z.string(), created_by_name: text }),
);
/** A calendar feed that can be read now; the office's has no driver. */
export type CalendarFeed = z.infer<typeof feedsSchema>[number];

/** @throws DataError `refused` below the rank of manager */
export async function fetchFeeds(): Promise<CalendarFeed[]> {
  const supabase = await getSupabase();
  return readAnswer(feedsSchema, dataOf(await supabase.rpc('feed_state')));
}

const createdSchema = z.object({ outcome: z.string(), key: z.optional(z.string()) });

/**
 * Makes a feed, in place of an earlier one of the same driver.
 * @param driver null for the office
 * @returns its address, which nobody can ask for again; null for a driver who is not there any more
 */
export async function createFeed(driver: number | null): Promise<string | null> {
  const supabase = await getSupabase();
  const answer = await supabase.rpc('create_feed', { driver: driver as number });
  const { key } = readAnswer(createdSchema, dataOf(answer));
  return key === undefined ? null : `${env.supabaseUrl || location.origin}/functions/v1/calendar-feed?key=${key}`;
}

/** @param driver null for the office @throws DataError */
export async function revokeFeed(driver: number | null): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.rpc('revoke_feed', { driver: driver as number }));
}
