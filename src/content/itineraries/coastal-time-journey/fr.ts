import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Césarée, Acre, Roch Hanikra en une journée | Tamar VIP',
    description:
      'Une journée le long de la mer : la Césarée d’Hérode, les jardins de Ramat Hanadiv, le vieil Acre, les falaises de Roch Hanikra. Durées et conseils du chauffeur.',
  },
  slug: 'coastal-time-journey',
  name: 'La côte à travers le temps',
  title: 'La côte à travers le temps',
  subtitle:
    'Deux mille ans en un jour, la mer toujours à gauche : le port d’Hérode, le jardin d’un baron, la cité des chevaliers, et la falaise où la route s’arrête.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire La côte à travers le temps. Date et nombre de personnes : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
