import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { CLIENT_HEADER, startApiServer } from './api-server.ts';
import { atLeast, below, noted, type Benchmark, type Row } from './benchmark.ts';

const CONNECTIONS = 20;
const SECONDS = 15;

/** A full request of the five-step form; number, name and address are different each time, or the limits would answer. */
function leadRequest(nth: number) {
  const now = Date.now();
  return {
    method: 'POST' as const,
    path: '/functions/v1/submit-lead',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      [CLIENT_HEADER]: `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    },
    body: JSON.stringify({
      name: `Dana Levi ${nth}`,
      phone: `+97250${String(2_000_000 + nth)}`,
      email: `dana.${nth}@example.com`,
      destination: 'Ben Gurion Airport, Terminal 3 → 12 Rothschild Boulevard, Tel Aviv',
      travel_date: new Date(now + 7 * 86_400_000).toISOString().slice(0, 10),
      passengers: 3,
      service_type: 'airport_pickup',
      notes: 'Two large suitcases and a pushchair.',
      details: {
        pickup: 'Ben Gurion Airport, Terminal 3',
        dropoff: '12 Rothschild Boulevard, Tel Aviv',
        pickup_time: '14:00',
        luggage: 2,
        round_trip: false,
        flight_number: 'LY316',
        language: defaultLocale,
        opened_at: new Date(now - 60_000).toISOString(),
        submitted_at: new Date(now).toISOString(),
      },
    }),
  };
}

async function load(url: string, seconds: number, nextNumber: () => number) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...leadRequest(nextNumber()) }) }],
  });
}

async function run(): Promise<Row[]> {
  const server = await startApiServer();
  try {
    let number = 0;
    const nextNumber = () => (number += 1);
    await load(server.url, 5, nextNumber);
    const result = await load(server.url, SECONDS, nextNumber);
    const sql = postgres(server.databaseUrl, { max: 1 });
    const [stored] = await sql<{ leads: number; quarantined: number }[]>`
      select count(*)::int as leads, count(*) filter (where quarantined)::int as quarantined from public.leads`;
    await sql.end();
    return [
      atLeast('throughput at 20 connections', result.requests.average, 250, 'requests/s'),
      noted('answer time, half of all', result.latency.p50, 'ms'),
      below('answer time, 99 of 100', result.latency.p99, 150, 'ms'),
      below('answers other than 200, and errors', result.non2xx + result.errors, 1, 'requests'),
      noted('leads stored, warm-up included', stored?.leads ?? 0, 'leads'),
      below('of these quarantined', stored?.quarantined ?? 0, 1, 'leads'),
    ];
  } finally {
    await server.stop();
  }
}

export const submitLead: Benchmark = {
  name: 'submit-lead',
  group: 'backend',
  about: `trip requests over ${CONNECTIONS} connections for ${SECONDS} s, native Postgres`,
  run,
};
