/**
 * Every hostile value in every field of every public endpoint, over HTTP: taken in a clean form, or refused in the way
 * that the endpoint's contract says. Never a 5xx, never words of the database, and no formula in what is exported.
 * A spread of the values here, of which each field takes a third; all of them in every field with `npm run test:night`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvLine } from '../../src/lib/csv.ts';
import { FLIGHT_REFUSALS } from '../../supabase/functions/_shared/contracts/flight-contract.ts';
import { LEAD_REFUSALS } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { cleanLine, cleanText } from '../../supabase/functions/_shared/words/text.ts';
import { TRACKING_REFUSALS } from '../../supabase/functions/_shared/contracts/tracking-contract.ts';
import { TRIP_REFUSALS } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { consentWith } from '../fixtures/consent-record.ts';
import { rowsAround, startFlightFeed } from '../fixtures/flight-feed.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES, shareOf } from '../fixtures/hostile-payloads.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight, type TestDatabase } from '../setup/night.ts';
import { isFormula, readCsv } from '../setup/read-csv.ts';
import { fullTripBody, newIp, newPhone, TEST_IP_HEADER, tripBody } from './lead-requests.ts';
import { newTrip, type Trip } from './trip-samples.ts';

/** Characters of a request's head up to which the function answers for it; beyond, Node does (431). */
const LONGEST_HEAD = 12_000;

const SESSION = '1795000000000-3f9a0c1b7d2e';
const PAGE = 'https://www.example.com/about';

type Shape = Record<string, unknown>;

interface Endpoint {
  name: string;
  /** Path behind the server's address. */
  path: string;
  /** A body that is taken; called for each request, since some may not come twice. */
  valid(): Shape;
  /** How the body travels; JSON unless said otherwise. Answers null for a value that cannot travel so. */
  encode?(body: Shape): RequestInit | null;
  /** Codes of refusals with their HTTP status. */
  refusals: Readonly<Record<string, number>>;
}

const json = (body: Shape, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Fields of `details` stand beside the others as "details.pickup_time". */
const flat = ({ details, ...body }: Shape): Shape => ({
  ...body,
  ...Object.fromEntries(Object.entries(details as Shape).map(([name, value]) => [`details.${name}`, value])),
});
/** A form without JavaScript has no `details`. */
const plain = ({ details, ...body }: Shape): Shape => ({ ...body, ...(details as Shape) });
function unflat(body: Shape): Shape {
  const details = Object.entries(body).filter(([name]) => name.startsWith('details.'));
  return {
    ...Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('details.'))),
    details: Object.fromEntries(details.map(([name, value]) => [name.slice('details.'.length), value])),
  };
}

/** The trip whose link the calls of trip-desk have. */
let trip: Pick<Trip, 'reference' | 'key'> = { reference: '', key: '' };

const tripCall = (call: Shape): RequestInit =>
  json({ reference: trip.reference, key: trip.key, ...call }, { 'idempotency-key': crypto.randomUUID() });

const ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'submit-lead, JSON',
    path: '/functions/v1/submit-lead',
    valid: () => flat(fullTripBody()),
    encode: (body) => json(unflat(body)),
    refusals: LEAD_REFUSALS,
  },
  {
    name: 'submit-lead, idempotency key',
    path: '/functions/v1/submit-lead',
    valid: () => ({ key: crypto.randomUUID() }),
    encode: ({ key }) =>
      typeof key === 'string' && key.length < LONGEST_HEAD && /^[\t -~\u00A0-\u00FF]*$/u.test(key)
        ? json(tripBody(), { 'idempotency-key': key })
        : null,
    refusals: LEAD_REFUSALS,
  },
  {
    name: 'submit-lead, form without JavaScript',
    path: '/functions/v1/submit-lead',
    valid: () => ({
      ...plain(fullTripBody()),
      country_code: '+972',
      phone: newPhone(),
      idempotency_key: crypto.randomUUID(),
    }),
    encode: (body) => ({
      method: 'POST',
      body: new URLSearchParams(
        Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    }),
    refusals: LEAD_REFUSALS,
  },
  {
    name: 'track-visit, a visit',
    path: '/functions/v1/track-visit',
    valid: () => ({
      kind: 'visit',
      sessionId: SESSION,
      pageUrl: PAGE,
      pageTitle: 'About',
      referrer: 'https://example.org/',
      userAgent: 'Browser',
      counted: false,
    }),
    refusals: TRACKING_REFUSALS,
  },
  {
    name: 'track-visit, the end of a visit',
    path: '/functions/v1/track-visit',
    valid: () => ({ kind: 'leave', sessionId: SESSION, pageUrl: PAGE, timeOnPage: 12 }),
    refusals: TRACKING_REFUSALS,
  },
  {
    name: 'track-visit, a view without consent',
    path: '/functions/v1/track-visit',
    valid: () => ({ kind: 'count', path: '/about' }),
    refusals: TRACKING_REFUSALS,
  },
  {
    name: 'record-consent',
    path: '/functions/v1/record-consent',
    valid: consentWith,
    refusals: TRACKING_REFUSALS,
  },
  {
    name: 'trip-desk, a link',
    path: '/functions/v1/trip-desk',
    valid: () => ({ action: 'read', reference: trip.reference, key: trip.key, version: '0', seen: false }),
    refusals: TRIP_REFUSALS,
  },
  {
    name: 'trip-desk, a change',
    path: '/functions/v1/trip-desk',
    valid: () => ({
      flight_number: 'LY 010',
      passenger_name: 'Ruth Levi',
      passenger_phone: newPhone(),
      pickup: 'Ben Gurion Airport, Terminal 1',
      dropoff: 'Jaffa Street 5, Jerusalem',
      driver_note: 'The blue door',
    }),
    encode: (fields) => tripCall({ action: 'change', fields }),
    refusals: TRIP_REFUSALS,
  },
  {
    name: 'trip-desk, an answer',
    path: '/functions/v1/trip-desk',
    valid: () => ({ action: 'ask_change', text: 'An hour later', offer: 1, seen_fee_agorot: 5, reason: 'Ill' }),
    // Each field with the action that has it; a fee that is not the trip's cancels nothing.
    encode: ({ action, text, offer, seen_fee_agorot, reason }) =>
      action !== 'ask_change'
        ? tripCall({ action })
        : text !== 'An hour later'
          ? tripCall({ action, text })
          : offer !== 1
            ? tripCall({ action: 'accept', offer })
            : tripCall({ action: 'cancel', seen_fee_agorot: seen_fee_agorot === 0 ? 5 : seen_fee_agorot, reason }),
    refusals: TRIP_REFUSALS,
  },
  {
    name: 'trip-desk, the link once more',
    path: '/functions/v1/trip-desk',
    valid: () => ({ contact: newPhone(), reference: 'TM-22222' }),
    encode: (call) => json({ action: 'find_link', ...call }),
    refusals: TRIP_REFUSALS,
  },
  {
    name: 'trip-desk, a notice of cancelling',
    path: '/functions/v1/trip-desk',
    valid: () => ({ name: 'Dana Levi', phone: newPhone(), reference: 'TM-22222', text: 'We are ill' }),
    encode: (call) => json({ action: 'cancel_notice', ...call }),
    refusals: TRIP_REFUSALS,
  },
  {
    name: 'create_initial_admin',
    path: '/rest/v1/rpc/create_initial_admin',
    valid: () => ({ admin_email: 'nobody@example.com' }),
    // A caller who is not the owner is answered with 200 and a refusal that says nothing. A text with NUL, or half a sign, is no
    // text to Postgres, and a function with another type of argument is another function.
    refusals: { '22P05': 400, '22P02': 400, '22021': 400, '42883': 404 },
  },
];

const SPREAD = shareOf(HOSTILE_VALUES);
/**
 * Of how many fields one takes a value: by day a field takes a third of the spread, the next field the next third. At night all of
 * them on native Postgres; PGlite, which answers one call after the other, needed two hours for them, and most are refused before
 * any database is asked.
 */
const turnsOn = (database: TestDatabase) => (isNight ? { native: 1, pglite: 20 }[database] : 3);

const fieldsOn = (turns: number) =>
  ENDPOINTS.flatMap((endpoint) => Object.keys(endpoint.valid()).map((field) => ({ endpoint, field }))).map(
    ({ endpoint, field }, nth): [string, string, Endpoint, readonly unknown[]] => [
      endpoint.name,
      field,
      endpoint,
      SPREAD.filter((_, at) => at % turns === nth % turns),
    ],
  );

/** Requests that wait for an answer at one time. */
const AT_ONCE = 8;
async function all<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await act(item);
    }),
  );
}

/** What only a database or a program says of itself. */
const INNARDS = /syntax error|violates|relation "|column "|pg_|PL\/pgSQL|at Object\.|node:internal|\.ts:\d/u;

