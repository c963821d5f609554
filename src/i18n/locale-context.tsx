import { createContext, use, type ReactNode } from 'react';
import { defaultLocale, type Locale } from './locales';

const LocaleContext = createContext<Locale>(defaultLocale);

/** Sets the language of everything inside; the URL decides which one (docs/spec/public-site.md#languages-and-addresses). */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language of the page being shown. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
