import { KNOWN_PLACES, type PriceList } from '@/data/submit-lead';
import { foldPlace, namedPlaces, readPlace } from '@/data/trip-price';
import type { Locale } from '@/i18n/locales';
import type { ComboboxOption } from '@/ui/combobox';

/** A place that the form suggests. */
interface Place {
  id: string;
  /** Its name in the page's language. */
  text: string;
  /** How it is written, in any language: as it stands, and folded for comparing. */
  spellings: readonly (readonly [written: string, folded: string])[];
}

/** What is suggested. */
export interface Places {
  /** The places that have a price by themselves, then others that are known by their names: all of them for an empty text. */
  first: readonly Place[];
  /** Sights, hotels and localities, for a text that begins to name one. */
  further: readonly Place[];
  /** Whether a text means one place with a price. */
  isPriced: (text: string) => boolean;
}

const withSpellings = (id: string, text: string, names: readonly string[]): Place => ({
  id,
  text,
  spellings: [text, ...names].map((written) => [written, foldPlace(written)]),
});

export function placesOf(list: PriceList | null, locale: Locale): Places {
  const zones = list?.zones ?? [];
  const priced = new Set(zones.flatMap(({ name }) => Object.values(name)).map(foldPlace));
  const isZone = (names: Readonly<Record<Locale, string>>) =>
    Object.values(names).some((name) => priced.has(foldPlace(name)));
  const known = Object.entries(KNOWN_PLACES).filter(([, names]) => !isZone(names));
  const first = [
    ...zones.map(({ id, name, aliases }) => withSpellings(id, name[locale], [...Object.values(name), ...aliases])),
    ...known.map(([id, name]) => withSpellings(`known-${id}`, name[locale], Object.values(name))),
  ];
  const taken = new Set(first.map(({ text }) => foldPlace(text)));
  // The next letter begins the same names again.
  const read = new Map<string, boolean>();
  return {
    first,
    further: list
      ? namedPlaces()
          .map(({ id, label, names }) => withSpellings(id, label[locale], names))
          .filter(({ spellings: [own] }) => !taken.has(own?.[1] ?? ''))
      : [],
    isPriced: (text) => {
      const isPriced = read.get(text) ?? readPlace(zones, text).outcome === 'zone';
      read.set(text, isPriced);
      return isPriced;
    },
  };
}

const NO_FIT = 3;
/** Shorter texts begin the names of too many. */
const SHORTEST = 2;
/** As many further places as a list shows. */
const MOST = 8;

/** How well a spelling fits: 0 it is that, 1 it begins so, 2 one of its words does. */
function misfit(folded: string, wanted: string): number {
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  return folded.includes(` ${wanted}`) ? 2 : NO_FIT;
}

interface Found {
  option: ComboboxOption;
  rank: number;
}

/** The places that a folded text begins to name, the best first. */
function fitting(places: readonly Place[], wanted: string): Found[] {
  const found = places.flatMap(({ id, text, spellings }): Found[] => {
    let best = NO_FIT;
    let written = '';
    for (const [each, folded] of spellings) {
      const fit = misfit(folded, wanted);
      if (fit < best) [best, written] = [fit, each];
    }
    if (best === NO_FIT) return [];
    const own = misfit(spellings[0]?.[1] ?? '', wanted);
    // What was typed is seen again, where the name does not hold it.
    const note = own === NO_FIT ? written : undefined;
    return [{ option: { id, text, note }, rank: note === undefined ? own : NO_FIT + best }];
  });
  return found.toSorted((one, other) => one.rank - other.rank);
}

/**
 * The places that a text begins to name, in any language, the best first; the priced ones for an empty one, none once the text is
 * the name of one.
 */
export function matchingPlaces({ first, further, isPriced }: Places, typed: string): ComboboxOption[] {
  const wanted = foldPlace(typed);
  if ([...first, ...further].some(({ spellings: [own] }) => own?.[1] === wanted)) return [];
  const known = fitting(first, wanted);
  if (wanted.length < SHORTEST) return known.map(({ option }) => option);
  const others: Found[] = [];
  for (const found of fitting(further, wanted)) {
    if (known.length + others.length >= MOST) break;
    // A name that two places share is none to choose.
    if (isPriced(found.option.text) && !others.some(({ option }) => option.text === found.option.text))
      others.push(found);
  }
  return [...known, ...others].map(({ option }) => option);
}
