import { business } from '@/config/business';
import { placeholdersIn, type Placeholder } from '@/config/placeholders';
import { formatNumber, phoneIn } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';

export type FactId = keyof Messages['staffSettings']['facts']['names'];

/** Something that the pages say about the business, and how far it is its own. */
export interface BusinessFact {
  id: FactId;
  /** As the pages say it; empty where they say nothing. */
  text: string;
  /** A number, an address, a code: reads from left to right in every language. */
  isLtr: boolean;
  /** Where it is changed: the variable of `.env`, or the entry of src/config/business.ts. */
  place: string;
  /** What the launch check says of it; "own" for nothing. */
  state: Placeholder['kind'] | 'own';
}

interface Source {
  text: string;
  isLtr?: boolean;
  /** One of `.env`; else the entry named like the fact. */
  variable?: string;
  /** What the launch check looks at, where it is not the text itself. */
  checked?: unknown;
}

/** In the order of the panel. */
function sourcesIn(locale: Locale, words: Messages['staffSettings']['facts']): Record<FactId, Source> {
  const suffix = locale.toUpperCase();
  const number = (value: number) => formatNumber(locale, value);
  const { legal, rating, statistics, claims } = business;
  const phone = (value: string, variable: string): Source => ({
    text: phoneIn(locale, value),
    isLtr: true,
    variable,
    checked: value,
  });
  const open = Object.values(claims).filter(({ confirm }) => confirm).length;
  return {
    name: { text: business.name[locale], variable: `VITE_BUSINESS_NAME_${suffix}` },
    legalName: { text: legal.name[locale], variable: `VITE_LEGAL_NAME_${suffix}` },
    legalNumber: { text: legal.registrationNumber, isLtr: true, variable: 'VITE_LEGAL_NUMBER' },
    address: { text: legal.address[locale], variable: `VITE_LEGAL_ADDRESS_${suffix}` },
    licence: { text: legal.licence[locale], variable: `VITE_LICENCE_${suffix}` },
    licenceNumber: { text: legal.licenceNumber, isLtr: true, variable: 'VITE_LICENCE_NUMBER' },
    phone: phone(business.phone, 'VITE_BUSINESS_PHONE'),
    whatsapp: phone(business.whatsapp, 'VITE_BUSINESS_WHATSAPP'),
    whatsappInfo: phone(business.whatsappInfo, 'VITE_BUSINESS_WHATSAPP_INFO'),
    email: { text: business.email, isLtr: true, variable: 'VITE_BUSINESS_EMAIL' },
    rating: { text: words.rating(formatNumber(locale, rating.value, 1), number(rating.count)), checked: rating },
    statistics: {
      text: words.statistics(number(statistics.customers), number(statistics.rides)),
      checked: statistics,
    },
    claims: { text: words.claims(open, number(Object.keys(claims).length)), checked: open > 0 && { confirm: true } },
  };
}

/** What the pages of this very build say about the business. */
export function businessFacts(locale: Locale, words: Messages['staffSettings']['facts']): BusinessFact[] {
  const entries = Object.entries(sourcesIn(locale, words)) as [FactId, Source][];
  return entries.map(([id, { text, isLtr = false, variable, checked = text }]) => ({
    id,
    text,
    isLtr,
    place: variable ?? `business.${id}`,
    state: placeholdersIn(checked, id)[0]?.kind ?? 'own',
  }));
}
