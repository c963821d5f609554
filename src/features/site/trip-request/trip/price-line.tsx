import { useEffect, useState, type RefObject } from 'react';
import { formatPrice } from '@/data/submit-lead';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SampleMark } from '@/ui/sample-mark';
import type { ShownPrice } from './ticket-price';

/** Whether any of an element is on the screen; a browser that cannot say so is taken to show it. */
function useIsInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

interface PriceLineProps {
  price: ShownPrice | null;
  /** The form: while some of it is on the screen the line is, too. */
  of: RefObject<Element | null>;
}

/**
 * The ticket's price once more where the ticket lies below the form: at the lower edge of the screen, in the place of the dock, whose
 * height it has, so that what keeps free of the one keeps free of the other.
 */
export function PriceLine({ price, of }: PriceLineProps) {
  const m = useMessages('tripRequest').price;
  const locale = useLocale();
  const isShown = useIsInView(of) && price !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-price-line', isShown);
    return () => document.documentElement.removeAttribute('data-price-line');
  }, [isShown]);
  if (!isShown) return null;
  const amount = formatPrice(locale, price.total_agorot);
  return (
    <p className="price-line on-dark fixed inset-x-0 bottom-0 z-dock flex h-(--dock) flex-wrap content-center items-baseline gap-x-3 border-t border-night-line bg-night-900 px-gutter pb-[env(safe-area-inset-bottom)] text-lead leading-tight font-bold text-amber-300 lg:hidden print:hidden">
      {m.line(price.isAtMost ? m.atMost(amount) : amount)}
      <span className="text-sm font-normal text-paper">
        {price.isAtMost ? m.withVat : m.final} {price.isSample ? <SampleMark label={m.sample} /> : null}
      </span>
    </p>
  );
}
