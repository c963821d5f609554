/** Money follows the trip: what a change does to the price that somebody was promised, and what happens to it when two act at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TripChange, TripView } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow, TEST_IP_HEADER } from './lead-requests.ts';
import { act, draftOffer, messagesOf, newTrip, sendOffer, tripIn, type DeskAnswer, type Trip } from './trip-samples.ts';

const HOUR = 3_600_000;
const EILAT = { dropoff: 'Herods Hotel, Eilat, Israel' };
const MAMILLA = { dropoff: 'Mamilla Hotel, Jerusalem' };

describe.each(databases())('money follows the trip on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());

  const viewOf = ({ body }: DeskAnswer): TripView => {
    if (!('trip' in body) || !body.trip) throw new Error(JSON.stringify(body));
    return body.trip;
  };
  const reprice = async (trip: Trip, fields: TripChange) => {
    const { body } = await act(server.url, trip, { action: 'reprice', fields });
    if (!('price' in body)) throw new Error(JSON.stringify(body));
    return body.price;
  };
  const change = (trip: Trip, fields: TripChange, seen?: number | null) =>
    act(server.url, trip, { action: 'change', fields, ...(seen !== undefined && { seen_price_agorot: seen }) });
  /** Looks at the price and takes it, as the page does. */
  const changeAsShown = async (trip: Trip, fields: TripChange) =>
    change(trip, fields, (await reprice(trip, fields)).after);
  const newest = async () => {
    const [row] = await server.query<{ version: number }>('select max(version) as version from public.price_lists');
    return row?.version ?? 0;
  };
  /** The list that holds, at prices times so much. */
  const publish = (factor: number) =>
    server.query(
      `insert into public.price_lists (version, content, content_hash)
       select version + 1, content || jsonb_build_object('day', (select jsonb_object_agg(class, (
           select jsonb_agg(round(price::numeric * $1)) from jsonb_array_elements_text(prices) as price))
           from jsonb_each(content -> 'day') as each (class, prices)), 'night', '{}'::jsonb), 'test'
       from public.price_lists order by version desc limit 1`,
      [factor],
    );
  /** A request whose price of ₪390 is kept for so many hours more. */
  const promised = async (hours = 40, changes: object = {}) =>
    newTrip(server.query, {
      price_shown_agorot: 39_000,
      price_list_version: await newest(),
      price_held_until: new Date(Date.now() + hours * HOUR).toISOString(),
      ...changes,
    });
  const kept = async (trip: Trip) => {
    const [row] = await server.query<{ dropoff: string; total: number | null; version: number | null; ends: string }>(
      `select dropoff, price_shown_agorot as total, price_list_version as version, price_held_until as ends
       from public.leads where id = $1`,
      [trip.id],
    );
    if (!row) throw new Error('no request');
    return row;
  };
  const openTasks = async (trip: Trip) =>
    (
      await server.query<{ kind: string }>(
        'select kind from public.desk_tasks where lead_id = $1 and closed_at is null',
        [trip.id],
      )
    ).map(({ kind }) => kind);
  const lastPrice = async (trip: Trip) =>
    (
      await server.query<{ price: object | null }>(
        `select detail -> 'price' as price from public.trip_events where lead_id = $1 order by occurred_at desc limit 1`,
        [trip.id],
      )
    )[0]?.price;

  describe('what a request was told', () => {
    const email = 'three@example.com';
    const day = dayFromNow(30);
    const seen = async (trip: Trip) => {
      const { price, closed, mailed } = viewOf(await act(server.url, trip, { action: 'read' }));
      const { data: page } = await operator.client.rpc('search_leads', {
        criteria: { search: trip.reference },
        sort: '-received',
        page: 1,
        page_size: 5,
      });
      const { data: record } = await operator.client.rpc('read_lead', { lead_id: trip.id });
      const [line] = (page as { rows: Record<string, unknown>[] }).rows;
      const [opened] = record as { closed: unknown[]; mailed: boolean }[];
      const [mail] = await server.query<{ lead: { closed: unknown[]; mailed: boolean } }>(
        `select private.message_content(message, '{}') -> 'lead' as lead from public.messages as message
         where lead_id = $1 and kind = 'lead_received'`,
        [trip.id],
      );
      return {
        price: [price?.total_agorot ?? null, line?.['kept_agorot']],
        closed: [closed.length > 0, line?.['closed'], opened?.closed.length === 1, mail?.lead.closed.length === 1],
        mailed: [mailed, !line?.['unmailed'], opened?.mailed, mail?.lead.mailed],
      };
    };

    it('stands on its page, in the list, where it is opened and in the mail to the office, until there is an offer', async () => {
      for (const _ of [1, 2]) await newTrip(server.query, { email });
      const plain = await newTrip(server.query);
      expect(await seen(plain)).toEqual({
        price: [null, null],
        closed: [false, false, false, false],
        mailed: [true, true, true, true],
      });
      await server.query(`update public.settings set value = jsonb_build_array($1::text) where key = 'closed_dates'`, [
        day,
      ]);
      const told = await promised(40, { email, travel_date: day });
      expect(await seen(told)).toEqual({
        price: [39_000, 39_000],
        closed: [true, true, true, true],
        mailed: [false, false, false, false],
      });
      await sendOffer(server.query, told);
      expect(viewOf(await act(server.url, told, { action: 'read' }))).toMatchObject({
        price: null,
        closed: [],
        mailed: true,
      });
      await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
    });
  });

  describe('before an offer', () => {
    it('another trip gets its own price by the promised list, shown before it is taken, and kept no longer than the old one', async () => {
      const trip = await promised();
      const { version, ends } = await kept(trip);
      await publish(2);
      const price = await reprice(trip, EILAT);
      expect(price).toMatchObject({ outcome: 'made', before: 39_000, after: expect.any(Number) });
      expect(price.after).toBeGreaterThan(100_000);
      // The page has shown nothing, or something else.
      for (const seen of [undefined, null, 39_000, (price.after ?? 0) * 2]) {
        const answer = await change(trip, EILAT, seen);
        expect([answer.status, answer.code]).toEqual([409, 'price_changed']);
      }
      expect(await kept(trip)).toMatchObject({ dropoff: 'Jaffa Street 1, Jerusalem', total: 39_000 });
      expect(viewOf(await change(trip, EILAT, price.after))).toMatchObject({
        request: EILAT,
        price: { total_agorot: price.after },
      });
      expect(await kept(trip)).toEqual({ ...EILAT, total: price.after, version, ends });
      expect(await lastPrice(trip)).toEqual({ from: 39_000, to: price.after });
      expect(await messagesOf(server.query, trip)).toEqual(['trip_changed']);
      // And back, at the price that was promised for it.
      expect(viewOf(await changeAsShown(trip, MAMILLA)).price).toMatchObject({ total_agorot: 39_000 });
    });

    it('the same trip in other words keeps price and end, and needs no look at them', async () => {
      const trip = await promised();
      const before = await kept(trip);
      expect(await reprice(trip, MAMILLA)).toEqual({
        outcome: 'same',
        before: 39_000,
        after: 39_000,
        held_until: null,
      });
      expect((await change(trip, { ...MAMILLA, passengers: 3 })).code).toBe('ok');
      expect(await kept(trip)).toEqual({ ...before, ...MAMILLA });
      expect(await lastPrice(trip)).toBeNull();
    });

    it('what the list does not know has no price, and gets none by the way back to one but that of its own', async () => {
      const trip = await promised();
      const farm = { dropoff: 'A farm in the Negev' };
      expect(await reprice(trip, farm)).toMatchObject({
        outcome: 'made',
        before: 39_000,
        after: null,
        held_until: null,
      });
      expect(viewOf(await change(trip, farm, null)).price).toBeNull();
      expect(await kept(trip)).toMatchObject({ total: null, version: null, ends: null });
      expect(await lastPrice(trip)).toEqual({ from: 39_000 });
      // By the list that holds now, since nothing is promised any more.
      await publish(2);
      const { after } = await reprice(trip, MAMILLA);
      expect(viewOf(await change(trip, MAMILLA, after)).price).toMatchObject({ total_agorot: after });
      expect(await kept(trip)).toMatchObject({ version: await newest() });
    });

    it('a promise that is over is no price to go by, and one whose ride is too near is none', async () => {
      const over = await promised(-1);
      await publish(1);
      expect(await reprice(over, EILAT)).toMatchObject({ outcome: 'made', before: null });
      const near = await promised(40);
      await server.query(
        `update public.leads set travel_date = here::date, pickup_time = date_trunc('hour', here)::time,
           price_shown_agorot = 38000 from (select (now() + interval '3 hours') at time zone 'Asia/Jerusalem' as here) as clock where id = $1`,
        [near.id],
      );
      expect(await reprice(near, EILAT)).toMatchObject({ before: 38_000, after: null });
    });

    it('facts that do not go together are refused at their field', async () => {
      const trip = await promised(40, { seats_child: 2 });
      for (const action of ['reprice', 'change'] as const)
        expect((await act(server.url, trip, { action, fields: { passengers: 1 } })).body).toMatchObject({
          code: 'validation_failed',
          fields: { passengers: 'childrenCount' },
        });
    });
  });

  describe('once there is an offer', () => {
    it.each(['offer', 'booked'] as const)(
      '%s: another price is a question to the office, with both prices',
      async (state) => {
        const trip = await tripIn(server.query, state);
        expect((await change(trip, EILAT)).code).toBe('price_changed');
        const price = await reprice(trip, EILAT);
        expect(price).toMatchObject({ outcome: 'asked', before: 42_000, after: expect.any(Number) });
        const view = viewOf(await change(trip, { ...EILAT, flight_number: 'LY 010' }, price.after));
        // All of it that has no price is done at once.
        expect((view.booking ?? view.offer)?.legs[0]).toMatchObject({
          dropoff: 'Jaffa Street 1, Jerusalem',
          flight_number: 'LY 010',
        });
        expect(await openTasks(trip)).toContain('change_requested');
        const [asked] = await server.query(
          `select detail -> 'price' as price from public.trip_events where lead_id = $1 and kind = 'change_asked'`,
          [trip.id],
        );
        expect(asked).toEqual({ price: { from: 42_000, to: price.after } });
      },
    );

    it('the same in the eyes of the list is done at once, in the legs, too', async () => {
      const trip = await tripIn(server.query, 'booked');
      expect(await reprice(trip, { ...MAMILLA, passengers: 3 })).toMatchObject({ outcome: 'same', before: 42_000 });
      expect(viewOf(await change(trip, { ...MAMILLA, passengers: 3 })).booking?.legs[0]).toMatchObject({
        ...MAMILLA,
        passengers: 3,
      });
      expect(await openTasks(trip)).toEqual([]);
    });

    it('an offer that no list has priced is always a question', async () => {
      const trip = await newTrip(server.query);
      const id = await draftOffer(server.query, trip);
      await server.query('update public.offers set list_agorot = null, list_version = null where id = $1', [id]);
      await server.query(
        `update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day' where id = $1`,
        [id],
      );
      expect(await reprice(trip, MAMILLA)).toMatchObject({ outcome: 'asked', after: null });
      expect(viewOf(await change(trip, MAMILLA, null)).offer?.legs[0]?.dropoff).toBe('Jaffa Street 1, Jerusalem');
      // The same line in other letters needs no list.
      expect((await change(trip, { dropoff: 'JAFFA street 1, Jerusalem ' })).code).toBe('ok');
    });
  });

  describe('another day, hour or way', () => {
    /** The same list, dearer at night. */
    const publishNights = () =>
      server.query(
        `insert into public.price_lists (version, content, content_hash)
         select version + 1, content || jsonb_build_object('night', (select jsonb_object_agg(class, (
             select jsonb_agg(round(price::numeric + 50)) from jsonb_array_elements_text(prices) as price))
             from jsonb_each(content -> 'day') as each (class, prices))), 'test'
         from public.price_lists order by version desc limit 1`,
      );
    const fareOf = async (trip: Trip) => (await reprice(trip, { ...EILAT, pickup_time: '12:00' })).after ?? 0;

    it('is priced by the promised list before an offer, shown before it is taken, and kept no longer than it can be confirmed', async () => {
      await publishNights();
      const trip = await promised(2000);
      const eilat = await fareOf(trip);
      await changeAsShown(trip, EILAT);
      await publish(2);
      const night = { pickup_time: '23:00' };
      expect(await reprice(trip, night)).toMatchObject({ outcome: 'made', before: eilat, after: eilat + 5000 });
      expect(await lastPrice(trip)).toEqual({ from: 39_000, to: eilat });
      const view = viewOf(await changeAsShown(trip, { ...night, stop_1: 'Beer Sheva' }));
      expect(view.request).toMatchObject({ ...night, stop_1: 'Beer Sheva' });
      const [list] = await server.query<{ stop: number }>(
        `select (content #>> '{rules,extra_stop}')::integer * 100 as stop from public.price_lists order by version desc limit 1`,
      );
      expect(view.price?.total_agorot).toBe(eilat + 5000 + (list?.stop ?? 0));
      // The same price, for a ride that can be confirmed for a shorter time.
      const sooner = { travel_date: dayFromNow(9), pickup_time: '23:00' };
      expect((await change(trip, sooner)).code).toBe('ok');
      const { ends, total } = await kept(trip);
      expect(total).toBe(view.price?.total_agorot);
      expect(Date.parse(ends)).toBeLessThan(Date.parse(`${sooner.travel_date}T23:00Z`));
    });

    it.each(['offer', 'booked'] as const)(
      '%s: is a question to the office at whatever price, since somebody has to be free',
      async (state) => {
        const trip = await tripIn(server.query, state);
        const before = viewOf(await act(server.url, trip, { action: 'read' }));
        const [leg] = (before.booking ?? before.offer)?.legs ?? [];
        const later = { pickup_time: leg?.pickup_time.startsWith('15') ? '16:00' : '15:00' };
        const price = await reprice(trip, later);
        expect(price).toMatchObject({ outcome: 'asked', before: 42_000, after: expect.any(Number) });
        // The price has to have been seen, the rest is done at once.
        expect((await change(trip, later, null)).code).toBe('price_changed');
        const view = viewOf(await change(trip, { ...later, flight_number: 'LY 011' }, price.after));
        expect((view.booking ?? view.offer)?.legs[0]).toMatchObject({
          pickup_time: leg?.pickup_time,
          flight_number: 'LY 011',
        });
        expect(await openTasks(trip)).toContain('change_requested');
        const [asked] = await server.query(
          `select detail - 'text' as detail from public.trip_events where lead_id = $1 and kind = 'change_asked'`,
          [trip.id],
        );
        expect(asked).toEqual({
          detail: {
            fields: { pickup_time: { from: leg?.pickup_time.slice(0, 5), to: later.pickup_time } },
            price: { from: 42_000, to: price.after },
          },
        });
        // As it is agreed is no change.
        expect(await reprice(trip, { travel_date: leg?.pickup_day ?? '' })).toMatchObject({ outcome: 'same' });
      },
    );

    it.each([
      ['that is past', () => ({ travel_date: dayFromNow(-2) }), { travel_date: 'datePast' }],
      ['that is years away', () => ({ travel_date: dayFromNow(1200) }), { travel_date: 'dateTooFar' }],
      ['on which nobody drives', (closed: string) => ({ travel_date: closed }), { pickup_time: 'closedTime' }],
    ] as const)('to a day %s is refused at its field', async (_, fieldsOf, fields) => {
      const closed = dayFromNow(20);
      await server.query(`update public.settings set value = jsonb_build_array($1::text) where key = 'closed_dates'`, [
        closed,
      ]);
      const trip = await promised();
      for (const action of ['reprice', 'change'] as const)
        expect((await act(server.url, trip, { action, fields: fieldsOf(closed) })).body).toMatchObject({
          code: 'validation_failed',
          fields,
        });
      await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
    });

    it('goes by phone once the ride is near', async () => {
      const trip = await tripIn(server.query, 'booked_soon');
      expect((await change(trip, { pickup_time: '15:00' })).code).toBe('too_late');
    });
  });

  describe('of two who act at once', () => {
    it('two tabs: one change is made, and the other one is shown the price of what it would be now', async () => {
      const trip = await promised();
      const haifa = { dropoff: 'Herzl 1, Haifa' };
      const [toEilat, toHaifa] = [await reprice(trip, EILAT), await reprice(trip, haifa)];
      const answers = await Promise.all([change(trip, EILAT, toEilat.after), change(trip, haifa, toHaifa.after)]);
      const { dropoff, total } = await kept(trip);
      const winner = dropoff === EILAT.dropoff ? toEilat : toHaifa;
      expect(total).toBe(answers.at(-1)?.code === 'ok' && dropoff === haifa.dropoff ? toHaifa.after : winner.after);
      expect(answers.map(({ code }) => code).every((code) => code === 'ok' || code === 'price_changed')).toBe(true);
      expect(viewOf(await act(server.url, trip, { action: 'read' })).price?.total_agorot).toBe(total);
    });

    it('one that was priced from what another tab has changed meanwhile is refused, and nothing of it is done', async () => {
      const trip = await promised();
      const stale = await server.query<{ pricing: object }>(`select private.trip_pricing($1, $2, '{}') as pricing`, [
        trip.reference,
        trip.key,
      ]);
      const { after } = await reprice(trip, EILAT);
      await change(trip, EILAT, after);
      const { version, facts } = (stale[0]?.pricing ?? {}) as { version?: number; facts?: object };
      const [row] = await server.query<{ answer: { outcome: string } }>(
        `select private.trip_act($1, $2, 'change', $3, $4, gen_random_uuid(), null) as answer`,
        [
          trip.reference,
          trip.key,
          JSON.stringify({ fields: { ...MAMILLA, flight_number: 'LY 1' } }),
          JSON.stringify({ version, facts, is_same: true, total_agorot: 39_000 }),
        ],
      );
      expect(row?.answer.outcome).toBe('price_changed');
      expect(viewOf(await act(server.url, trip, { action: 'read' })).request).toMatchObject({
        ...EILAT,
        flight_number: 'LY 008',
      });
    });

    it('a new list that a colleague publishes changes nothing of what was promised, and is shown where nothing was', async () => {
      const [trip, other] = [await promised(), await newTrip(server.query)];
      const [mine, new_] = [await reprice(trip, EILAT), await reprice(other, EILAT)];
      await publish(3);
      expect((await change(trip, EILAT, mine.after)).code).toBe('ok');
      expect((await change(other, EILAT, new_.after)).code).toBe('price_changed');
      expect((await changeAsShown(other, EILAT)).code).toBe('ok');
      expect((await kept(other)).total).toBe((new_.after ?? 0) * 3);
    });

    it('an offer is accepted, changed or replaced by the office: one by one, and never at a price that was not seen', async () => {
      for (let round = 0; round < 4; round += 1) {
        const trip = await newTrip(server.query);
        await sendOffer(server.query, trip);
        const draft = await draftOffer(server.query, trip, { agorot: 50_000 });
        const { after } = await reprice(trip, EILAT);
        const [{ updated_at: seen } = { updated_at: '' }] = await server.query<{ updated_at: string }>(
          `select to_json(updated_at) as updated_at from public.offers where id = $1`,
          [draft],
        );
        const send = async () => {
          const newestOffer = { number: 1, state: 'sent' };
          const { data, error } = await operator.client.rpc('send_offer', {
            offer: draft,
            seen,
            newest: newestOffer,
            valid_until: null,
            by: 'hand',
          });
          if (error) throw new Error(error.message);
          return (data as { outcome: string }).outcome;
        };
        const [accepted, changedTo, sent] = await Promise.all([
          act(server.url, trip, { action: 'accept', offer: 1 }),
          change(trip, EILAT, after),
          send(),
        ]);
        const [row] = await server.query<{ booked: number | null; dropoff: string }>(
          `select (select total_agorot from public.offers where lead_id = $1 and state = 'accepted') as booked,
             (select string_agg(distinct dropoff, '|') from public.offer_legs as leg join public.offers as own on own.id = leg.offer_id
              where own.lead_id = $1) as dropoff`,
          [trip.id],
        );
        // Whichever was first: no leg leads elsewhere, and what is booked is what was accepted.
        expect(row?.dropoff).toBe('Jaffa Street 1, Jerusalem');
        expect(row?.booked).toBe(accepted.code === 'ok' ? 42_000 : null);
        expect(['ok', 'offer_replaced']).toContain(accepted.code);
        expect(['ok', 'price_changed', 'not_possible']).toContain(changedTo.code);
        expect(['sent', 'newer_offer']).toContain(sent);
        expect(sent === 'newer_offer' ? accepted.code : 'ok').toBe('ok');
      }
    });
  });
});
