import { useEffect, useState, type RefObject, useRef } from 'react';
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

/** What an element carries for {@link documentTable}. */
export const documentAttribute = (built: PriceTable | null): { [ATTRIBUTE]?: string } =>
  built ? { [ATTRIBUTE]: JSON.stringify(built) } : {};

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

interface PagePrices {
  /** The prices that the page shows in a place that is there without them: its document's, then those that hold. */
  table: PriceTable | null;
  /** Those of the document, or of the build; null where it has none. */
  built: PriceTable | null;
  /** They have been asked for, and are not here yet: there is no document that says something else meanwhile. */
  isComing: boolean;
}

/** The prices of a page: those that its document brings, then those that hold, where they differ. @param path without language prefix */
export function usePagePrices(path: string): PagePrices {
  const locale = useLocale();
  const { prices } = usePublished();
  const isFromServer = useBrowserValue(() => false, true);
  const [built] = useState(() => {
    if (!isFromServer) return null;
    return import.meta.env.SSR ? prices && priceTable(prices, locale, path) : documentTable();
  });
  const [isComing, setIsComing] = useState(!isFromServer && !prices);

  useEffect(() => {
    let isLeft = false;
    const refresh = async () => {
      await (built ? loadNewerPublished() : loadPublished());
      if (!isLeft) setIsComing(false);
    };
    void refresh();
    return () => {
      isLeft = true;
    };
  }, [built]);

  return { table: prices ? priceTable(prices, locale, path) : built, built, isComing };
}

interface ShownTable {
  /** Goes to the element around the prices. */
  frame: RefObject<HTMLDivElement | null>;
  table: PriceTable | null;
  /** What the element has to carry for the browser. */
  attributes: { [ATTRIBUTE]?: string; [COMING]?: '' };
}

/**
 * The same for a table, which takes room: where the document has none it comes in below the screen, or when the page is drawn in the
 * browser.
 */
export function usePriceTable(path: string): ShownTable {
  const { table, built, isComing } = usePagePrices(path);
  const hasTable = table !== null;
  const wasThere = useState(hasTable)[0];
  const [isOpen, setOpen] = useState(wasThere);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (hasTable && !isOpen && frame.current) return onceBelow(frame.current, () => setOpen(true));
    return undefined;
  }, [hasTable, isOpen]);

  return {
    frame,
    table: isOpen ? table : built,
    attributes: { ...documentAttribute(built), ...(isComing && { [COMING]: '' as const }) },
  };
}
