import { useEffect } from 'react';
import { useLocale } from '@/i18n/locale-context';
import { readWish, WISH_EVENT } from '@/lib/trip-wish';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { TripField, TripValues } from '../fields/form-values';
import { wishedValues } from '../fields/wished-values';

/**
 * Takes over what the page's address wishes, once and over an older draft: after that it leaves the address, and what the
 * visitor answers counts. A day that cannot be travelled on stands in its field with what is wrong about it.
 * @param onRefused gets the error code of such a day
 */
export function useWish({ state }: CheckedForm<TripValues>, onRefused: (code: string) => void): void {
  const locale = useLocale();
  useEffect(() => {
    const read = async () => {
      if (!location.search) return;
      const wished = wishedValues(readWish(location.search), locale);
      const answers = Object.entries(wished);
      if (answers.length === 0) return;
      for (const [name, value] of answers) state.setValue(name as TripField, value);
      history.replaceState(history.state, '', location.pathname + location.hash);
      if (!wished.travel_date || (await state.trigger('travel_date'))) return;
      onRefused(state.getFieldState('travel_date').error?.message ?? '');
    };
    const listen = () => void read();
    listen();
    addEventListener(WISH_EVENT, listen);
    return () => removeEventListener(WISH_EVENT, listen);
  }, [locale, state, onRefused]);
}
