/** Settings: who may turn which, that two people do not overwrite each other, and what of them is public. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Published } from '../../src/config/published.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-settings.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-settings.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-settings.ts';
import { FIRST_PROMISES } from '../../supabase/functions/_shared/facts/promises.ts';
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

  it('begins with what a build without a database says', async () => {
    const [row] = await server.query<{ facts: Published }>('select private.published_facts() as facts');
    expect(row?.facts).toMatchObject({ promises: FIRST_PROMISES, closed_dates: [] });
  });

  it('publishes a promise with its change, as another version, and nothing else', async () => {
    const published = async (known: number) =>
      (await server.anonClient().rpc('published_facts', { known }, { get: true })).data as Published | null;
    const first = await published(0);
    if (!first) throw new Error('nothing is published');
    expect(await published(first.version)).toBeNull();
    await save(admin.client, 'no_lead_hours', 25);
    await save(admin.client, 'free_until_hours', FIRST_PROMISES.free_until_hours);
    expect(await published(first.version)).toBeNull();
    expect((await save(manager.client, 'free_until_hours', 37)).data).toEqual([]);
    expect((await save(admin.client, 'free_until_hours', 37)).error).toBeNull();
    expect(await published(first.version)).toEqual({
      ...first,
      version: first.version + 1,
      promises: { ...FIRST_PROMISES, free_until_hours: 37 },
    });
  });

  it('lets the second of two people know that the value has changed meanwhile', async () => {
    const seen = String((await read('request_addresses'))?.updated_at);
    const addresses = ['office@example.com'];
    expect((await save(manager.client, 'request_addresses', addresses, seen)).data).toHaveLength(1);
    expect((await save(admin.client, 'request_addresses', [], seen)).data).toEqual([]);
    expect((await read('request_addresses'))?.value).toEqual(addresses);
  });

  it('tells everybody the closed days from today in Israel on, and nothing else of the settings', async () => {
    const [days] = await server.query<{ past: string; today: string; later: string }>(
      `select (private.israel_day(now()) - 1)::text as past, private.israel_day(now())::text as today,
        (private.israel_day(now()) + 40)::text as later`,
    );
    await save(manager.client, 'closed_dates', [days?.later, '2099-02-31', days?.past, days?.today]);
    const response = await fetch(`${server.url}/rest/v1/rpc/published_facts`, {
      headers: { apikey: server.keys.publishable },
    });
    const { closed_dates } = (await response.json()) as Published;
    expect([response.status, closed_dates]).toEqual([200, [days?.today, days?.later, '2099-02-31']]);
    expect((await server.anonClient().from('settings').select('key')).error?.code).toBe('42501');
  });
});
