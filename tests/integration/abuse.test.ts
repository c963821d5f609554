/**
 * Floods from one place behind many forged addresses, and many parallel guesses of one password. One round here; all two
 * hundred with `npm run test:night`.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { newIp, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

const ROUNDS = isNight ? 200 : 1;
const CALLERS = 40;

/** Headers in which proxies, clouds and attackers name a client's address. */
const CLAIMS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-pseudo-ipv4',
  'fastly-client-ip',
  'fly-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'forwarded-for',
  'x-original-forwarded-for',
  'x-originating-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-vercel-forwarded-for',
  'x-nf-client-connection-ip',
  'x-azure-clientip',
] as const;

/** 200 different claims: every header with ten addresses of both families, alone or in a list. */
const FORGED = CLAIMS.flatMap((header, nth) =>
  Array.from({ length: 10 }, (_, at) => {
    const address = at % 2 ? `2001:db8:${nth}:${at}::1` : `203.0.113.${nth * 10 + at}`;
    const value = at % 3 ? address : `${address}, 198.51.100.${at}`;
    return { [header]: header === 'forwarded' ? `for="${value}";proto=https` : value };
  }),
);

describe.each(databases())('abuse on %s', (database) => {
  let server: TestBackend;

  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    const tables = [
      'private.request_buckets',
      'public.security_alerts',
      'public.security_events',
      'public.blocked_ips',
    ];
    for (const table of tables) await server.query(`delete from ${table}`);
  });

  const numberOf = async (rows: string) =>
    (await server.query<{ n: number }>(`select count(*)::integer as n from ${rows}`))[0]?.n;

  it('200 forged forwarding headers are one client: stopped at its limit, blocked within 30 requests, one alert', async () => {
    const ip = newIp();
    const statuses: number[] = [];
    for (const headers of FORGED) statuses.push((await sendLead(server.url, tripBody(), { ip, headers })).status);

    expect(statuses).toHaveLength(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const firstBlocked = statuses.indexOf(403);
    expect(firstBlocked).toBeGreaterThan(9);
    expect(firstBlocked).toBeLessThanOrEqual(30);
    expect(new Set(statuses.slice(firstBlocked))).toEqual(new Set([403]));
    expect(await numberOf('public.blocked_ips')).toBe(1);
    expect(await numberOf('public.security_alerts')).toBe(1);
    expect(await numberOf(`private.request_buckets where bucket like 'lead:ip:%'`)).toBe(1);
  });

  it('a flood that all comes at once ends the same way', async () => {
    const ip = newIp();
    const statuses: number[] = [];
    for (let wave = 0; wave < 5; wave += 1) {
      const answers = Array.from({ length: 20 }, () => sendLead(server.url, tripBody(), { ip }));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(new Set(statuses.slice(40))).toEqual(new Set([403]));
    expect(await numberOf('public.security_alerts')).toBe(1);
  });

  it(`${CALLERS} callers, ${ROUNDS} times, who all want to be the first administrator: one is, each time`, async () => {
    const owners = [await server.account('norole'), await server.account('norole')];
    await server.query('insert into private.admin_allowlist (email) select unnest($1::text[])', [
      owners.map(({ email }) => email),
    ]);
    // The same callers in each round; half of them signed in.
    const callers = Array.from({ length: CALLERS }, (_, nth) => {
      const owner = owners[nth % 2]!;
      return { email: owner.email, client: nth % 4 < 2 ? server.anonClient() : owner.client };
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        callers.map(({ email, client }) => client.rpc('create_initial_admin', { admin_email: email })),
      );
      expect(answers.filter(({ data }) => (data as { success: boolean }).success)).toHaveLength(1);
      expect(await numberOf(`public.user_roles where role = 'admin'`)).toBe(1);
      expect(await numberOf(`public.security_alerts where event_type = 'admin_setup_succeeded'`)).toBe(1);
      await server.query(`do $$ begin
        set local session_replication_role = replica;
        delete from public.user_roles;
        delete from private.admin_bootstrap;
        delete from public.security_alerts;
        delete from public.security_events;
      end $$`);
    }
  }, 1_200_000);
});
