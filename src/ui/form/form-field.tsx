import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Field } from '../field';
import type { CheckedForm, FieldControl } from './use-checked-form';

interface FormFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Field>,
  'id' | 'error' | 'children'
> {
  form: CheckedForm<Values>;
  name: Path<Values>;
  /** The control; it gets the attributes that tie it to the form, the label, the hint and the error. */
  children: (control: FieldControl) => ReactNode;
}

/** A field of a checked form: label, hint, control and what is wrong with it. */
export function FormField<Values extends FieldValues>({ form, name, children, ...field }: FormFieldProps<Values>) {
  return (
    <Field {...field} id={form.fieldId(name)} error={form.errorOf(name)}>
      {children(form.control(name, field))}
    </Field>
  );
}
