/** Drivers, vehicles and booked rides, and what the office does with them. */
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { TestAccount, TestBackend } from '../setup/backend.ts';
import { newTrip, type Trip } from './trip-samples.ts';

type Query = TestBackend['query'];
type Leg = Partial<Database['public']['Tables']['offer_legs']['Insert']>;

/** A ride as the functions answer it. */
export interface Ride {
  id: string;
  updated_at: string;
  lead_id: string;
  offer_id: string;
  reference: string;
  leg: number;
  car: number;
  cars: number;
  state: string;
  pickup_at: string;
  agreed_pickup_at: string;
  busy_from: string;
  busy_until: string;
  name: string;
  driver_no: number | null;
  vehicle_no: number | null;
  meeting_point: string | null;
  instructions: string | null;
  steps: { step: string; at: string; by: string }[];
  [more: string]: unknown;
}

/** The ride that is in the way. */
interface InTheWay {
  id: string;
  reference: string;
  name: string;
  pickup_at: string;
  busy_until: string;
}

export interface RideAnswer {
  outcome: string;
  ride?: Ride;
  rides?: Ride[];
  by?: { driver?: { he: string; latin: string }; vehicle?: string; ride?: InTheWay };
  until?: string;
  document?: string;
  constraint?: string;
  [more: string]: unknown;
}

/** Calls a function of the database as a member of staff. @throws where it is refused as a whole */
export async function ask<Answer = RideAnswer>(by: TestAccount, name: string, args: object): Promise<Answer> {
  const { data, error } = await by.client.rpc(name, args);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Answer;
}

let nth = 0;

/** @param columns of the driver besides @returns the number */
export async function newDriver(query: Query, latin = 'Yossi', columns: Record<string, unknown> = {}): Promise<number> {
  const row = { name: { he: `${latin} בעברית`, latin }, phone: '+972501234567', kind: 'own', ...columns };
  return insert(query, 'drivers', row);
}

/** @returns the number */
export async function newVehicle(query: Query, columns: Record<string, unknown> = {}): Promise<number> {
  nth += 1;
  const row = {
    plate: String(1_000_000 + nth),
    class: 'sprinter',
    make: 'Mercedes Sprinter',
    colour: 'black',
    seats: 8,
  };
  return insert(query, 'vehicles', { ...row, bags: 8, child_seats: 2, licence_kind: 'minibus', ...columns });
}

async function insert(query: Query, table: string, row: object): Promise<number> {
  const names = Object.keys(row).join(', ');
  const [made] = await query<{ no: number }>(
    `insert into public.${table} (${names}) select ${names} from jsonb_populate_record(null::public.${table}, $1::jsonb) returning no`,
    [JSON.stringify(row)],
  );
  return made?.no ?? 0;
}

const LEG = {
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  stops: [],
  duration_minutes: 60,
  passengers: 2,
  luggage: 3,
  vehicle_class: 'sprinter',
  vehicles: 1,
  seats_infant: 0,
  seats_child: 0,
  seats_booster: 0,
};

/** A sent offer with these legs; `at` is the clock's in Israel, "2030-06-03 10:00". @param restReason why it may be on a day of rest @returns its id */
export async function offerRides(
  query: Query,
  trip: Trip,
  legs: readonly (Leg & { at: string })[],
  restReason: string | null = null,
): Promise<string> {
  const [offer] = await query<{ id: string }>(
    `insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes,
       free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version, rest_reason, rest_allowed_by_name)
     select $1, (select count(*) + 1 from public.offers where lead_id = $1), 'en', 42000, 18,
       '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card,cash}', '2026-11-22', $2::text,
       case when $2::text is not null then 'Test admin' end returning id`,
    [trip.id, restReason],
  );
  const rows = legs.map(({ at, ...leg }, place) => {
    const [pickup_day, pickup_time] = at.split(' ');
    return { ...LEG, ...leg, offer_id: offer?.id, position: place + 1, pickup_day, pickup_time };
  });
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  await query(
    `insert into public.offer_legs (${names}) select ${names} from jsonb_populate_recordset(null::public.offer_legs, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await query(
    `update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day' where id = $1`,
    [offer?.id],
  );
  return offer?.id ?? '';
}

/** Accepts an offer as the office does for somebody on the phone. */
export async function accept(by: TestAccount, offer: string): Promise<void> {
  const { outcome } = await ask(by, 'accept_for_traveller', { offer, how: 'phone', name: null });
  if (outcome !== 'accepted') throw new Error(outcome);
}

/** The rides of a request that are not cancelled. */
export async function ridesOf(query: Query, { id }: Pick<Trip, 'id'>): Promise<Ride[]> {
  const [row] = await query<{ rides: Ride[] }>(
    `select private.ride_views(array(select id from public.rides where lead_id = $1 and state <> 'cancelled')) as rides`,
    [id],
  );
  return row?.rides ?? [];
}

/** A booked request of somebody, and its rides in their order. */
export async function bookRides(
  query: Query,
  by: TestAccount,
  name: string,
  ...legs: (Leg & { at: string })[]
): Promise<{ trip: Trip; rides: Ride[]; ride: Ride }> {
  const trip = await newTrip(query, { name });
  await accept(by, await offerRides(query, trip, legs));
  const rides = await ridesOf(query, trip);
  const [ride] = rides;
  if (!ride) throw new Error('The booking has no rides');
  return { trip, rides, ride };
}

export const assign = (by: TestAccount, { id, updated_at }: Ride, driver: number, vehicle: number | null = null) =>
  ask(by, 'assign_ride', { ride: id, seen: updated_at, driver, vehicle });
