import type { Sql } from 'postgres';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import type { ApiServer } from './api-server.ts';
import { atLeast, atMost, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { executionTimes, LEADS } from './staff-database.ts';
import { startStaffServer } from './staff-server.ts';

/** One for each lead. */
const RIDES = LEADS;
const A_DAY = 200;
/** Rides of this many days are over. */
const DAYS_PAST = 120;
const DRIVERS = 40;
const ASSIGNMENTS = 60;
/** Left out: the first calls read from the disk. */
const WARM_UP = 10;

/**
 * Bookings and their rides, every day as many: eight for each driver, three hours after each other. Those to come have a driver
 * but for one in ten. Triggers are off: they would make each ride by itself.
 */
async function fillRides(sql: Sql): Promise<void> {
  await sql.begin(async (session) => {
    await session.unsafe('set local session_replication_role = replica');
    await session.unsafe(`
      insert into public.vehicles (plate, class, make, colour, seats, bags, licence_kind)
      select (1000000 + n)::text, 'sprinter', 'Mercedes Sprinter', 'black', 8, 8, 'tour' from generate_series(1, ${DRIVERS}) as n`);
    await session.unsafe(`
      insert into public.drivers (name, phone, kind, languages, usual_vehicle_no)
      select jsonb_build_object('he', 'נהג ' || no, 'latin', 'Driver ' || no), '+972535550101', 'own', '{he,ru}', no from public.vehicles`);
    await session.unsafe(`
      insert into public.offers (lead_id, number, state, language, total_agorot, vat_percent, lines, free_waiting_minutes,
        free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version, sent_at, valid_until, answered_at)
      select id, 1, 'accepted', 'en', 42000, 18, '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card}',
        '2026-11-22', now(), now() + interval '1 day', now() from public.leads`);
    await session.unsafe(`
      insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time, duration_minutes,
        passengers, luggage, vehicle_class, vehicle_name, flight_number)
      select id, 1, 'airport_pickup', 'Ben Gurion Airport, Terminal 3', 'Jaffa Street 1, Jerusalem',
        current_date - ${DAYS_PAST} + (nth / ${A_DAY})::integer, time '06:00' + make_interval(hours => 3 * (nth % ${A_DAY} / ${DRIVERS})::integer,
          mins => 5 * (nth % ${DRIVERS} % 12)::integer), 60, 2, 3, 'sprinter', '{"he": "ספרינטר", "en": "Sprinter", "fr": "Sprinter"}', 'LY 008'
      from (select id, row_number() over (order by id) - 1 as nth from public.offers) as offer`);
    await session.unsafe(`
      insert into public.rides (lead_id, offer_id, leg, car, pickup_at, agreed_pickup_at, busy_from, busy_until, driver_no, vehicle_no, state)
      select offer.lead_id, offer.id, 1, 1, leg.pickup_at, leg.pickup_at, leg.pickup_at - interval '1 hour',
        leg.pickup_at + interval '90 minutes', own.no, own.no,
        case when leg.pickup_day < current_date then 'done' when own.no is null then 'planned' else 'assigned' end::public.ride_state
      from (select id, lead_id, row_number() over (order by id) - 1 as nth from public.offers) as offer
      join public.offer_legs as leg on leg.offer_id = offer.id,
      lateral (select case when leg.pickup_day < current_date or nth % 10 > 0 then 1 + nth % ${DRIVERS} end as no) as own`);
  });
  await sql.unsafe('vacuum analyze');
}

/** Milliseconds of giving rides to a driver over the API, one after the other, and how many were given. */
async function assign(server: ApiServer, token: string, sql: Sql): Promise<{ times: number[]; given: number }> {
  // Those who have the hour free, by the minute that theirs begins at.
  const open = await sql<{ id: string; seen: string; driver: number }[]>`
    select id, to_json(updated_at) #>> '{}' as seen,
      case extract(minute from pickup_at) when 0 then 1 when 50 then 11 when 40 then 21 else 31 end as driver
    from public.rides where state = 'planned' and pickup_at > now() + interval '3 days' order by pickup_at limit ${ASSIGNMENTS}`;
  const times: number[] = [];
  let given = 0;
  for (const { id, seen, driver } of open) {
    const started = performance.now();
    const response = await fetch(`${server.url}/rest/v1/rpc/assign_ride`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ride: id, seen, driver, vehicle: driver }),
    });
    const { outcome } = (await response.json()) as { outcome?: string };
    times.push(performance.now() - started);
    if (outcome === 'assigned') given += 1;
  }
  return { times: times.slice(WARM_UP), given };
}

async function run(): Promise<Row[]> {
  const { server, sql, token } = await startStaffServer();
  await fillRides(sql);
  const tomorrow = `(now() at time zone 'Asia/Jerusalem')::date + 1`;
  const [board] = await sql.unsafe<{ rides: number }[]>(
    `select count(*)::integer as rides from public.rides where pickup_at >= private.board_day_starts(${tomorrow})
       and pickup_at < private.board_day_starts(${tomorrow} + 1)`,
  );
  const inDatabase = await executionTimes(sql, {
    'the board of a day': `select public.day_rides(${tomorrow})`,
    'the next rides': 'select public.next_rides(8)',
    'who is free for a ride': `select public.free_drivers((select id from public.rides where state = 'planned'
      and pickup_at > now() + interval '1 day' order by pickup_at limit 1))`,
  });
  const inTheDatabase = (name: string) => inDatabase[name] ?? Number.NaN;
  const { times, given } = await assign(server, token, sql);
  return [
    atLeast('rides on the board', board?.rides ?? 0, A_DAY, 'rides'),
    atMost('the board of a day: in the database', inTheDatabase('the board of a day'), 10, 'ms'),
    atMost('the next rides: in the database', inTheDatabase('the next rides'), 10, 'ms'),
    noted('who is free for a ride: in the database', inTheDatabase('who is free for a ride'), 'ms'),
    atMost('assigning a ride: answer, 95 of 100', percentile(times, 0.95), 60, 'ms'),
    atLeast('rides that have a driver then', given, ASSIGNMENTS, 'rides'),
  ];
}

export const rideBoard: Benchmark = {
  name: 'ride-board',
  group: 'backend',
  about: `the day's rides and assigning them, ${A_DAY} a day and ${RIDES} in all, native Postgres`,
  run,
};
