import { expect, it } from 'vitest';
import { headOf, wholeArticles } from './summaries';

it.each(wholeArticles.map((article) => [`${article.locale}/${article.slug}`, article] as const))(
  '%s: the keywords are its tags, and more where it has more',
  (_, article) => {
    const { tags, meta } = headOf(article);
    expect(tags.length).toBeGreaterThan(0);
    expect(meta.keywords).toEqual(expect.arrayContaining(tags.map(({ label }) => label)));
  },
);
