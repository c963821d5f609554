import type { ComponentProps } from 'react';
import { emailProblem } from '@/data/typed-email';

const REFERENCE = /^(?:TM-?)?([2-9A-HJ-NP-Z]{5})$/iu;
/** "tm7k3q9" as "TM-7K3Q9"; nothing where nothing was typed. */
export const asReference = (typed: string) => {
  const [, sign] = REFERENCE.exec(typed) ?? [];
  return sign ? { reference: `TM-${sign.toUpperCase()}` } : {};
};
const digits = (value: string) => value.replaceAll(/\D/gu, '').length;
/** Fewer digits are no telephone number. */
const PHONE_DIGITS = 7;

const LTR = { dir: 'ltr', className: 'rtl:text-end' } as const;

export interface KeylessField {
  /** What is wrong with a value, as a code. */
  rule: (value: string) => string | undefined;
  isRequired?: boolean;
  /** As many lines. */
  rows?: number;
  input: ComponentProps<'input'>;
}

const contactProblem = (value: string) => {
  if (!value.includes('@')) return digits(value) < PHONE_DIGITS ? 'contact' : undefined;
  const problem = emailProblem(value);
  return problem === 'invalidEmail' ? 'contact' : (problem ?? undefined);
};

/** What both cards ask. */
export const KEYLESS_FIELDS = {
  contact: { rule: contactProblem, isRequired: true, input: { maxLength: 254, ...LTR, autoComplete: 'email' } },
  name: {
    rule: (value) => (value.length < 2 ? 'nameMin' : undefined),
    isRequired: true,
    input: { minLength: 2, maxLength: 100, autoComplete: 'name' },
  },
  phone: {
    rule: (value) => (digits(value) < PHONE_DIGITS ? 'phoneMin' : undefined),
    isRequired: true,
    input: { type: 'tel', inputMode: 'tel', maxLength: 40, ...LTR, autoComplete: 'tel' },
  },
  reference: {
    rule: (value) => (value && !REFERENCE.test(value) ? 'reference' : undefined),
    input: { maxLength: 12, ...LTR, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
  text: { rule: () => undefined, rows: 2, input: { maxLength: 1000 } },
} as const satisfies Record<string, KeylessField>;

export type KeylessFieldName = keyof typeof KEYLESS_FIELDS;
