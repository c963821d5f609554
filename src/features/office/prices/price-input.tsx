import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classNames } from '@/ui/class-names';
import { readNumber } from './price-numbers';

interface PriceInputProps {
  label: string;
  value: number | null;
  /** What holds, where that is not the value itself: what follows while nothing is written. */
  holds?: number | null;
  /** What the published list says; undefined where it has no such number. */
  published: number | null | undefined;
  /** Shown while nothing is said. */
  placeholder?: string;
  /** In words, what the number was, and that what was typed is none. */
  words: { was: (earlier: string) => string; noNumber: string };
  onCommit: (value: number | null) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
  /** Where the input stands in its table: "row-column". */
  place?: string;
}

/** A number that is stored when the input is left or Enter is pressed. What is no number is marked and stays to be mended. */
export function PriceInput({
  label,
  value,
  holds = value,
  published,
  placeholder,
  words,
  onCommit,
  onPaste,
  onKeyDown,
  className,
  place,
}: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : String(value));
  const isWrong = typed !== null && readNumber(typed) === undefined;
  const isChanged = published !== undefined && published !== holds;
  const commit = () => {
    if (typed === null) return;
    const read = readNumber(typed);
    if (read === undefined) return;
    setTyped(null);
    if (read !== value) onCommit(read);
  };
  const earlier = isChanged ? words.was(published === null ? '–' : String(published)) : undefined;
  const remark = isWrong ? words.noNumber : earlier;
  return (
    <input
      value={text}
      aria-label={remark ? `${label}, ${remark}` : label}
      aria-invalid={isWrong || undefined}
      title={remark}
      data-place={place}
      data-changed={isChanged || undefined}
      placeholder={placeholder}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      className={classNames(
        'min-h-11 w-full min-w-14 rounded-sm bg-white px-1.5 text-center text-ink inset-ring inset-ring-stone-200',
        'placeholder:text-ink-2 placeholder:italic placeholder-shown:bg-stone-100',
        'focus:relative focus:z-1 focus:outline-3 focus:outline-sea-600 aria-invalid:bg-danger-ground aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger',
        'data-changed:bg-warn-soft data-changed:font-bold data-changed:inset-ring-2 data-changed:inset-ring-copper-700 forced-colors:border',
        className,
      )}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(null);
        onKeyDown?.(event);
      }}
    />
  );
}
