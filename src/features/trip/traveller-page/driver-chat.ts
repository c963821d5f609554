import type { TripDriver } from '@/data/trip';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';

interface ChatWords {
  /** Ends where the traveller goes on. */
  about: (reference: string) => string;
  lost: (reference: string) => string;
}

/** What a traveller's chat with the driver begins with: in the driver's language, which need not be the page's. */
const WORDS: Readonly<Record<Locale, ChatWords>> = {
  he: {
    about: (reference) => `שלום, בעניין נסיעה ${reference}. המיקום שלי: `,
    lost: (reference) => `שלום, בעניין נסיעה ${reference}. עוד לא מצאתי אתכם. המיקום שלי: `,
  },
  en: {
    about: (reference) => `Hello, about ride ${reference}. I am at: `,
    lost: (reference) => `Hello, about ride ${reference}. I have not found you yet. I am at: `,
  },
  fr: {
    about: (reference) => `Bonjour, au sujet du trajet ${reference}. Je suis ici\u202F: `,
    lost: (reference) => `Bonjour, au sujet du trajet ${reference}. Je ne vous trouve pas. Je suis ici\u202F: `,
  },
};

/** @param reference of the trip */
export const driverChat = (
  { languages }: Pick<TripDriver, 'languages'>,
  reference: string,
  what: keyof ChatWords,
): string => WORDS[languages.find(isLocale) ?? defaultLocale][what](reference);
