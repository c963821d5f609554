import { Link, useSearchParams } from 'react-router-dom';
import type { ArticleCard as Card } from '@/content/blog/article';
import { cardsIn } from '@/content/article-cards';
import { byNeed } from '@/content/blog/needs';
import type { BlogContent } from '@/content/pages/blog/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { ArticleCard } from '@/layout/page-parts/article-card';
import { useBrowserValue } from '@/islands/use-browser-value';
import { useTexts } from '@/islands/use-texts';

/** The tag that the address asks for. The prerendered HTML is made without it, and so must be the first render. */
function useTag(cards: readonly Card[]): string | undefined {
  const [search] = useSearchParams();
  const isHydrated = useBrowserValue(() => true, false);
  const wanted = search.get('tag');
  return isHydrated ? tagsOf(cards).find(({ key }) => key === wanted)?.key : undefined;
}

/** Every tag that an article has, those of the most articles first. */
function tagsOf(cards: readonly Card[]): { key: string; label: string; count: number }[] {
  const counted = new Map<string, { key: string; label: string; count: number }>();
  for (const { key, label } of cards.flatMap(({ tags }) => tags))
    counted.set(key, { key, label, count: (counted.get(key)?.count ?? 0) + 1 });
  return [...counted.values()].toSorted((a, b) => b.count - a.count);
}

/** The articles of a language, all or those of one tag; the address says which. */
export function ArticleList({ content }: { content: BlogContent }) {
  const locale = useLocale();
  const cards = useTexts(cardsIn(locale));
  const tag = useTag(cards);
  const shown = tag ? cards.filter(({ tags }) => tags.some(({ key }) => key === tag)) : cards;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-stone-300 py-2 print:hidden">
        <TagLinks cards={cards} current={tag} content={content} />
        <p role="status" className="text-sm text-ink-2">
          {content.count(shown.length)}
        </p>
      </div>
      {tag ? (
        <Cards cards={shown} headingLevel={2} />
      ) : (
        byNeed(shown).map((group, at) => (
          <section key={group.need} className="grid gap-4 sm:gap-6">
            <h2 className="text-h3">{content.needs[group.need]}</h2>
            <Cards cards={group.cards} headingLevel={3} isLed={at === 0} />
          </section>
        ))
      )}
      <p>
        <a
          href={localizedPath(locale, '/blog/rss.xml')}
          className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4"
        >
          {content.feed}
        </a>
      </p>
    </div>
  );
}

/** @param isLed the first one leads, as one that stands alone does */
function Cards({
  cards,
  headingLevel,
  isLed = false,
}: {
  cards: readonly Card[];
  headingLevel: 2 | 3;
  isLed?: boolean;
}) {
  const inRows = cards.length - (isLed ? 1 : 0);
  return (
    // Four in a row rather than one alone in the next.
    <ul className={`grid gap-3 sm:gap-7 md:grid-cols-2 ${inRows % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
      {cards.map((card, at) => {
        const leads = at === 0 && (isLed || cards.length === 1);
        return (
          <li key={card.slug} className={leads ? 'md:col-span-full' : ''}>
            <ArticleCard card={card} headingLevel={headingLevel} leads={leads} />
          </li>
        );
      })}
    </ul>
  );
}

interface TagLinksProps {
  cards: readonly Card[];
  current: string | undefined;
  content: BlogContent;
}

const tagClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded px-3 text-sm font-bold text-sea-700 no-underline hover:bg-sea-100 aria-[current=true]:bg-night-900 aria-[current=true]:text-paper forced-colors:aria-[current=true]:border';

function TagLinks({ cards, current, content }: TagLinksProps) {
  const choices = [{ key: undefined, label: content.all, count: cards.length }, ...tagsOf(cards)];
  return (
    <nav aria-label={content.filter} className="-mx-3">
      <ul className="flex flex-wrap">
        {choices.map(({ key, label, count }) => (
          <li key={label}>
            <Link
              to={{ search: key ? `?tag=${key}` : '' }}
              preventScrollReset
              className={tagClass}
              {...(key === current && { 'aria-current': 'true' })}
            >
              {label}
              <span aria-hidden="true" className="font-normal opacity-80">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
