/** Which pages may be tracked, and how little of an address is kept. The browser and the functions go by the same rules. */
import { ANY_PREFIX } from '../words/locales.ts';

/**
 * Under these nothing is tracked, with or without consent: the legal pages, the staff's, and
 * the traveller's own.
 */
const NEVER_TRACKED = new RegExp(`^${ANY_PREFIX}/(?:privacy|terms|trip|drive|auth|admin-setup|dashboard)(?:/|$)`, 'u');

/** Whether views of the page at a URL path may be tracked at all. */
export const isTrackedPath = (path: string): boolean => !NEVER_TRACKED.test(path);

/**
 * What of a referring address is kept: of the site's own pages the path, of others the origin. Queries and the paths of
 * other sites can name a person.
 * @param page address of the page itself
 * @returns empty when there is nothing to keep
 */
export function reduceReferrer(referrer: string, page: string): string {
  const from = parsed(referrer);
  if (!from || !/^https?:$/u.test(from.protocol)) return '';
  const { origin, pathname } = from;
  if (origin !== new URL(page).origin) return origin;
  return isTrackedPath(pathname) ? origin + pathname : '';
}

/** URL.canParse came with Safari 17. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
