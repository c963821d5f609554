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
    blog: 'Blog',
    planTrip: 'Votre trajet',
    about: 'À propos',
    fleet: 'Véhicules',
    faq: 'FAQ',
    contact: 'Contact',
  },
  menu: 'Menu',
  bookByChat: 'Réserver sur WhatsApp',
  chatGreeting: 'Bonjour, j’aimerais des renseignements sur un trajet avec chauffeur privé.',
  callUs: 'Nous appeler',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  footer: {
    about:
      'Chauffeurs privés et transferts VIP depuis et vers l’aéroport Ben Gourion, et entre toutes les villes d’Israël. Le prix est fixé avant le départ.',
    contact: 'Nous contacter',
    site: 'Sur le site',
    phone: 'Téléphone',
    email: 'E-mail',
    serviceArea: 'Zone desservie : tout Israël',
    hours: 'Service 24 h/24, 6 j/7, sauf le chabbat et les fêtes juives',
    privacy: 'Politique de confidentialité',
    adminSetup: 'Configuration administrateur',
    rights: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
  },
};
