import { readTripFragment } from '@/data/trip';
import { MAIN_ID } from '@/layout/skip-link';

/** Attribute of the document: its address is a trip's link. */
const LINK_ATTRIBUTE = 'trip';

/**
 * Runs in the head of a guest page, before anything is painted. The address alone holds the key of a trip: says whether it
 * does, so that the right one of the page's two faces is painted; hands it on to the page's other languages; and leaves
 * it where it is when the visitor skips to the content. Parameters are refused: nobody is to mail a key in one.
 */
export function keepFragment(): void {
  const mark = () => {
    document.documentElement.toggleAttribute(`data-${LINK_ATTRIBUTE}`, readTripFragment(location.hash) !== null);
  };
  mark();
  if (location.search) history.replaceState(history.state, '', location.pathname + location.hash);
  addEventListener('hashchange', mark);
  const follow = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang], a[href^="#"]') : null;
    if (!link) return;
    if (link.hreflang) link.hash = location.hash;
    else if (event.type === 'click') {
      event.preventDefault();
      const main = document.getElementById(MAIN_ID);
      main?.scrollIntoView();
      main?.focus({ preventScroll: true });
    }
  };
  // On the way down, and before the browser follows: the middle button and the menu open a tab.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, follow, true);
}
