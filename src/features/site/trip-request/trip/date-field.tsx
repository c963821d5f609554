import { useWatch } from 'react-hook-form';
import { leadField } from '@/data/submit-lead';
import { todayInIsrael, writtenOutDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { dayIn } from '@/lib/calendar-day';
import { describedBy, Field, Optional } from '@/ui/field';
import { Skeleton } from '@/ui/skeleton';
import { TypedDay } from '../day/typed-day';
import { ClosedDaysNote } from './closed-days-note';
import type { TripCalendarProps } from './trip-calendar';
import type { TripTimeProps } from './trip-form-props';

/** Comes behind the form: a day is typed without it. */
const TripCalendar = island<TripCalendarProps>(
  { when: 'now', standIn: () => <Skeleton className="h-82" /> },
  async () => (await import('./trip-calendar')).TripCalendar,
);

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
        <TypedDay
          id={id}
          {...describedBy(id, { hint, error })}
          icon="calendar"
          className="rtl:ps-4 rtl:pe-12"
          required={isRequired}
          day={value}
          today={todayInIsrael()}
          onDay={change}
        />
        <output htmlFor={id} className="min-h-6 font-bold text-sea-700">
          {day ? writtenOutDay(locale, day) : null}
        </output>
      </Field>
      <TripCalendar label={m.calendar.labels[name]} day={day} first={first} rules={rules} onChoose={change} />
      <ClosedDaysNote rules={rules} day={day} />
    </div>
  );
}
