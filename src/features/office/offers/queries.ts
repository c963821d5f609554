import { MINUTE_MS } from '@shared/clock/clock';
import { queryOptions } from '@tanstack/react-query';
import { restRules } from '@/config/published';
import { callDatabase } from '@/data/call-database';
import { fetchMeetingPoints } from '@/data/meeting-points';
import { fetchTripMessages } from '@/data/offers';
import { fetchFlightLanding } from '@/data/ride-flight';
import { loadPublished } from '@/data/published';
import { fetchVehicleClasses } from '@/data/vehicle-classes';
import { isDay } from '@/lib/calendar-day';
import type { PriceBasis } from './list-price';

/** Offers and events of a request. */
export const leadTripQuery = (leadId: string) =>
  queryOptions({ queryKey: ['lead-trip', leadId], queryFn: () => callDatabase('lead_trip', { lead: leadId }) });

/** Only a new link changes it. */
export const tripLinkQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['trip-link', leadId],
    queryFn: () => callDatabase('trip_link', { lead: leadId }),
    staleTime: MINUTE_MS,
  });

export const tripMessagesQuery = (leadId: string) =>
  queryOptions({ queryKey: ['trip-messages', leadId], queryFn: () => fetchTripMessages(leadId) });

/** The landing of the flight of a ride from an airport; nothing is asked while either is not known. */
export const landingQuery = (flight: string | null, day: string) =>
  queryOptions({
    queryKey: ['flight-landing', flight, day],
    queryFn: () => fetchFlightLanding(flight ?? '', day),
    enabled: Boolean(flight) && isDay(day),
    staleTime: MINUTE_MS,
  });

/** What prices of offers are calculated by; a list that does not come leaves them to the office. */
export const priceBasisQuery = queryOptions({
  queryKey: ['price-basis'],
  queryFn: async (): Promise<PriceBasis> => {
    const [classes, points, snapshot] = await Promise.all([
      fetchVehicleClasses(),
      fetchMeetingPoints(),
      loadPublished(),
    ]);
    return { classes, points, list: snapshot?.prices ?? null, rest: restRules() };
  },
  staleTime: MINUTE_MS,
});
