/** Events for a tag manager, should the site have one. Nothing is pushed without consent to analytics. */
import { currentConsents } from '@/data/consent';

/** Milliseconds between two looks for the data layer, and how many there are: a minute of them. */
const RETRY_MS = 50;
const RETRIES = 1200;
/** Milliseconds after which a document's own load times are reported. */
const PERFORMANCE_DELAY_MS = 1000;

/** Without a data layer the event waits for it; the consent is asked for again each time. */
function push(event: Readonly<Record<string, unknown>>, retries = RETRIES): void {
  if (!currentConsents().analytics) return;
  if (window.dataLayer) window.dataLayer.push(event);
  else if (retries > 0) setTimeout(push, RETRY_MS, event, retries - 1);
}

/** `page_view`: addresses without their queries, the time as ISO 8601. */
export function announcePageView(page: { title: string; location: string; path: string; referrer: string }): void {
  push({
    event: 'page_view',
    page_title: page.title,
    page_location: page.location,
    page_path: page.path,
    page_referrer: page.referrer,
    timestamp: new Date().toISOString(),
  });
}

let isPerformanceTold = false;

/** `page_performance`, once for each document that was loaded: milliseconds since its start; null for what is not known. */
export function announcePerformance(): void {
  if (isPerformanceTold) return;
  isPerformanceTold = true;
  const largest = largestPaint();
  setTimeout(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [first] = performance.getEntriesByName('first-contentful-paint');
    push({
      event: 'page_performance',
      page_load_time: rounded(navigation?.loadEventEnd),
      dom_content_loaded: rounded(navigation?.domContentLoadedEventEnd),
      first_contentful_paint: rounded(first?.startTime),
      largest_contentful_paint: rounded(largest()),
    });
  }, PERFORMANCE_DELAY_MS);
}

const rounded = (time: number | undefined) => (time ? Math.round(time) : null);

/** @returns what answers the time of the largest paint that the browser has reported by then */
function largestPaint(): () => number | undefined {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  let time: number | undefined;
  new PerformanceObserver((list) => {
    time = list.getEntries().at(-1)?.startTime;
  }).observe({ type, buffered: true });
  return () => time;
}
