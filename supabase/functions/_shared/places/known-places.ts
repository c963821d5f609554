/** The best known places, which the forms suggest by their name alone. Data only: the public pages read it too. */
import type { Localized } from '../words/locales.ts';

/** What the form suggests: both terminals, the site's destinations (tests/contracts/destinations.test.ts), stations, ports. */
export const KNOWN_PLACES: Readonly<Record<string, Localized<string>>> = {
  airport: {
    he: 'נתב״ג, טרמינל 3',
    en: 'Ben Gurion Airport, Terminal 3',
    fr: 'Aéroport Ben Gourion, terminal 3',
  },
  'airport-1': {
    he: 'נתב״ג, טרמינל 1',
    en: 'Ben Gurion Airport, Terminal 1',
    fr: 'Aéroport Ben Gourion, terminal 1',
  },
  jerusalem: { he: 'ירושלים', en: 'Jerusalem', fr: 'Jérusalem' },
  'tel-aviv': { he: 'תל אביב', en: 'Tel Aviv', fr: 'Tel-Aviv' },
  haifa: { he: 'חיפה', en: 'Haifa', fr: 'Haïfa' },
  'dead-sea': { he: 'ים המלח', en: 'Dead Sea', fr: 'Mer Morte' },
  masada: { he: 'מצדה', en: 'Masada', fr: 'Massada' },
  eilat: { he: 'אילת', en: 'Eilat', fr: 'Eilat' },
  tiberias: { he: 'טבריה', en: 'Tiberias', fr: 'Tibériade' },
  safed: { he: 'צפת', en: 'Safed', fr: 'Safed' },
  nazareth: { he: 'נצרת', en: 'Nazareth', fr: 'Nazareth' },
  netanya: { he: 'נתניה', en: 'Netanya', fr: 'Netanya' },
  ashdod: { he: 'אשדוד', en: 'Ashdod', fr: 'Ashdod' },
  ashkelon: { he: 'אשקלון', en: 'Ashkelon', fr: 'Ashkelon' },
  'beer-sheva': { he: 'באר שבע', en: 'Beer Sheva', fr: 'Beer-Sheva' },
  'ramat-gan': { he: 'רמת גן', en: 'Ramat Gan', fr: 'Ramat Gan' },
  'petah-tikva': { he: 'פתח תקווה', en: 'Petah Tikva', fr: 'Petah Tikva' },
  ramon: { he: 'שדה התעופה רמון', en: 'Ramon Airport', fr: 'Aéroport Ramon' },
  'haifa-port': { he: 'נמל חיפה', en: 'Haifa Port', fr: 'Port de Haïfa' },
  'ashdod-port': { he: 'נמל אשדוד', en: 'Ashdod Port', fr: 'Port d’Ashdod' },
  'navon-station': {
    he: 'תחנת ירושלים – יצחק נבון',
    en: 'Jerusalem – Yitzhak Navon station',
    fr: 'Gare de Jérusalem – Yitzhak Navon',
  },
  'savidor-station': {
    he: 'תחנת תל אביב – סבידור מרכז',
    en: 'Tel Aviv – Savidor Center station',
    fr: 'Gare de Tel-Aviv – Savidor Center',
  },
  'carmel-station': {
    he: 'תחנת חיפה – חוף הכרמל',
    en: 'Haifa – Hof HaCarmel station',
    fr: 'Gare de Haïfa – Hof HaCarmel',
  },
};

/** Whether a pick-up is at an airport, as people write it. */
export const startsAtAirport = (pickup: string): boolean =>
  /נתב"?״?ג|שדה התעופה|airport|a[eé]roport|\bTLV\b/iu.test(pickup);
