import type { Root, Rule } from 'postcss';

/**
 * File of the build's folder with all names: for who reads a document in the browser and looks for its sources, and for
 * the server that puts prices into documents.
 */
export const SHORT_CLASSES = '.meta/short-classes.json';

/** Classes that have other names in documents. */
export interface ShortClasses {
  /** URL paths of the documents. */
  urls: string[];
  /** The names there, by those in the sources. */
  short: Readonly<Record<string, string>>;
}

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

/** Every class of a document, as often as it occurs. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, list = '']) => unescaped(list).split(/\s+/u));

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

/**
 * Short names for classes of some documents, the shortest for the most frequent.
 * @param shortened the classes that get one
 * @param sheet whose names stay what they are
 */
export function shorten(
  documents: readonly string[],
  shortened: ReadonlySet<string>,
  sheet: Root,
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of documents.flatMap(classesIn)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const taken = new Set(counts.keys());
  sheet.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) taken.add(name);
  });
  const names = shortNames(taken);
  return new Map(
    [...counts]
      .filter(([name]) => shortened.has(name))
      .toSorted(([, a], [, b]) => b - a)
      .map(([name]) => [name, names.next().value]),
  );
}

/** A document with its classes under their short names. */
export const withShortClasses = (html: string, short: ReadonlyMap<string, string>): string =>
  html.replaceAll(CLASS_ATTRIBUTE, (_, list: string) => {
    const names = list.split(/\s+/u).map((name) => short.get(unescaped(name)) ?? name);
    return ` class="${names.join(' ')}"`;
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
