import { business } from '@/config/business';
import { customerLanguage, type Locale } from '@/i18n/locales';

interface Greeting {
  subject: string;
  text: string;
}

/** The first words to a customer, in the customer's language whatever the staff's is. */
const greetings: Record<Locale, (name: string, reference: string, house: string) => Greeting> = {
  he: (name, reference, house) => ({
    subject: `הפנייה שלכם אל ${house} (${reference})`,
    text: `שלום${name},\n\nכאן ${house}. תודה על הפנייה (${reference}).\n\n`,
  }),
  en: (name, reference, house) => ({
    subject: `Your request to ${house} (${reference})`,
    text: `Hello${name},\n\nThis is ${house}. Thank you for your request (${reference}).\n\n`,
  }),
  fr: (name, reference, house) => ({
    subject: `Votre demande auprès de ${house} (${reference})`,
    text: `Bonjour${name},\n\n${house} à votre service. Merci de votre demande (${reference}).\n\n`,
  }),
};

/** The greeting that opens a chat or mail to the sender of a request. */
export function leadGreeting(lead: {
  name: string;
  reference: string;
  phone: string | null;
  language: string | null;
}): Greeting {
  const locale = customerLanguage(lead);
  // A space before a name; whoever has left only a number is not called by it.
  const called = lead.name === lead.phone ? '' : ` ${lead.name}`;
  return greetings[locale](called, lead.reference, business.name[locale]);
}
