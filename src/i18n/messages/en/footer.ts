import type { FooterMessages } from '../he/footer';

export const messages: FooterMessages = {
  about:
    'Private drivers and VIP transfers to and from Ben Gurion Airport and between all cities in Israel. The price is fixed before you travel.',
  contact: 'Talk to us',
  serviceArea: 'We drive all over Israel',
  hours: 'Day and night, {if rest_city|six days a week; closed on Shabbat and Jewish holidays|every day of the year}',
  services: 'Services',
  destinations: 'Destinations',
  site: 'On this site',
  flights: 'Arrivals at Ben Gurion',
  social: 'Find us elsewhere',
  reviews: 'Reviews on Google',
  payment: 'Ways to pay',
  cash: 'Cash',
  card: 'Credit card',
  insurance: 'Insurance and liability',
  insured:
    'We hold all mandatory insurance. Our liability is limited as set out in the terms of service. We also recommend travel insurance of your own.',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  privacySettings: 'Privacy settings',
  accessibility: 'Accessibility',
  adminSetup: 'Admin setup',
  company: (name, number, address) => `${name}, company no. ${number}, ${address}`,
  licence: (kind, number) => `${kind}, no. ${number}`,
  rights: (year, name) => `© ${year} ${name}. All rights reserved.`,
};
