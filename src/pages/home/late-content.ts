import { use } from 'react';
import type { ArticleCard } from '@/content/blog/article';
import { cardsIn } from '@/content/article-cards';
import { loadReviews, type Reviews } from '@/content/reviews';
import { useLocale } from '@/i18n/locale-context';
import { sharedDownloads } from '@/lib/shared-downloads';
import { untilLoaded } from '@/ui/deferred';

/** What the page says below its first screen downloads with the part that says it. */
const reviews = sharedDownloads<Reviews>();
const articles = sharedDownloads<readonly ArticleCard[]>();

/** The reviews in the page's language; suspends while they download. */
export function useReviews(): Reviews {
  const locale = useLocale();
  return use(reviews.get(locale, () => untilLoaded(() => loadReviews(locale))));
}

/** The articles of the blog, the newest first; suspends while they download. */
export function useArticles(): readonly ArticleCard[] {
  const locale = useLocale();
  return use(articles.get(locale, () => untilLoaded(cardsIn(locale))));
}
