import { env } from '@/config/env';
import { getSupabase } from './client';

/**
 * Says at once when a request has come in, where the project has Supabase's Realtime. It only shortens the wait:
 * listeners keep polling, because an embedded backend has no Realtime and a connection may fail.
 *
 * The server sends rows only to those who may read them (policies and grants of `leads`), and each listener gets a
 * channel of its own, since a channel that is being left cannot be joined again.
 * @param onArrival a request came; held-back ones are announced too
 * @returns what ends it
 */
export async function watchLeadArrivals(onArrival: () => void): Promise<() => void> {
  if (!env.supabaseUrl) return () => {};
  const supabase = await getSupabase();
  // Before joining: a channel that is joined without the account's token is an anonymous one, and hears nothing.
  await supabase.realtime.setAuth();
  const channel = supabase
    .channel(`leads-${crypto.randomUUID()}`)
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'leads' }, () => onArrival())
    .subscribe();
  return () => void supabase.removeChannel(channel);
}
