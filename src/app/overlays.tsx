import type { PageEntry } from '@/content/pages';
import { useIsConsentMissing } from '@/features/consent/use-consents';
import { DraftReminder } from '@/features/requests/draft-reminder';
import { WaitingRequests } from '@/features/requests/waiting-requests';
import { island } from '@/islands/island';

const ConsentBanner = island(
  { when: 'now', messages: ['consent'], standIn: null },
  async () => (await import('@/features/consent/consent-banner')).ConsentBanner,
);

/**
 * What floats over a page: the question about cookies on public ones, until it is answered, and on all of them the notices
 * of requests that wait in this browser.
 */
export function Overlays({ area }: { area: PageEntry['area'] }) {
  const isConsentMissing = useIsConsentMissing();
  return (
    <>
      {area === 'public' && isConsentMissing ? <ConsentBanner /> : null}
      {area === 'public' ? <DraftReminder /> : null}
      <WaitingRequests />
    </>
  );
}
