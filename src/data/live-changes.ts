import { env } from '@/config/env';
import { newId } from '@/lib/new-id';
import { getSupabase } from './client';

type Change = { event: 'INSERT' | '*'; table: 'leads' | 'rides' };

/**
 * Says at once when something has changed, where the project has Supabase's Realtime. It only shortens the wait:
 * listeners keep polling, because an embedded backend has no Realtime and a connection may fail.
 *
 * The server sends rows only to those who may read them (policies and grants of the table), and each listener gets a
 * channel of its own, since a channel that is being left cannot be joined again.
 * @returns what ends it
 */
async function watchTable({ event, table }: Change, onChange: () => void): Promise<() => void> {
  if (!env.supabaseUrl) return () => {};
  const supabase = await getSupabase();
  // Before joining: a channel that is joined without the account's token is an anonymous one, and hears nothing.
  await supabase.realtime.setAuth();
  const channel = supabase
    .channel(`${table}-${newId()}`)
    // The types know each kind of event by its own name alone.
    .on('postgres_changes', { event: event as '*', schema: 'public', table }, () => onChange())
    .subscribe();
  return () => void supabase.removeChannel(channel);
}

/** @param onArrival a request came; held-back ones are announced too */
export const watchLeadArrivals = (onArrival: () => void) => watchTable({ event: 'INSERT', table: 'leads' }, onArrival);

/** @param onChange a ride was made or changed */
export const watchRides = (onChange: () => void) => watchTable({ event: '*', table: 'rides' }, onChange);
