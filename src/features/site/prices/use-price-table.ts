import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { loadNewerPublished, loadPublished } from '@/data/published';
import { useLocale } from '@/i18n/locale-context';
import { usePublished } from '@/i18n/promises';
import { useBrowserValue } from '@/islands/use-browser-value';
import { isPlaceHeld } from '@/lib/held-place';
import { priceTable, type PriceTable } from './price-table';

/** Name of the attribute with which a document brings its prices along, for the browser to take them over. */
const ATTRIBUTE = 'data-prices';
/** Marks what is still to come: who went back is held at a place until it is here (src/app/scroll-memory.ts). */
const COMING = 'data-placeholder';

function documentTable(): PriceTable | null {
  const written = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return written ? (JSON.parse(written) as PriceTable) : null;
}

/**
 * Acts as soon as a place is below the screen, or the page is held where its visitor was: what comes in there moves nothing
 * that is seen.
 * @returns what stops the wait
 */
function onceBelow(place: Element, act: () => void): () => void {
  const look = () => {
    if (!isPlaceHeld() && place.getBoundingClientRect().top < window.innerHeight) return;
    stop();
    act();
  };
  const stop = () => removeEventListener('scroll', look);
  addEventListener('scroll', look, { passive: true });
  look();
  return stop;
}

interface ShownPrices {
  /** Goes to the element around the prices. */
  frame: RefObject<HTMLDivElement | null>;
  table: PriceTable | null;
  /** What the element has to carry for the browser. */
  attributes: { [ATTRIBUTE]?: string; [COMING]?: '' };
}

/**
 * The prices of a page: those that its document brings, then those that hold, where they differ. Where the document has none they
 * come in below the screen, or when the page is drawn in the browser.
 */
export function usePriceTable(to: DestinationSlug | undefined): ShownPrices {
  const locale = useLocale();
  const { prices } = usePublished();
  const isFromServer = useBrowserValue(() => false, true);
  const [built] = useState(() => {
    if (!isFromServer) return null;
    return import.meta.env.SSR ? prices && priceTable(prices, locale, to) : documentTable();
  });
  const [isOpen, setOpen] = useState(built !== null || (!isFromServer && prices !== null));
  const [isComing, setIsComing] = useState(!isFromServer && !prices);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const refresh = async () => {
      await (built ? loadNewerPublished() : loadPublished());
      if (isLeft) return;
      setIsComing(false);
      if (frame.current) stop = onceBelow(frame.current, () => setOpen(true));
    };
    void refresh();
    return () => {
      isLeft = true;
      stop();
    };
  }, [built]);

  const table = isOpen && prices ? priceTable(prices, locale, to) : built;
  return {
    frame,
    table,
    attributes: { ...(built && { [ATTRIBUTE]: JSON.stringify(built) }), ...(isComing && { [COMING]: '' as const }) },
  };
}
