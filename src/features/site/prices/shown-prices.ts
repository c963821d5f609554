import type { PublicPricesMessages } from '@/i18n/messages/he/public-prices';
import type { PriceColumn, PriceGroup, PriceTable } from './price-table';

/** A price by itself, with a name of its own. */
interface ShownPrice {
  name: string;
  /** Whole shekels, VAT included. */
  shekels: number;
  /** A taxi's: the meter may show less. */
  atMost: boolean;
}

/** What a column is called behind a row's name; nothing for what the name says already, null for what is no price of its own. */
function columnName(
  { night = '' }: PriceTable,
  { hours = 0 }: PriceGroup,
  column: PriceColumn,
  m: PublicPricesMessages,
) {
  const names = { day: '', night, whole: '', hour: null, least: m.hours(hours), lowest: null };
  return names[column];
}

/**
 * The prices of a page's tables one by one. What is on request is left out, an hour is told as the shortest booking, and a night that
 * costs what the day does is not told again.
 * @param place what the page is about, where it is one place
 */
export const shownPrices = (table: PriceTable, place: string | undefined, m: PublicPricesMessages): ShownPrice[] =>
  table.groups.flatMap((group) =>
    group.rows.flatMap((row) =>
      group.columns.flatMap((column, at) => {
        const shekels = row.prices[at] ?? 0;
        const ofColumn = columnName(table, group, column, m);
        if (shekels === 0 || ofColumn === null || (column === 'night' && shekels === row.prices[0])) return [];
        const above = group.kind === 'from' && place ? `${group.name} – ${place}` : group.name;
        const name = [above, row.name, ofColumn].filter(Boolean).join(', ');
        return [{ name, shekels, atMost: row.atMost ?? false }];
      }),
    ),
  );
