import { useSyncExternalStore } from 'react';
import {
  canKeepConsent,
  currentConsents,
  ESSENTIAL_ONLY,
  isConsentMissing,
  onConsentChange,
  type Consents,
} from '@/data/consent';

/** What is read of the visitor's choice, as it changes; the server's HTML knows nothing of it. */
const useChoice = <Value>(read: () => Value, inHtml: Value): Value =>
  useSyncExternalStore(onConsentChange, read, () => inHtml);

/** What the visitor agrees to now; in the server's HTML nothing beyond the essential. */
export const useConsents = (): Consents => useChoice(() => currentConsents(), ESSENTIAL_ONLY);

/** Whether the visitor has yet to choose; in the server's HTML nobody is asked. */
export const useIsConsentMissing = (): boolean => useChoice(() => isConsentMissing(), false);

/** Whether a choice would be kept; in the server's HTML it would. */
export const useCanKeepConsent = (): boolean => useChoice(canKeepConsent, true);
