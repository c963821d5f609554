import { formatPrice } from '@/data/price-list';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SampleMark } from '@/ui/sample-mark';
import { lowestPrice } from './price-table';
import { usePagePrices } from './use-price-table';

/**
 * The figure of what a page sells, for its facts: its price, or the lowest of several; where the list says none, how soon the
 * price comes in writing. Needs the message group `pageParts`. @param props.path of the page, without language prefix
 */
export function PriceFigure({ path }: { path: string }) {
  const locale = useLocale();
  const { price: m } = useMessages('pageParts');
  const { table, isComing } = usePagePrices(path);
  const lowest = table && lowestPrice(table);
  // What is coming holds its line.
  if (!lowest) return isComing ? '\u00A0' : m.inWriting;
  const price = formatPrice(locale, lowest.shekels * 100);
  const words = lowest.isOneOfSeveral ? m.from(price) : lowest.atMost ? m.atMost(price) : price;
  return (
    <>
      {m.per[lowest.per](words)} {table.isSample ? <SampleMark label={m.sample} /> : null}
    </>
  );
}
