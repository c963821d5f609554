import { use, type ComponentType } from 'react';
import { loadBlogTeasers, type BlogTeaser } from '@/content/blog/teasers';
import { loadReviews, type Reviews } from '@/content/reviews';
import { useLocale } from '@/i18n/locale-context';
import { parseLocalizedPath } from '@/i18n/localized-path';
import { loadMessages } from '@/i18n/messages';
import { sharedDownloads } from '@/lib/shared-downloads';
import { untilLoaded } from '@/ui/deferred';

/** What the page says below its first screen downloads with the part that says it. */
const reviews = sharedDownloads<Reviews>();
const teasers = sharedDownloads<readonly BlogTeaser[]>();

/** The reviews in the page's language; suspends while they download. */
export function useReviews(): Reviews {
  const locale = useLocale();
  return use(reviews.get(locale, () => untilLoaded(() => loadReviews(locale))));
}

/** The articles that the page points to; suspends while they download. */
export function useBlogTeasers(): readonly BlogTeaser[] {
  const locale = useLocale();
  return use(teasers.get(locale, () => untilLoaded(() => loadBlogTeasers(locale))));
}

/**
 * A part of the page together with its texts, so that a download that fails is tried anew as one, and the server's HTML
 * stands meanwhile.
 */
export function withTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const texts = import.meta.env.SSR ? null : loadMessages(parseLocalizedPath(location.pathname).locale, 'home');
    const [part] = await Promise.all([load(), texts]);
    return part;
  };
}
