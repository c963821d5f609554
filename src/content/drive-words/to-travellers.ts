import type { Localized } from '@/i18n/locales';

/** What a driver writes to a traveller by one press, in the traveller's language. */
interface ToTraveller {
  /** @param place where he stands; "" where there is nothing more to say */
  here: (driver: string, plate: string, place: string) => string;
  late: (driver: string) => string;
  where: (driver: string, plate: string) => string;
}

export const TO_TRAVELLERS: Localized<ToTraveller> = {
  he: {
    here: (driver, plate, place) =>
      `שלום, כאן ${driver}, הנהג שלכם. הגעתי${place && `: ${place}`}. ${plate && `מספר הרכב ${plate}.`}`.trim(),
    late: (driver) => `שלום, כאן ${driver}, הנהג שלכם. אני מאחר בכמה דקות, סליחה. אני בדרך.`,
    where: (driver, plate) =>
      `שלום, כאן ${driver}, הנהג שלכם. הגעתי ואני לא רואה אתכם. ${plate && `מספר הרכב ${plate}. `}איפה אתם?`,
  },
  en: {
    here: (driver, plate, place) =>
      `Hello, this is ${driver}, your driver. I am here${place && `: ${place}`}. ${plate && `My car’s plate is ${plate}.`}`.trim(),
    late: (driver) => `Hello, this is ${driver}, your driver. I am running a few minutes late, sorry. I am on my way.`,
    where: (driver, plate) =>
      `Hello, this is ${driver}, your driver. I am here and cannot see you. ${plate && `My car’s plate is ${plate}. `}Where are you?`,
  },
  fr: {
    here: (driver, plate, place) =>
      `Bonjour, ici ${driver}, votre chauffeur. Je suis arrivé${place && `\u202F: ${place}`}. ${plate && `Ma plaque est ${plate}.`}`.trim(),
    late: (driver) =>
      `Bonjour, ici ${driver}, votre chauffeur. J’ai quelques minutes de retard, veuillez m’en excuser. Je suis en route.`,
    where: (driver, plate) =>
      `Bonjour, ici ${driver}, votre chauffeur. Je suis sur place et je ne vous vois pas. ${plate && `Ma plaque est ${plate}. `}Où êtes-vous\u202F?`,
  },
};
