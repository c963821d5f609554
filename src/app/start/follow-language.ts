import { LOCALE_STORAGE_KEY } from '@/i18n/locales';

/** Attributes that the build gives to the script (scripts/build/prerender-plugin.ts). */
export interface LanguageData {
  /** The language of this page, that of addresses without a prefix. */
  language?: string;
  /** Addresses' prefixes of the page's twins by language, as JSON. */
  twins?: string;
  /** Present on pages that lead nowhere by themselves: the chosen language is offered. */
  offers?: string;
}

/** Attribute of the document: the language that is offered (layout/language-offer.tsx). */
export const OFFER_ATTRIBUTE = 'offer';

/** Coming from a page of this site is a choice of the language clicked; from elsewhere, none. */
export function rememberLanguage(language = ''): void {
  try {
    if (document.referrer.startsWith(`${location.origin}/`)) localStorage.setItem(LOCALE_STORAGE_KEY, language);
  } catch {
    // Without storage nothing is remembered.
  }
}

/**
 * Runs before anything is painted, on pages without a prefix: somebody who chose another language before is taken to that
 * twin (docs/spec/public-site.md#languages-and-addresses), or on the home page is offered it. The shell of the staff pages serves
 * every language, so a prefix is looked for first.
 */
export function followLanguage({ language = '', twins = '{}', offers }: LanguageData): void {
  try {
    const prefixes = JSON.parse(twins) as Record<string, string>;
    const { pathname, search, hash } = location;
    if (Object.values(prefixes).some((prefix) => `${pathname}/`.startsWith(`${prefix}/`))) return;
    rememberLanguage(language);
    const chosen = localStorage.getItem(LOCALE_STORAGE_KEY) ?? language;
    const prefix = prefixes[chosen];
    if (offers !== undefined) document.documentElement.dataset[OFFER_ATTRIBUTE] = chosen;
    else if (prefix) location.replace(prefix + pathname + search + hash);
  } catch {
    // Without storage there is no choice to follow.
  }
}
