import { business } from '@/config/business';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  meta: {
    title: 'Transport d’invités : mariages et événements | Tamar VIP',
    description: `Vos invités de plusieurs hôtels à la salle, et retour : groupes jusqu’à ${business.maximumGroup} personnes, chauffeurs présents jusqu’à la dernière danse, un seul prix fixe.`,
  },
  slug: 'event-wedding-transport',
  name: 'Mariages et événements',
  title: 'Mariages et événements',
  lead: 'Vos invités arrivent ensemble, avant la houppa et non pendant, et rentrent quand ils veulent. Ce soir-là, vous avez autre chose en tête.',
  facts: [
    { label: 'Groupe', value: `Jusqu’à ${business.maximumGroup} personnes` },
    { label: 'Trajet', value: 'Aller et retour' },
    { label: 'Prix', value: 'Fixe pour la soirée' },
    { label: 'Réponse', value: 'En quelques minutes' },
  ],
  chat: 'Bonjour, je souhaite un devis de transport pour mariages et événements. Date, lieu et nombre d’invités : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
