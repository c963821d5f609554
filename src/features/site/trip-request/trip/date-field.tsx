import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cleanDigits, leadField } from '@/data/submit-lead';
import { formatCalendarDay, todayInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { readTypedDay } from '@/i18n/typed-day';
import { dayIn, withSlashes } from '@/lib/calendar-day';
import { classNames } from '@/ui/class-names';
import { controlClass, describedBy, Field, Optional } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { ClosedDaysNote } from './closed-days-note';
import type { TripCalendarProps } from './trip-calendar';
import type { TripTimeProps } from './trip-form-props';

/** Comes behind the form: a day is typed without it. */
const TripCalendar = island<TripCalendarProps>(
  { when: 'now', standIn: () => <Skeleton className="h-82" /> },
  async () => (await import('./trip-calendar')).TripCalendar,
);

const shown = (day: string) => (day ? formatCalendarDay(day) : '');

/** The hours that are checked together with a day. */
const HOUR_OF = { travel_date: 'pickup_time', return_date: 'return_time' } as const;

interface DateFieldProps extends TripTimeProps {
  name: keyof typeof HOUR_OF;
  /** First day that makes sense, "YYYY-MM-DD", where that is not today. */
  first?: string | undefined;
}

/** A day: typed in any usual way, or chosen in the calendar below; said again with weekday and month. */
export function DateField({ form, rules, name, first }: DateFieldProps) {
  const m = useMessages('tripRequest');
  const locale = useLocale();
  const { control, setValue, getFieldState, trigger } = form.state;
  const value = useWatch({ control, name });
  const day = dayIn(value);
  const id = form.fieldId(name);
  const error = form.errorOf(name);
  const isRequired = leadField(name).forms.trip === 'required';
  const [text, setText] = useState(shown(day) || value);
  // The page's address may name another day while the field stands there.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is typed is the field's own, until the day comes from elsewhere
    if (day) setText((typed) => (readTypedDay(cleanDigits(typed), todayInIsrael()) === day ? typed : shown(day)));
  }, [day]);
  const hint = m.hints[name];

  function change(next: string) {
    setValue(name, next, { shouldDirty: true });
    const together = [name, HOUR_OF[name]] as const;
    if (together.some((each) => getFieldState(each).error)) void trigger(together);
  }

  return (
    <div className="grid content-start gap-4">
      <Field
        id={id}
        label={isRequired ? m.fields[name] : <Optional label={m.fields[name]} word={m.optional} />}
        error={error}
        required={isRequired && m.required}
        hint={hint}
      >
        <span className="relative block">
          <Icon name="calendar" className="pointer-events-none absolute start-4 top-4 text-sea-600" />
          <input
            id={id}
            {...describedBy(id, { hint, error })}
            inputMode="numeric"
            autoComplete="off"
            required={isRequired}
            className={classNames(controlClass, 'ps-12')}
            value={text}
            onChange={({ target, nativeEvent }) => {
              const isTyping = (nativeEvent as InputEvent).inputType === 'insertText';
              const isAtEnd = target.selectionStart === target.value.length;
              const typed = cleanDigits(target.value);
              setText(isTyping && isAtEnd ? withSlashes(typed) : target.value);
              // What is no day is refused where no day would be right, too.
              change(readTypedDay(typed, todayInIsrael()) ?? (isRequired ? '' : typed.trim()));
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
        label={m.calendar.labels[name]}
        day={day}
        first={first}
        rules={rules}
        onChoose={(next) => {
          setText(shown(next));
          change(next);
        }}
      />
      <ClosedDaysNote rules={rules} day={day} />
    </div>
  );
}
