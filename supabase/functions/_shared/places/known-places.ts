/**
 * Places that are known by their name alone: the forms suggest the best known, and the name of any locality is an address,
 * however short it is. Data only: the public pages read it too.
 */
import { foldPlace } from './fold-place.ts';
import type { Localized } from '../words/locales.ts';
import { BEYOND_THE_LINE, LOCALITIES, SHORT_NAMES } from './localities.ts';
import { LANDMARKS } from './landmarks.ts';

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

/** Airports and abbreviations of towns as people write them: shorter than an address, and no list of localities has them. */
const ABBREVIATIONS = 'נתבג TLV LOD ETM ת״א ב״ש פ״ת ר״ג י-ם JLM'.split(' ');

/** Folded names; made when the first one is looked for. */
let known: ReadonlySet<string> | undefined;

function knownNames(): ReadonlySet<string> {
  const tables = [...Object.values(LOCALITIES), ...Object.values(LANDMARKS), BEYOND_THE_LINE, SHORT_NAMES];
  const names = [
    ...Object.values(KNOWN_PLACES).flatMap((each) => Object.values(each)),
    ...ABBREVIATIONS,
    ...tables.flatMap((table) => table.split(/[|\n*]/u)),
  ];
  return new Set(names.map(foldPlace).filter((name) => name !== ''));
}

/** Whether a text is the name of such a place or of any locality, in any language. */
export function isKnownPlace(text: string): boolean {
  known ??= knownNames();
  return known.has(foldPlace(text));
}

/** Whether a pick-up is at an airport, as people write it. */
export const startsAtAirport = (pickup: string): boolean =>
  /נתב"?״?ג|שדה התעופה|airport|a[eé]roport|\bTLV\b/iu.test(pickup);
