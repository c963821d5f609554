import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

const control =
  'w-full rounded bg-white px-4 text-base text-ink inset-ring inset-ring-stone-strong placeholder:text-ink-3 ' +
  'focus:outline-4 focus:outline-offset-0 focus:outline-sea-500/35 focus:inset-ring-2 focus:inset-ring-sea-600 ' +
  'aria-invalid:bg-danger-ground aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger disabled:bg-stone-100 disabled:text-ink-3 ' +
  'forced-colors:border forced-colors:aria-invalid:border-3 forced-colors:disabled:text-[GrayText]';

/** Classes of a text field, for controls that are drawn by hand. */
export const controlClass = `${control} min-h-13`;

/** Ids that tie a control to its label, hint and error: `aria-describedby` gets the two last. */
export function fieldIds(id: string) {
  return { id, hint: `${id}-hint`, error: `${id}-error` };
}

interface FieldProps {
  /** Id of the control inside. */
  id: string;
  label: ReactNode;
  /** A word after the label of a field that must be filled, such as "required"; drawn as an asterisk. */
  required?: string | false | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A label above its control, with a hint and the error below it. Give the control `describedBy(...)`. */
export function Field({ id, label, required, hint, error, children, className }: FieldProps) {
  const ids = fieldIds(id);
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-bold">
        {label}
        {required ? <RequiredMark word={required} /> : null}
      </label>
      {hint ? (
        <p id={ids.hint} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={ids.error} message={error} />
    </div>
  );
}

/** The red asterisk, read aloud as a word. */
export function RequiredMark({ word }: { word: string }) {
  return (
    <span className="ms-1 text-danger">
      <span aria-hidden="true">*</span>
      <span className="sr-only"> ({word})</span>
    </span>
  );
}

/** The label of a field that may stay empty, with a word that says so. */
export function Optional({ label, word }: { label: string; word: string }) {
  return (
    <>
      {label} <span className="text-sm font-normal text-ink-3">({word})</span>
    </>
  );
}

/** What is wrong with a field, or nothing. */
export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  return message ? (
    <p id={id} className="flex items-start gap-1.5 text-sm font-bold text-danger">
      <Icon name="alert" className="mt-0.5 size-4.5" />
      {message}
    </p>
  ) : null;
}

/** The `aria-*` attributes of a field's control. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = fieldIds(id);
  const names = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': names || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

interface TextInputProps extends ComponentProps<'input'> {
  /** Shown before the text. */
  icon?: IconName;
}

export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const input = <input {...rest} type={type} className={classNames(controlClass, icon && 'ps-12', className)} />;
  if (!icon) return input;
  return (
    <span className="relative block">
      {input}
      <Icon name={icon} className="pointer-events-none absolute start-4 top-4 text-sea-700" />
    </span>
  );
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(control, 'min-h-26 py-3', className)} />;
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 items-start gap-3 py-2', className)}>
      <input {...rest} type="checkbox" className="mt-0.5 size-6 flex-none rounded accent-sea-600" />
      <span className="min-w-0">
        <span className="font-bold">{label}</span>
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
    </label>
  );
}
