import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { cleanDigits } from '@/data/submit-lead';
import { defaultLocale, localeRegistry, locales, type Locale } from '@/i18n/locales';

/** A country of the calling-code list (docs/spec/public-site.md#requests). */
export interface CallingCode {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  /** "+972"; the islands that share +1 with their area, "+1-876". */
  code: string;
  /** Flag as an emoji; Windows draws the two letters instead. */
  flag: string;
  /** Name in the language of the page. */
  name: string;
}

/** Area codes of the territories inside the North American plan; a test holds them against the phone metadata. */
export const AREA_CODES: Readonly<Record<string, string>> = {
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  DM: '767',
  DO: '809',
  GD: '473',
  GU: '671',
  JM: '876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
};

/** Where most of the visitors come from; these lead the list. */
const COMMON = ['IL', 'US', 'FR', 'GB', 'CA', 'DE', 'UA', 'RU', 'IT', 'ES', 'NL', 'BE', 'CH', 'AU'];

/** Languages besides the site's own in which travellers may type a country's name (BCP 47). */
const TYPED_IN = 'de es it pt nl ru uk pl ro hu cs el tr ar fa sv da nb fi zh ja ko am ka hi'.split(' ');

/** What people call a country besides its name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'america', 'ארהב', 'אמריקה'],
  GB: ['uk', 'england', 'britain', 'אנגליה', 'angleterre'],
  AE: ['uae', 'dubai', 'דובאי', 'אמירויות'],
  NL: ['holland', 'הולנד', 'hollande'],
  CZ: ['czech republic'],
  TR: ['turkey'],
};

/** Folds case, accents and punctuation away: "Côte d’Ivoire" and "cote divoire" are the same. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase()
    .trim();
}

const flagOf = (iso: string) =>
  String.fromCodePoint(...Array.from(iso, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

const regionNames = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; the browser takes milliseconds to get ready for each one. */
function nameIn(language: string, iso: string): string {
  let names = regionNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region' });
    regionNames.set(language, names);
  }
  return names.of(iso) ?? iso;
}

/** A country's Hebrew name, which stands beside the page's own. */
export const hebrewName = (iso: string): string => nameIn(localeRegistry[defaultLocale].intl, iso);

type Plan = Pick<CallingCode, 'iso' | 'code'>;
let plan: readonly Plan[] | null = null;

/** All countries with their codes, common ones first. */
function numberingPlan(): readonly Plan[] {
  const place = ({ iso }: Plan) => (COMMON.includes(iso) ? COMMON.indexOf(iso) : COMMON.length);
  plan ??= getCountries()
    .map((iso) => ({ iso, code: `+${getCountryCallingCode(iso)}${AREA_CODES[iso] ? `-${AREA_CODES[iso]}` : ''}` }))
    .sort((a, b) => place(a) - place(b));
  return plan;
}

const named = new Map<string, CallingCode>();

/** The one entry of a country in a language. */
function entryOf(locale: Locale, { iso, code }: Plan): CallingCode {
  const key = `${locale} ${iso}`;
  const known = named.get(key);
  if (known) return known;
  const entry = { iso, code, flag: flagOf(iso), name: nameIn(localeRegistry[locale].intl, iso) };
  named.set(key, entry);
  return entry;
}

/** About 240 countries and territories: common ones first, then by name in the page's language. Made when it is opened. */
export function callingCodes(locale: Locale): readonly CallingCode[] {
  const list = numberingPlan().map((each) => entryOf(locale, each));
  const { compare } = new Intl.Collator(localeRegistry[locale].intl);
  const others = list.slice(COMMON.length).sort((a, b) => compare(a.name, b.name));
  return [...list.slice(0, COMMON.length), ...others];
}

/** Names by ISO code, folded for the search. */
let terms: ReadonlyMap<string, readonly string[]> | null = null;

/** Every name that a country may be typed by, made at the first search: the browser knows them in all languages. */
function termsOf({ iso }: CallingCode): readonly string[] {
  if (!terms) {
    const languages = [...locales.map((locale) => localeRegistry[locale].intl), ...TYPED_IN];
    terms = new Map(
      getCountries().map((each) => {
        const known = [...languages.map((language) => nameIn(language, each)), ...(ALIASES[each] ?? [])];
        return [each, [...new Set(known.map(fold))]];
      }),
    );
  }
  return terms.get(iso) ?? [];
}

/** How well an entry answers a search; 0 is best, null is not at all. */
function rank(entry: CallingCode, folded: string, digits: string): number | null {
  if (digits) {
    const code = entry.code.replace(/\D/gu, '');
    return code === digits ? 0 : code.startsWith(digits) ? 1 : null;
  }
  if (entry.iso.toLowerCase() === folded) return 0;
  const known = termsOf(entry);
  if (known.includes(folded)) return 0;
  if (known.some((term) => term.startsWith(folded))) return 1;
  if (known.some((term) => term.includes(` ${folded}`))) return 2;
  return known.some((term) => term.includes(folded)) ? 3 : null;
}

/** Entries that match a name in any usual language, a calling code ("+1-876", "972") or an ISO code; best first. */
export function searchCallingCodes(list: readonly CallingCode[], query: string): readonly CallingCode[] {
  const folded = fold(query);
  const typed = cleanDigits(query);
  // "00972" is how one dials it.
  const digits = /^[\d\s+()-]+$/u.test(typed) ? typed.replace(/\D/gu, '').replace(/^0+/u, '') : '';
  if (!folded && !digits) return list;
  return list
    .map((entry) => ({ entry, rank: rank(entry, folded, digits) }))
    .filter((found): found is { entry: CallingCode; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/**
 * The entry to show for a calling code. Several countries share some codes; `iso` says which of them was chosen, and
 * without it the first (United States for +1, United Kingdom for +44) stands for all.
 */
export function findCallingCode(locale: Locale, code: string, iso?: string): CallingCode | undefined {
  const sharing = numberingPlan().filter((each) => each.code === code);
  const found = sharing.find((each) => each.iso === iso) ?? sharing[0];
  return found && entryOf(locale, found);
}

/** The entry of a country, whatever its code. */
export function callingCodeOf(locale: Locale, iso: string): CallingCode | undefined {
  const found = numberingPlan().find((each) => each.iso === iso);
  return found && entryOf(locale, found);
}
