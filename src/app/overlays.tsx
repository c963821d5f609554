import { ConsentBannerSlot } from '@/features/consent/consent-banner-slot';
import { ContactWidgetSlot } from '@/features/requests/contact-widget-slot';
import { OutboxNoticesSlot } from '@/features/requests/outbox-notices-slot';
import { onContactWidgetWanted } from '@/layout/contact-opener';

/** What floats over every public page; requests of earlier visits are sent from here. */
export function Overlays() {
  return (
    <>
      <ContactWidgetSlot onWanted={onContactWidgetWanted} />
      <ConsentBannerSlot />
      <OutboxNoticesSlot />
    </>
  );
}

/** Floats over every page of the back office: requests that wait in this browser are sent here too. */
export const StaffOverlays = OutboxNoticesSlot;
