import { randomUUID } from 'node:crypto';
import type { LoadRequest } from 'autocannon';
import postgres, { type Sql } from 'postgres';
import { startApiServer } from './api-server.ts';
import { atLeast, atMost, below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { load, rate } from './lead-load.ts';

/** Travellers at once: readers keep the page open, and some of them accept. */
const CONNECTIONS = 4;
const SECONDS = 6;
const WARM_UP_SECONDS = 2;
const TRIPS = 6000;

interface Link {
  reference: string;
  key: string;
}

/** Trips with an open offer, in the database itself. */
async function fillTrips(sql: Sql): Promise<Link[]> {
  // Whatever day it is today, the business works on that one.
  const [workday] = await sql<{ day: string }[]>`
    select day::date::text as day from generate_series(current_date + 30, current_date + 60, interval '1 day') as day
    where not private.rests_at((day::date + time '07:00') at time zone 'Asia/Jerusalem') order by day limit 1`;
  const day = workday?.day ?? null;
  await sql`
    with lead as (
      insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type, pickup, dropoff,
        language, content_hash)
      select private.new_lead_reference(), 'Dana Levi', '+972502000001', 'dana@example.com', 'Ben Gurion Airport → Jerusalem',
        ${day}::date, 2, 'airport_pickup', 'Ben Gurion Airport', 'Jaffa Street 1, Jerusalem', 'en', repeat('a', 64)
      from generate_series(1, ${TRIPS}) on conflict on constraint leads_reference_unique do nothing returning id
    ), offer as (
      insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes, free_delay_hours,
        free_until_hours, late_fee_percent, pay_ways, terms_version)
      select id, 1, 'en', 42000, 18, '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card}', '2026-11-22' from lead
      returning id
    )
    insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time, duration_minutes,
      passengers, vehicle_class)
    select id, 1, 'airport_pickup', 'Ben Gurion Airport', 'Jaffa Street 1, Jerusalem', ${day}::date, '07:00', 60, 2, 'sprinter'
    from offer`;
  await sql`update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day'`;
  await sql`analyze`;
  return sql<Link[]>`
    select link ->> 'reference' as reference, link ->> 'key' as key from (
      select private.link_of(id) as link from public.leads) as links`;
}

const call = (body: object): LoadRequest => ({
  method: 'POST',
  path: '/functions/v1/trip-desk',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

async function run(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const links = await fillTrips(sql);
    let nth = 0;
    const next = (): Link => links[(nth += 1) % links.length] ?? { reference: '', key: '' };
    const read = () => call({ action: 'read', ...next() });
    await load(server.url, CONNECTIONS, WARM_UP_SECONDS, read);
    const reads = await load(server.url, CONNECTIONS, SECONDS, read);
    // Each trip is accepted once.
    nth = -1;
    const accept = () => call({ action: 'accept', offer: 1, ...next() });
    const accepts = await load(server.url, CONNECTIONS, SECONDS, accept);
    const [booked] = await sql<{ count: number }[]>`
      select count(*)::int as count from public.offers where state = 'accepted'`;
    return [
      atMost('reading a trip, 95 of 100', percentile(reads.times, 0.95), 40, 'ms'),
      atLeast(`reads over ${CONNECTIONS} connections`, rate(reads), 200, 'reads/s'),
      atMost('accepting an offer, 95 of 100', percentile(accepts.times, 0.95), 60, 'ms'),
      noted('accepted', rate(accepts), 'offers/s'),
      below('answers other than 200, and errors', reads.failures + accepts.failures, 1, 'calls'),
      atLeast(
        'offers answered with 200 that are booked',
        booked?.count ?? 0,
        Math.min(accepts.times.length, links.length),
        'offers',
      ),
    ];
  } finally {
    await sql.end();
    await server.stop();
  }
}

export const tripDesk: Benchmark = {
  name: 'trip-desk',
  group: 'backend',
  about: `reading trips and accepting offers over ${CONNECTIONS} connections, native Postgres`,
  run,
};
