import { MINUTE_MS } from '@shared/clock/clock';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchLead } from '@/data/lead-record';
import { callDatabase } from '@/data/call-database';
import { fetchLeadContacts, searchLeads } from '@/data/leads';
import type { LeadView } from './lead-view';

/** Begins the keys of all pages of the list. */
export const leadListKey = ['leads'] as const;

/** A page stays as it is until somebody reloads it: nothing moves under the reader. */
export const leadListQuery = ({ filter, sort, page }: Omit<LeadView, 'open'>) =>
  queryOptions({
    queryKey: [...leadListKey, filter, sort, page],
    queryFn: () => searchLeads(filter, sort, page),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Begins the keys of what is counted in the back office's links, too. */
export const staffCountsKey = ['counts'] as const;

/** How many requests are held back. */
export const heldBackQuery = queryOptions({
  queryKey: [...staffCountsKey, 'held-back'],
  queryFn: async () => (await callDatabase('get_staff_counts', {})).held_back ?? 0,
});

export const leadQuery = (leadId: string) =>
  queryOptions({ queryKey: ['lead', leadId], queryFn: () => fetchLead(leadId) });

export const staffNamesQuery = queryOptions({
  queryKey: ['staff-names'],
  queryFn: () => callDatabase('list_staff_names', {}),
  staleTime: 5 * MINUTE_MS,
});

export const leadContactsQuery = (leadIds: readonly string[]) =>
  queryOptions({ queryKey: ['lead-contacts', leadIds], queryFn: () => fetchLeadContacts(leadIds) });
