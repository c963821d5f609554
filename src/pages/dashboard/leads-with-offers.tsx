import { lazy, Suspense } from 'react';
import type { PanelProps } from '@/features/office/overview/panel';
import type { SectionProps } from '@/features/office/frame/section';
import { RecentLeadsPanel } from '@/features/office/leads/recent-leads-panel';
import { StaffLeads } from '@/features/office/leads/staff-leads';
import type { OfferPartProps } from '@/features/office/offers/offer-part';
import type { LeadPlacesProps } from '@/features/office/prices/lead-places';
import { Skeleton } from '@/ui/skeleton';

const OfferPart = lazy(async () => ({ default: (await import('@/features/office/offers/offer-part')).OfferPart }));

const LeadPlaces = lazy(async () => ({ default: (await import('@/features/office/prices/lead-places')).LeadPlaces }));

const OfferPreview = lazy(async () => ({
  default: (await import('@/features/trip/traveller-page/offer-preview')).OfferPreview,
}));

const renderPreview: OfferPartProps['renderPreview'] = (preview) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <OfferPreview {...preview} />
  </Suspense>
);

/** The price of an opened request, and its places without one, which are other features' parts than the request itself. */
const offersOf = (role: SectionProps['role']) => (lead: OfferPartProps['lead'] & LeadPlacesProps['lead']) => (
  <>
    <Suspense fallback={null}>
      <LeadPlaces lead={lead} role={role} />
    </Suspense>
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <OfferPart lead={lead} role={role} renderPreview={renderPreview} />
    </Suspense>
  </>
);

/** All requests, each with its price. */
export function LeadsSection({ role }: SectionProps) {
  return <StaffLeads role={role} renderOffer={offersOf(role)} />;
}

/** The newest requests on the overview, each with its price. */
export function RecentLeads({ staffRole, stats }: PanelProps) {
  return <RecentLeadsPanel staffRole={staffRole} stats={stats} renderOffer={offersOf(staffRole)} />;
}
