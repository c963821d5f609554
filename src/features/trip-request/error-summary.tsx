import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldError } from '@/data/submit-lead';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { fieldId, type TripField, type TripValues } from './trip-values';

interface ErrorSummaryProps {
  /** The current step's fields; only their errors are listed. */
  fields: readonly TripField[];
  /** Grows with every attempt that failed: the summary takes the focus each time. */
  attempt: number;
}

/** Puts the focus where a field is answered: on its control, or on the first radio button of its group. */
function focusField(field: TripField): void {
  const element = document.getElementById(fieldId(field));
  const target = element?.querySelector<HTMLElement>('input:checked, input') ?? element;
  target?.focus();
}

/** What is wrong in this step, as links to the fields; it takes the focus after a failed attempt to go on. */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps) {
  const m = useMessages('tripRequest');
  const { formState } = useFormContext<TripValues>();
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter((field) => formState.errors[field]);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (attempt === 0 || wrong.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-labelledby="trip-errors-title"
      role="group"
      className="grid gap-2 rounded border-s-[5px] border-danger bg-danger-soft p-4 text-danger"
    >
      <p id="trip-errors-title" className="flex items-center gap-2 font-bold">
        <Icon name="alert" />
        {m.summary.title}
      </p>
      <ul className="grid gap-1">
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-6 text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {m.summary.item(m.fields[field], m.errors[formState.errors[field]?.message as FieldError])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
