import { DAY_MS, MINUTE_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { randomUUID } from 'node:crypto';
import autocannon, { type LoadRequest } from 'autocannon';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { CLIENT_HEADER } from './api-server.ts';

/** What came of a stretch of load. */
export interface Load {
  /** Milliseconds of each answer with status 200 or 204. */
  times: number[];
  /** Other answers, and requests without one. */
  failures: number;
  seconds: number;
}

const PATH = '/functions/v1/submit-lead';

let number = 0;

/** A full request of the five-step form; number, name and address are different each time, or the limits would answer. */
function leadRequest(): LoadRequest {
  number += 1;
  const now = Date.now();
  return {
    method: 'POST',
    path: PATH,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      [CLIENT_HEADER]: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      name: `Dana Levi ${number}`,
      phone: `+97250${String(2_000_000 + number)}`,
      email: `dana.${number}@example.com`,
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

/**
 * Requests over that many connections, each sending the next as soon as the one before is answered.
 * @param next makes the next request
 */
export async function load(url: string, connections: number, seconds: number, next: () => LoadRequest): Promise<Load> {
  const result: Load = { times: [], failures: 0, seconds };
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const started = performance.now();
  run.on('response', (_client, status: number, _bytes, milliseconds: number) => {
    if (status < 300) result.times.push(milliseconds);
    else result.failures += 1;
  });
  run.on('reqError', () => (result.failures += 1));
  await new Promise((resolve) => run.once('done', resolve));
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

/** Different trip requests. */
export const sendLeads = (url: string, connections: number, seconds: number): Promise<Load> =>
  load(url, connections, seconds, leadRequest);

/** Answers per second. */
export const rate = ({ times, seconds }: Load): number => times.length / seconds;
