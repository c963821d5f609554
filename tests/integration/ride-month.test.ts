/**
 * A month of rides with illness, delays and cancelling, lived through half an hour at a time: every hole is a task before it is due, nothing
 * is opened on a day of rest, and nothing is left when all is over. At night; what it consists of is in ride-watch.test.ts.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../scripts/seed/seeded-random.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { ask, assign, bookRides, newDriver, newVehicle, type Ride } from './ride-samples.ts';

const DAYS = 30;
const RIDES = 600;
const DRIVERS = 12;
const MINUTE = 60_000;
const STEP = 30 * MINUTE;
const STARTS = Date.parse('2031-03-05T06:00Z');
const ENDS = STARTS + (DAYS + 2) * 24 * 60 * MINUTE;

describe.runIf(isNight)('a month of rides', () => {
  let server: TestBackend;
  let operator: TestAccount;
  const random = seededRandom(20_310_305);
  beforeAll(async () => {
    server = await startTestBackend({ database: 'native', keepsRest: true });
    operator = await server.account('operator');
  });
  afterAll(() => server?.close());

  const iso = (moment: number) => new Date(moment).toISOString();
  const rests = async (moment: number) =>
    (await server.query<{ rests: boolean }>('select private.rests_at($1) as rests', [iso(moment)]))[0]?.rests ?? false;

  /** Books rides at any hour at which the business drives. */
  async function bookAll(): Promise<void> {
    for (let nth = 0; nth < DRIVERS; nth += 1) {
      await newDriver(server.query, `Driver ${nth}`, { email: `driver${nth}@example.com` });
      await newVehicle(server.query);
    }
    for (let nth = 0; nth < RIDES;) {
      const [row] = await server.query<{ at: string; closed: boolean }>(
        `select to_char(pickup at time zone 'Asia/Jerusalem', 'YYYY-MM-DD HH24:MI') as at, rest.starts_at is not null as closed
         from (select date_bin('5 minutes', $1::timestamptz, '2000-01-01') as pickup) as wish,
           private.rest_within(pickup, pickup + interval '1 hour', 60, 30) as rest`,
        [iso(STARTS + random.whole(8 * 60, DAYS * 24 * 60) * MINUTE)],
      );
      if (!row || row.closed) continue;
      await bookRides(server.query, operator, `Guest ${nth}`, { at: row.at });
      nth += 1;
    }
  }

  const ahead = async (moment: number, states: string): Promise<Ride[]> => {
    const [row] = await server.query<{ rides: Ride[] }>(
      `select private.ride_views(array(select id from public.rides where state::text = any ($1) and pickup_at < $2 and busy_until > $3)) as rides`,
      [states, iso(moment + 40 * 60 * MINUTE), iso(moment)],
    );
    return row?.rides ?? [];
  };
  const report = ({ id, updated_at: seen }: Ride, step: string) =>
    ask(operator, 'report_step', { ride: id, seen, step, at: null, event_id: randomUUID() });

  /** What a dispatcher does in half an hour, with luck and without. */
  async function work(moment: number): Promise<void> {
    for (const ride of await ahead(moment, '{planned}')) {
      if (!random.chance(0.12)) continue;
      const { drivers } = await ask<{ drivers: { no: number; vehicle_no: number | null; fit: string }[] }>(
        operator,
        'free_drivers',
        { ride: ride.id },
      );
      const free = drivers.filter(({ fit, vehicle_no: car }) => fit !== 'not_free' && car !== null);
      if (free.length === 0) continue;
      const { no, vehicle_no: car } = random.pick(free);
      await assign(operator, ride, no, car);
    }
    for (const ride of await ahead(moment, '{assigned,acknowledged}')) {
      const seen = { ride: ride.id, seen: ride.updated_at };
      const fate = random.weighted({ nothing: 80, confirmed: 14, ill: 2, late: 2, cancelled: 1 });
      if (fate === 'confirmed' && ride.state === 'assigned') await report(ride, 'acknowledged');
      else if (fate === 'ill') await ask(operator, 'unassign_ride', seen);
      else if (fate === 'cancelled') {
        const { state: seen_state } = await ask<{ state: string }>(operator, 'lead_trip', { lead: ride.lead_id });
        await ask(operator, 'cancel_for_traveller', {
          lead: ride.lead_id,
          seen_state,
          seen_fee_agorot: 0,
          reason: null,
        });
      } else if (fate === 'late') {
        const shift = random.whole(6, 18) * 5 * MINUTE;
        const [pickup_at, busy_from, busy_until] = [ride.pickup_at, ride.busy_from, ride.busy_until].map((time) =>
          iso(Date.parse(time) + shift),
        );
        await ask(operator, 'move_ride', { ...seen, pickup_at, busy_from, busy_until });
      }
    }
  }

  /** Rides whose hour has come are driven. */
  async function drive(moment: number): Promise<void> {
    for (const ride of await ahead(moment, '{assigned,acknowledged}')) {
      if (Date.parse(ride.pickup_at) > moment) continue;
      const isMissed = random.chance(0.05);
      // By the clock of the test it is time; by the server's it is not.
      for (const state of [
        'acknowledged',
        'on_the_way',
        'at_pickup',
        ...(isMissed ? ['no_show'] : ['on_board', 'done']),
      ])
        await server.query(
          `update public.rides set state = $2::public.ride_state, no_show_place = $3, no_show_fee_agorot = $4,
             steps = steps || jsonb_build_object('step', $2::text, 'at', $5::text, 'by', null) where id = $1`,
          [ride.id, state, ...(state === 'no_show' ? ['Hall 3', 0] : [null, null]), iso(moment)],
        );
    }
  }

  /** What must be a task by a moment at which the business works, by the clock alone. */
  const missing = (moment: number) =>
    server.query(
      `select ride.id, ride.state, ride.pickup_at from public.rides as ride,
         lateral (select case ride.state when 'planned' then ride.pickup_at - interval '18 hours'
           else ((ride.pickup_at at time zone 'Asia/Jerusalem')::date - 1 + time '20:00') at time zone 'Asia/Jerusalem' end as due) as rule
       where ride.state in ('planned', 'assigned') and ride.busy_until > $1
         and (due <= $1 or exists (select from private.rest_windows as rest
           where rest.city = 'tel-aviv' and due >= rest.starts_at - interval '1 hour' and due < rest.ends_at
             and $1 >= rest.starts_at - interval '1 hour'))
         and not exists (select from public.desk_tasks as task where task.ride_id = ride.id and task.closed_at is null
           and task.kind = case ride.state when 'planned' then 'ride_without_driver' else 'not_acknowledged' end
           and (task.urgency = 'now' or ride.pickup_at - interval '3 hours' > $1))`,
      [iso(moment)],
    );
  /** Tasks about what is over, or what is not so any more. */
  const stale = (moment: number) =>
    server.query(
      `select task.kind, ride.state from public.desk_tasks as task join public.rides as ride on ride.id = task.ride_id
       where task.closed_at is null and (ride.busy_until <= $1 or ride.state in ('done', 'no_show')
         or ride.state = 'cancelled' and task.kind not in ('driver_under_way', 'driver_not_told')
         or task.kind = 'ride_without_driver' and ride.state <> 'planned'
         or task.kind = 'not_acknowledged' and ride.state <> 'assigned')`,
      [iso(moment)],
    );
  const opened = async () =>
    (await server.query<{ count: number }>('select count(*)::integer as count from public.desk_tasks'))[0]?.count ?? 0;

  it(`${RIDES} rides in ${DAYS} days: every hole is a task in time, and none is left`, async () => {
    await bookAll();
    await server.query(`delete from public.messages`);
    let tasks = 0;
    for (let moment = STARTS; moment < ENDS; moment += STEP) {
      const isRest = await rests(moment);
      if (!isRest) await work(moment);
      await drive(moment);
      await server.query('select private.watch_rides($1)', [iso(moment)]);
      const all = await opened();
      if (isRest) expect([iso(moment), all]).toEqual([iso(moment), tasks]);
      else expect([iso(moment), await missing(moment)]).toEqual([iso(moment), []]);
      expect([iso(moment), await stale(moment)]).toEqual([iso(moment), []]);
      tasks = all;
    }
    expect(tasks).toBeGreaterThan(RIDES / 3);
    expect(
      await server.query(`select kind from public.desk_tasks where closed_at is null and ride_id is not null`),
    ).toEqual([]);
    // Nobody is told of the same cause twice, and each evening has one digest for each.
    expect(await server.query('select dedupe from public.messages group by 1 having count(*) > 1')).toEqual([]);
    const [digests] = await server.query<{ count: number }>(
      `select count(*)::integer as count from public.messages where kind = 'day_digest'`,
    );
    expect(digests?.count).toBeLessThanOrEqual(DAYS + 2);
  }, 1_200_000);
});
