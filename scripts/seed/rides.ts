import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import type { Database, Enums } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { RunSql } from '../backend/connection.ts';
import type { Worker } from './requests.ts';

type Tables = Database['public']['Tables'];
type Row<Table extends keyof Tables> = Tables[Table]['Insert'];
type State = Enums<'ride_state'>;

const day = (now: Date, ahead: number): string => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);

/** Cars of the one class that the sample prices have; plates of no real ones. The papers of the last end within a month. */
const vehicles = (now: Date): Row<'vehicles'>[] =>
  (
    [
      ['10000101', 'Mercedes-Benz Sprinter', 'black', 2, 300],
      ['10000102', 'Mercedes-Benz V-Class', 'silver', 2, 250],
      ['10000103', 'Mercedes-Benz V-Class', 'white', 1, 200],
      ['10000104', 'Mercedes-Benz Sprinter', 'white', 0, 20],
    ] as const
  ).map(([plate, make, colour, child_seats, holds]) => ({
    plate,
    make,
    colour,
    child_seats,
    class: 'sprinter',
    seats: 8,
    bags: 8,
    licence_kind: 'tour',
    registration_until: day(now, holds),
    insurance_until: day(now, holds + 30),
    inspection_until: day(now, holds + 60),
  }));

/** Numbers that are kept for fiction. Each usually drives the vehicle of the same place; the last is a partner without an address. */
const drivers = (now: Date): Row<'drivers'>[] =>
  (
    [
      ['יוסי אדרי', 'Yossi Edri', '+972535550101', ['he', 'en', 'fr'], 400],
      ['סאמר חורי', 'Samer Khoury', '+972535550102', ['he', 'ar', 'en'], 300],
      ['איגור לוין', 'Igor Levin', '+972535550103', ['he', 'ru'], 25],
      ['אבי שמש', 'Avi Shemesh', '+972535550104', ['he', 'en'], 500],
    ] as const
  ).map(([he, latin, phone, languages, holds], nth) => ({
    name: { he, latin },
    phone,
    email: nth === 3 ? null : `${latin.toLowerCase().replace(' ', '.')}@example.com`,
    languages: [...languages],
    kind: nth === 3 ? 'partner' : 'own',
    licence_until: day(now, holds),
    permit_until: day(now, holds + 100),
  }));

interface Crew {
  driver: number;
  vehicle: number;
}

async function insertFleet(query: RunSql, now: Date): Promise<Crew[]> {
  await query(
    `insert into public.vehicles (plate, class, make, colour, seats, bags, child_seats, licence_kind, registration_until, insurance_until,
       inspection_until)
     select plate, class, make, colour, seats, bags, child_seats, licence_kind, registration_until, insurance_until, inspection_until
     from jsonb_populate_recordset(null::public.vehicles, $1::jsonb)`,
    [JSON.stringify(vehicles(now))],
  );
  return query<Crew & Record<string, unknown>>(
    `insert into public.drivers (name, phone, email, languages, kind, licence_until, permit_until, usual_vehicle_no)
     select name, phone, email, languages, kind, licence_until, permit_until, vehicle.no
     from jsonb_populate_recordset(null::public.drivers, $1::jsonb) with ordinality as driver
     join (select no, row_number() over (order by plate) as ordinality from public.vehicles) as vehicle using (ordinality)
     order by ordinality returning no as driver, usual_vehicle_no as vehicle`,
    [JSON.stringify(drivers(now))],
  );
}

interface SeedRide {
  id: string;
  lead_id: string;
  offer_id: string;
  leg: number;
  car: number;
  pickup_at: string;
}

/** What is reported of a ride, and how many minutes from the pick-up. */
const STEPS: readonly [State, number][] = [
  ['acknowledged', -120],
  ['on_the_way', -50],
  ['at_pickup', -5],
  ['on_board', 10],
  ['done', 70],
];

/**
 * How far a ride has come: those of the past are done, the next hours' are confirmed, tomorrow's has nobody yet; of the others one
 * in three has nobody.
 */
function stateOf(hours: number, nth: number): State {
  if (hours < -1.2) return 'done';
  if (hours < 0.1) return 'on_board';
  if (hours < 8) return 'acknowledged';
  return hours < 30 || nth % 3 === 0 ? 'planned' : 'assigned';
}

/** A ride with its driver, and what was written down of it. */
function driven(ride: SeedRide, nth: number, { driver, vehicle }: Crew, worker: Worker, now: Date) {
  const starts = new Date(ride.pickup_at).getTime();
  const state = stateOf((starts - now.getTime()) / HOUR_MS, nth);
  if (state === 'planned') return null;
  const at = (minutes: number) =>
    new Date(Math.min(starts + minutes * MINUTE_MS, now.getTime() - MINUTE_MS)).toISOString();
  const reported = STEPS.slice(0, STEPS.findIndex(([step]) => step === state) + 1);
  const event = (kind: Enums<'trip_event_kind'>, occurred_at: string, detail: object): Row<'trip_events'> => ({
    lead_id: ride.lead_id,
    offer_id: ride.offer_id,
    ride_id: ride.id,
    kind,
    actor: 'staff',
    actor_name: worker.name,
    occurred_at,
    detail: { leg: ride.leg, car: ride.car, ...detail },
  });
  return {
    ride: {
      id: ride.id,
      state,
      driver_no: driver,
      vehicle_no: vehicle,
      steps: reported.map(([step, minutes]) => ({ step, at: at(minutes), by: worker.name })),
    },
    events: [
      event('ride_assigned', at(-240), { driver, vehicle }),
      ...reported.map(([step, minutes]) => event('ride_step', at(minutes), { step, for: 'driver' })),
    ],
  };
}

/**
 * Four drivers, four vehicles, and who drives which of the rides that the seed's bookings have become.
 * @returns what is written down of it
 */
export async function seedRides(query: RunSql, worker: Worker, now: Date): Promise<Row<'trip_events'>[]> {
  const crews = await insertFleet(query, now);
  const rides = await query<SeedRide & Record<string, unknown>>(
    `select id, lead_id, offer_id, leg, car, to_json(pickup_at) #>> '{}' as pickup_at from public.rides
     where state <> 'cancelled' order by pickup_at, id`,
  );
  const given = rides.flatMap((ride, nth) => {
    const crew = crews[nth % crews.length];
    return (crew && driven(ride, nth, crew, worker, now)) ?? [];
  });
  await query(
    `update public.rides as own set state = said.state, driver_no = said.driver_no, vehicle_no = said.vehicle_no, steps = said.steps
     from jsonb_populate_recordset(null::public.rides, $1::jsonb) as said where own.id = said.id`,
    [JSON.stringify(given.map(({ ride }) => ride))],
  );
  return given.flatMap(({ events }) => events);
}
