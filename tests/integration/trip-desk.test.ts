/** The page of a trip over HTTP: links that open nothing, what is refused and why, what changes at once, what needs no link. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadField } from '../../supabase/functions/_shared/facts/lead-field.ts';
import { LEAD_FIELD_NAMES, leadField, type LeadFieldName } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { PRICE_FIELDS } from '../../supabase/functions/_shared/facts/ride-facts.ts';
import type { PriceList } from '../../supabase/functions/_shared/price/price-list.ts';
import {
  tripFragment,
  type TripChange,
  type TripView,
} from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { handler } from '../../supabase/functions/trip-desk/handler.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { dayFromNow, newIp, newPhone, TEST_IP_HEADER } from './lead-requests.ts';
import { newDriver } from './ride-samples.ts';
import {
  act,
  callDesk,
  messagesOf,
  newTrip,
  PRICE_REASONS,
  sendOffer,
  tripIn,
  type DeskAnswer,
  type Trip,
} from './trip-samples.ts';

const seats = (count: number) => ({ seats_infant: count, seats_child: count, seats_booster: count });

const OTHER_KEY = '0123456789abcdef0123456789abcdef';

describe.each(databases())('trip-desk on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
  });
  afterAll(() => server?.close());

  const read = (trip: Trip, more: { key?: string; ip?: string } = {}) =>
    act(server.url, trip, { action: 'read' }, more);
  const viewOf = ({ body }: DeskAnswer): TripView => {
    if (!('trip' in body) || !body.trip) throw new Error(JSON.stringify(body));
    return body.trip;
  };
  const texts = async (sql: string, trip: Trip) =>
    (await server.query<{ text: string }>(sql, [trip.id])).map(({ text }) => text);
  const openTasks = (trip: Trip) =>
    texts('select kind as text from public.desk_tasks where lead_id = $1 and closed_at is null', trip);

  /** What the page shows as the price of a changed trip. */
  const seenPrice = async (trip: Trip, fields: TripChange) => {
    const { body } = await act(server.url, trip, { action: 'reprice', fields });
    if (!('price' in body)) throw new Error(JSON.stringify(body));
    return body.price.after;
  };
  const latestList = async () => {
    const [row] = await server.query<{ list: PriceList }>('select private.current_price_list() as list');
    if (!row) throw new Error('no list');
    return row.list;
  };
  /** Columns of a request whose price is kept for two days more. */
  const keptPrice = async () => ({
    price_shown_agorot: 39_000,
    price_list_version: (await latestList()).version,
    price_held_until: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  });

  describe('a link', () => {
    it('that opens nothing is answered alike, whatever the cause', async () => {
      const [trip, held, deleted, renewed] = await Promise.all([1, 2, 3, 4].map(() => newTrip(server.query)));
      if (!trip || !held || !deleted || !renewed) throw new Error('no trips');
      await server.query(`update public.leads set quarantine_reason = 'honeypot' where id = $1`, [held.id]);
      await server.query('delete from public.leads where id = $1', [deleted.id]);
      await server.query('update public.leads set link_version = 2 where id = $1', [renewed.id]);
      const answers = await Promise.all([
        read(trip, { key: OTHER_KEY }),
        read(held),
        read(deleted),
        read(renewed),
        callDesk(server.url, { action: 'read', reference: 'TM-22222', key: OTHER_KEY }),
        callDesk(server.url, { action: 'read', reference: 'no reference', key: 'no key' }),
        callDesk(server.url, { action: 'cancel', reference: held.reference, key: held.key, seen_fee_agorot: 0 }),
      ]);
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([404, { success: false, code: 'bad_link' }]);
      }
      expect((await read(trip)).code).toBe('ok');
    });

    it('is limited by network and by reference when it is wrong, and never when it is right', async () => {
      const [trip, other, ip] = [await newTrip(server.query), await newTrip(server.query), newIp()];
      const codes = [];
      for (let nth = 0; nth < 11; nth += 1) codes.push((await read(trip, { key: OTHER_KEY, ip })).code);
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 'bad_link'), 'rate_limited']);
      const limited = await read(other, { key: OTHER_KEY, ip });
      expect([limited.status, Number(limited.headers.get('retry-after')) > 500]).toEqual([429, true]);
      // From elsewhere the reference is used up, too.
      expect((await read(trip, { key: OTHER_KEY })).code).toBe('rate_limited');
      expect((await read(other, { key: OTHER_KEY })).code).toBe('bad_link');
      expect((await read(trip, { ip })).code).toBe('ok');
      expect((await act(server.url, trip, { action: 'ask_again' }, { ip })).code).toBe('not_possible');
    });

    it('tried too often blocks its network for all but the right one', async () => {
      const [trip, ip] = [await newTrip(server.query), newIp()];
      const codes = [];
      for (let nth = 0; nth < 31; nth += 1) codes.push((await read(trip, { key: OTHER_KEY, ip })).code);
      expect([codes[29], codes[30]]).toEqual(['rate_limited', 'blocked']);
      expect((await read(trip, { ip })).code).toBe('ok');
      const alerts = await server.query(
        `select from public.security_alerts where event_type = 'ip_auto_blocked' and ip_address >>= $1::inet`,
        [ip],
      );
      expect(alerts).toHaveLength(1);
    });

    it(`opens for no random key of ${isNight ? 'a million' : 'ten thousand'}`, { timeout: 300_000 }, async () => {
      const trip = await newTrip(server.query);
      const [row] = await server.query<{ opened: number }>(
        `select count(*)::integer as opened from generate_series(1, ${isNight ? 1_000_000 : 10_000}) as nth,
           lateral private.open_trip($1, md5(random()::text || nth)) as opened where opened.lead_id is not null`,
        [trip.reference],
      );
      expect(row?.opened).toBe(0);
    });

    it('stands in no line of the log, and in no table', async () => {
      const trip = await tripIn(server.query, 'offer');
      await act(server.url, trip, { action: 'accept', offer: 1 });
      await read(trip, { key: OTHER_KEY });
      const own = server.logs.filter((line) => line.includes('"trip-desk"'));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((line) => line.includes(trip.reference) || line.includes(trip.key))).toEqual([]);
      const tables = await server.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
      );
      for (const { name } of tables) {
        const rows = await server.query(`select from ${name} as r where position($1 in r::text) > 0 limit 1`, [
          trip.key,
        ]);
        expect([name, rows.length]).toEqual([name, 0]);
      }
    });

    it('is gone a month after the ride', async () => {
      const trip = await newTrip(server.query);
      const id = await sendOffer(server.query, trip, { pickupIn: '-31 days' });
      await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [id]);
      const answer = await read(trip);
      expect([answer.status, answer.code]).toEqual([410, 'gone']);
      expect((await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 0 })).code).toBe('gone');
    });
  });

  describe('the view', () => {
    it('of an offer says what is needed to answer it, and nothing of who made it', async () => {
      const trip = await tripIn(server.query, 'offer');
      const view = viewOf(await read(trip));
      expect(view).toMatchObject({
        language: 'en',
        name: 'Dana Levi',
        change_hours: 4,
        booking: null,
        cancellation: null,
        view_key: null,
        request: { pickup: 'Ben Gurion Airport', pickup_time: '07:00', flight_number: 'LY 008', passenger_name: null },
        offer: {
          number: 1,
          state: 'sent',
          total_agorot: 42_000,
          vat_percent: 18,
          lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
          legs: [{ position: 1, pickup: 'Ben Gurion Airport', passengers: 2, stops: [] }],
          free_until_hours: 24,
          late_fee_percent: 50,
        },
        events: [{ kind: 'requested', actor: 'traveller', actor_name: null }],
      });
      expect(view.offer?.legs[0]?.pickup_time).toMatch(/^\d\d:\d\d$/u);
      expect(Object.keys(view.offer ?? {})).not.toContain('created_by_name');
      expect(tripFragment(view.reference, trip.key)).toMatch(/^#[2-9A-Y]{5}-[0-9a-f]{32}$/u);
    });

    it('is not sent again unchanged, and says when somebody has looked', async () => {
      const trip = await tripIn(server.query, 'offer');
      const { version } = viewOf(await read(trip));
      const again = await act(server.url, trip, { action: 'read', version, seen: true });
      expect(again.body).toEqual({ success: true, unchanged: true });
      expect(
        await texts('select (first_viewed_at is not null)::text as text from public.offers where lead_id = $1', trip),
      ).toEqual(['true']);
      await act(server.url, trip, { action: 'decline', offer: 1 });
      expect(viewOf(await act(server.url, trip, { action: 'read', version })).state).toBe('offer_declined');
    });

    it('tells of the newest hundred things that happened, and of the request last', async () => {
      const trip = await newTrip(server.query);
      await server.query(
        `insert into public.trip_events (lead_id, kind, actor, occurred_at)
         select $1, case nth when 1 then 'offer_declined' when 150 then 'changed' else 'change_asked' end, 'traveller',
           now() + make_interval(secs => nth) from generate_series(1, 150) as nth`,
        [trip.id],
      );
      const { body } = await act(server.url, trip, { action: 'read' });
      const told = (body.success && 'trip' in body ? body.trip.events : []).map(({ kind }) => kind);
      expect([told.length, told[0], told[98], told[99]]).toEqual([100, 'changed', 'change_asked', 'requested']);
      const operator = await server.account('operator');
      const { data } = await operator.client.rpc('lead_trip', { lead: trip.id });
      const seen = (data as { events: { kind: string }[] }).events.map(({ kind }) => kind);
      expect([seen.length, seen[0], seen.includes('offer_declined')]).toEqual([100, 'changed', false]);
    });

    it('that is shared has neither prices nor names nor phones', async () => {
      const trip = await tripIn(server.query, 'booked');
      await act(server.url, trip, {
        action: 'change',
        fields: { passenger_name: 'Ruth Levi', passenger_phone: '054-123-4567', driver_note: 'Blue door' },
      });
      const full = viewOf(await read(trip));
      expect(full).toMatchObject({
        view_key: trip.viewKey,
        request: { passenger_name: 'Ruth Levi', passenger_phone: '+972541234567' },
      });
      expect(full.booking?.legs).toMatchObject([{ price_reasons: PRICE_REASONS }]);
      const shared = viewOf(await read(trip, { key: trip.viewKey }));
      expect(shared.booking).toMatchObject({ total_agorot: 0, lines: [], legs: [{ pickup: 'Ben Gurion Airport' }] });
      expect(JSON.stringify(shared)).not.toMatch(/Levi|\+972|42000|Blue door|21000/u);
      expect(shared.can).toEqual([]);
    });
  });

  describe('an answer', () => {
    it('to an offer that was replaced, expired, withdrawn, or is too near is refused with how things stand', async () => {
      const replaced = await newTrip(server.query);
      const first = await sendOffer(server.query, replaced);
      await server.query(`update public.offers set state = 'replaced' where id = $1`, [first]);
      await sendOffer(server.query, replaced, { agorot: 50_000 });
      const answer = await act(server.url, replaced, { action: 'accept', offer: 1 });
      expect([answer.status, answer.code]).toEqual([409, 'offer_replaced']);
      expect(viewOf(answer)).toMatchObject({ state: 'offer', offer: { number: 2, total_agorot: 50_000 } });

      const near = await newTrip(server.query);
      await sendOffer(server.query, near, { pickupIn: '2 hours' });
      expect((await act(server.url, near, { action: 'accept', offer: 1 })).code).toBe('too_late');
      for (const state of ['offer_expired', 'offer_withdrawn'] as const) {
        expect((await act(server.url, await tripIn(server.query, state), { action: 'accept', offer: 1 })).code).toBe(
          state,
        );
      }
    });

    it('is given once under its key, and a key is for one wish', async () => {
      const trip = await tripIn(server.query, 'offer');
      const requestKey = randomUUID();
      const accept = { action: 'accept', offer: 1, name: 'Dana' } as const;
      expect((await act(server.url, trip, accept, { requestKey })).code).toBe('ok');
      expect(viewOf(await act(server.url, trip, accept, { requestKey }))).toMatchObject({
        state: 'booked',
        booking: { number: 1, answered_name: 'Dana', cancelled_at: null },
      });
      expect(await messagesOf(server.query, trip)).toEqual(['booking', 'offer_accepted']);
      const other = await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 0 }, { requestKey });
      expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
      const elsewhere = await act(server.url, await tripIn(server.query, 'offer'), accept, { requestKey });
      expect(elsewhere.code).toBe('idempotency_conflict');
    });

    it('of a changed offer puts it in the place of the booking', async () => {
      const trip = await tripIn(server.query, 'changed_offer');
      const view = viewOf(await read(trip));
      expect([view.booking?.number, view.offer?.number]).toEqual([1, 2]);
      await act(server.url, trip, { action: 'accept', offer: 2 });
      expect(
        await texts(
          `select number || ' ' || state || ' ' || calendar_sequence as text from public.offers where lead_id = $1 order by number`,
          trip,
        ),
      ).toEqual(['1 replaced 0', '2 accepted 1']);
      expect((await act(server.url, trip, { action: 'accept', offer: 1 })).code).toBe('offer_replaced');
    });

    it('comes thirty times an hour at most', async () => {
      const trip = await tripIn(server.query, 'booked');
      const codes = [];
      for (let nth = 0; nth < 31; nth += 1) {
        codes.push((await act(server.url, trip, { action: 'ask_change', text: `Change ${nth}` })).code);
      }
      expect([codes[29], codes[30]]).toEqual(['ok', 'rate_limited']);
      expect((await read(trip)).code).toBe('ok');
    });
  });

  describe('cancelling', () => {
    it('costs what the page has shown, or nothing happens', async () => {
      const trip = await newTrip(server.query);
      const id = await sendOffer(server.query, trip, { pickupIn: '20 hours' });
      await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [id]);
      expect(viewOf(await read(trip)).cancellation).toMatchObject({ fee_agorot: 21_000 });
      const changed = await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 0 });
      expect([changed.code, viewOf(changed).cancellation?.fee_agorot, viewOf(changed).state]).toEqual([
        'fee_changed',
        21_000,
        'booked',
      ]);
      const absurd = await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 2 ** 31 });
      expect(absurd.code).toBe('validation_failed');
      const done = await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 21_000, reason: 'Ill' });
      expect(viewOf(done)).toMatchObject({
        state: 'cancelled',
        booking: { cancelled_by: 'traveller', cancel_fee_agorot: 21_000 },
        cancellation: null,
      });
      expect(await texts(`select urgency as text from public.desk_tasks where lead_id = $1`, trip)).toEqual(['now']);
      expect(await texts(`select status || ' ' || lost_reason as text from public.leads where id = $1`, trip)).toEqual([
        'lost cancelled',
      ]);
    });

    it('without the link is a notice on the trip whose reference and phone it names', async () => {
      const trip = await tripIn(server.query, 'booked');
      const notice = { action: 'cancel_notice', name: 'Dana', phone: trip.phone, reference: trip.reference.slice(3) };
      expect((await callDesk(server.url, { ...notice, text: 'We are ill' })).body).toEqual({
        success: true,
        taken: true,
      });
      expect(await openTasks(trip)).toEqual(['cancel_notice']);
      expect(await messagesOf(server.query, trip)).toEqual(['trip_cancelled']);
      // It is the office that cancels.
      expect(viewOf(await read(trip)).state).toBe('booked');
      expect(viewOf(await read(trip)).events.map(({ kind }) => kind)).toContain('cancel_notice');
    });

    it('without the link is limited like the forms, and never lost because of what others have sent', async () => {
      const [trip, ip] = [await tripIn(server.query, 'booked'), newIp()];
      const notice = { action: 'cancel_notice', name: 'Dana', phone: trip.phone, reference: trip.reference };
      for (let nth = 0; nth < 6; nth += 1) await callDesk(server.url, { ...notice, name: 'Mallory' }, { ip: newIp() });
      expect((await callDesk(server.url, notice, { ip })).code).toBe('ok');
      const noted = `select actor_name as text from public.trip_events where lead_id = $1 and kind = 'cancel_notice'`;
      expect(await texts(noted, trip)).toContain('Dana');
      const codes = [];
      for (let nth = 0; nth < 10; nth += 1)
        codes.push((await callDesk(server.url, { ...notice, phone: newPhone() }, { ip })).code);
      expect([codes[8], codes[9]]).toEqual(['ok', 'rate_limited']);
    });

    it('without the link is otherwise a message to the office', async () => {
      const [trip, phone] = [await tripIn(server.query, 'booked'), newPhone()];
      const notice = { action: 'cancel_notice', name: 'Dana', phone, reference: trip.reference, text: 'We are ill' };
      expect((await callDesk(server.url, notice)).body).toEqual({ success: true, taken: true });
      expect(await openTasks(trip)).toEqual([]);
      const leads = await server.query(
        `select service_type, notes, cancel_notice_at is not null as noted from public.leads where phone = $1`,
        [phone],
      );
      expect(leads).toEqual([{ service_type: 'contact', notes: `CANCEL ${trip.reference}\nWe are ill`, noted: true }]);
    });
  });

  describe('a change', () => {
    it('of the exact address, the flight and who rides is made at once, on the booking too', async () => {
      const trip = await tripIn(server.query, 'booked');
      const fields = { dropoff: 'Jaffa Street 5, Jerusalem', flight_number: 'LY 010', passenger_name: 'Ruth' };
      const view = viewOf(await act(server.url, trip, { action: 'change', fields }));
      expect(view).toMatchObject({
        request: fields,
        booking: {
          legs: [{ dropoff: 'Jaffa Street 5, Jerusalem', flight_number: 'LY 010', pickup: 'Ben Gurion Airport' }],
        },
      });
      expect(await openTasks(trip)).toEqual([]);
      expect(await messagesOf(server.query, trip)).toEqual(['booking_changed', 'trip_changed']);
      // Staff see who it was.
      const actors = await texts(
        `select distinct actor as text from public.lead_history where lead_id = $1 and field <> 'status'`,
        trip,
      );
      expect(actors).toEqual(['traveller']);
      // The file on the page is not older than the one in the mail about the change.
      const [mail] = await server.query<{ sequence: number }>(
        `select (private.message_content(message, '{}') #>> '{offer,calendar_sequence}')::integer as sequence
         from public.messages as message where lead_id = $1 and kind = 'booking_changed'`,
        [trip.id],
      );
      expect([view.booking?.calendar_sequence, mail?.sequence]).toEqual([1, 1]);
      expect(
        await texts(
          `select detail #>> '{fields,dropoff,from}' as text from public.trip_events where lead_id = $1`,
          trip,
        ),
      ).toEqual(['Jaffa Street 1, Jerusalem']);
    });

    it('near the ride is made where it costs nothing, rings the office and tells the driver; an address is not', async () => {
      const trip = await tripIn(server.query, 'booked_soon');
      const driver = await newDriver(server.query);
      await server.query(`update public.rides set driver_no = $2, state = 'acknowledged' where lead_id = $1`, [
        trip.id,
        driver,
      ]);
      const changes = await act(server.url, trip, {
        action: 'change',
        fields: { flight_number: 'LY 010', passenger_name: 'Rosa Levi', driver_note: 'Ring twice' },
      });
      expect(viewOf(changes)).toMatchObject({ state: 'booked_soon', booking: { legs: [{ flight_number: 'LY 010' }] } });
      expect(await openTasks(trip)).toEqual(['changed_late']);
      const told = await texts(
        `select cause as text from public.messages where lead_id = $1 and kind in ('ride_assigned', 'ride_changed')`,
        trip,
      );
      expect(told).toHaveLength(1);
      for (const fields of [{ dropoff: 'Jaffa Street 2, Jerusalem' }, { pickup: 'Terminal 1', flight_number: 'LY 1' }])
        expect((await act(server.url, trip, { action: 'change', fields })).code).toBe('too_late');
      expect(viewOf(await read(trip))).toMatchObject({ booking: { legs: [{ flight_number: 'LY 010' }] } });
      await server.query(`update public.rides set state = 'on_board' where lead_id = $1`, [trip.id]);
      expect(await openTasks(trip)).toEqual([]);
    });

    it('of the way back is made until its own pick-up, when the way there is over', async () => {
      const trip = await tripIn(server.query, 'between_rides', { round_trip: true, return_date: dayFromNow(32) });
      const change = (fields: object) => act(server.url, trip, { action: 'change', fields });
      expect(viewOf(await change({ return_flight: 'LY 317' }))).toMatchObject({
        state: 'between_rides',
        booking: { legs: [{ flight_number: 'LY 008' }, { flight_number: 'LY 317' }] },
      });
      expect((await change({ flight_number: 'LY 1' })).code).toBe('too_late');
    });

    it.each([
      ['Herods Hotel, Eilat, Israel', 'Mamilla Hotel, Jerusalem, Israel'],
      ['New Jerusalem Hotel, Eilat', 'Jerusalem'],
      ['Jaffa Street 1, Jerusalem, Haifa', 'Jaffa Street 1, Jerusalem'],
      ['Some farm', 'Jaffa Street 1, Jerusalem'],
    ])('to %s from %s is a question, and nothing of the booking moves', async (wished, agreed) => {
      const trip = await tripIn(server.query, 'booked');
      await server.query(
        `update public.offer_legs set dropoff = $2 where offer_id in (select id from public.offers where lead_id = $1)`,
        [trip.id, agreed],
      );
      const rides = () =>
        server.query('select busy_from, busy_until, pickup_at from public.rides where lead_id = $1', [trip.id]);
      const before = await rides();
      const fields = { dropoff: wished };
      const view = viewOf(
        await act(server.url, trip, { action: 'change', fields, seen_price_agorot: await seenPrice(trip, fields) }),
      );
      expect(view).toMatchObject({ state: 'booked', booking: { legs: [{ dropoff: agreed, duration_minutes: 60 }] } });
      expect(await openTasks(trip)).toEqual(['change_requested']);
      expect(await messagesOf(server.query, trip)).toEqual(['trip_changed']);
      expect(await rides()).toEqual(before);
    });

    it('of anything that a price depends on drops it, whoever writes, unless that brings the price of the new trip', async () => {
      const back = { round_trip: true, return_date: dayFromNow(35), return_time: '10:00', return_flight: 'LY 009' };
      const asked = { ...(await keptPrice()), ...back, ...seats(1) };
      const other: Partial<Record<LeadFieldName, unknown>> = {
        service_type: 'intercity',
        pickup: 'Haifa Port',
        dropoff: 'Eilat',
        travel_date: dayFromNow(31),
        pickup_time: '09:00',
        passengers: 3,
        luggage: 4,
        ...seats(2),
        round_trip: false,
        return_date: dayFromNow(36),
        return_time: '11:00',
        return_flight: 'LY 1',
        name: 'Dan Levi',
        phone: newPhone(),
        email: 'dan@example.com',
        passenger_phone: newPhone(),
        passenger_email: 'rosa@example.com',
        language: 'fr',
      };
      const anotherOf = ({ kind, max, options }: LeadField) => {
        if (kind === 'flag') return true;
        return (kind === 'count' ? max : options?.at(-1)) ?? 'Another';
      };
      const priceAfter = async (field: LeadFieldName, brought: string) => {
        const trip = await newTrip(server.query, asked);
        const [row] = await server.query<{ price: number | null }>(
          `update public.leads set ${field} = $2${brought} where id = $1 returning price_shown_agorot as price`,
          [trip.id, other[field] ?? anotherOf(leadField(field))],
        );
        return row?.price;
      };
      const dropping: LeadFieldName[] = [];
      for (const field of LEAD_FIELD_NAMES) {
        if ((await priceAfter(field, '')) === null) dropping.push(field);
        expect([field, await priceAfter(field, ', price_shown_agorot = 50000')]).toEqual([field, 50_000]);
      }
      expect(dropping.toSorted()).toEqual(PRICE_FIELDS.toSorted());
    });

    it('that changes nothing does nothing, and an empty text empties', async () => {
      const trip = await tripIn(server.query, 'booked');
      await act(server.url, trip, { action: 'change', fields: { flight_number: 'LY 008' } });
      expect(await messagesOf(server.query, trip)).toEqual([]);
      await act(server.url, trip, { action: 'change', fields: { driver_note: 'Blue door' } });
      const view = viewOf(await act(server.url, trip, { action: 'change', fields: { driver_note: '' } }));
      expect(view.request.driver_note).toBeNull();
      expect((await act(server.url, trip, { action: 'change', fields: { return_flight: 'LY 1' } })).code).toBe(
        'not_possible',
      );
    });
  });

  describe('what needs no link', () => {
    it('sends it to the address of the trip alone, and says the same to all', async () => {
      const trip = await newTrip(server.query, { email: 'owner-of-trip@example.com' });
      const links = () =>
        texts(`select recipient as text from public.messages where lead_id = $1 and kind = 'link_again'`, trip);
      const find = (contact: string, more = {}) =>
        callDesk(server.url, { action: 'find_link', contact, ...more }).then(({ body }) => body);
      const taken = { success: true, taken: true };
      expect(await find('nobody@example.com')).toEqual(taken);
      expect(await find(trip.phone, { reference: 'TM-22222' })).toEqual(taken);
      expect(await links()).toEqual([]);
      expect(await find(`0${trip.phone.slice(4)}`, { reference: trip.reference.toLowerCase() })).toEqual(taken);
      expect(await links()).toEqual(['owner-of-trip@example.com']);
    });

    it('is limited by network, which many travellers may share, and by the day for each person', async () => {
      const ip = newIp();
      const find = async (contact: string) =>
        (await callDesk(server.url, { action: 'find_link', contact }, { ip })).code;
      const trip = await newTrip(server.query, { email: 'flooded-mailbox@example.com' });
      for (let hour = 0; hour < 3; hour += 1) {
        for (let nth = 0; nth < 4; nth += 1) {
          expect(await find('flooded-mailbox@example.com')).toBe('ok');
          // Messages of one second are one.
          await server.query('update public.messages set cause = gen_random_uuid()::text where lead_id = $1', [
            trip.id,
          ]);
        }
        // An hour later.
        await server.query(`update private.request_buckets set hits = '{}' where bucket !~ ':day$'`);
      }
      expect(await messagesOf(server.query, trip)).toHaveLength(6);
      const codes = [];
      for (let nth = 0; nth < 61; nth += 1) codes.push(await find(`p${nth}@example.com`));
      expect([codes[59], codes[60]]).toEqual(['ok', 'rate_limited']);
    });
  });

  describe('a form that the browser posted by itself', () => {
    const form = (fields: Record<string, string>, { ip = newIp(), language = '' } = {}) => ({
      method: 'POST',
      body: new URLSearchParams({ reference: '', ...fields }),
      headers: { [TEST_IP_HEADER]: ip, ...(language && { 'accept-language': language }) },
    });
    /** Where the embedded backend leads to. */
    const post = async (fields: Record<string, string>, more?: { ip?: string; language?: string }) => {
      const response = await fetch(`${server.url}/functions/v1/trip-desk`, {
        ...form(fields, more),
        redirect: 'manual',
      });
      return [response.status, response.headers.get('location'), response.headers.get('content-language')];
    };

    it('has the link sent again, and leads to the page in its language alike whether or not there is such a trip', async () => {
      const trip = await newTrip(server.query, { email: 'posted@example.com' });
      const links = () =>
        texts(`select recipient as text from public.messages where lead_id = $1 and kind = 'link_again'`, trip);
      const find = (contact: string, more = {}) => post({ action: 'find_link', language: 'fr', contact, ...more });
      const asked = [303, '/fr/trip#link-asked', 'fr'];
      expect(await find('nobody@example.com')).toEqual(asked);
      expect(await links()).toEqual([]);
      expect(await find(`0${trip.phone.slice(4)}`, { reference: trip.reference.toLowerCase() })).toEqual(asked);
      expect(await links()).toEqual(['posted@example.com']);
    });

    it('takes a notice of cancelling as the page’s code sends it', async () => {
      const trip = await newTrip(server.query);
      const notice = {
        action: 'cancel_notice',
        language: 'he',
        name: 'Dana Levi',
        phone: `0${trip.phone.slice(4)}`,
        reference: trip.reference,
        text: '',
      };
      expect(await post(notice)).toEqual([303, '/trip#notice-taken', 'he']);
      expect(await openTasks(trip)).toEqual(['cancel_notice']);
    });

    it('that is refused says so in the page', async () => {
      const find = { action: 'find_link', language: 'en', contact: 'p@example.com' };
      const invalid = [303, '/en/trip#unsent-invalid', 'en'];
      expect(await post({ ...find, contact: '' })).toEqual(invalid);
      expect(await post({ ...find, contact: 'דנה@example.com' })).toEqual([303, '/en/trip#unsent-letters', 'en']);
      expect(await post({ ...find, more: 'x' })).toEqual(invalid);
      expect(await post({ action: 'cancel_notice', language: 'en', name: 'D', phone: '1' })).toEqual(invalid);
      const trip = await newTrip(server.query);
      const link = { reference: trip.reference, key: trip.key };
      expect(await post({ action: 'read', language: 'en', ...link })).toEqual(invalid);
      expect(await post({ action: 'cancel', language: 'en', ...link, seen_fee_agorot: '0' })).toEqual(invalid);
      expect(viewOf(await read(trip)).state).not.toBe('cancelled');
      expect(await post({ contact: 'x'.repeat(9000) }, { language: 'fr-CH, en' })).toEqual([
        303,
        '/fr/trip#unsent-invalid',
        'fr',
      ]);
      const ip = newIp();
      const answers = [];
      for (let nth = 0; nth < 61; nth += 1) answers.push((await post(find, { ip }))[1]);
      expect([answers[59], answers[60]]).toEqual(['/en/trip#link-asked', '/en/trip#unsent-limited']);
    });

    it('comes back to the site of a hosted project, also where nothing works', async () => {
      const settings: Record<string, string> = {
        SITE_URL: 'https://www.example.com/',
        SUPABASE_URL: server.url,
        SUPABASE_SERVICE_ROLE_KEY: server.keys.secret,
      };
      const answer = async (platform: Parameters<typeof handler>[1] = {}) => {
        const request = new Request(
          'http://functions/trip-desk',
          form({ action: 'find_link', language: 'fr', contact: 'nobody@example.com' }),
        );
        const response = await handler(request, { env: (name) => settings[name], log: () => {}, ...platform });
        return [response.status, response.headers.get('location')];
      };
      expect(await answer()).toEqual([303, 'https://www.example.com/fr/trip#link-asked']);
      expect(await answer({ fetch: () => Promise.reject(new TypeError('no network')) })).toEqual([
        303,
        'https://www.example.com/fr/trip#unsent-fault',
      ]);
    });
  });

  it.each<[string, RequestInit, number, string]>([
    ['a method', { method: 'GET' }, 405, 'method_not_allowed'],
    [
      'a type',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      415,
      'unsupported_media_type',
    ],
    ['no JSON', { body: '{' }, 400, 'invalid_json'],
    ['a long body', { body: JSON.stringify({ action: 'x'.repeat(9000) }) }, 413, 'body_too_large'],
    ['an unknown action', { body: '{"action": "toString"}' }, 422, 'validation_failed'],
    [
      'an unknown field',
      { body: '{"action": "find_link", "contact": "a@example.com", "more": 1}' },
      422,
      'validation_failed',
    ],
    [
      'no key',
      { body: `{"action": "ask_again", "reference": "TM-22222", "key": "${OTHER_KEY}"}` },
      400,
      'invalid_idempotency_key',
    ],
  ])('refuses %s', async (_, request, status, code) => {
    const response = await fetch(`${server.url}/functions/v1/trip-desk`, {
      method: 'POST',
      ...request,
      headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: newIp(), ...(request.headers as object) },
    });
    expect([response.status, await response.json()]).toMatchObject([status, { success: false, code }]);
  });

  it.each([
    ['דנה@example.com', 'emailLetters'],
    ['dana@', 'invalidEmail'],
    ['12', 'phoneMin'],
    [null, 'invalidEmail'],
  ])('says what is wrong with %j as where somebody can be written to', async (contact, error) => {
    const { status, body } = await callDesk(server.url, { action: 'find_link', contact });
    expect([status, body]).toEqual([422, { success: false, code: 'validation_failed', fields: { contact: error } }]);
  });

  it('names what is wrong by the codes of the forms', async () => {
    const trip = await newTrip(server.query);
    const fields = {
      passenger_name: 'R',
      passenger_phone: '12',
      flight_number: 'x'.repeat(13),
      driver_note: 'x'.repeat(501),
    };
    const { status, body } = await callDesk(server.url, {
      action: 'change',
      reference: trip.reference,
      key: trip.key,
      fields,
    });
    expect([status, body]).toEqual([
      422,
      {
        success: false,
        code: 'validation_failed',
        fields: {
          passenger_name: 'passengerNameMin',
          passenger_phone: 'phoneMin',
          flight_number: 'flightNumberMax',
          driver_note: 'notesMax',
        },
      },
    ]);
  });
});
