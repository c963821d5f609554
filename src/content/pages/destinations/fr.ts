import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Transferts depuis Ben Gourion : villes et prix',
    description:
      'Où vous emmène un chauffeur privé depuis Ben Gourion : Jérusalem, Tel-Aviv, Haïfa, Eilat, le lac de Tibériade… avec la durée et le prix pour tout le véhicule.',
  },
  list: 'destinations',
  title: 'Où allez-vous ?',
  lead: 'La durée depuis Ben Gourion, circulation fluide, et le prix pour tout le véhicule.',
  closing: {
    title: 'Une autre adresse ?',
    text: 'Indiquez-la dans le formulaire : le prix s’affiche aussitôt, ou vous parvient par écrit sous {minutes reply_minutes}.',
  },
  chat: 'Bonjour, je souhaite le prix d’un trajet. Départ et arrivée : ',
};
