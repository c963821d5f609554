import { useState, type ComponentProps } from 'react';
import { leadField, type ChangeFieldName } from '@/data/facts';
import { todayInIsrael } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { readTypedDay } from '@/i18n/typed-day';
import { DayInput } from '@/ui/day-input';
import { TextArea, TextInput } from '@/ui/field';
import type { LightControl } from '@/ui/form/use-light-form';
import { Select } from '@/ui/select';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

function inputOf(name: ChangeFieldName): ComponentProps<typeof TextInput> {
  const { kind, max, ltr, autoComplete } = leadField(name);
  return {
    ...(ltr && { dir: 'ltr', className: 'rtl:text-end' }),
    ...(autoComplete && { autoComplete }),
    ...(kind === 'phone' && { type: 'tel', inputMode: 'tel', maxLength: 40 }),
    ...(kind === 'email' && { type: 'email', inputMode: 'email', maxLength: max }),
    ...(kind === 'line' && { maxLength: max, ...(ltr && { autoCapitalize: 'characters' }) }),
    ...(kind === 'count' && { inputMode: 'numeric', maxLength: 2 }),
  };
}

/** The control of a field that may be changed. */
export function ChangeControl({ name, control }: { name: ChangeFieldName; control: LightControl }) {
  const m = useMessages('trip');
  const { kind, forms, options, max } = leadField(name);
  const [day, setDay] = useState(control.defaultValue ?? '');
  if (kind === 'text') return <TextArea {...control} rows={2} maxLength={max} />;
  if (kind === 'date') {
    const { defaultValue: _, onChange, ...field } = control;
    return (
      <DayInput
        {...field}
        placeholder={m.change.dayShape}
        today={todayInIsrael()}
        day={String(day)}
        keepsWhatIsNoDay
        readDay={readTypedDay}
        onDay={(next) => {
          setDay(next);
          onChange({ target: { value: next } });
        }}
      />
    );
  }
  if (kind !== 'choice' && kind !== 'slot') return <TextInput {...control} {...inputOf(name)} />;
  const said = String(control.defaultValue ?? '');
  // An hour that the office has offered is any.
  const choices = kind === 'choice' ? (options ?? []) : [...new Set([...HOURS, said])].filter(Boolean).toSorted();
  return (
    <Select {...control}>
      {forms.trip === 'required' ? null : (
        <option value="">{name === 'passenger_language' ? m.change.notChosen : '–'}</option>
      )}
      {choices.map((option) => (
        <option key={option} value={option}>
          {m.said.choices[name]?.[option] ?? option}
        </option>
      ))}
    </Select>
  );
}
