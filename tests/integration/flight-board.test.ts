/** flight-board over HTTP: the real function in front of a real database and a feed with the real one's habits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlightBoard, FlightRefusal } from '../../supabase/functions/_shared/contracts/flight-contract.ts';
import { SCHEDULER_HEADER } from '../../supabase/functions/_shared/http/scheduler-secret.ts';
import { arrivalIn, rowsAround, startFlightFeed, type FlightFeed } from '../fixtures/flight-feed.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { newIp, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

const SECRET = 'secret-of-the-schedule';
const PAGE_OF_ERRORS = { status: 200, body: '<html>maintenance</html>', contentType: 'text/html' };

describe.each(databases())('flight-board on %s', (database) => {
  let server: TestBackend;
  let feed: FlightFeed;

  beforeAll(async () => {
    feed = await startFlightFeed();
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { FLIGHT_FEED_URL: feed.url, SCHEDULER_SECRET: SECRET },
    });
  });
  afterAll(async () => {
    await server?.close();
    await feed?.close();
  });
  beforeEach(async () => {
    feed.rows = rowsAround(new Date());
    feed.next = [];
    feed.requests = [];
    feed.hold = null;
    await server.query('delete from private.flights');
    await server.query('update private.flight_feed set fetched_at = null, claimed_at = null');
  });

  const ask = async (flight?: string, ip = newIp()) => {
    const query = flight === undefined ? '' : `?flight=${encodeURIComponent(flight)}`;
    const response = await fetch(`${server.url}/functions/v1/flight-board${query}`, {
      headers: { [TEST_IP_HEADER]: ip },
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  const flightsOf = (answer: { body: unknown }) => (answer.body as FlightBoard).flights;
  const age = (interval: string) =>
    server.query(`update private.flight_feed set fetched_at = now() - interval '${interval}', claimed_at = null`);
  const untilAsked = async (times: number) => {
    await expect.poll(() => feed.requests.length).toBe(times);
  };
  const isFresh = async () => {
    const [row] = await server.query<{ fresh: boolean }>(
      `select fetched_at > now() - interval '1 minute' as fresh from private.flight_feed`,
    );
    return row?.fresh;
  };
  const untilStored = async () => {
    await expect.poll(isFresh).toBe(true);
  };

  it('answers the arrivals around now by the time they are expected', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(flightsOf(answer).map(({ flightNumber, status }) => `${flightNumber} ${status}`)).toEqual([
      'LY 16 landed',
      'AF 962 on-time',
      'LH 686 delayed',
      '6H 842 cancelled',
      'BA 165 early',
      'IZ 216 unknown',
      'LY 385 delayed',
    ]);
    expect(Date.now() - Date.parse((answer.body as FlightBoard).fetchedAt)).toBeLessThan(60_000);
    expect(feed.requests[0]?.userAgent).toBe('datagov-external-client');
  });

  it('finds a flight on every day the feed knows, arrivals first, however it is written', async () => {
    for (const written of ['LY 016', 'ly16', 'LY16'])
      expect(flightsOf(await ask(written)).map(({ scheduledTime }) => scheduledTime)).toHaveLength(2);
    expect(flightsOf(await ask('LY 315')).map(({ direction }) => direction)).toEqual(['departure']);
    expect(flightsOf(await ask('LY 9999'))).toEqual([]);
  });

  it('counts the landings of the coming day by hour, once the feed reaches that far', async () => {
    expect((await ask()).body).not.toHaveProperty('landings');
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    feed.rows = Array.from({ length: 24 }, (_, slot) => [
      arrivalIn(hour, slot * 60),
      arrivalIn(hour, slot * 60 + 59),
    ]).flat();
    feed.rows.push(
      arrivalIn(hour, 9 * 60 + 5),
      arrivalIn(hour, 9 * 60 + 10, { CHRMINE: 'CANCELED' }),
      arrivalIn(hour, 9 * 60 + 15, { CHAORD: 'D' }),
      arrivalIn(hour, -1),
      arrivalIn(hour, 24 * 60),
    );
    await server.query('update private.flight_feed set fetched_at = null, claimed_at = null');
    const { landings } = (await ask()).body as FlightBoard;
    expect(landings?.from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00$/u);
    expect(landings?.perHour).toEqual(Array.from({ length: 24 }, (_, slot) => (slot === 9 ? 3 : 2)));
    expect((await ask('LY 5142')).body).not.toHaveProperty('landings');
  });

  it('refuses what is no flight number, without asking the feed', async () => {
    const answer = await ask('tomorrow');
    expect(answer).toMatchObject({ status: 422, body: { success: false, code: 'invalid_flight_number' } });
    expect(feed.requests).toEqual([]);
  });

  it('answers from the store while it is fresh', async () => {
    await ask();
    feed.rows = [];
    expect(flightsOf(await ask())).toHaveLength(7);
    expect(feed.requests).toHaveLength(1);
  });

  it('answers the old board at once and reads the feed behind it, once', async () => {
    await ask();
    await age('10 minutes');
    let release = () => {};
    feed.hold = new Promise((resolve) => (release = resolve));
    feed.rows = feed.rows.slice(0, 3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    for (const answer of answers) expect(flightsOf(answer)).toHaveLength(7);
    release();
    await untilStored();
    expect(feed.requests).toHaveLength(2);
    expect(flightsOf(await ask())).toHaveLength(3);
  });

  it('keeps the old board when the feed fails, and says when it was read', async () => {
    await ask();
    await age('10 minutes');
    feed.next = [PAGE_OF_ERRORS];
    expect(flightsOf(await ask())).toHaveLength(7);
    await untilAsked(2);
    const answer = await ask();
    expect(Date.now() - Date.parse((answer.body as FlightBoard).fetchedAt)).toBeGreaterThan(9 * 60_000);
  });

  it('shows an old board with its age rather than none, but none of yesterday', async () => {
    await ask();
    await age('4 hours');
    feed.next = [PAGE_OF_ERRORS];
    const old = await ask();
    expect(flightsOf(old)).toHaveLength(7);
    expect(Date.now() - Date.parse((old.body as FlightBoard).fetchedAt)).toBeGreaterThan(3.9 * 3_600_000);
    await untilAsked(2);
    await age('13 hours');
    feed.next = [PAGE_OF_ERRORS];
    expect(await ask()).toMatchObject({
      status: 503,
      body: { success: false, code: 'unavailable' } satisfies FlightRefusal,
    });
  });

  // Each waits a second: by day one that asks for patience, and one of the servers that fail.
  it.each(isNight ? [429, 502, 503, 504] : [429, 503])('tries again after %i', async (status) => {
    feed.next = [{ status, body: 'later' }];
    expect(flightsOf(await ask())).toHaveLength(7);
    expect(feed.requests).toHaveLength(2);
  });

  it('says when the feed cannot be read: refused, broken, or not itself', async () => {
    for (const answer of [
      { status: 403, body: 'no' },
      PAGE_OF_ERRORS,
      { status: 200, body: '{"success":false,"error":{"message":"שגיאה"}}' },
      { status: 200, body: '{"success":true,"result":{"records":[],"total":0}}' },
    ]) {
      feed.next = [answer];
      await server.query('update private.flight_feed set claimed_at = null');
      expect((await ask()).status).toBe(503);
    }
    expect(feed.requests).toHaveLength(4);
  });

  it('reads the feed page by page', async () => {
    const [row] = feed.rows;
    feed.rows = Array.from({ length: 3300 }, () => row ?? {});
    expect((await ask()).status).toBe(200);
    expect(feed.requests.map(({ query }) => query.get('offset'))).toEqual(['0', '3200']);
  });

  it('limits how often one address asks', async () => {
    await ask();
    const ip = newIp();
    const statuses: number[] = [];
    for (let count = 0; count < 62; count += 1) statuses.push((await ask(undefined, ip)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect((await ask(undefined, ip)).headers.get('retry-after')).toMatch(/^\d+$/u);
    expect((await ask()).status).toBe(200);
  });

  describe('on schedule', () => {
    const call = (secret: string) =>
      fetch(`${server.url}/functions/v1/flight-board`, {
        method: 'POST',
        headers: { [TEST_IP_HEADER]: newIp(), [SCHEDULER_HEADER]: secret },
      });
    const refreshing = async () => ((await (await call(SECRET)).json()) as { refreshing: boolean }).refreshing;

    it('reads the feed while somebody looks, and no longer', async () => {
      await ask();
      await age('10 minutes');
      expect(await refreshing()).toBe(true);
      await untilStored();
      expect(await refreshing()).toBe(false);
      await age('10 minutes');
      await server.query(`update private.flight_feed set asked_at = now() - interval '16 minutes'`);
      expect(await refreshing()).toBe(false);
      expect(feed.requests).toHaveLength(2);
    });

    it('reads it every quarter of an hour for a request with a flight of today or tomorrow', async () => {
      await server.query('update private.flight_feed set asked_at = null');
      const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jerusalem' });
      const trip = tripBody({ travel_date: day.format(Date.now() + 86_400_000) });
      expect((await sendLead(server.url, trip, { ip: newIp() })).status).toBe(200);
      expect(await refreshing()).toBe(true);
      await untilStored();
      await age('10 minutes');
      expect(await refreshing()).toBe(false);
      await age('16 minutes');
      expect(await refreshing()).toBe(true);
      await untilStored();
      await server.query('delete from public.leads');
      await age('16 minutes');
      expect(await refreshing()).toBe(false);
    });

    it('is nobody else’s to ask', async () => {
      expect((await call('a guess')).status).toBe(405);
      expect(feed.requests).toEqual([]);
    });
  });

  it('reads only', async () => {
    const response = await fetch(`${server.url}/functions/v1/flight-board`, {
      method: 'POST',
      headers: { [TEST_IP_HEADER]: newIp() },
    });
    expect(response.status).toBe(405);
  });
});

it('a demonstration shows invented flights, and says that they are', async () => {
  const server = await startTestBackend({ database: 'native', functionSettings: { FLIGHT_FEED_URL: 'sample' } });
  try {
    const ask = async (query = '') =>
      (await (await fetch(`${server.url}/functions/v1/flight-board${query}`)).json()) as FlightBoard;
    expect(await ask()).toMatchObject({ success: true, isSample: true });
    expect((await ask()).flights).toHaveLength(7);
    for (const typed of ['LH686', 'DLH 686', 'lh 686 / LY 8'])
      expect((await ask(`?flight=${encodeURIComponent(typed)}`)).flights).toMatchObject([{ flightNumber: 'LH 686' }]);
  } finally {
    await server.close();
  }
});

it('says so when the feed is switched off', async () => {
  const server = await startTestBackend({ database: 'native' });
  try {
    const response = await fetch(`${server.url}/functions/v1/flight-board`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ success: false, code: 'off' });
  } finally {
    await server.close();
  }
});
