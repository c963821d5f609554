import { island } from '@/islands/island';

/** Counts the view of a page that has stood there for a moment. */
const PageTracking = island(
  { when: 'idle', patience: 1000, standIn: null },
  async () => (await import('@/features/tracking/page-tracking')).PageTracking,
);
const Overlays = island({ when: 'idle', standIn: null }, async () => (await import('./overlays')).Overlays);
const StaffOverlays = island({ when: 'idle', standIn: null }, async () => (await import('./overlays')).StaffOverlays);

/** What comes late to every public page: the record of the view, and what floats over the page. */
export function LateOverlays() {
  return (
    <>
      <PageTracking />
      <Overlays />
    </>
  );
}

/** What comes late to every page of the back office. */
export const LateStaffOverlays = StaffOverlays;
