import { localeRegistry, type Locale } from '@shared/words/locales';

/** The registry of languages for the site, with what only the browser needs. */
export {
  customerLanguage,
  defaultLocale,
  forwardArrow,
  homeAliases,
  inEveryLanguage,
  internationalLocale,
  isLocale,
  localeRegistry,
  locales,
  siteLocale,
  type Locale,
  type Localized,
} from '@shared/words/locales';

/** Key of the browser storage entry that holds the visitor's chosen language. */
export const LOCALE_STORAGE_KEY = 'currentLanguage';

/** Attributes of an element whose words are in another language than the page's. */
export const markedAs = (locale: Locale) => ({ lang: locale, dir: localeRegistry[locale].direction });
