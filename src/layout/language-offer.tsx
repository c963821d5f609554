import { Link } from 'react-router-dom';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { defaultLocale, localeRegistry, locales } from '@/i18n/locales';
import { rememberLocale } from './remember-locale';

/**
 * One line for somebody who chose another language before and is on a page that does not lead there by itself. All offers
 * stand in the HTML; the language script (app/start/follow-language.ts) shows one of them, before anything is painted.
 * The words are the links' names and drawn by their style: their letters would cost the page a font file.
 */
export function LanguageOffer() {
  if (useLocale() !== defaultLocale) return null;
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => (
      <Link
        key={locale}
        to={localizedPath(locale, '/')}
        lang={locale}
        hrefLang={locale}
        dir={localeRegistry[locale].direction}
        aria-label={localeRegistry[locale].offer}
        className="language-offer"
        onClick={() => rememberLocale(locale)}
      />
    ));
}
