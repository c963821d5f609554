import type { BlogContent } from './he';

export const content: BlogContent = {
  meta: {
    title: 'Blog : arriver en Israël, se déplacer, repartir',
    description:
      'Vol du vendredi, terminal 3, sièges auto, alya, bar-mitsva au Kotel, Netanya et Ashdod, pèlerinages, prix en shekels : des réponses calculées et sourcées.',
  },
  /** The list changes with its newest article. */
  searchFacts: () =>
    import('../../blog/cards.fr').then(({ cards: [newest] }) => ({ ...(newest && { updated: newest.published }) })),
  kicker: 'Blog',
  title: 'Ce qu’il faut savoir avant d’atterrir',
  lead: 'Chabbat, enfants, valises, prix, pèlerinages : les questions que les francophones nous posent, avec des tableaux et des sources.',
  needs: { landing: 'Vous atterrissez bientôt', price: 'Ce que coûte un trajet', places: 'Où aller' },
  filter: 'Filtrer par thème',
  all: 'Tous',
  count: (articles) => (articles > 1 ? `${articles} articles` : `${articles} article`),
  feed: 'Flux RSS',
};
