/** A promise that the owner changes: new offers and mails say it, and what was offered before keeps what it was made with. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
import { locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';
import { act, newTrip, tripIn, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const CHANGED = {
  reply_minutes: 37,
  change_hours: 38,
  free_until_hours: 39,
  late_fee_percent: 41,
  landing_waiting_minutes: 42,
  free_waiting_minutes: 43,
  free_delay_hours: 44,
} as const;
/** What an offer binds the business to: columns of its own, named like the settings. */
const ON_OFFERS = Object.keys(CHANGED).filter((name) => name !== 'reply_minutes') as (keyof typeof CHANGED)[];
const pick = (figures: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(ON_OFFERS.map((name) => [name, figures[name]]));

const LEG = {
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  stops: [],
  pickup_day: dayFromNow(30),
  pickup_time: '04:05',
  duration_minutes: 60,
  flight_number: null,
  passengers: 2,
  luggage: 3,
  vehicle_class: 'sprinter',
  vehicles: 1,
  seats_infant: 0,
  seats_child: 0,
  seats_booster: 0,
  meeting_point: null,
  meeting_airport: 'ben-gurion',
  meeting_way: 'board',
};
const DRAFT = {
  language: 'en',
  terms_version: '2026-11-22',
  fare_kind: 'fixed',
  lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
  legs: [LEG],
  pay_ways: ['card'],
  payment_url: null,
  note: null,
};

describe.each(databases())('promises on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let booked: Trip;

  const figuresOf = async ({ id }: Pick<Trip, 'id'>) => {
    const [row] = await server.query('select * from public.offers where lead_id = $1 order by number desc limit 1', [
      id,
    ]);
    return pick(row ?? {});
  };
  async function draft(trip: Pick<Trip, 'id'>) {
    const { data } = await operator.client.rpc('save_offer_draft', { lead: trip.id, seen: null, draft: DRAFT });
    expect(data).toMatchObject({ outcome: 'saved' });
  }
  const pageOf = async (trip: Trip) => (await act(server.url, trip, { action: 'read' })).body;

  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { SCHEDULER_SECRET: SECRET },
    });
    operator = await server.account('operator');
    const before = await newTrip(server.query);
    await draft(before);
    expect(await figuresOf(before)).toEqual(pick({ ...FIRST_PROMISES }));
    booked = await tripIn(server.query, 'booked');
    const admin = await server.account('admin');
    for (const [key, value] of Object.entries(CHANGED)) {
      const { data } = await admin.client.from('settings').update({ value }).eq('key', key).select('key');
      expect(data).toEqual([{ key }]);
    }
  });
  afterAll(() => server?.close());

  it('a booking keeps what it was made with', async () => {
    expect(await figuresOf(booked)).toEqual(pick({ ...FIRST_PROMISES }));
    const { change_hours, free_until_hours, late_fee_percent } = FIRST_PROMISES;
    expect(await pageOf(booked)).toMatchObject({
      trip: { change_hours, booking: { free_until_hours, late_fee_percent } },
    });
    // Thirty-six hours before it nothing is near by its own four, though it were by the new 38.
    const state = async (hours: number) =>
      (
        await server.query<{ state: string }>(
          `select private.trip_state(lead, (select min(pickup_at) from public.offer_legs join public.offers as offer on offer.id = offer_id
             where offer.lead_id = lead.id) - make_interval(hours => $2)) as state from public.leads as lead where id = $1`,
          [booked.id, hours],
        )
      )[0]?.state;
    expect(await state(36)).toBe('booked');
    expect(await state(3)).toBe('booked_soon');
  });

  it('a new offer is made with what holds by now', async () => {
    const trip = await newTrip(server.query);
    expect(await pageOf(trip)).toMatchObject({ trip: { change_hours: CHANGED.change_hours } });
    await draft(trip);
    expect(await figuresOf(trip)).toEqual(pick(CHANGED));
  });

  /** The mail that a request in a language is answered with. */
  async function mailAbout(language: Locale, email: string): Promise<string> {
    const body = tripBody();
    const answer = await sendLead(server.url, { ...body, email, details: { ...body.details, language } });
    expect(answer.status).toBe(200);
    await fetch(`${server.url}/functions/v1/send-messages`, {
      method: 'POST',
      headers: { 'x-scheduler-secret': SECRET },
    });
    // The request itself has woken the sender: whichever of the two calls claimed the mail, it arrives.
    return vi.waitFor(
      () => {
        const arrived = server.backend.inbox.messages.find(({ to }) => to === email);
        if (!arrived) throw new Error('No mail yet');
        return arrived.text;
      },
      { timeout: 15_000 },
    );
  }

  it.each(locales)('the mail about a request promises the answer in the new time, in %s', async (language) => {
    const text = await mailAbout(language, `promise.${language}@example.com`);
    const minutes = [...text.matchAll(/(\d+)[\s\u00a0\u202f](?:minutes|דקות)/gu)].map(([, count]) => count);
    expect(minutes).toEqual([String(CHANGED.reply_minutes)]);
  });

  it.each(locales)('and speaks of days of rest where there are any, in %s', async (language) => {
    const rest = /Shabbat|chabbat|שבת/u;
    const restsBy = (city: string) =>
      server.query(`update public.settings set value = to_jsonb($1::text) where key = 'rest_city'`, [city]);
    // It may be one now.
    await server.query(`update public.settings set value = '"all"' where key = 'send_on_rest_days'`);
    await restsBy('haifa');
    expect(await mailAbout(language, `rest.${language}@example.com`)).toMatch(rest);
    await restsBy('none');
    expect(await mailAbout(language, `work.${language}@example.com`)).not.toMatch(rest);
  });
});
