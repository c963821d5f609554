import type { Sql } from 'postgres';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import { confirmAccounts } from '../seed/accounts.ts';
import type { ApiServer } from './api-server.ts';

/** Signs up, confirms and promotes an administrator. @returns an access token. */
export async function signInStaff(server: ApiServer, sql: Sql): Promise<string> {
  const account = { email: 'bench@example.com', password: 'Correct-horse-battery-9' };
  const call = (endpoint: string) =>
    fetch(`${server.url}/auth/v1/${endpoint}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await call('signup');
  await confirmAccounts(
    async (text, params = []) => [...(await sql.unsafe(text, params as never[]))] as never[],
    [account.email],
    account.password,
  );
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = ${account.email}`;
  const session = (await (await call('token?grant_type=password')).json()) as { access_token: string };
  return session.access_token;
}
