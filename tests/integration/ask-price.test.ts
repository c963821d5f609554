/** What a trip costs, for whoever asks: the address and the tool of assistants, over HTTP in front of a real database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wishedValues } from '../../src/features/site/trip-request/fields/wished-values.ts';
import { readWish } from '../../src/lib/trip-wish.ts';
import {
  ASK_PRICE,
  priceAnswerSchema,
  priceRefusalSchema,
  SERVE_MCP,
  type PriceAnswer,
  type PriceRefusal,
} from '../../supabase/functions/_shared/contracts/price-question.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { PRICED_QUESTION, questionQuery, testPriceTool } from '../setup/price-tool.ts';
import { newIp, newPhone, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

describe.each(databases())('a question for a price on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
  });
  afterAll(() => server?.close());

  const addressOf = (name: string) => `${server.url}/functions/v1/${name}`;
  const ask = (query: string, { ip = newIp(), ...init }: RequestInit & { ip?: string } = {}) =>
    fetch(`${addressOf(ASK_PRICE)}?${query}`, { ...init, headers: { [TEST_IP_HEADER]: ip, ...init.headers } });
  const priced = async (changes: Readonly<Record<string, unknown>> = {}) =>
    (await (await ask(questionQuery({ ...PRICED_QUESTION, ...changes }))).json()) as PriceAnswer;

  it('has the price that a request with the same answers gets, held as long', async () => {
    const { price, held_until: heldUntil } = await priced();
    const { from, to, date, time, people, luggage } = PRICED_QUESTION;
    const body = tripBody();
    const sent = await sendLead(server.url, {
      ...body,
      phone: newPhone(),
      destination: to,
      travel_date: date,
      passengers: people,
      service_type: 'airport_pickup',
      details: { ...body.details, pickup: from, dropoff: to, pickup_time: time, luggage, round_trip: false },
    });
    if (!sent.body.success) throw new Error(JSON.stringify(sent.body));
    expect(price).toMatchObject({ amount: (sent.body.price?.total_agorot ?? 0) / 100, list: sent.body.price?.version });
    expect(Date.parse(sent.body.price?.held_until ?? '') - Date.parse(heldUntil ?? '')).toBeLessThan(2 * 60_000);
  });

  it('leads to the form, which begins with all of it', async () => {
    const { search, pathname } = new URL((await priced()).link);
    expect(pathname).toBe('/en/plan-your-trip');
    expect(wishedValues(readWish(search), 'en')).toEqual({
      pickup: PRICED_QUESTION.from,
      dropoff: PRICED_QUESTION.to,
      travel_date: PRICED_QUESTION.date,
      pickup_time: PRICED_QUESTION.time,
      passengers: '2',
      luggage: '2',
      service_type: 'airport_pickup',
    });
  });

  it('is answered for a class of cars and for the hours of an event, and the form begins with these', async () => {
    const wished = await priced({ class: 'sprinter' });
    expect(wished).toMatchObject({ outcome: 'priced', vehicle: { class: 'sprinter' } });
    expect(wishedValues(readWish(new URL(wished.link).search), 'en')).toMatchObject({ vehicle_class: 'sprinter' });
    const event = await priced({ event_hours: 6 });
    expect(event).toMatchObject({ outcome: 'priced', hours: 6 });
    expect(wishedValues(readWish(new URL(event.link).search), 'en')).toMatchObject({
      service_type: 'event_transfer',
      hire_hours: '6',
    });
  });

  it('is answered to pages of others and to caches, which may keep it for a minute', async () => {
    const first = await ask(questionQuery());
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const body = priceAnswerSchema.parse(await first.json());
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(new RegExp(`^"${body.price?.list}-[0-9a-f]{16}"$`, 'u'));
    const again = await ask(questionQuery(), { headers: { 'if-none-match': tag } });
    // It holds until a minute later where the minute has turned.
    expect([200, 304]).toContain(again.status);
    if (again.status === 200) expect(again.headers.get('etag')).not.toBe(tag);
    const head = await ask(questionQuery(), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('follows the list that holds', async () => {
    const before = await priced();
    await server.query(
      `insert into public.price_lists (version, content, content_hash)
       select version + 1, content || jsonb_build_object('day', (select jsonb_object_agg(class, (
           select jsonb_agg(price::numeric * 2) from jsonb_array_elements_text(prices) as price))
           from jsonb_each(content -> 'day') as each (class, prices)), 'night', '{}'::jsonb), 'twice'
       from public.price_lists order by version desc limit 1`,
    );
    const after = await priced();
    expect(after.price).toMatchObject({ amount: (before.price?.amount ?? 0) * 2, list: (before.price?.list ?? 0) + 1 });
  });

  it.each([
    ['', 422, 'missing', 'from'],
    [questionQuery({ ...PRICED_QUESTION, to: '32.08, 34.78' }), 422, 'coordinates', 'to'],
    [questionQuery({ ...PRICED_QUESTION, date: '2020-01-01' }), 422, 'past', 'date'],
    [questionQuery({ ...PRICED_QUESTION, people: 0 }), 422, 'invalid', 'people'],
    ['from=%00&to=%F0%9F%9A%97&date=x', 422, 'invalid', 'date'],
  ])('of "%s" is refused with a code and a sentence', async (query, status, code, field) => {
    const response = await ask(query);
    const body = priceRefusalSchema.parse(await response.json());
    expect({ status: response.status, ...body }).toMatchObject({ status, code, field });
    expect(body.documentation).toBe(`${server.url}/openapi.json`);
  });

  it('comes by GET alone', async () => {
    const response = await ask(questionQuery(), { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('is counted by network, also through the tool, and refused beyond the setting', async () => {
    await server.query(`update public.settings set value = '5' where key = 'ask_price_limit_per_ip'`);
    const ip = newIp();
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask(questionQuery(), { ip })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask(questionQuery(), { ip });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(((await refused.json()) as PriceRefusal).code).toBe('rate_limited');
    // What cannot be read costs the database nothing, and is told all the same.
    expect((await ask('from=Haifa', { ip })).status).toBe(422);
    const tool = await fetch(addressOf(SERVE_MCP), {
      method: 'POST',
      headers: {
        [TEST_IP_HEADER]: ip,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'ask_price', arguments: PRICED_QUESTION },
      }),
    });
    expect(await tool.text()).toMatch(/rate_limited.*retry_after/su);
    expect((await ask(questionQuery())).status).toBe(200);
    await server.query(`update public.settings set value = '120' where key = 'ask_price_limit_per_ip'`);
  });

  it('of a blocked address is refused', async () => {
    const ip = newIp();
    await server.query(
      `insert into public.blocked_ips (ip_address, blocked_until) values ($1, now() + interval '1 hour')`,
      [ip],
    );
    const response = await ask(questionQuery(), { ip });
    expect([response.status, ((await response.json()) as PriceRefusal).code]).toEqual([403, 'blocked']);
  });

  it('leaves nothing behind but the count, and no address in the log', async () => {
    const ip = newIp();
    await ask(questionQuery(), { ip });
    const line = server.logs.at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ function: ASK_PRICE, outcome: 'priced', status: 200 });
    expect(line).not.toContain(ip);
    expect(line).not.toContain('Jerusalem');
  });

  it('says so while the database does not', async () => {
    await server.query('alter function private.asked_price_basis(inet, timestamptz) rename to lost_basis');
    const response = await ask(questionQuery());
    await server.query('alter function private.lost_basis(inet, timestamptz) rename to asked_price_basis');
    expect([response.status, ((await response.json()) as PriceRefusal).code]).toEqual([503, 'unavailable']);
  });

  describe('of an assistant', () => {
    testPriceTool(() => ({
      mcp: addressOf(SERVE_MCP),
      askPrice: addressOf(ASK_PRICE),
      headers: { [TEST_IP_HEADER]: newIp() },
    }));
  });
});
