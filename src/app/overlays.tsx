import { ConsentBannerSlot } from '@/features/consent/consent-banner-slot';
import { ContactWidgetSlot } from '@/features/contact-request/contact-widget-slot';
import { onContactWidgetWanted } from '@/layout/contact-opener';

/** What floats over every public page. */
export function Overlays() {
  return (
    <>
      <ContactWidgetSlot onWanted={onContactWidgetWanted} />
      <ConsentBannerSlot />
    </>
  );
}
