/** Settings: who may turn which, that two people do not overwrite each other, and what of them is public. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { business } from '../../src/config/business.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-settings.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-settings.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-settings.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

describe.each(databases())('settings on %s', (database) => {
  let server: TestBackend;
  let manager: TestAccount;
  let admin: TestAccount;

  beforeAll(async () => {
    server = await startTestBackend({ database, keepsRest: true });
    manager = await server.account('manager');
    admin = await server.account('admin');
  });
  afterAll(() => server?.close());

  const keysOf = async (client: SupabaseClient) =>
    ((await client.from('settings').select('key').order('key')).data ?? []).map(({ key }) => String(key));
  const read = async (key: string) =>
    (await admin.client.from('settings').select('value, updated_at, updated_by_name').eq('key', key).single()).data;
  const save = async (client: SupabaseClient, key: string, value: unknown, seen?: string) => {
    const change = client.from('settings').update({ value }).eq('key', key);
    return (seen === undefined ? change : change.eq('updated_at', seen)).select('key, updated_by_name');
  };

  it('shows managers theirs, administrators all, and others none', async () => {
    const all = await server.query<{ key: string; managed: boolean }>(
      'select key, managers_may_change as managed from public.settings order by key collate "C"',
    );
    const managed = all.filter((setting) => setting.managed).map(({ key }) => key);
    expect(managed).not.toEqual([]);
    expect((await keysOf(manager.client)).toSorted()).toEqual(managed);
    expect((await keysOf(admin.client)).toSorted()).toEqual(all.map(({ key }) => key));
    for (const role of ['norole', 'operator'] as const) expect(await keysOf(await server.signedIn(role))).toEqual([]);
  });

  it('have a name and an explanation in every language', async () => {
    const all = await server.query<{ key: string }>('select key from public.settings order by key');
    for (const { settings } of [he, en, fr]) {
      expect(all.map(({ key }) => key).filter((key) => !settings[key]?.about)).toEqual([]);
    }
  });

  it('stores what a manager may change with the name, and leaves the rest alone', async () => {
    const { data } = await save(manager.client, 'no_lead_hours', 48);
    expect(data).toEqual([{ key: 'no_lead_hours', updated_by_name: 'Test manager' }]);
    // A word, too, which is no JSON by itself.
    for (const held of ['nothing', 'urgent']) {
      expect((await save(manager.client, 'send_on_rest_days', held)).error).toBeNull();
      expect((await read('send_on_rest_days'))?.value).toBe(held);
    }
    const limit = await read('lead_limit_per_ip');
    expect((await save(manager.client, 'lead_limit_per_ip', 500)).data).toEqual([]);
    expect(await read('lead_limit_per_ip')).toEqual(limit);
    const rise = await manager.client
      .from('settings')
      .update({ managers_may_change: true })
      .eq('key', 'lead_limit_per_ip');
    expect(rise.error?.code).toBe('42501');
  });

  it.each([
    ['no_lead_hours', 0],
    ['no_lead_hours', 721],
    ['no_lead_hours', 1.5],
    ['request_addresses', ['no address']],
    ['request_addresses', ['a@example.com\r\nBcc: b@example.com']],
    ['closed_dates', ['12/04/2027']],
    ['closed_dates', 5],
    ['send_on_rest_days', 'some'],
  ])('refuses %s = %j', async (key, value) => {
    expect((await save(manager.client, key, value)).error?.code).toBe('23514');
  });

  it('states the figures that the public pages state: those that nobody changes in the back office', async () => {
    const rows = await server.query<{ key: string; value: number | string }>(
      'select key, value from public.settings where set_with_site',
    );
    expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual({
      change_hours: business.changeHours,
      free_until_hours: business.freeCancellationHours,
      late_fee_percent: business.lateCancellation.percent,
      landing_waiting_minutes: business.landingWaitingMinutes,
      free_waiting_minutes: business.freeWaitingMinutes,
      free_delay_hours: business.freeDelayHours,
      rest_city: business.rest.city,
      rest_margin_before: business.rest.before,
      rest_margin_after: business.rest.after,
    });
  });

  it('lets nobody change what the pages of the site state, an administrator neither', async () => {
    const rows = 'select key, value from public.settings where set_with_site order by key';
    const stated = await server.query<{ key: string; value: unknown }>(rows);
    expect(stated).toHaveLength(9);
    for (const { key, value } of stated) {
      const other = typeof value === 'number' ? value + 1 : 'haifa';
      for (const { client } of [admin, manager]) expect((await save(client, key, other)).data, key).toEqual([]);
    }
    expect(await server.query(rows)).toEqual(stated);
    const open = await admin.client.from('settings').update({ set_with_site: false }).eq('key', 'change_hours');
    expect(open.error?.code).toBe('42501');
  });

  it('lets the second of two people know that the value has changed meanwhile', async () => {
    const seen = String((await read('request_addresses'))?.updated_at);
    const addresses = ['office@example.com'];
    expect((await save(manager.client, 'request_addresses', addresses, seen)).data).toHaveLength(1);
    expect((await save(admin.client, 'request_addresses', [], seen)).data).toEqual([]);
    expect((await read('request_addresses'))?.value).toEqual(addresses);
  });

  it('tells everybody how the business rests, the closed days from today in Israel on, and nothing else', async () => {
    const [days] = await server.query<{ past: string; today: string; later: string }>(
      `select (private.israel_day(now()) - 1)::text as past, private.israel_day(now())::text as today,
        (private.israel_day(now()) + 40)::text as later`,
    );
    await save(manager.client, 'closed_dates', [days?.later, '2099-02-31', days?.past, days?.today]);
    const response = await fetch(`${server.url}/rest/v1/rpc/rest_rules`, {
      headers: { apikey: server.keys.publishable },
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { city: 'tel-aviv', before: 60, after: 30, closed_dates: [days?.today, days?.later, '2099-02-31'] },
    ]);
    expect((await server.anonClient().from('settings').select('key')).error?.code).toBe('42501');
  });
});
