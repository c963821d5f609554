/** The languages of the site. Adding one starts here; the compiler then lists every text that is missing. */
export const locales = ['he', 'en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** A value that exists in every language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

interface LocaleDefinition {
  readonly direction: 'rtl' | 'ltr';
  /** Prefix of every URL in this language; Hebrew pages have none (ruling 4). */
  readonly prefix: string;
  /** URL of the home page. */
  readonly home: string;
  /** The language's own name, and its short form for the header. */
  readonly name: string;
  readonly shortName: string;
  /** Open Graph locale, language_TERRITORY. */
  readonly openGraph: string;
  /** BCP 47 tag for Intl: 24-hour clock and Gregorian calendar in each. */
  readonly intl: string;
}

export const localeRegistry: Localized<LocaleDefinition> = {
  he: { direction: 'rtl', prefix: '', home: '/', name: 'עברית', shortName: 'עב', openGraph: 'he_IL', intl: 'he-IL' },
  en: {
    direction: 'ltr',
    prefix: '/en',
    home: '/english',
    name: 'English',
    shortName: 'EN',
    openGraph: 'en_GB',
    intl: 'en-GB',
  },
  fr: {
    direction: 'ltr',
    prefix: '/fr',
    home: '/fr',
    name: 'Français',
    shortName: 'FR',
    openGraph: 'fr_FR',
    intl: 'fr-FR',
  },
};

export const defaultLocale: Locale = 'he';

/** Key of the browser storage entry that holds the visitor's chosen language (specification, section 4). */
export const LOCALE_STORAGE_KEY = 'currentLanguage';
