/** Trips in each state of their life, calls of trip-desk, and the messages of a trip. */
import { randomUUID } from 'node:crypto';
import type { TripAnswer, TripCall } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import type { TripState } from '../../supabase/functions/_shared/contracts/trip-life.ts';
import type { TestBackend } from '../setup/backend.ts';
import { dayFromNow, newIp, newPhone, TEST_IP_HEADER } from './lead-requests.ts';

type Query = TestBackend['query'];

export interface Trip {
  id: string;
  reference: string;
  phone: string;
  key: string;
  viewKey: string;
}

/** A request with everything filled in; `changes` are columns of it. */
export async function newTrip(query: Query, changes: Record<string, unknown> = {}): Promise<Trip> {
  const phone = newPhone();
  const lead = {
    name: 'Dana Levi',
    phone,
    email: 'dana@example.com',
    destination: 'Ben Gurion Airport → Jaffa Street 1, Jerusalem',
    travel_date: dayFromNow(30),
    passengers: 2,
    service_type: 'airport_pickup',
    pickup: 'Ben Gurion Airport',
    dropoff: 'Jaffa Street 1, Jerusalem',
    pickup_time: '07:00',
    luggage: 3,
    round_trip: false,
    flight_number: 'LY 008',
    language: 'en',
    ...changes,
  };
  const [stored] = await query<{ id: string }>(
    `select private.submit_lead($1::jsonb, encode(sha256(gen_random_uuid()::text::bytea), 'hex')) #>> '{receipt,id}' as id`,
    [JSON.stringify(lead)],
  );
  const [link] = await query<{ link: { reference: string; key: string; view_key: string } }>(
    'select private.link_of($1) as link',
    [stored?.id],
  );
  if (!stored || !link) throw new Error('The request was not stored');
  return { id: stored.id, phone, reference: link.link.reference, key: link.link.key, viewKey: link.link.view_key };
}

/** How the list came to the price of a leg. */
export const PRICE_REASONS = {
  from: { he: 'נתב״ג', en: 'Ben Gurion Airport', fr: 'Aéroport Ben Gourion' },
  to: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
  for_luggage: false,
  lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
};

interface Offer {
  /** Until the pick-up, as an interval of Postgres; rounded to five minutes. */
  pickupIn?: string;
  /** Until a second ride, back. */
  backIn?: string;
  /** Until the offer ends. */
  holds?: string;
  agorot?: number;
  /** Cars of each ride. */
  vehicles?: number;
}

/** A draft with one leg, at the price of the list that holds. @returns its id */
export async function draftOffer(
  query: Query,
  trip: Pick<Trip, 'id'>,
  { pickupIn = '30 days', backIn, agorot = 42_000, vehicles = 1 }: Offer = {},
): Promise<string> {
  const [offer] = await query<{ id: string }>(
    `insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes,
       free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version, list_agorot, list_version)
     select $1, (select count(*) + 1 from public.offers where lead_id = $1), 'en', $2, 18,
       jsonb_build_array(jsonb_build_object('kind', 'fare', 'quantity', 1, 'amount', $2::integer)), 15, 2, 24, 50,
       '{card,cash}', '2026-11-22', $2, (select max(version) from public.price_lists) returning id`,
    [trip.id, agorot],
  );
  await query(
    `insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time,
       duration_minutes, flight_number, passengers, luggage, vehicle_class, vehicles, meeting_airport, meeting_way, price_reasons)
     select $1, nth, 'airport_pickup', 'Ben Gurion Airport', 'Jaffa Street 1, Jerusalem', here::date, here::time, 60, 'LY 008', 2, 3, 'sprinter', $4, 'ben-gurion', 'board', $3::jsonb
     from unnest($2::interval[]) with ordinality as ride (ahead, nth),
       lateral (select date_bin('5 minutes', now() + ahead, '2000-01-01') at time zone 'Asia/Jerusalem' as here) as clock`,
    [offer?.id, backIn ? [pickupIn, backIn] : [pickupIn], PRICE_REASONS, vehicles],
  );
  return offer?.id ?? '';
}

/** An offer that the traveller sees. @returns its id */
export async function sendOffer(query: Query, trip: Pick<Trip, 'id'>, offer: Offer = {}): Promise<string> {
  const id = await draftOffer(query, trip, offer);
  await query(
    `update public.offers set state = 'sent', sent_at = now() - interval '2 hours', valid_until = now() + $2::interval where id = $1`,
    [id, offer.holds ?? '1 day'],
  );
  return id;
}

