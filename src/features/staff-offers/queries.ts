import { queryOptions } from '@tanstack/react-query';
import { fetchLeadTrip, fetchTripLink, fetchTripMessages } from '@/data/offers';

/** Offers and events of a request; the key begins with the account, so that nobody sees what another has read. */
export const leadTripQuery = (userId: string, leadId: string) =>
  queryOptions({ queryKey: [userId, 'lead-trip', leadId], queryFn: () => fetchLeadTrip(leadId) });

/** Only a new link changes it. */
export const tripLinkQuery = (userId: string, leadId: string) =>
  queryOptions({ queryKey: [userId, 'trip-link', leadId], queryFn: () => fetchTripLink(leadId), staleTime: 60_000 });

export const tripMessagesQuery = (userId: string, leadId: string) =>
  queryOptions({ queryKey: [userId, 'trip-messages', leadId], queryFn: () => fetchTripMessages(leadId) });
