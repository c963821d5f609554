import { boardDayOf } from '@shared/clock/clock';
import { drivePath } from '@shared/contracts/drive-link';
import { Constants, type CompositeTypes, type Enums } from '@shared/contracts/database.types';
import { env } from '@/config/env';
import { locales } from '@shared/words/locales';
import { callDatabase } from './call-database';

export { shownPlate } from '@shared/facts/plate';

const { Enums: words } = Constants.public;
/** Languages that drivers are asked for: the site's, and what travellers speak besides. */
export const DRIVER_LANGUAGES = [...locales, 'ar', 'es', 'ru'] as const satisfies readonly Enums<'driver_language'>[];

export const DRIVER_KINDS = words.driver_kind;
export const VEHICLE_COLOURS = words.vehicle_colour;
export const VEHICLE_LICENCES = words.licence_kind;

/** The papers with a last day, under the names of their columns. */
export const DRIVER_PAPERS = ['licence_until', 'permit_until'] as const;
export const VEHICLE_PAPERS = ['registration_until', 'insurance_until', 'inspection_until'] as const;

/** When a driver or a car is not there: instants, ISO 8601. */
export type Absence = CompositeTypes<'absence'>;
/** With the phone in E.164. */
export type Driver = CompositeTypes<'driver'>;
/** With a plate of seven or eight digits, and the id of a class of the price list. */
export type Vehicle = CompositeTypes<'vehicle'>;

/** What people type of a driver or a car; the rest is the database's. */
export type DriverFields = CompositeTypes<'driver_fields'>;
export type VehicleFields = CompositeTypes<'vehicle_fields'>;

/** Everybody who drives and everything that is driven, those in use first. */
export type Fleet = CompositeTypes<'fleet'>;

/** A ride in one line: who rides, and when. */
export type RideLine = CompositeTypes<'ride_line'>;

/** What became of a step, with the driver or the car as they now are. */
export type FleetOutcome = CompositeTypes<'fleet_step'>;

/** @throws DataError `refused` below the rank of operator */
export const fetchFleet = (): Promise<Fleet> => callDatabase('fleet', {});

/** A row as the person had it before their eyes; null for a new one. */
type Seen = { no: number; updated_at: string } | null;

/** @throws DataError `refused` below the rank of manager */
export const saveDriver = (seen: Seen, fields: DriverFields): Promise<FleetOutcome> =>
  callDatabase('save_driver', { driver: seen?.no ?? null, seen: seen?.updated_at ?? null, fields });

/** @throws DataError `refused` below the rank of manager */
export const saveVehicle = (seen: Seen, fields: VehicleFields): Promise<FleetOutcome> =>
  callDatabase('save_vehicle', { vehicle: seen?.no ?? null, seen: seen?.updated_at ?? null, fields });

/** A driver or a car. */
export interface FleetMember {
  of: Enums<'fleet_member'>;
  no: number;
}

/**
 * Notes that a driver or a car is not there. The rides of that time that have not begun are open again.
 * @throws DataError `refused` below the rank of operator
 */
export const reportAbsence = (
  { of, no }: FleetMember,
  { from, until, why }: { from: Date; until: Date; why: string },
): Promise<FleetOutcome> =>
  callDatabase('report_absence', {
    of,
    no,
    starts_at: from.toISOString(),
    ends_at: until.toISOString(),
    why,
  });

/** One that has begun ends now; one that is to come is taken back. @throws DataError */
export async function endAbsence(absence: string): Promise<void> {
  await callDatabase('end_absence', { absence });
}

/** Where the board shows a ride. */
export const boardLink = ({ ride, pickup_at }: Pick<RideLine, 'ride' | 'pickup_at'>): string =>
  `/dashboard/rides?day=${boardDayOf(new Date(pickup_at))}&ride=${ride}`;

/** The link to a driver's page, and when he was there last. */
export type DriveLink = CompositeTypes<'drive_link'>;

/** Of every driver who drives. @throws DataError `refused` below the rank of operator */
export const fetchDriveLinks = (): Promise<DriveLink[]> => callDatabase('drive_links', {});

/** The link as it is sent. */
export const driveAddress = (link: DriveLink): string => (env.siteUrl || location.origin) + drivePath(link);

/** Makes every earlier link of a driver void. @throws DataError `refused` below the rank of manager */
export const renewDriveLink = (driver: number): Promise<{ outcome: string }> =>
  callDatabase('renew_drive_link', { driver });

/** A calendar feed that can be read now; the office's has no driver. */
export type CalendarFeed = CompositeTypes<'calendar_feed'>;

/** @throws DataError `refused` below the rank of manager */
export const fetchFeeds = (): Promise<CalendarFeed[]> => callDatabase('feed_state', {});

/**
 * Makes a feed, in place of an earlier one of the same driver.
 * @param driver null for the office
 * @returns its address, which nobody can ask for again; null for a driver who is not there any more
 */
export async function createFeed(driver: number | null): Promise<string | null> {
  const { key } = await callDatabase('create_feed', { driver });
  return key === null ? null : `${env.supabaseUrl || location.origin}/functions/v1/calendar-feed?key=${key}`;
}

/** @param driver null for the office @throws DataError */
export async function revokeFeed(driver: number | null): Promise<void> {
  await callDatabase('revoke_feed', { driver });
}
