import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Galilée et lac de Tibériade, une journée | Tamar VIP',
    description:
      'Une journée dans le nord : le vieux Safed, Tibériade et la tombe de Maïmonide, Capharnaüm, le belvédère d’Ofir. La durée de chaque étape et les conseils du chauffeur.',
  },
  slug: 'galilee-kinneret',
  name: 'La Galilée et son lac',
  title: 'La Galilée et son lac',
  subtitle:
    'Des portes bleues de Safed on descend vers l’eau, on en fait le tour, puis on remonte pour tout revoir d’en haut.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire La Galilée et son lac. Date et nombre de personnes : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
