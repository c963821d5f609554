/**
 * Where a form is answered that the browser posted without JavaScript: the trip page's always, a request's on a hosted project. The platform serves no HTML from its
 * functions (it reaches the browser as plain text), so the answer is a place on a page of the site, which needs no script:
 * the part that the address names is shown.
 */
import { localeRegistry, type Locale } from '../words/locales.ts';

export const POSTED_ANSWER_IDS = { received: 'request-received', refused: 'request-refused' } as const;

/**
 * Address of the answer, with the reference in it for people to read.
 * @param siteUrl origin of the site, without a slash at its end
 * @param reference null for a request that was refused
 */
export function postedAnswerUrl(siteUrl: string, locale: Locale, reference: string | null): string {
  const page = `${siteUrl}${localeRegistry[locale].prefix}/plan-your-trip`;
  if (reference === null) return `${page}#${POSTED_ANSWER_IDS.refused}`;
  return `${page}?reference=${encodeURIComponent(reference)}#${POSTED_ANSWER_IDS.received}`;
}

/** Parts of the page of trips: what became of its forms. */
export const POSTED_TRIP_IDS = {
  find_link: 'link-asked',
  cancel_notice: 'notice-taken',
  invalid: 'unsent-invalid',
  letters: 'unsent-letters',
  limited: 'unsent-limited',
  fault: 'unsent-fault',
} as const;

/**
 * Address of the answer to a form of the page of trips.
 * @param siteUrl origin of the site, without a slash at its end; empty where it is the function's own
 */
export const postedTripUrl = (siteUrl: string, locale: Locale, answer: keyof typeof POSTED_TRIP_IDS): string =>
  `${siteUrl}${localeRegistry[locale].prefix}/trip#${POSTED_TRIP_IDS[answer]}`;
