import { useState } from 'react';
import { TRIP_WORDS_MAX } from '@/data/trip';
import { dayInText, todayInIsrael } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { readTypedDay } from '@/i18n/typed-day';
import { DayInput } from '@/ui/day-input';
import { TextArea } from '@/ui/field';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/select';
import { useOpenTrip } from './trip-context';
import { useTripForm } from './use-trip-form';
import { WishButton } from './wish-button';
import { WishNotice } from './wish-notice';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** What the sentence with the new day and hour takes at most. */
const MOMENT_MAX = 100;

/** The day that was typed, from today on; null for anything else. */
function dayOf(typed: string): string | null {
  const today = todayInIsrael();
  const day = readTypedDay(typed, today);
  return day !== null && day >= today ? day : null;
}

/** Asks for what needs a new price: another day or hour in fields of their own, all else in words. Or says that nobody was missing. */
export function AskChangeForm() {
  const { trip, send } = useOpenTrip();
  const m = useMessages('trip');
  const locale = useLocale();
  const isWrong = trip.state === 'no_show';
  const words = isWrong ? m.ask.wrong : m.ask;
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');
  const form = useTripForm({
    action: 'ask_change',
    rules: {
      day: (value) => (value === '' || dayOf(value) ? undefined : 'invalidValue'),
      hour: () => undefined,
      text: (value) => (value.length >= 3 || day || hour ? undefined : 'required'),
    },
  });
  const submit = (values: Record<'day' | 'hour' | 'text', string>) => {
    const wished = dayOf(values.day);
    const moment = [...(wished ? [dayInText(locale, wished)] : []), ...(values.hour ? [values.hour] : [])].join(', ');
    const text = [...(moment ? [m.ask.moved(moment)] : []), ...(values.text ? [values.text] : [])].join('\n');
    void send({ action: 'ask_change', text });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(submit)}>
      {trip.booking && !isWrong ? <p className="text-ink-2">{m.ask.kept}</p> : null}
      {isWrong ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="day" label={m.ask.day}>
            {(control) => (
              <DayInput
                id={control.id}
                name={control.name}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                placeholder={m.ask.dayShape}
                today={todayInIsrael()}
                day={day}
                keepsWhatIsNoDay
                readDay={readTypedDay}
                onDay={(next) => {
                  setDay(next);
                  control.onChange({ target: { value: next } });
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="hour" label={m.ask.hour}>
            {(control) => (
              <Select {...control} onChange={({ target }) => setHour(target.value)}>
                <option value="">{m.ask.same}</option>
                {HOURS.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
      )}
      <FormField
        form={form}
        name="text"
        label={words.text}
        required={day || hour ? undefined : m.keyless.required}
        hint={words.hint}
      >
        {(control) => (
          <TextArea {...control} rows={3} maxLength={TRIP_WORDS_MAX.text - MOMENT_MAX} required={!day && !hour} />
        )}
      </FormField>
      <WishNotice actions={['ask_change']} />
      <WishButton action="ask_change">{words.send}</WishButton>
    </form>
  );
}
