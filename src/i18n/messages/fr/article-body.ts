import type { ArticleBodyMessages } from '../he/article-body';

export const messages: ArticleBodyMessages = {
  contents: 'Dans cet article',
  callTitle: 'Vous atterrissez bientôt ?',
  callText: 'Envoyez votre numéro de vol et votre destination. Le prix définitif vous revient en quelques minutes.',
  chat: (title) => `Bonjour, j’ai lu « ${title} » et je souhaite réserver un trajet.`,
  fares: {
    to: 'Vers',
    metered: 'Au compteur',
    realistic: 'En pratique, suppléments compris',
    note: (percent, hours) =>
      `À titre indicatif, de jour. La nuit (${hours}) et du vendredi soir au samedi soir, le compteur monte d’environ ${percent} %.`,
  },
  related: 'À lire ensuite',
  neighbours: 'Articles voisins',
  newer: 'Article suivant',
  older: 'Article précédent',
};
