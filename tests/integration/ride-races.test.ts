/** Forty at once: nobody is in two places, and each who comes too late learns by whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { ask, assign, bookRides, newDriver, newVehicle, type Ride, type RideAnswer } from './ride-samples.ts';

const AT_ONCE = 40;
/** Of each kind; at night two hundred in all. */
const ROUNDS = isNight ? 50 : 1;
const DAY = '2030-06-03';

// On PGlite one statement follows the other; races are those of connections.
describe('at the same moment, on native Postgres', { timeout: 600_000 }, () => {
  let server: TestBackend;
  let staff: TestAccount[];
  let rides: Ride[];
  const drivers: number[] = [];
  const vehicles: number[] = [];

  beforeAll(async () => {
    server = await startTestBackend({ database: 'native', clientIpHeader: TEST_IP_HEADER });
    staff = [await server.account('operator'), await server.account('manager')];
    const [operator] = staff;
    if (!operator) throw new Error('Nobody is there');
    for (let nth = 0; nth < AT_ONCE; nth += 1) {
      // From six in the morning on, each a quarter of an hour after the one before: ten of them overlap.
      const at = `${DAY} ${String(6 + Math.floor(nth / 4)).padStart(2, '0')}:${String((nth % 4) * 15).padStart(2, '0')}`;
      await bookRides(server.query, operator, `Traveller ${nth}`, { at });
    }
    for (let nth = 0; nth < 8; nth += 1) {
      drivers.push(await newDriver(server.query, `Driver ${nth}`));
      vehicles.push(await newVehicle(server.query));
    }
  }, 120_000);
  afterAll(() => server?.close());
  const readRides = async () => {
    const [row] = await server.query<{ rides: Ride[] }>(
      'select private.ride_views(array(select id from public.rides)) as rides',
    );
    return row?.rides ?? [];
  };
  const takeBack = async () => {
    await server.query(
      `update public.rides as own set state = 'planned', driver_no = null, vehicle_no = null, steps = '[]',
         pickup_at = journey.pickup_at, agreed_pickup_at = journey.pickup_at, busy_from = times.busy_from, busy_until = times.busy_until
       from public.offer_legs as journey, private.busy_times(journey, 15) as times
       where journey.offer_id = own.offer_id and journey.position = own.leg`,
    );
    rides = await readRides();
  };
  beforeEach(takeBack);

  const any = (nth: number): TestAccount => {
    const account = staff[nth % staff.length];
    if (!account) throw new Error('Nobody is there');
    return account;
  };
  const one = (numbers: readonly number[]): number => numbers[Math.floor(Math.random() * numbers.length)] ?? 0;
  const counted = (answers: readonly RideAnswer[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ outcome }) => outcome))]
        .toSorted()
        .map((outcome) => [outcome, answers.filter((answer) => answer.outcome === outcome).length]),
    );
  const overlaps = () =>
    server.query(`
      select a.id from public.rides as a join public.rides as b on a.id < b.id and a.busy && b.busy
        and (a.driver_no = b.driver_no or a.vehicle_no = b.vehicle_no)`);

  it('one driver for all of them: one has him, the others learn which ride', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeBack();
      const driver = one(drivers);
      // All at the same time.
      const hour = rides[0];
      await server.query(
        'update public.rides set busy_from = $1, busy_until = $2, pickup_at = $3, agreed_pickup_at = $3',
        [hour?.busy_from, hour?.busy_until, hour?.pickup_at],
      );
      rides = await readRides();
      const answers = await Promise.all(rides.map((ride, nth) => assign(any(nth), ride, driver)));
      expect(counted(answers)).toEqual({ assigned: 1, taken: AT_ONCE - 1 });
      const winner = answers.find(({ outcome }) => outcome === 'assigned')?.ride;
      for (const { by } of answers.filter(({ outcome }) => outcome === 'taken'))
        expect(by).toMatchObject({
          driver: {},
          ride: { id: winner?.id, reference: winner?.reference, name: winner?.name },
        });
    }
  });

  it('any drivers and vehicles at overlapping hours: none is taken twice', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeBack();
      const wishes = rides.map((ride) => ({ ride, driver: one(drivers), vehicle: one(vehicles) }));
      const answers = await Promise.all(
        wishes.map(({ ride, driver, vehicle }, nth) => assign(any(nth), ride, driver, vehicle)),
      );
      expect(await overlaps()).toEqual([]);
      const now = new Map((await readRides()).map((ride) => [ride.id, ride]));
      for (const [nth, { outcome, by, ride }] of answers.entries()) {
        const wish = wishes[nth];
        const holder = now.get(by?.ride?.id ?? '');
        if (outcome === 'assigned') expect(now.get(ride?.id ?? '')).toMatchObject({ driver_no: wish?.driver });
        else
          expect([outcome, by?.driver ? holder?.driver_no : holder?.vehicle_no]).toEqual([
            'taken',
            by?.driver ? wish?.driver : wish?.vehicle,
          ]);
      }
    }
  });

  it('one ride for all of them: one gives it away, the others see to whom', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeBack();
      const [ride] = rides;
      if (!ride) throw new Error('There is no ride');
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, nth) => assign(any(nth), ride, one(drivers), one(vehicles))),
      );
      const winner = answers.find(({ outcome }) => outcome === 'assigned')?.ride;
      // Who wished for the same pair comes too late as well.
      expect(counted(answers)).toEqual({ assigned: 1, changed_by_other: AT_ONCE - 1 });
      for (const answer of answers)
        expect(answer.ride).toMatchObject({ driver_no: winner?.driver_no, vehicle_no: winner?.vehicle_no });
    }
  });

  it('swapping, moving and taking back at once: no circle of waiting, and nobody in two places', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await takeBack();
      for (const [nth, ride] of rides.entries()) await assign(any(nth), ride, one(drivers), one(vehicles));
      const now = await readRides();
      // The schedule opens tasks about the same rides meanwhile.
      const watched = server.query('select private.watch_rides($1)', [`${DAY} 04:00:00+00`]);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, nth): Promise<RideAnswer> => {
          const [a, b] = [now[nth], now[(nth + 7) % now.length]];
          if (!a || !b) throw new Error('There is no ride');
          const calls = [
            ['swap_rides', { a: a.id, seen_a: a.updated_at, b: b.id, seen_b: b.updated_at }],
            ['unassign_ride', { ride: a.id, seen: a.updated_at }],
            [
              'move_ride',
              { ride: a.id, seen: a.updated_at, pickup_at: null, busy_from: null, busy_until: b.busy_until },
            ],
            ['assign_ride', { ride: a.id, seen: a.updated_at, driver: one(drivers), vehicle: one(vehicles) }],
          ] as const;
          const [name, args] = calls[(nth + round) % calls.length] ?? calls[0];
          return ask(any(nth), name, args);
        }),
      );
      await watched;
      expect(answers.filter(({ outcome }) => outcome === 'gone')).toEqual([]);
      expect(await overlaps()).toEqual([]);
    }
  });
});
