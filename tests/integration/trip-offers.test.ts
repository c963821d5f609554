/** Offers, bookings, links, tasks and requests by phone, as staff work with them; what the database refuses; what time brings. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow, newPhone, TEST_IP_HEADER } from './lead-requests.ts';
import {
  act,
  callDesk,
  draftOffer,
  messagesOf,
  newTrip,
  PRICE_REASONS,
  sendOffer,
  tripIn,
  type Trip,
} from './trip-samples.ts';

interface Offer {
  id: string;
  number: number;
  state: string;
  updated_at: string;
  total_agorot: number;
  valid_until: string;
  [column: string]: unknown;
}
/** A request that somebody has taken down. */
interface Entry {
  outcome: string;
  receipt: { id: string; reference: string };
}

interface Answer {
  outcome: string;
  offer?: Offer;
  [more: string]: unknown;
}

const LEG = {
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  stops: [],
  pickup_day: dayFromNow(30),
  pickup_time: '04:05',
  duration_minutes: 60,
  flight_number: 'LY 008',
  passengers: 2,
  luggage: 3,
  vehicle_class: 'sprinter',
  vehicles: 1,
  seats_infant: 0,
  seats_child: 1,
  seats_booster: 0,
  meeting_point: null,
  meeting_airport: 'ben-gurion',
  meeting_way: 'board',
  price_reasons: PRICE_REASONS,
};
const DRAFT = {
  language: 'fr',
  terms_version: '2026-11-22',
  fare_kind: 'fixed',
  lines: [
    { kind: 'fare', quantity: 1, amount: 40_000 },
    { kind: 'stop', quantity: 1, amount: 3000, text: 'Latroun' },
    { kind: 'discount', quantity: 1, amount: -1000 },
  ],
  legs: [LEG],
  pay_ways: ['card', 'cash'],
  payment_url: null,
  note: ' À bientôt ',
};

