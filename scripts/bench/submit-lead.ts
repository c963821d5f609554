import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { DAY_MS, MINUTE_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { CLIENT_HEADER, startApiServer, startEmbeddedApiServer } from './api-server.ts';
import { atLeast, atMost, noted, percentile, type Benchmark, type Row } from './benchmark.ts';

/** Who all send at once, and send again as soon as they are answered. */
const VISITORS = 100;
const [WARM_UP_SECONDS, SECONDS] = [4, 10];
/** Requests a second: more than a year's in three minutes. */
const RATE = 200;
/** Milliseconds after which people begin to doubt; the form itself waits for 15 seconds. */
const PATIENCE = 2000;

/** What came of a stretch of load. */
interface Load {
  /** Milliseconds of each answer with status 200. */
  times: number[];
  /** Other answers, and requests without one. */
  failures: number;
  seconds: number;
}

let sent = 0;

/** A full request of the five-step form; number, name and address are different each time, or the limits would answer. */
function leadRequest(): RequestInit {
  sent += 1;
  const now = Date.now();
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      [CLIENT_HEADER]: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify({
      name: `Dana Levi ${sent}`,
      phone: `+97250${String(2_000_000 + sent)}`,
      email: `dana.${sent}@example.com`,
      destination: 'Ben Gurion Airport, Terminal 3 → 12 Rothschild Boulevard, Tel Aviv',
      travel_date: new Date(now + 7 * DAY_MS).toISOString().slice(0, 10),
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
        opened_at: new Date(now - MINUTE_MS).toISOString(),
        submitted_at: new Date(now).toISOString(),
      },
    }),
  };
}

/** Requests of all visitors, each of whom sends the next as soon as the one before is answered. */
async function sendLeads(url: string, seconds: number): Promise<Load> {
  const load: Load = { times: [], failures: 0, seconds };
  const started = performance.now();
  const visit = async () => {
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now();
      const response = await fetch(`${url}/functions/v1/submit-lead`, leadRequest()).catch(() => null);
      await response?.arrayBuffer();
      if (response?.status === 200) load.times.push(performance.now() - before);
      else load.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  load.seconds = (performance.now() - started) / 1000;
  return load;
}

const rate = ({ times, seconds }: Load): number => times.length / seconds;

const figures = (database: string, load: Load): Row[] => [
  noted(`${database}: answer time, half of all`, percentile(load.times, 0.5), 'ms'),
  atMost(`${database}: answer time, 99 of 100`, percentile(load.times, 0.99), PATIENCE, 'ms'),
  atMost(`${database}: answers other than 200, and errors`, load.failures, 0, 'requests'),
];

async function native(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const warmUp = await sendLeads(server.url, WARM_UP_SECONDS);
    const load = await sendLeads(server.url, SECONDS);
    const answered = warmUp.times.length + load.times.length;
    const [stored] = await sql<{ leads: number; quarantined: number }[]>`
      select count(*)::int as leads, count(*) filter (where quarantined)::int as quarantined
      from public.leads`;
    return [
      atLeast('native: requests', rate(load), RATE, 'requests/s'),
      ...figures('native', load),
      atLeast('requests answered with 200 that are stored', Math.min(stored?.leads ?? 0, answered), answered, 'leads'),
      atMost('of these quarantined', stored?.quarantined ?? 0, 0, 'leads'),
    ];
  } finally {
    await sql.end();
    await server.stop();
  }
}

async function embedded(): Promise<Row[]> {
  const server = await startEmbeddedApiServer();
  try {
    await sendLeads(server.url, WARM_UP_SECONDS);
    const load = await sendLeads(server.url, SECONDS);
    return [noted('embedded: requests', rate(load), 'requests/s'), ...figures('embedded', load)];
  } finally {
    await server.stop();
  }
}

export const submitLead: Benchmark = {
  name: 'submit-lead',
  group: 'backend',
  about: `trip requests of ${VISITORS} visitors at once, native Postgres and embedded`,
  run: async () => [...(await native()), ...(await embedded())],
};
