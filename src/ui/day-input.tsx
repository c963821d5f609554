import { useState, type ComponentProps } from 'react';
import { isDay, parseTypedDay } from '@/lib/calendar-day';
import { classNames } from './class-names';
import { TextInput } from './field';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** "YYYY-MM-DD", or empty; with `keepsWhatIsNoDay` also what was typed. */
  day: string;
  /** What a date without a year is counted from. */
  today: string;
  onDay: (day: string) => void;
  /** What is no day stays, and is handed over as it was typed: for forms, which say what is wrong. */
  keepsWhatIsNoDay?: boolean;
}

const shown = (day: string) => (isDay(day) ? day.split('-').toReversed().join('/') : day);

/**
 * A day typed as dd/MM/yyyy. The browser's own field would write it the way of the browser's language, whatever the page's
 * is. A day counts as soon as it is whole, or when the field is left. What is no day goes then: the field shows the last
 * day again, or nothing.
 */
export function DayInput({ day, today, onDay, keepsWhatIsNoDay = false, className, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState(shown(day));
  const [known, setKnown] = useState(day);
  // A day that was set elsewhere, such as by "clear".
  if (known !== day) {
    setKnown(day);
    setTyped(shown(day));
  }

  /** @returns what counts now */
  function take(text: string, isKept = false): string {
    const next = text.trim() ? (parseTypedDay(text, today) ?? (isKept ? text.trim() : day)) : '';
    if (next === day) return day;
    setKnown(next);
    onDay(next);
    return next;
  }

  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      className={classNames('text-start rtl:text-end', className)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        // With two digits the year may be half typed.
        if (/^$|\d{4}$/u.test(target.value.trim())) take(target.value);
      }}
      onBlur={({ target }) => setTyped(shown(take(target.value, keepsWhatIsNoDay)))}
    />
  );
}
