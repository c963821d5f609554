import type { Root, Rule } from 'postcss';

/** A class in a selector; characters that a name may not hold have a backslash before them. */
export const CLASS = /\.((?:\\.|[\w-])+)/gu;
/** A document's attributes of classes. */
const CLASS_ATTRIBUTE = / class="([^"]*)"/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);

/** The value of every attribute of classes, as it is written. */
const classListsIn = (html: string) => [...html.matchAll(CLASS_ATTRIBUTE)].map(([, list = '']) => list);
/** The classes of such a value. */
const namesOf = (list: string) => unescaped(list).split(/\s+/u);

/** Every class of a document, as often as it occurs. */
export const classesIn = (html: string): string[] => classListsIn(html).flatMap(namesOf);

/** The classes that a selector names. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Elements that others are told apart by (Tailwind's `group-hover:…`): no rule of theirs gives them a look. */
const isGroup = (name: string) => /^(?:group|peer)(?:\/|$)/u.test(name);

const isInUtilities = (rule: Rule): boolean => {
  let at: Rule['parent'] = rule.parent;
  while (at?.parent && at.parent.type !== 'root') at = at.parent as Rule['parent'];
  return at?.type === 'atrule' && 'name' in at && at.name === 'layer' && at.params === 'utilities';
};

/**
 * The classes of the layer of utilities: no code asks for them.
 * @throws Error where a rule joins one to other classes: it has another name in documents than on what is drawn later
 */
export function utilitiesOf(sheet: Root): Set<string> {
  const utilities = new Set<string>();
  const asked = new Set<string>();
  sheet.walkRules((rule) => {
    const isUtility = isInUtilities(rule);
    for (const names of rule.selectors.map(classesOf)) {
      // The name of a utility says what else it asks for: "in-[.on-dark]:text-white".
      const [longest, ...others] = names.filter((name) => !isGroup(name)).toSorted((a, b) => b.length - a.length);
      if (longest && isUtility) utilities.add(longest);
      if (longest && !isUtility && others.length > 0) asked.add(longest);
      for (const name of others) asked.add(name);
    }
  });
  const both = [...asked].filter((name) => utilities.has(name));
  if (both.length > 0) throw new Error(`rules join utilities to other classes: ${both.join(', ')}`);
  return utilities;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter, then two: "a" … "Z", "aa" … */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at += 1) {
    const first = Math.floor(at / LETTERS.length);
    const name = (LETTERS[first - 1] ?? '') + LETTERS[at % LETTERS.length];
    if (!taken.has(name)) yield name;
  }
}

/** Of each class the elements of some documents that have it, as one text: equal where classes always stand together. */
function placesOf(documents: readonly string[]): Map<string, string> {
  const places = new Map<string, string>();
  [...new Set(documents.flatMap(classListsIn))].forEach((list, at) => {
    for (const name of new Set(namesOf(list))) places.set(name, `${places.get(name) ?? ''} ${at}`);
  });
  return places;
}

/**
 * Short names for classes of some documents: one name for classes that always stand together, in the order of the sheet, so that
 * neighbours have names that follow each other, which compress better.
 * @param shortened the classes that get one; an empty one where the documents' own sheet has no rule for it
 * @param sheets the whole one, whose other names stay what they are, and the documents' own
 */
export function shorten(
  documents: readonly string[],
  shortened: ReadonlySet<string>,
  sheets: { whole: Root; own: Root },
): Map<string, string> {
  const places = placesOf(documents);
  const taken = new Set(places.keys());
  sheets.whole.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) taken.add(name);
  });
  const names = shortNames(taken);
  /** Short names by the places of their classes. */
  const given = new Map<string, string>();
  const short = new Map<string, string>();
  sheets.own.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) {
      const place = places.get(name);
      if (place === undefined || !shortened.has(name) || short.has(name)) continue;
      const known = given.get(place) ?? names.next().value;
      given.set(place, known);
      short.set(name, known);
    }
  });
  for (const name of shortened) if (places.has(name) && !short.has(name)) short.set(name, '');
  return short;
}

/** A document with its classes under their short names. */
export const withShortClasses = (html: string, short: ReadonlyMap<string, string>): string =>
  html.replaceAll(CLASS_ATTRIBUTE, (_, list: string) => {
    const names = list.split(/\s+/u).map((name) => short.get(unescaped(name)) ?? name);
    return ` class="${[...new Set(names)].filter(Boolean).join(' ')}"`;
  });

/** Renames the classes of a style sheet. */
export function renameClasses(sheet: Root, short: ReadonlyMap<string, string>): void {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS, (selector, name: string) => {
      const renamed = short.get(name.replaceAll('\\', ''));
      return renamed ? `.${renamed}` : selector;
    });
  });
}
