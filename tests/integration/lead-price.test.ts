/** The price that a request gets: by which list, with which times of rest, and how long it is kept. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeldPrice } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { israelClock, israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { formatPrice } from '../../supabase/functions/_shared/price/money.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newPhone, sendForm, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

const HOUR = 3_600_000;

describe.each(databases())('the price of a request on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER, keepsRest: true });
  });
  afterAll(() => server?.close());
  beforeEach(() => server.query(`update public.settings set value = '[]' where key = 'closed_dates'`));

  /** Publishes the list that holds with other prices for all. @returns its number */
  async function publishAt(factor: number): Promise<number> {
    const [row] = await server.query<{ version: number }>(
      `insert into public.price_lists (version, content, content_hash)
       select last.number + 1, first.content || jsonb_build_object('day', (select jsonb_object_agg(class, (
           select jsonb_agg(round(price::numeric * $1)) from jsonb_array_elements_text(prices) as price))
           from jsonb_each(first.content -> 'day') as each (class, prices)), 'night', '{}'::jsonb), 'test'
       from (select * from public.price_lists order by version limit 1) as first,
         (select max(version) from public.price_lists) as last (number)
       returning version`,
      [factor],
    );
    return row?.version ?? 0;
  }
  const day = openDayFromNow(30);
  const bodyWith = (details: Record<string, unknown> = {}) =>
    tripBody({ phone: newPhone(), travel_date: day, details: { ...tripBody().details, ...details } });
  async function priceOf(body: unknown, key: string = randomUUID()): Promise<HeldPrice | null> {
    const answer = await sendLead(server.url, body, { key });
    if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
    return answer.body.price;
  }
  const stored = async (phone: unknown) =>
    (
      await server.query(
        `select price_shown_agorot as total, price_list_version as version, price_other_agorot as other, price_expired as expired
         from public.leads where phone = $1`,
        [phone],
      )
    )[0];

  it('is answered with the list it is by and until when it is kept, and a retry is answered alike', async () => {
    const version = await publishAt(1);
    const [body, key] = [bodyWith(), randomUUID()];
    const price = await priceOf(body, key);
    expect(price).toMatchObject({ total_agorot: expect.any(Number), version, other_agorot: null });
    expect((Date.parse(price?.held_until ?? '') - Date.now()) / HOUR).toBeCloseTo(48, 1);
    await publishAt(2);
    expect(await priceOf(body, key)).toEqual(price);
    expect(await stored(body['phone'])).toEqual({ total: price?.total_agorot, version, other: null, expired: false });
    await server.query(`update public.settings set value = '24' where key = 'price_hold_hours'`);
    const shorter = await priceOf(bodyWith());
    await server.query(`update public.settings set value = '48' where key = 'price_hold_hours'`);
    expect((Date.parse(shorter?.held_until ?? '') - Date.now()) / HOUR).toBeCloseTo(24, 1);
  });

  it('is kept no longer than an offer for it can be accepted, by the same setting', async () => {
    await publishAt(1);
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
    const { day: soon, time } = israelClock(new Date(Date.now() + 20 * HOUR));
    const hour = `${time.slice(0, 2)}:00`;
    const ends = async (minutes: number) => {
      await server.query(`update public.settings set value = to_jsonb($1::integer) where key = 'min_notice_minutes'`, [
        minutes,
      ]);
      const price = await priceOf({ ...bodyWith({ pickup_time: hour }), travel_date: soon });
      return (israelInstant(soon, hour).getTime() - Date.parse(price?.held_until ?? '')) / 60_000;
    };
    expect([await ends(300), await ends(180)]).toEqual([300, 180]);
    await server.query(`update public.settings set value = '"tel-aviv"' where key = 'rest_city'`);
  });

  it('is none for a ride on a day of rest, or on a day that somebody has closed meanwhile', async () => {
    await publishAt(1);
    const [row] = await server.query<{ day: string }>(
      `select to_char(ends_at at time zone 'Asia/Jerusalem', 'YYYY-MM-DD') as day from private.rest_windows
       where city = 'tel-aviv' and ends_at > now() + interval '20 days' order by ends_at limit 1`,
    );
    const shabbat = { ...bodyWith({ pickup_time: '12:00' }), travel_date: row?.day };
    expect(await priceOf(shabbat)).toBeNull();
    expect(await priceOf(bodyWith())).not.toBeNull();
    await server.query(`update public.settings set value = jsonb_build_array($1::text) where key = 'closed_dates'`, [
      day,
    ]);
    expect(await priceOf(bodyWith())).toBeNull();
  });

  it('is none while the database cannot say what it is reckoned by, and the request is stored', async () => {
    expect(await priceOf(bodyWith())).not.toBeNull();
    await server.query('alter function private.price_basis(timestamptz, timestamptz) rename to lost_basis');
    const body = bodyWith();
    expect(await priceOf(body)).toBeNull();
    await server.query('alter function private.lost_basis(timestamptz, timestamptz) rename to price_basis');
    expect(await stored(body['phone'])).toMatchObject({ total: null });
    expect(await priceOf(bodyWith())).not.toBeNull();
  });

  it('is the lower of two where the form has shown one by the list before, which is looked up and not believed', async () => {
    const earlier = await publishAt(1);
    const seen = (await priceOf(bodyWith()))?.total_agorot ?? 0;
    const now = await publishAt(2);
    const said = { price_seen_agorot: seen, price_seen_list: earlier };
    const body = bodyWith(said);
    const own = await priceOf(bodyWith());
    expect(await priceOf(body)).toMatchObject({
      total_agorot: seen,
      version: earlier,
      other_agorot: own?.total_agorot,
    });
    expect(await stored(body['phone'])).toEqual({
      total: seen,
      version: earlier,
      other: own?.total_agorot,
      expired: false,
    });
    // Made up, by no list, by one that never was.
    for (const wrong of [
      { ...said, price_seen_agorot: 100 },
      { ...said, price_seen_list: now },
      { ...said, price_seen_list: now + 5 },
      { price_seen_agorot: seen },
    ])
      expect(await priceOf(bodyWith(wrong))).toMatchObject({ ...own, held_until: expect.any(String) });
    // Dearer before: the present one is kept, and the other is said.
    const cheap = await publishAt(1);
    const dear = { price_seen_agorot: own?.total_agorot, price_seen_list: now };
    expect(await priceOf(bodyWith(dear))).toMatchObject({
      total_agorot: seen,
      version: cheap,
      other_agorot: own?.total_agorot,
    });
  });

  it('of a list that was replaced before a price is kept so long counts no more', async () => {
    const earlier = await publishAt(1);
    const seen = (await priceOf(bodyWith()))?.total_agorot;
    await server.query('alter table public.price_lists disable trigger user');
    await server.query(`update public.price_lists set published_at = published_at - interval '9 days'`);
    const now = await publishAt(2);
    await server.query(`update public.price_lists set published_at = now() - interval '50 hours' where version = $1`, [
      now,
    ]);
    await server.query('alter table public.price_lists enable trigger user');
    expect(await priceOf(bodyWith({ price_seen_agorot: seen, price_seen_list: earlier }))).toMatchObject({
      version: now,
      other_agorot: null,
    });
  });

  it('is kept no more where the request came later than that, and the office sees it', async () => {
    const version = await publishAt(1);
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
    const written = (hours: number) => ({
      submitted_at: new Date(Date.now() - hours * HOUR).toISOString(),
      opened_at: undefined,
    });
    const late = bodyWith(written(49));
    expect(await priceOf(late)).toBeNull();
    expect(await stored(late['phone'])).toMatchObject({ version, expired: true });
    const inTime = await priceOf(bodyWith(written(40)));
    expect((Date.parse(inTime?.held_until ?? '') - Date.now()) / HOUR).toBeCloseTo(8, 1);
    // By a clock that is far off.
    expect(await priceOf(bodyWith({ ...written(0), submitted_at: '0000-01-01T00:00:00Z' }))).toBeNull();
    const ahead = await priceOf(bodyWith(written(-500)));
    expect((Date.parse(ahead?.held_until ?? '') - Date.now()) / HOUR).toBeCloseTo(48, 1);
    await server.query(`update public.settings set value = '"tel-aviv"' where key = 'rest_city'`);
  });

  it('is kept by the rule of every price: never until a day of rest, and no longer than the ride can be confirmed', async () => {
    // Instants in winter, by the clock in Israel.
    const instant = (moment: string) => `${moment.replace(' ', 'T')}:00+02:00`;
    const holds = async (said: string, pickup: string, wished: string | null = null) => {
      const [row] = await server.query<{ until: string }>(
        `select to_char(private.price_holds_until($1, $2, $3) at time zone 'Asia/Jerusalem', 'YYYY-MM-DD HH24:MI') as until`,
        [instant(said), instant(pickup), wished && instant(wished)],
      );
      return row?.until;
    };
    // 48 hours; as wished.
    expect(await holds('2026-11-22 10:40', '2026-12-01 12:00')).toBe('2026-11-24 10:40');
    expect(await holds('2026-11-22 10:40', '2026-12-01 12:00', '2026-11-23 09:00')).toBe('2026-11-23 09:00');
    // Shabbat is over at 17:16.
    expect(await holds('2026-11-26 10:40', '2026-12-01 12:00')).toBe('2026-11-28 20:16');
    // Three hours before the ride, and before the rest in which that would be.
    expect(await holds('2026-11-23 10:40', '2026-11-24 12:00')).toBe('2026-11-24 09:00');
    expect(await holds('2026-11-26 10:40', '2026-11-28 20:00')).toBe('2026-11-27 16:17');
  });

  it('stands on the page that answers a form without JavaScript, in its language', async () => {
    await publishAt(1);
    const form = {
      name: 'Léa Martin',
      country_code: '+972',
      phone: newPhone().replace('+972', '0'),
      email: 'lea@example.com',
      travel_date: day,
      passengers: '2',
      service_type: 'airport_pickup',
      pickup: 'Ben Gurion Airport',
      dropoff: 'Jerusalem',
      pickup_time: '09:00',
      luggage: '2',
      language: 'fr',
    };
    const { status, page } = await sendForm(server.url, form);
    expect(status).toBe(200);
    const [row] = await server.query<{ total: number }>(
      'select price_shown_agorot as total from public.leads order by created_at desc limit 1',
    );
    expect(page).toContain(`Votre prix\u202F: ${formatPrice('fr', row?.total ?? 0)}`);
    const unknown = await sendForm(server.url, {
      ...form,
      phone: newPhone().replace('+972', '0'),
      dropoff: 'A farm in the Negev',
    });
    expect(unknown.status).toBe(200);
    expect(unknown.page).not.toContain('Votre prix');
  });

  it('refuses numbers that are none', async () => {
    for (const wrong of [{ price_seen_agorot: '420' }, { price_seen_agorot: -1 }, { price_seen_list: 1.5 }])
      expect(await sendLead(server.url, bodyWith(wrong))).toMatchObject({ status: 422 });
  });
});
