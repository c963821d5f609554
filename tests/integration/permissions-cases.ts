/** The cases of supabase/permissions.json, for whichever database: the catalogue, every cell, every function. */
import { describe, expect, it } from 'vitest';
import type { TestBackend } from '../setup/backend.ts';
import {
  actualDefaultGrants,
  actualGrants,
  actualPolicies,
  definerFunctions,
  publicColumns,
  unguardedTables,
} from './permissions-catalogue.ts';
import type { Accounts } from './permissions-probe.ts';
import { INSERTS, OWNER_COLUMNS, SAMPLE_CALLS, UPDATES } from './permissions-samples.ts';
import { cells, expectedGrants, expectedPolicies, readPermissions, type Cell } from './permissions-table.ts';

const permissions = readPermissions();
/** insufficient_privilege: what PostgREST turns into 401 or 403. */
export const DENIED = '42501';

/**
 * Declares the cases.
 * @param database the one that is tried, with its accounts and sample rows; asked for only while they run
 */
export function describePermissions(database: () => { query: TestBackend['query']; accounts: Accounts }): void {
  const query: TestBackend['query'] = (...call) => database().query(...call);

  describe('the catalogue', () => {
    it('grants exactly what the file lists', async () => {
      expect(await actualGrants(query)).toEqual(expectedGrants(permissions));
    });

    it('grants nothing to objects of later migrations', async () => {
      expect(await actualDefaultGrants(query)).toEqual([]);
    });

    it('has one permissive policy for each listed operation, and guards every table', async () => {
      expect(await actualPolicies(query)).toEqual(expectedPolicies(permissions));
      expect(await unguardedTables(query)).toEqual([]);
    });

    it('has the tables and columns that the file groups, each column in one group', async () => {
      const listed = Object.entries(permissions.tables).map(([table, { columns }]) => [
        table,
        Object.values(columns).flat().toSorted(),
      ]);
      expect(Object.fromEntries(listed)).toEqual(await publicColumns(query));
    });

    it('keeps functions with the owner’s rights out of the API and their search path fixed', async () => {
      const wrong = (await definerFunctions(query)).filter(({ schema, pinned }) => schema !== 'private' || !pinned);
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
      await query(leak);
      try {
        const listed = new Set(expectedGrants(permissions));
        expect((await actualGrants(query)).filter((grant) => !listed.has(grant))).toEqual([line]);
      } finally {
        await query(leak.replace(/^grant/u, 'revoke').replace(/ to (\w+)$/u, ' from $1'));
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
      const id = database().accounts.ids[caller as keyof Accounts['ids']];
      const conditions: Record<string, string> = {
        all: 'true',
        own: `${OWNER_COLUMNS[table]} = '${id}'`,
        others: `${OWNER_COLUMNS[table]} <> '${id}'`,
        ...permissions.tables[table]?.sets,
      };
      const where = conditions[reach] ?? `"${reach}" is a set of rows that ${table} does not describe`;
      const [row] = await query<{ n: number }>(`select count(*)::int as n from public.${table} where ${where}`);
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
      const outcome = await database().accounts.as(caller, statement);
      return 'rows' in outcome ? `${outcome.rows} rows` : outcome.refused;
    }

    /** Where the group can be inserted, a whole valid row; otherwise its columns with their defaults. */
    function insertStatement(table: string, columns: string[]): string {
      const sample = INSERTS[table]?.(database().accounts);
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
          const outcome = await database().accounts.as(caller, `select ${SAMPLE_CALLS[signature]}`);
          const expected = rule.callers.includes(caller) ? 1 : DENIED;
          const actual = 'rows' in outcome ? outcome.rows : outcome.refused;
          if (expected !== actual) wrong.push(`${caller} ${signature}: expected ${expected}, got ${actual}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
