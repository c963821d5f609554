/** Rides: how bookings become them, who gets them, what the database refuses and by whom, and the board of a day. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import {
  accept,
  ask,
  assign,
  bookRides,
  newDriver,
  newVehicle,
  offerRides,
  ridesOf,
  type Ride,
} from './ride-samples.ts';
import { newTrip } from './trip-samples.ts';

interface Choice {
  no: number;
  fit: string;
  why: string | null;
  vehicle_no: number | null;
  blocking: { ride: string; reference: string; name: string; dropoff: string } | null;
  free_from: string | null;
  free_until: string | null;
  before_dropoff: string | null;
  rides_this_month: number;
}
interface Board {
  starts_at: string;
  ends_at: string;
  rides: Ride[];
  drivers: { no: number; minutes: number; absences: { why: string }[] }[];
  vehicles: { no: number }[];
  rest: { starts_at: string; ends_at: string }[];
  week: { day: string; rides: number; open: number; rest: boolean }[];
}

describe.each(databases())('rides on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());

  // Each test has a month of its own, so that no ride of one stands in the way of another.
  let month = 0;
  const nextMonth = () => {
    month += 1;
    return `${2030 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  };
  const book = (name: string, ...legs: Parameters<typeof offerRides>[2]) =>
    bookRides(server.query, operator, name, ...legs);
  const give = async (ride: Ride, driver: number, vehicle: number | null = null): Promise<Ride> => {
    const answer = await assign(operator, ride, driver, vehicle);
    if (answer.outcome !== 'assigned' || !answer.ride) throw new Error(JSON.stringify(answer));
    return answer.ride;
  };
  const step = (ride: Ride, name: string, { at = null, id = randomUUID() }: { at?: string | null; id?: string } = {}) =>
    ask(operator, 'report_step', { ride: ride.id, seen: ride.updated_at, step: name, at, event_id: id });
  /** Times that are not given go along with the pick-up. */
  const move = (ride: Ride, times: Partial<Ride>, decided: object = {}, by = operator) => {
    const { pickup_at = null, busy_from = null, busy_until = null } = times;
    return ask(by, 'move_ride', { ride: ride.id, seen: ride.updated_at, pickup_at, busy_from, busy_until, decided });
  };
  const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  const recorded = async ({ id }: Ride) =>
    (
      await server.query<{ kind: string }>(
        'select kind from public.trip_events where ride_id = $1 order by occurred_at',
        [id],
      )
    ).map(({ kind }) => kind);
  const clock = (instant: string) =>
    new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit', minute: '2-digit' });

  describe('a booking', () => {
    it('has one ride for each car of each leg, with the time that it takes up', async () => {
      const day = nextMonth();
      const { rides } = await book(
        'Dana Levi',
        { at: `${day}-03 10:00`, vehicles: 3, passengers: 20 },
        { at: `${day}-03 23:00`, service_type: 'event_transfer', duration_minutes: 90 },
      );
      expect(rides.map(({ leg, car, cars, state }) => [leg, car, cars, state])).toEqual([
        [1, 1, 3, 'planned'],
        [1, 2, 3, 'planned'],
        [1, 3, 3, 'planned'],
        [2, 1, 1, 'planned'],
      ]);
      // An hour before for the airport, 45 minutes elsewhere; 15 minutes of free waiting and 15 more at the end.
      expect(rides.map(({ busy_from, busy_until }) => [clock(busy_from), clock(busy_until)])).toEqual([
        ...Array.from({ length: 3 }, () => ['09:00', '11:30']),
        ['22:15', '01:00'],
      ]);
      // What is accepted twice is made once.
      await server.query('select private.make_rides(offer) from public.offers as offer where id = $1', [
        rides[0]?.offer_id,
      ]);
      expect(await ridesOf(server.query, { id: rides[0]?.lead_id ?? '' })).toHaveLength(4);
    });

    it('has none until it is accepted, and cancels those that nobody is on board of', async () => {
      const day = nextMonth();
      const trip = await newTrip(server.query);
      const offer = await offerRides(server.query, trip, [{ at: `${day}-03 10:00` }, { at: `${day}-04 10:00` }]);
      expect(await ridesOf(server.query, trip)).toEqual([]);
      await accept(operator, offer);
      const [first] = await ridesOf(server.query, trip);
      await server.query(`update public.rides set state = 'on_board', driver_no = $2 where id = $1`, [
        first?.id,
        await newDriver(server.query),
      ]);
      expect(await ask(operator, 'cancel_booking', { offer, reason: null })).toMatchObject({ outcome: 'cancelled' });
      expect((await ridesOf(server.query, trip)).map(({ leg, state }) => [leg, state])).toEqual([[1, 'on_board']]);
    });

    it('that replaces another one keeps the driver of what stays the same, and no other', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const vehicle = await newVehicle(server.query);
      const { trip, rides } = await book('Dana Levi', { at: `${day}-03 10:00` }, { at: `${day}-05 10:00` });
      const [there, back] = rides;
      if (!there || !back) throw new Error('Two rides were booked');
      const acknowledged = await step(await give(there, driver, vehicle), 'acknowledged');
      await give(back, driver, vehicle);
      await accept(
        operator,
        await offerRides(server.query, trip, [
          { at: `${day}-02 08:00` },
          { at: `${day}-03 10:00`, passengers: 4 },
          { at: `${day}-05 11:00` },
        ]),
      );
      const now = await ridesOf(server.query, trip);
      expect(now.map(({ leg, state, driver_no }) => [leg, state, driver_no])).toEqual([
        [1, 'planned', null],
        [2, 'acknowledged', driver],
        [3, 'planned', null],
      ]);
      expect(now[1]).toMatchObject({ id: there.id, passengers: 4, steps: acknowledged.ride?.steps });
      const [old] = await server.query('select state from public.rides where id = $1', [back.id]);
      expect(old).toEqual({ state: 'cancelled' });
    });

    it('that takes longer keeps the driver while the time is free, and loses him to the next ride', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const { trip, ride } = await book('Dana Levi', { at: `${day}-03 10:00` });
      await give(ride, driver);
      await accept(operator, await offerRides(server.query, trip, [{ at: `${day}-03 10:00`, duration_minutes: 120 }]));
      const [longer] = await ridesOf(server.query, trip);
      expect([longer?.driver_no, clock(longer?.busy_until ?? '')]).toEqual([driver, '12:30']);
      const next = await book('Noa Cohen', { at: `${day}-03 13:30` });
      await give(next.ride, driver);
      await accept(operator, await offerRides(server.query, trip, [{ at: `${day}-03 10:00`, duration_minutes: 180 }]));
      const [lost] = await ridesOf(server.query, trip);
      expect(lost).toMatchObject({ id: ride.id, driver_no: null, state: 'planned' });
      expect(clock(lost?.busy_until ?? '')).toBe('13:30');
      expect(await recorded(ride)).toEqual(['ride_assigned', 'ride_unassigned']);
    });
  });

  describe('assigning', () => {
    it('refuses a second ride at the same time by driver or vehicle, and says which ride is in the way', async () => {
      const day = nextMonth();
      const [driver, other] = [await newDriver(server.query, 'Yossi'), await newDriver(server.query, 'Avi')];
      const vehicle = await newVehicle(server.query, { plate: '76543210' });
      const first = await book('Dana Levi', { at: `${day}-03 10:00` });
      const second = await book('Noa Cohen', { at: `${day}-03 11:00` });
      await give(first.ride, driver, vehicle);
      const ride = { id: first.ride.id, reference: first.trip.reference, name: 'Dana Levi' };
      expect(await assign(operator, second.ride, driver)).toMatchObject({
        outcome: 'taken',
        by: { driver: { latin: 'Yossi' }, ride },
        ride: { id: second.ride.id, driver_no: null },
      });
      expect(await assign(operator, second.ride, other, vehicle)).toMatchObject({
        outcome: 'taken',
        by: { vehicle: '76543210', ride },
      });
      expect(await recorded(second.ride)).toEqual([]);
      // The constraints alone hold, too.
      await expect(
        server.query(`update public.rides set driver_no = $2, state = 'assigned' where id = $1`, [
          second.ride.id,
          driver,
        ]),
      ).rejects.toThrow('rides_driver_free');
      await give(second.ride, other);
      expect(await recorded(second.ride)).toEqual(['ride_assigned']);
    });

    it('lets rides touch', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const vehicle = await newVehicle(server.query);
      // Free at 11:30, and on the way to the next from 11:30.
      for (const at of ['10:00', '12:30']) {
        const { ride } = await book('Dana Levi', { at: `${day}-03 ${at}` });
        expect(await assign(operator, ride, driver, vehicle)).toMatchObject({ outcome: 'assigned' });
      }
      const { ride } = await book('Dana Levi', { at: `${day}-03 12:25` });
      expect(await assign(operator, ride, driver, vehicle)).toMatchObject({ outcome: 'taken' });
    });

    it('knows absences of drivers and vehicles, with their ends', async () => {
      const day = nextMonth();
      const [driver, well] = [await newDriver(server.query, 'Yossi'), await newDriver(server.query)];
      const vehicle = await newVehicle(server.query, { plate: '7654321' });
      const during = [`${day}-03T00:00:00+00:00`, `${day}-04T00:00:00+00:00`];
      await server.query(`insert into public.absences (driver_no, during) values ($1, tstzrange($2, $3))`, [
        driver,
        ...during,
      ]);
      await server.query(`insert into public.absences (vehicle_no, during) values ($1, tstzrange($2, $3))`, [
        vehicle,
        ...during,
      ]);
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00` });
      expect(await assign(operator, ride, driver)).toMatchObject({
        outcome: 'absent',
        until: during[1],
        by: { driver: { latin: 'Yossi' } },
      });
      expect(await assign(operator, ride, well, vehicle)).toMatchObject({
        outcome: 'absent',
        until: during[1],
        by: { vehicle: '7654321' },
      });
      await expect(
        server.query(`insert into public.absences (driver_no, during) values ($1, tstzrange($2, $3))`, [
          driver,
          ...during,
        ]),
      ).rejects.toThrow('absences_of_driver_once');
      const ofBoth = 'insert into public.absences (driver_no, vehicle_no, during) values ($1, $2, tstzrange($3, $4))';
      await expect(server.query(ofBoth, [driver, vehicle, ...during])).rejects.toThrow('absences_of_one');
      await expect(server.query(ofBoth, [null, null, ...during])).rejects.toThrow('absences_of_one');
    });

    it.each([
      ['drivers', 'licence_until', 'licence'],
      ['drivers', 'permit_until', 'permit'],
      ['vehicles', 'registration_until', 'registration'],
      ['vehicles', 'insurance_until', 'insurance'],
      ['vehicles', 'inspection_until', 'inspection'],
    ])('refuses %s whose %s is before the day of the ride', async (table, column, document) => {
      const day = nextMonth();
      const numbers = {
        drivers: await newDriver(server.query),
        vehicles: await newVehicle(server.query),
      };
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00` });
      const until = (last: string) =>
        server.query(`update public.${table} set ${column} = $2 where no = $1`, [
          numbers[table as keyof typeof numbers],
          last,
        ]);
      await until(`${day}-02`);
      expect(await assign(operator, ride, numbers.drivers, numbers.vehicles)).toMatchObject({
        outcome: 'document_expired',
        document,
        until: `${day}-02`,
      });
      await until(`${day}-03`);
      expect(await assign(operator, ride, numbers.drivers, numbers.vehicles)).toMatchObject({ outcome: 'assigned' });
    });

    it('refuses a vehicle that is too small for its share, and whoever is not active or not there', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const [small, large] = [await newVehicle(server.query, { seats: 4, bags: 8 }), await newVehicle(server.query)];
      const { rides } = await book('Dana Levi', { at: `${day}-03 10:00`, vehicles: 2, passengers: 9, luggage: 4 });
      const [ride] = rides;
      if (!ride) throw new Error('Two rides were booked');
      expect(await assign(operator, ride, driver, small)).toMatchObject({
        outcome: 'too_small',
        by: { vehicle: /\d/u },
      });
      await server.query('update public.vehicles set active = false where no = $1', [large]);
      expect(await assign(operator, ride, driver, large)).toMatchObject({ outcome: 'not_possible' });
      await server.query('update public.vehicles set active = true where no = $1', [large]);
      await server.query('update public.drivers set active = false where no = $1', [driver]);
      expect(await assign(operator, ride, driver, large)).toMatchObject({ outcome: 'not_possible' });
      expect(await assign(operator, ride, 999_999, large)).toMatchObject({ outcome: 'not_possible' });
      expect(await assign(operator, ride, await newDriver(server.query), 999_999)).toMatchObject({
        outcome: 'not_possible',
      });
    });

    it('tells who comes second what the first has done, and what is over', async () => {
      const day = nextMonth();
      const [driver, other] = [await newDriver(server.query), await newDriver(server.query)];
      const { ride, trip } = await book('Dana Levi', { at: `${day}-03 10:00` });
      const given = await give(ride, driver);
      expect(await assign(operator, ride, other)).toMatchObject({
        outcome: 'changed_by_other',
        ride: { driver_no: driver, updated_at: given.updated_at },
      });
      // Pressed twice.
      expect(await assign(operator, given, driver)).toMatchObject({
        outcome: 'assigned',
        ride: { updated_at: given.updated_at },
      });
      expect(await ask(operator, 'unassign_ride', { ride: ride.id, seen: ride.updated_at })).toMatchObject({
        outcome: 'changed_by_other',
      });
      const free = await ask(operator, 'unassign_ride', { ride: ride.id, seen: given.updated_at });
      expect(free).toMatchObject({ outcome: 'unassigned', ride: { driver_no: null, state: 'planned' } });
      const seen = free.ride?.updated_at;
      expect(await ask(operator, 'unassign_ride', { ride: ride.id, seen })).toMatchObject({ outcome: 'not_possible' });
      await ask(operator, 'cancel_booking', { offer: ride.offer_id, reason: null });
      expect(await assign(operator, ride, driver)).toMatchObject({ outcome: 'closed', ride: { state: 'cancelled' } });
      await server.query('delete from public.leads where id = $1', [trip.id]);
      expect(await assign(operator, ride, driver)).toMatchObject({ outcome: 'gone' });
      expect(await ask(operator, 'ride_record', { ride: ride.id })).toMatchObject({ outcome: 'gone' });
    });

    it('gives a wedding its three cars and drivers', async () => {
      const day = nextMonth();
      const { rides } = await book('Noa & Uri', { at: `${day}-03 18:00`, vehicles: 3, passengers: 24, luggage: 0 });
      for (const ride of rides) await give(ride, await newDriver(server.query), await newVehicle(server.query));
      const now = await ridesOf(server.query, { id: rides[0]?.lead_id ?? '' });
      expect(now.map(({ state }) => state)).toEqual(['assigned', 'assigned', 'assigned']);
      expect(new Set(now.map(({ driver_no }) => driver_no)).size).toBe(3);
    });
  });

  /** Booked rides whose pick-up is so many minutes from now, and with them a driver. */
  const bookNear = async (
    name: string,
    minutes: number,
    leg: Partial<Parameters<typeof offerRides>[2][number]> = {},
  ) => {
    const booked = await book(name, { at: `${nextMonth()}-03 10:00`, ...leg });
    await server.query(
      `update public.rides set pickup_at = soon, agreed_pickup_at = soon, busy_from = soon - interval '1 hour',
         busy_until = soon + interval '2 hours' from (select now() + $2 * interval '1 minute' as soon) as clock where lead_id = $1`,
      [booked.trip.id, minutes],
    );
    const rides = await ridesOf(server.query, booked.trip);
    const [ride] = rides;
    if (!ride) throw new Error('The booking has no rides');
    return { ...booked, rides, ride };
  };

  describe('a ride on its way', () => {
    it('takes its steps in their order, each event once, and the last one back', async () => {
      const quarterAgo = new Date(Date.now() - 900_000).toISOString();
      const { ride } = await bookNear('Dana Levi', 0);
      expect(await step(ride, 'acknowledged')).toMatchObject({ outcome: 'not_possible' });
      let now = await give(ride, await newDriver(server.query));
      for (const early of ['on_the_way', 'on_board', 'done', 'no_show', 'back', 'planned'])
        expect([early, (await step(now, early)).outcome]).toEqual([early, 'not_possible']);
      for (const name of ['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done']) {
        const id = randomUUID();
        const answer = await step(now, name, { at: quarterAgo, id });
        expect(answer).toMatchObject({ outcome: 'reported', ride: { state: name } });
        // The answer was lost on the way.
        expect(await step(now, name, { id })).toEqual(answer);
        now = answer.ride ?? now;
      }
      const { at: doneAt, ...done } = now.steps.at(-1) ?? { at: '' };
      expect(done).toEqual({ step: 'done', by: 'Test operator' });
      expect(new Date(doneAt).toISOString()).toBe(quarterAgo);
      expect(await assign(operator, now, 1)).toMatchObject({ outcome: 'closed' });
      const back = await step(now, 'back');
      expect(back).toMatchObject({ outcome: 'reported', ride: { state: 'on_board' } });
      expect(back.ride?.steps.map((one) => one.step)).toEqual(['acknowledged', 'on_the_way', 'at_pickup', 'on_board']);
      const [kept] = await server.query(
        `select actor, actor_name, detail from public.trip_events where ride_id = $1 order by occurred_at desc limit 1`,
        [ride.id],
      );
      expect(kept).toEqual({
        actor: 'staff',
        actor_name: 'Test operator',
        detail: { leg: 1, car: 1, for: 'driver', step: 'back', taken_back: 'done' },
      });
    });

    it('takes one step from the state that its report has seen: a second press changes nothing', async () => {
      const { ride } = await book('Dana Levi', { at: `${nextMonth()}-03 10:00` });
      const given = await give(ride, await newDriver(server.query));
      const [first, second] = await Promise.all([step(given, 'acknowledged'), step(given, 'acknowledged')]);
      expect([first.outcome, second.outcome].toSorted()).toEqual(['changed_by_other', 'reported']);
      for (const late of ['on_the_way', 'back'])
        expect(await step(given, late)).toMatchObject({
          outcome: 'changed_by_other',
          ride: { state: 'acknowledged' },
        });
    });

    it('is reported with the time it was, after the step before it and within 24 hours', async () => {
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const { ride } = await bookNear('Dana Levi', 0);
      let now = await give(ride, await newDriver(server.query));
      const late = await step(now, 'acknowledged', { at: ago(24 * 60 + 2) });
      expect(late).toMatchObject({ outcome: 'step_time', ride: { state: 'assigned' } });
      now = (await step(now, 'acknowledged', { at: ago(30) })).ride ?? now;
      expect(await step(now, 'on_the_way', { at: ago(32) })).toMatchObject({ outcome: 'step_time' });
      now = (await step(now, 'on_the_way', { at: ago(10) })).ride ?? now;
      expect(now.steps.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / 60_000))).toEqual([30, 10]);
      // A slip is taken back at any time.
      expect(await step(now, 'back', { at: ago(60) })).toMatchObject({
        outcome: 'reported',
        ride: { state: 'acknowledged' },
      });
    });

    it('never reports the future, and refuses to be given away with somebody on board', async () => {
      const { ride } = await bookNear('Dana Levi', 0);
      let now = await give(ride, await newDriver(server.query));
      for (const name of ['acknowledged', 'on_the_way', 'at_pickup', 'on_board'])
        now = (await step(now, name, { at: '2099-01-01T00:00:00Z' })).ride ?? now;
      expect(now.steps.every(({ at }) => Date.parse(at) <= Date.now() + 60_000)).toBe(true);
      expect(await assign(operator, now, await newDriver(server.query))).toMatchObject({ outcome: 'not_possible' });
      expect(await ask(operator, 'unassign_ride', { ride: now.id, seen: now.updated_at })).toMatchObject({
        outcome: 'not_possible',
      });
    });

    it('is confirmed at any time, and begins no sooner than its own time', async () => {
      const { ride } = await bookNear('Dana Levi', 6 * 24 * 60);
      const given = await give(ride, await newDriver(server.query));
      const now = (await step(given, 'acknowledged')).ride ?? given;
      expect(now.state).toBe('acknowledged');
      expect(await step(now, 'on_the_way')).toMatchObject({ outcome: 'too_early', until: now.busy_from });
      expect(await step(now, 'back')).toMatchObject({ outcome: 'reported', ride: { state: 'assigned' } });
    });

    it('is moved with its times, but not into the time of another one, nor out of its day', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00` });
      const next = await book('Noa Cohen', { at: `${day}-03 13:00` });
      await give(next.ride, driver);
      const acknowledged = (await step(await give(ride, driver), 'acknowledged')).ride ?? ride;
      const shifted = (minutes: number, one: Ride) =>
        Object.fromEntries(
          (['pickup_at', 'busy_from', 'busy_until'] as const).map((name) => [
            name,
            new Date(Date.parse(one[name]) + minutes * 60_000).toISOString(),
          ]),
        );
      expect(await move(acknowledged, shifted(60, acknowledged))).toMatchObject({
        outcome: 'taken',
        by: { driver: { latin: 'Yossi' }, ride: { id: next.ride.id, name: 'Noa Cohen' } },
      });
      const moved = await move(acknowledged, shifted(30, acknowledged));
      // He has confirmed another hour.
      expect(moved).toMatchObject({ outcome: 'moved', ride: { state: 'assigned', steps: [] } });
      expect(clock(moved.ride?.pickup_at ?? '')).toBe('10:30');
      expect(moved.ride?.agreed_pickup_at).toBe(ride.agreed_pickup_at);
      const now = moved.ride ?? ride;
      expect(await move(now, { busy_from: now.busy_until })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'rides_busy_in_order',
      });
      expect(await move(now, { busy_from: now.busy_until, busy_until: now.busy_from })).toMatchObject({
        outcome: 'validation_failed',
      });
      expect(await move(now, { busy_from: now.agreed_pickup_at, busy_until: now.agreed_pickup_at })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'rides_busy_in_order',
      });
      expect(await move(now, shifted(3 * 1440, now), { price: 'stays' })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'rides_pickup_near_agreed',
      });
      expect(await move(ride, {})).toMatchObject({ outcome: 'changed_by_other' });
      expect(await recorded(ride)).toEqual(['ride_assigned', 'ride_step', 'ride_moved']);
    });

    it('takes its driver up at its new hour: another ride in that time is refused, one after the old hour is not', async () => {
      const day = nextMonth();
      const driver = await newDriver(server.query);
      const ride = await give((await book('Dana Levi', { at: `${day}-03 07:00` })).ride, driver);
      const { ride: moved } = await move(ride, { pickup_at: later(ride.pickup_at, 75) });
      if (!moved) throw new Error('The ride was not moved');
      expect([moved.busy_from, moved.pickup_at, moved.busy_until].map(clock)).toEqual(['07:15', '08:15', '09:45']);
      const inside = (await book('Noa Cohen', { at: `${day}-03 09:15`, service_type: 'intercity' })).ride;
      expect(await assign(operator, inside, driver)).toMatchObject({ outcome: 'taken', by: { ride: { id: ride.id } } });
      const before = (await book('Uri Katz', { at: `${day}-03 06:15`, duration_minutes: 30 })).ride;
      expect(await assign(operator, before, driver)).toMatchObject({ outcome: 'assigned' });
    });

    it('is busy until the journey is over at least, and for more than twelve hours only when somebody says so', async () => {
      const day = nextMonth();
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00` });
      expect(await move(ride, { busy_until: later(ride.pickup_at, 55) })).toMatchObject({
        outcome: 'span_too_short',
        until: expect.stringContaining(later(ride.pickup_at, 60).slice(0, 19)),
      });
      // By a slip it would be over before it begins, or the day after.
      expect(await move(ride, { busy_until: later(ride.pickup_at, -30) })).toMatchObject({ outcome: 'span_too_short' });
      const longer = { busy_until: later(ride.busy_until, 1440) };
      expect(await move(ride, longer)).toMatchObject({ outcome: 'long_span', busy_from: ride.busy_from });
      const moved = await move(ride, longer, { long: true });
      expect(moved).toMatchObject({ outcome: 'moved' });
      // Only moved, it is as long as before, and nobody is asked again.
      expect(await move(moved.ride ?? ride, { pickup_at: later(ride.pickup_at, 30) })).toMatchObject({
        outcome: 'moved',
      });
    });

    it('asks for the price once it is later than a delay that costs nothing, and until a new one is accepted cancelling is free', async () => {
      const soon = new Date(Date.now() + 5 * 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Jerusalem' });
      const at = `${soon.slice(0, 14)}00`;
      const driver = await newDriver(server.query);
      const booked = await book('Dana Levi', { at });
      const { trip } = booked;
      const ride = await give(booked.ride, driver);
      const fee = async () => {
        const [row] = await server.query<{ fee: number }>(
          'select private.cancel_fee(offer, now()) as fee from public.offers as offer where id = $1',
          [ride.offer_id],
        );
        return row?.fee;
      };
      const told = async () => {
        const [row] = await server.query<{ moved: { price: string }[] }>(
          `select private.moved_pickups(own, now()) as moved from public.messages as own where lead_id = $1 and kind = 'pickup_moved'`,
          [trip.id],
        );
        return row?.moved.map(({ price }) => price);
      };
      expect(await fee()).toBe(21_000);
      const onTime = await move(ride, { pickup_at: later(ride.pickup_at, 120) });
      expect(onTime).toMatchObject({ outcome: 'moved', ride: { delay_price: null } });
      expect(await told()).toEqual(['stays']);
      const late = { pickup_at: later(ride.pickup_at, 240) };
      let now = onTime.ride ?? ride;
      expect(await move(now, late)).toMatchObject({
        outcome: 'price_of_delay',
        hours: 2,
        ride: { updated_at: now.updated_at },
      });
      now = (await move(now, late, { price: 'new_offer' })).ride ?? now;
      expect(now['delay_price']).toBe('new_offer');
      expect([await told(), await fee()]).toEqual([['new_offer'], 0]);
      const tasks = await server.query<{ kind: string }>(
        'select kind from public.desk_tasks where lead_id = $1 and closed_at is null',
        [trip.id],
      );
      expect(tasks.map(({ kind }) => kind)).toContain('change_requested');
      // The new offer is for the hour that the ride was moved to: it keeps its driver.
      const offered = new Date(now.pickup_at).toLocaleString('sv-SE', { timeZone: 'Asia/Jerusalem' }).slice(0, 16);
      await accept(operator, await offerRides(server.query, trip, [{ at: offered }]));
      const [kept, ...others] = await ridesOf(server.query, trip);
      expect([kept?.id, kept?.driver_no, kept?.['delay_price'], kept?.agreed_pickup_at, others]).toEqual([
        ride.id,
        driver,
        null,
        now.pickup_at,
        [],
      ]);
    });

    it('is not moved into an absence of its driver, but may take longer once he is under way', async () => {
      const driver = await newDriver(server.query);
      const ride = await give((await bookNear('Dana Levi', 0)).ride, driver);
      const [from, until] = [Date.parse(ride.busy_until), Date.parse(ride.busy_until) + 7_200_000].map((time) =>
        new Date(time).toISOString(),
      );
      await server.query(`insert into public.absences (driver_no, during) values ($1, tstzrange($2, $3))`, [
        driver,
        from,
        until,
      ]);
      const longer = { busy_until: new Date(Date.parse(ride.busy_until) + 60_000).toISOString() };
      expect(await move(ride, longer)).toMatchObject({ outcome: 'absent', by: { driver: { latin: 'Yossi' } } });
      let now = ride;
      for (const name of ['acknowledged', 'on_the_way']) now = (await step(now, name)).ride ?? now;
      expect(await move(now, longer)).toMatchObject({ outcome: 'moved', ride: { state: 'on_the_way' } });
    });

    it('is not moved into a day of rest but by an administrator, who says why', async () => {
      const day = nextMonth();
      const admin = await server.account('admin');
      const { ride } = await book('Dana Levi', { at: `${day}-03 23:00` });
      const into = { pickup_at: later(ride.pickup_at, 120) };
      await server.query(`update public.settings set value = $1 where key = 'closed_dates'`, [
        JSON.stringify([`${day}-04`]),
      ]);
      expect(await move(ride, into)).toMatchObject({ outcome: 'day_of_rest', rest: { starts_at: expect.any(String) } });
      const why = { rest_reason: ' The flight is late ' };
      await expect(move(ride, into, why)).rejects.toThrow('42501');
      expect(await move(ride, into, { rest_reason: ' ' }, admin)).toMatchObject({ outcome: 'day_of_rest' });
      const moved = await move(ride, into, why, admin);
      expect(moved).toMatchObject({
        outcome: 'moved',
        ride: { rest_reason: 'The flight is late', rest_allowed_by_name: 'Test admin' },
      });
      expect(await recorded(ride)).toEqual(['ride_moved', 'rest_allowed']);
      // What was allowed is this hour.
      const now = moved.ride ?? ride;
      expect(await move(now, { pickup_at: later(now.pickup_at, 5) })).toMatchObject({ outcome: 'day_of_rest' });
      await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
      expect(await move(now, { pickup_at: ride.pickup_at })).toMatchObject({
        outcome: 'moved',
        ride: { rest_reason: null },
      });
    });

    it('on a day of rest says who has allowed its offer, and why; its way back on another day does not', async () => {
      const day = nextMonth();
      const trip = await newTrip(server.query);
      const legs = [{ at: `${day}-04 10:00` }, { at: `${day}-06 10:00` }];
      const offer = await offerRides(server.query, trip, legs, 'To the hospital');
      await server.query(`update public.settings set value = $1 where key = 'closed_dates'`, [
        JSON.stringify([`${day}-04`]),
      ]);
      await accept(operator, offer);
      const [there, back] = await ridesOf(server.query, trip);
      if (!there || !back) throw new Error('no rides');
      const allowed = { rest_reason: 'To the hospital', rest_allowed_by_name: 'Test admin' };
      expect([there, back]).toMatchObject([allowed, { rest_reason: null, rest_allowed_by_name: null }]);
      expect(await ask(operator, 'ride_record', { ride: there.id })).toMatchObject({ ride: allowed });
      // It follows the hour: out of the rest there is nothing to allow.
      const away = await move(there, { pickup_at: later(there.pickup_at, -24 * 60 + 60) });
      expect(away).toMatchObject({ outcome: 'moved', ride: { rest_reason: null, rest_allowed_by_name: null } });
      const again = away.ride && (await move(away.ride, { pickup_at: there.pickup_at }));
      expect(again).toMatchObject({ outcome: 'moved', ride: allowed });
      await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
    });

    it('says who has changed it last', async () => {
      const { ride } = await book('Dana Levi', { at: `${nextMonth()}-03 10:00` });
      const given = await give(ride, await newDriver(server.query));
      expect(await assign(await server.account('manager'), ride, given.driver_no ?? 0)).toMatchObject({
        outcome: 'changed_by_other',
        ride: { driver_no: given.driver_no, updated_by_name: 'Test operator' },
      });
    });

    it('carries a note for the driver, and a meeting point in place of the agreed one', async () => {
      const day = nextMonth();
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00`, meeting_point: 'Hall 3' });
      expect(ride.meeting_point).toBe('Hall 3');
      const note = (seen: string, words: object) =>
        ask(operator, 'set_ride_note', { ride: ride.id, seen, instructions: null, meeting_point: null, ...words });
      const noted = await note(ride.updated_at, { instructions: ' Ring twice ', meeting_point: 'Gate 2' });
      expect(noted).toMatchObject({ outcome: 'noted', ride: { instructions: 'Ring twice', meeting_point: 'Gate 2' } });
      const seen = noted.ride?.updated_at ?? '';
      expect(await note(ride.updated_at, {})).toMatchObject({ outcome: 'changed_by_other' });
      expect(await note(seen, { instructions: 'x'.repeat(1001) })).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'rides_instructions_length',
      });
      expect(await note(seen, {})).toMatchObject({ ride: { instructions: null, meeting_point: 'Hall 3' } });
    });
  });

  describe('nobody comes', () => {
    interface Told {
      state: string;
      can: string[];
      missed: { place: string; fee_agorot: number }[];
      cancellation: unknown;
      events: { kind: string; actor: string; occurred_at: string }[];
    }
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    /** A ride whose driver has been there for some minutes. */
    const waiting = async (pickupAgo: number, thereFor: number, leg = {}) => {
      const booked = await bookNear('Dana Levi', -pickupAgo, leg);
      const came = async (ride: Ride) => {
        let now = await give(ride, await newDriver(server.query));
        for (const name of ['acknowledged', 'on_the_way', 'at_pickup'])
          now = (await step(now, name, { at: ago(thereFor) })).ride ?? now;
        return now;
      };
      const rides: Ride[] = [];
      for (const ride of booked.rides) rides.push(await came(ride));
      const [ride = booked.ride] = rides;
      return { trip: booked.trip, ride, rides };
    };
    const report = (ride: Ride, said: object = {}) =>
      ask(operator, 'report_no_show', {
        ride: ride.id,
        seen: ride.updated_at,
        at: null,
        place: ' Arrivals hall ',
        charged: true,
        seen_fee_agorot: 21_000,
        event_id: randomUUID(),
        ...said,
      });
    const page = async ({ id }: { id: string }) =>
      (
        await server.query<{ page: Told }>(
          `select private.trip_view(lead, 'full') as page from public.leads as lead where id = $1`,
          [id],
        )
      )[0]?.page;
    const told = async ({ id }: { id: string }) =>
      (
        await server.query<{ status: string; missed: { fee_agorot: number } | null }>(
          `select status, private.missed_of(own) as missed from public.messages as own
           where lead_id = $1 and kind = 'no_show' order by created_at`,
          [id],
        )
      ).map(({ status, missed }) => [status, missed?.fee_agorot ?? null]);

    it('which is no step like the others, and not said before the free waiting is over', async () => {
      const { ride } = await waiting(50, 55);
      expect(await step(ride, 'no_show')).toMatchObject({ outcome: 'not_possible' });
      const { waiting: known, ...terms } = await ask<{ waiting: { until: string } }>(operator, 'no_show_terms', {
        ride: ride.id,
      });
      expect(terms).toMatchObject({
        outcome: 'found',
        is_over: false,
        place: 'Ben Gurion Airport',
        fee_agorot: 21_000,
        here_at: null,
        lost_at: null,
      });
      expect(known).toMatchObject({ minutes: 60, counts_from: 'pickup' });
      expect(Date.parse(known.until)).toBe(Date.parse(ride.pickup_at) + 3_600_000);
      expect(await report(ride)).toMatchObject({ outcome: 'still_waiting', until: known.until });
    });

    it('by the minutes of a landing where somebody is met at an airport, whatever the service is called', async () => {
      const minutes = async (leg: object) => {
        const { ride } = await waiting(50, 55, { service_type: 'day_tour', ...leg });
        return ask<{ waiting: { minutes: number }; place: string }>(operator, 'no_show_terms', { ride: ride.id });
      };
      expect((await minutes({})).waiting).toMatchObject({ minutes: 15, counts_from: 'pickup' });
      const landing = await minutes({ meeting: { he: 'אולם', en: 'The hall', fr: 'Le hall' } });
      expect(landing.waiting.minutes).toBe(60);
      // In the traveller's language, as they have read it.
      expect(landing.place).toBe('The hall');
    });

    it('counted from the landing where that is known', async () => {
      await server.query(
        `insert into private.flights (direction, airline, number, scheduled_time, estimated_time, flight)
         select 'arrival', 'XY', 315, here - interval '3 hours', here - interval '30 minutes', '{"status": "landed"}'
         from (select now() at time zone 'Asia/Jerusalem' as here) as clock`,
      );
      const late = await waiting(90, 95, { flight_number: 'XY 315' });
      const { waiting: known } = await ask<{ waiting: { until: string; counts_from: string } }>(
        operator,
        'no_show_terms',
        {
          ride: late.ride.id,
        },
      );
      expect(known.counts_from).toBe('landing');
      expect(Math.round((Date.parse(known.until) - Date.now()) / 60_000)).toBe(30);
      expect(await report(late.ride)).toMatchObject({ outcome: 'still_waiting' });
    });

    it('elsewhere after a quarter of an hour, in which the driver was there', async () => {
      const there = await waiting(16, 20, { service_type: 'intercity' });
      expect(await report(there.ride, { charged: false })).toMatchObject({
        outcome: 'reported',
        ride: { state: 'no_show', no_show_fee_agorot: 0 },
      });
      const late = await waiting(30, 5, { service_type: 'intercity' });
      expect(await report(late.ride)).toMatchObject({ outcome: 'still_waiting' });
    });

    it('with the place and the fee that was shown, and then the traveller, the page, the history and the books say so', async () => {
      const { ride, trip } = await waiting(61, 70);
      expect(await report(ride, { place: ' ' })).toMatchObject({ outcome: 'validation_failed' });
      expect(await report(ride, { seen_fee_agorot: 0 })).toMatchObject({ outcome: 'fee_changed' });
      expect(await report(ride, { seen: later(ride.updated_at, 1) })).toMatchObject({ outcome: 'changed_by_other' });
      const id = randomUUID();
      const said = await report(ride, { event_id: id });
      expect(said).toMatchObject({
        outcome: 'reported',
        ride: { state: 'no_show', no_show_place: 'Arrivals hall', no_show_fee_agorot: 21_000 },
      });
      // The answer was lost on the way.
      expect(await report(ride, { event_id: id })).toEqual(said);
      expect(await told(trip)).toEqual([['pending', 21_000]]);
      expect(await page(trip)).toMatchObject({
        state: 'no_show',
        can: ['ask_change'],
        missed: [{ place: 'Arrivals hall', fee_agorot: 21_000 }],
        drivers: [],
        cancellation: null,
      });
      expect((await page(trip))?.events[0]).toMatchObject({ kind: 'no_show' });
      const [event] = await server.query('select kind, actor_name, detail from public.trip_events where id = $1', [id]);
      expect(event).toMatchObject({
        kind: 'no_show',
        actor_name: 'Test operator',
        detail: { place: 'Arrivals hall', fee_agorot: 21_000, waited_from: expect.any(String) },
      });
      const trips = await ask<{ state: string; offers: { due_agorot: number }[] }>(operator, 'lead_trip', {
        lead: trip.id,
      });
      expect([trips.state, trips.offers[0]?.due_agorot]).toEqual(['no_show', 21_000]);
      expect(await ask(operator, 'cancel_booking', { offer: ride.offer_id, reason: null })).toMatchObject({
        outcome: 'not_possible',
      });
      expect(
        await ask(operator, 'cancel_for_traveller', {
          lead: trip.id,
          seen_state: 'no_show',
          seen_fee_agorot: 21_000,
          reason: null,
        }),
      ).toMatchObject({ outcome: 'too_late' });
    });

    it('and a slip is taken back everywhere: what was not sent is dropped, what was sent is put right', async () => {
      const { ride, trip } = await waiting(61, 70, { duration_minutes: 120 });
      const missed = (await report(ride)).ride ?? ride;
      const back = await step(missed, 'back');
      expect(back).toMatchObject({
        outcome: 'reported',
        ride: { state: 'at_pickup', no_show_place: null, no_show_fee_agorot: null },
      });
      expect(await told(trip)).toEqual([]);
      expect(await page(trip)).toMatchObject({ state: 'under_way', missed: [] });
      expect((await page(trip))?.events.map(({ kind }) => kind)).not.toContain('no_show');
      const again = (await report(back.ride ?? ride)).ride ?? ride;
      // Said again, it is said once, and at the hour that holds.
      const said = (await page(trip))?.events.filter(({ kind }) => kind === 'no_show') ?? [];
      expect(said.map(({ actor, occurred_at: at }) => [actor, Date.parse(at)])).toEqual([
        ['staff', Date.parse(again.steps.at(-1)?.at ?? '')],
      ]);
      await server.query(
        `update public.messages set status = 'sent', sent_at = now() where lead_id = $1 and kind = 'no_show'`,
        [trip.id],
      );
      // The driver's time is free meanwhile, and taken when the slip is mended too late.
      const next = await bookNear('Noa Cohen', 0);
      const given = await give(next.ride, again.driver_no ?? 0);
      expect(await step(again, 'back')).toMatchObject({ outcome: 'taken', by: { ride: { id: next.ride.id } } });
      await ask(operator, 'unassign_ride', { ride: given.id, seen: given.updated_at });
      expect(await step(again, 'back')).toMatchObject({ outcome: 'reported' });
      expect(await told(trip)).toEqual([
        ['sent', null],
        ['pending', null],
      ]);
    });

    it('to one of two cars costs its share, and the booking goes on', async () => {
      const { rides, trip } = await waiting(61, 70, { vehicles: 2, passengers: 10, duration_minutes: 120 });
      const [one, other] = rides;
      if (!one || !other) throw new Error('Two cars were booked');
      expect(await report(one, { seen_fee_agorot: 10_500 })).toMatchObject({
        outcome: 'reported',
        ride: { no_show_fee_agorot: 10_500 },
      });
      expect(await page(trip)).toMatchObject({ state: 'under_way', missed: [{ fee_agorot: 10_500 }] });
      const due = () =>
        server.query('select private.due_agorot(offer) as due from public.offers as offer where id = $1', [
          one.offer_id,
        ]);
      expect(await due()).toEqual([{ due: 21_000 + 10_500 }]);
      await report(other, { seen_fee_agorot: 10_500, charged: false });
      expect(await page(trip)).toMatchObject({ state: 'no_show' });
      expect(await due()).toEqual([{ due: 10_500 }]);
    });

    it('that was a mistake is put right with the hour of that very car', async () => {
      const { rides, trip } = await waiting(61, 70, { vehicles: 2, passengers: 10 });
      const [one, other] = rides;
      if (!one || !other) throw new Error('Two cars were booked');
      const earlier = later(other.pickup_at, -7);
      await server.query('update public.rides set pickup_at = $2 where id = $1', [other.id, earlier]);
      const now = (await ridesOf(server.query, trip)).find(({ id }) => id === other.id) ?? other;
      const missed = (await report(now, { seen_fee_agorot: 10_500 })).ride ?? now;
      await server.query(`update public.messages set status = 'sent', sent_at = now() where lead_id = $1`, [trip.id]);
      expect(await step(missed, 'back')).toMatchObject({ outcome: 'reported' });
      const [mistake] = await server.query<{ missed: { pickup_at: string } }>(
        `select private.missed_of(own) as missed from public.messages as own
         where lead_id = $1 and kind = 'no_show' and status = 'pending'`,
        [trip.id],
      );
      expect(Object.keys(mistake?.missed ?? {})).toEqual(['pickup_at']);
      expect(Date.parse(mistake?.missed.pickup_at ?? '')).toBe(Date.parse(earlier));
    });
  });

  describe('swapping', () => {
    const swap = (a: Ride, b: Ride) =>
      ask(operator, 'swap_rides', { a: a.id, seen_a: a.updated_at, b: b.id, seen_b: b.updated_at });

    it('changes drivers and vehicles of two rides of the same hour, or hands one over', async () => {
      const day = nextMonth();
      const drivers = [await newDriver(server.query), await newDriver(server.query)] as const;
      const vehicles = [await newVehicle(server.query), await newVehicle(server.query)] as const;
      const a = await give((await book('Dana Levi', { at: `${day}-03 10:00` })).ride, drivers[0], vehicles[0]);
      const b = await give((await book('Noa Cohen', { at: `${day}-03 10:30` })).ride, drivers[1], vehicles[1]);
      expect(await swap(a, a)).toMatchObject({ outcome: 'not_possible' });
      const swapped = await swap(a, b);
      expect(swapped.outcome).toBe('swapped');
      expect(swapped.rides?.map(({ id, driver_no, vehicle_no }) => [id, driver_no, vehicle_no])).toEqual([
        [a.id, drivers[1], vehicles[1]],
        [b.id, drivers[0], vehicles[0]],
      ]);
      expect(await recorded(a)).toEqual(['ride_assigned', 'rides_swapped']);
      expect(await swap(a, b)).toMatchObject({ outcome: 'changed_by_other' });
      const open = (await book('Uri Katz', { at: `${day}-03 10:00` })).ride;
      const [given] = swapped.rides ?? [];
      if (!given) throw new Error('No ride came back');
      const handed = await swap(given, open);
      expect(
        Object.fromEntries(handed.rides?.map(({ id, driver_no, state }) => [id, [driver_no, state]]) ?? []),
      ).toEqual({
        [a.id]: [null, 'planned'],
        [open.id]: [drivers[1], 'assigned'],
      });
    });

    it('refuses what one of the two cannot have, and changes nothing', async () => {
      const day = nextMonth();
      const [one, other] = [await newDriver(server.query, 'Yossi'), await newDriver(server.query)];
      const a = await give((await book('Dana Levi', { at: `${day}-03 10:00` })).ride, one);
      const b = await give((await book('Noa Cohen', { at: `${day}-03 15:00` })).ride, other);
      const inTheWay = await give((await book('Uri Katz', { at: `${day}-03 15:30` })).ride, one);
      expect(await swap(a, b)).toMatchObject({
        outcome: 'taken',
        by: { driver: { latin: 'Yossi' }, ride: { id: inTheWay.id, name: 'Uri Katz' } },
        of: { id: b.id, name: 'Noa Cohen' },
      });
      expect((await ask(operator, 'ride_record', { ride: a.id })).ride).toEqual(a);
    });
  });

  describe('the board', () => {
    const board = (day: string) => ask<Board>(operator, 'day_rides', { day });

    it('has the rides of a day with who drives, and the week around it', async () => {
      const month = nextMonth();
      const driver = await newDriver(server.query);
      const { ride } = await book('Dana Levi', { at: `${month}-15 10:00` });
      await book('Noa Cohen', { at: `${month}-15 12:00` });
      const cancelled = await book('Uri Katz', { at: `${month}-15 14:00` });
      await ask(operator, 'cancel_booking', { offer: cancelled.ride.offer_id, reason: null });
      const given = await give(ride, driver);
      await server.query(`insert into public.absences (driver_no, during, why) values ($1, tstzrange($2, $3), 'Ill')`, [
        driver,
        `${month}-15T18:00:00Z`,
        `${month}-16T18:00:00Z`,
      ]);
      const day = await board(`${month}-15`);
      expect(day.rides.map(({ name }) => name)).toEqual(['Dana Levi', 'Noa Cohen']);
      expect(day.rides[0]).toEqual(given);
      expect(day.drivers.find(({ no }) => no === driver)).toMatchObject({ minutes: 150, absences: [{ why: 'Ill' }] });
      expect(day.week).toHaveLength(7);
      expect(new Date(`${day.week[0]?.day}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(day.week.filter(({ rides }) => rides > 0)).toEqual([
        { day: `${month}-15`, rides: 2, open: 1, rest: false },
      ]);
    });

    it('gives a ride past midnight to its evening, until five', async () => {
      const month = nextMonth();
      for (const at of ['15 23:30', '16 00:30', '16 04:55', '16 05:00'])
        await book(`At ${at.slice(3)}`, { at: `${month}-${at}` });
      const names = async (day: string) => (await board(day)).rides.map(({ name }) => name);
      expect(await names(`${month}-15`)).toEqual(['At 23:30', 'At 00:30', 'At 04:55']);
      expect(await names(`${month}-16`)).toEqual(['At 05:00']);
      expect((await board(`${month}-15`)).week.filter(({ rides }) => rides > 0)).toEqual([
        { day: `${month}-15`, rides: 3, open: 3, rest: false },
        { day: `${month}-16`, rides: 1, open: 1, rest: false },
      ]);
    });

    it.each([
      // At two the clocks go to three, and at two back to one.
      ['2029-03-22', 23, ['2029-03-23 01:30', '2029-03-23 03:30', '2029-03-23 04:55'], ['23:30', '00:30', '01:55']],
      ['2029-10-27', 25, ['2029-10-28 00:30', '2029-10-28 01:30', '2029-10-28 04:55'], ['21:30', '23:30', '02:55']],
    ])('keeps the night of %s whole, which has %i hours', async (day, hours, times, instants) => {
      for (const at of times) await book(`Night of ${day}`, { at });
      const night = await board(day);
      expect((Date.parse(night.ends_at) - Date.parse(night.starts_at)) / 3_600_000).toBe(hours);
      expect(night.rides.map(({ pickup_at }) => pickup_at.slice(11, 16))).toEqual(instants);
      expect(night.week.find((one) => one.day === day)).toMatchObject({ rides: 3 });
    });

    it('shows the times of rest', async () => {
      await server.query(`update public.settings set value = '"jerusalem"' where key = 'rest_city'`);
      // A Friday.
      const { rest, week } = await board('2026-12-04');
      await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
      expect(rest).toHaveLength(1);
      expect(new Date(rest[0]?.starts_at ?? '').getUTCDay()).toBe(5);
      expect(week.filter(({ rest: rests }) => rests).map(({ day }) => day)).toEqual(['2026-12-05']);
    });
  });

  describe('who is free', () => {
    const choices = async (ride: Ride, ...numbers: number[]) =>
      (await ask<{ drivers: Choice[] }>(operator, 'free_drivers', { ride: ride.id })).drivers.filter(({ no }) =>
        numbers.includes(no),
      );

    it('puts who fits first, then who has another car, then who is not free, each with the reason', async () => {
      const day = nextMonth();
      await server.query('update public.vehicles set active = false');
      // One after the other: among equals the number decides.
      const suited = await newDriver(server.query, 'Fits');
      const smallCar = await newDriver(server.query, 'Small car');
      const away = await newDriver(server.query, 'Away');
      const unlicensed = await newDriver(server.query, 'No licence');
      const busy = await newDriver(server.query, 'Busy');
      const [own, spare, small] = [
        await newVehicle(server.query),
        await newVehicle(server.query, { seats: 12 }),
        await newVehicle(server.query, { seats: 3, class: 'sedan' }),
      ];
      const usual = (driver: number, vehicle: number) =>
        server.query('update public.drivers set usual_vehicle_no = $2 where no = $1', [driver, vehicle]);
      await usual(suited, own);
      await usual(smallCar, small);
      await server.query(`insert into public.absences (driver_no, during) values ($1, tstzrange($2, $3))`, [
        away,
        `${day}-03T00:00:00Z`,
        `${day}-04T00:00:00Z`,
      ]);
      await server.query(`update public.drivers set licence_until = $2 where no = $1`, [unlicensed, `${day}-01`]);
      const before = await book('Before', { at: `${day}-03 06:00` });
      await give(before.ride, suited, own);
      const other = await book('In the way', { at: `${day}-03 10:30` });
      await give(other.ride, busy);
      const { ride } = await book('Dana Levi', { at: `${day}-03 10:00`, passengers: 6 });
      const answer = await choices(ride, suited, smallCar, busy, away, unlicensed);
      expect(answer.map(({ no, fit, why, vehicle_no }) => [no, fit, why, vehicle_no])).toEqual([
        [suited, 'fits', null, own],
        [smallCar, 'other_car', 'too_small', own],
        [away, 'not_free', 'absent', null],
        [unlicensed, 'not_free', 'document_expired', null],
        [busy, 'not_free', 'busy', null],
      ]);
      expect(answer[0]).toMatchObject({
        free_from: before.ride.busy_until,
        free_until: null,
        before_dropoff: 'Jaffa Street 1, Jerusalem',
        rides_this_month: 1,
      });
      expect(answer.at(-1)?.blocking).toMatchObject({
        ride: other.ride.id,
        reference: other.trip.reference,
        name: 'In the way',
      });
      // Once his own is gone, the next larger one is proposed.
      await give(ride, suited, own);
      const beside = await book('Noa Cohen', { at: `${day}-03 10:00`, passengers: 6 });
      expect((await choices(beside.ride, smallCar))[0]).toMatchObject({ fit: 'other_car', vehicle_no: spare });
    });
  });
});
