import type { PagePartsMessages } from '../he/page-parts';

export const messages: PagePartsMessages = {
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  services: 'Services',
  destinations: 'Destinations',
  routes: 'Itinéraires',
  requestQuote: 'Demander un devis',
  price: {
    label: 'Prix',
    from: (price) => `dès ${price}`,
    atMost: (price) => `${price} au plus`,
    per: { ride: (price) => price, hour: (price) => `${price} l’heure`, day: (price) => `${price} la\u00A0journée` },
    inWriting: 'Par écrit, sous {minutes reply_minutes}',
    sample: 'Exemple',
  },
};
