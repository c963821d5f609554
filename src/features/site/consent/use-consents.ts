import { useSyncExternalStore } from 'react';
import {
  canKeepConsent,
  currentConsents,
  ESSENTIAL_ONLY,
  isConsentMissing,
  onConsentChange,
  type Consents,
} from '@/data/consent';

/** What the visitor agrees to now; in the server's HTML nothing beyond the essential. */
export function useConsents(): Consents {
  return useSyncExternalStore(
    onConsentChange,
    () => currentConsents(),
    () => ESSENTIAL_ONLY,
  );
}

/** Whether the visitor has yet to choose; in the server's HTML nobody is asked. */
export function useIsConsentMissing(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => isConsentMissing(),
    () => false,
  );
}

/** Whether a choice would be kept; in the server's HTML it would. */
export function useCanKeepConsent(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => canKeepConsent(),
    () => true,
  );
}
