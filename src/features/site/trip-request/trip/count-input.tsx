import { useState, type ComponentProps } from 'react';
import { LEAD_FIELDS } from '@/data/submit-lead';
import { TextInput } from '@/ui/field';

/** What is counted, with the numbers that are chosen with a press; what is more is typed. */
export const USUAL = { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 } } as const;
export type Counted = keyof typeof USUAL;

interface CountInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  field: Counted;
  /** What counts, where that is more than usual; else "". */
  count: string;
  onCount: (count: string) => void;
}

/** How many, typed, where they are more than usual. A number on the way to a larger one, or a usual one, counts as well. */
export function CountInput({ field, count, onCount, onBlur, ...input }: CountInputProps) {
  const { max: usual } = USUAL[field];
  const [typed, setTyped] = useState(count);
  // What comes back for what was typed; anything else was chosen elsewhere.
  const [awaited, setAwaited] = useState(count);
  if (count !== awaited) {
    setAwaited(count);
    setTyped(count);
  }
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={2}
      placeholder={String(usual + 1)}
      value={typed}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/gu, '');
        const next = digits && Number(digits) <= LEAD_FIELDS[field].max ? digits : '';
        setTyped(next);
        setAwaited(Number(next) > usual ? next : '');
        onCount(next);
      }}
      onBlur={(event) => {
        // A usual number stands among the usual ones.
        if (Number(typed) <= usual) setTyped('');
        onBlur?.(event);
      }}
    />
  );
}
