/** What rides ask of people: tasks, what drivers and travellers are told, the evening's digest. The watch is given its moment. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSchedule } from '../../scripts/backend/schedule.ts';
import { israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { DRIVER_KINDS } from '../../supabase/functions/_shared/words/driver-text.ts';
import { OWN_CHANGES } from '../../supabase/functions/_shared/words/driver-words/driver-words.ts';
import type { TripDriver } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { ask, assign, bookRides, newDriver, newVehicle, ridesOf, type Ride } from './ride-samples.ts';
import { act, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';

interface Told {
  id: string;
  kind: string;
  channel: string;
  status: string;
  until_day: string | null;
  recipient: string;
}

describe.each(databases())('the watch of rides on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { SCHEDULER_SECRET: SECRET },
    });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
    await server.query('delete from public.leads');
    await server.query('delete from public.messages');
    await server.query('delete from public.desk_tasks');
    await server.query('delete from public.drivers');
    await server.query('delete from public.vehicles');
  });

  /** An instant by the clock in Israel, "2031-03-05 10:00". */
  const at = (clock: string) => {
    const [day = '', time = ''] = clock.split(' ');
    return israelInstant(day, time).toISOString();
  };
  const mailed = { email: 'yossi@example.com', languages: ['ru', 'fr'] };
  const watch = (clock: string) => server.query('select private.watch_rides($1)', [at(clock)]);
  const keepRest = () => server.query(`update public.settings set value = '"tel-aviv"' where key = 'rest_city'`);
  const book = (clock: string, leg: object = {}) => bookRides(server.query, operator, 'Dana', { at: clock, ...leg });
  const now = async (ride: Ride): Promise<Ride> => {
    const { ride: fresh } = await ask(operator, 'ride_record', { ride: ride.id });
    if (!fresh) throw new Error('no ride');
    return fresh;
  };
  async function give(ride: Ride, driver: number, vehicle: number | null = null): Promise<void> {
    const { outcome } = await assign(operator, await now(ride), driver, vehicle);
    if (outcome !== 'assigned') throw new Error(outcome);
  }
  async function report(ride: Ride, ...steps: string[]): Promise<void> {
    for (const step of steps) {
      // Nobody sets out for a ride that is years away.
      if (step !== 'acknowledged' && step !== 'back') {
        await server.query('update public.rides set state = $2::public.ride_state where id = $1', [ride.id, step]);
        continue;
      }
      const { updated_at: seen } = await now(ride);
      const { outcome } = await ask(operator, 'report_step', {
        ride: ride.id,
        seen,
        step,
        at: new Date().toISOString(),
        event_id: randomUUID(),
      });
      if (outcome !== 'reported') throw new Error(`${step}: ${outcome}`);
    }
  }
  const cancel = async (trip: Trip) =>
    ask(operator, 'cancel_for_traveller', {
      lead: trip.id,
      seen_state: (await ask<{ state: string }>(operator, 'lead_trip', { lead: trip.id })).state,
      seen_fee_agorot: 0,
      reason: null,
    });
  const open = async (ride?: Ride) =>
    (
      await server.query<{ task: string }>(
        `select kind || ' ' || urgency as task from public.desk_tasks
         where closed_at is null and kind <> 'trip_cancelled' and ($1::uuid is null or ride_id = $1) order by 1`,
        [ride?.id ?? null],
      )
    ).map(({ task }) => task);
  const told = (audience: string) =>
    server.query<Told>(
      `select id, kind, channel, status, until_day::text, recipient from public.messages where audience = $1
       and kind not in ('request_received', 'booking', 'booking_cancelled', 'booking_changed') order by created_at, kind`,
      [audience],
    );
  const kindsTo = async (audience: string) => (await told(audience)).map(({ kind }) => kind);
  /** What is due leaves. @returns the mails, the newest first */
  async function send() {
    const before = server.backend.inbox.messages.length;
    await fetch(`${server.url}/functions/v1/send-messages`, {
      method: 'POST',
      headers: { 'x-scheduler-secret': SECRET },
    });
    const { messages } = server.backend.inbox;
    return messages.slice(0, messages.length - before);
  }
  /** Without what the booking itself causes. */
  async function quietly(): Promise<void> {
    await server.query(`delete from public.messages where kind in ('lead_received', 'request_received', 'booking')`);
  }

  it('knows the kinds and the changes that the functions have words for', async () => {
    for (const kind of DRIVER_KINDS)
      expect(await server.query('select private.message_audience($1) as audience', [kind])).toEqual([
        { audience: 'driver' },
      ]);
    const [row] = await server.query<{ source: string }>(
      `select string_agg(prosrc, '') as source from pg_proc where proname in ('follow_ride', 'changes_of_leg', 'ask_about_flight')`,
    );
    const said = [...(row?.source ?? '').matchAll(/then '(\w+)' end|(?:\|\||ride,) '\{([\w,]+)\}'/gu)];
    expect(new Set(said.flatMap(([, one, several]) => one ?? several?.split(',')))).toEqual(new Set(OWN_CHANGES));
  });

  describe('a ride without a driver', () => {
    it('is a task eighteen hours before, urgent from three, and none once somebody drives', async () => {
      const { ride } = await book('2031-03-05 12:00');
      await watch('2031-03-04 17:59');
      expect(await open()).toEqual([]);
      await watch('2031-03-04 18:00');
      expect(await open()).toEqual(['ride_without_driver today']);
      await watch('2031-03-05 09:00');
      expect(await open()).toEqual(['ride_without_driver now']);
      await give(ride, await newDriver(server.query));
      expect(await open()).toEqual([]);
    });

    it('rings again when it becomes urgent, though somebody has taken it', async () => {
      const { ride } = await book('2031-03-05 12:00');
      await watch('2031-03-04 18:00');
      const [task] = await server.query<{ id: string }>('select id from public.desk_tasks where ride_id = $1', [
        ride.id,
      ]);
      await ask(operator, 'take_task', { task: task?.id });
      await watch('2031-03-04 19:00');
      expect(await server.query('select taken_by_name from public.desk_tasks')).toEqual([
        { taken_by_name: 'Test operator' },
      ]);
      await watch('2031-03-05 09:00');
      expect(await server.query('select urgency, taken_by_name from public.desk_tasks')).toEqual([
        { urgency: 'now', taken_by_name: null },
      ]);
    });

    it('comes first from three hours before, by its hour, and else by the age of the task', async () => {
      const age = (kind: string, ride: Ride, hours: number) =>
        server.query(
          `insert into public.desk_tasks (kind, lead_id, ride_id, urgency, opened_at)
           select $1::public.task_kind, lead_id, case when $1::public.task_kind = 'ride_without_driver' then id end, 'now', now() - make_interval(hours => $3)
           from public.rides where id = $2`,
          [kind, ride.id, hours],
        );
      const inHours = async (hours: number) => {
        const { ride } = await book('2031-03-05 12:00');
        await server.query(
          `update public.rides set pickup_at = now() + make_interval(hours => $2), busy_from = now(),
             agreed_pickup_at = now() + make_interval(hours => $2),
             busy_until = now() + make_interval(hours => $2 + 1) where id = $1`,
          [ride.id, hours],
        );
        return ride;
      };
      const [late, later, latest] = [await inHours(1), await inHours(2), await inHours(5)];
      await server.query('delete from public.desk_tasks');
      await age('message_failed', late, 24);
      await age('ride_without_driver', latest, 3);
      await age('ride_without_driver', later, 2);
      await age('ride_without_driver', late, 1);
      const { data } = await operator.client.rpc('desk_tasks');
      const rides = (data as { kind: string; ride_id: string | null }[]).map(({ kind, ride_id }) => ride_id ?? kind);
      expect(rides).toEqual([late.id, later.id, 'message_failed', latest.id]);
    });

    it('that somebody has dismissed comes back only when it becomes urgent, or the ride has changed', async () => {
      const { ride } = await book('2031-03-05 12:00');
      const dismiss = async () => {
        const [task] = await server.query<{ id: string }>('select id from public.desk_tasks where closed_at is null');
        await ask(operator, 'dismiss_task', { task: task?.id, reason: 'A partner comes' });
      };
      await watch('2031-03-04 18:00');
      await dismiss();
      await watch('2031-03-04 20:00');
      expect(await open()).toEqual([]);
      await watch('2031-03-05 09:00');
      expect(await open()).toEqual(['ride_without_driver now']);
      await dismiss();
      await give(ride, await newDriver(server.query));
      await ask(operator, 'unassign_ride', { ride: ride.id, seen: (await now(ride)).updated_at });
      await watch('2031-03-05 09:05');
      expect(await open()).toEqual(['ride_without_driver now']);
    });

    it('of Saturday night is one on Friday, and nothing is opened on Shabbat', async () => {
      await keepRest();
      // Candle lighting is at about half past five on Friday, 7 March 2031; nightfall at about half past six the next day.
      const { ride } = await book('2031-03-08 21:00');
      await watch('2031-03-07 12:00');
      expect(await open()).toEqual([]);
      await watch('2031-03-07 13:45');
      expect(await open()).toEqual(['ride_without_driver now']);
      await server.query('delete from public.desk_tasks');
      await watch('2031-03-08 12:00');
      expect(await open()).toEqual([]);
      await watch('2031-03-08 19:00');
      expect(await open(ride)).toEqual(['ride_without_driver now']);
    });

    it('asks for nothing once its time is over', async () => {
      await book('2031-03-05 12:00');
      await watch('2031-03-05 11:00');
      await watch('2031-03-05 13:31');
      expect(await open()).toEqual([]);
      await watch('2031-03-05 14:00');
      expect(await open()).toEqual([]);
    });
  });

  describe('a ride that its driver has not confirmed', () => {
    it('is an urgent task at eight in the evening before, until he has', async () => {
      const { ride } = await book('2031-03-05 12:00');
      await give(ride, await newDriver(server.query));
      await watch('2031-03-04 19:59');
      expect(await open()).toEqual([]);
      await watch('2031-03-04 20:00');
      expect(await open()).toEqual(['not_acknowledged now']);
      await report(ride, 'acknowledged');
      expect(await open()).toEqual([]);
      await report(ride, 'back');
      await watch('2031-03-04 21:00');
      expect(await open()).toEqual(['not_acknowledged now']);
      await report(ride, 'acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done');
      await watch('2031-03-05 14:00');
      expect(await open()).toEqual([]);
    });

    it('that came later has until two hours before, and ten minutes in any case', async () => {
      const until = async (given: string) => {
        const [row] = await server.query<{ until: Date | string }>('select private.confirm_until($1, $2) as until', [
          at('2031-03-05 12:00'),
          at(given),
        ]);
        return new Date(row?.until ?? '').toISOString();
      };
      expect(await until('2031-03-01 10:00')).toBe(at('2031-03-04 20:00'));
      expect(await until('2031-03-04 21:00')).toBe(at('2031-03-05 10:00'));
      expect(await until('2031-03-05 11:30')).toBe(at('2031-03-05 11:40'));
      await server.query(`update public.settings set value = '"18:00"' where key = 'ack_by'`);
      expect(await until('2031-03-01 10:00')).toBe(at('2031-03-04 18:00'));
      await server.query(`update public.settings set value = '"20:00"' where key = 'ack_by'`);
    });

    it('is asked for anew of another driver', async () => {
      const { ride } = await book('2031-03-05 12:00');
      await give(ride, await newDriver(server.query));
      await watch('2031-03-04 20:00');
      await give(ride, await newDriver(server.query, 'Avi'));
      expect(await open()).toEqual([]);
      await watch('2031-03-04 20:01');
      expect(await open()).toEqual(['not_acknowledged now']);
    });
  });

  describe('more rides than cars', () => {
    it('are as many tasks as there are rides too many, until there are fewer', async () => {
      await newVehicle(server.query);
      const first = await book('2031-03-05 12:00');
      const second = await book('2031-03-05 12:00');
      await book('2031-03-05 16:00');
      await watch('2031-03-01 12:00');
      expect(await open()).toEqual(['overbooked today']);
      await cancel(second.trip);
      await watch('2031-03-01 12:01');
      expect(await open()).toEqual([]);
      await book('2031-03-05 11:30');
      await watch('2031-03-01 12:02');
      expect(await open(first.ride)).toEqual(['overbooked today']);
      await newVehicle(server.query);
      await watch('2031-03-01 12:03');
      expect(await open()).toEqual([]);
    });

    it('counts larger cars for smaller rides and never the other way round, and cars in the garage for none', async () => {
      await server.query(
        `insert into public.vehicle_classes (id, name, seats, bags, licence_kind, position)
         values ('sedan', '{"he": "סדאן", "en": "Sedan", "fr": "Berline"}', 3, 2, 'tour', 2) on conflict do nothing`,
      );
      await newVehicle(server.query, { class: 'sprinter' });
      const small = await book('2031-03-05 12:00', { vehicle_class: 'sedan' });
      await watch('2031-03-01 12:00');
      expect(await open()).toEqual([]);
      const large = await book('2031-03-05 12:30');
      await watch('2031-03-01 12:01');
      expect(await open()).toEqual(['overbooked today']);
      const sedan = await newVehicle(server.query, { class: 'sedan', seats: 3 });
      await watch('2031-03-01 12:02');
      expect(await open()).toEqual([]);
      await server.query(
        `insert into public.absences (vehicle_no, during) values ($1, tstzrange('2031-03-05', '2031-03-06'))`,
        [sedan],
      );
      await watch('2031-03-01 12:03');
      expect([await open(small.ride), await open(large.ride)].flat()).toEqual(['overbooked today']);
    });

    it('are not counted where no car is entered yet', async () => {
      await book('2031-03-05 12:00');
      await book('2031-03-05 12:00');
      await watch('2031-03-01 12:00');
      expect(await open()).toEqual([]);
    });
  });

  it('a paper that ends is a task thirty days before, once more within seven, until there is a new day', async () => {
    const driver = await newDriver(server.query, 'Yossi', { licence_until: '2031-04-30' });
    const car = await newVehicle(server.query, { insurance_until: '2031-05-30', inspection_until: '2031-04-30' });
    await watch('2031-03-31 06:59');
    expect(await open()).toEqual([]);
    await watch('2031-03-31 08:00');
    expect(await open()).toEqual(['document_expiring soon', 'document_expiring soon']);
    const tasks = await ask<{ document: { document: string; ends_on: string }; driver_no: number | null }[]>(
      operator,
      'desk_tasks',
      {},
    );
    expect(tasks.map(({ document }) => document.document).toSorted()).toEqual(['inspection', 'licence']);
    for (const { id } of await server.query<{ id: string }>('select id from public.desk_tasks'))
      await ask(operator, 'dismiss_task', { task: id, reason: 'Ordered' });
    await server.query('update public.desk_tasks set closed_at = $1', [at('2031-04-01 12:00')]);
    await watch('2031-04-22 12:00');
    expect(await open()).toEqual([]);
    await watch('2031-04-23 12:00');
    expect(await open()).toEqual(['document_expiring soon', 'document_expiring soon']);
    await server.query('update public.vehicles set inspection_until = $1 where no = $2', ['2032-04-30', car]);
    await server.query('update public.drivers set active = false where no = $1', [driver]);
    await watch('2031-04-24 12:00');
    expect(await open()).toEqual([]);
    // Another paper of the same car, whose month has begun.
    await watch('2031-05-01 12:00');
    expect(await open()).toEqual(['document_expiring soon']);
  });

  it('a ride that is cancelled after its driver has left is an urgent task until its time is over', async () => {
    const { ride, trip } = await book('2031-03-05 12:00');
    await give(ride, await newDriver(server.query, 'Yossi', mailed));
    await report(ride, 'acknowledged', 'on_the_way');
    await cancel(trip);
    expect(await open()).toEqual(['driver_under_way now']);
    await watch('2031-03-05 12:30');
    expect(await open()).toEqual(['driver_under_way now']);
    await watch('2031-03-05 13:31');
    expect(await open()).toEqual([]);
  });

  it('a task names its request or a driver or a car, and one of each is open', async () => {
    const driver = await newDriver(server.query);
    const bad = (columns: string, values: string) =>
      server.query(`insert into public.desk_tasks (kind, urgency, ${columns}) values (${values})`);
    await expect(bad('driver_no', `'overbooked', 'today', ${driver}`)).rejects.toMatchObject({ code: '23514' });
    await expect(bad('driver_no', `'document_expiring', 'soon', null`)).rejects.toMatchObject({ code: '23502' });
    await bad('driver_no', `'document_expiring', 'soon', ${driver}`);
    await expect(bad('driver_no', `'document_expiring', 'soon', ${driver}`)).rejects.toMatchObject({ code: '23505' });
  });

  describe('a driver', () => {
    it('is told of his ride by mail in the first language that the site has, without price and addresses of mail', async () => {
      const driver = await newDriver(server.query, 'Yossi', mailed);
      const { ride } = await book('2031-03-05 12:00', { seats_child: 2 });
      await quietly();
      await give(ride, driver, await newVehicle(server.query, { plate: '12345678' }));
      const [mail] = await send();
      expect(mail).toMatchObject({ to: 'yossi@example.com' });
      expect(mail?.subject).toContain('Nouvelle course');
      const text = mail?.text.replaceAll(/[\u2066-\u2069]/gu, '') ?? '';
      for (const part of [
        'Yossi',
        'Ben Gurion Airport',
        'Jaffa Street 1',
        '2 sièges enfant',
        '123-45-678',
        'Dana',
        'Confirmer',
      ])
        expect(text).toContain(part);
      // The ride is years away: no phone number of the traveller, and never the rest.
      // The key of the driver's page is hexadecimal, and may hold the price's digits.
      const said = `${mail?.subject} ${text} ${mail?.html}`.replaceAll(/(?<=drive#\d+-)[\da-f]+/gu, '');
      for (const secret of ['₪', '420', 'dana@example.com', '+9725', 'trip#']) expect(said).not.toContain(secret);
      expect(
        await server.query(
          `select status, language, subject, body is not null as kept from public.messages where kind = 'ride_assigned'`,
        ),
      ).toEqual([{ status: 'sent', language: 'fr', subject: mail?.subject, kept: true }]);
    });

    it('without an address is written to by hand, with the words of his mail', async () => {
      const driver = await newDriver(server.query, 'Yossi', { languages: ['ru'] });
      const { ride } = await book('2031-03-05 12:00');
      await quietly();
      await give(ride, driver);
      expect(await send()).toEqual([]);
      const waiting = await ask<Record<string, unknown>[]>(operator, 'ride_messages', { ride: ride.id });
      expect(waiting).toMatchObject([
        {
          kind: 'ride_assigned',
          status: 'pending',
          content: { languages: ['ru'], phone: '+972501234567', rides: [{ phone: null }] },
        },
      ]);
      expect(JSON.stringify(waiting)).not.toMatch(/agorot|dana@example/u);
      const hand = () => ask(operator, 'hand_over_message', { message: waiting[0]?.['id'], words: 'שלום' });
      expect([(await hand()).outcome, (await hand()).outcome]).toEqual(['handed_over', 'already_sent']);
      expect(await server.query('select recipient, body from public.messages')).toEqual([
        { recipient: '+972501234567', body: 'שלום' },
      ]);
    });

    it('hears of a ride once for each cause, of changes in one message, and nothing that is settled', async () => {
      const driver = await newDriver(server.query, 'Yossi', mailed);
      const { ride, trip } = await book('2031-03-05 12:00');
      await quietly();
      const says = (changed: Record<string, string>) =>
        server.query(`select private.write_changes(lead, $2) from public.leads as lead where id = $1`, [
          trip.id,
          JSON.stringify(Object.fromEntries(Object.entries(changed).map(([name, to]) => [name, { to }]))),
        ]);
      await give(ride, driver);
      // Before the mail has left, it says the newest anyway.
      await says({ flight_number: 'LY 010' });
      expect(await kindsTo('driver')).toEqual(['ride_assigned']);
      expect((await send()).find(({ to }) => to === mailed.email)?.text).toContain('LY 010');
      await says({ flight_number: 'LY 012', driver_note: 'Second door' });
      const fresh = await now(ride);
      await ask(operator, 'set_ride_note', {
        ride: ride.id,
        seen: fresh.updated_at,
        instructions: 'Water',
        meeting_point: null,
      });
      expect(await kindsTo('driver')).toEqual(['ride_assigned', 'ride_changed']);
      const mail = (await send()).find(({ to }) => to === mailed.email);
      for (const part of ['le numéro de vol', 'la note du passager', 'les consignes', 'LY 012', 'Second door', 'Water'])
        expect(mail?.text).toContain(part);
      // Given to another, and back before anybody was told.
      await give(ride, await newDriver(server.query, 'Avi'));
      expect(await kindsTo('driver')).toEqual(['ride_assigned', 'ride_changed', 'ride_assigned', 'ride_cancelled']);
      await give(ride, driver);
      expect((await told('driver')).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
        'ride_assigned sent',
        'ride_changed sent',
        'ride_assigned pending',
      ]);
      await cancel(trip);
      const last = (await send()).find(({ to }) => to === mailed.email);
      expect(last?.subject).toContain('Course annulée');
      expect((await told('driver')).filter(({ status }) => status === 'pending')).toEqual([]);
    });

    it('loses a ride by the hour that he knows, beside the one that he was not told yet', async () => {
      const driver = await newDriver(server.query, 'Yossi', { ...mailed, languages: ['en'] });
      const { ride } = await book('2031-03-05 12:00');
      await give(ride, driver);
      await send();
      const { updated_at: seen } = await now(ride);
      const times = {
        pickup_at: at('2031-03-05 12:30'),
        busy_from: at('2031-03-05 11:30'),
        busy_until: at('2031-03-05 14:15'),
      };
      await ask(operator, 'move_ride', { ride: ride.id, seen, ...times });
      await give(ride, await newDriver(server.query, 'Avi'));
      const mails = (await send()).filter(({ to }) => to === mailed.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Ride no longer yours: Wednesday, 5 March 2031, 12:00, now 12:30',
      ]);
      // Where he was told of the new hour, it is the one that he knows.
      await give(ride, driver);
      await send();
      await give(ride, await newDriver(server.query, 'Dan'));
      const [last] = await send();
      expect(last?.subject).toBe('Ride no longer yours: Wednesday, 5 March 2031, 12:30');
    });

    it('who never heard of a ride is not told that it has gone to another', async () => {
      const driver = await newDriver(server.query, 'Yossi', mailed);
      const { ride } = await book('2031-03-05 12:00');
      await quietly();
      await give(ride, driver);
      await ask(operator, 'unassign_ride', { ride: ride.id, seen: (await now(ride)).updated_at });
      expect(await told('driver')).toEqual([]);
    });

    it('whose mail cannot leave is somebody’s task, until it is handed over', async () => {
      const driver = await newDriver(server.query, 'Yossi', mailed);
      const { ride } = await book('2031-03-05 12:00');
      await give(ride, driver);
      const [message] = await told('driver');
      await server.query('select private.give_up_message($1)', [message?.id]);
      expect(await open(ride)).toEqual(['driver_not_told now']);
      await ask(operator, 'hand_over_message', { message: message?.id, words: 'x' });
      expect(await open(ride)).toEqual([]);
    });
  });

  describe('the evening’s digest', () => {
    it('tells each driver his rides and the office the holes, once', async () => {
      const driver = await newDriver(server.query, 'Yossi', { email: 'yossi@example.com', languages: ['en'] });
      const first = await book('2031-03-05 07:00');
      const second = await book('2031-03-05 12:00');
      await book('2031-03-05 18:00');
      await book('2031-03-07 09:00');
      await quietly();
      await give(first.ride, driver);
      await give(second.ride, driver);
      await report(first.ride, 'acknowledged');
      await server.query('delete from public.messages');
      await server.query(`update public.settings set value = '["office@example.com"]' where key = 'request_addresses'`);
      await watch('2031-03-04 19:29');
      expect([...(await kindsTo('driver')), ...(await kindsTo('office'))]).toEqual([]);
      for (const minute of ['30', '31', '45']) await watch(`2031-03-04 19:${minute}`);
      expect([...(await kindsTo('driver')), ...(await kindsTo('office'))]).toEqual(['tomorrow', 'day_digest']);
      const mails = await send();
      const toDriver = mails.find(({ to }) => to === 'yossi@example.com')?.text ?? '';
      expect(toDriver).toContain('2 rides');
      const toOffice = mails.find(({ to }) => to === 'office@example.com')?.text ?? '';
      expect(toOffice).toContain(second.trip.reference);
      expect(toOffice).not.toContain(first.trip.reference);
    });

    it('has the number of whoever rides within 24 hours, and of nobody later', async () => {
      for (const clock of ['2031-03-05 12:00', '2031-03-05 19:30', '2031-03-05 19:35'])
        await give((await book(clock)).ride, await newDriver(server.query));
      await server.query('delete from public.messages');
      await watch('2031-03-04 19:30');
      const phones = await server.query<{ phone: string | null }>(
        `select ride ->> 'phone' as phone from public.messages as message,
           jsonb_array_elements(private.driver_content(message, $1) -> 'rides') as ride where kind = 'tomorrow'
         order by ride ->> 'pickup_at'`,
        [at('2031-03-04 19:30')],
      );
      expect(phones.map(({ phone }) => phone?.slice(0, 4) ?? null)).toEqual(['+972', '+972', null]);
    });

    it('comes on Friday for Saturday night and Sunday where Shabbat ends late, two hours before candle lighting', async () => {
      await keepRest();
      // 20 June 2031: candle lighting at about half past seven, nightfall at about half past eight the next day.
      const driver = await newDriver(server.query, 'Yossi', { email: 'yossi@example.com' });
      for (const clock of ['2031-06-21 22:00', '2031-06-22 12:00']) await give((await book(clock)).ride, driver);
      const monday = await book('2031-06-23 12:00');
      await give(monday.ride, driver);
      await server.query('delete from public.messages');
      await watch('2031-06-20 16:30');
      expect(await told('driver')).toEqual([]);
      await watch('2031-06-20 17:45');
      const [digest] = await told('driver');
      expect(digest).toMatchObject({ kind: 'tomorrow', until_day: '2031-06-22' });
      const [content] = await server.query<{ rides: number }>(
        `select jsonb_array_length(private.driver_content(message, $1) -> 'rides') as rides
         from public.messages as message where kind = 'tomorrow'`,
        [at('2031-06-20 17:45')],
      );
      expect(content?.rides).toBe(2);
      for (const clock of ['2031-06-21 00:01', '2031-06-21 20:00', '2031-06-21 21:30']) await watch(clock);
      expect(await kindsTo('driver')).toEqual(['tomorrow']);
      await watch('2031-06-22 19:30');
      expect(await told('driver')).toMatchObject([{ kind: 'tomorrow', until_day: '2031-06-23' }]);
    });
  });

  describe('a traveller', () => {
    const details = async () => (await told('traveller')).map(({ kind, status }) => `${kind} ${status}`);
    const leave = () =>
      server.query(
        `update public.messages set status = 'sent', sent_at = now() where audience = 'traveller' and status = 'pending'`,
      );

    it('learns who drives sixteen hours before, or at once when that is decided later; then of changes alone', async () => {
      const [yossi, avi] = [await newDriver(server.query), await newDriver(server.query, 'Avi')];
      const { ride } = await book('2031-03-05 12:00');
      await quietly();
      await give(ride, yossi);
      await watch('2031-03-04 19:59');
      expect(await details()).toEqual([]);
      for (const clock of ['2031-03-04 20:00', '2031-03-04 20:01']) await watch(clock);
      expect(await details()).toEqual(['driver_details pending']);
      // It has not left yet: it will tell of the newest driver.
      await give(ride, avi);
      await watch('2031-03-04 20:02');
      expect(await details()).toEqual(['driver_details pending']);
      await leave();
      await watch('2031-03-04 20:03');
      expect(await details()).toEqual(['driver_details sent']);
      await give(ride, yossi);
      await watch('2031-03-04 20:04');
      expect(await details()).toEqual(['driver_details sent', 'driver_changed pending']);
      // Back to the one they know.
      await give(ride, avi);
      await watch('2031-03-04 20:05');
      expect(await details()).toEqual(['driver_details sent']);
      await ask(operator, 'unassign_ride', { ride: ride.id, seen: (await now(ride)).updated_at });
      await watch('2031-03-04 20:06');
      await give(ride, yossi, await newVehicle(server.query));
      await watch('2031-03-04 20:07');
      await leave();
      await watch('2031-03-04 20:08');
      expect(await details()).toEqual(['driver_details sent', 'driver_changed sent']);
      await report(ride, 'acknowledged', 'on_the_way');
      await watch('2031-03-05 11:50');
      // What the driver reports is a message of its own (ride-day.test.ts).
      expect(await details()).toEqual(['driver_details sent', 'driver_changed sent', 'driver_on_the_way pending']);
    });

    /** The office moves a pick-up by so many minutes, with all that goes with it. */
    async function shift(ride: Ride, minutes: number): Promise<void> {
      const { id, updated_at: seen, ...rest } = await now(ride);
      const later = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
      const times = {
        pickup_at: later(rest.pickup_at),
        busy_from: later(rest.busy_from),
        busy_until: later(rest.busy_until),
      };
      const { outcome } = await ask(operator, 'move_ride', { ride: id, seen, ...times });
      if (outcome !== 'moved') throw new Error(outcome);
    }

    it('hears of a moved pick-up at once, whoever drives, and once; of one that was moved back not at all', async () => {
      const { trip, ride } = await book('2031-03-05 12:00');
      await quietly();
      await shift(ride, 20);
      await shift(ride, 10);
      expect(await details()).toEqual(['pickup_moved pending']);
      await shift(ride, -30);
      await watch('2031-03-03 12:00');
      expect(await details()).toEqual([]);

      await shift(ride, 40);
      const [mail, ...others] = await send();
      expect(others).toEqual([]);
      expect(mail?.text).toMatch(/12:40.*12:00/u);
      await watch('2031-03-03 12:01');
      expect(await details()).toEqual(['pickup_moved sent']);
      const { body } = await act(server.url, trip, { action: 'read' });
      if (!body.success || !('trip' in body)) throw new Error('no trip');
      expect(body.trip.pickups).toMatchObject([{ leg: 1, car: 1 }]);
      expect(new Date(body.trip.pickups[0]?.pickup_at ?? '').toISOString()).toBe(at('2031-03-05 12:40'));

      // What is moved again is told again, with the hour that they know.
      await shift(ride, -10);
      const [second] = await send();
      expect(second?.text).toMatch(/12:30.*12:40/u);
      const [told] = await server.query<{ sequence: number }>(
        'select calendar_sequence as sequence from public.offers where id = $1',
        [ride.offer_id],
      );
      expect(told?.sequence).toBeGreaterThan(0);
    });

    it('whom a message about the ride did not reach is a task at the ride, until somebody has sent it', async () => {
      const { ride } = await book('2031-03-05 12:00');
      await quietly();
      await shift(ride, 20);
      const [message] = await told('traveller');
      await server.query('select private.give_up_message($1)', [message?.id]);
      expect(await open(ride)).toEqual(['message_failed now']);
      await ask(operator, 'hand_over_message', { message: message?.id, words: 'x' });
      expect(await open()).toEqual([]);
    });

    it('of a moved car of several has one message for all of them, and none of the busy times alone', async () => {
      const { rides } = await book('2031-03-05 12:00', { vehicles: 2 });
      await quietly();
      for (const ride of rides) await shift(ride, 15);
      expect(await details()).toEqual(['pickup_moved pending']);
      const [mail] = await send();
      expect(mail?.text.match(/12:15/gu)).toHaveLength(2);
      const [ride] = rides;
      if (!ride) throw new Error('no ride');
      const { id, updated_at: seen, pickup_at, busy_from, busy_until } = await now(ride);
      const longer = new Date(Date.parse(busy_until) + 600_000).toISOString();
      await ask(operator, 'move_ride', { ride: id, seen, pickup_at, busy_from, busy_until: longer });
      expect(await details()).toEqual(['pickup_moved sent']);
    });

    it('of several cars has one message for all, and none once the booking is cancelled', async () => {
      const { trip, rides } = await book('2031-03-05 12:00', { vehicles: 2 });
      await quietly();
      for (const ride of rides) await give(ride, await newDriver(server.query));
      // One comes an hour later.
      await server.query(
        `update public.rides set pickup_at = pickup_at + interval '1 hour', busy_until = busy_until + interval '1 hour' where id = $1`,
        [rides[1]?.id],
      );
      await server.query(`delete from public.messages where kind = 'pickup_moved'`);
      await watch('2031-03-04 20:00');
      expect(await details()).toEqual(['driver_details pending']);
      await leave();
      await watch('2031-03-04 21:01');
      expect(await details()).toEqual(['driver_details sent']);
      const [told] = await server.query<{ count: number }>(
        'select jsonb_array_length(private.trip_drivers($1, $2)) as count',
        [rides[0]?.offer_id, at('2031-03-04 20:00')],
      );
      expect(told?.count).toBe(2);
      await server.query(`update public.messages set status = 'pending', sent_at = null where kind = 'driver_details'`);
      await cancel(trip);
      await watch('2031-03-04 21:01');
      expect(await details()).toEqual([]);
    });

    it('of Saturday night learns it before Shabbat', async () => {
      await keepRest();
      const { ride } = await book('2031-03-08 21:00');
      await quietly();
      await give(ride, await newDriver(server.query));
      await watch('2031-03-07 15:00');
      expect(await details()).toEqual([]);
      await watch('2031-03-07 16:00');
      expect(await details()).toEqual(['driver_details pending']);
    });

    /** A booked ride so many hours from now, with driver and car. */
    async function soon(hours: number, plate: string): Promise<{ trip: Trip; ride: Ride }> {
      const { trip, ride } = await book('2031-03-05 12:00');
      await server.query(
        `update public.rides set pickup_at = now() + $2 * interval '1 hour', agreed_pickup_at = now() + $2 * interval '1 hour',
           busy_from = now() + ($2 - 1) * interval '1 hour', busy_until = now() + ($2 + 1.5) * interval '1 hour' where id = $1`,
        [ride.id, hours],
      );
      await quietly();
      await give(ride, await newDriver(server.query), await newVehicle(server.query, { plate }));
      return { trip, ride };
    }
    async function driversOf(trip: Trip, key = trip.key): Promise<readonly TripDriver[]> {
      const { body } = await act(server.url, trip, { action: 'read' }, { key });
      if (!body.success || !('trip' in body)) throw new Error('no trip');
      return body.trip.drivers;
    }

    it.each([
      [17, 0, false],
      [15.9, 1, false],
      [12.1, 1, false],
      [11.9, 1, true],
      [0.1, 1, true],
      // The ride takes an hour.
      [-6.9, 1, true],
      [-7.1, 0, false],
    ])('sees %f hours before the pick-up so many drivers: %i, with phone: %s', async (hours, count, hasPhone) => {
      const { trip } = await soon(hours, '1234567');
      const [driver, ...more] = await driversOf(trip);
      expect([driver === undefined ? 0 : 1, more.length]).toEqual([count, 0]);
      // The shared view ends with the journey.
      if (hours > 0) expect(await driversOf(trip, trip.viewKey)).toEqual(await driversOf(trip));
      if (!driver) return;
      expect(driver).toMatchObject({
        leg: 1,
        car: 1,
        name: { latin: 'Yossi' },
        make: 'Mercedes Sprinter',
        colour: 'black',
        plate: '1234567',
        phone: hasPhone ? '+972501234567' : null,
      });
      // The whole answer has no number before its time.
      const { body } = await act(server.url, trip, { action: 'read' });
      expect(JSON.stringify(body).includes('501234567')).toBe(hasPhone);
    });

    it('is mailed the plate, and the phone number or from when on it is there', async () => {
      const [near, far] = [await soon(11, '1234567'), await soon(15, '12345678')];
      await server.query('select private.watch_rides()');
      const mails = (await send()).map(({ text }) => text.replaceAll(/[\u2066-\u2069]/gu, ''));
      const about = ({ trip }: { trip: Trip }) => mails.find((text) => text.includes(trip.key)) ?? '';
      expect(about(near)).toMatch(/Yossi.*12-345-67\b/u);
      expect(about(near)).toContain('+972 50 123 4567');
      expect(about(far)).toContain('123-45-678');
      expect(about(far)).not.toContain('123 4567');
      expect(about(far)).toContain('phone number will be on your trip page');
    });

    it('without an address is written to by hand from the sheet of the ride', async () => {
      const { trip, ride } = await soon(10, '1234567');
      await server.query(`update public.leads set origin = 'phone', email = null where id = $1`, [trip.id]);
      await server.query('select private.watch_rides()');
      const messages = await ask<{ kind: string; channel: string; content: unknown }[]>(operator, 'ride_messages', {
        ride: ride.id,
      });
      expect(messages.find(({ kind }) => kind === 'driver_details')).toMatchObject({
        channel: 'whatsapp',
        content: { drivers: [{ plate: '1234567' }], link: { key: trip.key } },
      });
    });

    it('who is written to by hand is a task from ten minutes on, until somebody has written or it says nothing more', async () => {
      const { trip, ride } = await book('2031-03-05 12:00');
      await quietly();
      await server.query(`update public.leads set origin = 'phone', email = null where id = $1`, [trip.id]);
      await give(ride, await newDriver(server.query, 'Yossi', mailed), await newVehicle(server.query));
      await report(ride, 'acknowledged');
      await server.query('select private.tell_of_drivers($1)', [at('2031-03-04 20:10')]);
      await server.query('update public.messages set created_at = $1', [at('2031-03-04 20:10')]);
      const byHand = async (clock: string) => {
        await watch(clock);
        return (await open(ride)).filter((task) => task.startsWith('message_by_hand'));
      };
      expect(await byHand('2031-03-04 20:19')).toEqual([]);
      expect(await byHand('2031-03-04 20:20')).toEqual(['message_by_hand today']);
      const [details] = await told('traveller');
      await ask(operator, 'hand_over_message', { message: details?.id, words: 'x' });
      expect(await open(ride)).toEqual([]);
      expect(await byHand('2031-03-04 20:21')).toEqual([]);

      // Three hours before the pick-up it rings; what is not true any more is nobody's task.
      await shift(ride, 20);
      expect(await byHand('2031-03-04 20:30')).toEqual(['message_by_hand today']);
      expect(await byHand('2031-03-05 09:21')).toEqual(['message_by_hand now']);
      await shift(ride, -20);
      expect(await byHand('2031-03-05 09:22')).toEqual([]);
    });
  });

  it('the watch is kept by the local server, too', async () => {
    const { ride } = await book('2031-03-05 12:00');
    await server.query(
      `update public.rides set pickup_at = now() + interval '2 hours', agreed_pickup_at = now() + interval '2 hours',
         busy_from = now() + interval '1 hour', busy_until = now() + interval '4 hours' where id = $1`,
      [ride.id],
    );
    const functions = () => Promise.resolve(new Response());
    const stop = startSchedule({ backend: server.backend, functions, siteUrl: server.url, secret: SECRET });
    await stop();
    expect(await open(ride)).toEqual(['ride_without_driver now']);
  });

  it('nothing of it leaves on a day of rest', async () => {
    await keepRest();
    const { ride } = await book('2031-03-05 12:00');
    await quietly();
    await give(ride, await newDriver(server.query, 'Yossi', { email: 'yossi@example.com' }));
    // Without the calendar's own, on whichever day this runs.
    await server.query(
      `delete from private.rest_windows where ends_at > now() and starts_at < now() + interval '7 days'`,
    );
    await server.query(
      `insert into private.rest_windows (city, starts_at, ends_at)
       values ('tel-aviv', now() - interval '1 hour', now() + interval '20 hours')`,
    );
    expect(await send()).toEqual([]);
    const [message] = await server.query<{ waits: number }>(
      `select round(extract(epoch from send_after - now()) / 3600)::integer as waits from public.messages where kind = 'ride_assigned'`,
    );
    expect(message?.waits).toBe(20);
    await server.query(`delete from private.rest_windows where starts_at = (select max(starts_at) from private.rest_windows
      where starts_at < now())`);
    expect((await ridesOf(server.query, { id: ride.lead_id })).length).toBe(1);
  });
});
