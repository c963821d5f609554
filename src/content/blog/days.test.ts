import { expect, it } from 'vitest';
import { business } from '@/config/business';
import { daysOf, wholeArticles } from './summaries';

it('no article is older than the site, and a later one keeps its own days', () => {
  const { day } = business.siteOpened;
  expect(daysOf({ slug: 'a', cover: 'b', published: '2001-01-01', updated: '2002-02-02' })).toEqual({
    published: day,
    updated: day,
  });
  const own = { published: '2999-01-01', updated: '2999-02-02' };
  expect(daysOf({ slug: 'a', cover: 'b', ...own })).toEqual(own);
  for (const { facts } of wholeArticles) expect(daysOf(facts).published >= day).toBe(true);
});
