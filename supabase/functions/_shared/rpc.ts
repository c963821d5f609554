import type { Platform } from './platform.ts';

/** A database function could not be called, or refused. The message holds no text of the database. */
export class RpcError extends Error {
  override name = 'RpcError';
  /** SQLSTATE, HTTP status or kind of failure. */
  readonly reason: string;

  constructor(functionName: string, reason: string) {
    super(`${functionName} failed: ${reason}`);
    this.reason = reason;
  }
}

/** Milliseconds; the forms give up after 15 s and must hear the refusal before that. */
const TIMEOUT = 10_000;

/**
 * Calls a function of the database with the service role.
 * Plain fetch: supabase-js would add its client's set-up to every cold start for this one request.
 * @throws RpcError
 */
export async function callRpc<Result>(
  functionName: string,
  args: Readonly<Record<string, unknown>>,
  platform: Platform,
): Promise<Result> {
  const key = platform.env('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  let response: Response;
  try {
    response = await platform.fetch(`${platform.env('SUPABASE_URL')}/rest/v1/rpc/${functionName}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    throw new RpcError(functionName, error instanceof Error ? error.name : 'unreachable');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Result;
  const code = (body as { code?: unknown } | null)?.code;
  throw new RpcError(functionName, typeof code === 'string' ? code : String(response.status));
}
