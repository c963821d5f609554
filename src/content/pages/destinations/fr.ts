import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Transferts depuis Ben Gourion\u202F: villes et prix',
    description:
      'Où vous emmène un chauffeur privé depuis Ben Gourion\u202F: Jérusalem, Tel-Aviv, Haïfa, Eilat, le lac de Tibériade… avec la durée et le prix pour tout le véhicule.',
  },
  list: 'destinations',
  title: 'Où allez-vous\u202F?',
  lead: 'La durée depuis Ben Gourion, circulation fluide, et le prix pour tout le véhicule.',
  closing: {
    title: 'Une autre adresse\u202F?',
    text: 'Indiquez-la dans le formulaire\u202F: le prix s’affiche aussitôt, ou vous parvient par écrit sous {minutes reply_minutes}.',
  },
  chat: 'Bonjour, je souhaite le prix d’un trajet. Départ et arrivée\u202F: ',
};
