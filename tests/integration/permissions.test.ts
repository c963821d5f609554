/**
 * Who may do what: every cell of supabase/permissions.json is tried on real databases, and the catalogue must hold
 * neither more nor less than the file.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Constants } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { DENIED, describePermissions } from './permissions-cases.ts';
import { createAccounts, type Accounts } from './permissions-probe.ts';
import { insertSampleRows } from './permissions-samples.ts';

describe.each(databases())('permissions on %s', (database) => {
  let server: TestBackend;
  let accounts: Accounts;

  beforeAll(async () => {
    server = await startTestBackend({ database });
    accounts = await createAccounts(server.query);
    await insertSampleRows(server.query);
  });
  afterAll(async () => {
    await server?.close();
  });

  describePermissions(() => ({ query: server.query, accounts }));

  describe('attempts to rise', () => {
    const roles = Constants.public.Enums.app_role;
    const everyone = ['norole', ...roles] as const;

    it.each(everyone)('%s cannot give itself a role', async (caller) => {
      const id = accounts.ids[caller];
      for (const role of roles) {
        expect(
          await accounts.as(caller, `insert into public.user_roles (user_id, role) values ('${id}', '${role}')`),
        ).toEqual({ refused: DENIED });
      }
      expect(await accounts.as(caller, `update public.user_roles set role = 'admin' where user_id = '${id}'`)).toEqual({
        rows: 0,
      });
      expect(await accounts.as(caller, `delete from public.user_roles where user_id = '${id}'`)).toEqual({ rows: 0 });
    });

    it('an administrator cannot move a role over to itself', async () => {
      const move = `update public.user_roles set user_id = '${accounts.ids.admin}' where user_id = '${accounts.stranger}'`;
      expect(await accounts.as('admin', move)).toEqual({ refused: DENIED });
    });

    it('metadata and claims that speak of a role are ignored', async () => {
      const claims = { user_role: 'admin', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } };
      expect(await accounts.as('norole', 'select id from public.leads', claims)).toEqual({ rows: 0 });
      expect(await accounts.as('norole', 'select public.get_customer_dashboard_stats()', claims)).toEqual({
        refused: DENIED,
      });
    });

    it.each(['id', 'email', 'department', 'last_login', 'created_at'])('nobody writes profiles.%s', async (column) => {
      for (const caller of everyone) {
        const write = `update public.profiles set ${column} = default where id = '${accounts.ids[caller]}'`;
        expect(await accounts.as(caller, write)).toEqual({ refused: DENIED });
      }
    });

    it('a revoked role is gone at the next statement', async () => {
      const { query } = server;
      await query(`delete from public.user_roles where user_id = $1`, [accounts.ids.manager]);
      expect(await accounts.as('manager', 'select id from public.leads')).toEqual({ rows: 0 });
      await query(`insert into public.user_roles (user_id, role) values ($1, 'manager')`, [accounts.ids.manager]);
      expect(await accounts.as('manager', 'select id from public.leads')).not.toEqual({ rows: 0 });
    });

    it('the last administrator stays, also when two remove each other at once', async () => {
      await expect(server.query(`delete from public.user_roles where role = 'admin'`)).rejects.toThrow(
        'last administrator',
      );
      const one = await server.account('admin');
      const other = await server.account('admin');
      await server.query(`delete from public.user_roles where role = 'admin' and user_id <> all ($1::uuid[])`, [
        `{${one.userId},${other.userId}}`,
      ]);
      await Promise.all([
        one.client.from('user_roles').delete().eq('user_id', other.userId),
        other.client.from('user_roles').delete().eq('user_id', one.userId),
      ]);
      const left = await server.query(`select user_id from public.user_roles where role = 'admin'`);
      expect(left).toHaveLength(1);
      await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [accounts.ids.admin]);
    });
  });

  describe('through the API', () => {
    it('answers a missing right with 42501 and keeps rows from those without a policy', async () => {
      const anon = await server.anonClient().from('leads').select('id');
      expect(anon.error?.code).toBe(DENIED);
      expect([401, 403]).toContain(anon.status);

      const norole = await server.signedIn('norole');
      expect((await norole.from('leads').select('id')).data).toEqual([]);
      expect((await norole.from('leads').select('session_id')).error?.code).toBe(DENIED);
      expect((await norole.from('profiles').select('id, full_name')).data).toHaveLength(1);
      expect((await norole.rpc('get_customer_dashboard_stats')).error?.code).toBe(DENIED);
      expect((await norole.rpc('submit_lead', { lead: {}, content_hash: '' })).error?.code).toBe(DENIED);

      const service = await server.asService().from('leads').select('id');
      expect(service.error?.code).toBe(DENIED);
    });

    it('lets staff work and no further', async () => {
      const operator = await server.signedIn('operator');
      const { data } = await operator
        .from('leads')
        .update({ status: 'contacted' })
        .not('id', 'is', null)
        .select('id, status');
      expect(data?.[0]).toMatchObject({ status: 'contacted' });
      expect((await operator.from('leads').update({ notes: 'Other words' }).not('id', 'is', null)).error?.code).toBe(
        DENIED,
      );
      expect((await operator.from('leads').delete().not('id', 'is', null).select('id')).data).toEqual([]);
      expect((await operator.from('lead_history').select('field, new_value')).data).toContainEqual({
        field: 'status',
        new_value: 'contacted',
      });
      expect((await operator.from('lead_history').insert({ field: 'status' })).error?.code).toBe(DENIED);
    });

    it('keeps the private schema out of reach', async () => {
      const { error } = await server.asService().schema('private').from('admin_allowlist').select('email');
      expect(error).not.toBeNull();
    });
  });
});
