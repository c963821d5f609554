/** An administrator blocks addresses and networks through the API; the request form then refuses them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe.each(databases())('blocks by hand on %s', (database) => {
  let server: TestBackend;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({ database });
    admin = await server.account('admin');
  });
  afterAll(() => server?.close());

  const block = (ip_address: string) =>
    admin.client.from('blocked_ips').insert({ ip_address, reason: 'By hand', blocked_until: tomorrow() });
  const isBlocked = async (ip: string) =>
    (
      await server.query<{ blocked: boolean }>(
        'select private.is_blocked(private.client_network($1::inet)) as blocked',
        [ip],
      )
    )[0]?.blocked;

  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['198.51.100.77/24', '198.51.100.1', '198.51.101.1'],
    // One subscriber has the whole /64.
    ['2001:db8:0:1::5', '2001:db8:0:1::9', '2001:db8:0:2::5'],
    ['2001:db8:a::/48', '2001:db8:a:ffff::1', '2001:db8:b::1'],
  ])('%s reaches %s and not %s', async (network, inside, outside) => {
    expect((await block(network)).error).toBeNull();
    expect([await isBlocked(inside), await isBlocked(outside)]).toEqual([true, false]);
    expect((await block(network)).error?.code).toBe('23505');
  });

  it.each(['0.0.0.0/0', '10.0.0.0/15', '::/0', '2001:db8::/31'])('%s is too wide', async (network) => {
    expect((await block(network)).error?.code).toBe('23514');
  });

  it('an expired entry makes room and is remembered by the next automatic block', async () => {
    const network = '192.0.2.9';
    await server.query(
      `insert into public.blocked_ips (ip_address, blocked_until, auto_blocked, strikes) values ($1, now(), true, 2)`,
      [network],
    );
    expect((await block(network)).error).toBeNull();
    const { data } = await admin.client
      .from('blocked_ips')
      .select('auto_blocked, strikes, reason')
      .eq('ip_address', network);
    expect(data).toEqual([{ auto_blocked: false, strikes: 3, reason: 'By hand' }]);
    await server.query('select private.block_network($1, $2)', [network, 'too_many_requests']);
    expect((await admin.client.from('blocked_ips').select('strikes').eq('ip_address', network)).data).toEqual([
      { strikes: 4 },
    ]);
  });

  it('leaves an event of each block, unblocking, changed setting and resolved alert, with who did it', async () => {
    await server.query('delete from public.security_events');
    const by = admin.userId;
    await block('192.0.2.99');
    await server.query(`select private.block_network('192.0.2.98', 'too_many_requests')`);
    await admin.client.from('blocked_ips').delete().eq('ip_address', '192.0.2.99');
    await admin.client.from('settings').update({ value: 48 }).eq('key', 'no_lead_hours');
    await admin.client
      .from('settings')
      .update({ value: ['dana@example.com'] })
      .eq('key', 'alert_addresses');
    await server.query(`select private.raise_alert('high', 'no_leads')`);
    await admin.client
      .from('security_alerts')
      .update({ resolved: true, resolved_at: tomorrow() })
      .eq('event_type', 'no_leads');
    expect(
      await server.query(
        'select event_type, host(ip_address) as ip, details from public.security_events order by created_at',
      ),
    ).toEqual([
      { event_type: 'ip_blocked', ip: '192.0.2.99', details: { by } },
      { event_type: 'ip_unblocked', ip: '192.0.2.99', details: { by } },
      { event_type: 'setting_changed', ip: null, details: { by, setting: 'no_lead_hours', from: 24, to: 48 } },
      { event_type: 'setting_changed', ip: null, details: { by, setting: 'alert_addresses' } },
      { event_type: 'alert_resolved', ip: null, details: { by, alert: 'no_leads' } },
    ]);
  });
});
