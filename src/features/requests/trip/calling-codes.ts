import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { cleanDigits } from '@/data/submit-lead';
import { defaultLocale, internationalLocale, localeRegistry, locales, type Locale } from '@/i18n/locales';

/** A country of the calling-code list (specification, section 3). */
export interface CallingCode {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  /** "+972"; the islands that share +1 with their area, "+1-876". */
  code: string;
  /** English name. */
  country: string;
  /** Flag as an emoji; Windows draws the two letters instead. */
  flag: string;
  /** Hebrew name. */
  hebrew: string;
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

const lists = new Map<Locale, readonly CallingCode[]>();

/** About 240 countries and territories: common ones first, then by name in the page's language. */
export function callingCodes(locale: Locale): readonly CallingCode[] {
  const known = lists.get(locale);
  if (known) return known;
  const names = Object.fromEntries(
    locales.map((each) => [each, new Intl.DisplayNames(localeRegistry[each].intl, { type: 'region' })]),
  ) as Record<Locale, Intl.DisplayNames>;
  const list = getCountries().map((iso): CallingCode => {
    const name = (each: Locale) => names[each].of(iso) ?? iso;
    const area = AREA_CODES[iso];
    return {
      iso,
      code: `+${getCountryCallingCode(iso)}${area ? `-${area}` : ''}`,
      country: name(internationalLocale),
      flag: flagOf(iso),
      hebrew: name(defaultLocale),
      name: name(locale),
    };
  });
  const { compare } = new Intl.Collator(localeRegistry[locale].intl);
  const place = (entry: CallingCode) => (COMMON.includes(entry.iso) ? COMMON.indexOf(entry.iso) : COMMON.length);
  list.sort((a, b) => place(a) - place(b) || compare(a.name, b.name));
  lists.set(locale, list);
  return list;
}

/** Names by ISO code, folded for the search. */
let terms: ReadonlyMap<string, readonly string[]> | null = null;

/** Every name that a country may be typed by, made at the first search: the browser knows them in all languages. */
function termsOf({ iso }: CallingCode): readonly string[] {
  if (!terms) {
    const languages = [...locales.map((locale) => localeRegistry[locale].intl), ...TYPED_IN];
    const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
    terms = new Map(
      getCountries().map((each) => {
        const known = [...names.map((list) => list.of(each) ?? each), ...(ALIASES[each] ?? [])];
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
 * without it the list's first (United States for +1, United Kingdom for +44) stands for all.
 */
export function findCallingCode(list: readonly CallingCode[], code: string, iso?: string): CallingCode | undefined {
  const sharing = list.filter((entry) => entry.code === code);
  return sharing.find((entry) => entry.iso === iso) ?? sharing[0];
}
