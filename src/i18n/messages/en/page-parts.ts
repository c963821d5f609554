import type { PagePartsMessages } from '../he/page-parts';

export const messages: PagePartsMessages = {
  breadcrumbs: 'Where you are on the site',
  home: 'Home',
  services: 'Services',
  destinations: 'Destinations',
  routes: 'Day routes',
  requestQuote: 'Get a quote',
};
