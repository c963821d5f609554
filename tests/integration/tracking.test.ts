/** track-visit and record-consent over HTTP: what they store, and what keeps a flood from filling the tables. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackingRecord } from '../../supabase/functions/_shared/contracts/tracking-contract.ts';
import { trackingCall } from '../../supabase/functions/track-visit/rules.ts';
import { consentWith } from '../fixtures/consent-record.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';

let lastSession = 0;
const newSession = () => `1795000000000-${String((lastSession += 1)).padStart(12, '0')}`;

describe.each(databases())('tracking on %s', (database) => {
  let server: TestBackend;
  let manager: Awaited<ReturnType<TestBackend['signedIn']>>;
  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    manager = await server.signedIn('manager');
  });
  afterAll(() => server?.close());
  beforeEach(() => server.query('truncate public.visits, public.page_counts'));

  const send = async (name: string, body: unknown, ip = newIp(), init: RequestInit = {}) => {
    const response = await fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: ip },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  const track = (body: unknown, ip?: string) => send('track-visit', body, ip);
  const visit = (sessionId: string, path = '/about', more: object = {}) => ({
    kind: 'visit',
    sessionId,
    pageUrl: server.url + path,
    ...more,
  });
  const leave = (sessionId: string, timeOnPage: number, path = '/about') => ({
    kind: 'leave',
    sessionId,
    pageUrl: server.url + path,
    timeOnPage,
  });
  const count = (path: string) => ({ kind: 'count', path });
  const consent = (changes: object = {}) => consentWith({ sessionId: newSession(), ...changes });
  const rows = async (sql: string) =>
    (await server.query<{ n: string }>(`select count(*)::text as n from ${sql}`))[0]?.n;
  const figures = async () => {
    const { data } = await manager.rpc('get_customer_dashboard_stats');
    const { total_visitors, total_page_views, top_pages } = data as Record<string, unknown>;
    return { total_visitors, total_page_views, top_pages };
  };
  const withSetting = async (key: string, value: number, act: () => Promise<void>) => {
    const [before] = await server.query<{ value: unknown }>('select value from public.settings where key = $1', [key]);
    await server.query(`update public.settings set value = '${value}' where key = $1`, [key]);
    try {
      await act();
    } finally {
      await server.query(`update public.settings set value = '${JSON.stringify(before?.value)}' where key = $1`, [key]);
    }
  };

  it('stores a visit without its query, and counts it with the anonymous views on the dashboard', async () => {
    const session = newSession();
    const answer = await track(
      visit(session, '/about?email=dana@example.com', {
        pageTitle: 'About us',
        referrer: 'https://mail.example.org/inbox/dana',
        userAgent: 'Browser',
      }),
    );
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(
      await server.query('select session_id, path, title, referrer, user_agent, time_on_page from public.visits'),
    ).toEqual([
      {
        session_id: session,
        path: '/about',
        title: 'About us',
        referrer: 'https://mail.example.org',
        user_agent: 'Browser',
        time_on_page: null,
      },
    ]);
    await track(count('/about'));
    await track(count('/fr'));
    expect(await figures()).toEqual({
      total_visitors: 1,
      total_page_views: 3,
      top_pages: [
        { page: '/about', views: 2 },
        { page: '/fr', views: 1 },
      ],
    });
  });

  it('lets a view that was counted become a visit without counting twice', async () => {
    await track(count('/about'));
    await track(count('/about'));
    for (let visitor = 0; visitor < 3; visitor += 1) await track(visit(newSession(), '/about', { counted: true }));
    // Two of the three had a count to take back; the third is a view of its own.
    expect(await figures()).toMatchObject({ total_visitors: 3, total_page_views: 3 });
    expect(await rows('public.page_counts')).toBe('0');
  });

  it('takes back ten counted views of an address and no more', async () => {
    for (let view = 0; view < 12; view += 1) await track(count('/about'));
    const ip = newIp();
    for (let nth = 0; nth < 12; nth += 1) await track(visit(newSession(), '/about', { counted: true }), ip);
    expect(await server.query('select sum(views)::integer as views from public.page_counts')).toEqual([{ views: 2 }]);
  });

  it('stores a leave with the newest visit of that session and page, once', async () => {
    const [one, other] = [newSession(), newSession()];
    for (const body of [visit(one), visit(one), visit(one, '/faq'), visit(other)]) await track(body);
    for (const body of [leave(one, 40), leave(one, 90), leave(newSession(), 5), leave(one, 7, '/fleet')])
      expect((await track(body)).status).toBe(200);
    const times = async () =>
      server.query(`select session_id = '${one}' as mine, path, time_on_page from public.visits order by id`);
    const expected = [
      { mine: true, path: '/about', time_on_page: null },
      { mine: true, path: '/about', time_on_page: 40 },
      { mine: true, path: '/faq', time_on_page: null },
      { mine: false, path: '/about', time_on_page: null },
    ];
    expect(await times()).toEqual(expected);
    await server.query(`update public.visits set created_at = created_at - interval '25 hours'`);
    await track(leave(other, 10));
    expect(await times()).toEqual(expected);
  });

  it('stores nothing of the legal pages and of the staff’s', async () => {
    for (const path of ['/privacy', '/en/privacy', '/fr/terms', '/terms/', '/dashboard', '/en/auth']) {
      const session = newSession();
      for (const body of [visit(session, path), leave(session, 3, path), count(path)])
        expect(await track(body)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await rows('public.visits')).toBe('0');
    expect(await rows('public.page_counts')).toBe('0');
  });

  it('limits each address and each visitor, and notes one event for a flood', async () => {
    const ip = newIp();
    await withSetting('visit_limit_per_ip', 10, async () => {
      const answers = [];
      for (let n = 0; n < 14; n += 1) answers.push(await track(count('/'), ip));
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429, 429, 429]);
      expect(answers.at(-1)?.body).toEqual({ success: false, code: 'rate_limited' });
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      // Another address of the same /64 network is the same sender.
      expect((await track(count('/'), ip.replace(/1$/u, '2'))).status).toBe(429);
    });
    expect(await rows(`public.security_events where event_type = 'visit_rate_limited'`)).toBe('1');
    await withSetting('visits_per_visitor', 10, async () => {
      const session = newSession();
      for (let n = 0; n < 10; n += 1) await track(visit(session));
      expect((await track(visit(session))).status).toBe(429);
      expect((await track(visit(newSession()))).status).toBe(200);
    });
    await server.query(`select private.block_network(private.client_network('${ip}'), 'Test')`);
    expect(await track(count('/'), ip)).toMatchObject({ status: 403, body: { code: 'blocked' } });
    expect(await send('record-consent', consent(), ip)).toMatchObject({ status: 403 });
  });

  it('keeps every choice by the server’s time, append-only and limited', async () => {
    const sessionId = newSession();
    const ip = newIp();
    await send('record-consent', consent({ sessionId }), ip);
    const withdrawn = { analytics: false, marketing: false, personalization: false };
    await send('record-consent', consent({ sessionId, choice: 'essential-only', ...withdrawn }), ip);
    const stored = await server.query(
      `select choice, analytics, policy_version, text_hash, language, created_at > now() - interval '1 minute' as is_now
       from public.consent_records where session_id = $1 order by id`,
      [sessionId],
    );
    const common = { policy_version: '2026-11-20', text_hash: 'a'.repeat(64), language: 'fr', is_now: true };
    expect(stored).toEqual([
      { choice: 'accepted', analytics: true, ...common },
      { choice: 'essential-only', analytics: false, ...common },
    ]);
    await expect(server.query('update public.consent_records set analytics = true')).rejects.toThrow('append-only');
    await expect(server.query('delete from public.consent_records')).rejects.toThrow('append-only');
    await withSetting('consent_limit_per_ip', 3, async () => {
      expect((await send('record-consent', consent(), ip)).status).toBe(200);
      expect((await send('record-consent', consent(), ip)).status).toBe(429);
    });
    await withSetting('consents_per_day', 100, async () => {
      await server.query(`insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash)
        select 's', 'accepted', true, true, true, '1', repeat('a', 64) from generate_series(1, 100)`);
      // A flood from some addresses leaves no hole in the proof of what others chose.
      const other = newIp();
      const statuses: number[] = [];
      for (let nth = 0; nth < 4; nth += 1) statuses.push((await send('record-consent', consent(), other)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await send('record-consent', consent())).status).toBe(200);
      expect(
        await server.query(`select severity from public.security_alerts where event_type = 'consents_full'`),
      ).toEqual([{ severity: 'high' }]);
    });
  });

  it.each([
    ['track-visit', 400, 'invalid_json', '{'],
    ['track-visit', 422, 'validation_failed', '"text"'],
    ['track-visit', 422, 'validation_failed', { kind: 'visit', sessionId: 'x', pageUrl: 'https://www.example.com' }],
    ['track-visit', 422, 'validation_failed', { kind: 'count', path: '/', sessionId: '1795000000000-3f9a0c1b7d2e' }],
    ['track-visit', 413, 'body_too_large', { kind: 'count', path: `/${'x'.repeat(9000)}` }],
    [
      'record-consent',
      422,
      'validation_failed',
      consentWith({ analytics: false, marketing: false, personalization: false }),
    ],
    ['record-consent', 422, 'validation_failed', consentWith({ textHash: 'none' })],
    ['record-consent', 400, 'invalid_json', '{"a":"\u0000"}'],
  ])('%s refuses case %# with %i %s', async (name, status, code, body) => {
    const before = await rows('public.consent_records');
    expect(await send(name, body)).toMatchObject({ status, body: { success: false, code } });
    expect(await rows('public.consent_records')).toBe(before);
    expect(await rows('public.visits')).toBe('0');
  });

  it('answers other methods and media types as they deserve, and logs no address', async () => {
    const get = await fetch(`${server.url}/functions/v1/track-visit`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const ip = newIp();
    const plain = await send('track-visit', '{}', ip, { headers: { 'content-type': 'text/plain' } });
    expect(plain.status).toBe(415);
    const session = newSession();
    await track(visit(session), ip);
    const logged = server.logs.join('\n');
    expect(logged).toContain('"function":"track-visit"');
    expect(logged).not.toContain(session);
    expect(logged).not.toContain(ip.replace(/::1$/u, ''));
  });

  it('stays small under a flood of 2,000 paths and sessions from everywhere', async () => {
    // From the function's own rules straight into the database: sending them all would test patience. Last in this file,
    // because the embedded database holds the process until the server's connections have timed out.
    const records = Array.from({ length: 2000 }, (_, n): TrackingRecord[] => {
      const path = `/attack-${n}`;
      return [
        { kind: 'count', path },
        { kind: 'visit', sessionId: newSession(), pageUrl: server.url + path },
      ];
    });
    const calls = records.flat().map((record) => trackingCall(record));
    await withSetting('visitors_per_day', 100, async () => {
      const outcomes: Record<string, number> = {};
      for (let at = 0; at < calls.length; at += 500) {
        const answers = await server.query<{ outcome: string }>(
          `select case call ->> 'name' when 'record_visit' then private.record_visit(call #> '{args,visit}', null)
             else private.count_page_view(call #>> '{args,path}', null) end ->> 'outcome' as outcome
           from jsonb_array_elements($1::jsonb) as call`,
          [JSON.stringify(calls.slice(at, at + 500))],
        );
        for (const { outcome } of answers) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
      expect(outcomes).toEqual({ stored: 2100, full: 1900 });
    });
    expect(await rows('public.visits')).toBe('100');
    expect(await rows('public.page_counts')).toBe('1');
    expect(await rows(`private.page_views where path <> '/404'`)).toBe('0');
    const counted = `select private.counter('visitors:all')::integer as visitors, private.counter('page_views')::integer as views`;
    expect(await server.query(counted)).toEqual([{ visitors: 100, views: 2100 }]);
  });
});
