import type { SiteMessages } from '../he/site';

export const messages: SiteMessages = {
  close: 'Fermer',
  skipToContent: 'Aller au contenu',
  back: 'Retour à la page précédente',
  mainMenu: 'Menu principal',
  languages: 'Langue',
  tagline: 'Transferts VIP',
  nav: {
    home: 'Accueil',
    services: 'Services',
    destinations: 'Destinations',
    routes: 'Itinéraires',
    blog: 'Blog',
    planTrip: 'Devis',
    about: 'À propos',
    fleet: 'Véhicules',
    faq: 'FAQ',
    contact: 'Contact',
    trip: 'Modifier ou annuler mon trajet',
  },
  all: { services: 'Tous les services et leurs prix', destinations: 'Toutes les destinations et leurs prix' },
  menu: 'Menu',
  bookByChat: 'Réserver sur WhatsApp',
  chatGreeting: 'Bonjour, j’aimerais des renseignements sur un trajet avec chauffeur.',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
};
