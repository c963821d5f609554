import type { SiteMessages } from '../he/site';

export const messages: SiteMessages = {
  close: 'Close',
  skipToContent: 'Skip to content',
  back: 'Back to the previous page',
  mainMenu: 'Main menu',
  languages: 'Language',
  tagline: 'VIP Transfers',
  nav: {
    home: 'Home',
    services: 'Services',
    destinations: 'Destinations',
    routes: 'Day routes',
    blog: 'Blog',
    planTrip: 'Plan your trip',
    about: 'About',
    fleet: 'Fleet',
    faq: 'FAQ',
    contact: 'Contact',
    trip: 'Change or cancel my trip',
  },
  all: { services: 'All services and prices', destinations: 'All destinations and prices' },
  menu: 'Menu',
  bookByChat: 'Book on WhatsApp',
  chatGreeting: 'Hello, I would like to ask about a private transfer.',
  opensInNewTab: 'opens in a new tab',
};
