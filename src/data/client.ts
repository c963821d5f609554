import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from '@shared/contracts/database.types';
import { fetchWithLimit } from './fetch-with-limit';
import { fetchWithRefresh } from './fetch-with-refresh';

/** A sign-out under way, and whether the server has heard of it. */
let leaving: { heard: boolean } | null = null;
/** Milliseconds that a sign-out waits for the server. */
const LEAVING_TIMEOUT_MS = 8_000;

/**
 * Runs a sign-out that holds on this device also where the server cannot be told: the client would keep the session then,
 * and the next person at this machine would have it.
 * @returns whether the server was told
 */
export async function leaveHere(signOut: () => Promise<void>): Promise<boolean> {
  const own = { heard: true };
  leaving = own;
  try {
    await signOut();
  } finally {
    leaving = null;
  }
  return own.heard;
}

/**
 * A refresh that the sign-in service puts off, since too many came from this network, says nothing of the session; the client
 * would take the 429 for its end, as it does with every refusal, and keeps it at a 503.
 */
async function putOffAsUnavailable(response: Response, address: string): Promise<Response> {
  if (response.status !== 429 || !address.includes('grant_type=refresh_token')) return response;
  return new Response(await response.text(), { status: 503, headers: { 'content-type': 'application/json' } });
}

const fetchInTime = fetchWithLimit();

/** A server that does not answer a sign-out counts as one that knows of no session: after that the client drops it. */
const sendOrLeave: typeof fetch = async (input, init) => {
  const own = leaving;
  const address = input instanceof Request ? input.url : String(input);
  if (!own || !address.includes('/auth/v1/')) return putOffAsUnavailable(await fetchInTime(input, init), address);
  const signal = AbortSignal.timeout(LEAVING_TIMEOUT_MS);
  const response = await fetch(input, { ...init, signal }).catch(() => null);
  if (response && response.status < 500) return response;
  own.heard = false;
  return Response.json(
    { code: 401, error_code: 'session_not_found', msg: 'The server did not answer' },
    { status: 401 },
  );
};

let client: Promise<SupabaseClient<Database>> | undefined;

const apiAddress = () => env.supabaseUrl || location.origin;

async function create(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const supabase: SupabaseClient<Database> = createClient<Database>(apiAddress(), env.publishableKey, {
    // What links bring is used by the sign-in page's own calls (session.ts).
    auth: { flowType: 'implicit', persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    global: {
      fetch: fetchWithRefresh(env.publishableKey, () => refreshSession(supabase), sendOrLeave),
    },
  });
  retryNothing(supabase);
  return supabase;
}

/** A client that knows nothing of this browser's session, to try one that may be over. */
export async function apartClient(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(apiAddress(), env.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'apart' },
    global: { fetch: fetchInTime },
  });
}

/**
 * Repeating is the caller's: the back office's cache asks three times and then says so (features/office/session). With the
 * tries of the client inside, a lost connection would show after forty seconds. `createClient` does not pass the option on.
 */
export function retryNothing(supabase: SupabaseClient<Database>): void {
  const rest: unknown = Reflect.get(supabase, 'rest');
  if (rest && typeof rest === 'object') Reflect.set(rest, 'retry', false);
}

/** Answers of the sign-in service after which no try will bring the session back. */
const OVER: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404]);

/**
 * A new access token, or null. The client alone would keep a session that ended on the server for as long as its token
 * has not run out by the clock of this machine.
 */
async function refreshSession(supabase: SupabaseClient<Database>): Promise<string | null> {
  const { data, error } = await supabase.auth.refreshSession();
  if (OVER.has(error?.status)) await supabase.auth.signOut({ scope: 'local' });
  return data.session?.access_token ?? null;
}

/**
 * The one Supabase client of the page. Its code downloads on the first call: visitors who only read never get it.
 * @throws TypeError when that download fails; the next call tries again.
 */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
