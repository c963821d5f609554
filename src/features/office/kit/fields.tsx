import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { todayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { TextInput } from '@/ui/field';
import { DayFormField } from '@/ui/form/day-form-field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';

interface FieldOf<Values extends FieldValues> {
  form: CheckedForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  className?: string;
}

export interface ChoiceFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  options: readonly (readonly [value: string, words: string])[];
}

/** One of a few. */
export function ChoiceField<Values extends FieldValues>({ options, ...field }: ChoiceFieldProps<Values>) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

/** What runs from left to right in every language, beside words of the page's own: digits, hours, addresses. */
export function LtrInput({
  inputMode = 'numeric',
  isShort = false,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'className'> & { isShort?: boolean }) {
  return (
    <TextInput
      {...rest}
      dir="ltr"
      inputMode={inputMode}
      autoComplete="off"
      className={classNames('text-start rtl:text-end', isShort && 'max-w-28')}
    />
  );
}

/** A number, an amount, an hour, a plate. */
export function DigitsField<Values extends FieldValues>({
  placeholder,
  ...field
}: FieldOf<Values> & { placeholder?: string }) {
  return <FormField {...field}>{(control) => <LtrInput {...control} placeholder={placeholder} />}</FormField>;
}

/** A day of the calendar. */
export function DayField<Values extends FieldValues>(field: Omit<FieldOf<Values>, 'hint'>) {
  const { dayShape } = useMessages('staff').step;
  return <DayFormField {...field} placeholder={dayShape} today={todayInIsrael()} />;
}
