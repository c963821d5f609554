import type { OverviewContent } from '@/content/overviews/overview-content';

export const content: OverviewContent = {
  meta: {
    title: 'Chauffeur privé en Israël\u202F: services et prix',
    description:
      'Transferts aéroport, trajets de ville en ville, journée avec chauffeur, invités d’un mariage\u202F: ce que comprend chaque service, et ce qu’il coûte.',
  },
  list: 'services',
  title: 'Nos services',
  lead: 'Vers l’aéroport, de ville en ville, pour une journée ou un mariage\u202F: ce que vous obtenez, et à quel prix.',
  closing: {
    title: 'Vous hésitez\u202F?',
    text: 'Dites-nous ce que vous prévoyez. Réponse sous {minutes reply_minutes}, avec un prix.',
  },
  chat: 'Bonjour, j’hésite entre vos services. Voici notre projet\u202F: ',
};
