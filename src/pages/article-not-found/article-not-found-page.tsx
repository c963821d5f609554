import { Link } from 'react-router-dom';
import { blogPicture } from '@/art/blog-picture';
import type { PageProps } from '@/content/page-types';
import type { ArticleNotFoundContent } from '@/content/pages/article-not-found/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Shown at addresses under the blog's where there is no article. */
export function Page({ content }: PageProps<ArticleNotFoundContent>) {
  const locale = useLocale();
  return (
    <section className="page-width grid items-center gap-10 py-section md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <p className="font-display text-h1 text-copper-600">404</p>
        <h1 className="text-h2">{content.title}</h1>
        <p className="text-lead text-ink-2">{content.text}</p>
        <Link to={localizedPath(locale, '/blog')} className={buttonClass({ tone: 'secondary' })}>
          <Icon name="arrow" backwards />
          {content.toBlog}
        </Link>
      </div>
      <img src={blogPicture('night-drive')} alt="" width={1600} height={840} className="w-full rounded-xs" />
    </section>
  );
}
