import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field';

/** What a form knows of its fields: a checked form (use-checked-form.ts), or a light one (use-light-form.ts). */
export interface FormFields<Name extends string, Control> {
  /** Id of a field's control, for labels and for the links of the error summary. */
  fieldId: (name: Name) => string;
  /** What is wrong with a field, in words. */
  errorOf: (name: Name) => string | undefined;
  /** Whether a field has a hint decides what its control is described by. */
  control: (name: Name, described?: { hint?: unknown }) => Control;
}

interface FormFieldProps<Name extends string, Control> extends Omit<
  ComponentProps<typeof Field>,
  'id' | 'error' | 'children'
> {
  form: FormFields<Name, Control>;
  name: NoInfer<Name>;
  /** The control; it gets the attributes that tie it to the form, the label, the hint and the error. */
  children: (control: Control) => ReactNode;
}

/** A field of a form: label, hint, control and what is wrong with it. */
export function FormField<Name extends string, Control>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Name, Control>) {
  return (
    <Field {...field} id={form.fieldId(name)} error={form.errorOf(name)}>
      {children(form.control(name, field))}
    </Field>
  );
}
