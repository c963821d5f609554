import { queryOptions } from '@tanstack/react-query';
import {
  fetchActiveAlerts,
  fetchBlockedIps,
  fetchSecurityEvents,
  type BlockedIp,
  type SecurityAlert,
  type SecurityEvent,
} from '@/data/security';
import { fetchNames } from '@/data/team';
import { accountsIn } from './event-text';

/** Milliseconds between two fetches while the page is in front. */
const REFETCH_INTERVAL_MS = 30_000;

export interface SecurityData {
  alerts: readonly SecurityAlert[];
  events: readonly SecurityEvent[];
  blocks: readonly BlockedIp[];
  /** Of the accounts that the details speak of, by their ids. */
  names: Readonly<Record<string, string>>;
}

async function fetchSecurityData(): Promise<SecurityData> {
  const [alerts, events, blocks] = await Promise.all([fetchActiveAlerts(), fetchSecurityEvents(), fetchBlockedIps()]);
  return { alerts, events, blocks, names: await fetchNames(accountsIn([...alerts, ...events])) };
}

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: fetchSecurityData,
  // Before the first answer a failure waits for "try again".
  refetchInterval: ({ state }) => (state.data ? REFETCH_INTERVAL_MS : false),
});
