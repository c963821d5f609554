/**
 * A driver's day without a network: what he reports on his phone goes through the page's own queue to the real function, through lost
 * answers, reloads, and a network that comes and goes, with a clock that is wrong. Each step arrives once, in order, at its own time.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DriveLink } from '../../supabase/functions/_shared/contracts/drive-link.ts';
import { seededRandom, type SeededRandom } from '../../scripts/seed/seeded-random.ts';
import { DriveSession, type Shown } from '../../src/features/trip/driver-page/drive-session.ts';
import { nextStep, withReports } from '../../src/features/trip/driver-page/ride-life.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { newDriver } from './ride-samples.ts';
import { newTrip, sendOffer } from './trip-samples.ts';

/** What the phone keeps: a browser's store outlives the page, and hands out copies. */
const disk = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (key: string) => Promise.resolve(structuredClone(disk.get(key))),
  del: (key: string) => Promise.resolve(void disk.delete(key)),
  update: (key: string, change: (kept: unknown) => unknown) =>
    Promise.resolve(void disk.set(key, structuredClone(change(structuredClone(disk.get(key)))))),
}));

const RUNS = isNight ? 100 : 3;
const RIDES = 8;
const STEPS = ['acknowledged', 'on_the_way', 'at_pickup', 'on_board', 'done'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const realNow = Date.now.bind(Date);
const realFetch = globalThis.fetch;

/** A phone in the driver's hand: its clock, its network, and the page that is open on it. */
class Phone {
  readonly #server: TestBackend;
  readonly #link: DriveLink;
  readonly #chance: SeededRandom;
  /** How long ago the moment is in which the driver lives. */
  #ago = 0;
  #isCut = false;
  #page: DriveSession | null = null;
  #close = () => {};
  #closed: Promise<void> = Promise.resolve();

  constructor(server: TestBackend, link: DriveLink, chance: SeededRandom) {
    this.#server = server;
    this.#link = link;
    this.#chance = chance;
    const skew = chance.whole(-600, 600) * MINUTE_MS;
    vi.spyOn(Date, 'now').mockImplementation(() => this.now() + skew);
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => this.#call(init));
  }

  /** The right time. */
  now = (): number => realNow() - this.#ago;

  /** From now on it is this time, and there is no network, or one that cannot be relied on. */
  at(moment: number, network: 'cut' | 'poor'): void {
    this.#ago = realNow() - moment;
    this.#isCut = network === 'cut';
  }

  async #call(init: RequestInit): Promise<Response> {
    const fault = this.#isCut
      ? 'unsent'
      : this.#chance.weighted({ none: 6, unsent: 2, unanswered: 3, closed_before: 1, closed_after: 2 });
    if (fault === 'unsent') throw new TypeError('offline');
    if (fault === 'closed_before') return this.#lost();
    const body = await this.#ask(init);
    if (fault === 'closed_after') return this.#lost();
    if (fault === 'unanswered') throw new TypeError('the connection was reset');
    return Response.json(body);
  }

  /** The server lives in the right time of the test: what it says of it is as long ago as the driver. */
  async #ask(init: RequestInit): Promise<object> {
    const phoneNow = vi.mocked(Date.now).getMockImplementation() ?? realNow;
    vi.mocked(Date.now).mockImplementation(realNow);
    const headers = { ...(init.headers as Record<string, string>), [TEST_IP_HEADER]: newIp() };
    const answer = await realFetch(`${this.#server.url}/functions/v1/driver-desk`, { ...init, headers, signal: null });
    const body = (await answer.json()) as { at: string };
    vi.mocked(Date.now).mockImplementation(phoneNow);
    return { ...body, at: new Date(Date.parse(body.at) - this.#ago).toISOString() };
  }

  /** The page is reloaded, or killed: what was on its way is never heard of. */
  #lost(): Promise<never> {
    this.#page = null;
    this.#close();
    return new Promise(() => {});
  }

  /** The page that is open, at times a new one. */
  async page(): Promise<DriveSession> {
    if (this.#chance.chance(0.2)) this.#page = null;
    while (!this.#page) {
      this.#page = new DriveSession(this.#link);
      this.#closed = new Promise((resolve) => (this.#close = resolve));
      await Promise.race([this.#page.start(), this.#closed]);
    }
    return this.#page;
  }

  /** Does something on the page, until it is done or the page is closed. */
  async use(action: (page: DriveSession) => Promise<void>): Promise<void> {
    await Promise.race([action(await this.page()), this.#closed]);
  }

  async kept(): Promise<Shown['kept']> {
    return (await this.page()).shown().kept;
  }
}

describe('a driver’s queue', () => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database: 'pglite', clientIpHeader: TEST_IP_HEADER });
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  });
  afterAll(() => server?.close());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    disk.clear();
  });

  /** A driver with rides from now minus 23 hours on, three hours apart. */
  async function withRides(): Promise<DriveLink> {
    const driver = await newDriver(server.query);
    for (let nth = 0; nth < RIDES; nth += 1) {
      const trip = await newTrip(server.query);
      const offer = await sendOffer(server.query, trip, { pickupIn: `${-22 * 60 + nth * 170} minutes` });
      await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
      await server.query(`update public.rides set driver_no = $2, state = 'assigned' where lead_id = $1`, [
        trip.id,
        driver,
      ]);
    }
    const [row] = await server.query<{ link: DriveLink }>('select private.drive_link_of($1) as link', [driver]);
    if (!row) throw new Error('no link');
    return row.link;
  }
  const reported = ({ driver }: DriveLink) =>
    server.query<{ id: string; state: string; steps: { step: string; at: string }[]; events: string[] }>(
      `select ride.id, ride.state, ride.steps, array(select event.detail ->> 'step' from public.trip_events as event
         where event.ride_id = ride.id and event.kind = 'ride_step' order by event.occurred_at, event.id) as events
       from public.rides as ride where ride.driver_no = $1 order by ride.pickup_at`,
      [driver],
    );

  it.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    'sends 40 steps of a day once each, in order, at their time: run %i',
    async (seed) => {
      const chance = seededRandom(seed);
      const link = await withRides();
      const start = realNow() - 23.5 * HOUR_MS;
      const phone = new Phone(server, link, chance);
      phone.at(start, 'poor');
      while (!(await phone.kept()).page) await phone.use((page) => page.look());

      const pressed = new Map<string, number>();
      const rides = async () => {
        const { page, reports } = await phone.kept();
        return (page?.rides ?? []).map((ride) => withReports(ride, reports));
      };
      for (const { id, leave_from: from } of await rides()) {
        for (let time = Date.parse(from) + MINUTE_MS; ; time += chance.whole(1, 20) * MINUTE_MS) {
          phone.at(time, chance.chance(0.7) ? 'cut' : 'poor');
          // What is over for hours leaves the list.
          const ride = (await rides()).find((one) => one.id === id);
          const step = ride && nextStep(ride.state);
          if (!ride || !step) break;
          // What he has pressed is never undone before his eyes.
          expect(pressed.has(`${id} ${step}`), step).toBe(false);
          pressed.set(`${id} ${step}`, phone.now());
          const report = { ride: id, step, ...(step === 'acknowledged' && { pickup_at: ride.pickup_at }) };
          await phone.use((page) => page.report(report));
        }
      }
      phone.at(realNow(), 'poor');
      while ((await phone.kept()).reports.length > 0) await phone.use((page) => page.look());

      expect((await phone.kept()).lost).toEqual([]);
      const driven = await reported(link);
      expect(driven).toHaveLength(RIDES);
      for (const { id, state, steps, events } of driven) {
        expect([state, steps.map(({ step }) => step), events]).toEqual(['done', STEPS, STEPS]);
        for (const { step, at } of steps)
          expect(Math.abs(Date.parse(at) - (pressed.get(`${id} ${step}`) ?? 0)), step).toBeLessThan(MINUTE_MS);
      }
    },
    120_000,
  );

  it('is one queue in two tabs: neither loses what the other has kept, and either sends it', async () => {
    const link = await withRides();
    let isCut = false;
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) =>
      isCut
        ? Promise.reject(new TypeError('offline'))
        : realFetch(`${server.url}/functions/v1/driver-desk`, {
            ...init,
            headers: { ...(init.headers as Record<string, string>), [TEST_IP_HEADER]: newIp() },
          }),
    );
    const [one, other] = [new DriveSession(link), new DriveSession(link)];
    await one.start();
    await other.start();
    const [first, second] = one.shown().kept.page?.rides ?? [];
    if (!first || !second) throw new Error('no rides');
    isCut = true;
    await one.report({ ride: first.id, step: 'acknowledged', pickup_at: first.pickup_at });
    await other.report({ ride: second.id, step: 'acknowledged', pickup_at: second.pickup_at });
    one.chooseLanguage('ar');
    isCut = false;
    const third = new DriveSession(link);
    await third.start();
    expect((await reported(link)).slice(0, 2).map(({ events }) => events)).toEqual([
      ['acknowledged'],
      ['acknowledged'],
    ]);
    expect(third.shown().kept).toMatchObject({ reports: [], language: null, page: { language: 'ar' } });
    await one.look();
    expect(one.shown()).toMatchObject({ refused: null, kept: { reports: [] } });
  });
});
