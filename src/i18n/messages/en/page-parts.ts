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
    per: { ride: (price) => price, hour: (price) => `${price} an hour`, day: (price) => `${price} for the day` },
    inWriting: 'In writing within {minutes reply_minutes}',
    sample: 'Sample',
  },
};
