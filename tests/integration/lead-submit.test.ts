/** submit-lead over HTTP: the real function in front of a real database. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler } from '../../supabase/functions/submit-lead/handler.ts';
import type { LeadAccepted } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { page as plainPage, unmailed } from '../../supabase/functions/_shared/words/lead-words/en.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import {
  dayFromNow,
  dayOfSummerTime,
  fullTripBody,
  newIp,
  newPhone,
  sendForm,
  sendLead,
  TEST_IP_HEADER,
  tripBody,
  type TripBody,
} from './lead-requests.ts';

const REFERENCE = /^TM-[2-9ACDEFGHJKMNPQRTVWXY]{5}$/u;

describe.each(databases())('submit-lead on %s', (database) => {
  let server: TestBackend;
  let url: string;

  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: {
        VITE_BUSINESS_NAME_FR: 'Transferts <VIP>',
        VITE_BUSINESS_PHONE: '+97235550199',
        VITE_BUSINESS_WHATSAPP: '+972545550199',
      },
    });
    ({ url } = server);
  });
  afterAll(() => server?.close());

  const leadsOf = (phone: unknown) =>
    server.query('select * from public.leads where phone = $1 order by created_at', [phone]);
  /** The next Saturday that is weeks away, "YYYY-MM-DD". */
  const shabbatFromNow = () => dayFromNow(27 - new Date(Date.now() + 21 * 86_400_000).getUTCDay());
  const one = async <Row>(sql: string, params: unknown[] = []): Promise<Row> =>
    (await server.query<Row>(sql, params))[0] as Row;
  const network = (ip: string) => `private.client_network('${ip}')`;

  describe('storing', () => {
    it('puts every field into its column, with a message for the business', async () => {
      const body = tripBody();
      const { status, body: answer } = await sendLead(url, body);
      expect(status).toBe(200);
      const { id, reference } = answer as LeadAccepted;
      expect(answer).toEqual({
        success: true,
        id: expect.any(String) as string,
        reference: expect.stringMatching(REFERENCE) as string,
        // Or none: the day may be one of rest.
        price: (answer as LeadAccepted).price,
        mailed: true,
        closed: (answer as LeadAccepted).closed,
      });
      const [lead] = await leadsOf(body['phone']);
      expect(lead).toMatchObject({
        id,
        reference,
        name: 'Dana Levi',
        email: 'dana@example.com',
        destination: body['destination'],
        travel_date: body['travel_date'],
        passengers: 2,
        service_type: 'airport_pickup',
        notes: 'Two child seats, please',
        pickup: 'Ben Gurion Airport, Terminal 3',
        dropoff: 'Jaffa Street 1, Jerusalem',
        pickup_time: '07:00:00',
        luggage: 3,
        round_trip: false,
        flight_number: 'LY 008',
        language: 'en',
        session_id: '1795000000000-abc123',
        elapsed_seconds: 90,
        status: 'new',
        quarantined: false,
      });
      expect(
        await server.query('select kind, status, attempts from public.messages where lead_id = $1 order by kind', [id]),
      ).toEqual([
        { kind: 'lead_received', status: 'pending', attempts: 0 },
        { kind: 'request_received', status: 'pending', attempts: 0 },
      ]);
    });

    it('stores children’s seats, the way back and the passenger, whose number is made whole', async () => {
      const body = fullTripBody();
      const passenger_phone = newPhone();
      body.details['passenger_phone'] = passenger_phone.replace('+972', '+972-0');
      expect((await sendLead(url, body)).status).toBe(200);
      expect(await leadsOf(body['phone'])).toMatchObject([
        {
          seats_infant: 1,
          seats_child: null,
          seats_booster: 1,
          round_trip: true,
          return_date: body.details['return_date'],
          return_time: '18:00:00',
          return_flight: 'LY 009',
          passenger_name: 'Ruth Levi',
          passenger_phone,
        },
      ]);
      const changed = { ...body, details: { ...body.details, return_date: dayFromNow(29) } };
      expect((await sendLead(url, changed)).body).toMatchObject({
        code: 'validation_failed',
        fields: { 'details.return_date': 'returnBefore' },
      });
      const crowd = { ...body, details: { ...body.details, seats_booster: 2 } };
      expect((await sendLead(url, crowd)).body).toMatchObject({
        code: 'validation_failed',
        fields: { passengers: 'childrenCount' },
      });
    });

    it('says whether a mail goes to the sender, of what is held back as of any other', async () => {
      const email = 'assistant@example.com';
      const mailed = async (body: object) => ((await sendLead(url, body)).body as LeadAccepted).mailed;
      const third = { ...tripBody(), email };
      expect([
        await mailed({ ...tripBody(), email }),
        await mailed({ ...tripBody(), email }),
        await mailed(third),
      ]).toEqual([true, true, false]);
      // The same words again.
      expect(await mailed(third)).toBe(false);
      const held = tripBody();
      held.details['subject'] = 'machine';
      expect(await mailed({ ...held, email })).toBe(true);
      expect(await mailed({ ...held, email })).toBe(true);
      const message = { name: 'Noa', phone: newPhone(), service_type: 'contact', notes: 'Please call', email };
      expect(await mailed(message)).toBe(false);
    });

    it('says which wish is closed, to the sender, in the mails and to the office', async () => {
      await server.query(`update public.settings set value = '"tel-aviv"' where key = 'rest_city'`);
      const day = shabbatFromNow();
      const body = tripBody({ travel_date: day, email: 'shabbat@example.com' });
      const { id, closed } = (await sendLead(url, body)).body as LeadAccepted;
      expect(closed).toMatchObject([{ way: 'outward' }]);
      expect(new Date(closed[0]?.starts_at ?? '') < new Date(`${day}T07:00+03:00`)).toBe(true);
      expect(new Date(closed[0]?.ends_at ?? '') > new Date(`${day}T07:00+02:00`)).toBe(true);
      const contents = await server.query<{ content: { lead: { closed: unknown } } }>(
        `select private.message_content(message, '{}') as content from public.messages as message where lead_id = $1`,
        [id],
      );
      expect(contents.map(({ content }) => content.lead.closed)).toEqual([closed, closed]);
      await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
    });

    it('takes a body without details, and a message without a trip', async () => {
      const { details: _, ...bare } = tripBody();
      expect((await sendLead(url, bare)).status).toBe(200);
      const phone = newPhone();
      expect((await sendLead(url, { name: 'Noa', phone, service_type: 'contact', notes: 'Please call' })).status).toBe(
        200,
      );
      expect(await leadsOf(phone)).toMatchObject([
        { email: null, destination: null, travel_date: null, passengers: null },
      ]);
    });

    it('never moves the travel date, wherever the sender is', async () => {
      const body = tripBody({ travel_date: dayOfSummerTime() });
      await sendLead(url, body);
      expect(await one('select travel_date::text as day from public.leads where phone = $1', [body['phone']])).toEqual({
        day: body['travel_date'],
      });
    });
  });

  describe('the same request twice', () => {
    it('with the same key gets the first answer again', async () => {
      const [body, key] = [tripBody(), randomUUID()];
      const first = await sendLead(url, body, { key });
      const again = await sendLead(
        url,
        { ...body, details: { ...body.details, submitted_at: '2026-11-20T11:00:00Z' } },
        { key: key.toUpperCase() },
      );
      expect(again.body).toEqual(first.body);
      expect(await leadsOf(body['phone'])).toHaveLength(1);
    });

    it('with another key, or none, is still one lead with one reference', async () => {
      const body = tripBody();
      const answers = [
        await sendLead(url, body),
        await sendLead(url, body, { key: randomUUID() }),
        await sendLead(url, { ...body, name: ' Dana  Levi ' }),
      ];
      expect(new Set(answers.map((answer) => (answer.body as LeadAccepted).reference)).size).toBe(1);
      expect(await leadsOf(body['phone'])).toHaveLength(1);
    });

    it('a day later is a new request', async () => {
      const body = tripBody();
      const first = await sendLead(url, body);
      await server.query(`update public.leads set created_at = now() - interval '24 hours' where phone = $1`, [
        body['phone'],
      ]);
      const later = await sendLead(url, body);
      expect((later.body as LeadAccepted).id).not.toBe((first.body as LeadAccepted).id);
    });

    it('with another body under the same key is a conflict', async () => {
      const [body, key] = [tripBody(), randomUUID()];
      await sendLead(url, body, { key });
      const other = await sendLead(url, { ...body, passengers: 5 }, { key });
      expect(other.status).toBe(409);
      expect(other.body).toMatchObject({ success: false, code: 'idempotency_conflict' });
      expect(await leadsOf(body['phone'])).toHaveLength(1);
    });

    it('thirty times at once is one lead, and no retry is taken for a flood', async () => {
      const [body, key, ip] = [tripBody(), randomUUID(), newIp()];
      const answers = await Promise.all(Array.from({ length: 30 }, () => sendLead(url, body, { key, ip })));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(new Set(answers.map((answer) => (answer.body as LeadAccepted).id)).size).toBe(1);
      expect(await leadsOf(body['phone'])).toHaveLength(1);
      expect(
        await one(
          `select cardinality(hits) as hits from private.request_buckets where bucket = 'lead:ip:' || ${network(ip)}`,
        ),
      ).toEqual({ hits: 1 });
    });

    it('thirty times at once under different keys is one lead as well, one row, and counts each time', async () => {
      const [body, ip] = [tripBody(), newIp()];
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => sendLead(url, body, { key: randomUUID(), ip })),
      );
      const answered = answers.filter(({ status }) => status === 200);
      expect(new Set(answered.map((answer) => (answer.body as LeadAccepted).reference)).size).toBe(1);
      expect(await leadsOf(body['phone'])).toHaveLength(1);
      expect(
        await server.query(
          'select from private.idempotency_keys join public.leads as lead on lead.id = lead_id where phone = $1',
          [body['phone']],
        ),
      ).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429 || status === 403)).toHaveLength(30 - answered.length);
      expect(answered.length).toBeLessThanOrEqual(10);
    });
  });

  describe('limits', () => {
    const flood = async (count: number, ip: string) => {
      const statuses: number[] = [];
      for (let sent = 0; sent < count; sent += 1) statuses.push((await sendLead(url, tripBody(), { ip })).status);
      return statuses;
    };

    it('ten requests per address in ten minutes, then 429 until the first is ten minutes old', async () => {
      const ip = newIp();
      expect(await flood(10, ip)).toEqual(Array.from({ length: 10 }, () => 200));
      const refused = await sendLead(url, tripBody(), { ip: ip.replace(/1$/u, 'beef') }); // the same subscriber's other address
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ success: false, code: 'rate_limited' });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(500);
      expect(wait).toBeLessThanOrEqual(600);
      await server.query(
        `update private.request_buckets set hits[1] = now() - interval '10 minutes' where bucket = 'lead:ip:' || ${network(ip)}`,
      );
      expect(await flood(2, ip)).toEqual([200, 429]);
    });

    it('thirty different requests at once from one address: exactly ten are stored', async () => {
      const ip = newIp();
      const answers = await Promise.all(Array.from({ length: 30 }, () => sendLead(url, tripBody(), { ip })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    });

    it('five requests per phone in an hour; who used the number up locks nobody else out', async () => {
      const phone = newPhone();
      const others = newIp();
      const send = async (passengers: number, ip: string) =>
        (await sendLead(url, tripBody({ phone, passengers }), { ip })).status;
      const statuses: number[] = [];
      for (let passengers = 1; passengers <= 6; passengers += 1) statuses.push(await send(passengers, others));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const owner = newIp();
      expect([await send(7, owner), await send(8, owner)]).toEqual([200, 429]);
      expect((await leadsOf(phone)).map((lead) => lead['quarantine_reason'])).toEqual(
        Array.from({ length: 6 }, (_, nth) => (nth < 5 ? null : 'phone_limit')),
      );
    });

    it('what another site has its visitors send is held back, and costs them nothing', async () => {
      const ip = newIp();
      const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
      const phone = newPhone();
      const sent: number[] = [];
      for (let passengers = 1; passengers <= 8; passengers += 1)
        sent.push((await sendLead(url, tripBody({ phone, passengers }), { ip, headers })).status);
      expect(sent).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
      const { details } = tripBody();
      for (let nth = 1; nth <= 30; nth += 1) {
        const body = tripBody({ notes: String(nth), details: { ...details, subject: 'x' } });
        sent.push((await sendLead(url, nth % 2 ? body : { nonsense: nth }, { ip, headers })).status);
      }
      expect(new Set(sent.slice(-2))).toEqual(new Set([422, 429]));
      expect(await leadsOf(phone)).toHaveLength(8);
      expect((await leadsOf(phone)).every((lead) => lead['quarantine_reason'] === 'foreign_page')).toBe(true);
      expect(await server.query(`select from public.blocked_ips where ip_address = ${network(ip)}`)).toEqual([]);
      // The visitor's own request, by the same address and with the same number.
      const own = { origin: new URL(url).origin, 'sec-fetch-site': 'cross-site' };
      expect((await sendLead(url, tripBody({ phone, notes: 'My own' }), { ip, headers: own })).status).toBe(200);
      expect((await leadsOf(phone)).at(-1)).toMatchObject({ quarantined: false, notes: 'My own' });
    });

    it.each([
      [
        'the same site, by whichever name it is open',
        { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
        null,
      ],
      ['no browser', {}, null],
      ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'foreign_page'],
    ] as const)('a request from %s', async (_, headers, reason) => {
      const body = tripBody();
      expect((await sendLead(url, body, { headers })).status).toBe(200);
      expect(await leadsOf(body['phone'])).toMatchObject([{ quarantine_reason: reason }]);
    });

    it('a sender that goes on is blocked for an hour, then for two, and an administrator hears of it', async () => {
      const ip = newIp();
      const hours = () =>
        one<{ hours: number; strikes: number }>(
          `select round(extract(epoch from blocked_until - now()) / 3600)::int as hours, strikes from public.blocked_ips where auto_blocked and ip_address = ${network(ip)}`,
        );
      expect((await flood(31, ip)).slice(-2)).toEqual([429, 403]);
      expect(await hours()).toEqual({ hours: 1, strikes: 1 });
      expect(
        await one(
          `select severity, occurrences from public.security_alerts where event_type = 'ip_auto_blocked' and not resolved and ip_address = ${network(ip)}`,
        ),
      ).toEqual({ severity: 'high', occurrences: 1 });

      await server.query(`update public.blocked_ips set blocked_until = now() where ip_address = ${network(ip)}`);
      expect(await flood(2, ip)).toEqual([429, 403]);
      expect(await hours()).toEqual({ hours: 2, strikes: 2 });
      await server.query(
        `update public.blocked_ips set strikes = 9, blocked_until = now() where ip_address = ${network(ip)}`,
      );
      await flood(1, ip);
      expect(await hours()).toEqual({ hours: 24, strikes: 10 });

      await server.query(`delete from public.blocked_ips where ip_address = ${network(ip)}`);
      await server.query(`delete from private.request_buckets where bucket like '%' || ${network(ip)}`);
      expect(await flood(1, ip)).toEqual([200]);
    });

    it('a block on a network holds for its addresses; retries of stored requests still get their answer', async () => {
      const [ip, body, key] = ['198.51.100.77', tripBody(), randomUUID()];
      await sendLead(url, body, { ip, key });
      await server.query(
        `insert into public.blocked_ips (ip_address, blocked_until) values ('198.51.100.0/24', now() + interval '1 hour')`,
      );
      const refused = await sendLead(url, tripBody(), { ip });
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'blocked' })]);
      expect((await sendLead(url, { nonsense: true }, { ip })).status).toBe(403);
      expect((await sendLead(url, body, { ip, key })).status).toBe(200);
      expect((await sendLead(url, body, { ip, key: randomUUID() })).status).toBe(403);
    });

    it('forwarding headers of the caller’s own change nothing', async () => {
      const ip = newIp();
      for (let sent = 0; sent < 10; sent += 1) {
        const forged = `203.0.113.${sent}`;
        const headers = {
          'x-forwarded-for': forged,
          'cf-connecting-ip': forged,
          'x-real-ip': forged,
          forwarded: `for=${forged}`,
        };
        expect((await sendLead(url, tripBody(), { ip, headers })).status).toBe(200);
      }
      expect((await sendLead(url, tripBody(), { ip, headers: { 'x-forwarded-for': '203.0.113.99' } })).status).toBe(
        429,
      );
      expect((await sendLead(url, tripBody(), { ip: `203.0.113.98, ${ip}` })).status).toBe(429);
    });

    it('ten invalid bodies raise one medium alert', async () => {
      const ip = newIp();
      for (let sent = 0; sent < 12; sent += 1) expect((await sendLead(url, '{', { ip })).status).toBe(400);
      expect(
        await server.query(
          `select severity from public.security_alerts where event_type = 'invalid_requests' and ip_address = ${network(ip)}`,
        ),
      ).toEqual([{ severity: 'medium' }]);
    });
  });

  describe('bookkeeping', () => {
    it('is swept a week after the request, and not before', async () => {
      const keys = [randomUUID(), randomUUID()];
      for (const key of keys) await sendLead(url, tripBody(), { key });
      await server.query(
        `update private.idempotency_keys set created_at = now() - interval '7 days 1 second' where key = $1`,
        [keys[0]],
      );
      await server.query(`insert into private.request_buckets (bucket, hits, stale_at) values
        ('sweep:stale', '{}', now() - interval '1 second'), ('sweep:live', '{}', now() + interval '1 minute')`);
      await server.query('select private.sweep_request_limits()');
      expect(
        await server.query('select key from private.idempotency_keys where key = any ($1::uuid[])', [
          `{${keys.join()}}`,
        ]),
      ).toEqual([{ key: keys[1] }]);
      expect(await server.query(`select bucket from private.request_buckets where bucket like 'sweep:%'`)).toEqual([
        { bucket: 'sweep:live' },
      ]);
    });
  });

  describe('quarantine', () => {
    const machine = (details: Record<string, unknown>): TripBody => {
      const body = tripBody();
      return { ...body, details: { ...body.details, ...details } };
    };

    it.each([
      ['honeypot', { subject: 'https://spam.example' }],
      ['too_fast', { opened_at: '2026-11-20T10:00:00Z', submitted_at: '2026-11-20T10:00:02Z' }],
    ])('%s is stored apart and answered as success', async (reason, details) => {
      const body = machine(details);
      const { status, body: answer } = await sendLead(url, body);
      expect([status, answer.success]).toEqual([200, true]);
      expect(await leadsOf(body['phone'])).toMatchObject([{ quarantined: true, quarantine_reason: reason }]);
      const messages = `select kind from public.messages join public.leads on leads.id = lead_id where phone = $1`;
      expect(await server.query(messages, [body['phone']])).toEqual([]);
      expect(await one(`select count(*) > 0 as told from public.messages where kind = 'held_back'`)).toEqual({
        told: true,
      });
    });

    it('does not swallow the same words when a person sends them', async () => {
      const body = machine({ subject: 'x' });
      const first = await sendLead(url, body);
      const clean = await sendLead(url, { ...body, details: { ...body.details, subject: '' } });
      expect((clean.body as LeadAccepted).id).not.toBe((first.body as LeadAccepted).id);
      expect(await sendLead(url, body).then((answer) => answer.body)).toEqual(clean.body);
    });

    it('five in ten minutes raise an alert and block', async () => {
      const ip = newIp();
      const statuses: number[] = [];
      for (let sent = 0; sent < 6; sent += 1)
        statuses.push((await sendLead(url, machine({ subject: 'x' }), { ip })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
      expect(
        await one(
          `select severity from public.security_alerts where event_type = 'suspicious_leads' and ip_address = ${network(ip)}`,
        ),
      ).toEqual({ severity: 'medium' });
    });
  });

  describe('history', () => {
    it('records who changed what, and cannot be changed', async () => {
      const { id } = (await sendLead(url, tripBody())).body as LeadAccepted;
      const { client, userId } = await server.account('operator');
      await client.from('leads').update({ status: 'contacted', staff_notes: 'Called', assignee: userId }).eq('id', id);
      const history = await client
        .from('lead_history')
        .select('field, old_value, new_value, changed_by, changed_by_name')
        .eq('lead_id', id)
        .order('field');
      const by = { changed_by: userId, changed_by_name: 'Test operator' };
      expect(history.data).toEqual([
        { field: 'assignee', old_value: null, new_value: userId, ...by },
        { field: 'staff_notes', old_value: null, new_value: 'Called', ...by },
        { field: 'status', old_value: 'new', new_value: 'contacted', ...by },
      ]);
      await expect(server.query(`update public.lead_history set new_value = 'lost'`)).rejects.toThrow('append-only');
      await expect(server.query('delete from public.lead_history')).rejects.toThrow('append-only');
      await expect(server.query('truncate public.lead_history')).rejects.toThrow('append-only');
    });

    it('is erased with its lead, which leaves an event', async () => {
      const body = tripBody();
      const { body: answer } = await sendLead(url, body);
      const { id, reference } = answer as LeadAccepted;
      const manager = await server.signedIn('manager');
      await manager.from('leads').update({ status: 'lost' }).eq('id', id);
      expect((await manager.from('leads').delete().eq('id', id)).status).toBe(204);
      expect(await server.query('select from public.lead_history where lead_id = $1', [id])).toEqual([]);
      expect(
        await one(
          `select severity from public.security_events where event_type = 'lead_deleted' and details ->> 'reference' = $1`,
          [reference],
        ),
      ).toEqual({ severity: 'medium' });
    });

    it('assigns leads to staff only', async () => {
      const { userId } = await server.account('norole');
      const operator = await server.signedIn('operator');
      const { error } = await operator.from('leads').update({ assignee: userId }).not('id', 'is', null);
      expect(error?.code).toBe('23514');
    });
  });

  describe('transport', () => {
    const raw = (init: RequestInit) => fetch(`${url}/functions/v1/submit-lead`, init);
    const json = { 'content-type': 'application/json' };

    it('answers the browser’s preflight', async () => {
      const response = await raw({
        method: 'OPTIONS',
        headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    });

    it.each<[string, RequestInit, number, string]>([
      ['GET', { method: 'GET' }, 405, 'method_not_allowed'],
      [
        'another media type',
        { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
        415,
        'unsupported_media_type',
      ],
      ['no body', { method: 'POST', headers: json }, 400, 'invalid_json'],
      [
        'bytes that are no UTF-8',
        { method: 'POST', headers: json, body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) },
        400,
        'invalid_json',
      ],
      [
        'a body of 16 385 bytes',
        { method: 'POST', headers: json, body: `"${'x'.repeat(16_383)}"` },
        413,
        'body_too_large',
      ],
      [
        'a body of 16 384 bytes',
        { method: 'POST', headers: json, body: `"${'x'.repeat(16_382)}"` },
        422,
        'validation_failed',
      ],
      [
        'a key that is no UUID',
        { method: 'POST', headers: { ...json, 'idempotency-key': '1' }, body: '{}' },
        400,
        'invalid_idempotency_key',
      ],
      [
        'deep nesting',
        { method: 'POST', headers: json, body: '['.repeat(8000) + ']'.repeat(8000) },
        422,
        'validation_failed',
      ],
    ])('refuses %s', async (_, init, status, code) => {
      const response = await raw({
        ...init,
        headers: { [TEST_IP_HEADER]: newIp(), ...(init.headers as Record<string, string>) },
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ success: false, code, error: expect.any(String) as string });
    });

    it('stops reading a body without a stated length', async () => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(0x20)),
      });
      const request = new Request('http://functions/submit-lead', {
        method: 'POST',
        headers: json,
        body: endless,
        duplex: 'half',
      } as RequestInit);
      expect(
        (await handler(request, { env: () => undefined, log: () => {}, fetch: async () => Response.json(false) }))
          .status,
      ).toBe(413);
    });

    it('speaks the sender’s language', async () => {
      const errorFor = async (body: unknown, language: string) => {
        const { body: answer } = await sendLead(url, body, { headers: { 'accept-language': language } });
        return answer.success ? '' : answer.error;
      };
      expect(await errorFor({}, 'fr-CH, en;q=0.8')).toContain('informations');
      expect(await errorFor({}, 'de, en;q=0.8')).toContain('details');
      expect(await errorFor({ details: { language: 'he' } }, 'fr')).toContain('הפרטים');
    });

    it('answers 503 in its own words when the database is away', async () => {
      const lines: string[] = [];
      const request = new Request('http://functions/submit-lead', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(tripBody()),
      });
      const response = await handler(request, {
        env: () => undefined,
        log: (line) => void lines.push(line),
        fetch: () => Promise.reject(new TypeError('connect ECONNREFUSED')),
      });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        { outcome: 'unavailable', cause: 'TypeError' },
      ]);
    });

    it('leads a form of a hosted project to a page of the site: the platform shows no HTML of functions', async () => {
      const answer = async (fields: Record<string, string>, siteUrl = 'https://www.example.com/') => {
        const request = new Request('http://functions/submit-lead', {
          method: 'POST',
          body: new URLSearchParams({ name: 'Dana Levi', phone: newPhone(), service_type: 'contact', ...fields }),
        });
        const settings: Record<string, string> = {
          SITE_URL: siteUrl,
          SUPABASE_URL: url,
          SUPABASE_SERVICE_ROLE_KEY: server.keys.secret,
        };
        const response = await handler(request, { env: (name) => settings[name], log: () => {} });
        return [response.status, response.headers.get('location')];
      };
      expect(await answer({ notes: 'Please call', language: 'fr' })).toEqual([
        303,
        expect.stringMatching(
          /^https:\/\/www\.example\.com\/fr\/plan-your-trip\?reference=TM-[2-9A-Z]{5}#request-received$/u,
        ),
      ]);
      expect(await answer({ notes: '', language: 'he' })).toEqual([
        303,
        'https://www.example.com/plan-your-trip#request-refused',
      ]);
      expect(await answer({ notes: 'Please call me' }, '')).toEqual([200, null]);
    });

    it('logs neither names nor phones nor addresses', async () => {
      const lines: string[] = [];
      const [body, ip] = [tripBody(), '203.0.113.200'];
      const request = new Request('http://functions/submit-lead', {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': ip },
        body: JSON.stringify(body),
      });
      const settings: Record<string, string> = {
        CLIENT_IP_HEADER: 'x-forwarded-for',
        IP_HASH_SECRET: 'secret',
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: server.keys.secret,
      };
      expect(
        (await handler(request, { env: (name) => settings[name], log: (line) => void lines.push(line) })).status,
      ).toBe(200);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        outcome: 'stored',
        sender: expect.stringMatching(/^[\da-f]{16}$/u) as string,
      });
      for (const secret of [ip, 'Dana', String(body['phone']), 'dana@example.com'])
        expect(lines[0]).not.toContain(secret);
    });
  });

  describe('a form without JavaScript', () => {
    const fields = (): Record<string, string> => ({
      name: 'Léa <b>Martin</b>',
      country_code: '+972',
      phone: newPhone().replace('+972', '0'),
      email: 'lea@example.com',
      travel_date: tripBody()['travel_date'] as string,
      passengers: '3',
      service_type: 'day_tour',
      pickup: 'Rothschild 1, Tel Aviv',
      dropoff: 'Masada, lower station',
      pickup_time: '09:00',
      luggage: '',
      round_trip: 'on',
      subject: '',
    });

    it('is answered with a page that holds the reference', async () => {
      const form = fields();
      const { status, headers, page } = await sendForm(url, form, { 'accept-language': 'fr' });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page).toContain('<html lang="fr" dir="ltr">');
      const [lead] = await leadsOf(form['phone']?.replace(/^0/u, '+972'));
      expect(lead).toMatchObject({
        destination: 'Rothschild 1, Tel Aviv → Masada, lower station',
        passengers: 3,
        round_trip: true,
        luggage: null,
      });
      expect(page).toContain(lead?.['reference']);
    });

    it('says where no mail brings the link, and how to get it; never after a message, which has none', async () => {
      const send = () => sendForm(url, { ...fields(), phone: newPhone(), email: 'many@example.com', language: 'en' });
      const pages = [await send(), await send(), await send()].map(({ page }) => page.includes(unmailed.text));
      expect(pages).toEqual([false, false, true]);
      const message = { name: 'Noa', phone: newPhone(), service_type: 'contact', notes: 'Please call', language: 'en' };
      expect((await sendForm(url, message)).page).not.toContain(unmailed.text);
    });

    it.each([
      ['in English', { language: 'en' }, 'Thank you!', (phone: string) => phone.replace('+972', '0')],
      ['in French', { language: 'fr' }, 'Merci', (phone: string) => phone],
      ['in Hebrew', { language: 'he' }, 'תודה', (phone: string) => phone.replace('+', '00')],
    ])('takes the short form’s message %s, however the number is written', async (_, language, thanks, write) => {
      const phone = newPhone();
      const message = { name: 'Noa', phone: write(phone), country_code: '+972', email: '', notes: 'Please call' };
      const { status, page } = await sendForm(url, {
        ...message,
        ...language,
        service_type: 'contact',
        subject: '',
      });
      expect(status).toBe(200);
      expect(page).toContain(thanks);
      const [lead] = await leadsOf(phone);
      expect(lead).toMatchObject({
        service_type: 'contact',
        notes: 'Please call',
        email: null,
        language: language.language,
        quarantined: false,
      });
      expect(page).toContain(lead?.['reference']);
    });

    it('takes the way back and a passenger; what does not fit together is asked again, nothing lost', async () => {
      const passenger_phone = newPhone();
      const form: Record<string, string> = {
        ...fields(),
        round_trip: '',
        return_date: dayFromNow(29),
        return_time: '18:00',
        return_flight: 'LY 009',
        passenger_name: '',
        passenger_phone: passenger_phone.replace('+972', '0'),
        language: 'en',
      };
      const { status, page } = await sendForm(url, form);
      const { errors } = plainPage;
      expect(status).toBe(422);
      for (const words of [errors.roundTripNeeded, errors.returnBefore, errors.passengerNameMin])
        expect(page).toContain(words);
      expect(page).toContain(
        `name="return_date" dir="ltr" aria-invalid="true" aria-describedby="return_date-error" value="${dayFromNow(29)}"`,
      );
      expect(page).toContain('<option value="18:00" selected>');
      expect(page).toMatch(/name="passenger_phone"[^>]* value="0\d+"/u);
      const mended = { ...form, round_trip: 'on', return_date: dayFromNow(31), passenger_name: 'Ruth Levi' };
      expect((await sendForm(url, mended)).status).toBe(200);
      expect(await leadsOf(form['phone']?.replace(/^0/u, '+972'))).toMatchObject([
        {
          return_date: dayFromNow(31),
          return_time: '18:00:00',
          return_flight: 'LY 009',
          passenger_name: 'Ruth Levi',
          passenger_phone,
        },
      ]);
    });

    it('names what a message lacks', async () => {
      const { status, page } = await sendForm(url, {
        name: 'N',
        phone: '12',
        country_code: '+972',
        notes: '',
        service_type: 'contact',
        language: 'en',
      });
      expect(status).toBe(422);
      for (const sentence of ['Name: at least 2 letters', 'Phone: at least 9 digits', 'Please write a message'])
        expect(page).toContain(sentence);
    });

    it('is shown again when refused, with the answers, what is wrong with them and nothing that runs', async () => {
      const form = { ...fields(), passengers: '99', email: '<script>', language: 'he' };
      const { status, headers, page } = await sendForm(url, form);
      expect(status).toBe(422);
      expect(page).toContain('dir="rtl"');
      expect(page).toContain('נוסעים: 1 עד 60');
      expect(page).toContain('value="Léa &lt;b&gt;Martin&lt;/b&gt;"');
      expect(page).toContain('value="&lt;script&gt;"');
      expect(page).not.toMatch(/<script|style=|<b>/u);
      const [, styles = ''] = /<style>(.*?)<\/style>/su.exec(page) ?? [];
      const hash = createHash('sha256').update(styles).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
      expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    });

    it('says of an address in letters of another script what to do', async () => {
      const message = { name: 'Noa', phone: newPhone(), notes: 'Please call', service_type: 'contact' };
      const { status, page } = await sendForm(url, { ...message, email: 'אבי@example.com', language: 'he' });
      expect(status).toBe(422);
      expect(page).toContain('האותיות שלפני ה־@ צריכות להיות באנגלית');
      expect(page).toContain('value="אבי@example.com"');
      const { body } = await sendLead(url, { ...tripBody(), email: 'иван@mail.ru' });
      expect(body).toMatchObject({ code: 'validation_failed', fields: { email: 'emailLetters' } });
      expect((await sendLead(url, { ...tripBody(), email: 'ivan@почта.рф' })).status).toBe(200);
    });

    it('names the business and every other way to reach it', async () => {
      const { page } = await sendForm(url, { name: 'N', service_type: 'contact', language: 'fr' });
      expect(page).toContain('<header>Transferts &lt;VIP&gt;</header>');
      expect(page).toContain(
        'Par téléphone\u202f: <a href="tel:+97235550199"><bdi dir="ltr">+972 3 555 0199</bdi></a>',
      );
      expect(page).toContain('<a href="https://wa.me/972545550199"><bdi dir="ltr">+972 54 555 0199</bdi></a>');
      expect(page).toMatch(/<a href="http[^"]+\/fr\/contact">Tous les moyens de nous joindre<\/a>/u);
    });

    it('can be mended and sent from that page, and is one request however often', async () => {
      const form: Record<string, string> = { ...fields(), travel_date: '2020-01-01', language: 'en' };
      const { page } = await sendForm(url, form);
      const key = /name="idempotency_key" value="([^"]+)"/u.exec(page)?.[1] ?? '';
      const mended = { ...form, travel_date: tripBody()['travel_date'] as string, idempotency_key: key };
      for (let time = 0; time < 2; time += 1) expect((await sendForm(url, mended)).status).toBe(200);
      expect(await leadsOf(form['phone']?.replace(/^0/u, '+972'))).toHaveLength(1);
    });
  });
});
