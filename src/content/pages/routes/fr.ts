import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Excursions d’une journée\u202F: itinéraires et prix',
    description:
      'Des journées entières avec chauffeur privé\u202F: la Galilée et son lac, la côte jusqu’à Roch Hanikra, Jérusalem et la mer Morte. Quatre étapes, un seul prix.',
  },
  list: 'routes',
  title: 'Itinéraires d’une journée',
  lead: 'Chaque itinéraire part de votre porte, avec du temps à chacune des quatre étapes et un seul prix pour le véhicule.',
  closing: {
    title: 'Un itinéraire à vous\u202F?',
    text: 'Indiquez les étapes qui comptent pour vous\u202F: nous les mettons dans l’ordre et répondons avec un prix sous {minutes reply_minutes}.',
  },
  chat: 'Bonjour, nous avons une idée d’excursion. Nos étapes\u202F: ',
};
