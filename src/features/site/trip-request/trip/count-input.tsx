import type { ComponentProps } from 'react';
import { LEAD_FIELDS } from '@/data/submit-lead';
import { TextInput } from '@/ui/field';

/** What is counted, with the numbers that are chosen with a press; what is more is typed. */
export const USUAL = { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 } } as const;
export type Counted = keyof typeof USUAL;

interface CountInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  field: Counted;
  /** "" where none is typed. */
  count: string;
  onCount: (count: string) => void;
}

/** How many, typed, where they are more than usual. */
export function CountInput({ field, count, onCount, ...input }: CountInputProps) {
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={2}
      placeholder={String(USUAL[field].max + 1)}
      value={count}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/gu, '');
        onCount(digits && Number(digits) <= LEAD_FIELDS[field].max ? digits : '');
      }}
    />
  );
}
