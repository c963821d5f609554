import { overviewEntries } from '@/content/overviews';
import type { OverviewContent } from '@/content/overviews/overview-content';
import type { PageProps } from '@/content/page-types';
import { PricesAsOf } from '@/features/site/prices/prices-as-of';
import { useOverviewPrices } from '@/features/site/prices/use-overview-prices';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { BookingButtons } from '@/layout/page-parts/booking-buttons';
import { Breadcrumbs } from '@/layout/page-parts/breadcrumbs';
import { OverviewCard } from './overview-card';

/** So many stand two in a row where threes leave over none, one or two: no last row has a hole. */
const WIDE = [0, 4, 2] as const;

/** Everything of a kind that the site sells: destinations, services or day routes, each with its price. */
export function Page({ content: { list, title, lead, closing, chat } }: PageProps<OverviewContent>) {
  const locale = useLocale();
  const m = useMessages('pageParts');
  const { table, priceOf, attributes } = useOverviewPrices(list);
  const entries = overviewEntries[list];
  const wide = WIDE[entries.length % 3] ?? 0;
  return (
    <>
      <div className="page-width grid gap-8 pt-5 pb-section lg:gap-10 lg:pt-7">
        <header className="grid gap-3">
          <Breadcrumbs trail={[]} current={m[list]} />
          <h1 className="text-h2">{title}</h1>
          <p className="max-w-2xl text-lead text-ink-2">{lead}</p>
          {table ? <PricesAsOf table={table} /> : null}
        </header>
        <ul {...attributes} className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6 lg:gap-7">
          {entries.map(({ path, name, line }, nth) => (
            <OverviewCard
              key={path}
              list={list}
              path={path}
              name={name[locale]}
              line={line[locale]}
              price={priceOf(path)}
              isOnFirstScreen={nth < 3}
              isWide={nth < wide}
              leads={nth === 0 && entries.length % 2 === 1}
            />
          ))}
        </ul>
      </div>
      <section className="below-fold bg-sand-200 py-section print:hidden">
        <div className="page-width grid gap-7">
          <div className="grid max-w-2xl gap-3">
            <h2>{closing.title}</h2>
            <p className="text-lead text-ink-2">{closing.text}</p>
          </div>
          <BookingButtons chatText={chat} {...(list === 'routes' && { wish: { service: 'day_tour' } })} />
        </div>
      </section>
    </>
  );
}
