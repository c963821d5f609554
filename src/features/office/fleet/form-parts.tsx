import type { FieldValues, Path } from 'react-hook-form';
import { formatCalendarDay, todayInIsrael } from '@/i18n/format';
import { useMessages, type Messages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { DayFormField } from '@/ui/form/day-form-field';
import { FormField } from '@/ui/form/form-field';
import type { CheckedForm } from '@/ui/form/use-checked-form';
import { Select } from '@/ui/select';
import type { useFleetSave } from './use-fleet-save';

type FieldLabels = Messages['staffFleet']['form']['fields'];
/** A field of the two forms: what its label is found by. */
export type FieldName = keyof FieldLabels;

interface FormProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
}

/** The last day of a document. */
export function DayField<Values extends FieldValues>({
  form,
  name,
}: FormProps<Values> & { name: Path<Values> & FieldName }) {
  const m = useMessages('staffFleet').form;
  return (
    <DayFormField form={form} name={name} label={m.fields[name]} placeholder={m.hints.day} today={todayInIsrael()} />
  );
}

/** One of a few. */
export function ChoiceField<Values extends FieldValues>({
  form,
  name,
  hint,
  options,
}: FormProps<Values> & {
  name: Path<Values> & FieldName;
  hint?: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  const m = useMessages('staffFleet').form;
  return (
    <FormField form={form} name={name} label={m.fields[name]} hint={hint}>
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

interface SavePartProps<Values extends FieldValues> {
  saving: ReturnType<typeof useFleetSave<{ updated_at: string }, Values>>;
  /** A value in words. */
  shown: (name: FieldName, value: unknown) => string;
}

/** What stands in the way of saving, and the button. */
export function SavePart<Values extends FieldValues>({ saving, shown }: SavePartProps<Values>) {
  const m = useMessages('staffFleet').form;
  const { colon } = useMessages('staff').frame;
  const theirs = Object.entries(saving.theirs ?? {}) as [FieldName, unknown][];
  return (
    <>
      {saving.theirs ? (
        <Alert tone="warn">
          <p>{theirs.length > 0 ? m.overtaken : m.overtakenAlike}</p>
          <ul className="list-disc ps-5">
            {theirs.map(([name, value]) => (
              <li key={name}>
                {m.fields[name]}
                {colon} <bdi className="font-bold">{shown(name, value)}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {saving.problem ? <Alert tone="danger">{m[saving.problem]}</Alert> : null}
      <Button type="submit" busy={saving.isBusy} className="justify-self-start">
        {m.save}
      </Button>
    </>
  );
}

/** A value of either form that needs no names: days and plain text; a dash for nothing. */
export const plainValue = (value: unknown): string => {
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/u.test(text) ? formatCalendarDay(text) : text || '–';
};
