import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Excursions en Israël avec chauffeur privé | Tamar VIP',
    description: `Une journée avec votre chauffeur : la Galilée, la côte, Jérusalem et la mer Morte, ou votre propre route. Depuis l’hôtel, jusqu’à ${business.vehicleSeats} personnes, prix fixe.`,
  },
  slug: 'private-driver-tours',
  name: 'Excursions avec chauffeur',
  title: 'Excursions avec chauffeur',
  lead: 'Une journée en Israël sans horaire d’autocar, sans voiture de location ni parcmètre. Vous dites ce que vous voulez voir ; le chauffeur sait dans quel ordre.',
  facts: [
    { label: 'Durée', value: 'Une journée entière' },
    { label: 'Départ', value: 'Devant votre hôtel' },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Prix', value: 'Par véhicule, fixe' },
  ],
  chat: 'Bonjour, je souhaite en savoir plus sur vos excursions avec chauffeur. Notre date : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
