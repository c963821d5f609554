import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Taxi aéroport Ben Gourion à prix fixe | Tamar VIP',
    description: `Une voiture réservée depuis ou vers Ben Gourion, jour et nuit : prix définitif avant le vol, sans compteur, jusqu’à ${business.vehicleSeats} passagers, ${business.roundTripDiscount} % de moins sur l’aller-retour.`,
  },
  slug: 'airport-taxi',
  name: 'Taxi pour l’aéroport',
  title: 'Taxi pour l’aéroport Ben Gourion',
  lead: 'Un seul prix, connu avant le décollage, et une voiture déjà là quand vous sortez du terminal. À l’aller comme au retour, à toute heure.',
  facts: [
    { label: 'Prix', value: 'Fixe, par écrit' },
    { label: 'Vol retardé', value: '2 h sans supplément' },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Horaires', value: '24 h/24, 6 j/7' },
  ],
  chat: 'Bonjour, je souhaite réserver un taxi pour l’aéroport. Mon vol : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
