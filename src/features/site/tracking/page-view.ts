/**
 * One page on the screen, from its appearance to its end. With consent to analytics a view is a visit with an identifier,
 * events in the data layer and a leave record; without it, a count of the page. A view is counted once: a count whose
 * visitor agrees meanwhile becomes the visit.
 *
 * A view ends when its page is hidden for the first time, because a phone may never say anything after that; a
 * visitor who comes back to the tab is in the same view. A page that the browser brings back from its back/forward cache is a
 * new view: the visitor has navigated to it, as by any other link.
 */
import { currentConsents, onConsentChange } from '@/data/consent';
import { isTrackedPath, reduceReferrer, sendLeave, sendPageCount, sendVisit } from '@/data/tracking';
import { closeSession, openSession, readSessionId } from '@/data/visit-session';
import { announcePageView, announcePerformance } from './data-layer';

/** Milliseconds that a page is on the screen before its view counts (docs/spec/public-site.md#consent-and-visits). */
const SETTLED_MS = 100;
/** Seconds of the longest view that is recorded: a day. */
const LONGEST_VIEW_SECONDS = 86_400;

/** Address of the page before this one; before the first, what the browser says. */
let cameFrom: string | null = null;

interface View {
  startedAt: number;
  /** Set when the view has become a visit. */
  sessionId?: string;
  isCounted?: boolean;
  hasLeft?: boolean;
}

const isHidden = () => document.visibilityState === 'hidden';

function forgetWithoutConsent(): void {
  if (!currentConsents().analytics) closeSession();
}

/**
 * Records the view of a page that has just come onto the screen.
 * @param pathname URL path; nothing is recorded of pages that are never tracked
 * @returns what ends the view
 */
export function watchView(pathname: string): () => void {
  forgetWithoutConsent();
  return isTrackedPath(pathname) ? watchTrackedView(pathname) : onConsentChange(forgetWithoutConsent);
}

function watchTrackedView(pathname: string): () => void {
  const page = location.origin + pathname;
  const referrer = reduceReferrer(cameFrom ?? document.referrer, page);
  let view: View | null = null;

  const leave = () => {
    if (!view?.sessionId || view.hasLeft || readSessionId() !== view.sessionId) return;
    view.hasLeft = true;
    const timeOnPage = Math.min(Math.round((performance.now() - view.startedAt) / 1000), LONGEST_VIEW_SECONDS);
    sendLeave({ sessionId: view.sessionId, pageUrl: page, timeOnPage });
  };
  const record = () => {
    if (isHidden()) return;
    view ??= { startedAt: performance.now() };
    cameFrom = page;
    const sessionId = openSession();
    if (view.sessionId) return;
    if (sessionId) {
      view.sessionId = sessionId;
      recordVisit(sessionId, page, referrer, view.isCounted ?? false);
    } else if (!view.isCounted) {
      view.isCounted = true;
      sendPageCount(pathname);
    }
  };
  const consentChanged = () => {
    forgetWithoutConsent();
    if (view) record();
  };
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    view = null;
    record();
  };

  const timer = setTimeout(record, SETTLED_MS);
  const watch = new AbortController();
  const { signal } = watch;
  document.addEventListener('visibilitychange', () => (isHidden() ? leave() : record()), { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', restored, { signal });
  const stopListening = onConsentChange(consentChanged);
  return () => {
    clearTimeout(timer);
    watch.abort();
    stopListening();
    leave();
  };
}

function recordVisit(sessionId: string, page: string, referrer: string, counted: boolean): void {
  const { title } = document;
  const { userAgent } = navigator;
  sendVisit({ sessionId, pageUrl: page, pageTitle: title, referrer, userAgent, counted });
  announcePageView({ title, location: page, path: new URL(page).pathname, referrer });
  announcePerformance();
}
