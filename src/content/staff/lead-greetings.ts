import { business } from '@/config/business';
import { internationalLocale, isLocale, localeRegistry, locales, type Locale } from '@/i18n/locales';

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
    subject: `Votre demande auprès de ${house} (${reference})`,
    text: `Bonjour ${name},\n\n${house} à votre service. Merci de votre demande (${reference}).\n\n`,
  }),
};

/** The language of a number's owner, where the request does not name it. */
const languageOfNumber = (phone: string): Locale =>
  locales.find((locale) => {
    const { callingCode } = localeRegistry[locale];
    return callingCode && phone.startsWith(callingCode);
  }) ?? internationalLocale;

/** The greeting that opens a chat or mail to the sender of a request. */
export function leadGreeting(lead: {
  name: string;
  reference: string;
  phone: string;
  language: string | null;
}): Greeting {
  const locale = isLocale(lead.language) ? lead.language : languageOfNumber(lead.phone);
  return greetings[locale](lead.name, lead.reference, business.name[locale]);
}
