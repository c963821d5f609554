import type { ComponentProps, ReactNode } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { todayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Checkbox, describedBy, FieldError, fieldIds, TextInput } from '@/ui/field';
import { DayFormField } from '@/ui/form/day-form-field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';
import { OptionLines, type Option } from './choice';

interface FieldOf<Values extends FieldValues> {
  form: CheckedForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  required?: string | false | undefined;
  className?: string | undefined;
}

interface ChoiceFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  options: readonly Option[];
  /** Nobody is to choose without having seen what else there is. */
  inSight?: boolean;
}

/** One of a few, in a form. */
export function ChoiceField<Values extends FieldValues>({
  options,
  inSight = false,
  ...field
}: ChoiceFieldProps<Values>) {
  if (inSight) return <OptionsInSight options={options} {...field} />;
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control}>
          <OptionLines options={options} />
        </Select>
      )}
    </FormField>
  );
}

function OptionsInSight<Values extends FieldValues>({
  form,
  name,
  label,
  className,
  options,
}: Omit<ChoiceFieldProps<Values>, 'inSight'>) {
  const id = form.fieldId(name);
  const ids = (value?: string) => fieldIds(value === undefined ? id : `${id}-${value}`);
  const error = form.errorOf(name);
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={classNames('grid gap-1', className)}
      {...describedBy(id, { error })}
    >
      <p id={`${id}-label`} className="font-bold">
        {label}
      </p>
      {options.map(([value, words, hint]) => (
        <div key={value} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <input
            {...form.state.register(name)}
            id={`${id}-${value}`}
            type="radio"
            value={value}
            aria-describedby={
              [...(hint ? [ids(value).hint] : []), ...(error ? [ids().error] : [])].join(' ') || undefined
            }
            className="mt-2.5 size-6 accent-sea-600"
          />
          <label htmlFor={`${id}-${value}`} className="flex min-h-11 items-center font-bold">
            {words}
          </label>
          {hint ? (
            <p id={ids(value).hint} className="col-start-2 text-sm text-ink-2">
              {hint}
            </p>
          ) : null}
        </div>
      ))}
      <FieldError id={ids().error} message={error} />
    </fieldset>
  );
}

/** Any of a few. */
export function ManyField<Values extends FieldValues>({
  form,
  name,
  label,
  options,
}: Pick<ChoiceFieldProps<Values>, 'form' | 'name' | 'label' | 'options'>) {
  const id = form.fieldId(name);
  const error = form.errorOf(name);
  return (
    <fieldset {...describedBy(id, { error })}>
      <legend className="font-bold">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {options.map(([value, words]) => (
          <Checkbox key={value} label={words} value={value} {...form.state.register(name)} />
        ))}
      </div>
      <FieldError id={fieldIds(id).error} message={error} />
    </fieldset>
  );
}

/** A line of words, in whatever language they are. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  ...rest
}: FieldOf<Values> & Pick<ComponentProps<'input'>, 'maxLength' | 'lang' | 'dir' | 'type' | 'autoComplete'>) {
  return (
    <FormField {...{ form, name, label, hint, required, className }}>
      {(control) => <TextInput {...control} dir="auto" autoComplete="off" {...rest} />}
    </FormField>
  );
}

/** What runs from left to right in every language, beside words of the page's own: digits, hours, addresses. */
export function LtrInput({
  inputMode = 'numeric',
  isShort = false,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'className'> & { isShort?: boolean | undefined }) {
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
  form,
  name,
  label,
  hint,
  className,
  ...rest
}: Omit<FieldOf<Values>, 'required'> &
  Pick<ComponentProps<typeof LtrInput>, 'placeholder' | 'maxLength' | 'isShort' | 'type' | 'inputMode'>) {
  return (
    <FormField {...{ form, name, label, hint, className }}>
      {(control) => <LtrInput {...control} {...rest} />}
    </FormField>
  );
}

interface HourFieldProps<Values extends FieldValues> extends Omit<FieldOf<Values>, 'hint' | 'required'> {
  /** What the hour is while nobody has typed one: the form's value is null then. */
  unsaid: string;
  onType: () => void;
}

/** An hour that follows something else until it is typed. */
export function HourField<Values extends FieldValues>({ unsaid, onType, ...field }: HourFieldProps<Values>) {
  const { ref, value, onChange } = useController({ control: field.form.state.control, name: field.name }).field;
  return (
    <FormField {...field}>
      {(control) => (
        <LtrInput
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          ref={ref}
          maxLength={5}
          value={value ?? unsaid}
          onChange={(event) => {
            onChange(event);
            onType();
          }}
        />
      )}
    </FormField>
  );
}

/** A day of the calendar. */
export function DayField<Values extends FieldValues>(field: Omit<FieldOf<Values>, 'hint' | 'required'>) {
  const { dayShape } = useMessages('staff').step;
  return <DayFormField {...field} placeholder={dayShape} today={todayInIsrael()} />;
}
