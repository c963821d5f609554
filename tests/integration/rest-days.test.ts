/** What waits for the end of a day of rest: rides, offers, tasks and messages. The days of rest are moved, and not the clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restWindows } from '../../supabase/functions/_shared/clock/rest-windows.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { act, draftOffer, newTrip, tripIn, type Trip } from './trip-samples.ts';

interface Answer {
  outcome: string;
  offer?: { id: string; updated_at: string; valid_until: string; [column: string]: unknown };
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe.each(databases())('days of rest on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let manager: TestAccount;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER, keepsRest: true });
    [operator, manager, admin] = await Promise.all([
      server.account('operator'),
      server.account('manager'),
      server.account('admin'),
    ]);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await restAt([]);
    await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
    await server.query(`update public.settings set value = '"urgent"' where key = 'send_on_rest_days'`);
  });

  /** The only times of rest: from and to, milliseconds from now. */
  async function restAt(windows: readonly (readonly [from: number, to: number])[]): Promise<void> {
    await server.query(`delete from private.rest_windows where city = 'tel-aviv'`);
    for (const [from, to] of windows)
      await server.query(
        `insert into private.rest_windows (city, starts_at, ends_at)
         values ('tel-aviv', now() + $1 * interval '1 millisecond', now() + $2 * interval '1 millisecond')`,
        [from, to],
      );
  }
  async function ask<Data = Answer>(name: string, args: Record<string, unknown>, by = operator): Promise<Data> {
    const { data, error } = await by.client.rpc(name, args);
    if (error) throw new Error(`${error.code} ${error.message}`);
    return data as Data;
  }
  const rideDay = openDayFromNow(20);
  const LEG = {
    meeting_point: 'Arrivals hall',
    service_type: 'airport_pickup',
    pickup: 'Ben Gurion Airport',
    dropoff: 'Jaffa Street 1, Jerusalem',
    pickup_day: rideDay,
    pickup_time: '14:00',
    duration_minutes: 60,
    passengers: 2,
    vehicle_class: 'sprinter',
  };
  const DRAFT = {
    language: 'en',
    terms_version: '2026-11-22',
    lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
    legs: [LEG],
    pay_ways: ['card'],
  };
  async function saved(trip: Trip, changes: object = {}, seen: string | null = null) {
    const { outcome, offer, ...more } = await ask('save_offer_draft', {
      lead: trip.id,
      seen,
      draft: { ...DRAFT, ...changes },
    });
    if (outcome !== 'saved' || !offer) throw new Error(JSON.stringify({ outcome, ...more }));
    return offer;
  }
  const send = ({ id, updated_at }: NonNullable<Answer['offer']>, valid_until: string | null = null, by = operator) =>
    ask('send_offer', { offer: id, seen: updated_at, newest: null, valid_until, by: 'mail' }, by);
  /** The instant of a ride of the draft, milliseconds from now. */
  async function rideIn(time: string): Promise<number> {
    const [row] = await server.query<{ ms: number }>(
      `select (extract(epoch from (($1::date + $2::time) at time zone 'Asia/Jerusalem') - now()) * 1000)::float8 as ms`,
      [rideDay, time],
    );
    return row?.ms ?? 0;
  }
  const closeRideDay = () =>
    server.query(`update public.settings set value = jsonb_build_array($1::text) where key = 'closed_dates'`, [
      rideDay,
    ]);

  describe('an offer', () => {
    it.each([
      // Rides are over an hour before it begins and begin half an hour after it ends.
      ['in the middle of it', '13:00', '18:00', 'day_of_rest'],
      ['that ends an hour before it', '16:00', '18:00', 'sent'],
      ['that ends less than an hour before it', '15:55', '18:00', 'day_of_rest'],
      ['half an hour after it', '08:00', '13:29', 'sent'],
      ['less than half an hour after it', '08:00', '13:35', 'day_of_rest'],
    ])('for a ride %s: %s to %s is %s', async (_, from, to, outcome) => {
      await restAt([[await rideIn(from), await rideIn(to)]]);
      const trip = await newTrip(server.query);
      expect((await send(await saved(trip))).outcome).toBe(outcome);
      const states = await server.query('select state from public.offers where lead_id = $1', [trip.id]);
      expect(states).toEqual([{ state: outcome === 'sent' ? 'sent' : 'draft' }]);
    });

    it.each([
      ['14:45', 'day_of_rest'],
      ['13:50', 'day_of_rest'],
      ['13:45', 'sent'],
      ['13:00', 'sent'],
    ])('for a ride of an hour and a half at %s, with candle lighting at 16:15, is %s', async (pickup_time, outcome) => {
      await restAt([[await rideIn('16:15'), await rideIn('23:30')]]);
      const leg = { service_type: 'intercity', pickup: 'Dizengoff 50, Tel Aviv', dropoff: 'Haifa', pickup_time };
      const draft = await saved(await newTrip(server.query), { legs: [{ ...LEG, ...leg, duration_minutes: 90 }] });
      expect((await send(draft)).outcome).toBe(outcome);
    });

    it('is refused for its way back, too, and on a yes by phone', async () => {
      await restAt([[await rideIn('20:00'), await rideIn('23:00')]]);
      const trip = await newTrip(server.query);
      const draft = await saved(trip, { legs: [LEG, { ...LEG, pickup_time: '21:00' }] });
      expect((await send(draft)).outcome).toBe('day_of_rest');
      expect((await ask('accept_for_traveller', { offer: draft.id, how: 'phone', name: 'Dana' })).outcome).toBe(
        'day_of_rest',
      );
    });

    it('is let through by an administrator with a reason, which the office alone sees, until the draft is changed', async () => {
      await closeRideDay();
      const trip = await newTrip(server.query);
      const draft = await saved(trip);
      for (const account of [operator, manager])
        await expect(ask('allow_rest', { offer: draft.id, reason: 'Mine' }, account)).rejects.toThrow('42501');
      expect((await ask('allow_rest', { offer: draft.id, reason: ' ' }, admin)).outcome).toBe('validation_failed');
      const allow = () => ask('allow_rest', { offer: draft.id, reason: ' To the hospital ' }, admin);
      const allowed = await allow();
      expect(allowed).toMatchObject({ outcome: 'allowed', offer: { rest_reason: 'To the hospital' } });
      const changed = await saved(trip, {}, allowed.offer?.updated_at);
      expect((await send(changed)).outcome).toBe('day_of_rest');
      const again = await allow();
      if (!again.offer) throw new Error('no draft');
      expect((await send(again.offer)).outcome).toBe('sent');
      const kept = await server.query(
        'select rest_reason, rest_allowed_by_name from public.offers where lead_id = $1',
        [trip.id],
      );
      expect(kept).toEqual([{ rest_reason: 'To the hospital', rest_allowed_by_name: 'Test admin' }]);
      const events = await server.query(
        `select actor_name, detail ->> 'reason' as reason from public.trip_events where lead_id = $1 and kind = 'rest_allowed'`,
        [trip.id],
      );
      expect(events).toEqual(
        Array.from({ length: 2 }, () => ({ actor_name: 'Test admin', reason: 'To the hospital' })),
      );
      const page = await act(server.url, trip, { action: 'read' });
      expect(page.code).toBe('ok');
      expect(JSON.stringify(page.body)).not.toMatch(/hospital|rest_|\bprice_reason\b|list_agorot/u);
      expect((await act(server.url, trip, { action: 'accept', offer: 1 })).code).toBe('ok');
    });

    it('cannot be accepted on a day that was closed after it was sent, and nothing is booked', async () => {
      const trip = await newTrip(server.query);
      await send(await saved(trip));
      await closeRideDay();
      const answer = await act(server.url, trip, { action: 'accept', offer: 1 });
      expect([answer.status, answer.code]).toEqual([409, 'day_of_rest']);
      expect(answer.body).toMatchObject({ trip: { state: 'offer', booking: null } });
    });

    it('never ends on a day of rest: it holds until the evening after, or until before it where the ride is near', async () => {
      const trip = await newTrip(server.query);
      await restAt([[20 * HOUR, 45 * HOUR]]);
      const { offer } = await send(await saved(trip), new Date(Date.now() + 24 * HOUR).toISOString());
      expect((Date.parse(offer?.valid_until ?? '') - Date.now()) / HOUR).toBeCloseTo(48, 1);
      // Accepting needs three hours; they begin within it.
      const near = await rideIn('14:00');
      await restAt([[near - 20 * HOUR, near - 2 * HOUR]]);
      const late = await send(await saved(await newTrip(server.query)), new Date(Date.now() + near).toISOString());
      expect((Date.parse(late.offer?.valid_until ?? '') - Date.now() - near) / HOUR).toBeCloseTo(-20, 1);
    });
  });

  it.each([
    // Begins in, ends in, due in, caused so long ago: hours; opened by now?
    ['before a rest that begins later', 10, 30, 20, 10, false],
    ['less than four hours before a rest that it would fall on', 3, 30, 20, 10, true],
    ['in the hour before it, when the office leaves', 3, 30, 2.5, 10, true],
    ['after it', 3, 30, 31, 10, false],
    ['on it, of a cause that is new', 3, 30, 20, 0.5, false],
    ['on no day of rest', 40, 60, 1, 10, false],
  ])('a task that is due %s', async (_, begins, ends, due, ago, isOpened) => {
    await restAt([[begins * HOUR, ends * HOUR]]);
    const [row] = await server.query(
      `select private.is_task_due(now() + $1 * interval '1 hour', now() - $2 * interval '1 hour') as opened`,
      [due, ago],
    );
    expect(row?.['opened']).toBe(isOpened);
  });

  it('an offer that would wait over it for its task is one before', async () => {
    const trip = await newTrip(server.query);
    await server.query(
      `update public.offers set state = 'sent', sent_at = now() - interval '10 hours', valid_until = now() + interval '40 hours'
       where id = $1`,
      [await draftOffer(server.query, trip)],
    );
    // Due a day after it was sent, and tasks are opened in working time.
    await restAt([[3 * HOUR, 30 * HOUR]]);
    const source = async () =>
      (
        await server.query<{ source: string }>(
          `select pg_get_functiondef('private.is_working_time(timestamptz)'::regprocedure) as source`,
        )
      )[0]?.source ?? '';
    const own = await source();
    await server.query(`create or replace function private.is_working_time(moment timestamptz) returns boolean
      language sql stable set search_path = '' as $$ select true $$`);
    const open = () =>
      server.query('select kind from public.desk_tasks where lead_id = $1 and closed_at is null', [trip.id]);
    await server.query('select private.watch_trips()');
    expect(await open()).toEqual([{ kind: 'offer_unanswered' }]);
    await server.query('delete from public.desk_tasks');
    await restAt([]);
    await server.query('select private.watch_trips()');
    expect(await open()).toEqual([]);
    await server.query(own);
  });

  describe('the price of an offer', () => {
    const priced = (trip: Trip) =>
      server.query(
        `update public.leads set price_shown_agorot = 40000, price_list_version = 1, price_held_until = now() + interval '1 day'
         where id = $1`,
        [trip.id],
      );
    it.each([
      ['as the list', { list_agorot: 42_000, list_version: 1 }, false, 'sent'],
      ['not as the list', { list_agorot: 41_000, list_version: 1 }, false, 'reason_needed'],
      [
        'not as the list, with a reason',
        { list_agorot: 41_000, list_version: 1, price_reason: 'Two stops' },
        false,
        'sent',
      ],
      ['not as the customer was shown', {}, true, 'reason_needed'],
      ['as the list, not as shown', { list_agorot: 42_000, list_version: 1 }, true, 'sent'],
      ['with an empty reason', { list_agorot: 41_000, list_version: 1, price_reason: '  ' }, true, 'reason_needed'],
      ['without a list', {}, false, 'sent'],
    ])('%s', async (_, changes, wasShown, outcome) => {
      const trip = await newTrip(server.query);
      if (wasShown) await priced(trip);
      const draft = await saved(trip, changes);
      const byPhone = await newTrip(server.query);
      if (wasShown) await priced(byPhone);
      const yes = await ask('accept_for_traveller', {
        offer: (await saved(byPhone, changes)).id,
        how: 'phone',
        name: 'Dana',
      });
      expect([(await send(draft)).outcome, yes.outcome]).toEqual([outcome, outcome === 'sent' ? 'accepted' : outcome]);
    });

    it('takes a list’s price with its number alone, and a reason of 200 characters', async () => {
      const trip = await newTrip(server.query);
      const save = (changes: object) =>
        ask('save_offer_draft', { lead: trip.id, seen: null, draft: { ...DRAFT, ...changes } });
      expect(await save({ list_agorot: 42_000 })).toMatchObject({ constraint: 'offers_list_is_complete' });
      expect(await save({ price_reason: 'x'.repeat(201) })).toMatchObject({ constraint: 'offers_price_reason_length' });
    });

    it('is for a vehicle in use, whose name stays as it was', async () => {
      const trip = await newTrip(server.query);
      const unknown = { legs: [{ ...LEG, vehicle_class: 'limousine' }] };
      expect(
        await ask('save_offer_draft', { lead: trip.id, seen: null, draft: { ...DRAFT, ...unknown } }),
      ).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'offer_legs_vehicle_class',
      });
      await send(await saved(trip));
      await server.query(`update public.vehicle_classes set name = '{"he": "אחר", "en": "Other", "fr": "Autre"}'`);
      const page = await act(server.url, trip, { action: 'read' });
      expect(page.body).toMatchObject({
        trip: { offer: { legs: [{ vehicle_name: { he: 'ספרינטר VIP', en: 'VIP Sprinter', fr: 'Sprinter VIP' } }] } },
      });
    });
  });

  describe('messages', () => {
    const OFFICE = ['lead_received', 'offer_accepted', 'offer_declined', 'trip_changed', 'trip_cancelled'];
    const WAITING = [...OFFICE, 'offer', 'offer_again'];
    const URGENT = ['request_received', 'link_again', 'booking', 'booking_changed', 'booking_cancelled'];

    /**
     * Lives through some weeks: at each moment every kind is queued and what is due is sent.
     * @returns what left, with whether the business rested then, and how long it had waited
     */
    async function live(weeks: number): Promise<{ kind: string; rested: boolean; waited: number }[]> {
      const trip = await tripIn(server.query, 'changed_offer');
      await server.query('delete from public.messages');
      const windows = restWindows(
        'tel-aviv',
        '2027-09-20',
        new Date(Date.parse('2027-09-20') + weeks * 168 * HOUR).toISOString().slice(0, 10),
      );
      const moments = windows
        .flatMap(({ starts_at, ends_at }) => [
          starts_at - 5 * HOUR,
          starts_at - 2 * MINUTE,
          starts_at + 2 * MINUTE,
          (starts_at + ends_at) / 2,
          ends_at - 2 * MINUTE,
          ends_at + 2 * MINUTE,
        ])
        .toSorted((a, b) => a - b);
      const left: { kind: string; rested: boolean; waited: number }[] = [];
      const queuedAt = new Map<string, number>();
      let before = moments[0] ?? 0;
      for (const [nth, moment] of moments.entries()) {
        // The clock goes on: what waits is so much nearer.
        await server.query(
          `update public.messages set next_attempt_at = next_attempt_at - $1 * interval '1 millisecond',
             send_after = send_after - $1 * interval '1 millisecond' where status = 'pending'`,
          [moment - before],
        );
        before = moment;
        await restAt(
          windows
            .filter(({ starts_at, ends_at }) => starts_at < moment + 90 * HOUR && ends_at > moment - 90 * HOUR)
            .map(({ starts_at, ends_at }) => [starts_at - moment, ends_at - moment]),
        );
        const queued = await server.query<{ id: string }>(
          `insert into public.messages (kind, lead_id, offer_id, cause, recipient)
           select kind, $1, case when kind like 'offer%' then (select id from public.offers where lead_id = $1 and state = 'sent')
               else (select id from public.offers where lead_id = $1 and state = 'accepted') end, $2, 'dana@example.com'
           from unnest($3::text[]) as kind returning id`,
          [trip.id, String(nth), [...WAITING, ...URGENT]],
        );
        for (const { id } of queued) queuedAt.set(id, moment);
        const { data } = await server.asService().rpc('claim_messages', { batch: 500 });
        const { messages } = data as { messages: { id: string; claim: string; kind: string }[] };
        const rested = windows.some(({ starts_at, ends_at }) => starts_at <= moment && moment < ends_at);
        for (const { id, kind } of messages) left.push({ kind, rested, waited: moment - (queuedAt.get(id) ?? 0) });
        const outcomes = messages.map(({ id, claim }) => ({ id, claim, error: null }));
        await server.asService().rpc('finish_messages', { outcomes });
      }
      expect(await server.query(`select from public.messages where status <> 'sent'`)).toEqual([]);
      expect(left).toHaveLength(moments.length * (WAITING.length + URGENT.length));
      return left;
    }
    const kindsAtRest = (left: readonly { kind: string; rested: boolean }[]) =>
      [...new Set(left.flatMap(({ kind, rested }) => (rested ? [kind] : [])))].toSorted();
    const set = (value: string) =>
      server.query(`update public.settings set value = to_jsonb($1::text) where key = 'send_on_rest_days'`, [value]);

    it(`leave in ${isNight ? 30 : 4} weeks only where they are urgent, and the others at the end of the rest`, async () => {
      const left = await live(isNight ? 30 : 4);
      expect(kindsAtRest(left)).toEqual(URGENT.toSorted());
      const waited = left.filter((each) => each.waited > 0);
      expect(new Set(waited.map(({ kind }) => kind))).toEqual(new Set(WAITING));
      // The longest window of these weeks has two days.
      expect(Math.max(...waited.map((each) => each.waited)) / HOUR).toBeLessThan(75);
    }, 240_000);

    it('leave never, or always, where the owner wishes it so', async () => {
      await set('nothing');
      expect(kindsAtRest(await live(isNight ? 30 : 2))).toEqual([]);
      await set('all');
      expect(kindsAtRest(await live(1))).toEqual([...WAITING, ...URGENT].toSorted());
    }, 240_000);

    it('are held over a day that somebody has closed at its end, and a failed one is not tried again before', async () => {
      const trip = await newTrip(server.query);
      await server.query('delete from public.messages');
      await server.query(`select private.queue_message('lead_received', $1)`, [trip.id]);
      await restAt([
        [-1 * HOUR, 2 * HOUR],
        [1 * HOUR, 9 * HOUR],
      ]);
      const claim = async () =>
        (await server.asService().rpc('claim_messages', { batch: 5 })).data as { messages: unknown[] };
      expect((await claim()).messages).toEqual([]);
      const [row] = await server.query<{ hours: number; attempts: number }>(
        `select (extract(epoch from send_after - now()) / 3600)::float8 as hours, attempts from public.messages`,
      );
      expect(row?.hours).toBeCloseTo(9, 2);
      expect(row?.attempts).toBe(0);
      await server.query(`update public.messages set attempts = 3, next_attempt_at = now() - interval '1 minute'`);
      expect((await claim()).messages).toEqual([]);
    });
  });
});
