import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/messages';
import { useLightForm, type LightForm } from '@/ui/form/use-light-form';
import { errorWords } from './error-words';
import { useOpenTrip } from './trip-context';
import type { WishName } from './use-trip';

interface TripFormOptions<Name extends string> {
  /** Whose refusals are shown at the fields. */
  action: WishName;
  /** What its fields' ids begin with, where the page has several of the kind. */
  id?: string;
  rules: Parameters<typeof useLightForm<Name>>[0]['rules'];
  initial?: Readonly<Record<Name, string>>;
}

/** A form of the page in its words; what the server has found wrong is shown at its fields. */
export function useTripForm<Name extends string>({
  action,
  id = action,
  rules,
  initial,
}: TripFormOptions<Name>): LightForm<Name> {
  const { errors } = useMessages('trip');
  const { wish } = useOpenTrip();
  const form = useLightForm<Name>({
    id,
    rules,
    ...(initial && { initial }),
    errorText: (code) => errorWords(errors, code),
  });
  const show = useRef(form.showErrors);
  show.current = form.showErrors;
  useEffect(() => {
    if (wish.kind !== 'refused' || wish.action !== action) return;
    const ours = Object.entries(wish.fields).filter(([name]) => Object.hasOwn(rules, name));
    if (ours.length > 0) show.current(Object.fromEntries(ours));
    // The rules of a form never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wish, action]);
  return form;
}
