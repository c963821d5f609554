import { frenchTimes } from '../../format';
import type { ArticleBodyMessages } from '../he/article-body';

export const messages: ArticleBodyMessages = {
  contents: 'Dans cet article',
  callTitle: 'Vous atterrissez bientôt ?',
  callText: 'Envoyez votre numéro de vol et votre destination : nous répondons par un prix définitif.',
  chat: (title) => `Bonjour, j’ai lu « ${title} » et je souhaite réserver un trajet.`,
  fares: {
    to: 'Vers',
    clear: 'Jour, circulation fluide (A)',
    rush: 'Jour, heures de pointe (A)',
    night: 'Nuit (B)',
    late: 'Tard, du jeudi au samedi (C)',
    tariffs: (b, c, night, friday) =>
      frenchTimes(
        `Ce que le compteur affiche, taxe d’aéroport comprise, sans les péages. Le tarif B (${night}, le vendredi à partir de ${friday}, et le chabbat en journée) coûte environ ${b} % de plus, le tarif C environ ${c} %.`,
      ),
    lateNights: (thursday, friday, saturday, day) =>
      frenchTimes(
        `Le tarif C s’applique jusqu’à ${day} : à partir de ${thursday} le jeudi, de ${friday} le vendredi, de ${saturday} le samedi.`,
      ),
    source: (since, read) =>
      `Calculé d’après nos distances et temps de trajet et le tarif du ${since}, le dernier que nous ayons trouvé (consulté le ${read}). Les prix changent chaque mois d’avril : ceux du jour sont peut-être plus élevés, vérifiez au calculateur avant de partir.`,
    sourceName: 'Calculateur de tarifs de taxi',
    reported: 'Voyageurs et guides disent payer davantage :',
  },
  related: 'À lire ensuite',
  neighbours: 'Articles voisins',
  newer: 'Article suivant',
  older: 'Article précédent',
};
