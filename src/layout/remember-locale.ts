import { LOCALE_STORAGE_KEY, type Locale } from '@/i18n/locales';

/** Remembers the visitor's language; a browser that refuses storage simply forgets it. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // Nothing is lost: every URL carries its language.
  }
}
