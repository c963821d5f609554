import { ConsentBannerSlot } from '@/features/consent/consent-banner-slot';
import { OutboxNoticesSlot } from '@/features/requests/outbox-notices-slot';

/** What floats over every public page; requests of earlier visits are sent from here. */
export function Overlays() {
  return (
    <>
      <ConsentBannerSlot />
      <OutboxNoticesSlot />
    </>
  );
}

/** Floats over every page of the back office: requests that wait in this browser are sent here too. */
export const StaffOverlays = OutboxNoticesSlot;
