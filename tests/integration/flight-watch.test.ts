/** The flight moves the pick-up: the rule, the watch through an invented night, what it costs, and how long it takes from landing to car. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replayNights } from '../../scripts/replay-nights.ts';
import { seededRandom } from '../../scripts/seed/seeded-random.ts';
import { parseFlightNumber } from '../../supabase/functions/_shared/contracts/flight-contract.ts';
import { feedRow } from '../fixtures/flight-feed.ts';
import { STORIES } from '../fixtures/flight-night.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { at, bookDriven, liveNight, readBoard } from './flight-night-run.ts';
import { ask, newDriver } from './ride-samples.ts';

describe.each(databases())('the watch of flights on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, keepsRest: true });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());

  async function clear(): Promise<void> {
    for (const table of ['leads', 'messages', 'desk_tasks', 'drivers', 'vehicles'])
      await server.query(`delete from public.${table}`);
    await server.query('delete from private.flights');
  }

  describe('the rule', () => {
    /** Scheduled to land at 02:10, agreed at 02:50: forty minutes. */
    async function follow(landing: string, pickup = '2026-12-03 02:50'): Promise<string> {
      const [row] = await server.query<{ said: string }>(
        `select concat_ws(' ', step, to_char(proposed_at at time zone 'Asia/Jerusalem', 'HH24:MI'), why) as said
         from private.follow_landing($1, 40, $2, $3, 60, 120)`,
        [at(landing), at('2026-12-03 02:50'), at(pickup)],
      );
      return row?.said ?? '';
    }
    it.each([
      ['2026-12-03 02:10', 'stay 02:50'],
      ['2026-12-03 02:17', 'stay 02:50'],
      ['2026-12-03 02:18', 'move 03:00'],
      ['2026-12-03 02:02', 'move 02:40'],
      ['2026-12-03 03:40', 'move 04:20'],
      ['2026-12-03 03:42', 'move 04:20'],
      ['2026-12-03 04:10', 'move 04:50'],
      ['2026-12-03 04:13', 'ask 04:55 beyond'],
      ['2026-12-03 01:10', 'move 01:50'],
      ['2026-12-03 01:05', 'ask 01:45 beyond'],
      ['2026-12-04 02:10', 'ask 02:50 beyond'],
    ])('a landing at %s: %s', async (landing, said) => {
      expect(await follow(landing)).toBe(said);
    });
    it('counts the limits from the agreed hour, however often it has moved', async () => {
      expect(await follow('2026-12-03 04:40', '2026-12-03 04:40')).toBe('ask 05:20 beyond');
      expect(await follow('2026-12-03 02:10', '2026-12-03 04:40')).toBe('move 02:50');
    });
  });

  it('reads flight numbers as the site does', async () => {
    const typed = [
      'LY 316',
      'ly0316',
      'LY385A',
      'ELY 315',
      'ELY 0315',
      'XYZ 12',
      'LY315/LH686',
      'none, AF 962',
      '6H842',
      'U2-123',
    ];
    const more = [
      'ＬＹ　３１６',
      'LY 0',
      'LY 00000',
      'El Al 7',
      '',
      'A3 928',
      '316',
      'LY 12345',
      'W9 5',
      'THY784 ',
      ' TK\t784',
    ];
    for (const text of [...typed, ...more]) {
      const [row] = await server.query('select airline, number from private.flight_key($1)', [text]);
      expect([text, row]).toEqual([text, parseFlightNumber(text) ?? { airline: null, number: null }]);
    }
    const [row] = await server.query<{ codes: string }>('select private.flight_designators() as codes');
    for (const pair of (row?.codes ?? '').split(',')) {
      const [three = '', two] = pair.split(' ');
      expect(parseFlightNumber(`${three} 1`)).toEqual({ airline: two, number: 1 });
    }
  });

  describe('an invented night', () => {
    let log: Map<string, string[]>;
    beforeAll(async () => {
      await clear();
      log = await liveNight(server, operator);
    });
    it('has twenty stories', () => expect(STORIES).toHaveLength(20));
    it.each(STORIES)('$name', ({ name, follows }) => {
      expect(log.get(name)).toEqual(follows);
    });
  });

  describe('a ride', () => {
    const board = (changes: object, moment: string) =>
      readBoard(
        server.query,
        {
          success: true,
          result: { total: 1, records: [feedRow({ CHFLTN: '316', CHSTOL: '2027-02-02T21:10:00', ...changes })] },
        },
        at(moment),
      );
    const watch = (moment: string) => server.query('select private.watch_rides($1)', [at(moment)]);
    const stand = async (id: string) =>
      (
        await server.query<{ said: string; tasks: number }>(
          `select to_char(ride.pickup_at at time zone 'Asia/Jerusalem', 'HH24:MI') || ' ' || ride.state || ' '
             || to_char(ride.busy_from at time zone 'Asia/Jerusalem', 'HH24:MI') || ' '
             || to_char(ride.busy_until at time zone 'Asia/Jerusalem', 'HH24:MI') || ' ' || offer.calendar_sequence as said,
             (select count(*)::integer from public.desk_tasks where ride_id = ride.id and closed_at is null and kind = 'flight_decision') as tasks
           from public.rides as ride join public.offers as offer on offer.id = ride.offer_id where ride.id = $1`,
          [id],
        )
      )[0];
    const LATE = { CHPTOL: '2027-02-02T22:10:00', CHRMINE: 'DELAYED' };
    beforeEach(clear);

    // The message about the driver raises the number of the calendar entry, too.
    it('takes driver, car and calendar along; whoever has confirmed stays so, but for an earlier hour', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board(LATE, '2027-02-02 19:00');
      await watch('2027-02-02 19:00');
      expect(await stand(ride.id)).toEqual({ said: '22:50 acknowledged 21:50 00:20 2', tasks: 0 });
      await board({ CHPTOL: '2027-02-02T20:40:00', CHRMINE: 'EARLY' }, '2027-02-02 19:15');
      await watch('2027-02-02 19:15');
      expect(await stand(ride.id)).toEqual({ said: '21:20 assigned 20:20 22:50 3', tasks: 0 });
    });

    it('is not moved to an hour at which its driver cannot be there', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board({ CHPTOL: '2027-02-02T20:40:00', CHRMINE: 'EARLY' }, '2027-02-02 20:25');
      await watch('2027-02-02 20:25');
      expect(await stand(ride.id)).toMatchObject({ said: expect.stringMatching(/^21:50/u) as string, tasks: 1 });
    });

    it('asks once; whoever keeps the hour is asked again when the landing has moved on, and whoever moves it has decided', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board({ ...LATE, CHPTOL: '2027-02-02T23:50:00' }, '2027-02-02 19:00');
      await watch('2027-02-02 19:00');
      const flight = await ask<{ why: string; task: string; proposed_at: string }>(operator, 'ride_flight', {
        ride: ride.id,
      });
      expect(flight).toMatchObject({ number: 'LY 316', state: 'expected', why: 'beyond' });
      expect(new Date(flight.proposed_at).toISOString()).toBe(at('2027-02-03 00:30'));
      await ask(operator, 'dismiss_task', { task: flight.task, reason: 'The pick-up stays' });
      await board({ ...LATE, CHPTOL: '2027-02-02T23:58:00' }, '2027-02-02 19:15');
      await watch('2027-02-02 19:15');
      expect((await stand(ride.id))?.tasks).toBe(0);
      await board({ ...LATE, CHPTOL: '2027-02-03T00:10:00' }, '2027-02-02 19:30');
      await watch('2027-02-02 19:30');
      expect((await stand(ride.id))?.tasks).toBe(1);
      const { ride: seen } = await ask(operator, 'ride_record', { ride: ride.id });
      const moved = { pickup_at: at('2027-02-03 00:50'), busy_from: null, busy_until: null };
      const decided = { long: null, price: 'stays', rest_reason: null };
      const { outcome } = await ask(operator, 'move_ride', {
        ride: ride.id,
        seen: seen?.updated_at,
        ...moved,
        decided,
      });
      expect(outcome).toBe('moved');
      expect((await stand(ride.id))?.tasks).toBe(0);
      await watch('2027-02-02 19:31');
      expect(await stand(ride.id)).toMatchObject({ said: expect.stringMatching(/^00:50/u) as string, tasks: 0 });
    });

    it('shows on the board that somebody has to decide, and who is free at the hour of the flight', async () => {
      const { ride, driver } = await bookDriven(server.query, operator, '2027-02-02 21:50', {
        flight_number: 'LY 316',
      });
      await newDriver(server.query, 'Avi');
      await newDriver(server.query, 'Gil', { licence_until: '2027-01-01' });
      await bookDriven(
        server.query,
        operator,
        '2027-02-03 01:00',
        { pickup: 'Haifa', service_type: 'intercity' },
        driver,
      );
      await board({ ...LATE, CHPTOL: '2027-02-02T23:50:00' }, '2027-02-02 19:00');
      const asks = async () =>
        (await ask<{ rides: { flight_asks: boolean }[] }>(operator, 'day_rides', { day: '2027-02-02' })).rides.map(
          ({ flight_asks }) => flight_asks,
        );
      expect(await asks()).toEqual([false, false]);
      await watch('2027-02-02 19:00');
      expect(await asks()).toEqual([true, false]);
      const flight = await ask<{ free: { latin: string }[]; task: string }>(operator, 'ride_flight', { ride: ride.id });
      // Yossi drives somebody else by then, and Gil's licence has run out.
      expect(flight.free.map(({ latin }) => latin)).toEqual(['Avi']);
      await ask(operator, 'dismiss_task', { task: flight.task, reason: 'The pick-up stays' });
      expect(await asks()).toEqual([false, false]);
      expect(await ask(operator, 'ride_flight', { ride: ride.id })).toMatchObject({ why: null, task: null });
    });

    it('costs nothing to cancel once its flight was cancelled, as its traveller has read', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      const fee = async () =>
        (
          await server.query<{ fee: number }>(
            'select private.cancel_fee(offer, $2) as fee from public.offers as offer where id = $1',
            [ride.offer_id, at('2027-02-02 19:30')],
          )
        )[0]?.fee ?? 0;
      await board({}, '2027-02-02 18:00');
      await watch('2027-02-02 18:00');
      expect(await fee()).toBeGreaterThan(0);
      await board({ CHRMINE: 'CANCELED' }, '2027-02-02 19:00');
      await watch('2027-02-02 19:00');
      expect(await fee()).toBe(0);
    });

    it('asks for nothing once its number is taken out', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board({ ...LATE, CHPTOL: '2027-02-02T23:50:00' }, '2027-02-02 19:00');
      await watch('2027-02-02 19:00');
      expect((await stand(ride.id))?.tasks).toBe(1);
      await server.query('update public.offer_legs set flight_number = null where offer_id = $1', [ride.offer_id]);
      await watch('2027-02-02 19:01');
      expect((await stand(ride.id))?.tasks).toBe(0);
      expect(await ask(operator, 'ride_flight', { ride: ride.id })).toBeNull();
    });

    it('asks for nothing of the flight before once another one is named, however old the board is', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board({ ...LATE, CHPTOL: '2027-02-02T23:50:00' }, '2027-02-02 15:00');
      await watch('2027-02-02 15:00');
      await server.query(`update public.offer_legs set flight_number = 'AF 963' where offer_id = $1`, [ride.offer_id]);
      await watch('2027-02-02 17:00');
      expect((await stand(ride.id))?.tasks).toBe(0);
    });

    it('follows the new flight when its traveller names another one', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await board({}, '2027-02-02 18:00');
      await watch('2027-02-02 18:00');
      await server.query(`update public.offer_legs set flight_number = 'AF 963' where offer_id = $1`, [ride.offer_id]);
      await board(
        { CHOPER: 'AF', CHFLTN: '963', CHSTOL: '2027-02-02T22:00:00', CHPTOL: null, CHRMINE: 'ON TIME' },
        '2027-02-02 18:15',
      );
      await watch('2027-02-02 18:15');
      expect((await stand(ride.id))?.said).toMatch(/^22:40/u);
    });

    it('tells by WhatsApp, by hand, whoever has left no e-mail', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await server.query('delete from public.messages');
      await server.query(`update public.leads set email = null, origin = 'phone' where id = $1`, [ride.lead_id]);
      await board(LATE, '2027-02-02 19:00');
      await watch('2027-02-02 19:00');
      const told = await ask<{ kind: string; channel: string; content: { moved: { flight: object }[] } }[]>(
        operator,
        'ride_messages',
        { ride: ride.id },
      );
      const moved = told.find(({ kind }) => kind === 'flight_moved');
      expect(moved).toMatchObject({ channel: 'whatsapp', content: { moved: [{ flight: { number: 'LY 316' } }] } });
    });

    it('has the feed read for it, whenever its request was for', async () => {
      const { ride } = await bookDriven(server.query, operator, '2027-02-02 21:50', { flight_number: 'LY 316' });
      await server.query(`update public.leads set flight_number = null`);
      const minutes = async () => (await server.query('select private.wanted_feed_minutes() as minutes'))[0];
      await server.query(`update private.flight_feed set asked_at = null`);
      expect(await minutes()).toEqual({ minutes: null });
      await server.query(
        `update public.rides set pickup_at = now() + interval '5 hours', agreed_pickup_at = now() + interval '5 hours',
           busy_from = now() + interval '4 hours', busy_until = now() + interval '7 hours' where id = $1`,
        [ride.id],
      );
      expect(await minutes()).toEqual({ minutes: 15 });
    });
  });

  /** Rows as they are, without the business that leads to them. */
  const invent = (statements: string) =>
    server.query(
      `do $do$ begin perform set_config('session_replication_role', 'replica', true); ${statements} end $do$`,
    );

  it('looks at 500 rides and 3,200 flights by the index, and writes nothing where nothing is new', async () => {
    await clear();
    const { ride } = await bookDriven(server.query, operator, '2027-02-02 12:00', { flight_number: 'LY 316' });
    const [row] = await server.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = 'public.offer_legs'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    await invent(`
      insert into public.rides (lead_id, offer_id, leg, car, pickup_at, agreed_pickup_at, busy_from, busy_until)
        select '${ride.lead_id}', gen_random_uuid(), 1, 1, pickup, pickup, pickup - interval '1 hour', pickup + interval '2 hours'
        from generate_series(1, 499) as nth, lateral (select timestamptz '${at('2027-02-02 02:00')}' + nth * interval '4 minutes' as pickup) as hour;
      insert into public.offer_legs (${row?.names})
        select ${row?.names} from (select (jsonb_populate_record(sample, jsonb_build_object('offer_id', ride.offer_id,
          'flight_number', 'LY ' || 1000 + row_number() over (order by ride.pickup_at)))).* from public.rides as ride, public.offer_legs as sample
          where ride.id <> '${ride.id}' and sample.offer_id = '${ride.offer_id}') as made;`);
    await server.query(
      `insert into private.flights (direction, airline, number, scheduled_time, estimated_time, flight)
       select 'arrival', 'LY', 1000 + nth, '2027-02-02 01:20'::timestamp + nth * interval '4 minutes' + day * interval '1 day', null,
         jsonb_build_object('status', 'on-time', 'place', jsonb_build_object('code', 'LHR'))
       from generate_series(1, 1600) as nth, generate_series(0, 1) as day`,
    );
    await server.query('analyze');
    const moment = at('2027-02-02 00:00');
    await server.query('update private.flight_feed set fetched_at = $1', [moment]);
    await server.query('select private.watch_flights($1)', [moment]);
    const versions = () =>
      server.query(`select count(*)::integer as rides, max(xmin::text::bigint) as newest from private.flight_watch`);
    const before = await versions();
    expect(before).toMatchObject([{ rides: 500 }]);
    await server.query('select private.watch_flights($1)', [moment]);
    expect(await versions()).toEqual(before);
    const source = await server.query<{ prosrc: string }>(
      `select prosrc from pg_proc where proname = 'watched_flights'`,
    );
    const plan = await server.query<object>(
      `explain (analyze, costs off, timing off, summary off) ${(source[0]?.prosrc ?? '').replaceAll(/\bmoment\b/gu, `timestamptz '${moment}'`)}`,
    );
    const lines = plan.map((line) => Object.values(line).join(' '));
    expect(lines.filter((line) => line.includes('Seq Scan on flights'))).toEqual([]);
    expect(lines.filter((line) => line.includes('flights_by_number'))).toHaveLength(1);
    await clear();
    await invent('delete from public.rides; delete from public.offer_legs; delete from private.flight_watch;');
  });

  describe('from landing to car', () => {
    /** Minutes that a ride of a known spread takes: eight of ten between 33 and 67. */
    const random = seededRandom(20_270_202);
    const minutesOf = () => {
      const bell = Array.from({ length: 12 }, () => random.whole(0, 10_000) / 10_000).reduce(
        (sum, each) => sum + each,
        -6,
      );
      return 50 + bell * 13.3;
    };
    const drive = (minutes: readonly number[]) =>
      invent(`
        delete from private.flight_watch; delete from public.rides;
        insert into public.rides (id, lead_id, offer_id, leg, car, state, driver_no, pickup_at, agreed_pickup_at, busy_from, busy_until, steps)
          select md5(nth::text)::uuid, gen_random_uuid(), gen_random_uuid(), 1, 1, 'done', 1, landing, landing, landing - interval '1 hour',
            landing + interval '3 hours',
            jsonb_build_array(jsonb_build_object('step', 'on_board', 'at', landing + took * interval '1 minute', 'by', null))
          from unnest('{${minutes.join(',')}}'::float8[]) with ordinality as drove (took, nth),
            lateral (select timestamptz '2027-01-01 10:00Z' + nth * interval '1 hour' as landing) as hour;
        insert into private.flight_watch (ride_id, named, is_arrival, state, landing_at, base_pickup_at, pickup_at, told_pickup_at)
          select id, 'LY 316', true, 'landed', pickup_at, pickup_at, pickup_at, pickup_at from public.rides;
        update private.landing_spans set counted_on = null;`);
    const span = async () => {
      await server.query('select private.count_landing_spans($1)', [at('2027-02-02 12:00')]);
      const [row] = await server.query<{ span: { from: number; until: number; is_rule_of_thumb: boolean } }>(
        'select private.landing_span() as span',
      );
      return row?.span;
    };
    afterAll(() => drive([]));

    it('is a rule of thumb of the settings below 200 rides of one’s own', async () => {
      await drive(Array.from({ length: 199 }, minutesOf));
      expect(await span()).toEqual({ from: 30, until: 75, is_rule_of_thumb: true });
    });

    it('is what eight of ten took, of 400 rides of a known spread', async () => {
      await drive(Array.from({ length: 400 }, minutesOf));
      const { from, until, is_rule_of_thumb: isRule } = (await span()) ?? { from: 0, until: 0, is_rule_of_thumb: true };
      expect(isRule).toBe(false);
      const others = Array.from({ length: 4000 }, minutesOf);
      const inside = others.filter((minutes) => minutes >= from && minutes <= until).length / others.length;
      expect(inside).toBeGreaterThanOrEqual(0.75);
      expect(inside).toBeLessThanOrEqual(0.85);
    });

    it('is looked back upon, ride by ride, with what the rule of late flights would have done', async () => {
      await clear();
      await bookDriven(server.query, operator, '2027-02-03 12:00', { flight_number: 'LY 316' });
      await drive([40, 80, 50]);
      // Scheduled at 11:00 in Israel, agreed for 11:40; landed at 11:05, 12:05 and 14:05.
      await invent(`
        update public.rides set lead_id = (select id from public.leads), agreed_pickup_at = timestamptz '2027-01-01 09:40Z';
        update private.flight_watch as known set airline = 'LY', number = 316, offset_minutes = 40, scheduled_at = '2027-01-01 09:00Z',
            landing_at = landing.at
          from (values (1, timestamptz '2027-01-01 09:05Z'), (2, '2027-01-01 10:05Z'), (3, '2027-01-01 12:05Z')) as landing (nth, at)
          where known.ride_id = md5(landing.nth::text)::uuid;
        update public.rides as ride set steps = jsonb_build_array(jsonb_build_object('step', 'on_board', 'at', known.landing_at
            + took.minutes * interval '1 minute')) from private.flight_watch as known, (values (1, 40), (2, 80), (3, null)) as took (nth, minutes)
          where known.ride_id = ride.id and ride.id = md5(took.nth::text)::uuid;`);
      const lines = await replayNights(server.query, { earlier: null, later: null });
      expect(lines.map((line) => line.replace(/TM-\w{5}/u, 'TM-?'))).toEqual([
        '2027-01-01 TM-? LY 316 · due 11:00, landed 11:05 · agreed 11:40: stays; it was 13:00 · in the car after 40 min',
        '2027-01-01 TM-? LY 316 · due 11:00, landed 12:05 · agreed 11:40: moves to 12:45; it was 14:00 · in the car after 80 min, not as promised',
        '2027-01-01 TM-? LY 316 · due 11:00, landed 14:05 · agreed 11:40: asks: 14:45, beyond; it was 15:00 · boarding not reported',
        '3 rides: 1 stay, 1 move by themselves, 1 ask the office.',
        'From landing to car: as promised in 1 of 2 (50 %).',
      ]);
      expect(await replayNights(server.query, { earlier: null, later: 240 })).toContain(
        '3 rides: 1 stay, 2 move by themselves, 0 ask the office.',
      );
    });
  });
});
