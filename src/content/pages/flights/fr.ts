import type { FlightsContent } from './he';

export const content: FlightsContent = {
  meta: {
    title: 'Arrivées à Ben Gourion en direct et chauffeur',
    description:
      'Les arrivées à l’aéroport Ben Gourion : heure prévue et estimée, terminal, état du vol. Cherchez votre vol par son numéro et réservez votre chauffeur.',
    keywords: ['arrivées Ben Gourion', 'tableau des vols TLV', 'état du vol Israël', 'transfert aéroport Tel-Aviv'],
  },
  title: 'Arrivées à Ben Gourion',
  lead: 'Choisissez votre vol et envoyez-le-nous : nous vous donnons un prix et suivons son atterrissage.',
  action: {
    title: 'Votre vol n’est pas encore affiché ?',
    chatText: 'Bonjour, je souhaite un devis pour un trajet depuis l’aéroport Ben Gourion.',
  },
};
