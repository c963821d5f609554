/** Rides besides their board: the next ones, and a span of days for the books. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { accept, ask, assign, bookRides, newDriver, newVehicle, offerRides } from './ride-samples.ts';

interface ListedRide {
  reference: string;
  day: string;
  name: string;
  state: string;
  driver: { latin: string } | null;
  plate: string | null;
  booked_agorot: number | null;
  [more: string]: unknown;
}
interface List {
  outcome?: string;
  rides: ListedRide[];
}

describe.each(databases())('lists of rides on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let manager: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    [operator, manager] = await Promise.all([server.account('operator'), server.account('manager')]);
  });
  afterAll(() => server?.close());

  const book = (name: string, ...legs: Parameters<typeof offerRides>[2]) =>
    bookRides(server.query, operator, name, ...legs);
  const between = (first_day: string | null, last_day: string | null) =>
    ask<List>(manager, 'rides_between', { first_day, last_day });
  const next = async (rows_wanted = 8) => (await ask<List>(operator, 'next_rides', { rows_wanted })).rides;
  it('tell what comes next, by the hour: overdue rides too, none that are under way or over', async () => {
    // Minutes from now. They are booked for another time, because nobody books a ride of ten minutes ago.
    const booked = {
      Overdue: [-20, 'planned'],
      'At the pick-up': [-10, 'at_pickup'],
      Aboard: [-30, 'on_board'],
      Done: [-40, 'done'],
      Cancelled: [45, 'cancelled'],
      'Long ago': [-600, 'planned'],
      Soon: [30, 'assigned'],
      'In a week': [7 * 1440, 'planned'],
    } as const;
    await Promise.all(
      Object.entries(booked).map(async ([name, [minutes, state]]) => {
        const { ride } = await book(name, { at: '2030-06-03 10:00' });
        const driver = state === 'planned' || state === 'cancelled' ? null : await newDriver(server.query, name);
        await server.query(
          `update public.rides set state = $2, driver_no = $3, pickup_at = now() + $4::interval, agreed_pickup_at = now() + $4::interval,
             busy_from = now() + $4::interval - interval '1 hour', busy_until = now() + $4::interval + interval '90 minutes' where id = $1`,
          [ride.id, state, driver, `${minutes} minutes`],
        );
      }),
    );
    const rides = await next();
    expect(rides.map(({ name, state, driver: whose }) => [name, state, whose?.latin ?? null])).toEqual([
      ['Overdue', 'planned', null],
      ['At the pick-up', 'at_pickup', 'At the pick-up'],
      ['Soon', 'assigned', 'Soon'],
      ['In a week', 'planned', null],
    ]);
    expect(rides[0]).toMatchObject({ pickup: 'Ben Gurion Airport', passengers: 2, car: 1, cars: 1 });
    expect(rides[0]).not.toHaveProperty('phone');
    expect((await next(2)).map(({ name }) => name)).toEqual(['Overdue', 'At the pick-up']);
    expect(await next(0)).toHaveLength(1);
  });

  it('say which board a ride past midnight stands on', async () => {
    await book('Night', { at: '2029-06-04 01:30' }, { at: '2029-06-04 05:00' });
    expect((await next(50)).filter(({ name }) => name === 'Night').map(({ day }) => day)).toEqual([
      '2029-06-03',
      '2029-06-04',
    ]);
  });

  it('have each booking once in the books, at its first ride, whatever the span', async () => {
    const { rides } = await book(
      'Wedding',
      { at: '2030-02-28 23:30', vehicles: 2, passengers: 10 },
      { at: '2030-03-01 00:00', service_type: 'event_transfer' },
    );
    const [first] = rides;
    if (!first) throw new Error('There is no ride');
    await assign(
      operator,
      first,
      await newDriver(server.query, 'Noa'),
      await newVehicle(server.query, { plate: '8765432' }),
    );
    const february = await between('2030-02-01', '2030-02-28');
    expect(february).toMatchObject({
      outcome: 'found',
      rides: [
        { reference: first.reference, state: 'assigned', plate: '8765432', booked_agorot: 42_000 },
        { reference: first.reference, state: 'planned', plate: null, booked_agorot: null, driver: null },
      ],
    });
    expect(february.rides[0]?.driver?.latin).toBe('Noa');
    const march = await between('2030-03-01', '2030-03-31');
    expect(march.rides.map(({ booked_agorot }) => booked_agorot)).toEqual([null]);
  });

  it('have of a cancelled booking what that costs, and of a replaced one only what was driven', async () => {
    const cancelled = await book('Cancelled', { at: '2030-04-03 10:00' });
    await server.query(
      `update public.offers set cancelled_at = now(), cancelled_by = 'traveller', cancel_fee_agorot = 21000 where id = $1`,
      [cancelled.ride.offer_id],
    );
    const { trip, ride } = await book('Changed', { at: '2030-04-05 10:00' }, { at: '2030-04-07 10:00' });
    await server.query(`update public.rides set state = 'done', driver_no = $2 where id = $1`, [
      ride.id,
      await newDriver(server.query),
    ]);
    await accept(operator, await offerRides(server.query, trip, [{ at: '2030-04-08 12:00' }]));
    const { rides } = await between('2030-04-01', '2030-04-30');
    expect(rides.map(({ reference, state, booked_agorot }) => [reference, state, booked_agorot])).toEqual([
      [cancelled.trip.reference, 'cancelled', 21_000],
      [trip.reference, 'done', null],
      [trip.reference, 'planned', 42_000],
    ]);
  });

  it('are for managers where they leave the house, at most 400 days, and each time an event', async () => {
    await server.query(`delete from public.security_events where event_type = 'rides_exported'`);
    const refused = await operator.client.rpc('rides_between', { first_day: '2030-01-01', last_day: '2030-01-31' });
    expect(refused.error?.code).toBe('42501');
    for (const [first, last] of [
      ['2030-02-01', '2030-01-31'],
      ['2030-01-01', '2031-02-05'],
      [null, '2030-01-31'],
      ['2030-01-01', null],
    ] as const) {
      expect(await between(first, last)).toMatchObject({
        outcome: 'validation_failed',
        constraint: 'rides_between_days',
      });
    }
    expect((await between('2030-01-01', '2031-02-04')).rides.length).toBeGreaterThan(0);
    expect(await between('2028-01-01', '2028-01-01')).toMatchObject({ outcome: 'found', rides: [] });
    expect(
      await server.query(
        `select severity, details from public.security_events where event_type = 'rides_exported' order by created_at desc`,
      ),
    ).toMatchObject([
      { severity: 'medium', details: { by: manager.userId, from: '2028-01-01', to: '2028-01-01', rides: 0 } },
      { details: { from: '2030-01-01', to: '2031-02-04' } },
    ]);
  });
});
