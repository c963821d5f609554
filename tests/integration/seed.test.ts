/** `npm run seed`: a business at work, with a way in for every role. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExplainedError } from '../../scripts/explained-errors.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../scripts/seed/accounts.ts';
import { seedRequests } from '../../scripts/seed/requests.ts';
import { seedDatabase } from '../../scripts/seed/seed-database.ts';
import { seededRandom } from '../../scripts/seed/seeded-random.ts';
import { seedTrips } from '../../scripts/seed/trips.ts';
import { seedDays } from '../../scripts/seed/visits.ts';
import { israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { locales } from '../../supabase/functions/_shared/words/locales.ts';
import { closedFor, closedTimes } from '../../supabase/functions/_shared/clock/rest-clock.ts';
import { TRIP_STATES } from '../../supabase/functions/_shared/contracts/trip-life.ts';
import { startTestBackend, TEST_KEYS, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const seed = ({ backend, url }: TestBackend) =>
  seedDatabase(backend, {
    siteUrl: url,
    publishableKey: TEST_KEYS.publishable,
    functionSettings: { FLIGHT_FEED_URL: 'sample' },
  });

describe.each(databases())('the seed on %s', (database) => {
  let site: TestBackend;

  beforeAll(async () => {
    site = await startTestBackend({ database });
    expect(await seed(site)).toBe(true);
  });
  afterAll(() => site.close());

  const numbers = async (sql: string) => (await site.query<Record<string, number>>(sql))[0];
  const signedIn = async (email: string) => {
    const client = site.anonClient();
    const { error } = await client.auth.signInWithPassword({ email, password: SEED_PASSWORD });
    expect(error).toBeNull();
    return client;
  };

  it.each(SEED_ACCOUNTS)('lets $email in, who sees what the role may', async ({ email, role }) => {
    const client = await signedIn(email);
    const { data } = await client.from('leads').select('id').eq('quarantined', false);
    const sees = role === 'admin' || role === 'manager' || role === 'operator';
    expect(data?.length ?? 0).toBe(sees ? await clean() : 0);
    if (role) expect((await client.from('user_roles').select('role')).data).toContainEqual({ role });
  });

  const clean = async () =>
    (await numbers('select count(*)::int as n from public.leads where not quarantined'))?.['n'] ?? -1;

  it('holds requests of every language and state, around today', async () => {
    expect(
      await numbers(`select count(*)::int as requests, count(distinct language)::int as languages,
        count(distinct status)::int as states, count(distinct service_type)::int as services,
        (count(*) filter (where quarantined) > 0)::int as quarantined,
        (count(*) filter (where service_type = 'contact') > 9)::int as messages,
        (count(*) filter (where assignee is not null) > 50)::int as assigned,
        (count(*) - count(distinct phone) > 9)::int as again,
        (count(*) filter (where travel_date > current_date) > 20)::int as ahead,
        (count(*) filter (where travel_date < current_date) > 20)::int as past,
        (count(*) filter (where created_at > now()))::int as future from public.leads`),
    ).toEqual({
      requests: 221,
      languages: 3,
      states: 5,
      services: 8,
      quarantined: 1,
      messages: 1,
      assigned: 1,
      again: 1,
      ahead: 1,
      past: 1,
      future: 0,
    });
    expect(await numbers('select count(*)::int as n from public.lead_history where changed_at > now()')).toEqual({
      n: 0,
    });
  });

  it('shows staff history, visits, alerts and a block', async () => {
    const manager = await signedIn('manager@example.com');
    const { data } = await manager.from('visits').select('created_at').order('created_at').limit(1);
    expect(Date.parse(data?.[0]?.created_at ?? '')).toBeLessThan(Date.now() - 85 * 86_400_000);
    const { data: changes } = await manager.from('lead_history').select('field, changed_by_name');
    expect(new Set(changes?.map(({ field }) => field))).toEqual(new Set(['status', 'assignee', 'staff_notes']));
    const admin = await signedIn('admin@example.com');
    expect((await admin.from('security_alerts').select('id').eq('resolved', false)).data).toHaveLength(2);
    expect((await admin.from('blocked_ips').select('id')).data).toHaveLength(1);
  });

  it('holds trips in every state of their life, in every language, with what was said and what waits', async () => {
    const trips = await site.query<{ language: string; state: string }>(
      `select language, private.trip_state(lead, now()) as state from public.leads as lead
       where exists (select from public.messages where lead_id = lead.id and audience = 'traveller')`,
    );
    // Nobody of the invented travellers misses a ride.
    const lived = TRIP_STATES.filter((state) => state !== 'no_show');
    expect(new Set(trips.map(({ state }) => state))).toEqual(new Set(lived));
    for (const language of locales) {
      const states = new Set(trips.filter((trip) => trip.language === language).map(({ state }) => state));
      expect(states.size, language).toBeGreaterThan(4);
    }
    const operator = await signedIn('operator@example.com');
    const { data: tasks } = await operator.rpc('desk_tasks');
    expect(new Set((tasks as { kind: string }[]).map(({ kind }) => kind))).toEqual(
      new Set([
        'request_unanswered',
        'offer_unanswered',
        'offer_declined',
        'change_requested',
        'trip_cancelled',
        'message_failed',
        'flight_decision',
        'flight_cancelled',
      ]),
    );
    const { data: said } = await operator
      .from('messages')
      .select('kind, channel, status, subject, body')
      .eq('audience', 'traveller');
    const told = (said ?? []).filter(({ status, kind }) => status !== 'failed' && kind !== 'lead_received');
    expect(new Set(told.map(({ kind }) => String(kind)))).toEqual(
      new Set([
        'request_received',
        'offer',
        'booking',
        'booking_changed',
        'booking_cancelled',
        'flight_moved',
        'flight_cancelled',
      ]),
    );
    expect(told.some(({ channel }) => channel === 'whatsapp')).toBe(true);
    for (const { body } of told) expect(body).toMatch(/\/trip#[0-9A-Z]{5}-…/u);
    const [resting] = await site.query<{ n: number }>(
      `select count(*)::int as n from public.offer_legs as leg join public.offers as offer on offer.id = leg.offer_id,
         private.rest_within(pickup_at, pickup_at + make_interval(mins => duration_minutes), 60, 30) as rest
       where rest.starts_at is not null and offer.rest_reason is null`,
    );
    expect(resting, 'rides while the business rests, without leave').toEqual({ n: 0 });
    const [last] = await site.query<{ ahead: number }>(
      `select (select count(*)::int from public.trip_events where occurred_at > now())
         + (select count(*)::int from public.messages where created_at > now()) as ahead`,
    );
    expect(last).toEqual({ ahead: 0 });
  });

  it('holds drivers and vehicles, and rides with somebody who drives and without', async () => {
    const rides = await site.query<{ state: string; driver_no: number | null; pickup_at: Date }>(
      `select state, driver_no, pickup_at from public.rides where state <> 'cancelled'`,
    );
    const booked = await site.query(
      `select from public.offers as offer join public.offer_legs on offer_id = offer.id
       where state = 'accepted' and cancelled_at is null`,
    );
    expect(rides).toHaveLength(booked.length);
    expect(new Set(rides.map(({ state }) => state))).toEqual(
      new Set(['planned', 'assigned', 'acknowledged', 'on_board', 'done']),
    );
    const [fleet] = await site.query(
      `select (select count(*)::int from public.drivers) as drivers, (select count(*)::int from public.vehicles) as vehicles,
         (select count(*)::int from public.drivers where usual_vehicle_no is null) as on_foot`,
    );
    expect(fleet).toEqual({ drivers: 4, vehicles: 4, on_foot: 0 });
  });

  it('has a late flight that takes its ride along, one that somebody decides about, and one that is cancelled', async () => {
    const flights = await site.query(
      `select known.state, known.why, ride.pickup_at - ride.agreed_pickup_at = interval '50 minutes' as moved
       from private.flight_watch as known join public.rides as ride on ride.id = known.ride_id
       where ride.pickup_at > now() + interval '1 hour' order by ride.pickup_at`,
    );
    expect(flights).toEqual([
      { state: 'expected', why: null, moved: true },
      { state: 'expected', why: 'beyond', moved: false },
      { state: 'cancelled', why: 'cancelled', moved: false },
    ]);
  });

  it('sends no mail about any of it', async () => {
    expect(site.backend.inbox.messages.every(({ to }) => SEED_ACCOUNTS.some(({ email }) => email === to))).toBe(true);
    const { data } = await site.asService().rpc('claim_messages', { batch: 10 });
    expect(data).toMatchObject({ messages: [] });
  });

  it('says so when it is there already, and changes nothing', async () => {
    expect(await seed(site)).toBe(false);
    expect(await numbers('select count(*)::int as n from public.leads')).toEqual({ n: 221 });
  });

  it('refuses a database with an account of its own', async () => {
    await site.account('operator');
    await expect(seed(site)).rejects.toThrow(ExplainedError);
    await expect(seed(site)).rejects.toThrow('data of its own (requests: 0, accounts: 1)');
  });
});

it('is the same each time', () => {
  const now = new Date('2027-01-15T10:00:00Z');
  const worker = { id: 'a', name: 'A' };
  expect(seedRequests(seededRandom(3), [worker], now)).toEqual(seedRequests(seededRandom(3), [worker], now));
  expect(seedTrips(seededRandom(4), { worker, now })).toEqual(seedTrips(seededRandom(4), { worker, now }));
});

it.each([
  ['a Friday morning', '2026-11-27T05:43:00Z'],
  ['Friday afternoon', '2026-11-27T13:00:00Z'],
  ['Shabbat', '2026-11-28T09:00:00Z'],
  ['the end of Shabbat', '2026-11-28T16:00:00Z'],
])('keeps the rest clock when it is begun on %s', (_, at) => {
  const now = new Date(at);
  const rules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] } as const;
  const rides = seedTrips(seededRandom(4), { worker: { id: 'a', name: 'A' }, now }).flatMap(({ offers }) =>
    offers.flatMap(({ offer, legs }) =>
      legs.map(({ pickup_day: day, pickup_time: time, duration_minutes: minutes }) => ({
        isAllowed: Boolean(offer.rest_reason),
        isClosed: closedFor(closedTimes(rules, day), israelInstant(day, time), minutes) !== null,
      })),
    ),
  );
  expect(rides.filter(({ isAllowed, isClosed }) => isClosed && !isAllowed)).toEqual([]);
  // Leave is the exception: by far the most are driven when everybody works.
  expect(rides.filter(({ isClosed }) => isClosed).length).toBeLessThanOrEqual(5);
});

it('has each day once, late in the evening after the clocks have changed too', () => {
  const days = seedDays(seededRandom(1), new Date('2026-11-22T21:30:00Z')).map(({ counts }) => counts[0]?.day);
  expect(new Set(days).size).toBe(90);
});
