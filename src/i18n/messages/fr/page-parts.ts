import type { PagePartsMessages } from '../he/page-parts';

export const messages: PagePartsMessages = {
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  services: 'Services',
  destinations: 'Destinations',
  routes: 'Itinéraires',
  requestQuote: 'Demander un devis',
};
