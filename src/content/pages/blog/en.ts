import type { BlogContent } from './he';

export const content: BlogContent = {
  meta: {
    title: 'Blog: Ben Gurion, taxi fares and Israel’s roads',
    description:
      'What a taxi from Ben Gurion really costs, which door to leave by, what changes on Shabbat, and the road to Jerusalem, Tel Aviv and the Dead Sea.',
  },
  /** The list changes with its newest article. */
  searchFacts: () =>
    import('../../blog/cards.en').then(({ cards: [newest] }) => ({ ...(newest && { updated: newest.published }) })),
  kicker: 'Blog',
  title: 'Worth knowing before you set out',
  lead: 'Fares, terminals, traffic and Shabbat: what passengers ask us on the way, answered once and in full.',
  needs: { landing: 'Landing soon', price: 'What a ride costs', places: 'Where to go' },
  filter: 'Filter by topic',
  all: 'All',
  count: (articles) => `${articles} articles`,
  feed: 'RSS feed',
};
