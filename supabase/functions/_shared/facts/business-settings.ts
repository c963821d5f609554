/**
 * What both the site and the mails say of the business: its names, who stands behind them and how it is reached. Each is a
 * variable of the deployment (`.env.example`); what stands here otherwise is plainly fictional.
 */
import type { Localized } from '../words/locales.ts';

/** @param read a variable by its name; the site reads those of its build, a function those of its environment */
export function businessSettings(read: (name: string) => string | undefined) {
  const setting = (name: string, fallback: string) => read(name) || fallback;

  /** The only place that spells the brand: titles, pictures, mails and texts take it from here. */
  const name = {
    he: setting('VITE_BUSINESS_NAME_HE', 'תמר הסעות VIP'),
    en: setting('VITE_BUSINESS_NAME_EN', 'Tamar VIP Transfers'),
    fr: setting('VITE_BUSINESS_NAME_FR', 'Tamar VIP Transferts'),
  } satisfies Localized<string>;
  const shortName = {
    he: setting('VITE_BUSINESS_SHORT_NAME_HE', 'תמר'),
    en: setting('VITE_BUSINESS_SHORT_NAME_EN', 'Tamar'),
    fr: setting('VITE_BUSINESS_SHORT_NAME_FR', 'Tamar'),
  } satisfies Localized<string>;

  /** Who stands behind the brand: shown in the footer, the terms, the privacy policy, About, guides and mails. */
  const legal = {
    name: {
      he: setting('VITE_LEGAL_NAME_HE', 'חברה לדוגמה בע״מ'),
      en: setting('VITE_LEGAL_NAME_EN', 'Example Company Ltd'),
      fr: setting('VITE_LEGAL_NAME_FR', 'Société Exemple Ltd'),
    } satisfies Localized<string>,
    /** Number in the register of companies, or of the licensed dealer. */
    registrationNumber: setting('VITE_LEGAL_NUMBER', '000000000'),
    address: {
      he: setting('VITE_LEGAL_ADDRESS_HE', 'רחוב לדוגמה 1, תל אביב'),
      en: setting('VITE_LEGAL_ADDRESS_EN', '1 Example Street, Tel Aviv'),
      fr: setting('VITE_LEGAL_ADDRESS_FR', '1, rue Exemple, Tel-Aviv'),
    } satisfies Localized<string>,
    /** The licence to carry passengers for pay: its kind, and its number. */
    licence: {
      he: setting('VITE_LICENCE_HE', 'רישיון להפעלת הסעות מטעם משרד התחבורה'),
      en: setting('VITE_LICENCE_EN', 'Ministry of Transport licence to operate passenger transport'),
      fr: setting('VITE_LICENCE_FR', 'Licence de transport de personnes, ministère des Transports'),
    } satisfies Localized<string>,
    /** "taxi" lets offers name a highest price beside a meter; with any other licence a price is fixed. */
    licenceKind: setting('VITE_LICENCE_KIND', 'transport'),
    licenceNumber: setting('VITE_LICENCE_NUMBER', '000000'),
  } as const;

  return {
    /** Full name, and the short form beside the mark in the header. */
    name,
    shortName,
    legal,
    /** Landline, E.164: for calls alone, it takes no messages. */
    phone: setting('VITE_BUSINESS_PHONE', '+97235550142'),
    /** The number whose WhatsApp answers requests, E.164. */
    whatsapp: setting('VITE_BUSINESS_WHATSAPP', '+972545550142'),
    email: setting('VITE_BUSINESS_EMAIL', 'hello@tamar-vip.example'),
  } as const;
}

export type BusinessSettings = ReturnType<typeof businessSettings>;
