/** A driver's page over HTTP: whose rides it shows, what he reports, what is refused and why, and what the office sees of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DriveAnswer,
  DriveCall,
  DrivePage,
  DriveStep,
} from '../../supabase/functions/_shared/contracts/drive-contract.ts';
import type { DriveLink } from '../../supabase/functions/_shared/contracts/drive-link.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { ask, newDriver, newVehicle } from './ride-samples.ts';
import { draftOffer, newTrip, type Trip } from './trip-samples.ts';

const OTHER_KEY = '0123456789abcdef0123456789abcdef';
type Wish<Call = DriveCall> = Call extends DriveLink ? Omit<Call, keyof DriveLink> : never;

describe.each(databases())('driver-desk on %s', (database) => {
  let server: TestBackend;
  let manager: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    manager = await server.account('manager');
  });
  afterAll(() => server?.close());

  const linkOf = async (driver: number): Promise<DriveLink> => {
    const [row] = await server.query<{ link: DriveLink }>('select private.drive_link_of($1) as link', [driver]);
    if (!row) throw new Error('no link');
    return row.link;
  };
  const call = async (link: DriveLink, wish: Wish | object, ip = newIp()) => {
    const response = await fetch(`${server.url}/functions/v1/driver-desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: ip },
      body: JSON.stringify({ ...link, ...wish }),
    });
    const body = (await response.json()) as DriveAnswer;
    return { status: response.status, headers: response.headers, body, code: body.success ? 'ok' : body.code };
  };
  const pageOf = ({ body }: { body: DriveAnswer }): DrivePage => {
    if (!('page' in body) || !body.page) throw new Error(JSON.stringify(body));
    return body.page;
  };
  const read = async (link: DriveLink) => pageOf(await call(link, { action: 'read' }));
  const say = (
    link: DriveLink,
    ride: string,
    step: DriveStep,
    more: Partial<Extract<DriveCall, { action: 'report' }>> = {},
  ) =>
    call(link, {
      action: 'report',
      event: randomUUID(),
      ride,
      step,
      at: new Date().toISOString(),
      ...more,
    });

  /** A booked ride so long from now, as an interval of Postgres, that a driver has been given. */
  const give = async (driver: number, pickupIn: string, ride: Record<string, unknown> = {}) => {
    const trip = await newTrip(server.query);
    await server.query(`update public.leads set driver_note = 'Second door' where id = $1`, [trip.id]);
    const offer = await draftOffer(server.query, trip, { pickupIn });
    await server.query(
      `update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day', pay_ways = $2::text[] where id = $1`,
      [offer, ride['payWays'] ?? ['card', 'cash']],
    );
    await server.query(
      `update public.offers set state = 'accepted', answered_at = now(), answered_name = 'Dana Levi' where id = $1`,
      [offer],
    );
    const [own] = await server.query<{ id: string; pickup_at: string }>(
      `update public.rides as own set driver_no = $2, state = 'assigned', instructions = $3, vehicle_no = $4
       where lead_id = $1 returning id, to_json(pickup_at) #>> '{}' as pickup_at`,
      [trip.id, driver, ride['instructions'] ?? null, ride['vehicle'] ?? null],
    );
    if (!own) throw new Error('no ride');
    return { ...own, trip, offer };
  };
  const stateOf = async (ride: string) => {
    const [row] = await server.query<{ state: string; steps: { step: string; at: string; by: string | null }[] }>(
      'select state, steps from public.rides where id = $1',
      [ride],
    );
    return row;
  };
  const eventsOf = (ride: string) =>
    server.query<{ actor: string; step: string; minutes: number | null }>(
      `select actor, coalesce(detail ->> 'step', kind) as step, (detail ->> 'minutes')::integer as minutes
       from public.trip_events where ride_id = $1 order by occurred_at, id`,
      [ride],
    );
  const openTasks = async (ride: string) =>
    (
      await server.query<{ kind: string }>(
        'select kind from public.desk_tasks where ride_id = $1 and closed_at is null order by kind',
        [ride],
      )
    ).map(({ kind }) => kind);
  const messages = async ({ id }: Trip, kind: string) =>
    (await server.query('select from public.messages where lead_id = $1 and kind = $2', [id, kind])).length;

  it('shows a driver his rides until the end of tomorrow, with what he is to know, and nobody else’s', async () => {
    const driver = await newDriver(server.query, 'Samer');
    const vehicle = await newVehicle(server.query);
    const own = await give(driver, '2 hours', { instructions: 'Water', vehicle });
    await give(driver, '8 days');
    await give(await newDriver(server.query, 'Other'), '2 hours');
    const page = await read(await linkOf(driver));
    expect(page.driver).toEqual({ he: 'Samer בעברית', latin: 'Samer' });
    expect(page.language).toBeNull();
    expect(page.rides).toHaveLength(1);
    expect(page.rides[0]).toMatchObject({
      id: own.id,
      reference: own.trip.reference,
      state: 'assigned',
      name: 'Dana Levi',
      phone: own.trip.phone,
      pickup: 'Ben Gurion Airport',
      flight_number: 'LY 008',
      instructions: 'Water',
      driver_note: 'Second door',
      make: 'Mercedes Sprinter',
      language: 'en',
      collect: { how: 'fixed', agorot: 42_000, ways: ['card', 'cash'] },
      waiting: { minutes: 60, counts_from: 'pickup' },
      last_step: null,
    });
    // The address is in English.
    expect(page.rides[0]?.zones).toEqual({
      pickup: expect.stringMatching(/\p{Script=Hebrew}/u),
      dropoff: expect.stringMatching(/ירושלים/u),
    });
    expect(JSON.stringify(page)).not.toContain('dana@example.com');
  });

  it('says what his traveller has said on the day, and what the board is to say', async () => {
    const driver = await newDriver(server.query);
    const { id, trip, offer } = await give(driver, '5 minutes');
    await server.query(`update public.leads set sign_text = 'Acme' where id = $1`, [trip.id]);
    const link = await linkOf(driver);
    expect((await read(link)).rides[0]).toMatchObject({ sign_text: 'Acme', told: { here_at: null, lost_at: null } });
    for (const [minute, kind] of ['at_meeting_point', 'cannot_find_driver', 'cannot_find_driver'].entries())
      await server.query(
        `insert into public.trip_events (lead_id, offer_id, ride_id, kind, actor, occurred_at)
         values ($1, $2, $3, $4, 'traveller', timestamptz '2026-11-28 12:00Z' + make_interval(mins => $5))`,
        [trip.id, offer, id, kind, minute],
      );
    const told = (await read(link)).rides[0]?.told;
    expect([told?.here_at, told?.lost_at].map((at) => at && new Date(at).toISOString())).toEqual([
      '2026-11-28T12:00:00.000Z',
      '2026-11-28T12:02:00.000Z',
    ]);
  });

  it('says what to collect: nothing of what is paid, or paid to the office', async () => {
    const driver = await newDriver(server.query);
    const { offer } = await give(driver, '2 hours', { payWays: ['link', 'transfer'] });
    const link = await linkOf(driver);
    const collect = async () => (await read(link)).rides[0]?.collect;
    expect(await collect()).toMatchObject({ how: 'office' });
    await server.query(
      `update public.offers set paid_way = 'card', paid_agorot = 42000, paid_day = current_date, paid_noted_by_name = 'Noa' where id = $1`,
      [offer],
    );
    expect(await collect()).toMatchObject({ how: 'paid', agorot: 0 });
  });

  it('has the passenger’s telephone from a day before until a day after, and not longer', async () => {
    const driver = await newDriver(server.query);
    const { id } = await give(driver, '2 hours');
    const phoneIn = async (hours: number) => {
      const [row] = await server.query<{ phone: string | null }>(
        `select private.drive_ride(ride, ride.pickup_at - make_interval(hours => $2)) ->> 'phone' as phone from public.rides as ride where id = $1`,
        [id, hours],
      );
      return row?.phone;
    };
    expect([await phoneIn(25), await phoneIn(-50)]).toEqual([null, null]);
    for (const hours of [23, 0, -20]) expect(await phoneIn(hours)).toMatch(/^\+972/u);
  });

  it('goes on to the next day of work where the business rests tomorrow', async () => {
    // Rides are tried on any day.
    const rests = (city: string) =>
      server.query(`update public.settings set value = to_jsonb($1::text) where key = 'rest_city'`, [city]);
    await rests('tel-aviv');
    const [row] = await server.query<{ friday: string; saturday: string; sunday: string }>(
      `select private.last_drive_day('2026-12-04 08:00+02')::text as friday, private.last_drive_day('2026-12-05 20:00+02')::text as saturday,
         private.last_drive_day('2026-12-06 08:00+02')::text as sunday`,
    );
    await rests('none');
    expect(row).toEqual({ friday: '2026-12-06', saturday: '2026-12-06', sunday: '2026-12-07' });
  });

  it('sends nothing again that the phone has, and says the time by its own clock', async () => {
    const driver = await newDriver(server.query);
    await give(driver, '2 hours');
    const link = await linkOf(driver);
    const { version } = await read(link);
    const { body } = await call(link, { action: 'read', version });
    expect(body).toEqual({ success: true, unchanged: true, at: expect.any(String) });
    expect('at' in body && Math.abs(Date.parse(body.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('takes one step after the other, each once, at the time that the phone has measured', async () => {
    const driver = await newDriver(server.query);
    const { id, pickup_at } = await give(driver, '20 minutes');
    const link = await linkOf(driver);
    await server.query(
      `select private.open_task('not_acknowledged', lead_id, 'now', offer_id, id) from public.rides where id = $1`,
      [id],
    );
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const event = randomUUID();
    for (const [nth, step] of (['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'] as const).entries()) {
      const said = { at: at(10 - nth), event: nth === 0 ? event : randomUUID(), pickup_at };
      const answer = await say(link, id, step, said);
      expect([step, answer.code, pageOf(answer).rides[0]?.state]).toEqual([step, 'ok', step]);
      // The same report once more, and the same step by another press.
      expect((await say(link, id, step, said)).code).toBe('ok');
      expect((await say(link, id, step, { pickup_at })).code).toBe('ok');
    }
    expect((await stateOf(id))?.steps.map(({ step, by }) => [step, by])).toEqual(
      ['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'].map((step) => [step, null]),
    );
    const events = await eventsOf(id);
    expect(events.map(({ actor, step }) => `${actor} ${step}`)).toEqual(
      ['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'].map((step) => `driver ${step}`),
    );
    const [first] = await server.query<{ minutes: number; received: boolean }>(
      `select round(extract(epoch from now() - occurred_at) / 60)::integer as minutes, detail ? 'received_at' as received
       from public.trip_events where id = $1`,
      [event],
    );
    expect(first).toEqual({ minutes: 10, received: true });
    expect(await openTasks(id)).toEqual([]);
  });

  it('refuses what is not its turn, and says how things stand', async () => {
    const driver = await newDriver(server.query);
    const { id, pickup_at } = await give(driver, '5 hours');
    const link = await linkOf(driver);
    const wrong = await say(link, id, 'on_board');
    expect([wrong.status, wrong.code, pageOf(wrong).rides[0]?.state]).toEqual([409, 'not_possible', 'assigned']);
    expect((await say(link, id, 'acknowledged', { pickup_at })).code).toBe('ok');
    const early = await say(link, id, 'on_the_way');
    expect(early.body).toMatchObject({ code: 'too_early', until: pageOf(early).rides[0]?.leave_from });
    // A clock that runs ahead changes nothing: what is to come is now.
    expect((await say(link, id, 'on_the_way', { at: new Date(Date.now() + 86_400_000).toISOString() })).code).toBe(
      'too_early',
    );
    expect((await stateOf(id))?.state).toBe('acknowledged');
  });

  it('confirms the hour that he has read, and no other', async () => {
    const driver = await newDriver(server.query);
    const { id, pickup_at } = await give(driver, '5 hours');
    await server.query(
      `update public.rides set pickup_at = pickup_at + interval '30 minutes', busy_until = busy_until + interval '30 minutes' where id = $1`,
      [id],
    );
    const answer = await say(await linkOf(driver), id, 'acknowledged', { pickup_at });
    expect([answer.code, (await stateOf(id))?.state]).toEqual(['changed', 'assigned']);
    const now = pageOf(answer).rides[0]?.pickup_at ?? '';
    expect((await say(await linkOf(driver), id, 'acknowledged', { pickup_at: now })).code).toBe('ok');
  });

  it('is told that a ride is no longer his, whatever he reports of it, and a repetition still counts as done', async () => {
    const [driver, other] = [await newDriver(server.query), await newDriver(server.query, 'Other')];
    const { id, pickup_at } = await give(driver, '40 minutes');
    const link = await linkOf(driver);
    const event = randomUUID();
    await say(link, id, 'acknowledged', { pickup_at, event });
    await server.query(`update public.rides set driver_no = $2, state = 'assigned', steps = '[]' where id = $1`, [
      id,
      other,
    ]);
    const answer = await say(link, id, 'on_the_way');
    expect([answer.status, answer.code, pageOf(answer).rides]).toEqual([409, 'not_yours', []]);
    expect((await say(link, id, 'acknowledged', { pickup_at, event })).code).toBe('ok');
    expect((await say(link, randomUUID(), 'done')).code).toBe('not_yours');
    expect((await stateOf(id))?.steps).toEqual([]);
    expect((await read(await linkOf(other))).rides.map((ride) => ride.id)).toEqual([id]);
  });

  it('rings in the office where he will be late, until he is there, and tells the traveller of each delay once', async () => {
    const driver = await newDriver(server.query);
    const { id, pickup_at, trip } = await give(driver, '20 minutes');
    const link = await linkOf(driver);
    const told = () =>
      server.query<{ status: string; channel: string; since: string }>(
        `select own.status, own.channel, private.step_content(own) ->> 'since' as since from public.messages as own
         where lead_id = $1 and kind = 'driver_late' order by created_at`,
        [trip.id],
      );
    const inMinutes = (minutes: number) => Date.parse(pickup_at) + minutes * 60_000;
    await say(link, id, 'acknowledged', { pickup_at });
    const answer = await say(link, id, 'late', { minutes: 20 });
    expect(pageOf(answer).rides[0]?.late_minutes).toBe(20);
    expect((await told()).map(({ status, channel }) => [status, channel])).toEqual([['pending', 'mail']]);
    await server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
    await say(link, id, 'late', { minutes: 20 });
    expect(await told()).toHaveLength(1);
    await say(link, id, 'late', { minutes: 25 });
    await say(link, id, 'late', { minutes: 30 });
    await say(link, id, 'on_the_way');
    const [, later, ...more] = await told();
    const [shown] = await server.query<{ at: string }>(
      `select private.rides_of_day(offer_id, now()) -> 0 ->> 'expected_at' as at from public.rides where id = $1`,
      [id],
    );
    expect(Date.parse(shown?.at ?? '')).toBe(inMinutes(30));
    expect([later?.status, Date.parse(later?.since ?? ''), more]).toEqual(['pending', inMinutes(30), []]);
    expect(await openTasks(id)).toEqual(['driver_late']);
    expect((await eventsOf(id)).filter(({ step }) => step === 'late').map(({ minutes }) => minutes)).toEqual([
      20, 20, 25, 30,
    ]);
    await say(link, id, 'at_pickup');
    expect(await openTasks(id)).toEqual([]);
    // What nobody has sent by then is over.
    expect(await told()).toHaveLength(1);
    expect((await say(link, id, 'late', { minutes: 10 })).code).toBe('not_possible');
  });

  it('says that nobody came once the free waiting is over, by the terms, and does not take it back', async () => {
    const driver = await newDriver(server.query);
    const { id, trip, pickup_at } = await give(driver, '-30 minutes');
    const link = await linkOf(driver);
    const at = (minutesAgo: number) => ({ at: new Date(Date.now() - minutesAgo * 60_000).toISOString() });
    await say(link, id, 'acknowledged', { pickup_at, ...at(90) });
    await say(link, id, 'on_the_way', at(80));
    await say(link, id, 'at_pickup', at(40));
    const early = await say(link, id, 'no_show', { place: 'Hall', called: true });
    expect(early.body).toMatchObject({ code: 'still_waiting', until: pageOf(early).rides[0]?.waiting.until });
    await server.query(
      `update public.rides set pickup_at = pickup_at - interval '1 hour', busy_from = busy_from - interval '1 hour' where id = $1`,
      [id],
    );
    expect((await say(link, id, 'no_show', { called: true })).code).toBe('validation_failed');
    expect((await say(link, id, 'no_show', { place: 'Hall 3' })).code).toBe('validation_failed');
    expect((await say(link, id, 'no_show', { place: 'Hall 3', called: true })).code).toBe('ok');
    const [ride] = await server.query<{ state: string; place: string; fee: number }>(
      'select state, no_show_place as place, no_show_fee_agorot as fee from public.rides where id = $1',
      [id],
    );
    expect(ride).toEqual({ state: 'no_show', place: 'Hall 3', fee: 21_000 });
    expect(await messages(trip, 'no_show')).toBe(1);
    expect((await say(link, id, 'back')).code).toBe('not_possible');
  });

  it.each(['at_meeting_point', 'cannot_find_driver'])(
    'charges nothing by the driver’s word alone of a traveller who has said %s; the office may, or take it back',
    async (kind) => {
      const driver = await newDriver(server.query);
      const { id, trip } = await give(driver, '-100 minutes');
      await server.query(
        `update public.rides set state = 'at_pickup',
           steps = jsonb_build_array(jsonb_build_object('step', 'at_pickup', 'at', now() - interval '2 hours')) where id = $1`,
        [id],
      );
      await server.query(
        `insert into public.trip_events (lead_id, offer_id, ride_id, kind, actor)
         select lead_id, offer_id, id, $2, 'traveller' from public.rides where id = $1`,
        [id, kind],
      );
      expect((await say(await linkOf(driver), id, 'no_show', { place: 'Hall 3', called: true })).code).toBe('ok');
      const feeOf = async () =>
        (
          await server.query<{ fee: number | null }>(
            'select no_show_fee_agorot as fee from public.rides where id = $1',
            [id],
          )
        )[0]?.fee;
      expect(await feeOf()).toBe(0);
      expect(await messages(trip, 'no_show')).toBe(1);

      const seen = async () => (await ask(manager, 'ride_record', { ride: id })).ride?.updated_at;
      const back = { ride: id, step: 'back', at: new Date().toISOString(), event_id: randomUUID() };
      expect((await ask(manager, 'report_step', { ...back, seen: await seen() })).outcome).toBe('reported');
      const { fee_agorot: fee } = await ask<{ fee_agorot: number }>(manager, 'no_show_terms', { ride: id });
      const charged = {
        ride: id,
        at: null,
        place: 'Hall 3',
        charged: true,
        seen_fee_agorot: fee,
        event_id: randomUUID(),
      };
      expect((await ask(manager, 'report_no_show', { ...charged, seen: await seen() })).outcome).toBe('reported');
      expect(await feeOf()).toBe(fee);
    },
  );

  it('takes a slip back for a quarter of an hour', async () => {
    const driver = await newDriver(server.query);
    const { id, pickup_at } = await give(driver, '20 minutes');
    const link = await linkOf(driver);
    await say(link, id, 'acknowledged', { pickup_at });
    await say(link, id, 'on_the_way');
    expect((await say(link, id, 'back')).code).toBe('ok');
    expect((await stateOf(id))?.state).toBe('acknowledged');
    await say(link, id, 'on_the_way', { at: new Date(Date.now() - 16 * 60_000).toISOString() });
    await server.query(
      `update public.rides set steps = jsonb_set(steps, '{-1,at}', to_jsonb(now() - interval '16 minutes')) where id = $1`,
      [id],
    );
    expect((await say(link, id, 'back')).code).toBe('not_possible');
  });

  describe('a link', () => {
    it('that opens nothing is answered alike, whatever the cause, and is limited by network and by driver', async () => {
      const [driver, off] = [await newDriver(server.query), await newDriver(server.query, 'Off', { active: false })];
      const [link, offKey] = await Promise.all([
        linkOf(driver),
        server.query<{ key: string }>('select private.drive_key($1, 1::smallint) as key', [off]),
      ]);
      for (const wrong of [
        { driver, key: OTHER_KEY },
        { driver: off, key: offKey[0]?.key ?? '' },
        { driver: 999_999, key: OTHER_KEY },
        { driver, key: 'no key' },
      ]) {
        const { status, body } = await call(wrong, { action: 'read' });
        expect([status, body]).toEqual([404, { success: false, code: 'bad_link', at: expect.any(String) }]);
      }
      const ip = newIp();
      const codes = [];
      for (let nth = 0; nth < 11; nth += 1)
        codes.push((await call({ ...link, key: OTHER_KEY }, { action: 'read' }, ip)).code);
      expect(codes.slice(0, 3)).toEqual(['bad_link', 'bad_link', 'bad_link']);
      expect(codes.at(-1)).toBe('rate_limited');
      expect((await call(link, { action: 'read' }, ip)).code).toBe('ok');
    });

    it('is made void by the office, and the new one opens the same rides', async () => {
      const driver = await newDriver(server.query);
      await give(driver, '2 hours');
      const old = await linkOf(driver);
      await read(old);
      const shown = async () =>
        (await ask<{ driver: number; key: string; last_seen_at: string | null }[]>(manager, 'drive_links', {})).find(
          (one) => one.driver === driver,
        );
      const before = await shown();
      expect(before).toMatchObject({ key: old.key, last_seen_at: expect.any(String) });
      expect(await ask(manager, 'renew_drive_link', { driver })).toEqual({ outcome: 'renewed' });
      expect((await call(old, { action: 'read' })).code).toBe('bad_link');
      const after = await shown();
      expect(after).toMatchObject({ last_seen_at: null });
      expect((await read({ driver, key: after?.key ?? '' })).rides).toHaveLength(1);
      expect(await ask(manager, 'renew_drive_link', { driver: 999_999 })).toEqual({ outcome: 'gone' });
    });

    it('stands in no line of the log, in no table, and in no message that was sent', async () => {
      const driver = await newDriver(server.query);
      const link = await linkOf(driver);
      await read(link);
      await call({ ...link, key: OTHER_KEY }, { action: 'read' });
      const own = server.logs.filter((line) => line.includes('"driver-desk"'));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((line) => line.includes(link.key) || line.includes(OTHER_KEY))).toEqual([]);
      const tables = await server.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
      );
      for (const { name } of tables) {
        const rows = await server.query(`select from ${name} as r where position($1 in r::text) > 0 limit 1`, [
          link.key,
        ]);
        expect([name, rows.length]).toEqual([name, 0]);
      }
      const [masked] = await server.query<{ words: string }>(`select private.without_trip_key($1) as words`, [
        `https://site.example/drive#${driver}-${link.key}`,
      ]);
      expect(masked?.words).toBe(`https://site.example/drive#${driver}-…`);
    });

    it('goes with the driver’s messages, in the language that he has chosen', async () => {
      const languages = ['he', 'ar'];
      const driver = await newDriver(server.query, 'Samer', { languages, email: 'samer@example.com' });
      const { id } = await give(driver, '2 hours');
      const link = await linkOf(driver);
      const content = async () => {
        const [row] = await server.query<{ content: { link: DriveLink; languages: string[] } }>(
          `select private.driver_content(own, now()) as content from public.messages as own where ride_id = $1 and driver_no = $2`,
          [id, driver],
        );
        return row?.content;
      };
      expect(await content()).toMatchObject({ link, languages });
      expect(pageOf(await call(link, { action: 'language', language: 'fr' })).language).toBe('fr');
      expect(await content()).toMatchObject({ languages: ['fr', ...languages] });
    });

    it('is forgotten with the driver', async () => {
      const driver = await newDriver(server.query);
      await give(driver, '-3 days');
      const link = await linkOf(driver);
      await read(link);
      await server.query('select private.forget_driver($1)', [driver]);
      expect(await server.query('select from private.drive_links where driver_no = $1', [driver])).toEqual([]);
      expect((await call(link, { action: 'read' })).code).toBe('bad_link');
    });
  });

  it('takes calls of its contract alone', async () => {
    const link = await linkOf(await newDriver(server.query));
    expect((await call(link, { action: 'drive' })).status).toBe(422);
    expect((await call(link, { action: 'report' })).code).toBe('validation_failed');
    const get = await fetch(`${server.url}/functions/v1/driver-desk`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const long = await call(link, { action: 'read', version: 'x'.repeat(5000) });
    expect([long.status, long.code]).toEqual([413, 'body_too_large']);
  });
});
