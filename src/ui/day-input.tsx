import { useState, type ComponentProps } from 'react';
import { isDay, parseTypedDay, withSlashes } from '@/lib/calendar-day';
import { classNames } from './class-names';
import { TextInput } from './field';

interface DayInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> {
  /** "YYYY-MM-DD", or empty; with `keepsWhatIsNoDay` also what was typed. */
  day: string;
  /** What a date without a year is counted from. */
  today: string;
  onDay: (day: string) => void;
  /** For forms, which say what is wrong: each key hands over the day, or what is none as it was typed, and that stays. */
  keepsWhatIsNoDay?: boolean;
  /** How a day is read, where more than numbers is understood. */
  readDay?: (text: string, today: string) => string | null;
}

const shown = (day: string) => (isDay(day) ? day.split('-').toReversed().join('/') : day);

/**
 * A day typed as dd/MM/yyyy, the slashes by the field itself. The browser's own field would write it the way of the browser's
 * language, whatever the page's is. A day counts as soon as it is whole, or when the field is left. What is no day goes then: the
 * field shows the last day again, or nothing.
 */
export function DayInput({
  day,
  today,
  onDay,
  keepsWhatIsNoDay = false,
  readDay = parseTypedDay,
  className,
  ...rest
}: DayInputProps) {
  const [typed, setTyped] = useState(shown(day));
  const [known, setKnown] = useState(day);
  // A day that was set elsewhere, such as by "clear".
  if (known !== day) {
    setKnown(day);
    setTyped(shown(day));
  }

  /** @returns what counts now */
  function take(text: string): string {
    const next = text.trim() ? (readDay(text, today) ?? (keepsWhatIsNoDay ? text.trim() : day)) : '';
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
      onChange={({ target, nativeEvent }) => {
        const isTyping = (nativeEvent as InputEvent).inputType === 'insertText';
        const isAtEnd = target.selectionStart === target.value.length;
        const text = isTyping && isAtEnd ? withSlashes(target.value) : target.value;
        setTyped(text);
        // With two digits the year may be half typed.
        if (keepsWhatIsNoDay || /^$|\d{4}$/u.test(text.trim())) take(text);
      }}
      onBlur={({ target }) => setTyped(shown(take(target.value)))}
    />
  );
}
