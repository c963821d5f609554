/** The words of an address, and which of them make a name that of a street, a gate or a hotel. */
import { foldPlace } from './fold-place.ts';

export interface Word {
  /** As it was typed. */
  readonly raw: string;
  readonly folded: string;
  /** As it sounds. */
  readonly sound: string;
}

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.split(' ')));

/** After these words a town's name is that of a street. */
const STREET_BEFORE = setOf(
  'רחוב רח שדרות שד דרך כביש סמטת סמטה כיכר ככר משעול שביל',
  'улица ул проспект бульвар шоссе شارع طريق',
  'rue route chemin allee quai impasse ruelle place rehov rechov rehob rekhov sderot shderot sderoth sdarot derech derekh kikar simtat simta kvish',
);
/** Before these words, or where a part begins with them: English puts them behind the name, French in front of it. */
const STREET_WORDS = setOf('street st road rd boulevard boulevards blvd bd avenue ave lane highway square sq str');
const STREETS = new Set([...STREET_BEFORE, ...STREET_WORDS]);
export const isStreetWord = (folded: string): boolean => STREETS.has(folded);
/** A name beside one of these says only what is near, or which part of the country is meant. */
const NEAR_BEFORE = setOf('ליד מחוז near by close pres proche district');
const NEAR_AFTER = setOf('district region corridor');
/** As streets, but for names that no list prices alone: a gate, a hotel, a restaurant is where its town is. */
const HOUSE_BEFORE = setOf('שער מלון אכסניית מסעדת קפה בית כנסת porte bab');
const HOUSE_WORDS = setOf('gate hotel hostel inn suites guesthouse restaurant cafe');
/** What stands beside a hotel's or a sight's name without saying where it is. */
const BESIDE_HOUSES = setOf(
  'hotel hostel inn suites lobby room reception center centre mall museum hospital station gare hopital musee chambre',
  'מלון לובי חדר קבלה קניון מוזיאון בית חולים תחנת רכבת',
  'отель гостиница больница станция музей فندق مستشفى محطه متحف',
);
export const isHouseWord = ({ folded }: Word): boolean => BESIDE_HOUSES.has(folded);
const LINKS = setOf('de du des la le les l of to the d in at a au aux en');

/** They say nothing about where a place is. */
const NEUTRAL = new Set([
  ...LINKS,
  ...setOf(
    'israel il isr ישראל arrivals arrival departures departure hall level floor entrance exit gate door main international intl pickup pick up drop off dropoff flight from and',
    'נחיתות המראות אולם טיסה כניסה יציאה קומה שער בינלאומי נכנסות יוצאות מקבלי פנים ראשי מדינת',
    'израиль اسرائيل إسرائيل вход выход прилет вылет',
    'arrivees arrivee departs depart niveau vol porte sortie entree principal aerogare etage',
  ),
]);

/** What kind of place a name is of: no part of the name. */
const PLACE_KINDS = setOf(
  'kibbutz kibboutz moshav moshava city town village ville קיבוץ מושב מושבה עיר העיר ישוב יישוב',
);

/** "T1" and "טרמינל1" as two words. */
const TERMINAL = /^([במלהוש]?)(t|ט|terminal|טרמינל)([1-4])$/u;

/**
 * A word as it sounds, for names that everybody spells in their own way: "Zichron" and "Zikhron", "Qiryat" and "Kiryat",
 * "קרית" and "קריית".
 */
export const soundOf = (word: string): string =>
  word
    .replace(/^kefar$/u, 'kfar')
    .replace(/^(?:bet|beth|beyt|bayt)$/u, 'beit')
    .replace(/^(?:en|ain|ayn|eyn)$/u, 'ein')
    .replace(/^sede$/u, 'sde')
    .replace(/gu(?=[ei])/gu, 'g')
    .replace(/t[sz]/gu, 'z')
    .replace(/[ck]h/gu, 'h')
    .replace(/q/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/y/gu, 'i')
    .replace(/ou/gu, 'u')
    .replace(/(?<=\p{L})h$/u, '')
    .replace(/ё|э/gu, 'е')
    .replace(/ة/gu, 'ه')
    .replace(/ى/gu, 'ي')
    .replace(/([a-zיו])\1+/gu, '$1');

