import { Link } from 'react-router-dom';
import { destinations, type DestinationSlug } from '@/content/destinations';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import { PosterLink } from './poster-link';
import { SectionHead } from './section-head';
import { SwipeRow } from './swipe-row';

/** On the wall; the others stand below by name. Jerusalem has a wall of its own further up. */
const posters: readonly DestinationSlug[] = ['tel-aviv', 'masada', 'haifa', 'dead-sea', 'eilat'];

export function DestinationsSection() {
  const m = useMessages('home').destinations;
  const locale = useLocale();
  const others = destinations.filter(({ slug }) => !posters.includes(slug));
  return (
    <section className="below-fold overflow-hidden py-7 sm:py-section">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHead kicker={m.kicker} title={m.title} lead={m.lead} />
        <SwipeRow className="print:hidden" label={m.title} count={posters.length}>
          <ul className="sm:grid sm:grid-cols-5 sm:gap-3 lg:gap-5">
            {posters.map((slug) => (
              <li key={slug} className="swipe-card swipe-card-narrow">
                <PosterLink slug={slug} className="h-full" />
              </li>
            ))}
          </ul>
        </SwipeRow>
        <div className="grid gap-2 border-t border-stone-300 pt-4 sm:gap-5 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12">
          <nav aria-label={m.others}>
            <ul className="flex flex-wrap gap-x-5 sm:gap-x-6">
              {others.map(({ slug, path, name }) => (
                <li key={slug}>
                  <Link
                    to={localizedPath(locale, path)}
                    className="inline-flex min-h-11 items-center font-bold underline-offset-[0.28em] hover:underline"
                  >
                    {name[locale]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Link
            to={localizedPath(locale, '/plan-your-trip')}
            className="inline-flex min-h-11 items-center gap-2 font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em]"
          >
            {m.plan}
            <Icon name="arrow" className="size-4.5" />
          </Link>
        </div>
      </div>
    </section>
  );
}
