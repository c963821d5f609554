import { dataOf } from './answer';
import { getSupabase } from './client';
import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';

/** Events fetched at once (docs/spec/office.md#security). */
const EVENTS_FETCHED = 50;

/** Addresses may be networks; details go by names of their own. */
export type SecurityEvent = Pick<
  Tables<'security_events'>,
  'id' | 'severity' | 'event_type' | 'ip_address' | 'details' | 'created_at'
>;

/** With how often it happened since somebody resolved it last; at least once. */
export type SecurityAlert = SecurityEvent & Pick<Tables<'security_alerts'>, 'occurrences' | 'last_seen_at'>;

/** An address or a network, blocked by an administrator, with words, or by the limits of the request form, with a code. */
export type BlockedIp = Pick<
  Tables<'blocked_ips'>,
  'id' | 'ip_address' | 'reason' | 'blocked_until' | 'created_at' | 'auto_blocked'
>;

/** The latest events, the newest first. @throws DataError */
export async function fetchSecurityEvents(): Promise<SecurityEvent[]> {
  const supabase = await getSupabase();
  return dataOf(
    await supabase
      .from('security_events')
      .select('id, severity, event_type, ip_address, details, created_at')
      .order('created_at', { ascending: false })
      .limit(EVENTS_FETCHED),
  );
}

/** The alerts that nobody has resolved, the newest first. @throws DataError */
export async function fetchActiveAlerts(): Promise<SecurityAlert[]> {
  const supabase = await getSupabase();
  return dataOf(
    await supabase
      .from('security_alerts')
      .select('id, severity, event_type, ip_address, details, created_at, occurrences, last_seen_at')
      .eq('resolved', false)
      .order('created_at', { ascending: false }),
  );
}

/** The addresses that are blocked now, the newest block first. @throws DataError */
export async function fetchBlockedIps(): Promise<BlockedIp[]> {
  const supabase = await getSupabase();
  return dataOf(
    await supabase
      .from('blocked_ips')
      .select('id, ip_address, reason, blocked_until, created_at, auto_blocked')
      .gt('blocked_until', new Date().toISOString())
      .order('created_at', { ascending: false }),
  );
}

/** @throws DataError */
export async function resolveAlert(id: string): Promise<void> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('security_alerts')
      .update({ resolved: true, resolved_at: new Date().toISOString() })
      .eq('id', id)
      .select('id'),
  );
  refuseIfNoRow(data);
}

/** @throws DataError */
export async function unblockIp(id: string): Promise<void> {
  const supabase = await getSupabase();
  const data = dataOf(await supabase.from('blocked_ips').delete().eq('id', id).select('id'));
  refuseIfNoRow(data);
}

export interface NewBlock {
  /** An address or a network. */
  network: string;
  reason: string;
  until: Date;
}

/** Code of the refusal when the network is blocked already: PostgreSQL's unique_violation. */
export const ALREADY_BLOCKED = '23505';

/** @throws DataError, `rejected` with {@link ALREADY_BLOCKED} */
export async function blockIp({ network, reason, until }: NewBlock): Promise<void> {
  const supabase = await getSupabase();
  dataOf(
    await supabase
      .from('blocked_ips')
      .insert({ ip_address: network.trim(), reason: reason.trim() || null, blocked_until: until.toISOString() }),
  );
}
