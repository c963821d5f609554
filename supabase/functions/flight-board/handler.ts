/**
 * Answers the flight board from what is stored, at once and with its age, and reads the airport's feed again when that has
 * become old: behind the answer to a visitor, and by the schedule (POST) while anybody looks or a request names a flight
 * of today or tomorrow. One caller reads at a time. FLIGHT_FEED_URL: an address, `off` for no board, `sample` for the
 * invented one of a demonstration.
 */
import { HOUR_MS } from '../_shared/clock/clock.ts';
import type { CompositeTypes } from '../_shared/contracts/database.types.ts';
import {
  FLIGHT_REFUSALS,
  parseFlightNumber,
  type FlightBoard,
  type FlightRefusal,
  type FlightRefusalCode,
} from '../_shared/contracts/flight-contract.ts';
import { jsonResponse, preflightResponse } from '../_shared/http/http.ts';
import { answerCall } from '../_shared/http/public-call.ts';
import { resolvePlatform, type Platform } from '../_shared/http/platform.ts';
import { callRpc, causeOf, RpcError } from '../_shared/http/rpc.ts';
import { isScheduler } from '../_shared/http/scheduler-secret.ts';
import { DEFAULT_FEED_URL, fetchFlights } from './feed.ts';
import { FeedError } from './rules.ts';
import { sampleFlights } from './sample-flights.ts';

/** Milliseconds after which a stored board is too old to be shown: it knows twelve hours ahead. */
const OLDEST_BOARD_MS = 12 * HOUR_MS;
/** Milliseconds that a visitor waits for the feed when there is no board to show; the feed is read to its end anyway. */
const LONGEST_WAIT_MS = 9000;

/** What the database function answers. */
type Stored = CompositeTypes<'stored_board'>;

type Result =
  | { board: FlightBoard; outcome: 'fresh' | 'stored' | 'sample' }
  | { code: FlightRefusalCode; retryAfter?: number };

/** GET, and POST with the scheduler's secret; never throws. */
export async function handler(request: Request, given?: Partial<Platform>): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const platform = resolvePlatform(given);
  if (isScheduler(request, platform)) return refreshOnSchedule(platform);
  return answerCall('flight-board', request, platform, async ({ ip }) => {
    let cause = '';
    const result = await answer(request, ip, platform).catch((error: unknown): Result => {
      cause = causeOf(error);
      return { code: 'unavailable', retryAfter: 10 };
    });
    if ('board' in result) return { response: jsonResponse(200, result.board), outcome: result.outcome };
    const { code, retryAfter } = result;
    const response = jsonResponse(FLIGHT_REFUSALS[code], { success: false, code } satisfies FlightRefusal, {
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...(code === 'method_not_allowed' && { allow: 'GET, OPTIONS' }),
    });
    return { response, outcome: code, cause };
  });
}

async function answer(request: Request, ip: string | null, platform: Platform): Promise<Result> {
  if (request.method !== 'GET') return { code: 'method_not_allowed' };
  const asked = new URL(request.url).searchParams.get('flight');
  const flight = asked ? parseFlightNumber(asked) : null;
  if (asked && !flight) return { code: 'invalid_flight_number' };
  const feedUrl = feedUrlOf(platform);
  if (feedUrl === 'off') return { code: 'off' };
  if (feedUrl === 'sample') return { board: sampleBoard(flight), outcome: 'sample' };

  const read = () =>
    callRpc(
      'read_flight_board',
      { client_ip: ip, airline: flight?.airline ?? null, number: flight?.number ?? null },
      platform,
    );
  const stored = await read();
  if (stored.outcome === 'rate_limited') return { code: 'rate_limited', retryAfter: stored.retry_after ?? 60 };
  const refreshing = stored.refresh ? refresh(feedUrl, platform) : null;
  if (isRecent(stored.fetched_at)) {
    if (refreshing) platform.background(refreshing);
    return { board: board(stored.fetched_at, stored), outcome: 'stored' };
  }
  if (!refreshing) return { code: 'unavailable', retryAfter: 5 };
  platform.background(refreshing);
  const isStored = await Promise.race([refreshing, delay(LONGEST_WAIT_MS).then(() => false)]);
  if (!isStored) return { code: 'unavailable', retryAfter: 10 };
  const anew = await read();
  if (anew.outcome !== 'ok' || !isRecent(anew.fetched_at)) return { code: 'unavailable', retryAfter: 10 };
  return { board: board(anew.fetched_at, anew), outcome: 'fresh' };
}

const feedUrlOf = (platform: Platform) => platform.env('FLIGHT_FEED_URL') || DEFAULT_FEED_URL;

/** Reads the feed when it is old and somebody needs it, behind the answer: it often takes 5 to 15 seconds. */
async function refreshOnSchedule(platform: Platform): Promise<Response> {
  const feedUrl = feedUrlOf(platform);
  if (!URL.canParse(feedUrl)) return jsonResponse(200, { refreshing: false });
  try {
    const refreshing = await callRpc('claim_wanted_flight_feed', {}, platform);
    if (refreshing) platform.background(refresh(feedUrl, platform));
    return jsonResponse(200, { refreshing });
  } catch (error) {
    platform.log(JSON.stringify({ function: 'flight-board', outcome: 'schedule_failed', cause: causeOf(error) }));
    return jsonResponse(503, { refreshing: false });
  }
}

const isRecent = (fetchedAt: string | null): fetchedAt is string =>
  fetchedAt !== null && Date.now() - Date.parse(fetchedAt) < OLDEST_BOARD_MS;

function sampleBoard(asked: { airline: string; number: number } | null): FlightBoard {
  const now = new Date();
  const flights = sampleFlights(now).filter(
    ({ flightNumber }) => !asked || flightNumber === `${asked.airline} ${asked.number}`,
  );
  return { success: true, fetchedAt: now.toISOString(), isSample: true, flights };
}

const board = (fetchedAt: string, { flights, landings }: Pick<Stored, 'flights' | 'landings'>): FlightBoard => ({
  success: true,
  fetchedAt: new Date(fetchedAt).toISOString(),
  flights: flights ?? [],
  ...(landings && { landings }),
});

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads the feed into the database. @returns whether it worked; never rejects. */
async function refresh(feedUrl: string, platform: Platform): Promise<boolean> {
  try {
    const flights = await fetchFlights(feedUrl, platform);
    await callRpc('store_flights', { flights }, platform);
    return true;
  } catch (error) {
    const cause = error instanceof FeedError || error instanceof RpcError ? error.message : 'unknown';
    platform.log(JSON.stringify({ function: 'flight-board', outcome: 'feed_failed', cause }));
    return false;
  }
}
