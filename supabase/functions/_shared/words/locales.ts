/**
 * The languages of the product and those that this site offers: the lists that site, functions, scripts and tests read. A
 * language is added here; `docs/guides/add-a-language.md` names the files that must follow, and tests/contracts/languages.test.ts
 * those that are missing.
 */

import type { RestNight } from '../clock/rest-night.ts';

/** Every language that there are texts in: ISO 639-1 codes (two letters: content files carry them as names). */
export const writtenLocales = ['he', 'en', 'fr'] as const;
export type Locale = (typeof writtenLocales)[number];

/**
 * The languages of this site, in the order in which they are offered. The first is that of addresses without a prefix, of search
 * engines' `x-default` and of visitors whose own is not known. `npm run new-firm` writes this line for a business with fewer: of
 * the others nothing is built, answered or taken in.
 */
export const locales: readonly [Locale, ...Locale[]] = ['he', 'en', 'fr'];
export const [defaultLocale] = locales;

/** Whether a value from outside (a form, a header, the database) names a language of the site. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The site's language that a value from outside names, else the first one. */
export const siteLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** A value that exists in every language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

interface LocaleDefinition {
  readonly direction: 'rtl' | 'ltr';
  /** Prefix of every URL in this language. */
  readonly prefix: `/${string}` | '';
  /** URL of the home page. */
  readonly home: `/${string}`;
  /** The language's own name, and its short form for the header. */
  readonly name: string;
  readonly shortName: string;
  /** Asks somebody who chose it before, on a page in another language. */
  readonly offer: string;
  /** Leads to its home page, where that is the site's first. */
  readonly toHome: string;
  /** While a page of a site downloads whose first language it is. */
  readonly loading: string;
  /** Open Graph locale, language_TERRITORY. */
  readonly openGraph: `${string}_${string}`;
  /** BCP 47 tag for Intl: 24-hour clock and Gregorian calendar in each. */
  readonly intl: string;
  /** Writing system, which decides the font files (scripts/build/typefaces.ts) and what counts as a stray word. */
  readonly script: 'hebrew' | 'latin';
  /** Present where its texts are full of accents: its pages read a larger font file of Latin letters. */
  readonly accents?: true;
  /** What stands between a number and its percent sign, and between a word and its colon. */
  readonly signSpace: '' | '\u202F';
  /** How dates that are written out call the first of a month; a plain number where there is nothing here. */
  readonly firstOfMonth?: string;
  /** A day after the stars of its rest. Hebrew has a name for that evening. @param weekday by its name @param date what follows it, or "" */
  readonly restNights: Readonly<Record<RestNight, (weekday: string, date: string) => string>>;
  /** Telephone numbers that begin so are taken to be their owners' of this language; only where nothing else is known. */
  readonly callingCode?: `+${number}`;
}

const WRITTEN: Localized<LocaleDefinition> = {
  he: {
    direction: 'rtl',
    prefix: '/he',
    home: '/he',
    name: 'עברית',
    shortName: 'עב',
    offer: 'להמשיך בעברית?',
    toHome: 'לדף הבית בעברית',
    loading: 'טוענים…',
    openGraph: 'he_IL',
    intl: 'he-IL',
    script: 'hebrew',
    signSpace: '',
    restNights: {
      shabbat: (_, date) => `מוצאי שבת${date}`,
      holiday: (weekday, date) => `מוצאי החג, ${weekday}${date}`,
    },
    callingCode: '+972',
  },
  en: {
    direction: 'ltr',
    prefix: '/en',
    home: '/english',
    name: 'English',
    shortName: 'EN',
    offer: 'Continue in English?',
    toHome: 'Home page in English',
    loading: 'Loading…',
    openGraph: 'en_GB',
    intl: 'en-GB',
    script: 'latin',
    signSpace: '',
    restNights: {
      shabbat: (weekday, date) => `${weekday}${date && `${date},`} after Shabbat`,
      holiday: (weekday, date) => `${weekday}${date && `${date},`} after the holiday`,
    },
  },
  fr: {
    direction: 'ltr',
    prefix: '/fr',
    home: '/fr',
    name: 'Français',
    shortName: 'FR',
    offer: 'Continuer en français\u202F?',
    toHome: 'Page d’accueil en français',
    loading: 'Chargement…',
    openGraph: 'fr_FR',
    intl: 'fr-FR',
    script: 'latin',
    accents: true,
    firstOfMonth: '1er',
    signSpace: '\u202F',
    restNights: {
      shabbat: (weekday, date) => `${weekday}${date && `${date},`} après le chabbat`,
      holiday: (weekday, date) => `${weekday}${date && `${date},`} après la fête`,
    },
    callingCode: '+33',
  },
};

/**
 * What the site has in each language. The first one's addresses have no prefix, and whatever was said in a language that is not
 * offered leads there, too.
 */
export const localeRegistry = Object.fromEntries(
  writtenLocales.map((locale) => {
    const hasOwnAddress = locale !== defaultLocale && isLocale(locale);
    return [locale, { ...WRITTEN[locale], ...(!hasOwnAddress && { prefix: '', home: '/' }) }];
  }),
) as Localized<LocaleDefinition>;

/** What programs are answered in, and whoever reads through them, unless they ask for another one. */
export const programLocale: Locale = siteLocale('en' satisfies Locale);

/** The language for customers from abroad whose own is not known. */
export const internationalLocale: Locale = siteLocale('en' satisfies Locale);

/** What the database keeps in every language, of what is said in those of the site: the others have the first one's. */
export const inEveryLanguage = <Value>(of: (locale: Locale) => Value): Localized<Value> =>
  Object.fromEntries(writtenLocales.map((locale) => [locale, of(siteLocale(locale))])) as Localized<Value>;

/** An arrow from what is said first to what is said next: it points the way the language is read. */
export const forwardArrow = (locale: Locale): '→' | '←' => (localeRegistry[locale].direction === 'rtl' ? '←' : '→');

/**
 * Source of a regular expression that matches any language's URL prefix or none, for patterns of paths:
 * `new RegExp('^' + ANY_PREFIX + '/privacy')`.
 */
export const ANY_PREFIX = `(?:${locales.flatMap((locale) => localeRegistry[locale].prefix || []).join('|')})?`;

/** Other spellings of the home pages, by URL path without a slash at its end: "/en" shows the page of "/english". */
export const homeAliases: Readonly<Record<string, string>> = Object.fromEntries(
  locales.flatMap((locale) => {
    const { home } = localeRegistry[locale];
    return home === `/${locale}` ? [] : [[`/${locale}`, home]];
  }),
);

/** The language of a request's sender: the one it was sent in; where it is not known, that of the phone's country. */
export function customerLanguage({ language, phone }: { language: string | null; phone: string | null }): Locale {
  if (isLocale(language)) return language;
  const ofPhone = locales.find((locale) => {
    const { callingCode } = localeRegistry[locale];
    return callingCode && phone?.startsWith(callingCode);
  });
  return ofPhone ?? internationalLocale;
}
