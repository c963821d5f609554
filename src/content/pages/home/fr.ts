import { business } from '@/config/business';
import type { HomeContent } from './he';

/** A licensed taxi runs its meter. */
const isMetered = business.legal.licenceKind === 'taxi';

export const content: HomeContent = {
  meta: {
    title: 'Chauffeur privé et transferts VIP en Israël',
    description: `Chauffeur privé depuis et vers l’aéroport Ben Gourion et entre toutes les villes d’Israël. Prix fixé d’avance, vol suivi, jusqu’à ${business.vehicleSeats} passagers. 24 h/24, {if rest_city|6|7} j/7.`,
    keywords: ['chauffeur privé Israël', 'transfert Ben Gourion', 'taxi aéroport Tel-Aviv', 'transfert VIP'],
    share: {
      title: 'Vous atterrissez.\nVotre chauffeur est là.',
      line: 'Chauffeur privé et transferts VIP dans tout Israël',
    },
  },
  hero: {
    kicker: 'Chauffeur privé · Transferts VIP · Tout Israël',
    title: ['Vous atterrissez.', 'Votre chauffeur est là.'],
    lead: `Transferts privés depuis et vers l’aéroport Ben Gourion, à un prix convenu d’avance. ${isMetered ? 'Sans file d’attente.' : 'Ni file d’attente, ni compteur.'}`,
    features: [
      'Un prix fixe, tarif de nuit et péages compris',
      `Vol suivi : jusqu’à {hours free_delay_hours} de retard sans supplément`,
      `Jusqu’à ${business.vehicleSeats} passagers par véhicule, groupes jusqu’à {most_passengers}`,
    ],
    quote: 'Demander un devis',
    licensed: 'Sous licence, n°',
    restClock: 'Heures du chabbat affichées dès le choix du jour',
    ratingStars: (rating) => `${rating} étoiles sur 5`,
    ratingCount: (reviews) => `d’après ${reviews} avis Google`,
    sample: 'Exemple',
  },
  request: {
    title: 'Demander un devis',
    lead: `Cinq étapes courtes, puis un prix définitif par écrit sous {minutes reply_minutes}{if rest_city|, sauf le chabbat et les jours de fête juive|}.`,
  },
};
