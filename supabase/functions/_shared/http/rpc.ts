import type { Database } from '../contracts/database.types.ts';
import type { Platform } from './platform.ts';

type Functions = Database['public']['Functions'];

/** A database function could not be called, or refused. The message holds no text of the database. */
export class RpcError extends Error {
  override name = 'RpcError';
  /** SQLSTATE, HTTP status or kind of failure. */
  readonly reason: string;

  constructor(functionName: string, reason: string) {
    super(`${functionName} failed: ${reason}`);
    this.reason = reason;
  }

  /** The database itself refused, with an SQLSTATE: nothing of the call was kept. */
  get isRollback(): boolean {
    return /^(?=.*\d)[\dA-Z]{5}$/u.test(this.reason);
  }
}

/** What may be said of a failure: SQLSTATE or error class, never its text. */
export const causeOf = (error: unknown): string =>
  error instanceof RpcError ? error.reason : error instanceof Error ? error.name : 'unknown';

/** Milliseconds; the forms give up after 15 s and must hear the refusal before that. */
const TIMEOUT_MS = 10_000;

/** The calls of some functions, each with its arguments but for the sender's address. */
export type RpcCall<Name extends keyof Functions> = {
  [One in Name]: { name: One; args: Omit<Functions[One]['Args'], 'client_ip'> };
}[Name];

/**
 * Calls a function of the database with the service role.
 * @throws RpcError
 */
export async function callRpc<Name extends keyof Functions>(
  functionName: Name,
  args: Functions[Name]['Args'],
  platform: Platform,
): Promise<Functions[Name]['Returns']> {
  if (!platform.call) return callOverHttp(functionName, args, platform);
  const call = platform.call(functionName, args) as Promise<Functions[Name]['Returns']>;
  return withinTime(call).catch((error: unknown) => {
    const { code, name } = error as { code?: unknown; name?: unknown };
    throw new RpcError(functionName, [code, name, 'failed'].find((text) => typeof text === 'string') as string);
  });
}

/** Ends the waiting after the time limit, not the database's work. */
function withinTime<Result>(call: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('The database did not answer', 'TimeoutError')), TIMEOUT_MS);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The project's secret key. SUPABASE_SECRET_KEYS holds all of them by name, as JSON; projects made before it came have the
 * legacy key alone, and the platform sets both while both are valid.
 */
function secretKey({ env }: Platform): string {
  const keys = parseKeys(env('SUPABASE_SECRET_KEYS'));
  return keys['default'] ?? Object.values(keys)[0] ?? env('SUPABASE_SERVICE_ROLE_KEY') ?? '';
}

function parseKeys(json: string | undefined): Readonly<Record<string, string>> {
  try {
    const keys: unknown = JSON.parse(json || '{}');
    return typeof keys === 'object' && keys !== null ? (keys as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Plain fetch: supabase-js would add its client's set-up to every cold start for this one request. */
async function callOverHttp<Result>(functionName: string, args: object, platform: Platform): Promise<Result> {
  const key = secretKey(platform);
  // The legacy key is a token and has to come as one; a new key is none, and the gateway refuses it there.
  const token = key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` };
  let response: Response;
  try {
    response = await platform.fetch(`${platform.env('SUPABASE_URL')}/rest/v1/rpc/${functionName}`, {
      method: 'POST',
      headers: { apikey: key, ...token, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new RpcError(functionName, error instanceof Error ? error.name : 'unreachable');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Result;
  const code = (body as { code?: unknown } | null)?.code;
  throw new RpcError(functionName, typeof code === 'string' ? code : String(response.status));
}
