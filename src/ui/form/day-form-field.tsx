import { useController, type FieldValues, type Path } from 'react-hook-form';
import { DayInput } from '../day-input';
import { FormField } from './form-field';
import type { CheckedForm } from './use-checked-form';

interface DayFormFieldProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  /** A value that is "YYYY-MM-DD", empty, or what was typed and is no day: the schema refuses that. */
  name: Path<Values>;
  label: string;
  /** How a day is written: "dd/mm/yyyy". */
  placeholder: string;
  /** What a date without a year is counted from, "YYYY-MM-DD". */
  today: string;
  className?: string | undefined;
}

/** A day in a form. What is no day stays as it was typed, and is refused when the form is sent. */
export function DayFormField<Values extends FieldValues>({
  form,
  name,
  label,
  placeholder,
  today,
  className,
}: DayFormFieldProps<Values>) {
  const { ref, value, onChange } = useController({ control: form.state.control, name }).field;
  return (
    <FormField form={form} name={name} label={label} className={className}>
      {(control) => (
        <DayInput
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          placeholder={placeholder}
          today={today}
          ref={ref}
          day={value}
          keepsWhatIsNoDay
          onDay={onChange}
        />
      )}
    </FormField>
  );
}