describe.each(databases())('offers on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let colleague: TestAccount;
  let manager: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    [operator, colleague, manager] = await Promise.all([
      server.account('operator'),
      server.account('operator'),
      server.account('manager'),
    ]);
  });
  afterAll(() => server?.close());

  async function ask<Data = Answer>(name: string, args: Record<string, unknown>, by = operator): Promise<Data> {
    const { data, error } = await by.client.rpc(name, args);
    if (error) throw new Error(`${error.code} ${error.message}`);
    return data as Data;
  }
  const save = (trip: Trip, seen: string | null, changes: object = {}, by = operator) =>
    ask('save_offer_draft', { lead: trip.id, seen, draft: { ...DRAFT, ...changes } }, by);
  async function saved(trip: Trip, seen: string | null = null, changes: object = {}): Promise<Offer> {
    const { outcome, offer, ...more } = await save(trip, seen, changes);
    if (outcome !== 'saved' || !offer) throw new Error(JSON.stringify({ outcome, ...more }));
    return offer;
  }
  /** Whoever sends has seen what there is, unless `more` says otherwise. */
  async function send({ id, updated_at }: Offer, more: object = {}, by = operator) {
    const [seen] = await server.query<{ newest: object | null }>(
      'select private.newest_offer(lead_id) as newest from public.offers where id = $1',
      [id],
    );
    const newest = seen?.newest ?? null;
    return ask('send_offer', { offer: id, seen: updated_at, newest, valid_until: null, by: 'mail', ...more }, by);
  }
  const rows = <Row>(sql: string, trip: Trip) => server.query<Row & Record<string, unknown>>(sql, [trip.id]);
  const openTasks = async (trip: Trip) =>
    (
      await rows<{ kind: string }>('select kind from public.desk_tasks where lead_id = $1 and closed_at is null', trip)
    ).map(({ kind }) => kind);

  describe('a draft', () => {
    it('is stored with its sum, the figures of the settings and its author, and nobody sees it', async () => {
      const trip = await newTrip(server.query);
      const offer = await saved(trip);
      expect(offer).toMatchObject({
        number: 1,
        state: 'draft',
        language: 'fr',
        total_agorot: 42_000,
        vat_percent: 18,
        landing_waiting_minutes: 60,
        free_waiting_minutes: 15,
        free_delay_hours: 2,
        free_until_hours: 24,
        late_fee_percent: 50,
        note: 'À bientôt',
        created_by_name: 'Test operator',
        sent_at: null,
        legs: [{ ...LEG, position: 1 }],
      });
      expect((await act(server.url, trip, { action: 'read' })).body).toMatchObject({
        trip: { state: 'request', offer: null },
      });
      expect(await messagesOf(server.query, trip)).toEqual([]);
    });

    it('is previewed as the page that its traveller gets once it is sent, and stays unseen', async () => {
      const trip = await tripIn(server.query, 'booked');
      const draft = await saved(trip);
      const preview = await ask('preview_offer', { offer: draft.id, valid_until: dayFromNow(60) });
      expect((await act(server.url, trip, { action: 'read' })).body).toMatchObject({
        trip: { state: 'booked', offer: null },
      });
      await send(draft);
      const { body } = await act(server.url, trip, { action: 'read' });
      // What happens by sending alone differs: version, end, time, timeline.
      const varies = { version: expect.anything(), events: expect.anything() };
      const sent = body.success && 'trip' in body ? body.trip : null;
      expect(sent).toMatchObject({ state: 'changed_offer', offer: { number: 2, note: 'À bientôt' } });
      expect(preview).toEqual({
        outcome: 'previewed',
        trip: {
          ...sent,
          ...varies,
          offer: { ...sent?.offer, valid_until: expect.any(String), sent_at: expect.any(String) },
        },
      });
      // No longer than it could be accepted.
      const { offer } = preview['trip'] as { offer: { valid_until: string; legs: { pickup_at: string }[] } };
      const left = Date.parse(offer.legs[0]?.pickup_at ?? '') - Date.parse(offer.valid_until);
      expect(left / 60_000).toBe(180);
      expect((await ask('preview_offer', { offer: draft.id, valid_until: null })).outcome).toBe('gone');
    });

    it('of somebody else is not overwritten', async () => {
      const trip = await newTrip(server.query);
      const first = await saved(trip);
      expect(await save(trip, null, {}, colleague)).toMatchObject({
        outcome: 'changed_by_other',
        offer: { id: first.id },
      });
      const second = await saved(trip, first.updated_at, {
        note: null,
        legs: [LEG, { ...LEG, pickup_day: dayFromNow(32) }],
      });
      expect([second.id, second.number, (second['legs'] as unknown[]).length]).toEqual([first.id, 1, 2]);
      expect((await save(trip, first.updated_at, {}, colleague)).outcome).toBe('changed_by_other');
    });

    it.each([
      ['a price with half a shekel', { lines: [{ kind: 'fare', quantity: 1, amount: 42_050 }] }, 'offers_total'],
      ['no lines', { lines: [] }, null],
      ['an unknown way to pay', { pay_ways: ['barter'] }, 'offers_pay_ways'],
      ['an address without a lock', { payment_url: 'http://pay.example.com' }, 'offers_payment_url'],
      ['cancelling free for eight days', { free_until_hours: 192 }, 'offers_free_until'],
      [
        'an hour that the clocks skip',
        { legs: [{ ...LEG, pickup_day: '2027-03-26', pickup_time: '02:30' }] },
        'offer_legs_hour_exists',
      ],
      ['a minute between the steps', { legs: [{ ...LEG, pickup_time: '04:07' }] }, 'offer_legs_five_minutes'],
      ['a bus full of buses', { legs: [{ ...LEG, passengers: 61 }] }, 'offer_legs_passengers'],
      ['a day that is none', { legs: [{ ...LEG, pickup_day: '2027-02-30' }] }, null],
    ])('is refused with %s, and nothing is kept of it', async (_, changes, constraint) => {
      const trip = await newTrip(server.query);
      expect(await save(trip, null, changes)).toMatchObject({
        outcome: 'validation_failed',
        ...(constraint && { constraint }),
      });
      expect(await rows('select from public.offers where lead_id = $1', trip)).toEqual([]);
    });
  });

  describe('sending', () => {
    it('shows the offer, answers the request and puts a mail into the outbox', async () => {
      const trip = await newTrip(server.query);
      const sent = await send(await saved(trip));
      expect(sent).toMatchObject({
        outcome: 'sent',
        offer: { state: 'sent', sent_by_name: 'Test operator' },
        link: { reference: trip.reference, key: trip.key },
      });
      const hours = (Date.parse(String(sent.offer?.valid_until)) - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(48);
      expect(
        await rows('select status, first_response_at is not null as answered from public.leads where id = $1', trip),
      ).toEqual([{ status: 'contacted', answered: true }]);
      expect(await messagesOf(server.query, trip)).toEqual(['offer']);
      expect((await act(server.url, trip, { action: 'read' })).body).toMatchObject({ trip: { state: 'offer' } });
    });

    it('never leaves for a ride from an airport without a word on where they meet', async () => {
      const trip = await newTrip(server.query);
      const nowhere = { legs: [{ ...LEG, meeting_airport: null, meeting_point: ' ' }] };
      const draft = await saved(trip, null, nowhere);
      expect((await send(draft)).outcome).toBe('meeting_needed');
      const taken = await ask('accept_for_traveller', { offer: draft.id, how: 'phone', name: 'Dana' });
      expect(taken.outcome).toBe('meeting_needed');
      const own = await saved(trip, draft.updated_at, {
        legs: [{ ...LEG, meeting_airport: null, meeting_point: 'By the fountain' }],
      });
      expect((await send(own)).outcome).toBe('sent');
    });

    it('never leaves with a pick-up before the landing that the airport’s board has', async () => {
      const trip = await newTrip(server.query);
      const draft = await saved(trip, null, { legs: [{ ...LEG, flight_number: 'ly 0316' }] });
      const [day, time] = [LEG.pickup_day, LEG.pickup_time];
      const lands = (minutes: number) =>
        server.query(
          `insert into private.flights (direction, airline, number, scheduled_time, flight)
           values ('arrival', 'LY', 316, $1::timestamp + make_interval(mins => $2), '{"status": "on-time"}')`,
          [`${day} ${time}`, minutes],
        );
      await lands(20);
      expect((await send(draft)).outcome).toBe('before_landing');
      await server.query('delete from private.flights');
      await lands(-20);
      expect((await send(draft)).outcome).toBe('sent');
      await server.query('delete from private.flights');
    });

    it('by hand leaves the message to be sent by WhatsApp', async () => {
      const trip = await newTrip(server.query);
      await send(await saved(trip), { by: 'hand' });
      expect(
        await rows(`select channel, status from public.messages where lead_id = $1 and kind = 'offer'`, trip),
      ).toEqual([{ channel: 'whatsapp', status: 'pending' }]);
    });

    it('a second one replaces the first', async () => {
      const trip = await newTrip(server.query);
      await send(await saved(trip));
      await send(await saved(trip, null, { lines: [{ kind: 'fare', quantity: 1, amount: 50_000 }] }));
      expect(await rows('select number, state from public.offers where lead_id = $1 order by number', trip)).toEqual([
        { number: 1, state: 'replaced' },
        { number: 2, state: 'sent' },
      ]);
    });

    it('of a colleague, or an answer to it, that the sender has not seen lets nothing else go out, and is named', async () => {
      const trip = await newTrip(server.query);
      await send(await saved(trip), {}, colleague);
      const mine = await saved(trip);
      const refused = await send(mine, { newest: null });
      expect(refused).toMatchObject({
        outcome: 'newer_offer',
        offer: { id: mine.id, state: 'draft' },
        latest: { kind: 'offer_sent', actor: 'staff', actor_name: 'Test operator' },
      });
      expect(await rows('select number, state from public.offers where lead_id = $1 order by number', trip)).toEqual([
        { number: 1, state: 'sent' },
        { number: 2, state: 'draft' },
      ]);
      // Accepted by the traveller while the next one was written.
      await act(server.url, trip, { action: 'accept', offer: 1 });
      expect((await send(mine, { newest: { number: 1, state: 'sent' } })).outcome).toBe('newer_offer');
      expect((await send(mine, { newest: { number: 1, state: 'accepted' } })).outcome).toBe('sent');
    });

    it('that time has ended is no news to whoever sends the next one', async () => {
      const trip = await tripIn(server.query, 'offer_expired');
      await server.query('select private.expire_offers()');
      expect((await send(await saved(trip), { newest: { number: 1, state: 'sent' } })).outcome).toBe('sent');
    });

    it('is refused for a draft that has changed, for none, without a price or legs, and too near the pick-up', async () => {
      const trip = await newTrip(server.query);
      const first = await saved(trip);
      const second = await saved(trip, first.updated_at, { legs: [] });
      expect((await send(first)).outcome).toBe('changed_by_other');
      expect((await send(second)).outcome).toBe('validation_failed');
      const third = await saved(trip, second.updated_at, { lines: [{ kind: 'fare', quantity: 1, amount: 0 }] });
      expect((await send(third)).outcome).toBe('validation_failed');
      expect((await send({ ...third, id: randomUUID() })).outcome).toBe('gone');
      const near = await newTrip(server.query);
      const id = await draftOffer(server.query, near, { pickupIn: '2 hours' });
      const [draft] = await rows<Offer>(
        'select to_json(updated_at) as updated_at from public.offers where lead_id = $1',
        near,
      );
      expect((await send({ ...(draft as Offer), id })).outcome).toBe('too_late');
    });

    it('at the price that was promised holds no shorter than the promise, whatever is wished; at another one it does as wished', async () => {
      const promised = new Date(Date.now() + 40 * 3_600_000).toISOString();
      const price = { price_shown_agorot: 42_000, price_list_version: 1, price_held_until: promised };
      const ends = async (total: number, wished: number) => {
        const trip = await newTrip(server.query, { ...price, price_shown_agorot: total });
        const { offer } = await send(await saved(trip, null, { price_reason: 'A small car' }), {
          valid_until: new Date(Date.now() + wished * 3_600_000).toISOString(),
        });
        return Math.round((Date.parse(String(offer?.valid_until)) - Date.now()) / 3_600_000);
      };
      expect([await ends(42_000, 2), await ends(42_000, 60), await ends(40_000, 2)]).toEqual([40, 60, 2]);
    });

    it('never lets an offer hold longer than it can be accepted', async () => {
      const trip = await newTrip(server.query);
      const id = await draftOffer(server.query, trip, { pickupIn: '10 hours' });
      const [draft] = await rows<Offer>(
        'select to_json(updated_at) as updated_at from public.offers where lead_id = $1',
        trip,
      );
      const { offer } = await send({ ...(draft as Offer), id });
      const hours = (Date.parse(String(offer?.valid_until)) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(6.8);
      expect(hours).toBeLessThan(7.1);
    });
  });

  it('what was offered stays as it was offered, whoever writes', async () => {
    const trip = await newTrip(server.query);
    const id = await sendOffer(server.query, trip);
    const write = (sql: string) => server.query(sql, [id]);
    await expect(write(`update public.offers set note = 'More' where id = $1`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      write(`update public.offers set valid_until = now() + interval '9 days' where id = $1`),
    ).rejects.toThrow('stays as it was offered');
    await expect(write(`update public.offers set state = 'draft' where id = $1`)).rejects.toThrow(
      'does not go from sent to draft',
    );
    await expect(write(`update public.offer_legs set vehicles = 2 where offer_id = $1`)).rejects.toThrow(
      'stays as it was',
    );
    await expect(write(`delete from public.offer_legs where offer_id = $1`)).rejects.toThrow('stays as it was');
    await expect(sendOffer(server.query, trip)).rejects.toThrow('offers_one_open');
    await expect(draftOffer(server.query, trip)).rejects.toThrow('offers_one_draft');
    await server.query(`select private.record_trip_event($1, null, 'changed', 'system')`, [trip.id]);
    await expect(server.query('delete from public.trip_events')).rejects.toThrow('append-only');
    await expect(server.query(`update public.trip_events set kind = 'entered'`)).rejects.toThrow('append-only');
    // All of it goes with the request.
    await server.query('delete from public.leads where id = $1', [trip.id]);
    for (const table of ['offers', 'trip_events', 'desk_tasks', 'messages']) {
      expect(await rows(`select from public.${table} where lead_id = $1`, trip)).toEqual([]);
    }
  });

  describe('what the office does for the traveller', () => {
    it('a withdrawn offer cannot be accepted, and an answered one not withdrawn', async () => {
      const trip = await newTrip(server.query);
      const { offer } = await send(await saved(trip));
      expect(await ask('withdraw_offer', { offer: offer?.id, reason: 'No car' })).toMatchObject({
        outcome: 'withdrawn',
        offer: { state: 'withdrawn' },
      });
      expect((await act(server.url, trip, { action: 'accept', offer: 1 })).code).toBe('offer_withdrawn');
      expect((await ask('withdraw_offer', { offer: offer?.id, reason: null })).outcome).toBe('offer_withdrawn');
    });

    it('"yes" on the phone is a booking with its confirmation, from a draft as well', async () => {
      const trip = await newTrip(server.query);
      const draft = await saved(trip);
      expect(await ask('accept_for_traveller', { offer: draft.id, how: 'phone', name: 'Dana' })).toMatchObject({
        outcome: 'accepted',
        offer: { state: 'accepted', answered_name: 'Dana' },
      });
      expect(await messagesOf(server.query, trip)).toEqual(['booking']);
      expect((await ask('accept_for_traveller', { offer: draft.id, how: 'phone', name: null })).outcome).toBe(
        'already_answered',
      );
      expect(
        await rows(
          `select actor, actor_name, detail ->> 'how' as how from public.trip_events where lead_id = $1`,
          trip,
        ),
      ).toEqual([{ actor: 'staff', actor_name: 'Test operator', how: 'phone' }]);
    });

    it('what waits for WhatsApp goes with the offer that is answered or replaced', async () => {
      const trip = await newTrip(server.query);
      await server.query(`update public.leads set email = null, origin = 'phone' where id = $1`, [trip.id]);
      const waiting = async () =>
        (
          await rows<{ told: string }>(
            `select concat_ws(' ', kind, told #>> '{offer,number}') as told from public.messages
             where lead_id = $1 and status = 'pending' and channel = 'whatsapp' order by created_at`,
            trip,
          )
        ).map(({ told }) => told);
      await send(await saved(trip), { by: 'hand' });
      expect(await waiting()).toEqual(['offer 1']);
      const { offer } = await send(await saved(trip), { by: 'hand' });
      expect(await waiting()).toEqual(['offer 2']);
      await ask('accept_for_traveller', { offer: offer?.id, how: 'phone', name: 'Dana' });
      expect(await waiting()).toEqual(['booking 2']);
      await ask('cancel_booking', { offer: offer?.id, reason: 'No car' });
      expect(await waiting()).toEqual(['booking_cancelled 2']);
    });

    it('cancelling by the business costs nothing, however late', async () => {
      const trip = await tripIn(server.query, 'booked_soon');
      const [booking] = await rows<{ id: string }>('select id from public.offers where lead_id = $1', trip);
      expect(await ask('cancel_booking', { offer: booking?.id, reason: 'The car broke down' })).toMatchObject({
        outcome: 'cancelled',
        offer: { cancelled_by: 'business', cancel_fee_agorot: 0 },
      });
      expect(await messagesOf(server.query, trip)).toEqual(['booking_cancelled']);
      expect((await ask('cancel_booking', { offer: booking?.id, reason: null })).outcome).toBe('not_possible');
      // A new offer begins anew.
      await send(await saved(trip));
      expect((await act(server.url, trip, { action: 'accept', offer: 2 })).body).toMatchObject({
        trip: { state: 'booked' },
      });
    });

    it('cancels for a traveller who calls, by the rules of their page and once the fee was said', async () => {
      const trip = await tripIn(server.query, 'booked_soon');
      const cancel = (fee: number | null, reason = ' Said so on the phone ') =>
        ask('cancel_for_traveller', { lead: trip.id, seen_state: 'booked_soon', seen_fee_agorot: fee, reason });
      const notice = { name: 'Dana Levi', phone: trip.phone, reference: trip.reference };
      await callDesk(server.url, { action: 'cancel_notice', ...notice });
      expect(await openTasks(trip)).toEqual(['cancel_notice']);
      const { fee_agorot: fee } = await ask<{ fee_agorot: number }>('lead_trip', { lead: trip.id });
      expect(fee).toBe(21_000);
      expect(await cancel(0)).toMatchObject({ outcome: 'fee_changed' });
      expect(await cancel(null)).toMatchObject({ outcome: 'fee_changed' });
      expect(await cancel(fee)).toMatchObject({ outcome: 'cancelled' });
      expect(await rows('select cancelled_by, cancel_fee_agorot from public.offers where lead_id = $1', trip)).toEqual([
        { cancelled_by: 'traveller', cancel_fee_agorot: 21_000 },
      ]);
      expect(
        await rows(
          `select actor, actor_name, detail from public.trip_events where lead_id = $1 and kind = 'cancelled'`,
          trip,
        ),
      ).toEqual([
        {
          actor: 'staff',
          actor_name: 'Test operator',
          detail: { reason: 'Said so on the phone', wished_by: 'traveller', fee_agorot: 21_000 },
        },
      ]);
      // The traveller hears of it, the office knows.
      expect(await messagesOf(server.query, trip)).toEqual(['booking_cancelled', 'trip_cancelled']);
      expect(await openTasks(trip)).toEqual([]);
      expect(await cancel(fee)).toMatchObject({
        outcome: 'trip_changed',
        latest: { kind: 'cancelled', actor: 'staff' },
      });
    });

    it('cancels for a traveller what is not booked yet, and nothing that is under way', async () => {
      const [request, offer, underWay] = [
        await newTrip(server.query),
        await tripIn(server.query, 'offer'),
        await tripIn(server.query, 'under_way'),
      ];
      const cancel = ({ id }: Trip, seen_state: string) =>
        ask('cancel_for_traveller', { lead: id, seen_state, seen_fee_agorot: 0, reason: '' });
      expect(await cancel(request, 'request')).toMatchObject({ outcome: 'cancelled' });
      // Accepted by the traveller, or by a colleague on the phone, while somebody talks to them about the offer.
      expect((await cancel(offer, 'request')).outcome).toBe('trip_changed');
      expect(await cancel(offer, 'offer')).toMatchObject({ outcome: 'cancelled' });
      expect(await cancel(underWay, 'under_way')).toMatchObject({ outcome: 'too_late' });
      expect(await cancel({ ...request, id: randomUUID() }, 'request')).toMatchObject({ outcome: 'gone' });
      expect((await act(server.url, offer, { action: 'accept', offer: 1 })).code).toBe('offer_withdrawn');
    });

    it('notes how a booking was paid, which its traveller does not see, and takes the note back', async () => {
      const trip = await tripIn(server.query, 'booked');
      const [booking] = await rows<{ id: string }>('select id from public.offers where lead_id = $1', trip);
      const today = dayFromNow(0);
      const note = (more: object = {}) =>
        ask('note_payment', { offer: booking?.id, way: 'card', agorot: 42_000, day: today, ...more });
      const seen = async () => JSON.stringify((await act(server.url, trip, { action: 'read' })).body);
      const before = await seen();
      expect(await note()).toMatchObject({
        outcome: 'noted',
        offer: { paid: { way: 'card', agorot: 42_000, day: today, by: 'Test operator' } },
      });
      expect(await seen()).toBe(before);
      expect((await note({ way: 'barter' })).outcome).toBe('validation_failed');
      expect((await note({ agorot: 0 })).outcome).toBe('validation_failed');
      expect((await note({ agorot: null })).outcome).toBe('validation_failed');
      expect((await note({ day: dayFromNow(2) })).outcome).toBe('validation_failed');
      expect(await note({ way: null })).toMatchObject({ outcome: 'noted', offer: { paid: null } });
      expect(
        await rows('select kind, detail from public.trip_events where lead_id = $1 order by occurred_at', trip),
      ).toEqual([
        { kind: 'paid_noted', detail: { way: 'card', agorot: 42_000, day: today } },
        { kind: 'paid_noted', detail: {} },
      ]);
      const offered = await tripIn(server.query, 'offer');
      const [open] = await rows<{ id: string }>('select id from public.offers where lead_id = $1', offered);
      expect((await note({ offer: open?.id })).outcome).toBe('not_possible');
      expect((await note({ offer: randomUUID() })).outcome).toBe('gone');
    });

    it('a renewed link shuts the old one out', async () => {
      const trip = await newTrip(server.query);
      expect(await ask('trip_link', { lead: trip.id })).toEqual({
        reference: trip.reference,
        key: trip.key,
        view_key: trip.viewKey,
      });
      await expect(ask('renew_trip_link', { lead: trip.id })).rejects.toThrow('42501');
      const renewed = await ask<{ link: { key: string }; outcome: string }>(
        'renew_trip_link',
        { lead: trip.id },
        manager,
      );
      expect(renewed.outcome).toBe('renewed');
      expect((await act(server.url, trip, { action: 'read' })).code).toBe('bad_link');
      expect((await act(server.url, trip, { action: 'read' }, { key: renewed.link.key })).code).toBe('ok');
      expect(await rows('select kind, actor_name from public.trip_events where lead_id = $1', trip)).toEqual([
        { kind: 'link_renewed', actor_name: 'Test manager' },
      ]);
      expect((await ask('renew_trip_link', { lead: randomUUID() }, manager)).outcome).toBe('gone');
    });

    it('sends the link once more, at most one mail an hour, and at once after it was renewed', async () => {
      const trip = await newTrip(server.query);
      const again = async ({ id } = trip) => (await ask('send_again', { lead: id, kind: 'link_again' })).outcome;
      expect(await again()).toBe('queued');
      expect(await again()).toBe('sent_lately');
      await server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
      expect(await again()).toBe('sent_lately');
      await ask('renew_trip_link', { lead: trip.id }, manager);
      expect(await again()).toBe('queued');
      expect(await messagesOf(server.query, trip)).toEqual(['link_again', 'link_again']);
      const unreachable = await newTrip(server.query);
      await server.query(`update public.leads set email = null, origin = 'phone' where id = $1`, [unreachable.id]);
      expect(await again(unreachable)).toBe('no_address');
      expect(await again({ ...trip, id: randomUUID() })).toBe('gone');
    });

    it('reminds of an offer that is open: the first time in place of the reminder that time brings', async () => {
      const trip = await newTrip(server.query);
      const again = async (kind = 'offer_again') => (await ask('send_again', { lead: trip.id, kind })).outcome;
      expect(await again()).toBe('not_possible');
      expect(await again('booking')).toBe('not_possible');
      await sendOffer(server.query, trip);
      expect(await again()).toBe('queued');
      await server.query(
        `select private.queue_message('offer_again', lead_id, id) from public.offers where lead_id = $1`,
        [trip.id],
      );
      expect(await again()).toBe('sent_lately');
      expect(await messagesOf(server.query, trip)).toEqual(['offer_again']);
      await server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
      expect(await again()).toBe('queued');
      expect(await again()).toBe('sent_lately');
      await server.query(`update public.offers set state = 'declined', answered_at = now() where lead_id = $1`, [
        trip.id,
      ]);
      expect(await again()).toBe('not_possible');
    });

    it('everything about it comes in one answer', async () => {
      const trip = await newTrip(server.query);
      await send(await saved(trip));
      await act(server.url, trip, { action: 'ask_change', text: 'An hour later' });
      expect(await ask('lead_trip', { lead: trip.id })).toMatchObject({
        state: 'offer',
        offers: [{ number: 1, state: 'sent' }],
        events: [
          { kind: 'change_asked', actor: 'traveller', detail: { text: 'An hour later' } },
          { kind: 'offer_sent', actor: 'staff', actor_name: 'Test operator' },
        ],
      });
    });
  });

  describe('tasks', () => {
    it('are taken by one, dismissed with a reason, and solve themselves', async () => {
      const trip = await tripIn(server.query, 'offer');
      await act(server.url, trip, { action: 'ask_change', text: 'An hour later' });
      const list = await ask<{ id: string; lead_id: string }[]>('desk_tasks', {});
      const task = list.find(({ lead_id }) => lead_id === trip.id);
      expect(task).toMatchObject({
        kind: 'change_requested',
        urgency: 'now',
        reference: trip.reference,
        is_mine: false,
      });
      expect((await ask('take_task', { task: task?.id })).outcome).toBe('taken');
      const mine = await ask<{ lead_id: string }[]>('desk_tasks', {});
      expect(mine.find(({ lead_id }) => lead_id === trip.id)).toMatchObject({
        is_mine: true,
        taken_by_name: 'Test operator',
      });
      expect((await ask('dismiss_task', { task: task?.id, reason: ' ' })).outcome).toBe('validation_failed');
      expect((await ask('dismiss_task', { task: task?.id, reason: 'Spoken on the phone' })).outcome).toBe('dismissed');
      expect((await ask('take_task', { task: task?.id }, colleague)).outcome).toBe('already_closed');

      await act(server.url, trip, { action: 'ask_change', text: 'Two hours later' });
      expect(await openTasks(trip)).toEqual(['change_requested']);
      await send(await saved(trip));
      expect(await openTasks(trip)).toEqual([]);
    });

    it('are counted for whoever works on requests, and those that ring apart', async () => {
      const counts = async ({ client } = operator) =>
        (await client.rpc('get_staff_counts')).data as { tasks: number; sound: { tasks: number; minutes: number } };
      const before = await counts();
      expect(before.sound.minutes).toBe(1);
      const trip = await tripIn(server.query, 'offer');
      await act(server.url, trip, { action: 'ask_change', text: 'An hour later' });
      const open = await counts();
      expect([open.tasks - before.tasks, open.sound.tasks - before.sound.tasks]).toEqual([1, 1]);
      const [task] = await rows<{ id: string }>('select id from public.desk_tasks where lead_id = $1', trip);
      await ask('take_task', { task: task?.id });
      const taken = await counts();
      expect([taken.tasks - before.tasks, taken.sound.tasks - before.sound.tasks]).toEqual([1, 0]);
      expect(await counts(await server.account('readonly'))).toMatchObject({ tasks: null, sound: null });
    });

    it('of time alone come in working time, and are not opened twice', async () => {
      const [unanswered, offered, expired] = [
        await newTrip(server.query),
        await newTrip(server.query),
        await tripIn(server.query, 'offer_expired'),
      ];
      await server.query(`update public.leads set created_at = now() - interval '11 minutes' where id = $1`, [
        unanswered.id,
      ]);
      await sendOffer(server.query, offered, { holds: '30 minutes' });
      // What counts as working time is tried on its own; here it always is.
      const [{ source } = { source: '' }] = await server.query<{ source: string }>(
        `select pg_get_functiondef('private.is_working_time(timestamptz)'::regprocedure) as source`,
      );
      const workAlways = (always: boolean) =>
        server.query(`create or replace function private.is_working_time(moment timestamptz) returns boolean
          language sql stable set search_path = '' as $$ select ${String(always)} $$`);
      await workAlways(false);
      await server.query('select private.watch_trips()');
      expect(await openTasks(unanswered)).toEqual([]);
      await workAlways(true);
      for (let round = 0; round < 2; round += 1) await server.query('select private.watch_trips()');
      await server.query(source);
      expect(await openTasks(unanswered)).toEqual(['request_unanswered']);
      expect(await openTasks(offered)).toEqual(['offer_unanswered']);
      expect(await messagesOf(server.query, offered)).toEqual(['offer_again']);
      expect(await openTasks(expired)).toEqual(['offer_unanswered']);
      expect(await rows('select state from public.offers where lead_id = $1', expired)).toEqual([{ state: 'expired' }]);
      expect(await rows('select kind, actor from public.trip_events where lead_id = $1', expired)).toEqual([
        { kind: 'offer_expired', actor: 'system' },
      ]);
      await operator.client.from('leads').update({ status: 'contacted' }).eq('id', unanswered.id);
      expect(await openTasks(unanswered)).toEqual([]);
    });

    it('do not change for good by a clock that has jumped, until it has gone on for half an hour', async () => {
      const expired = await tripIn(server.query, 'offer_expired');
      const round = async (clock: string) => {
        await server.query(`update private.clock_rounds set ${clock}`);
        await server.query('select private.watch_trips()');
        return rows('select state from public.offers where lead_id = $1', expired);
      };
      const waiting = async () => {
        await server.query(`update public.messages set next_attempt_at = now() where lead_id = $1`, [expired.id]);
        await server.query('select private.claim_messages(50, null)');
        return messagesOf(server.query, expired);
      };
      await rows(`select private.queue_message('offer', lead_id, id) from public.offers where lead_id = $1`, expired);
      const before = await messagesOf(server.query, expired);
      expect(before).toEqual(['offer']);
      expect(await round(`last_round = now() - interval '1 day'`)).toEqual([{ state: 'sent' }]);
      expect(await round(`last_round = now() - interval '1 minute'`)).toEqual([{ state: 'sent' }]);
      expect(await waiting()).toEqual(before);
      const alerts = `select occurrences, details from public.security_alerts where event_type = 'clock_jumped'`;
      expect(await server.query(alerts)).toEqual([{ occurrences: 1, details: { hours: 24 } }]);
      // Put back by a day it is believed at once, as is a later one that has gone on.
      await server.query(`update private.clock_rounds set last_round = now() + interval '1 day'`);
      await server.query('select private.note_clock_round()');
      expect(await server.query('select private.is_clock_trusted() as trusted')).toEqual([{ trusted: true }]);
      expect(await round(`trusted_from = now() - interval '1 minute'`)).toEqual([{ state: 'expired' }]);
      expect(await waiting()).toEqual([]);
    });
  });

  describe('a request by phone', () => {
    const fields = () => ({
      origin: 'phone',
      name: 'Avi Cohen',
      phone: newPhone(),
      service_type: 'intercity',
      pickup: 'Herzl 1, Haifa',
      dropoff: 'Dizengoff 1, Tel Aviv',
      destination: 'Herzl 1, Haifa → Dizengoff 1, Tel Aviv',
      travel_date: dayFromNow(3),
      pickup_time: '08:00',
      passengers: 2,
      language: 'he',
    });

    it('is stored once, without an e-mail address, answered, with who took it down', async () => {
      const said = {
        ...fields(),
        passenger_name: 'Ruth',
        round_trip: true,
        return_date: dayFromNow(5),
        request_key: randomUUID(),
      };
      const stored = await ask<Entry>('create_lead', { fields: said });
      expect(stored).toMatchObject({ outcome: 'stored', duplicates: [] });
      expect(await ask('create_lead', { fields: said })).toMatchObject({
        outcome: 'replayed',
        receipt: stored.receipt,
      });
      const [lead] = await server.query(
        `select origin, status, entered_by, passenger_name, email, first_response_at is not null as answered
         from public.leads where id = $1`,
        [stored.receipt.id],
      );
      expect(lead).toEqual({
        origin: 'phone',
        status: 'contacted',
        entered_by: operator.userId,
        passenger_name: 'Ruth',
        email: null,
        answered: true,
      });
      const again = await ask('create_lead', { fields: { ...said, request_key: randomUUID(), passengers: 3 } });
      expect(again['duplicates']).toMatchObject([{ reference: stored.receipt.reference }]);
      expect((await ask('create_lead', { fields: { ...said, passengers: 4 } })).outcome).toBe('idempotency_conflict');
    });

    it.each([
      ['a phone', { phone: newPhone() }],
      ['a name', { name: 'Moshe from the hotel' }],
      ['a name and where to', { name: 'Dana Levi', dropoff: 'Eilat' }],
    ])('is stored with %s alone, found, and answered once it is completed', async (_, said) => {
      const stored = await ask<Entry>('create_lead', {
        fields: { ...said, origin: 'phone', request_key: randomUUID() },
      });
      expect(stored.outcome).toBe('stored');
      const [trip] = await server.query<Trip & { called: string; told: number }>(
        `select id, reference, name as called, (select count(*)::integer from public.messages where lead_id = leads.id) as told
         from public.leads where id = $1`,
        [stored.receipt.id],
      );
      if (!trip) throw new Error('not stored');
      // Nobody is told of a trip that says neither where nor when.
      expect(trip).toMatchObject({ called: Object.values(said)[0], told: 0 });
      const list = await ask<{ rows: { id: string }[] }>('search_leads', {
        criteria: { search: trip.reference },
        sort: '-received',
        page: 1,
        page_size: 10,
      });
      expect(list.rows.map(({ id }) => id)).toEqual([trip.id]);
      const draft = await saved(trip);
      expect((await send(draft)).outcome).toBe('request_incomplete');
      await server.query(
        `update public.leads set name = 'Dana Levi', phone = coalesce(phone, '+972545550100'), passengers = 2 where id = $1`,
        [trip.id],
      );
      expect((await send(draft)).outcome).toBe('sent');
    });

    it.each([
      ['neither name nor phone', { name: null, phone: null }, 'validation_failed'],
      ['a phone that is none', { phone: '12' }, 'validation_failed'],
      ['an origin of the site', { origin: 'site' }, 'validation_failed'],
      ['a way back without a round trip', { return_date: dayFromNow(9) }, 'validation_failed'],
      ['a way back before the trip', { round_trip: true, return_date: dayFromNow(2) }, 'validation_failed'],
      [
        'a way back an hour too early',
        { round_trip: true, return_date: dayFromNow(3), return_time: '07:00' },
        'validation_failed',
      ],
      ['a way back on the same day', { round_trip: true, return_date: dayFromNow(3), return_time: '18:00' }, 'stored'],
      ['a column that staff do not fill', { content_hash: 'x' }, 'validation_failed'],
      ['a day that is none', { travel_date: '2027-02-30' }, 'validation_failed'],
    ])('with %s: %s', async (_, changes, outcome) => {
      expect((await ask('create_lead', { fields: { ...fields(), ...changes } })).outcome).toBe(outcome);
    });
  });
});
