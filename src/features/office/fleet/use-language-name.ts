import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';

/** The name of a language ("ru") in the language of the page. */
export function useLanguageName(): (language: string) => string {
  const { intl } = localeRegistry[useLocale()];
  const names = new Intl.DisplayNames(intl, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
