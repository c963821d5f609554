import { useEffect, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { useIsConsentMissing } from './use-consents';

/**
 * Asks about cookies whoever has not chosen. Code and words of the banner come once the page runs and the browser has
 * nothing better to do; whoever has chosen never downloads them.
 */
export function ConsentBannerSlot() {
  const locale = useLocale();
  const isMissing = useIsConsentMissing();
  const [loaded, setLoaded] = useState<{ Banner: ComponentType; locale: string } | null>(null);

  useEffect(() => {
    if (!isMissing) return;
    return whenIdle(async () => {
      // Without the banner nothing is agreed to: a failed download is tried again on the next page.
      const parts = await Promise.all([import('./consent-banner'), loadMessages(locale, 'consent')]).catch(() => null);
      if (parts) setLoaded({ Banner: parts[0].ConsentBanner, locale });
    });
  }, [isMissing, locale]);

  return isMissing && loaded?.locale === locale ? <loaded.Banner /> : null;
}

/** @returns what takes the wish back */
function whenIdle(action: () => Promise<void>): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => void action(), 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void action());
  return () => cancelIdleCallback(handle);
}
