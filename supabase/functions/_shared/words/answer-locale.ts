import { defaultLocale, isLocale, type Locale } from './locales.ts';

/**
 * The language to answer in: the form's own, else the first of Accept-Language that the site speaks, else the default.
 * @param stated what the body says under details.language; anything
 */
export function answerLocale(stated: unknown, acceptLanguage: string | null): Locale {
  if (isLocale(stated)) return stated;
  const accepted = (acceptLanguage ?? '').split(',').map((entry) => entry.trim().split(/[-;]/u)[0]?.toLowerCase());
  return accepted.find(isLocale) ?? defaultLocale;
}
