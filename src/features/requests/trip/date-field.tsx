import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cleanDigits } from '@/data/submit-lead';
import { formatCalendarDay, todayInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { parseTypedDay, withSlashes } from '@/lib/calendar-day';
import { classNames } from '@/ui/class-names';
import { controlClass, describedBy, Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { ClosedDaysNote } from './closed-days-note';
import { TripCalendar } from './trip-calendar';
import type { TripFormProps } from './trip-form-props';
import { useClosedDates } from './use-closed-dates';

const shown = (day: string) => (day ? formatCalendarDay(day) : '');

/** The travel date: typed in any usual way, or chosen in the calendar below; said again with weekday and month. */
export function DateField({ form }: TripFormProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const { control, setValue, getFieldState, trigger } = form.state;
  const day = useWatch({ control, name: 'travel_date' });
  const id = form.fieldId('travel_date');
  const error = form.errorOf('travel_date');
  const [text, setText] = useState(shown(day));
  // The page's address may name another day while the field stands there.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is typed is the field's own, until the day comes from elsewhere
    if (day) setText((typed) => (parseTypedDay(cleanDigits(typed), todayInIsrael()) === day ? typed : shown(day)));
  }, [day]);
  const hint = m.hints.travel_date;
  const closed = useClosedDates();

  function change(next: string) {
    setValue('travel_date', next, { shouldDirty: true });
    if (getFieldState('travel_date').error || getFieldState('pickup_time').error)
      void trigger(['travel_date', 'pickup_time']);
  }

  return (
    <div className="grid content-start gap-4">
      <Field id={id} label={m.fields.travel_date} error={error} required={m.required} hint={hint}>
        <span className="relative block">
          <Icon name="calendar" className="pointer-events-none absolute start-4 top-4 text-sea-600" />
          <input
            id={id}
            {...describedBy(id, { hint, error })}
            inputMode="numeric"
            autoComplete="off"
            required
            className={classNames(controlClass, 'ps-12')}
            value={text}
            onChange={({ target, nativeEvent }) => {
              const isTyping = (nativeEvent as InputEvent).inputType === 'insertText';
              const isAtEnd = target.selectionStart === target.value.length;
              const typed = cleanDigits(target.value);
              setText(isTyping && isAtEnd ? withSlashes(typed) : target.value);
              change(parseTypedDay(typed, todayInIsrael()) ?? '');
            }}
            onBlur={() => {
              if (day) setText(shown(day));
            }}
          />
        </span>
        <output htmlFor={id} className="min-h-6 font-bold text-sea-700">
          {day ? writtenOutDay(locale, day) : null}
        </output>
      </Field>
      <TripCalendar
        day={day}
        closed={closed}
        onChoose={(next) => {
          setText(shown(next));
          change(next);
        }}
      />
      <ClosedDaysNote closed={closed} day={day} />
    </div>
  );
}
