import { blogPicture } from '@/art/blog-picture';
import { cardsIn } from '@/content/article-cards';
import type { PageProps } from '@/content/page-types';
import type { ArticleFirst } from '@/content/rest-keys';
import { ShareSection } from '@/features/site/sharing/share-page';
import { island } from '@/islands/island';
import { loadTexts } from '@/islands/use-texts';
import { ArticleHeader } from './article-header';

/** Text and links: what the server drew does all they can, until somebody touches it. */
const ArticleBody = island<{ content: ArticleFirst }>(
  {
    when: 'touched',
    messages: ['articleBody', 'pageParts'],
    texts: ({ content }) => loadTexts(content.rest),
    placeholderClass: 'min-h-screen',
  },
  () => import('./article-body').then((part) => part.ArticleBody),
);
const MoreArticles = island<{ slug: string }>(
  {
    when: 'near',
    messages: ['articleBody'],
    texts: (_, locale) => loadTexts(cardsIn(locale)),
    placeholderClass: 'min-h-160',
  },
  () => import('./more-articles').then((part) => part.MoreArticles),
);

/** One article: its head at once, its text as the server drew it, and the ways on. */
export function Page({ content }: PageProps<ArticleFirst>) {
  const { slug, title, excerpt, cover } = content;
  return (
    <>
      <article>
        <ArticleHeader content={content} />
        <div className="page-width print:hidden">
          <div className="rounded-xs bg-paper p-2.5 shadow-2 ring-1 ring-stone-200 forced-colors:border lg:p-3">
            <img
              src={blogPicture(cover)}
              alt=""
              width={1600}
              height={840}
              fetchPriority="high"
              className="aspect-3/2 w-full rounded-xs object-cover sm:aspect-2/1 lg:aspect-7/3"
            />
          </div>
        </div>
        <ArticleBody content={content} />
      </article>
      <ShareSection path={`/blog/${slug}`} title={title} text={excerpt} />
      <MoreArticles slug={slug} />
    </>
  );
}
