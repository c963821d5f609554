import { use, useEffect, useRef, useState, type RefObject } from 'react';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { loadedPriceList, loadPriceList, loadPriceListAfter } from '@/data/price-list';
import { useLocale } from '@/i18n/locale-context';
import { useBrowserValue } from '@/islands/use-browser-value';
import { isPlaceHeld } from '@/lib/held-place';
import { priceTable, type PriceTable } from './price-table';
import { PricesAtBuild } from './prices-at-build';

/** Name of the attribute with which a document brings its prices along, for the browser to take them over. */
const ATTRIBUTE = 'data-prices';
/** Marks the place of prices in a document that was built without: a server may put them there (scripts/http/price-documents.ts). */
const PLACE = 'data-prices-of';
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
  attributes: { [ATTRIBUTE]: string } | { [PLACE]: string; [COMING]?: '' };
}

/**
 * The prices of a page: those that its document brings, then those that hold, where they differ. Where the document has none they
 * come in below the screen, or when the page is drawn in the browser.
 */
export function usePriceTable(to: DestinationSlug | undefined): ShownPrices {
  const locale = useLocale();
  const atBuild = use(PricesAtBuild);
  const isFromServer = useBrowserValue(() => false, true);
  const [built] = useState(() => {
    if (!isFromServer) return null;
    if (!import.meta.env.SSR) return documentTable();
    return atBuild && priceTable(atBuild, locale, to);
  });
  const [table, setTable] = useState(() => {
    const list = isFromServer ? null : loadedPriceList();
    return list ? priceTable(list, locale, to) : built;
  });
  const [isComing, setIsComing] = useState(!isFromServer && !table);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const left = new AbortController();
    let stop = () => {};
    const refresh = async () => {
      const list = built ? await loadPriceListAfter(built.version, left.signal) : await loadPriceList(left.signal);
      if (!left.signal.aborted) setIsComing(false);
      if (!list || !frame.current) return;
      const current = priceTable(list, locale, to);
      if (built) setTable(current);
      else stop = onceBelow(frame.current, () => setTable(current));
    };
    void refresh();
    return () => {
      left.abort();
      stop();
    };
  }, [built, locale, to]);

  const place = { [PLACE]: to ?? '', ...(isComing && { [COMING]: '' as const }) };
  return { frame, table, attributes: built ? { [ATTRIBUTE]: JSON.stringify(built) } : place };
}
