/** The languages that a business offers: one line of the registry. */
import { ExplainedError } from './explained-errors.ts';
import { writtenLocales, type Locale } from '../supabase/functions/_shared/words/locales.ts';

export const LANGUAGE_REGISTRY = 'supabase/functions/_shared/words/locales.ts';
const LINE = /(?<=^export const locales: readonly \[Locale, \.\.\.Locale\[\]\] = )\[.*\](?=;$)/mu;

/**
 * @param list codes with commas between them; the first is the language of addresses without a prefix
 * @throws ExplainedError where there are no texts in one of them, or it stands there twice
 */
export function languagesIn(list: string): Locale[] {
  const codes = list.split(',').map((code) => code.trim());
  const known = writtenLocales.filter((locale) => codes.includes(locale));
  if (known.length !== codes.length)
    throw new ExplainedError(
      `LANGUAGES must be some of ${writtenLocales.join(', ')}, each once, with commas between them.`,
    );
  return known.toSorted((a, b) => codes.indexOf(a) - codes.indexOf(b));
}

/** The text of the registry with the languages that are offered. */
export function withLanguages(registry: string, languages: readonly Locale[]): string {
  if (!LINE.test(registry)) throw new ExplainedError(`${LANGUAGE_REGISTRY} has no line of the languages on offer.`);
  return registry.replace(LINE, `[${languages.map((locale) => `'${locale}'`).join(', ')}]`);
}

/** Whether a setting is written in a language that is not offered: VITE_BUSINESS_NAME_FR, business.name.fr. */
export const isOfAnotherLanguage = (setting: string, languages: readonly Locale[]): boolean =>
  writtenLocales.some((locale) => !languages.includes(locale) && new RegExp(`[._]${locale}$`, 'iu').test(setting));
