/**
 * What every page does by itself once it has painted. The start script imports it, and the application does before anything
 * else: it records the view, fetches pictures as they come near, and pages while their link is pressed.
 */
import '@/features/tracking/record-views';
import { fetchNearPictures } from '@/ui/near-pictures';
import { fetchPressedLinks } from './pressed-links';

/**
 * Forms write days and countries as the browser knows them. The first format of a page takes a slow phone 80 ms, whichever
 * it is: better now than under the fingers that type.
 */
function warmFormats(): void {
  if (document.forms.length > 0) Intl.DateTimeFormat();
}

fetchPressedLinks();
fetchNearPictures();
warmFormats();
