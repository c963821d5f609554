/**
 * Who may do what: every cell of supabase/permissions.json is tried on real databases, and the catalogue must hold
 * neither more nor less than the file.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Constants } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import {
  actualDefaultGrants,
  actualGrants,
  actualPolicies,
  definerFunctions,
  publicColumns,
  unguardedTables,
} from './permissions-catalogue.ts';
import { createAccounts, type Accounts } from './permissions-probe.ts';
import { insertSampleRows, INSERTS, OWNER_COLUMNS, SAMPLE_CALLS, UPDATES } from './permissions-samples.ts';
import { cells, expectedGrants, expectedPolicies, readPermissions, type Cell } from './permissions-table.ts';

const permissions = readPermissions();
/** insufficient_privilege: what PostgREST turns into 401 or 403. */
const DENIED = '42501';

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

  describe('the catalogue', () => {
    it('grants exactly what the file lists', async () => {
      expect(await actualGrants(server.query)).toEqual(expectedGrants(permissions));
    });

    it('grants nothing to objects of later migrations', async () => {
      expect(await actualDefaultGrants(server.query)).toEqual([]);
    });

    it('has one permissive policy for each listed operation, and guards every table', async () => {
      expect(await actualPolicies(server.query)).toEqual(expectedPolicies(permissions));
      expect(await unguardedTables(server.query)).toEqual([]);
    });

    it('has the tables and columns that the file groups, each column in one group', async () => {
      const listed = Object.entries(permissions.tables).map(([table, { columns }]) => [
        table,
        Object.values(columns).flat().toSorted(),
      ]);
      expect(Object.fromEntries(listed)).toEqual(await publicColumns(server.query));
    });

    it('keeps functions with the owner’s rights out of the API and their search path fixed', async () => {
      const wrong = (await definerFunctions(server.query)).filter(
        ({ schema, pinned }) => schema !== 'private' || !pinned,
      );
      expect(wrong).toEqual([]);
    });

    it.each([
      ['grant select (session_id) on public.leads to authenticated', 'authenticated select public.leads.session_id'],
      ['grant usage on sequence public.visits_id_seq to anon', 'anon usage public.visits_id_seq'],
      [
        'grant execute on function private.log_event(text, text, inet, jsonb) to public',
        'PUBLIC execute private.log_event(text,text,inet,jsonb)',
      ],
      ['grant select on private.admin_allowlist to service_role', 'service_role select private.admin_allowlist.email'],
    ])('is seen to leak after "%s"', async (leak, line) => {
      await server.query(leak);
      try {
        const listed = new Set(expectedGrants(permissions));
        expect((await actualGrants(server.query)).filter((grant) => !listed.has(grant))).toEqual([line]);
      } finally {
        await server.query(leak.replace(/^grant/u, 'revoke').replace(/ to (\w+)$/u, ' from $1'));
      }
    });
  });

  describe('the cells', () => {
    const all = cells(permissions);
    const nameOf = ({ table, operation }: Cell): string => `${operation} ${table}`;

    it.each([...new Set(all.map(nameOf))])('%s', async (name) => {
      const wrong: string[] = [];
      for (const cell of all.filter((one) => nameOf(one) === name)) {
        const [expected, actual] = [await expectedOutcome(cell), await actualOutcome(cell)];
        if (expected !== actual)
          wrong.push(`${cell.caller} ${name} (${cell.group}): expected ${expected}, got ${actual}`);
      }
      expect(wrong).toEqual([]);
    });

    /** Rows within reach; a caller whose role holds the right but has no policy reaches no row. */
    async function expectedOutcome({ table, operation, caller, reach, columns }: Cell): Promise<string> {
      if (reach === 'none') {
        const signedIn = caller !== 'anon' && caller !== 'service_role';
        const rule = permissions.tables[table]?.[operation];
        const held =
          rule &&
          (operation === 'delete' ||
            columns.every((c) =>
              (rule.columns ?? []).flatMap((g) => permissions.tables[table]?.columns[g] ?? []).includes(c),
            ));
        return signedIn && held && operation !== 'insert' ? '0 rows' : DENIED;
      }
      if (operation === 'insert') return '1 rows';
      const id = accounts.ids[caller as keyof Accounts['ids']];
      const conditions: Record<string, string> = {
        all: 'true',
        own: `${OWNER_COLUMNS[table]} = '${id}'`,
        others: `${OWNER_COLUMNS[table]} <> '${id}'`,
        ...permissions.tables[table]?.sets,
      };
      const where = conditions[reach] ?? `"${reach}" is a set of rows that ${table} does not describe`;
      const [row] = await server.query<{ n: number }>(`select count(*)::int as n from public.${table} where ${where}`);
      return `${row?.n} rows`;
    }

    /** Without a where clause: nothing but grants and policies stands between the caller and all rows. */
    async function actualOutcome({ table, operation, caller, columns }: Cell): Promise<string> {
      const statement = {
        select: () => `select ${columns.join(', ')} from public.${table}`,
        update: () =>
          `update public.${table} set ${columns.map((c) => `${c} = ${UPDATES[`${table}.${c}`] ?? 'default'}`).join(', ')}`,
        delete: () => `delete from public.${table}`,
        insert: () => insertStatement(table, columns),
      }[operation]();
      const outcome = await accounts.as(caller, statement);
      return 'rows' in outcome ? `${outcome.rows} rows` : outcome.refused;
    }

    /** Where the group can be inserted, a whole valid row; otherwise its columns with their defaults. */
    function insertStatement(table: string, columns: string[]): string {
      const sample = INSERTS[table]?.(accounts);
      if (sample && columns.every((column) => column in sample)) {
        return `insert into public.${table} (${Object.keys(sample).join(', ')}) values (${Object.values(sample).join(', ')})`;
      }
      return `insert into public.${table} (${columns.join(', ')}) values (${columns.map(() => 'default').join(', ')})`;
    }
  });

  describe('the functions', () => {
    it('may be executed by the listed callers and answer them, and by nobody else', async () => {
      const wrong: string[] = [];
      for (const [signature, rule] of Object.entries(permissions.functions)) {
        for (const caller of permissions.callers) {
          const outcome = await accounts.as(caller, `select ${SAMPLE_CALLS[signature]}`);
          const expected = rule.callers.includes(caller) ? 1 : DENIED;
          const actual = 'rows' in outcome ? outcome.rows : outcome.refused;
          if (expected !== actual) wrong.push(`${caller} ${signature}: expected ${expected}, got ${actual}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

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
