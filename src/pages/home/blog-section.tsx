import { Link } from 'react-router-dom';
import { cardsIn } from '@/content/article-cards';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { useTexts } from '@/islands/use-texts';
import { ArticleCard } from '@/layout/page-parts/article-card';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { SectionHead } from './section-head';

/** At most two articles (docs/spec/public-site.md#pages). */
const MOST = 2;

/** The newest articles and the way to all of them; nothing in a language without a blog. */
export function BlogSection() {
  const m = useMessages('home').blog;
  const locale = useLocale();
  const articles = useTexts(cardsIn(locale)).slice(0, MOST);
  if (articles.length === 0) return null;
  return (
    <section className="below-fold border-t border-stone-200 py-7 sm:py-section print:hidden">
      <div className="page-width grid gap-5 sm:gap-10">
        <SectionHead kicker={m.kicker} title={m.title} />
        <div className="grid gap-3 sm:gap-7 md:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,5fr))_minmax(0,3fr)]">
          {articles.map((card, index) => (
            <ArticleCard
              key={card.slug}
              card={card}
              headingLevel={3}
              badge={index === 0 ? <Badge tone="night">{m.hot}</Badge> : null}
            />
          ))}
          <Link
            to={localizedPath(locale, '/blog')}
            className="on-dark flex flex-col justify-between gap-2 rounded bg-night-900 p-5 sm:gap-8 sm:p-7 text-paper transition-colors hover:bg-night-800 md:max-lg:col-span-2"
          >
            <span className="text-on-dark-2">{m.viewAllLine}</span>
            <span className="flex items-center justify-between gap-4 font-display text-card font-bold">
              {m.viewAll}
              <Icon name="arrow" />
            </span>
          </Link>
        </div>
      </div>
    </section>
  );
}
