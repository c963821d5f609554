import type { PlanYourTripContent } from './he';

export const content: PlanYourTripContent = {
  meta: {
    title: 'Demander un trajet avec chauffeur privé | Tamar VIP',
    description:
      'Cinq étapes courtes : qui voyage, d’où et vers où, quand, et combien de bagages. Nous répondons avec un prix définitif en quelques minutes.',
  },
  title: 'Demander un trajet',
  lead: 'Cinq étapes courtes. Nous répondons avec un prix définitif en quelques minutes.',
};
