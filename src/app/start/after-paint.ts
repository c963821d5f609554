/**
 * What every page does by itself once it has painted. The start script imports it, and the application does before anything
 * else: it records the view, fetches pictures as they come near, and pages while their link is pressed.
 */
import '@/features/site/tracking/record-views';
import { fetchNearPictures } from '@/ui/near-pictures';
import { fetchPressedLinks } from './pressed-links';

/**
 * The bar of contacts and forms write hours, days and countries as the browser knows them. The first format of a page takes a slow
 * phone 45 ms and more, whichever it is: better now, in a task of its own, than while parts become live or under the fingers that type.
 */
const warmFormats = () => setTimeout(Intl.DateTimeFormat);

/** The home page's lower parts quote in a lighter weight, whose file comes once somebody reads on (scripts/build/prerender-plugin.ts). */
function readLaterTypefaces(): void {
  const read = () => document.querySelector('style[media]')?.removeAttribute('media');
  for (const type of ['scroll', 'beforeprint']) addEventListener(type, read, { once: true, passive: true });
}

readLaterTypefaces();
fetchPressedLinks();
fetchNearPictures();
warmFormats();
