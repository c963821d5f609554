import { KNOWN_PLACES, type PriceList } from '@/data/submit-lead';
import { foldPlace } from '@/data/trip-price';
import type { Locale } from '@/i18n/locales';
import type { ComboboxOption } from '@/ui/combobox';

/** A place that the form suggests. */
export interface Place {
  id: string;
  /** Its name in the page's language. */
  text: string;
  /** How it is written, in any language: as it stands, and folded for comparing. */
  spellings: readonly (readonly [written: string, folded: string])[];
}

/** What is suggested: the places that have a price, then others that are known by their names. */
export function placesOf(list: PriceList | null, locale: Locale): Place[] {
  const zones = list?.zones ?? [];
  const priced = new Set(zones.flatMap(({ name }) => Object.values(name)).map(foldPlace));
  const isPriced = (names: Readonly<Record<Locale, string>>) =>
    Object.values(names).some((name) => priced.has(foldPlace(name)));
  const known = Object.entries(KNOWN_PLACES).filter(([, names]) => !isPriced(names));
  const all = [
    ...zones.map(({ id, name, aliases }) => ({ id, name, aliases })),
    ...known.map(([id, name]) => ({ id: `known-${id}`, name, aliases: [] })),
  ];
  return all.map(({ id, name, aliases }) => ({
    id,
    text: name[locale],
    spellings: [name[locale], ...Object.values(name), ...aliases].map((written) => [written, foldPlace(written)]),
  }));
}

const NO_FIT = 3;

/** How well a spelling fits: 0 it is that, 1 it begins so, 2 one of its words does. */
function misfit(folded: string, wanted: string): number {
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  return folded.includes(` ${wanted}`) ? 2 : NO_FIT;
}

/**
 * The places that a text begins to name, in any language, the best first; all of them for an empty one, none once the text is
 * the name of one.
 */
export function matchingPlaces(places: readonly Place[], typed: string): ComboboxOption[] {
  const wanted = foldPlace(typed);
  if (places.some(({ spellings: [own] }) => own?.[1] === wanted)) return [];
  const found = places.flatMap(({ id, text, spellings }, order) => {
    const fits = spellings.map(([written, folded]) => ({ written, misfit: misfit(folded, wanted) }));
    const [own] = fits;
    const best = fits.reduce((one, other) => (other.misfit < one.misfit ? other : one));
    if (!own || best.misfit === NO_FIT) return [];
    // What was typed is seen again, where the name does not hold it.
    const note = own.misfit === NO_FIT ? best.written : undefined;
    return [{ option: { id, text, note }, rank: note === undefined ? own.misfit : NO_FIT + best.misfit, order }];
  });
  return found.toSorted((one, other) => one.rank - other.rank || one.order - other.order).map(({ option }) => option);
}
