import bcrypt from 'bcryptjs';
import type { RunSql } from '../backend/connection.ts';
import type { EmbeddedBackend } from '../backend/embedded-backend.ts';
import type { ServerEnv } from '../env.ts';

/** Every account has it; the minimum length is that of supabase/config.toml. */
export const SEED_PASSWORD = 'Try-it-out-2026';

/** One account for each role, and one of somebody who signed up and got none. */
export const SEED_ACCOUNTS = [
  { role: 'admin', email: 'admin@example.com', name: 'Tamar Admin' },
  { role: 'manager', email: 'manager@example.com', name: 'Maya Manager' },
  { role: 'operator', email: 'operator@example.com', name: 'Omer Operator' },
  { role: 'readonly', email: 'readonly@example.com', name: 'Rina Readonly' },
  { role: null, email: 'newcomer@example.com', name: 'Nir Newcomer' },
] as const;

export type SeedRole = NonNullable<(typeof SEED_ACCOUNTS)[number]['role']>;

/** Work factor of the hashes of invented accounts; a real one's is 10. */
export const SEED_PASSWORD_COST = 4;

/** Confirms addresses, and gives the accounts the password that their owners would choose then. */
export async function confirmAccounts(query: RunSql, emails: readonly string[], password: string): Promise<void> {
  await query('update auth.users set email_confirmed_at = now() where email = any ($1)', [emails]);
  await query('update auth.users set encrypted_password = $2 where email = any ($1)', [
    emails,
    await bcrypt.hash(password, SEED_PASSWORD_COST),
  ]);
}

/**
 * Signs everybody up as people do, confirms their addresses and gives the roles.
 * @returns the accounts' ids by role
 */
export async function createAccounts(
  backend: Pick<EmbeddedBackend, 'fetch' | 'query'>,
  { siteUrl, publishableKey }: Pick<ServerEnv, 'siteUrl' | 'publishableKey'>,
): Promise<Readonly<Record<SeedRole, string>>> {
  for (const { email, name } of SEED_ACCOUNTS) {
    const answer = await backend.fetch(
      new Request(new URL('/auth/v1/signup', siteUrl), {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: SEED_PASSWORD, data: { full_name: name } }),
      }),
    );
    if (!answer.ok) throw new Error(`${email} could not be signed up (${answer.status}): ${await answer.text()}`);
  }
  const emails = SEED_ACCOUNTS.map(({ email }) => email);
  await confirmAccounts(backend.query, emails, SEED_PASSWORD);
  const roles = JSON.stringify(SEED_ACCOUNTS.filter(({ role }) => role !== null));
  const given = await backend.query<{ user_id: string; role: SeedRole }>(
    `insert into public.user_roles (user_id, role)
     select account.id, (wanted ->> 'role')::public.app_role
     from jsonb_array_elements($1::jsonb) as wanted join auth.users as account on account.email = wanted ->> 'email'
     returning user_id, role`,
    [roles],
  );
  return Object.fromEntries(given.map(({ role, user_id }) => [role, user_id])) as Record<SeedRole, string>;
}
