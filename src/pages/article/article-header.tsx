import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleHead } from '@/content/blog/article';
import { ShareRow } from '@/features/site/sharing/share-page';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { standaloneLinkClass } from '@/ui/text-link';

/** Where the article stands, what it is about, who wrote it and when, and how long it takes. */
export function ArticleHeader({ content }: { content: ArticleHead }) {
  const { slug, title, excerpt, author, published, updated, readTime } = content;
  const m = useMessages('article');
  return (
    <header className="page-width grid gap-5 pt-5 pb-6 lg:pt-7">
      <Trail current={title} />
      <Tags tags={content.tags} />
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
        <h1 className="max-w-4xl text-h2">{title}</h1>
        <p className="max-w-prose text-lead text-ink-2">{excerpt}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-stone-300 py-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
          <Fact icon="user">{author}</Fact>
          <Fact icon="calendar">
            <Day day={published} />
            {updated > published ? (
              <span>
                {m.updated} <Day day={updated} />
              </span>
            ) : null}
          </Fact>
          <Fact icon="clock">{m.readTime(readTime)}</Fact>
        </ul>
        <ShareRow path={`/blog/${slug}`} title={title} text={excerpt} />
      </div>
    </header>
  );
}

/** The way back home and to all articles (docs/spec/public-site.md#pages), which is where the page stands too. */
function Trail({ current }: { current: string }) {
  const locale = useLocale();
  const m = useMessages('article');
  const chevron = <Icon name="chevron" className="size-3.5 -rotate-90 text-ink-3 rtl:rotate-90" />;
  return (
    <nav aria-label={m.breadcrumbs} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
        <li className="flex items-center gap-2.5">
          <Link to={localizedPath(locale, '/')} className={standaloneLinkClass}>
            <Icon name="arrow" backwards className="size-4" />
            {m.backHome}
          </Link>
          {chevron}
        </li>
        <li className="flex items-center gap-2.5">
          <Link to={localizedPath(locale, '/blog')} className={standaloneLinkClass}>
            {m.allBlogs}
          </Link>
          <span className="max-lg:hidden">{chevron}</span>
        </li>
        <li className="max-lg:sr-only">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

/** What the article is about; each leads to all that is about it. */
function Tags({ tags }: { tags: ArticleHead['tags'] }) {
  const locale = useLocale();
  const m = useMessages('article');
  return (
    <ul aria-label={m.tags} className="-my-2 flex flex-wrap gap-x-2 print:hidden">
      {tags.map(({ key, label }) => (
        <li key={key}>
          <Link
            to={`${localizedPath(locale, '/blog')}?tag=${key}`}
            className="group inline-flex min-h-11 items-center no-underline"
          >
            <span className="rounded bg-sea-100 px-2.5 py-1.5 text-xs leading-none font-bold text-sea-700 group-hover:bg-sea-700 group-hover:text-paper forced-colors:border">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className="size-4.5 text-sea-600" />
      <span className="flex flex-wrap gap-x-2">{children}</span>
    </li>
  );
}

function Day({ day }: { day: string }) {
  const locale = useLocale();
  return <time dateTime={day}>{dayInText(locale, day)}</time>;
}
