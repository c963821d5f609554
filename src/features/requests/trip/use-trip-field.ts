import { useFormContext } from 'react-hook-form';
import type { FieldError } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { describedBy } from '@/ui/field';
import { fieldId, type TripField, type TripValues } from './trip-values';

/** Label, error in words and the form's registration of one field. */
export function useTripField(field: TripField) {
  const m = useMessages('tripRequest');
  const { formState } = useFormContext<TripValues>();
  const error = formState.errors[field]?.message;
  return {
    id: fieldId(field),
    label: m.fields[field],
    error: error === undefined ? undefined : m.errors[error as FieldError],
  };
}

/**
 * As {@link useTripField}, with the attributes of a text control. What the visitor typed into the server’s HTML before

 * this code arrived is taken over into the values.
 */
export function useTextField(field: TripField, hint?: unknown) {
  const { register, getValues, setValue } = useFormContext<TripValues>();
  const { id, label, error } = useTripField(field);
  const { ref, ...registration } = register(field);
  const control = {
    ...registration,
    id,
    ...describedBy(id, { hint, error }),
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      const typed = element?.value;
      const known = getValues(field);
      ref(element);
      if (typed && typed !== known) setValue(field, typed);
    },
  };
  return { field: { id, label, error }, control };
}
