import type { PagePartsMessages } from '../he/page-parts';

export const messages: PagePartsMessages = {
  breadcrumbs: 'Where you are on the site',
  home: 'Home',
  services: 'Services',
  destinations: 'Destinations',
  routes: 'Day routes',
  requestQuote: 'Get a quote',
  price: {
    label: 'Price',
    from: (price) => `from ${price}`,
    atMost: (price) => `at most ${price}`,
    per: {
      ride: (price) => price,
      hour: (price) => `${price} an\u00A0hour`,
      day: (price) => `${price} for\u00A0the\u00A0day`,
    },
    inWriting: 'In writing within {minutes reply_minutes}',
    sample: 'Sample',
  },
};
