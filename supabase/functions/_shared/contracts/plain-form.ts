/**
 * The forms for browsers without JavaScript, derived from the table of fields: the site writes the trip form into its
 * pages, and submit-lead answers a refused form with the same inputs, the sender's answers in them. An input has its
 * field's name (submit-lead/form-post.ts reads them).
 */
import type { LeadForm, LeadKind } from '../facts/lead-field.ts';
import { askedFields, leadField, type LeadFieldName } from '../facts/lead-fields.ts';
import { LEAD_WORDS } from '../words/lead-words/by-language.ts';
import type { Locale } from '../words/locales.ts';

/** Sent along unseen: how a number without a country code is read. */
export const PLAIN_COUNTRY_CODE = '+972';

const CONTROLS = {
  line: 'text',
  text: 'textarea',
  phone: 'tel',
  email: 'email',
  date: 'date',
  slot: 'select',
  count: 'select',
  flag: 'checkbox',
  choice: 'select',
} as const satisfies Record<LeadKind, string>;

export interface PlainField {
  name: LeadFieldName;
  control: (typeof CONTROLS)[LeadKind];
  label: string;
  required: boolean;
  /** Of a list: value and words. */
  options: readonly (readonly [value: string, words: string])[];
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  /** Digits and Latin letters, whatever the page's direction. */
  ltr?: true | undefined;
}

const same = (value: string) => [value, value] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => same(`${String(hour).padStart(2, '0')}:00`));

function optionsOf(name: LeadFieldName, locale: Locale): PlainField['options'] {
  const { kind, min = 0, max = 0, options = [] } = leadField(name);
  if (kind === 'slot') return HOURS;
  if (kind === 'count') return Array.from({ length: max - min + 1 }, (_, index) => same(String(min + index)));
  const { ride, services } = LEAD_WORDS[locale];
  const words: Readonly<Record<string, string>> = ride.choices[name] ?? services;
  return options.map((option) => [option, words[option] ?? option] as const);
}

/** The inputs of a form in their order: what must be answered comes first. */
export function plainForm(form: LeadForm, locale: Locale): PlainField[] {
  const { labels, page } = LEAD_WORDS[locale];
  return askedFields(form).map((name) => {
    const { kind, forms, max, autoComplete, ltr } = leadField(name);
    const isTyped = kind === 'line' || kind === 'text' || kind === 'email';
    return {
      name,
      control: CONTROLS[kind],
      label: form === 'contact' && name === 'notes' ? page.message : (page.labels[name] ?? labels[name]),
      required: forms[form] === 'required',
      options: optionsOf(name, locale),
      autoComplete,
      maxLength: isTyped ? max : undefined,
      ltr,
    };
  });
}
