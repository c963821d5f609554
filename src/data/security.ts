import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';
import { askTables } from './read-tables';

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
export const fetchSecurityEvents = (): Promise<SecurityEvent[]> =>
  askTables((supabase) =>
    supabase
      .from('security_events')
      .select('id, severity, event_type, ip_address, details, created_at')
      .order('created_at', { ascending: false })
      .limit(EVENTS_FETCHED),
  );

/** The alerts that nobody has resolved, the newest first. @throws DataError */
export const fetchActiveAlerts = (): Promise<SecurityAlert[]> =>
  askTables((supabase) =>
    supabase
      .from('security_alerts')
      .select('id, severity, event_type, ip_address, details, created_at, occurrences, last_seen_at')
      .eq('resolved', false)
      .order('created_at', { ascending: false }),
  );

/** The addresses that are blocked now, the newest block first. @throws DataError */
export const fetchBlockedIps = (): Promise<BlockedIp[]> =>
  askTables((supabase) =>
    supabase
      .from('blocked_ips')
      .select('id, ip_address, reason, blocked_until, created_at, auto_blocked')
      .gt('blocked_until', new Date().toISOString())
      .order('created_at', { ascending: false }),
  );

/** @throws DataError */
export async function resolveAlert(id: string): Promise<void> {
  const data = await askTables((supabase) =>
    supabase
      .from('security_alerts')
      .update({ resolved: true, resolved_at: new Date().toISOString() })
      .eq('id', id)
      .select('id'),
  );
  refuseIfNoRow(data);
}

/** @throws DataError */
export async function unblockIp(id: string): Promise<void> {
  const data = await askTables((supabase) => supabase.from('blocked_ips').delete().eq('id', id).select('id'));
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
  await askTables((supabase) =>
    supabase
      .from('blocked_ips')
      .insert({ ip_address: network.trim(), reason: reason.trim() || null, blocked_until: until.toISOString() }),
  );
}
