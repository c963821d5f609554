import { useEffect, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { loadMessages } from '@/i18n/messages';
import { useIsConsentMissing } from './use-consents';

/**
 * Asks about cookies whoever has not chosen. Code and words of the question download when it is put; whoever has
 * chosen never gets them.
 */
export function ConsentBannerSlot() {
  const locale = useLocale();
  const isMissing = useIsConsentMissing();
  const [loaded, setLoaded] = useState<{ Banner: ComponentType; locale: string } | null>(null);

  useEffect(() => {
    if (!isMissing) return;
    const ask = async () => {
      // Without the banner nothing is agreed to: a failed download is tried again on the next page.
      const parts = await Promise.all([import('./consent-banner'), loadMessages(locale, 'consent')]).catch(() => null);
      if (parts) setLoaded({ Banner: parts[0].ConsentBanner, locale });
    };
    void ask();
  }, [isMissing, locale]);

  return isMissing && loaded?.locale === locale ? <loaded.Banner /> : null;
}