/** The words of a part of an address. */
export function wordsOf(text: string): Word[] {
  const found = text
    .replace(/(?<![\p{L}\p{M}])[dl]['’](?=\p{L})/giu, ' ')
    .match(/[\p{L}\p{M}\p{N}"'`´‘’‛“”„״׳ʻʼʽʾʿ\p{Cf}]+/gu);
  return (found ?? []).flatMap((raw) => {
    const folded = foldPlace(raw);
    const [, prefix = '', terminal, number] = TERMINAL.exec(folded) ?? [];
    if (!terminal || !number) return folded === '' ? [] : [{ raw, folded, sound: soundOf(folded) }];
    const word = terminal.startsWith('ט') ? `${prefix}טרמינל` : 'terminal';
    return [word, number].map((each) => ({ raw: each, folded: each, sound: each }));
  });
}

/** A house number: "Jaffa 12" is a street. A longer number is a postal code. */
const isHouseNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}\p{L}?$/u.test(word);

const isNumber = (word: string): boolean => /\d/u.test(word);

/** Whether a word says where a place is. */
export const isSignificant = ({ folded }: Word): boolean => !NEUTRAL.has(folded) && !isNumber(folded);

/** Whether a word beside a town's name says something else than that. */
export const isBesides = (word: Word): boolean => isSignificant(word) && !PLACE_KINDS.has(word.folded);

/** Whether only numbers and small words stand before a place of the words. */
const isAtStart = (words: readonly Word[], end: number): boolean =>
  words.slice(0, end).every(({ folded }) => LINKS.has(folded) || isNumber(folded));

function isBeside(
  words: readonly Word[],
  [start, end]: readonly [number, number],
  before: ReadonlySet<string>,
  either: ReadonlySet<string>,
): boolean {
  let first = start - 1;
  while (first >= 0 && LINKS.has(words[first]?.folded ?? '')) first -= 1;
  const previous = words[first]?.folded ?? '';
  const next = words[end]?.folded ?? '';
  return before.has(previous) || (either.has(previous) && isAtStart(words, first)) || either.has(next);
}

/** Whether the words of a span are a street's name, or only what is near. */
export const isStreet = (words: readonly Word[], span: readonly [number, number]): boolean =>
  isBeside(words, span, STREET_BEFORE, STREET_WORDS) ||
  isBeside(words, span, NEAR_BEFORE, NEAR_AFTER) ||
  isHouseNumber(words[span[1]]?.folded);

/** "Porte de Damas". */
const OF = setOf('of de du des');

/** Whether the words of a span are the name of a gate, a hotel or a restaurant: "Damascus Gate", not "hotel in Damascus". */
export function isHouse(words: readonly Word[], [start, end]: readonly [number, number]): boolean {
  const first = OF.has(words[start - 1]?.folded ?? '') ? start - 2 : start - 1;
  const [previous, next] = [words[first]?.folded ?? '', words[end]?.folded ?? ''];
  return HOUSE_BEFORE.has(previous) || (HOUSE_WORDS.has(previous) && isAtStart(words, first)) || HOUSE_WORDS.has(next);
}

/** Whether a part of an address is that of a house in a street. */
export const isStreetPart = (words: readonly Word[]): boolean =>
  words.some(({ folded }) => STREETS.has(folded)) ||
  (words.some(({ folded }) => isHouseNumber(folded)) && words.some(isSignificant));

/** What is driven through begins behind these words; `דרך` is a road, too: at a part's start, and before a house number. */
const VIA = setOf('via through par');

/** Where in a part the words begin that say what is driven through; -1 where none do. */
export const viaStart = (words: readonly Word[]): number =>
  words.findIndex(
    ({ folded }, nth) =>
      (VIA.has(folded) && words[nth + 1]?.folded !== 'dolorosa') ||
      (folded === 'דרך' && nth > 0 && !words.slice(nth).some(({ folded: later }) => isHouseNumber(later))),
  );
