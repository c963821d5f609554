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
    blog: 'Blog',
    planTrip: 'Plan your trip',
    about: 'About',
    fleet: 'Fleet',
    faq: 'FAQ',
    contact: 'Contact',
  },
  menu: 'Menu',
  bookByChat: 'Book on WhatsApp',
  chatGreeting: 'Hello, I would like to ask about a private transfer.',
  callUs: 'Call us',
  opensInNewTab: 'opens in a new tab',
  footer: {
    about:
      'Private drivers and VIP transfers to and from Ben Gurion Airport and between all cities in Israel. The price is fixed before you travel.',
    contact: 'Talk to us',
    site: 'On this site',
    phone: 'Phone',
    email: 'E-mail',
    serviceArea: 'Service area: all of Israel',
    hours: 'Open 24/6, closed on Shabbat and Jewish holidays',
    privacy: 'Privacy policy',
    adminSetup: 'Admin setup',
    rights: (year, name) => `© ${year} ${name}. All rights reserved.`,
  },
};
