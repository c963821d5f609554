import { useEffect, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { useIsConsentMissing } from './use-consents';

/** What a visitor does who has begun to look at the page. */
const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;
/** Milliseconds after which the question comes to somebody who only looks. */
const PATIENCE = 4000;

/**
 * Asks about cookies whoever has not chosen. The page comes first: code and words of the question download with the
 * first sign of a visitor, or a little later; whoever has chosen never gets them.
 */
export function ConsentBannerSlot() {
  const locale = useLocale();
  const isMissing = useIsConsentMissing();
  const [loaded, setLoaded] = useState<{ Banner: ComponentType; locale: string } | null>(null);

  useEffect(() => {
    if (!isMissing) return;
    return whenVisitorIsThere(async () => {
      // Without the banner nothing is agreed to: a failed download is tried again on the next page.
      const parts = await Promise.all([import('./consent-banner'), loadMessages(locale, 'consent')]).catch(() => null);
      if (parts) setLoaded({ Banner: parts[0].ConsentBanner, locale });
    });
  }, [isMissing, locale]);

  return isMissing && loaded?.locale === locale ? <loaded.Banner /> : null;
}

/** @returns what takes the wish back */
function whenVisitorIsThere(action: () => Promise<void>): () => void {
  const watch = new AbortController();
  const act = () => {
    stop();
    void action();
  };
  const timer = setTimeout(act, PATIENCE);
  for (const type of FIRST_SIGNS) addEventListener(type, act, { signal: watch.signal, once: true, passive: true });
  function stop() {
    clearTimeout(timer);
    watch.abort();
  }
  return stop;
}
