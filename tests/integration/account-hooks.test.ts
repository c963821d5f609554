/**
 * What the sign-in service asks the database: called as a hosted project calls it, with the service's own role, and as the
 * embedded backend does.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const MIGRATION = path.resolve(import.meta.dirname, '../../supabase/migrations/20261120003450_auth_hooks.sql');
const HOOKS = ['before_user_created', 'custom_access_token', 'password_verification', 'send_email'] as const;
const ADDRESS = '203.0.113.5';

describe.each(databases())('the hooks of the sign-in service on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, ownerEmails: ['owner@example.com'] });
    // A hosted project has the role before the first migration: the grants are made again, as they stand.
    await server.query('create role supabase_auth_admin noinherit');
    const grants = readFileSync(MIGRATION, 'utf8').split('\n\n').at(-1) ?? '';
    await server.query(grants);
  });
  afterAll(async () => {
    // Roles are the server's, not the database's.
    await server.query('drop owned by supabase_auth_admin');
    await server.query('drop role supabase_auth_admin');
    await server.close();
  });
  beforeEach(() => server.query('delete from private.request_buckets where true'));
  afterEach(async () => {
    await server.query('delete from public.blocked_ips where true');
    await server.query('delete from public.invitations where true');
    await server.query(`update public.settings set value = '"everybody"' where key = 'sign_up'`);
  });

  const ask = async (hook: (typeof HOOKS)[number], event: object, address: string | null = ADDRESS) => {
    const asked = JSON.stringify({ ...event, metadata: { ip_address: address } });
    const [row] = await server.query<{ answer: unknown }>(`select private.hook_${hook}($1::jsonb) as answer`, [asked]);
    return row?.answer;
  };
  const refused = (http_code: number, message: string) => ({ error: { http_code, message } });
  const create = (email: string, address: string | null = ADDRESS) =>
    ask('before_user_created', { user: { email } }, address);
  const block = (address: string) =>
    server.query(`insert into public.blocked_ips (ip_address, blocked_until) values ($1, now() + interval '1 hour')`, [
      address,
    ]);
  const invite = (email: string, days = 0) =>
    server.query(
      `insert into public.invitations (email, role, invited_at) values ($1, 'operator', now() - $2 * interval '1 day')`,
      [email, days],
    );

  it('are open to the service alone, which reads no token and no table by them', async () => {
    const may = async (role: string, what: string) =>
      (await server.query<{ may: boolean }>(`select ${what} as may`, [role]))[0]?.may;
    for (const hook of HOOKS) {
      const right = `has_function_privilege($1, 'private.hook_${hook}(jsonb)', 'execute')`;
      expect([hook, await may('supabase_auth_admin', right)]).toEqual([hook, true]);
      for (const role of ['anon', 'authenticated', 'service_role'])
        expect([hook, role, await may(role, right)]).toEqual([hook, role, false]);
    }
    for (const role of ['supabase_auth_admin', 'anon', 'authenticated', 'service_role'])
      for (const right of ['select', 'insert', 'update', 'delete'])
        for (const table of ['private.account_mails', 'private.first_passwords'])
          expect([role, table, await may(role, `has_table_privilege($1, '${table}', '${right}')`)]).toEqual([
            role,
            table,
            false,
          ]);
    const config = readFileSync(path.resolve(MIGRATION, '../../config.toml'), 'utf8');
    for (const hook of HOOKS) expect(config).toContain(`uri = "pg-functions://postgres/private/hook_${hook}"`);
  });

  it('let everybody ask for an account, ten times an hour from one network', async () => {
    for (let nth = 0; nth < 10; nth += 1) expect(await create(`p${nth}@example.com`)).toEqual({});
    expect(await create('p10@example.com')).toEqual(refused(429, 'too_many_sign_ups'));
    expect(await create('p10@example.com', '203.0.113.6')).toEqual({});
    for (let nth = 0; nth < 10; nth += 1) await create(`v6-${nth}@example.com`, `2001:db8:1:2::${nth}`);
    expect(await create('v6@example.com', '2001:db8:1:2:ffff::1')).toEqual(refused(429, 'too_many_sign_ups'));
  });

  it.each([null, '', 'unknown', '127.0.0.1', '10.0.0.7', '192.168.1.4', '::1', 'fd00::3'])(
    'count nobody by an address that is a proxy’s or none: %s',
    async (address) => {
      for (let nth = 0; nth < 12; nth += 1) expect(await create(`p${nth}@example.com`, address)).toEqual({});
    },
  );

  it('let only invited people ask where the owner has said so, with one answer on both backends', async () => {
    await server.query(`update public.settings set value = '"invited"' where key = 'sign_up'`);
    await invite('invited@example.com');
    await invite('late@example.com', 15);
    expect(await create('Invited@Example.com')).toEqual({});
    expect(await create('owner@example.com')).toEqual({});
    for (const email of ['late@example.com', 'stranger@example.com'])
      expect(await create(email)).toEqual(refused(403, 'not_invited'));

    const signUp = async (email: string) =>
      (await server.anonClient().auth.signUp({ email, password: 'Correct-horse-battery-9' })).error;
    expect(await signUp('invited@example.com')).toBeNull();
    expect(await signUp('stranger@example.com')).toMatchObject({
      status: 403,
      code: 'unknown',
      message: 'not_invited',
    });
    expect(await server.query(`select from auth.users where email = 'stranger@example.com'`)).toEqual([]);
  });

  it('give a blocked address neither an account nor a token', async () => {
    await block(ADDRESS);
    expect(await create('p@example.com')).toEqual(refused(403, 'address_blocked'));
    expect(await ask('custom_access_token', { claims: { sub: 'x' } })).toEqual(refused(403, 'address_blocked'));
    expect(await ask('custom_access_token', { claims: { sub: 'x' } }, '203.0.113.6')).toEqual({ claims: { sub: 'x' } });
  });

  it.each([null, 'nonsense', '203.0.113.300'])(
    'keep nobody out for an address that cannot be read: %s',
    async (address) => {
      expect(await ask('custom_access_token', { claims: { sub: 'x' } }, address)).toEqual({ claims: { sub: 'x' } });
      expect(await ask('password_verification', { valid: false }, address)).toEqual({ decision: 'continue' });
    },
  );

  it('count failed sign-ins by the address that the service names', async () => {
    await ask('password_verification', { valid: false }, '203.0.113.77');
    await ask('password_verification', { valid: true }, '203.0.113.78');
    const events = await server.query(
      `select ip_address::text as ip from public.security_events where event_type = 'sign_in_failed' and ip_address is not null`,
    );
    expect(events).toEqual([{ ip: '203.0.113.77/32' }]);
  });
});
