import { Link } from 'react-router-dom';
import { formatPrice, type PriceContent } from '@/data/price-list';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import type { PublicPricesMessages } from '@/i18n/messages/he/public-prices';
import { classNames } from '@/ui/class-names';
import { Ltr } from '@/ui/ltr';
import { PriceWords } from './price-figure';
import { lowestOf, zonePrices, type PriceColumn, type PriceGroup, type PriceRow, type PriceTable } from './price-table';
import { PricesAsOf } from './prices-as-of';
import { usePriceTable } from './use-price-table';

export interface PagePricesProps {
  /** Of the page that sells it, without language prefix. */
  path: string;
}

const HEADING = 'page-prices';

/** What the things cost that a page sells, by the published list; nothing where there is none. */
export function PagePrices({ path }: PagePricesProps) {
  const { frame, table, attributes } = usePriceTable(path);
  return (
    <div ref={frame} {...attributes}>
      {table ? <Prices table={table} /> : null}
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
      <Groups table={table} />
    </div>
  ) : null;
}

function Prices({ table }: { table: PriceTable }) {
  const m = useMessages('publicPrices');
  const [first] = table.groups;
  return (
    <section aria-labelledby={HEADING} className="page-width grid gap-x-7 gap-y-6 pt-section lg:grid-cols-12">
      <div className="grid content-start gap-3 lg:col-span-5">
        <h2 id={HEADING}>{first ? m.titles[first.kind] : null}</h2>
        <Conditions table={table} />
        <PricesAsOf table={table} />
      </div>
      <div className="grid min-w-0 content-start gap-8 lg:col-span-7">
        <Groups table={table} />
      </div>
    </section>
  );
}

/** Whether the tables of a page are for different things: each says then what its prices are for. */
const areSeveral = ({ groups }: PriceTable) => groups.some(({ kind }) => kind !== groups[0]?.kind);

/** What the prices of one table are for. */
const conditionOf = (m: PublicPricesMessages, { kind, hours = 0, start = '', reach = 0 }: PriceGroup) =>
  m.conditions[kind](hours, start, reach);

/** What the prices are for. */
function Conditions({ table }: { table: PriceTable }) {
  const m = useMessages('publicPrices');
  const [first] = table.groups;
  const hasMeter = table.groups.some(({ rows }) => rows.some(({ atMost }) => atMost));
  const said = [...(first && !areSeveral(table) ? [conditionOf(m, first)] : []), ...(hasMeter ? [m.meter] : [])];
  return said.map((sentence) => (
    <p key={sentence} className="max-w-prose">
      {sentence}
    </p>
  ));
}

const Groups = ({ table }: { table: PriceTable }) =>
  table.groups.map((group) => <GroupTable key={`${group.kind} ${group.name}`} group={group} table={table} />);

const headClass = 'py-2 ps-4 text-end align-bottom text-sm font-normal text-ink-2';
/** From so many rows on a table is set tighter on a wide screen, which it should fit on. */
const LONG = 12;

function GroupTable({ group, table }: { group: PriceGroup; table: PriceTable }) {
  const m = useMessages('publicPrices');
  const { kind, name, seats, columns, rows } = group;
  const padding = rows.length < LONG ? 'py-3' : 'py-3 lg:py-1';
  const above =
    kind === 'from' && name
      ? m.from(name)
      : [name ?? m.captions[kind], seats && m.upTo(seats)].filter(Boolean).join(', ');
  return (
    <table className="w-full border-b border-stone-300">
      <caption className="pb-1 text-start font-bold">
        {above}
        {areSeveral(table) ? (
          <span className="block max-w-prose pt-1 pb-2 font-normal">{conditionOf(m, group)}</span>
        ) : null}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="py-2 text-start align-bottom text-sm font-normal text-ink-2">
            {m.rows[kind]}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={headClass}>
              <ColumnName column={column} hours={group.hours} night={table.night} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-t border-stone-300">
            <th scope="row" className={classNames('text-start font-normal wrap-anywhere', padding)}>
              <RowName row={row} />
            </th>
            {columns.map((column, at) => (
              <Price key={column} row={row} column={column} shekels={row.prices[at] ?? 0} className={padding} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnNameProps {
  column: PriceColumn;
  hours: number | undefined;
  night: string | undefined;
}

function ColumnName({ column, hours = 0, night }: ColumnNameProps) {
  const m = useMessages('publicPrices');
  switch (column) {
    case 'day':
      return night ? m.day : m.dayAndNight;
    case 'night':
      return (
        <>
          {m.night} <Ltr>{night}</Ltr>
        </>
      );
    case 'hour':
      return m.hour;
    case 'least':
      return m.hours(hours);
    case 'whole':
      return m.whole;
    case 'lowest':
      return m.lowest;
    default:
      return column satisfies never;
  }
}

/** A vehicle with its seats; a place leads to its page. */
function RowName({ row: { name, path, seats } }: { row: PriceRow }) {
  const locale = useLocale();
  const m = useMessages('publicPrices');
  return (
    <>
      {path ? (
        <Link
          to={localizedPath(locale, path)}
          className="text-ink underline decoration-stone-400 underline-offset-4 hover:text-sea-700 hover:decoration-sea-700"
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {seats === undefined ? null : <span className="block text-sm text-ink-2">{m.upTo(seats)}</span>}
    </>
  );
}

interface PriceProps {
  row: PriceRow;
  column: PriceColumn;
  /** 0 on request. */
  shekels: number;
  className: string;
}

function Price({ row, column, shekels, className }: PriceProps) {
  const locale = useLocale();
  const m = useMessages('publicPrices');
  if (shekels === 0) return <td className={classNames('ps-4 text-end text-ink-2', className)}>{m.onRequest}</td>;
  const price = formatPrice(locale, shekels * 100);
  return (
    <td className={classNames('ps-4 text-end font-display text-lead font-bold text-sea-700', className)}>
      {column === 'lowest' ? <PriceWords {...lowestOf(row)} /> : row.atMost ? m.atMost(price) : price}
    </td>
  );
}
