import type { Localized } from '@/i18n/locales';
import { serviceSlugs, type ServiceSlug } from './slugs';

/** A service as menus and cards show it; its page has texts of its own in the folder of its slug. */
interface ServiceSummary {
  name: Localized<string>;
  /** One line under the name. */
  line: Localized<string>;
}

const summaries: Record<ServiceSlug, ServiceSummary> = {
  'airport-taxi': {
    name: { he: 'הסעה לנתב״ג', en: 'Airport transfer', fr: 'Transfert aéroport' },
    line: {
      he: 'לנתב״ג וממנו, ביום ובלילה, במחיר שנסגר מראש',
      en: 'To and from Ben Gurion, day and night',
      fr: 'Depuis et vers Ben Gourion, de jour comme de nuit',
    },
  },
  'vip-airport-transport': {
    name: { he: 'הסעות VIP מנתב״ג', en: 'VIP airport transfer', fr: 'Transfert aéroport VIP' },
    line: {
      he: 'הנהג מחכה באולם מקבלי הפנים עם שלט',
      en: 'Met in arrivals with a name board',
      fr: 'Aux arrivées, pancarte à votre nom',
    },
  },
  'private-driver-tours': {
    name: { he: 'טיולים עם נהג פרטי', en: 'Private driver tours', fr: 'Excursions avec chauffeur' },
    line: {
      he: 'יום שלם בקצב שלכם, מהצפון ועד ים המלח',
      en: 'A full day at your own pace',
      fr: 'Une journée entière, à votre rythme',
    },
  },
  'nationwide-transport': {
    name: { he: 'הסעות בכל הארץ', en: 'Nationwide transfers', fr: 'Transferts dans tout le pays' },
    line: {
      he: 'מעיר לעיר, מהגליל ועד אילת, בלי החלפות',
      en: 'City to city, from the Galilee down to Eilat',
      fr: 'De ville en ville, de la Galilée à Eilat',
    },
  },
  'event-wedding-transport': {
    name: { he: 'חתונות ואירועים', en: 'Weddings and events', fr: 'Mariages et événements' },
    line: {
      he: 'הלוך ושוב לאורחים, עד אחרון הרוקדים',
      en: 'Guests there and back, until the last dance',
      fr: 'Vos invités à l’aller et au retour, jusqu’à la dernière danse',
    },
  },
};

/** Every service page, in the order of the menus. */
export const services = serviceSlugs.map((slug) => ({ slug, path: `/${slug}`, ...summaries[slug] }));
export type { ServiceSlug } from './slugs';

/** What the request form calls the services. */
export const requestedService: Readonly<Record<ServiceSlug, string>> = {
  'airport-taxi': 'airport_pickup',
  'vip-airport-transport': 'airport_pickup',
  'private-driver-tours': 'day_tour',
  'nationwide-transport': 'intercity',
  'event-wedding-transport': 'event_transfer',
};

/** How whoever lands is met, by the page that they come from. */
const meetings: Readonly<Partial<Record<ServiceSlug, string>>> = {
  'airport-taxi': 'kerb',
  'vip-airport-transport': 'board',
};

/** The form begins with it where a service's page has led to it: what the service is called, where its rides begin, and how one is met. */
export const serviceWish = (slug: ServiceSlug) => ({
  service: requestedService[slug],
  ...(requestedService[slug] === 'airport_pickup' && { from: 'airport' }),
  ...(meetings[slug] && { meeting: meetings[slug] }),
});
