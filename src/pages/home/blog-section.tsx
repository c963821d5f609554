import { Link } from 'react-router-dom';
import { blogPicture } from '@/art/pictures';
import { findPage } from '@/content/pages';
import { formatCalendarDay } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { LazyImage } from '@/ui/lazy-image';
import { Ltr } from '@/ui/ltr';
import { useBlogTeasers } from './late-content';
import { SectionHead } from './section-head';

/** Two articles and the way to all of them; nothing while one of those pages is missing. */
export function BlogSection() {
  const m = useMessages('home').blog;
  const locale = useLocale();
  const teasers = useBlogTeasers();
  const paths = ['/blog', ...teasers.map(({ slug }) => `/blog/${slug}`)];
  if (!paths.every(findPage)) return null;
  return (
    <section className="below-fold border-t border-lime-200 py-section">
      <div className="page-width grid gap-10">
        <SectionHead kicker={m.kicker} title={m.title} />
        <div className="grid gap-7 md:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,5fr))_minmax(0,3fr)]">
          {teasers.map(({ id, slug, title, excerpt, date, readTime, image }, index) => (
            <article
              key={id}
              className="relative grid content-start rounded bg-paper p-2.5 shadow-1 ring-1 ring-lime-200"
            >
              <LazyImage
                src={blogPicture(image)}
                alt=""
                width={1600}
                height={840}
                className="aspect-2/1 w-full rounded-xs bg-sea-100 object-cover"
              />
              <div className="grid justify-items-start gap-2.5 px-2 pt-4 pb-2">
                <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
                  {index === 0 ? <Badge tone="night">{m.hot}</Badge> : null}
                  <Ltr>{formatCalendarDay(date)}</Ltr>
                  <span>{m.readTime(readTime)}</span>
                </p>
                <h3 className="text-card">{title}</h3>
                <p className="text-ink-2">{excerpt}</p>
                <Link
                  to={localizedPath(locale, `/blog/${slug}`)}
                  className="inline-flex min-h-11 items-center gap-2 font-bold text-sea-700 underline decoration-[1.5px] underline-offset-[0.28em] after:absolute after:inset-0"
                >
                  {m.readMore}
                  <span className="sr-only">: {title}</span>
                  <Icon name="arrow" className="size-4.5" />
                </Link>
              </div>
            </article>
          ))}
          <Link
            to={localizedPath(locale, '/blog')}
            className="on-dark flex flex-col justify-between gap-8 rounded bg-night-900 p-7 text-paper transition-colors hover:bg-night-800 md:max-lg:col-span-2"
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
