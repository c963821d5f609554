import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { fetchWithRefresh } from './fetch-with-refresh';

let client: Promise<SupabaseClient<Database>> | undefined;

async function create(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const supabase: SupabaseClient<Database> = createClient<Database>(
    env.supabaseUrl || location.origin,
    env.publishableKey,
    {
      auth: { flowType: env.authFlow, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
      global: {
        fetch: fetchWithRefresh(env.publishableKey, () => refreshSession(supabase)),
      },
    },
  );
  return supabase;
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
