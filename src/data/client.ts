import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from './database.types';

let client: Promise<SupabaseClient<Database>> | undefined;

async function create(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(env.supabaseUrl || location.origin, env.publishableKey, {
    auth: { flowType: env.authFlow, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
}

/**
 * The one Supabase client of the page. Its code downloads on the first call: whoever only reads the site never gets it.
 * @throws TypeError when that download fails; the next call tries again.
 */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
