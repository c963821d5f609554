import { israelClock } from '@shared/clock/clock';
import type { DestinationSlug } from '@/content/destinations/slugs';
import { formatPrice, type PriceContent } from '@/data/price-list';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { SampleMark } from '@/ui/sample-mark';
import { zonePrices, type PriceGroup, type PriceRow, type PriceTable } from './price-table';
import { usePriceTable } from './use-price-table';

export interface RidePricesProps {
  /** The place that the rides lead to; without one, the rides between the airport and all places. */
  to?: DestinationSlug;
}

const HEADING = 'ride-prices';

/** What rides cost by the published list; nothing where there is none. */
export function RidePrices({ to }: RidePricesProps) {
  const { frame, table, attributes } = usePriceTable(to);
  return (
    <div ref={frame} {...attributes}>
      {table ? <Prices table={table} isOfPlaces={!to} /> : null}
    </div>
  );
}

/** What a list that is not published yet will say of the rides to a zone. */
export function UpcomingPrices({ list, zone }: { list: PriceContent; zone: string }) {
  const upcoming = { ...list, version: 0, published_at: '', is_sample: false };
  const table = zonePrices(upcoming, useLocale(), zone);
  return table ? (
    <div className="grid content-start gap-3">
      <Conditions table={table} />
      <Groups table={table} isOfPlaces={false} />
    </div>
  ) : null;
}

function Prices({ table, isOfPlaces }: { table: PriceTable; isOfPlaces: boolean }) {
  const m = useMessages('publicPrices');
  const locale = useLocale();
  return (
    <section aria-labelledby={HEADING} className="page-width grid gap-x-7 gap-y-6 pt-section lg:grid-cols-12">
      <div className="grid content-start gap-3 lg:col-span-5">
        <h2 id={HEADING}>{isOfPlaces ? m.titleOfAll : m.title}</h2>
        <Conditions table={table} />
        <p className="text-sm text-ink-2">
          {m.asOf(dayInText(locale, israelClock(new Date(table.since)).day))}{' '}
          {table.isSample ? <SampleMark label={m.sample} /> : null}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-8 lg:col-span-7">
        <Groups table={table} isOfPlaces={isOfPlaces} />
      </div>
    </section>
  );
}

/** What the prices are for. */
function Conditions({ table }: { table: PriceTable }) {
  const m = useMessages('publicPrices');
  const hasMeter = table.groups.some(({ rows }) => rows.some(({ atMost }) => atMost));
  return (
    <>
      <p className="max-w-prose">{m.whole}</p>
      {hasMeter ? <p className="max-w-prose">{m.meter}</p> : null}
    </>
  );
}

const Groups = ({ table, isOfPlaces }: { table: PriceTable; isOfPlaces: boolean }) =>
  table.groups.map((group) => (
    <GroupTable key={group.name} group={group} night={table.night} isOfPlaces={isOfPlaces} />
  ));

interface GroupTableProps {
  group: PriceGroup;
  night: string | undefined;
  isOfPlaces: boolean;
}

const headClass = 'py-2 ps-4 text-end align-bottom text-sm font-normal text-ink-2';

function GroupTable({ group: { name, seats, rows }, night, isOfPlaces }: GroupTableProps) {
  const m = useMessages('publicPrices');
  // A long table should fit on a wide screen.
  const padding = isOfPlaces ? 'py-3 lg:py-1' : 'py-3';
  return (
    <table className="w-full border-b border-stone-300">
      <caption className="pb-1 text-start font-bold">
        {seats === undefined ? m.from(name) : `${name}, ${m.upTo(seats)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="py-2 text-start align-bottom text-sm font-normal text-ink-2">
            {isOfPlaces ? m.place : m.vehicle}
          </th>
          <th scope="col" className={headClass}>
            {night ? m.day : m.dayAndNight}
          </th>
          {night ? (
            <th scope="col" className={headClass}>
              {m.night} <Ltr>{night}</Ltr>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-t border-stone-300">
            <th scope="row" className={classNames('text-start font-normal wrap-anywhere', padding)}>
              {row.name}
              {row.seats === undefined ? null : <span className="block text-sm text-ink-2">{m.upTo(row.seats)}</span>}
            </th>
            <Price row={row} part="day" className={padding} />
            {night ? <Price row={row} part="night" className={padding} /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PriceProps {
  row: PriceRow;
  part: 'day' | 'night';
  className: string;
}

function Price({ row, part, className }: PriceProps) {
  const locale = useLocale();
  const m = useMessages('publicPrices');
  const shekels = row[part];
  if (shekels === 0) return <td className={classNames('ps-4 text-end text-ink-2', className)}>{m.onRequest}</td>;
  const price = formatPrice(locale, shekels * 100);
  return (
    <td className={classNames('ps-4 text-end font-display text-lead font-bold text-sea-700', className)}>
      {row.atMost ? m.atMost(price) : price}
    </td>
  );
}
