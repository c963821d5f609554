/** Tries statements as a caller of the API, inside a transaction that is undone. */
import { randomUUID } from 'node:crypto';
import { Constants } from '../../supabase/functions/_shared/contracts/database.types.ts';
import type { TestBackend, TestRole } from '../setup/backend.ts';
import { databaseRole, type Caller } from './permissions-table.ts';

type Query = TestBackend['query'];

/** Number of rows that the statement returned or changed, or the SQLSTATE of its refusal. */
export type Outcome = { rows: number } | { refused: string };

/**
 * One attempt: the exception at its end undoes the statement, the role and the claims. The two custom states tell the
 * attempt's own end from errors of the statement.
 */
const PROBE = `
  create schema permission_probe;
  create function permission_probe.attempt(caller_role text, claims text, statement text) returns text
  language plpgsql as $$
  declare
    affected bigint;
  begin
    -- The hosted platform reads the claims as one JSON text, the embedded one the caller's id from a setting of its own.
    perform set_config('request.jwt.claims', claims, true);
    perform set_config('request.jwt.claim.sub', coalesce(claims::jsonb ->> 'sub', ''), true);
    execute format('set local role %I', caller_role);
    execute statement;
    get diagnostics affected = row_count;
    raise exception using errcode = 'TRY01', message = affected::text;
  exception
    when sqlstate 'TRY01' then return sqlerrm;
    when others then return sqlstate;
  end $$;`;

export interface Accounts {
  /** User ids by caller. */
  ids: Record<TestRole, string>;
  /** An account that none of the callers is. */
  stranger: string;
  as(caller: Caller, statement: string, claims?: Record<string, unknown>): Promise<Outcome>;
}

/** Creates one confirmed account per role, without the costly sign-up, and the probe. */
export async function createAccounts(query: Query): Promise<Accounts> {
  for (const statement of PROBE.split(/;\n(?=\s*create function)/u)) await query(statement);
  const callers: readonly TestRole[] = ['norole', ...Constants.public.Enums.app_role];
  const ids = Object.fromEntries(callers.map((caller) => [caller, randomUUID()])) as Accounts['ids'];
  for (const caller of callers) {
    await createAccount(query, ids[caller], caller);
    if (caller !== 'norole') {
      await query(`insert into public.user_roles (user_id, role) values ($1, '${caller}')`, [ids[caller]]);
    }
  }
  const stranger = randomUUID();
  await createAccount(query, stranger, 'stranger');
  await query(`insert into public.user_roles (user_id, role) values ($1, 'operator')`, [stranger]);

  const as: Accounts['as'] = async (caller, statement, claims) => {
    const role = databaseRole(caller);
    const sub = role === 'authenticated' ? ids[caller as keyof Accounts['ids']] : undefined;
    const [row] = await query<{ answer: string }>('select permission_probe.attempt($1, $2, $3) as answer', [
      role,
      JSON.stringify({ role, ...(sub && { sub }), ...claims }),
      statement,
    ]);
    const answer = row?.answer ?? '';
    return /^\d{1,4}$/u.test(answer) ? { rows: Number(answer) } : { refused: answer };
  };
  return { ids, stranger, as };
}

async function createAccount(query: Query, id: string, name: string): Promise<void> {
  await query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, now(), jsonb_build_object('full_name', $3::text, 'role', 'admin'))`,
    [id, `${name}-${id}@example.com`, name],
  );
}
