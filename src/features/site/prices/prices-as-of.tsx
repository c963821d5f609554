import { israelClock } from '@shared/clock/clock';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { SampleMark } from '@/ui/sample-mark';
import type { PriceTable } from './price-table';

/** Since when prices hold, that VAT is in them, and whether they are a sample. Needs the message group `publicPrices`. */
export function PricesAsOf({ table: { since, isSample } }: { table: PriceTable }) {
  const m = useMessages('publicPrices');
  return (
    <p className="text-sm text-ink-2">
      {m.asOf(dayInText(useLocale(), israelClock(new Date(since)).day))}{' '}
      {isSample ? <SampleMark label={m.sample} /> : null}
    </p>
  );
}
