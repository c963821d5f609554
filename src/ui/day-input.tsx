import { useState, type ComponentProps } from 'react';
import { parseTypedDay } from '@/lib/calendar-day';
import { TextInput } from './field';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** "YYYY-MM-DD", or empty. */
  day: string;
  /** What a date without a year is counted from. */
  today: string;
  onDay: (day: string) => void;
}

const shown = (day: string) => day.split('-').toReversed().join('/');

/**
 * A day typed as dd/MM/yyyy. The browser's own field would write it the way of the browser's language, whatever the page's
 * is. What is no day counts as soon as the field is left: the field then shows the last day again, or nothing.
 */
export function DayInput({ day, today, onDay, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState(shown(day));
  const [known, setKnown] = useState(day);
  // A day that was set elsewhere, such as by "clear".
  if (known !== day) {
    setKnown(day);
    setTyped(shown(day));
  }

  /** @returns the day that counts now */
  function take(text: string): string {
    const next = text.trim() ? parseTypedDay(text, today) : '';
    if (next === null || next === day) return day;
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
      className="text-start rtl:text-end"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        // With two digits the year may be half typed.
        if (/^$|\d{4}$/u.test(target.value.trim())) take(target.value);
      }}
      onBlur={({ target }) => setTyped(shown(take(target.value)))}
    />
  );
}
