/** The day of the ride on the traveller's page: what happens now, and what they tell when they and their driver do not meet. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TripView } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { ask, newDriver, newVehicle, ridesOf } from './ride-samples.ts';
import { act, messagesOf, newTrip, sendOffer, type DeskAnswer, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const LOST = { action: 'cannot_find_driver', leg: 1, car: 1 } as const;
const HERE = { action: 'at_meeting_point', leg: 1, car: 1 } as const;

describe.each(databases())('the day of the ride on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { SCHEDULER_SECRET: SECRET, NOTIFY_FALLBACK: 'office@example.com' },
    });
    operator = await server.account('operator');
    // Whatever day it is.
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  });
  afterAll(() => server?.close());

  const viewOf = ({ body }: DeskAnswer): TripView => {
    if (!('trip' in body) || !body.trip) throw new Error(JSON.stringify(body));
    return body.trip;
  };
  const read = async (trip: Trip, key = trip.key) => viewOf(await act(server.url, trip, { action: 'read' }, { key }));

  /** A booked trip whose pick-up is so far ahead, or past, and that somebody drives. */
  async function booked(pickupIn: string, state = 'acknowledged'): Promise<Trip> {
    const trip = await newTrip(server.query);
    const offer = await sendOffer(server.query, trip, { pickupIn });
    await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
    await server.query(`update public.rides set driver_no = $2, state = 'acknowledged' where lead_id = $1`, [
      trip.id,
      await newDriver(server.query),
    ]);
    if (state !== 'acknowledged') await step(trip, state);
    await server.query('delete from public.messages where lead_id = $1', [trip.id]);
    return trip;
  }
  const step = (trip: Trip, state: string) =>
    server.query(
      `update public.rides set state = $2::public.ride_state,
         steps = steps || jsonb_build_object('step', $2::text, 'at', now(), 'by', 'Noa') where lead_id = $1`,
      [trip.id, state],
    );
  /** The airport's board knows of LY 8 alone: how it is, and when it lands. */
  async function board(status: string, landsIn: string): Promise<void> {
    await server.query(
      `select private.store_flights(jsonb_build_array(jsonb_build_object('direction', 'arrival', 'airlineCode', 'LY',
         'flightNumber', 'LY 8', 'status', $1::text, 'scheduledTime', at, 'estimatedTime', at)))
       from (select to_char((now() + $2::interval) at time zone 'Asia/Jerusalem', 'YYYY-MM-DD"T"HH24:MI:SS') as at) as landing`,
      [status, landsIn],
    );
  }
  const noFlights = () => server.query('delete from private.flights where true');
  /** What is due leaves. */
  const sendMails = () =>
    fetch(`${server.url}/functions/v1/send-messages`, { method: 'POST', headers: { 'x-scheduler-secret': SECRET } });
  /** The newest mail about a trip. */
  const mailsOf = ({ reference }: Trip, address = '') =>
    server.backend.inbox.messages.filter(({ subject, to }) => subject.includes(reference) && to.includes(address));
  const mailOf = (trip: Trip, address = '') => mailsOf(trip, address)[0];
  const openTasks = async (trip: Trip) =>
    (
      await server.query<{ task: string }>(
        `select kind || ' ' || urgency || coalesce(' ' || taken_by_name, '') as task from public.desk_tasks
         where lead_id = $1 and closed_at is null order by kind`,
        [trip.id],
      )
    ).map(({ task }) => task);
  const events = async (trip: Trip) =>
    (
      await server.query<{ kind: string }>(
        `select kind from public.trip_events where lead_id = $1 and kind in ('cannot_find_driver', 'at_meeting_point') order by occurred_at`,
        [trip.id],
      )
    ).map(({ kind }) => kind);

  it('is told by nobody before its time, and nothing happens', async () => {
    await noFlights();
    const trip = await booked('2 hours');
    for (const wish of [LOST, HERE]) {
      const { code, status } = await act(server.url, trip, wish);
      expect([code, status]).toEqual(['not_yet', 409]);
    }
    expect([await openTasks(trip), await events(trip), await messagesOf(server.query, trip)]).toEqual([[], [], []]);
    const [ride] = (await read(trip)).rides;
    expect(Date.parse(ride?.pickup_at ?? '') - Date.parse(ride?.search_from ?? '')).toBe(10 * 60_000);
    expect(Date.parse(ride?.search_until ?? '') - Date.parse(ride?.pickup_at ?? '')).toBe(90 * 60_000);
  });

  it('rings the office once, however often and by whichever link it is pressed', async () => {
    await noFlights();
    const trip = await booked('5 minutes', 'at_pickup');
    const before = await ask<{ sound: { tasks: number } }>(operator, 'get_staff_counts', {});
    const requestKey = randomUUID();
    for (const key of [trip.key, trip.viewKey, trip.key]) {
      expect((await act(server.url, trip, LOST, { key, requestKey })).code).toBe('ok');
      expect((await act(server.url, trip, LOST, { key })).code).toBe('ok');
    }
    expect(await openTasks(trip)).toEqual(['cannot_find_driver now']);
    expect(await events(trip)).toEqual(['cannot_find_driver']);
    expect(await messagesOf(server.query, trip)).toEqual(['cannot_find_driver']);
    const after = await ask<{ sound: { tasks: number } }>(operator, 'get_staff_counts', {});
    expect(after.sound.tasks).toBe(before.sound.tasks + 1);
    const { rides, events: told } = await read(trip);
    expect(rides[0]).toMatchObject({
      step: 'at_pickup',
      here_at: null,
      lost_at: expect.stringMatching(/^\d{4}-/u) as string,
    });
    expect(told[0]).toMatchObject({ kind: 'cannot_find_driver', actor: 'traveller' });
  });

  it('rings once more five minutes later, also where somebody has taken the task', async () => {
    await noFlights();
    const trip = await booked('5 minutes', 'at_pickup');
    await server.query(
      `insert into public.trip_events (lead_id, offer_id, ride_id, kind, actor, occurred_at)
       select lead_id, offer_id, id, 'cannot_find_driver', 'traveller', now() - interval '6 minutes' from public.rides where lead_id = $1`,
      [trip.id],
    );
    await server.query(
      `insert into public.desk_tasks (kind, lead_id, offer_id, ride_id, urgency, taken_at, taken_by_name)
       select 'cannot_find_driver', lead_id, offer_id, id, 'now', now(), 'Noa' from public.rides where lead_id = $1`,
      [trip.id],
    );
    await act(server.url, trip, LOST);
    expect(await openTasks(trip)).toEqual(['cannot_find_driver now']);
    expect(await events(trip)).toHaveLength(2);
  });

  it('waits for the landing of its flight, by the board of the airport', async () => {
    const trip = await booked('5 minutes');
    await board('delayed', '40 minutes');
    const early = await act(server.url, trip, LOST);
    expect(early.code).toBe('not_yet');
    const [ride] = viewOf(early).rides;
    expect(ride?.landing_at).toBe(ride?.search_from);
    expect(Date.parse(ride?.board_read_at ?? '')).toBeLessThan(Date.parse(ride?.landing_at ?? ''));
    await board('landed', '-1 minute');
    expect((await act(server.url, trip, LOST)).code).toBe('ok');

    // The ride would be over by now, and its traveller has just come through.
    const late = await booked('-2 hours');
    await board('landed', '-20 minutes');
    expect((await act(server.url, late, HERE, { key: late.viewKey })).code).toBe('ok');
    await server.query('select private.watch_rides(now())');
    expect(await openTasks(late)).toEqual(['traveller_at_point now']);
    await noFlights();
    await server.query('select private.watch_rides(now())');
    expect(await openTasks(late)).toEqual([]);
  });

  it('does not wait for a flight that is cancelled', async () => {
    const trip = await booked('5 minutes');
    await board('cancelled', '3 hours');
    expect((await read(trip)).rides[0]?.landing_at).toBeNull();
    expect((await act(server.url, trip, LOST)).code).toBe('ok');
    await noFlights();
  });

  it('closes by itself once they are on board, and is over then', async () => {
    await noFlights();
    const trip = await booked('5 minutes', 'at_pickup');
    await act(server.url, trip, LOST);
    await act(server.url, trip, HERE);
    expect(await openTasks(trip)).toEqual(['cannot_find_driver now', 'traveller_at_point now']);
    await step(trip, 'on_board');
    expect(await openTasks(trip)).toEqual([]);
    expect((await act(server.url, trip, LOST)).code).toBe('not_possible');
    expect((await read(trip)).rides[0]).toMatchObject({ step: 'on_board', search_from: null, search_until: null });
  });

  it('keeps the first moment at which they were there, which the office reads before it says that nobody came', async () => {
    await noFlights();
    const trip = await booked('-20 minutes', 'at_pickup');
    await act(server.url, trip, HERE, { key: trip.viewKey });
    const [first] = (await read(trip)).rides;
    await act(server.url, trip, HERE);
    const { rides, events: told } = await read(trip);
    expect(rides[0]?.here_at).toBe(first?.here_at);
    expect(told.filter(({ kind }) => kind === 'at_meeting_point')).toHaveLength(1);
    const [row] = await server.query<{ id: string }>('select id from public.rides where lead_id = $1', [trip.id]);
    const terms = await ask<{ here_at: string; lost_at: string | null }>(operator, 'no_show_terms', { ride: row?.id });
    expect([Date.parse(terms.here_at), terms.lost_at]).toEqual([Date.parse(first?.here_at ?? ''), null]);
  });

  it('lasts until 90 minutes after the pick-up, in the shared view too, longer than the ride would take', async () => {
    await noFlights();
    const [open, over] = [await booked('-80 minutes', 'at_pickup'), await booked('-100 minutes', 'at_pickup')];
    expect((await read(open, open.viewKey)).state).toBe('under_way');
    expect((await act(server.url, open, LOST, { key: open.viewKey })).code).toBe('ok');
    expect((await act(server.url, over, LOST)).code).toBe('not_possible');
    expect((await act(server.url, over, { action: 'read' }, { key: over.viewKey })).code).toBe('gone');
  });

  it('is of one ride, and asks for which', async () => {
    await noFlights();
    const trip = await booked('5 minutes');
    expect((await act(server.url, trip, { ...LOST, leg: 2 })).code).toBe('not_possible');
    expect((await act(server.url, trip, { action: 'cannot_find_driver', leg: 0, car: 1 })).code).toBe(
      'validation_failed',
    );
    const open = await newTrip(server.query);
    expect((await act(server.url, open, LOST)).code).toBe('not_possible');
  });

  it('tells the office by mail whom to call: whoever rides, and the driver', async () => {
    await noFlights();
    const trip = await booked('5 minutes', 'at_pickup');
    await server.query(
      `update public.leads set passenger_name = 'Ruth', passenger_phone = '+33612345678' where id = $1`,
      [trip.id],
    );
    await server.query('delete from public.messages');
    await act(server.url, trip, LOST);
    await sendMails();
    // The page's own call may have it under way.
    await expect.poll(() => mailOf(trip)?.text).toContain('tel:+33612345678');
    expect(mailOf(trip)?.text.replaceAll(/\D/gu, '')).toContain('501234567');
  });

  describe('a step of the driver', () => {
    const told = (trip: Trip) =>
      server.query<{ message: string }>(
        `select concat_ws(' ', kind, channel, status, recipient) as message from public.messages
         where lead_id = $1 and audience = 'traveller' order by created_at`,
        [trip.id],
      );
    const kinds = async (trip: Trip) => (await told(trip)).map(({ message }) => message.split(' ')[0]);
    const sent = (trip: Trip) =>
      server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
    const back = (trip: Trip, state: string) =>
      server.query(`update public.rides set state = $2::public.ride_state, steps = steps - -1 where lead_id = $1`, [
        trip.id,
        state,
      ]);

    it('is told at once and once, and what waits is dropped with the next one', async () => {
      const trip = await booked('40 minutes');
      await step(trip, 'on_the_way');
      expect(await told(trip)).toEqual([{ message: 'driver_on_the_way mail pending dana@example.com' }]);
      await step(trip, 'at_pickup');
      expect(await kinds(trip)).toEqual(['driver_waiting']);
      await sent(trip);
      await back(trip, 'on_the_way');
      expect(await kinds(trip)).toEqual(['driver_waiting']);
      await step(trip, 'at_pickup');
      expect(await kinds(trip)).toEqual(['driver_waiting']);
      await step(trip, 'on_board');
      expect(await kinds(trip)).toEqual(['driver_waiting']);
    });

    it('is told by another driver anew, and not once it is long ago', async () => {
      const trip = await booked('40 minutes', 'on_the_way');
      await step(trip, 'on_the_way');
      expect(await kinds(trip)).toEqual([]);
      await server.query(
        `update public.rides set driver_no = $2, state = 'acknowledged', steps = '[]' where lead_id = $1`,
        [trip.id, await newDriver(server.query, 'Avi')],
      );
      await step(trip, 'on_the_way');
      expect(await kinds(trip)).toEqual(['driver_on_the_way']);
      const late = await booked('-50 minutes', 'on_the_way');
      await server.query(
        `update public.rides set state = 'at_pickup',
           steps = steps || jsonb_build_object('step', 'at_pickup', 'at', now() - interval '40 minutes') where lead_id = $1`,
        [late.id],
      );
      expect(await kinds(late)).toEqual([]);
    });

    it('goes out by mail: who, with which car, where, since when, and the way to say that nobody is there', async () => {
      const trip = await booked('5 minutes', 'on_the_way');
      await server.query(`update public.rides set vehicle_no = $2 where lead_id = $1`, [
        trip.id,
        await newVehicle(server.query, { plate: '7654321' }),
      ]);
      await server.query('delete from public.messages');
      await step(trip, 'at_pickup');
      await sendMails();
      const mail = mailOf(trip);
      expect(mail?.subject).toMatch(/^Your driver is waiting for you: .*TM-/u);
      const text = mail?.text.replaceAll(/[\u2066-\u2069]/gu, '') ?? '';
      expect(text).toMatch(/has been waiting for you since \d\d:\d\d\./u);
      for (const said of ['Yossi', 'Mercedes Sprinter (black)', '76-543-21', 'Terminal 3, arrivals hall', trip.key])
        expect([said, text.includes(said)]).toEqual([said, true]);
      expect(text.replaceAll(/\D/gu, '')).toContain('501234567');
    });

    it('waits for somebody who sends it by WhatsApp where there is no mail', async () => {
      const trip = await booked('5 minutes', 'on_the_way');
      await server.query(`update public.leads set origin = 'phone', email = null where id = $1`, [trip.id]);
      await step(trip, 'at_pickup');
      expect(await told(trip)).toEqual([{ message: `driver_waiting whatsapp pending ${trip.phone}` }]);
      const [ride] = await ridesOf(server.query, trip);
      const messages = await ask<{ kind: string; content: { since: string; drivers: { name: object }[] } | null }[]>(
        operator,
        'ride_messages',
        { ride: ride?.id },
      );
      const waiting = messages.find(({ kind }) => kind === 'driver_waiting');
      expect([waiting?.content?.drivers.length, Date.parse(waiting?.content?.since ?? '')]).toEqual([
        1,
        Date.parse(ride?.steps.at(-1)?.at ?? ''),
      ]);
    });
  });

  describe('a party in several cars', () => {
    it('reads which car is whose; each car has a view that shows it alone, and looks for its own driver', async () => {
      const trip = await newTrip(server.query);
      const offer = await sendOffer(server.query, trip, { pickupIn: '5 minutes', vehicles: 2 });
      await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
      const rides = await ridesOf(server.query, trip);
      for (const [nth, ride] of rides.entries())
        await server.query(`update public.rides set driver_no = $2, state = 'acknowledged' where id = $1`, [
          ride.id,
          await newDriver(server.query, ['Avi', 'Beni'][nth]),
        ]);
      const note = async (car: number, party?: string) => {
        const [own] = await server.query<{ id: string; seen: string }>(
          'select id, updated_at as seen from public.rides where lead_id = $1 and car = $2',
          [trip.id, car],
        );
        return ask<{ outcome: string; ride?: { party: string | null } }>(operator, 'set_ride_note', {
          ride: own?.id,
          seen: own?.seen,
          instructions: '',
          meeting_point: '',
          ...(party !== undefined && { party }),
        });
      };
      expect(await note(1, ' Family Levi ')).toMatchObject({ outcome: 'noted', ride: { party: 'Family Levi' } });
      expect(await note(2, 'Family Cohen')).toMatchObject({ outcome: 'noted' });
      // Left out it stays, and what is too long is refused.
      expect(await note(2)).toMatchObject({ ride: { party: 'Family Cohen' } });
      expect(await note(2, 'x'.repeat(301))).toMatchObject({ outcome: 'validation_failed' });

      const page = await read(trip);
      expect(page.cars.map(({ car, party }) => [car, party])).toEqual([
        [1, 'Family Levi'],
        [2, 'Family Cohen'],
      ]);
      const [first = '', second = ''] = page.cars.map(({ view_key }) => view_key ?? '');
      expect(new Set([first, second, trip.viewKey, trip.key]).size).toBe(4);
      const view = await read(trip, second);
      expect([view.scope, view.cars]).toEqual(['view', [{ leg: 1, car: 2, party: 'Family Cohen', view_key: null }]]);
      expect([view.drivers.map(({ car }) => car), view.rides.map(({ car }) => car)]).toEqual([[2], [2]]);
      expect(view.booking?.total_agorot).toBe(0);
      expect(JSON.stringify(view)).not.toMatch(/Levi|Avi/u);
      // Who meets them all reads of all drivers, and of nobody's names.
      const shared = await read(trip, trip.viewKey);
      expect([shared.drivers.length, shared.cars]).toEqual([2, []]);

      const search = (car: number) =>
        act(server.url, trip, { action: 'cannot_find_driver', leg: 1, car }, { key: second });
      expect((await search(1)).code).toBe('not_possible');
      expect((await search(2)).code).toBe('ok');
      const driven = await server.query<{ party: string }>(
        `select private.drive_ride(ride, now()) ->> 'party' as party from public.rides as ride where lead_id = $1 order by car`,
        [trip.id],
      );
      expect(driven.map(({ party }) => party)).toEqual(['Family Levi', 'Family Cohen']);
      await server.query('update public.leads set link_version = link_version + 1 where id = $1', [trip.id]);
      expect((await act(server.url, trip, { action: 'read' }, { key: second })).code).toBe('bad_link');
    });
  });

  describe('whoever rides, where it is not who booked', () => {
    const GUEST = {
      passenger_name: 'Ruth Levi',
      passenger_email: 'ruth@example.com',
      passenger_language: 'fr',
      sign_text: 'Famille Levi',
    };
    const guestOf = async (pickupIn: string, state?: string) => {
      const trip = await booked(pickupIn, state);
      expect((await act(server.url, trip, { action: 'change', fields: GUEST })).code).toBe('ok');
      await server.query('delete from public.messages');
      return trip;
    };
    const told = (trip: Trip) =>
      server.query<{ reader: string; kind: string; recipient: string; channel: string }>(
        `select reader, kind, recipient, channel from public.messages where lead_id = $1 and audience = 'traveller' order by reader`,
        [trip.id],
      );

    it('is told of the driver in their own language, with a page that shows no price; who booked is told, too', async () => {
      const trip = await guestOf('3 hours');
      await server.query('select private.watch_rides(now())');
      await server.query('select private.watch_rides(now())');
      expect(await told(trip)).toEqual([
        { reader: 'booker', kind: 'driver_details', recipient: 'dana@example.com', channel: 'mail' },
        { reader: 'passenger', kind: 'driver_details', recipient: 'ruth@example.com', channel: 'mail' },
      ]);
      await sendMails();
      const [booker, passenger] = ['dana@example.com', 'ruth@example.com'].map(
        (to) => mailOf(trip, to)?.text ?? '',
      ) as [string, string];
      expect([booker.includes(trip.key), booker.includes('Your trip page')]).toEqual([true, true]);
      expect([
        passenger.includes(trip.key),
        passenger.includes(`/fr/trip#${trip.reference.slice(3)}-${trip.viewKey}`),
      ]).toEqual([false, true]);
      expect(passenger).toMatch(/Bonjour [\u2066-\u2069]*Ruth Levi/u);
      // The view's key is hexadecimal and may hold the price's digits.
      expect(passenger).not.toMatch(/\b420\b|₪/u);
      await server.query('select private.watch_rides(now())');
      expect(await told(trip)).toHaveLength(2);
    });

    it('is told anew where the driver has changed, each once', async () => {
      const trip = await guestOf('3 hours');
      await server.query('select private.watch_rides(now())');
      await server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
      await server.query(`update public.rides set driver_no = $2 where lead_id = $1`, [
        trip.id,
        await newDriver(server.query, 'Avi'),
      ]);
      await server.query('select private.watch_rides(now())');
      await server.query('select private.watch_rides(now())');
      const kinds = (await told(trip)).map(({ reader, kind }) => `${reader} ${kind}`);
      expect(kinds.toSorted()).toEqual([
        'booker driver_changed',
        'booker driver_details',
        'passenger driver_changed',
        'passenger driver_details',
      ]);
    });

    it('is told that the driver waits, and who has a phone alone by whoever booked', async () => {
      const trip = await guestOf('5 minutes', 'on_the_way');
      await step(trip, 'at_pickup');
      expect((await told(trip)).map(({ reader, kind }) => `${reader} ${kind}`)).toEqual([
        'booker driver_waiting',
        'passenger driver_waiting',
      ]);
      const other = await booked('5 minutes', 'on_the_way');
      await server.query(
        `update public.leads set passenger_name = 'Ruth', passenger_phone = '+33612345678' where id = $1`,
        [other.id],
      );
      await step(other, 'at_pickup');
      expect((await told(other)).map(({ reader }) => reader)).toEqual(['booker']);
      await server.query('select private.watch_rides(now())');
      expect(
        (await told(other)).map(({ reader, kind, recipient, channel }) => [reader, kind, recipient, channel]),
      ).toContainEqual(['passenger', 'driver_details', '+33612345678', 'whatsapp']);
    });

    it('is told once of a pick-up, a flight and a meeting point that change, in their own language and without a price', async () => {
      const trip = await guestOf('3 hours');
      // Who booked has no mail, and nobody has written to them yet; whoever rides has read the first hour.
      await server.query(`update public.leads set email = null, origin = 'phone' where id = $1`, [trip.id]);
      const move = () =>
        server.query(
          `update public.rides set pickup_at = pickup_at + interval '1 hour', busy_from = busy_from + interval '1 hour',
             busy_until = busy_until + interval '1 hour' where lead_id = $1`,
          [trip.id],
        );
      await move();
      await sendMails();
      await expect.poll(() => mailsOf(trip, GUEST.passenger_email).length).toBe(1);
      await move();
      await server.query(
        `insert into private.flight_watch (ride_id, named, airline, number, is_arrival, state, scheduled_at, base_pickup_at, pickup_at,
           told_pickup_at, why)
         select id, 'LY 316', 'LY', 316, true, 'cancelled', pickup_at, pickup_at, pickup_at, pickup_at, 'cancelled'
         from public.rides where lead_id = $1`,
        [trip.id],
      );
      const cancel = () =>
        server.query(
          `select private.ask_about_flight(own, own, ride, now(), true)
           from public.rides as ride join private.flight_watch as own on own.ride_id = ride.id where lead_id = $1`,
          [trip.id],
        );
      await cancel();
      await cancel();
      await server.query(
        `update public.offer_legs as leg set meeting_airport = point.airport, meeting_way = point.way, meeting_point = null,
           meeting = private.meeting_words(point) from public.meeting_points as point
         where leg.offer_id in (select id from public.offers where lead_id = $1) and (point.airport, point.way) = ('ben-gurion', 'board')`,
        [trip.id],
      );
      await server.query(
        `update public.meeting_points set place = place || '{"fr": "Devant la fontaine."}'
         where (airport, way) = ('ben-gurion', 'board')`,
      );
      expect((await told(trip)).map(({ reader, kind }) => `${reader} ${kind}`).toSorted()).toEqual([
        'booker booking_changed',
        'booker flight_cancelled',
        'booker pickup_moved',
        'passenger booking_changed',
        'passenger flight_cancelled',
        'passenger pickup_moved',
        'passenger pickup_moved',
      ]);
      await sendMails();
      await expect.poll(() => mailsOf(trip, GUEST.passenger_email).length).toBe(4);
      const texts = mailsOf(trip, GUEST.passenger_email).map(({ text }) => text);
      expect(texts.some((text) => text.includes('Devant la fontaine'))).toBe(true);
      for (const text of texts) {
        expect(text).toMatch(/Bonjour [\u2066-\u2069]*Ruth Levi/u);
        expect([text.includes(trip.viewKey), text.includes(trip.key)]).toEqual([true, false]);
        expect(text).not.toMatch(/\b420\b|₪|prix|factur/u);
      }
    });

    it('is no one else than who booked where the address is the same', async () => {
      const trip = await booked('3 hours');
      await server.query(
        `update public.leads set passenger_name = 'Dana', passenger_email = upper(email) where id = $1`,
        [trip.id],
      );
      await server.query('select private.watch_rides(now())');
      expect((await told(trip)).map(({ reader }) => reader)).toEqual(['booker']);
    });

    it('stands in the shared view by the text of the name board alone', async () => {
      const trip = await guestOf('5 minutes');
      const shared = await read(trip, trip.viewKey);
      expect(shared.request.sign_text).toBe('Famille Levi');
      expect(JSON.stringify(shared)).not.toMatch(/Ruth|ruth@/u);
    });

    it('is found and forgotten by their address', async () => {
      const admin = await server.account('admin');
      const trip = await guestOf('5 minutes', 'on_the_way');
      await step(trip, 'at_pickup');
      await server.query(`update public.rides set state = 'done' where lead_id = $1`, [trip.id]);
      await server.query(`update public.leads set passenger_email = 'rosa@example.com' where id = $1`, [trip.id]);
      await server.query(
        `update public.offers set cancelled_at = now(), cancelled_by = 'business', cancel_fee_agorot = 0 where lead_id = $1`,
        [trip.id],
      );
      const file = await ask<{ rides_with_others: { reference: string }[] }>(admin, 'export_person', {
        identifier: 'rosa@example.com',
      });
      expect(file.rides_with_others.map(({ reference }) => reference)).toEqual([trip.reference]);
      const { outcome } = await ask<{ outcome: string }>(admin, 'delete_person', {
        identifier: 'rosa@example.com',
        keep_bookings: false,
        expected_requests: 0,
      });
      expect(outcome).toBe('deleted');
      const [lead] = await server.query(
        `select passenger_name, passenger_email, passenger_language, sign_text from public.leads where id = $1`,
        [trip.id],
      );
      expect(Object.values(lead ?? {})).toEqual([null, null, null, null]);
      const left = await server.query(
        `select from public.lead_history where lead_id = $1 and field like 'passenger%'
         union all select from public.messages where lead_id = $1 and reader = 'passenger'`,
        [trip.id],
      );
      expect(left).toEqual([]);
    });
  });
});
