/** Reading the airport authority's feed over the network. */
import type { Flight } from '../_shared/contracts/flight-contract.ts';
import { decodeUtf8, readBody } from '../_shared/http/http.ts';
import type { Platform } from '../_shared/http/platform.ts';
import { FeedError, readFeedPage } from './rules.ts';

const RESOURCE = 'e83f763b-b7d7-479e-b172-ae981ddc6de5';
export const DEFAULT_FEED_URL = 'https://data.gov.il/api/3/action/datastore_search';

/** Rows asked for at once; a day has about 2,500. */
const PAGE_ROWS = 3200;
/** The feed covers three days: more pages than this would be something else. */
const MOST_PAGES = 4;
/** Bytes of a page; a page of 3,200 rows has about 1.3 million. */
const LARGEST_PAGE_BYTES = 8_000_000;
/** Milliseconds for one answer: the feed often takes 5 to 15 seconds. */
const TIMEOUT_MS = 30_000;
const TRIES = 3;
const WORTH_ANOTHER_TRY = new Set([429, 502, 503, 504]);
/** Milliseconds before the second try; doubled before the third. */
const RETRY_DELAY_MS = 1000;

/** @throws FeedError */
async function readPage(address: string, platform: Platform): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await platform
      .fetch(address, {
        // Other clients may be answered 403.
        headers: { 'user-agent': 'datagov-external-client', accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch((error: unknown) => (error instanceof Error ? error.name : 'unreachable'));
    if (typeof response !== 'string' && response.ok) return readJson(response);
    const reason = typeof response === 'string' ? response : String(response.status);
    const isPassing = typeof response === 'string' || WORTH_ANOTHER_TRY.has(response.status);
    if (typeof response !== 'string') await response.body?.cancel();
    if (!isPassing || attempt === TRIES) throw new FeedError(reason);
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * 2 ** (attempt - 1)));
  }
}

async function readJson(response: Response): Promise<unknown> {
  const bytes = await readBody(response, LARGEST_PAGE_BYTES).catch(() => new Uint8Array());
  if (!bytes) throw new FeedError('too large');
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '') as unknown;
  } catch {
    // An error page in HTML with status 200 is among the feed's habits.
    throw new FeedError('not JSON');
  }
}

/**
 * All flights of the feed.
 * @param feedUrl address of the datastore_search action
 * @throws FeedError when the feed does not answer, or not with flights
 */
export async function fetchFlights(feedUrl: string, platform: Platform): Promise<Flight[]> {
  const flights: Flight[] = [];
  let rows = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = new URL(feedUrl);
    address.searchParams.set('resource_id', RESOURCE);
    address.searchParams.set('limit', String(PAGE_ROWS));
    address.searchParams.set('offset', String(rows));
    const answer = readFeedPage(await readPage(address.href, platform));
    flights.push(...answer.flights);
    rows += answer.rows;
    if (answer.rows === 0 || rows >= answer.total) break;
  }
  if (flights.length === 0) throw new FeedError('no flights');
  return flights;
}
