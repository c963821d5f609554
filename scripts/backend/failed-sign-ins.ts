import type { RunSql } from './connection.ts';

const FUNCTION = 'private.record_password_attempt(boolean,inet)';

/** Whether the call is a sign-in by password. */
export function isPasswordSignIn({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
}

/**
 * Answers a sign-in by password, and tells the database of a refused one, as the hook of a hosted project does.
 * @param address the client's; null when it is not known
 */
export async function answerSignIn(
  request: Request,
  send: (request: Request) => Promise<Response>,
  query: RunSql,
  address: string | null,
): Promise<Response> {
  const answer = await send(request);
  if (answer.status !== 400) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error_code?: unknown } | null;
  if (body?.error_code !== 'invalid_credentials') return answer;
  const [known] = await query<{ there: boolean }>('select to_regprocedure($1) is not null as there', [FUNCTION]);
  if (known?.there) await query('select private.record_password_attempt(false, $1::inet)', [address]);
  return answer;
}
