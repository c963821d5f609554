import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatCalendarDay } from '@/i18n/format';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { controlClass, describedBy, Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { parseTypedDay } from './calendar-day';
import { TripCalendar } from './trip-calendar';
import type { TripValues } from './trip-values';
import { useTripField } from './use-trip-field';

const shown = (day: string) => (day ? formatCalendarDay(day) : '');

/** The travel date: typed as dd/MM/yyyy, or chosen in the calendar below. */
export function DateField() {
  const m = useMessages('tripRequest');
  const { control, setValue, getFieldState, trigger } = useFormContext<TripValues>();
  const day = useWatch({ control, name: 'date' });
  const field = useTripField('date');
  const [text, setText] = useState(shown(day));
  const hint = m.hints.date;

  function change(next: string) {
    setValue('date', next, { shouldDirty: true });
    if (getFieldState('date').error || getFieldState('time').error) void trigger(['date', 'time']);
  }

  return (
    <div className="grid content-start gap-4">
      <Field {...field} required={m.required} hint={hint}>
        <span className="relative block">
          <Icon name="calendar" className="pointer-events-none absolute start-4 top-4 text-sea-600" />
          <input
            id={field.id}
            {...describedBy(field.id, { hint, error: field.error })}
            inputMode="numeric"
            autoComplete="off"
            required
            className={classNames(controlClass, 'ps-12')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              change(parseTypedDay(event.target.value) ?? '');
            }}
            onBlur={() => {
              if (day) setText(shown(day));
            }}
          />
        </span>
      </Field>
      <TripCalendar
        day={day}
        onChoose={(next) => {
          setText(shown(next));
          change(next);
        }}
      />
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Icon name="clock" className="mt-0.5 size-4.5" />
        {m.closedDays}
      </p>
    </div>
  );
}