async function book(query: Query, trip: Trip, offer: Offer = {}): Promise<string> {
  const id = await sendOffer(query, trip, offer);
  await query(
    `update public.offers set state = 'accepted', answered_at = now(), answered_name = 'Dana Levi' where id = $1`,
    [id],
  );
  await query(`update public.leads set status = 'converted' where id = $1`, [trip.id]);
  return id;
}

/** How a new request comes into each state. */
const STEPS: Readonly<Record<TripState, (query: Query, trip: Trip) => Promise<unknown>>> = {
  request: async () => {},
  offer: sendOffer,
  offer_expired: (query, trip) => sendOffer(query, trip, { holds: '-1 minute' }),
  offer_withdrawn: async (query, trip) =>
    query(`update public.offers set state = 'withdrawn' where id = $1`, [await sendOffer(query, trip)]),
  offer_declined: async (query, trip) =>
    query(`update public.offers set state = 'declined', answered_at = now() where id = $1`, [
      await sendOffer(query, trip),
    ]),
  booked: book,
  booked_soon: (query, trip) => book(query, trip, { pickupIn: '2 hours' }),
  changed_offer: async (query, trip) => {
    await book(query, trip);
    await sendOffer(query, trip, { agorot: 50_000 });
  },
  under_way: (query, trip) => book(query, trip, { pickupIn: '-10 minutes' }),
  between_rides: (query, trip) => book(query, trip, { pickupIn: '-2 days', backIn: '2 days' }),
  no_show: async (query, trip) => {
    await book(query, trip, { pickupIn: '-2 hours' });
    await query(
      `with driver as (
         insert into public.drivers (name, phone, kind) values ('{"he": "יוסי", "latin": "Yossi"}', '+972501234567', 'own') returning no)
       update public.rides set state = 'no_show', no_show_place = 'Hall 3', no_show_fee_agorot = 21000, driver_no = driver.no,
         steps = jsonb_build_array(jsonb_build_object('step', 'no_show', 'at', now(), 'by', 'Noa'))
       from driver where lead_id = $1`,
      [trip.id],
    );
    await query(`delete from public.messages where lead_id = $1 and kind = 'no_show'`, [trip.id]);
  },
  past: (query, trip) => book(query, trip, { pickupIn: '-2 days' }),
  cancelled: async (query, trip) => {
    const id = await book(query, trip);
    await query(
      `update public.offers set cancelled_at = now(), cancelled_by = 'traveller', cancel_fee_agorot = 0 where id = $1`,
      [id],
    );
    await query(`update public.leads set status = 'lost', lost_reason = 'cancelled' where id = $1`, [trip.id]);
  },
};

export async function tripIn(query: Query, state: TripState, changes: Record<string, unknown> = {}): Promise<Trip> {
  const trip = await newTrip(query, changes);
  await STEPS[state](query, trip);
  return trip;
}

/** A call without its link. */
type Wish<Call = TripCall> = Call extends { reference: string; key: string } ? Omit<Call, 'reference' | 'key'> : never;
export type TripWish = Wish;

export interface DeskAnswer {
  status: number;
  headers: Headers;
  body: TripAnswer;
  /** The refusal's code; "ok" for none. */
  code: string;
}

interface Calling {
  ip?: string;
  requestKey?: string;
}

/** Calls trip-desk over HTTP. */
export async function callDesk(
  url: string,
  body: unknown,
  { ip = newIp(), requestKey = randomUUID() }: Calling = {},
): Promise<DeskAnswer> {
  const response = await fetch(`${url}/functions/v1/trip-desk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: ip, 'idempotency-key': requestKey },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as TripAnswer;
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    code: answer.success ? 'ok' : answer.code,
  };
}

/** Does something on a trip by its link. */
export const act = (url: string, trip: Trip, wish: TripWish, calling: Calling & { key?: string } = {}) =>
  callDesk(url, { reference: trip.reference, key: calling.key ?? trip.key, ...wish }, calling);

/** The kinds of messages that a trip has caused, but for those of the request itself. */
export async function messagesOf(query: Query, trip: Trip): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    `select kind from public.messages where lead_id = $1 and kind not in ('lead_received', 'request_received')`,
    [trip.id],
  );
  return rows.map(({ kind }) => kind).toSorted();
}
