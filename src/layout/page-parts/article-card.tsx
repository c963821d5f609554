import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { blogPicture } from '@/art/blog-picture';
import type { ArticleCard as Card } from '@/content/blog/article';
import { dayInText } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localeRegistry } from '@/i18n/locales';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';

interface ArticleCardProps {
  card: Card;
  headingLevel: 2 | 3;
  /** Before the date. */
  badge?: ReactNode;
  /** Leads its list: whole on phones, across the page on wide screens, picture beside words; its picture leads the screen. */
  leads?: boolean;
}

/** An article as lists show it: picture, date, minutes, and what it says; on phones a row. Needs the message group `article`. */
export function ArticleCard({ card, headingLevel, badge, leads = false }: ArticleCardProps) {
  const { slug, title, excerpt, published, readTime, cover } = card;
  const locale = useLocale();
  const m = useMessages('article');
  const Heading = `h${headingLevel}` as const;
  const picture = {
    src: blogPicture(cover),
    width: 1600,
    height: 840,
    className: 'size-full object-cover',
  };
  return (
    <article
      className={classNames(
        'relative grid h-full content-start rounded bg-paper p-2.5 shadow-1 ring-1 ring-stone-200 transition-shadow duration-250 ease-house hover:shadow-3 forced-colors:border',
        leads
          ? 'lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-6'
          : 'max-sm:grid-cols-[min(5rem,22vw)_minmax(0,1fr)] max-sm:gap-x-2',
      )}
    >
      {/* The ground holds the picture's place until it has come. */}
      <span
        className={classNames(
          'block overflow-hidden rounded-xs bg-sea-100',
          leads ? 'aspect-2/1' : 'aspect-square sm:aspect-2/1',
        )}
      >
        {leads ? <img {...picture} alt="" fetchPriority="high" /> : <LazyImage {...picture} alt="" />}
      </span>
      <div
        className={classNames(
          'grid justify-items-start px-2 sm:gap-2.5 sm:pt-4 sm:pb-2',
          leads ? 'gap-2.5 pt-4 pb-2 lg:gap-4 lg:p-6' : 'gap-1',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {badge}
          <time dateTime={published}>{dayInText(locale, published)}</time>
          <span>{m.readTime(readTime)}</span>
        </p>
        <Heading className={leads ? 'text-card lg:text-h3' : 'text-card max-sm:text-[1.25rem]'}>{title}</Heading>
        <p className={classNames('text-ink-2', leads ? 'lg:text-lead' : 'max-sm:line-clamp-2 max-sm:text-sm')}>
          {excerpt}
        </p>
        <Link
          to={localizedPath(locale, `/blog/${slug}`)}
          className={classNames(
            'inline-flex items-center gap-2 font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em] after:absolute after:inset-0',
            leads ? 'min-h-11' : 'max-sm:text-sm sm:min-h-11',
          )}
        >
          {m.readMore}
          <span className="sr-only">{`${localeRegistry[locale].signSpace}: ${title}`}</span>
          <Icon name="arrow" className="size-4.5" />
        </Link>
      </div>
    </article>
  );
}
