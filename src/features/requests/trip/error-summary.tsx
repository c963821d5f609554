import { useFormContext } from 'react-hook-form';
import type { FieldError } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { ErrorSummary as SummaryBox } from '@/ui/error-summary';
import { fieldId, type TripField, type TripValues } from './trip-values';

interface ErrorSummaryProps {
  /** The current step's fields; only their errors are listed. */
  fields: readonly TripField[];
  /** Grows with every attempt that failed. */
  attempt: number;
}

/** What is wrong in this step, as links to the fields; it takes the focus after a failed attempt to go on. */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps) {
  const m = useMessages('tripRequest');
  const { formState } = useFormContext<TripValues>();
  const items = fields
    .filter((field) => formState.errors[field])
    .map((field) => ({
      fieldId: fieldId(field),
      text: m.summary.item(m.fields[field], m.errors[formState.errors[field]?.message as FieldError]),
    }));
  return <SummaryBox title={m.summary.title} items={items} attempt={attempt} />;
}
