import { Link } from 'react-router-dom';
import { cardsIn } from '@/content/article-cards';
import type { PageProps } from '@/content/page-types';
import type { BlogContent } from '@/content/pages/blog/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';
import { Icon } from '@/ui/icon';
import { standaloneLinkClass } from '@/ui/text-link';

/** The server lists every article; code is needed to leave some out. */
const ArticleList = island<{ content: BlogContent }>(
  {
    when: 'touched',
    texts: (_, locale) => loadTexts(cardsIn(locale)),
    wantedAtOnce: () => location.search.includes('tag='),
    placeholderClass: 'min-h-screen',
  },
  () => import('./article-list').then((part) => part.ArticleList),
);

/** Every article of the language, by topic. */
export function Page({ content }: PageProps<BlogContent>) {
  const locale = useLocale();
  const m = useMessages('article');
  return (
    <div className="page-width grid gap-9 pt-5 pb-section lg:pt-7">
      <header className="grid gap-3">
        <Link to={localizedPath(locale, '/')} className={`${standaloneLinkClass} mb-3 justify-self-start text-sm`}>
          <Icon name="arrow" backwards className="size-4" />
          {m.backHome}
        </Link>
        <p className="kicker">{content.kicker}</p>
        <h1 className="max-w-4xl text-h2">{content.title}</h1>
        <p className="max-w-2xl text-lead text-ink-2">{content.lead}</p>
      </header>
      <ArticleList content={content} />
    </div>
  );
}
