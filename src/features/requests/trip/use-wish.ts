import { useEffect } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { readWish, WISH_EVENT } from '@/lib/trip-wish';
import type { TripValues } from '../fields/form-values';
import { wishedValues } from '../fields/wished-values';

/**
 * Takes over what the page's address wishes, once: after that it leaves the address, and what the visitor answers counts.
 * @param take gets the wished answers, after a draft has been brought back
 */
export function useWish(take: (wished: Partial<TripValues>) => void): void {
  const locale = useLocale();
  useEffect(() => {
    const read = () => {
      if (!location.search) return;
      const wished = wishedValues(readWish(location.search), locale);
      if (Object.keys(wished).length === 0) return;
      take(wished);
      history.replaceState(history.state, '', location.pathname + location.hash);
    };
    read();
    addEventListener(WISH_EVENT, read);
    return () => removeEventListener(WISH_EVENT, read);
  }, [locale, take]);
}
