import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transferts privés dans tout Israël | Tamar VIP Transferts',
    description:
      'De ville en ville avec votre chauffeur, de la Galilée à Eilat : sans correspondance, avec les arrêts que vous voulez, un seul prix fixe, TTC.',
  },
  slug: 'nationwide-transport',
  name: 'Transferts dans tout le pays',
  title: 'Transferts dans tout le pays',
  lead: 'D’une porte à une autre en Israël, aussi loin soient-elles. Pas de correspondance à un carrefour, pas de deuxième autocar, et des valises qu’on ne soulève que deux fois.',
  facts: [
    { label: 'Zone', value: 'Tout Israël' },
    { label: 'Correspondances', value: 'Aucune' },
    { label: 'Passagers', value: `Jusqu’à ${business.vehicleSeats}` },
    { label: 'Prix', value: 'Fixe, par écrit' },
  ],
  chat: 'Bonjour, je m’intéresse à vos transferts dans tout le pays. Départ et arrivée : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
