import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { cardsIn } from '../article-cards';
import { byNeed } from './needs';

it.each(locales)('every article stands in one group, and the blog begins with landing (%s)', async (locale) => {
  const cards = await cardsIn(locale)();
  const groups = byNeed(cards);
  expect(groups[0]?.need).toBe('landing');
  const slugs = groups.flatMap((group) => group.cards.map(({ slug }) => slug));
  expect(slugs.toSorted()).toEqual(cards.map(({ slug }) => slug).toSorted());
});
