import { Link } from 'react-router-dom';
import type { ArticleCard as Card } from '@/content/blog/article';
import { cardsIn } from '@/content/article-cards';
import { relatedTo } from '@/content/blog/related';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { ArticleCard } from '@/layout/page-parts/article-card';
import { useTexts } from '@/islands/use-texts';
import { Icon } from '@/ui/icon';

/** The ways on from an article: the ones before and after it, and those about the same things. */
export function MoreArticles({ slug }: { slug: string }) {
  const locale = useLocale();
  const m = useMessages('articleBody');
  const cards = useTexts(cardsIn(locale));
  const place = cards.findIndex((card) => card.slug === slug);
  const related = relatedTo(slug, cards);
  return (
    <div className="print:hidden">
      <Neighbours older={cards[place + 1]} newer={cards[place - 1]} />
      {related.length > 0 ? (
        <section className="below-fold bg-sea-100 py-8 sm:py-section">
          <div className="page-width grid gap-8">
            <h2>{m.related}</h2>
            <ul className="grid gap-3 sm:gap-7 md:grid-cols-2 lg:grid-cols-3">
              {related.map((card) => (
                <li key={card.slug} className="md:max-lg:last:odd:hidden">
                  <ArticleCard card={card} headingLevel={3} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </div>
  );
}

/** Older and newer, as pages of a book lie. */
function Neighbours({ older, newer }: { older: Card | undefined; newer: Card | undefined }) {
  const m = useMessages('articleBody');
  if (!older && !newer) return null;
  return (
    <nav aria-label={m.neighbours} className="border-t border-stone-300">
      <div className="page-width grid sm:grid-cols-2">
        {older ? <Neighbour card={older} label={m.older} /> : null}
        {newer ? <Neighbour card={newer} label={m.newer} isNewer /> : null}
      </div>
    </nav>
  );
}

interface NeighbourProps {
  card: Card;
  label: string;
  isNewer?: boolean;
}

function Neighbour({ card, label, isNewer = false }: NeighbourProps) {
  const locale = useLocale();
  return (
    <Link
      to={localizedPath(locale, `/blog/${card.slug}`)}
      rel={isNewer ? 'next' : 'prev'}
      className={`group grid content-start gap-1 py-6 text-ink no-underline ${isNewer ? 'border-stone-300 max-sm:border-t sm:col-start-2 sm:border-s sm:ps-8 sm:text-end' : 'sm:pe-8'}`}
    >
      <span className={`flex items-center gap-2 text-sm text-ink-2 ${isNewer ? 'sm:justify-end' : ''}`}>
        {isNewer ? null : <Icon name="arrow" backwards className="size-4" />}
        {label}
        {isNewer ? <Icon name="arrow" className="size-4" /> : null}
      </span>
      <span className="font-display text-lead leading-snug font-bold underline-offset-4 group-hover:underline">
        {card.title}
      </span>
    </Link>
  );
}
