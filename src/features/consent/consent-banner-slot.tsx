import { island } from '@/islands/island';
import { useIsConsentMissing } from './use-consents';

const ConsentBanner = island(
  { when: 'now', messages: ['consent'], standIn: null },
  async () => (await import('./consent-banner')).ConsentBanner,
);

/** Asks about cookies as long as nothing has been chosen; its code and texts download when the question is put. */
export const ConsentBannerSlot = () => (useIsConsentMissing() ? <ConsentBanner /> : null);
