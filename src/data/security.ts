import * as z from 'zod/mini';
import { dataOf, readAnswer } from './answer';
import { getSupabase } from './client';
import type { Tables } from '@shared/contracts/database.types';
import { refuseIfNoRow } from './errors';

/** Events fetched at once (docs/spec/office.md#security). */
const EVENTS_FETCHED = 50;

export interface SecurityEvent {
  id: string;
  /** "critical", "high", "medium" or another word. */
  severity: string;
  eventType: string;
  /** An address or a network; null where the event has none. */
  ipAddress: string | null;
  details: Readonly<Record<string, unknown>>;
  /** Instant, ISO 8601. */
  createdAt: string;
}

export interface SecurityAlert extends SecurityEvent {
  /** How often it happened since somebody resolved it last; at least 1. */
  occurrences: number;
  /** Instant, ISO 8601. */
  lastSeenAt: string;
}

export interface BlockedIp {
  id: string;
  /** An address or a network. */
  ipAddress: string;
  /** What an administrator wrote; of an automatic block a code. */
  reason: string | null;
  /** Instants, ISO 8601. */
  blockedUntil: string;
  createdAt: string;
  /** By the limits of the request form, not by a person. */
  autoBlocked: boolean;
}

const addressSchema = z.string();

/** Of an event or an alert: what the database types do not know. */
const eventSchema = z.object({
  ip_address: z.nullable(addressSchema),
  details: z.record(z.string(), z.unknown()),
});

type EventRow = Pick<
  Tables<'security_events'>,
  'id' | 'severity' | 'event_type' | 'ip_address' | 'details' | 'created_at'
>;

function toEvent(row: EventRow): SecurityEvent {
  const { ip_address: ipAddress, details } = readAnswer(eventSchema, row);
  return {
    id: row.id,
    severity: row.severity,
    eventType: row.event_type,
    ipAddress,
    details,
    createdAt: row.created_at,
  };
}

/** The latest events, the newest first. @throws DataError */
export async function fetchSecurityEvents(): Promise<SecurityEvent[]> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('security_events')
      .select('id, severity, event_type, ip_address, details, created_at')
      .order('created_at', { ascending: false })
      .limit(EVENTS_FETCHED),
  );
  return data.map(toEvent);
}

/** The alerts that nobody has resolved, the newest first. @throws DataError */
export async function fetchActiveAlerts(): Promise<SecurityAlert[]> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('security_alerts')
      .select('id, severity, event_type, ip_address, details, created_at, occurrences, last_seen_at')
      .eq('resolved', false)
      .order('created_at', { ascending: false }),
  );
  return data.map((row) => ({ ...toEvent(row), occurrences: row.occurrences, lastSeenAt: row.last_seen_at }));
}

/** The addresses that are blocked now, the newest block first. @throws DataError */
export async function fetchBlockedIps(): Promise<BlockedIp[]> {
  const supabase = await getSupabase();
  const data = dataOf(
    await supabase
      .from('blocked_ips')
      .select('id, ip_address, reason, blocked_until, created_at, auto_blocked')
      .gt('blocked_until', new Date().toISOString())
      .order('created_at', { ascending: false }),
  );
  return data.map((row) => ({
    id: row.id,
    ipAddress: readAnswer(addressSchema, row.ip_address),
    reason: row.reason,
    blockedUntil: row.blocked_until,
    createdAt: row.created_at,
    autoBlocked: row.auto_blocked,
  }));
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
