import { blogPicture } from '@/art/blog-picture';
import type { PageProps } from '@/content/page-types';
import type { ArticleNotFoundContent } from '@/content/pages/article-not-found/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { NotFound } from '@/layout/page-parts/not-found';
import { Icon } from '@/ui/icon';

/** Shown at addresses under the blog's where there is no article. */
export function Page({ content }: PageProps<ArticleNotFoundContent>) {
  return (
    <NotFound
      title={content.title}
      text={content.text}
      to={localizedPath(useLocale(), '/blog')}
      icon={<Icon name="arrow" backwards />}
      label={content.toBlog}
      picture={{ src: blogPicture('night-drive'), width: 1600, height: 840 }}
    />
  );
}
