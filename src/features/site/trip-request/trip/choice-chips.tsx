import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { describedBy, FieldError, fieldIds, Optional, RequiredMark } from '@/ui/field';
import type { TripField } from '../fields/form-values';
import type { TripFormProps } from './trip-form-props';

interface ChoiceGroupProps extends TripFormProps {
  field: Exclude<TripField, 'country_code'>;
  hint?: string | undefined;
  /** It may be left open. */
  optional?: boolean;
  children: ReactNode;
  className?: string;
}

/** A question answered by one of several radio buttons: label, hint, error with a bar beside it, and the choices. */
export function ChoiceGroup({ form, field, hint, optional = false, children, className }: ChoiceGroupProps) {
  const m = useMessages('tripRequest');
  const id = form.fieldId(field);
  const error = form.errorOf(field);
  const ids = fieldIds(id);
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={!optional}
      {...describedBy(id, { hint, error })}
      tabIndex={-1}
      className={classNames('relative grid content-start gap-2 focus:outline-none', className)}
    >
      {error ? <span aria-hidden="true" className="absolute inset-y-0 -start-3 w-[3px] bg-danger sm:-start-4" /> : null}
      <p id={`${id}-label`} className="font-bold">
        {optional ? <Optional label={m.fields[field]} word={m.optional} /> : m.fields[field]}
        {optional ? null : <RequiredMark word={m.required} />}
      </p>
      {hint ? (
        <p id={ids.hint} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={ids.error} message={error} />
      {children}
    </fieldset>
  );
}

interface ChoiceProps extends TripFormProps {
  field: TripField;
  value: string;
  children: ReactNode;
  /** No longer on offer: shown struck through; choosing it says why. */
  struck?: boolean;
  className?: string;
}

/** One radio button that looks like a chip. */
export function Choice({ form, field, value, children, struck = false, className }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 items-center justify-center rounded bg-white text-center inset-ring-1 inset-ring-stone-300 transition-colors',
        'hover:bg-stone-100 has-checked:bg-night-900 has-checked:font-bold has-checked:text-amber-400 has-checked:inset-ring-night-900',
        'forced-colors:border forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-500',
        struck && 'text-ink-3 line-through',
        className,
      )}
    >
      <input
        {...form.state.register(field)}
        type="radio"
        value={value}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0"
      />
      {children}
    </label>
  );
}
