import type { PlanYourTripContent } from './he';

export const content: PlanYourTripContent = {
  meta: {
    title: 'Demander un trajet avec chauffeur privé',
    description:
      'Cinq étapes courtes : qui voyage, le départ et l’arrivée, la date, les bagages. Vous recevez un prix définitif en quelques minutes.',
  },
  title: 'Demander un trajet',
  lead: 'Cinq étapes courtes, et vous recevez un prix définitif en quelques minutes.',
};