describe.each(databases())('hostile input on %s', (database) => {
  const turns = turnsOn(database);
  let server: TestBackend;
  let feed: Awaited<ReturnType<typeof startFlightFeed>>;

  beforeAll(async () => {
    feed = await startFlightFeed();
    feed.rows = rowsAround(new Date());
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { FLIGHT_FEED_URL: feed.url },
    });
    // What is tried here is the input; how much of it one may send is tried elsewhere.
    await server.query(`update public.settings set value = maximum::text::jsonb where kind = 'integer'`);
    await server.query(`create or replace function private.trip_wait(lead_id uuid) returns integer
      language sql volatile set search_path = '' as 'select null::integer'`);
    trip = await newTrip(server.query);
  });
  afterAll(async () => {
    await server?.close();
    await feed?.close();
  });

  /** An answer without the trip that it shows; what is no JSON stays whole. */
  function withoutTrip(text: string): string {
    try {
      const { trip: _, ...own } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify(own);
    } catch {
      return text;
    }
  }

  /** @returns what is wrong with the answer to a request that carries the value, in words; null when nothing is */
  async function faultOf(
    value: unknown,
    path: string,
    init: RequestInit,
    refusals: Endpoint['refusals'],
  ): Promise<string | null> {
    const headers = { apikey: server.keys.publishable, [TEST_IP_HEADER]: newIp(), ...(init.headers as object) };
    const response = await fetch(server.url + path, { ...init, headers });
    const text = await response.text();
    // The page of a form shows what was typed, a trip what was typed before: words of a database that came in may go out again.
    const own = withoutTrip(text);
    if (INNARDS.test(own) && !INNARDS.test(String(value))) return `says too much: ${own.slice(0, 200)}`;
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      if (/<script/iu.test(text)) return 'the page holds a script';
      return response.status === 200 || Object.values(refusals).includes(response.status) ? null : `${response.status}`;
    }
    const { success, code } = JSON.parse(text) as { success?: boolean; code?: string };
    if (response.status === 200 && success !== undefined) return null;
    return code !== undefined && code !== 'unavailable' && refusals[code] === response.status
      ? null
      : `${response.status} ${text.slice(0, 200)}`;
  }

  it.each(fieldsOn(turns))(
    '%s: %s',
    { timeout: 600_000 },
    async (_, field, { path, valid, encode = json, refusals }, values) => {
      const faults: unknown[] = [];
      await all(values, async (value) => {
        const init = encode({ ...valid(), [field]: value });
        const fault = init && (await faultOf(value, path, init, refusals));
        if (fault) faults.push([value, fault]);
      });
      expect(faults).toEqual([]);
    },
  );

  it('flight-board: the flight number', { timeout: 600_000 }, async () => {
    const faults: unknown[] = [];
    // While the first caller reads the feed there is no board for the others yet.
    expect(await faultOf('', '/functions/v1/flight-board', {}, FLIGHT_REFUSALS)).toBeNull();
    await all(shareOf(HOSTILE_TEXTS), async (text) => {
      const query = new URLSearchParams({ flight: text });
      if (String(query).length > LONGEST_HEAD) return;
      const fault = await faultOf(text, `/functions/v1/flight-board?${String(query)}`, {}, FLIGHT_REFUSALS);
      if (fault) faults.push([text, fault]);
    });
    expect(faults).toEqual([]);
  });

  it('left nothing unclean in the database, and exports no formula', { timeout: 600_000 }, async () => {
    const leads = await server.query('select * from public.leads');
    // With the whole of them most are refused for good reasons; the rest must have arrived.
    expect(leads.length).toBeGreaterThan((SPREAD.length * 3) / turns);
    const texts = leads.flatMap((lead) =>
      Object.entries(lead).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !['search_text', 'name_key'].includes(entry[0]),
      ),
    );
    const texty = new Set(['notes', 'driver_note']);
    const clean = (column: string, value: string) => (texty.has(column) ? cleanText : cleanLine)(value);
    expect(texts.filter(([column, value]) => clean(column, value) !== value)).toEqual([]);
    expect(
      readCsv(texts.map(([, value]) => csvLine([value])).join(''))
        .flat()
        .filter(isFormula),
    ).toEqual([]);
    const [kept] = await server.query(`select
      (select count(*) from public.leads where status <> 'new')::integer as worked,
      (select count(*) from public.user_roles)::integer as roles,
      (select count(distinct path) from public.visits where path not in ('/about', '/404', '/'))::integer as paths`);
    expect(kept).toEqual({ worked: 0, roles: 0, paths: 0 });
  });
});
