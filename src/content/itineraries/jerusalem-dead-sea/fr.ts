import type { ItineraryContent } from '../itinerary-content';

export const content: ItineraryContent = {
  meta: {
    title: 'Jérusalem et la mer Morte en une journée | Tamar VIP',
    description:
      'Une journée entière : le mont des Oliviers au matin, la vieille ville, le désert de Judée, un bain dans la mer Morte. Durées et conseils du chauffeur.',
  },
  slug: 'jerusalem-dead-sea',
  name: 'Jérusalem et la mer Morte',
  title: 'Jérusalem et la mer Morte',
  subtitle:
    'De la colline qui domine la vieille ville au rivage le plus bas du monde. Entre les deux, une heure de désert et des oreilles qui se débouchent.',
  chat: 'Bonjour, je souhaite réserver l’itinéraire Jérusalem et la mer Morte. Date et nombre de personnes : ',
  rest: () => import('./rest-fr').then(({ texts }) => texts),
};
