import { Link } from 'react-router-dom';
import { roadFacts } from '@/content/destinations/facts';
import { destinations } from '@/content/destinations';
import type { OverviewList } from '@/content/overviews/lists';
import { PriceWords } from '@/features/site/prices/price-figure';
import type { LowestPrice } from '@/features/site/prices/price-table';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Duration } from '@/layout/page-parts/measures';
import { relatedPages } from '@/layout/page-parts/related-pages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

interface OverviewCardProps {
  list: OverviewList;
  path: string;
  name: string;
  line: string;
  /** Null where the list says none, undefined while it is coming. */
  price: LowestPrice | null | undefined;
  isOnFirstScreen: boolean;
  /** Two stand in a row of wide screens, not three. */
  isWide: boolean;
  /** Has a row of narrower screens to itself. */
  leads: boolean;
}

/** A page of an overview: picture, name, what it is, how far, and what it costs. A row on phones, framed like a print on wider screens. */
export function OverviewCard({ list, path, name, line, price, isOnFirstScreen, isWide, leads }: OverviewCardProps) {
  const locale = useLocale();
  const [poster] = relatedPages(locale, [path]);
  const picture = {
    src: poster?.picture ?? '',
    // Drawings of services are smaller than those of places; both are cut to the frame.
    ...(list === 'services' ? { width: 600, height: 400 } : { width: 1600, height: 1000 }),
    className: classNames('size-full object-cover', poster?.positionClass),
  };
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[min(6.5rem,27vw)_minmax(0,1fr)] gap-4 rounded bg-paper p-2 shadow-1 ring-1 ring-stone-200 transition-shadow duration-250 ease-house hover:shadow-3 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:gap-0 sm:p-2.5 forced-colors:border',
        isWide ? 'lg:col-span-3' : 'lg:col-span-2',
        leads && 'sm:max-lg:col-span-2',
      )}
    >
      <span
        className={classNames(
          'block overflow-hidden rounded-xs bg-sea-100',
          leads ? 'sm:aspect-2/1' : 'sm:aspect-3/2',
          isWide ? 'lg:aspect-2/1' : 'lg:aspect-3/2',
        )}
      >
        {isOnFirstScreen ? <img {...picture} alt="" fetchPriority="high" /> : <LazyImage {...picture} alt="" />}
      </span>
      <div className="grid content-center gap-1.5 py-1 pe-2 sm:content-between sm:gap-3 sm:px-2 sm:pt-4 sm:pb-1.5">
        <div className="grid gap-0.5">
          <h2 className="text-[1.3125rem] leading-tight sm:text-card">
            <Link to={localizedPath(locale, path)} className="after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <p className="text-sm text-ink-2 sm:text-base">{line}</p>
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 sm:border-t sm:border-stone-200 sm:pt-2.5">
          <Price price={price} />
          <Drive path={path} />
        </p>
      </div>
    </li>
  );
}

function Price({ price }: { price: LowestPrice | null | undefined }) {
  const { price: m } = useMessages('pageParts');
  if (price === undefined) return '\u00A0';
  if (!price) return <span className="text-sm text-ink-2">{m.inWriting}</span>;
  return (
    <span className="font-display text-lead font-bold text-sea-700">
      <PriceWords {...price} />
    </span>
  );
}

/** The drive from Ben Gurion to a place; nothing of what is none. */
function Drive({ path }: { path: string }) {
  const place = destinations.find((one) => one.path === path);
  return place ? (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <Icon name="clock" className="size-4" />
      <span>
        <Duration range={roadFacts[place.slug].clear} />
      </span>
    </span>
  ) : null;
}
