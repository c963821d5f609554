/** From what a browser sent to what is stored: known paths, no queries, and everything cut to its column's length. */
import { homeAliases } from '../_shared/words/locales.ts';
import type { DatabaseCall } from '../_shared/contracts/record-post.ts';
import { SITE_PATHS } from '../_shared/contracts/site-paths.ts';
import { cleanLine } from '../_shared/words/text.ts';
import { isTrackedPath, reduceReferrer } from '../_shared/contracts/tracked-pages.ts';
import { TRACKING_LIMITS, type TrackingRecord } from '../_shared/contracts/tracking-contract.ts';

/** Every address that the site does not have. Strangers must not write paths of their own into the statistics. */
const UNKNOWN_PATH = '/404';

/**
 * The page that a URL path shows.
 * @returns null for the pages that are never tracked
 */
function pathOf(pathname: string): string | null {
  if (!isTrackedPath(pathname)) return null;
  const bare = pathname.replace(/\/+$/u, '');
  const path = homeAliases[bare] ?? (bare || '/');
  return SITE_PATHS.has(path) ? path : UNKNOWN_PATH;
}

/** Of a text that may be missing; null when nothing is left. A cut through a pair of surrogates is mended. */
const cut = (text: string | undefined, length: number): string | null =>
  cleanLine(text ?? '')
    .slice(0, length)
    .toWellFormed() || null;

/**
 * The call that stores a record.
 * @param isOwnAddress whether an address is one of the site
 * @returns null for pages that are never tracked, and for those of other sites, with titles and words of their own
 */
export function trackingCall(
  record: TrackingRecord,
  isOwnAddress: (address: string) => boolean = () => true,
): DatabaseCall | null {
  if ('pageUrl' in record && !isOwnAddress(record.pageUrl)) return null;
  const path = pathOf(
    record.kind === 'count' ? (record.path.split(/[?#]/u)[0] ?? '') : new URL(record.pageUrl).pathname,
  );
  if (path === null) return null;
  switch (record.kind) {
    case 'count':
      return { name: 'count_page_view', args: { path } };
    case 'leave':
      return { name: 'record_leave', args: { session_id: record.sessionId, path, seconds: record.timeOnPage } };
    case 'visit': {
      const { sessionId, pageUrl, pageTitle, referrer, userAgent, counted } = record;
      const visit = {
        session_id: sessionId,
        path,
        title: cut(pageTitle, TRACKING_LIMITS.title),
        referrer: cut(ownPathKnown(reduceReferrer(referrer ?? '', pageUrl), pageUrl), TRACKING_LIMITS.referrer),
        user_agent: cut(userAgent, TRACKING_LIMITS.userAgent),
        counted: counted ?? false,
      };
      return { name: 'record_visit', args: { visit } };
    }
  }
}

/** A referring page of the site itself is kept as one of its pages. */
function ownPathKnown(referrer: string, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return referrer.startsWith(`${origin}/`) ? origin + (pathOf(new URL(referrer).pathname) ?? '') : referrer;
}
