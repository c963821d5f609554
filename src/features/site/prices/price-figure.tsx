import { formatPrice } from '@/data/price-list';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SampleMark } from '@/ui/sample-mark';
import { lowestPrice, type LowestPrice } from './price-table';
import { usePagePrices } from './use-price-table';

/** A lowest price in words: "from ₪240 an hour". Needs the message group `pageParts`. */
export function PriceWords({ shekels, per, atMost, isOneOfSeveral }: LowestPrice) {
  const locale = useLocale();
  const { price: m } = useMessages('pageParts');
  const price = formatPrice(locale, shekels * 100);
  return m.per[per]((isOneOfSeveral && m.from(price)) || (atMost && m.atMost(price)) || price);
}

/**
 * The figure of what a page sells, for its facts: its price, or the lowest of several; where the list says none, how soon the
 * price comes in writing. Needs the message group `pageParts`. @param props.path of the page, without language prefix
 */
export function PriceFigure({ path }: { path: string }) {
  const { price: m } = useMessages('pageParts');
  const { table, isComing } = usePagePrices(path);
  const lowest = table && lowestPrice(table.groups);
  // What is coming holds its line.
  if (!lowest) return isComing ? '\u00A0' : m.inWriting;
  return (
    <>
      <PriceWords {...lowest} />{' '}
      {table.isSample ? (
        <span className="font-sans text-sm font-normal">
          <SampleMark label={m.sample} />
        </span>
      ) : null}
    </>
  );
}
