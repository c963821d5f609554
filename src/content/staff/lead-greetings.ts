import { business } from '@/config/business';
import { locales, type Locale } from '@/i18n/locales';

interface Greeting {
  subject: string;
  text: string;
}

/** The first words to a customer, in the customer's language whatever the staff's is. */
const greetings: Record<Locale, (name: string, reference: string, house: string) => Greeting> = {
  he: (name, reference, house) => ({
    subject: `הפנייה שלכם אל ${house} (${reference})`,
    text: `שלום ${name},\n\nכאן ${house}. תודה על הפנייה (${reference}).\n\n`,
  }),
  en: (name, reference, house) => ({
    subject: `Your request to ${house} (${reference})`,
    text: `Hello ${name},\n\nThis is ${house}. Thank you for your request (${reference}).\n\n`,
  }),
  fr: (name, reference, house) => ({
    subject: `Votre demande à ${house} (${reference})`,
    text: `Bonjour ${name},\n\nIci ${house}. Merci pour votre demande (${reference}).\n\n`,
  }),
};

/** What a number tells of its owner's language, where the request does not. */
const languageByCode: readonly [code: string, locale: Locale][] = [
  ['+972', 'he'],
  ['+33', 'fr'],
];

/** The greeting that opens a chat or mail to whoever sent a request. */
export function leadGreeting(lead: {
  name: string;
  reference: string;
  phone: string;
  language: string | null;
}): Greeting {
  const told = locales.find((locale) => locale === lead.language);
  const locale = told ?? languageByCode.find(([code]) => lead.phone.startsWith(code))?.[1] ?? 'en';
  return greetings[locale](lead.name, lead.reference, business.name[locale]);
}
