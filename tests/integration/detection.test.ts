/** What raises what (design: security monitor): each rule is provoked from outside and seen as an alert, event or block. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, newPhone, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';

describe.each(databases())('detection on %s', (database) => {
  let server: TestBackend;
  let admin: TestAccount;

  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    admin = await server.account('admin');
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of [
      'private.request_buckets',
      'public.security_alerts',
      'public.security_events',
      'public.blocked_ips',
    ])
      await server.query(`delete from ${table}`);
    await server.query('update private.main_sender set network = null, ahead = 0');
  });

  const times = async (count: number, act: (nth: number) => Promise<unknown>) => {
    for (let nth = 0; nth < count; nth += 1) await act(nth);
  };
  /** Open alerts as an administrator sees them: "high failed_sign_ins 2001:db8:1:2::/64 ×1". */
  const alerts = async () => {
    const { data, error } = await admin.client
      .from('security_alerts')
      .select('severity, event_type, ip_address, occurrences')
      .eq('resolved', false)
      .order('event_type');
    if (error) throw error;
    return data.map(({ severity, event_type, ip_address, occurrences }) =>
      [severity, event_type, ip_address, `×${occurrences}`].filter(Boolean).join(' '),
    );
  };
  const events = async (type: string) =>
    (await admin.client.from('security_events').select('severity, details').eq('event_type', type)).data;
  const networkOf = (ip: string) => ip.replace(/::1$/u, '::/64');
  const isBlocked = async (ip: string) =>
    (await admin.client.from('blocked_ips').select('ip_address, auto_blocked').eq('ip_address', networkOf(ip))).data;
  const watch = () => server.query('select private.detect_problems()');

  it('20 refused requests in 10 minutes from one address: a block and one high alert', async () => {
    const ip = newIp();
    await times(29, () => sendLead(server.url, tripBody(), { ip }));
    expect(await alerts()).toEqual([]);
    expect((await sendLead(server.url, tripBody(), { ip })).status).toBe(429);
    expect(await alerts()).toEqual([`high ip_auto_blocked ${networkOf(ip)} ×1`]);
    expect((await sendLead(server.url, tripBody(), { ip })).status).toBe(403);
    expect(await isBlocked(ip)).toEqual([{ ip_address: networkOf(ip), auto_blocked: true }]);
  });

  it('an address of which most of the traffic comes may be everybody: an alert, and no block', async () => {
    const [shared, other] = [newIp(), newIp()];
    const minutes = (count: number, ...ips: string[]) =>
      times(count, async () => {
        for (const ip of ips)
          await server.query(
            `insert into private.request_buckets (bucket, hits, stale_at) values ($1, array[now()], now())
             on conflict (bucket) do update set hits = excluded.hits`,
            [`flights:ip:${networkOf(ip)}`],
          );
        await server.query('select private.count_senders()');
        await server.query('delete from private.request_buckets');
      });
    // Others are there, too: it is one visitor among them.
    await minutes(60, shared, other);
    await minutes(59, shared);
    const flood = () => times(30, () => sendLead(server.url, tripBody(), { ip: shared }));
    await flood();
    expect(await alerts()).toEqual([`high ip_auto_blocked ${networkOf(shared)} ×1`]);
    for (const table of ['private.request_buckets', 'public.blocked_ips', 'public.security_alerts'])
      await server.query(`delete from ${table}`);
    await minutes(1, shared);
    await flood();
    expect(await alerts()).toEqual([`high shared_address ${networkOf(shared)} ×1`]);
    expect((await sendLead(server.url, tripBody(), { ip: shared })).status).toBe(429);
    expect(await isBlocked(shared)).toEqual([]);
    // A day without it, and it is one like any other.
    await server.query('delete from private.request_buckets');
    await server.query(`update private.main_sender set seen_at = now() - interval '25 hours'`);
    await minutes(1, other);
    expect(await server.query('select network, ahead from private.main_sender')).toEqual([
      { network: networkOf(other), ahead: 1 },
    ]);
  });

  it('5 requests of a machine in 10 minutes: a medium alert and a block', async () => {
    const ip = newIp();
    const machine = (nth: number) => {
      const body = tripBody();
      const details = nth % 2 ? { subject: 'x' } : { submitted_at: body.details['opened_at'] };
      return sendLead(server.url, { ...body, details: { ...body.details, ...details } }, { ip });
    };
    await times(4, machine);
    expect(await alerts()).toEqual([]);
    expect((await machine(5)).status).toBe(200);
    expect(await alerts()).toEqual([`medium suspicious_leads ${networkOf(ip)} ×1`]);
    expect(await isBlocked(ip)).toHaveLength(1);
  });

  it('10 invalid bodies, or bodies with code in them, in 10 minutes: a medium alert', async () => {
    const [invalid, injecting, harmless] = [newIp(), newIp(), newIp()];
    await times(9, () => sendLead(server.url, '{', { ip: invalid }));
    const attacks = [
      '<script>alert(1)</script>',
      `x' OR '1'='1`,
      '${jndi:ldap://x}',
      'a; DROP TABLE leads',
      '../../etc/passwd',
    ];
    const attack = (nth: number) => sendLead(server.url, tripBody({ notes: attacks[nth % 5] }), { ip: injecting });
    await times(9, async (nth) => expect((await attack(nth)).status).toBe(200));
    const words = [
      'We land at 7 & need 2 seats; update us',
      'Terminal 3 <-> hotel "Dan" and back',
      '5 > 4?',
      'דנה (אור) = 2 נוסעים',
    ];
    await times(10, (nth) => sendLead(server.url, tripBody({ notes: words[nth % 4] }), { ip: harmless }));
    expect(await alerts()).toEqual([]);
    await sendLead(server.url, { name: 'x' }, { ip: invalid });
    await attack(9);
    const expected = [invalid, injecting].map((ip) => `medium invalid_requests ${networkOf(ip)} ×1`);
    expect((await alerts()).toSorted()).toEqual(expected.toSorted());
  });

  it('the setup of an administrator: refused a high event, succeeded a critical alert', async () => {
    await server.anonClient().rpc('create_initial_admin', { admin_email: 'stranger@example.com' });
    expect(await events('admin_setup_refused')).toMatchObject([{ severity: 'high' }]);
    // Only an installation without an administrator can succeed, so it is one of its own.
    const fresh = await startTestBackend({ database });
    try {
      const owner = await fresh.account('norole');
      await fresh.query('insert into private.admin_allowlist (email) values ($1)', [owner.email]);
      const alerts = async () =>
        (await owner.client.from('security_alerts').select('severity, event_type, resolved')).data;
      await fresh.anonClient().rpc('create_initial_admin', { admin_email: owner.email });
      const raised = { severity: 'critical', event_type: 'admin_setup_succeeded' };
      expect(await alerts()).toEqual([{ ...raised, resolved: false }]);
      // The owner's own act is on record, and no alarm.
      await fresh.query(`do $$ begin
        set local session_replication_role = replica;
        delete from public.user_roles;
        delete from private.admin_bootstrap;
        delete from public.security_alerts;
      end $$`);
      await owner.client.rpc('create_initial_admin', { admin_email: owner.email });
      expect(await alerts()).toEqual([{ ...raised, resolved: true }]);
    } finally {
      await fresh.close();
    }
  });

  it('roles given and taken: high events', async () => {
    const { userId } = await server.account('norole');
    await admin.client.from('user_roles').insert({ user_id: userId, role: 'operator' });
    await admin.client.from('user_roles').delete().eq('user_id', userId);
    for (const type of ['role_granted', 'role_revoked'])
      expect(await events(type)).toMatchObject([{ severity: 'high', details: { user_id: userId, by: admin.userId } }]);
  });

  describe('10 failed sign-ins in 15 minutes', () => {
    const signIn = (ip: string, email: string, password = 'Wrong-horse-battery-9') =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: server.keys.publishable, 'content-type': 'application/json', [TEST_IP_HEADER]: ip },
        body: JSON.stringify({ email, password }),
      });

    it('from one address: a high alert for it, whether the accounts exist or not', async () => {
      const ip = newIp();
      await times(9, (nth) => signIn(ip, nth % 2 ? admin.email : 'nobody@example.com'));
      expect((await signIn(ip, admin.email, admin.password)).status).toBe(200);
      expect(await alerts()).toEqual([]);
      expect(await events('sign_in_failed')).toHaveLength(9);
      expect((await signIn(ip, admin.email)).status).toBe(400);
      expect(await alerts()).toEqual([`high failed_sign_ins ${networkOf(ip)} ×1`]);
      await signIn(ip, admin.email);
      expect(await alerts()).toEqual([`high failed_sign_ins ${networkOf(ip)} ×2`]);
    });

    it('from many addresses: a high alert without one', async () => {
      await times(9, () => signIn(newIp(), admin.email));
      expect(await alerts()).toEqual([]);
      await signIn(newIp(), admin.email);
      expect(await alerts()).toEqual(['high failed_sign_ins ×1']);
    });

    it('seen by the hosted sign-in service’s hook, which never keeps anybody out', async () => {
      const hook = async (event: string) =>
        (await server.query('select private.hook_password_verification($1::jsonb) as answer', [event]))[0]?.['answer'];
      const event = (valid: boolean) => JSON.stringify({ user_id: admin.userId, valid });
      await times(20, async () => expect(await hook(event(true))).toEqual({ decision: 'continue' }));
      await times(9, async () => expect(await hook(event(false))).toEqual({ decision: 'continue' }));
      expect(await alerts()).toEqual([]);
      await hook(event(false));
      expect(await alerts()).toEqual(['high failed_sign_ins ×1']);
      expect(await hook('{"valid": "perhaps"}')).toEqual({ decision: 'continue' });
    });
  });

  describe('what is watched every minute', () => {
    beforeEach(async () => {
      for (const table of ['public.visits', 'public.leads', 'private.visit_hours'])
        await server.query(`delete from ${table}`);
    });
    /** So many visits in each of the hours before the last, and in the last 50 minutes. */
    const visits = (hours: number, perHour: number, lately: number) =>
      server.query(
        `insert into public.visits (session_id, path, created_at)
         select 's' || n, '/', date_trunc('hour', now()) - make_interval(hours => h, mins => 5)
           from generate_series(1, $1::int) as h, generate_series(1, $2::int) as n
         union all select 't' || n, '/', now() - interval '50 minutes' * random() from generate_series(1, $3::int) as n`,
        [hours, perHour, lately],
      );

    it('visits above five times the hourly median: a medium alert, once, and quiet for an hour when resolved', async () => {
      await visits(48, 8, 40);
      await watch();
      expect(await alerts()).toEqual([]);
      await server.query(`insert into public.visits (session_id, path) values ('one more', '/')`);
      await watch();
      await watch();
      expect(await alerts()).toEqual(['medium visit_flood ×1']);
      await admin.client.from('security_alerts').update({ resolved: true }).eq('event_type', 'visit_flood');
      await watch();
      expect(await alerts()).toEqual([]);
      await server.query('alter table public.security_alerts disable trigger security_alerts_stamp');
      await server.query(`update public.security_alerts set resolved_at = now() - interval '61 minutes'`);
      await server.query('alter table public.security_alerts enable trigger security_alerts_stamp');
      await watch();
      expect(await alerts()).toEqual(['medium visit_flood ×1']);
    });

    it('a quiet site’s few visits, and a site’s first day, are no flood', async () => {
      await visits(48, 1, 25);
      await watch();
      await server.query('delete from public.visits');
      await server.query('delete from private.visit_hours');
      await visits(20, 1, 200);
      await watch();
      expect(await alerts()).toEqual([]);
    });

    it('no request in the set hours while visits are normal: a critical alert', async () => {
      const age = (hours: number) =>
        server.query(`update public.leads set created_at = now() - make_interval(hours => $1::int)`, [hours]);
      await visits(72, 4, 4);
      await watch();
      expect(await alerts()).toEqual([]);
      await sendLead(server.url, tripBody());
      await server.query('delete from public.messages');
      await age(23);
      await watch();
      expect(await alerts()).toEqual([]);
      await age(25);
      // What a machine has sent is no request.
      const bot = tripBody();
      await sendLead(server.url, { ...bot, details: { ...bot.details, subject: 'x' } });
      await server.query('delete from public.messages');
      await watch();
      expect(await alerts()).toEqual(['critical no_leads ×1']);
    });

    it('no request while there are hardly any visits either: nothing', async () => {
      await sendLead(server.url, tripBody());
      await server.query('delete from public.messages');
      await server.query(`update public.leads set created_at = now() - interval '25 hours'`);
      await visits(72, 4, 4);
      await server.query(
        `delete from public.visits where created_at > now() - interval '24 hours' and session_id <> 's1'`,
      );
      await watch();
      expect(await alerts()).toEqual([]);
    });

    it('flights that have been looked for in vain for half an hour: a high alert', async () => {
      const claim = () => server.asService().rpc('claim_wanted_flight_feed');
      const later = (minutes: number) =>
        server.query(
          `update private.flight_feed set claimed_at = claimed_at - make_interval(mins => $1::int),
            missing_since = missing_since - make_interval(mins => $1::int), asked_at = now() where true`,
          [minutes],
        );
      await server.query('update private.flight_feed set fetched_at = null, claimed_at = null, asked_at = now()');
      await times(6, async () => {
        expect((await claim()).data).toBe(true);
        await watch();
        expect(await alerts()).toEqual([]);
        await later(5);
      });
      await claim();
      await watch();
      expect(await alerts()).toEqual(['high flights_missing ×1']);
      await server.query('delete from public.security_alerts');
      // A night in which nobody asks is no time without flights.
      await later(600);
      await claim();
      await later(5);
      await watch();
      await server.asService().rpc('store_flights', { flights: [] });
      await later(600);
      await watch();
      expect(await alerts()).toEqual([]);
    });

    it('a message that waits longer than 10 minutes: a critical alert', async () => {
      await sendLead(server.url, tripBody());
      const age = (seconds: number) =>
        server.query('update public.messages set send_after = now() - make_interval(secs => $1)', [seconds]);
      await age(590);
      await watch();
      expect(await alerts()).toEqual([]);
      await age(601);
      await watch();
      await watch();
      expect(await alerts()).toEqual(['critical message_stuck ×1']);
    });
  });

  it('leaves no personal data in events and alerts', async () => {
    const ip = newIp();
    const phone = newPhone();
    await times(31, (nth) => sendLead(server.url, tripBody({ phone, notes: `Dana Levi ${nth}` }), { ip }));
    await server.anonClient().rpc('create_initial_admin', { admin_email: 'dana@example.com' });
    await server.anonClient().auth.signInWithPassword({ email: 'dana@example.com', password: 'Wrong-horse-battery-9' });
    const rows = await server.query(`select to_jsonb(e)::text as row from public.security_events as e
      union all select to_jsonb(a)::text from public.security_alerts as a`);
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toMatch(/dana|levi|@|\+972/iu);
  });
});
