/** Custom properties whose value the build knows: it writes the value where a document's styles read them. */
import type { Container, Declaration, Document, Root, Rule } from 'postcss';
import { classListsIn, LETTERS, namesOf } from './short-classes.ts';

/** A class alone, in whatever state: what its rule is about. */
const PLAIN = /^\.((?:\\.|[\w-])+)(?=$|[:[])[^ >+~]*$/u;
const isConditional = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer';

/** Index behind the parenthesis that closes the first one from a place on. */
function behindParentheses(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** What a call of `var()` is worth, from its name and what stands in for it; undefined where only a browser can tell. */
type KnownValue = (name: string, standIn: string | undefined) => string | undefined;

/** A value without the calls of `var()` that are known. */
function withKnown(value: string, known: KnownValue): string {
  const start = value.indexOf('var(');
  if (start === -1) return value;
  const end = behindParentheses(value, start);
  const [name = '', ...others] = value.slice(start + 'var('.length, end - 1).split(',');
  const standIn = others.length > 0 ? withKnown(others.join(','), known) : undefined;
  const call = standIn === undefined ? `var(${name})` : `var(${name},${standIn})`;
  return value.slice(0, start) + (known(name.trim(), standIn) ?? call) + withKnown(value.slice(end), known);
}

/** The values that registered properties begin with; undefined where they have none. */
function firstValues(sheet: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    const described: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      described[prop] = value;
    });
    const first = described['initial-value'];
    // In a calculation a length of 0 needs its unit.
    const isLength = first === '0' && described['syntax']?.includes('<length>');
    values.set(rule.params, isLength ? '0px' : first);
  });
  return values;
}

/**
 * Writes out registered properties that nothing on the page sets: each has the value that it begins with, or what stands in
 * for it. Where the page's root sets one, nothing ever stands in.
 * @param families what stands before the sheet in each document: its root's families of typefaces
 */
export function writeOutUnset(sheet: Root, variables: ReadonlySet<string>, families: Root): void {
  const set = new Set(variables);
  const rootSets = new Set<string>();
  families.walkDecls(/^--/u, ({ prop }) => void rootSets.add(prop));
  sheet.walkDecls(/^--/u, ({ prop, parent }) => {
    set.add(prop);
    if (parent?.type === 'rule' && parent.selector === ':root' && !isConditional(parent)) rootSets.add(prop);
  });
  const first = firstValues(sheet);
  const known: KnownValue = (name, standIn) => {
    if (rootSets.has(name)) return `var(${name})`;
    return first.has(name) && !set.has(name) ? (first.get(name) ?? standIn) : undefined;
  };
  sheet.walkDecls((declaration) => {
    declaration.value = withKnown(declaration.value, known).trim();
  });
}

/** A rule that sets a property or reads it, with its place in the sheet. */
interface Placed {
  rule: Rule;
  at: number;
}

/** Names of the classes that a rule is about; null where it is about more than one class at a time. */
function subjectsOf({ selectors }: Rule): string[] | null {
  const subjects = selectors.map((selector) => PLAIN.exec(selector)?.[1]?.replaceAll('\\', ''));
  return subjects.every((name) => name !== undefined) ? subjects : null;
}

const layerOf = ({ parent }: Rule): unknown => {
  let at: Container | Document | undefined = parent;
  while (at && !(at.type === 'atrule' && 'name' in at && at.name === 'layer')) at = at.parent;
  return at;
};

/** Whether a later rule has the last word about a declaration of an earlier one, on each element that both are about. */
function overrules(later: Placed, earlier: Placed, { prop, important }: Declaration): boolean {
  if (later.at <= earlier.at) return false;
  const isWeaker =
    layerOf(later.rule) !== layerOf(earlier.rule) ||
    earlier.rule.selectors.every((one) => /^\.(?:\\.|[\w-])+$/u.test(one));
  const says = later.rule.nodes.some(
    (node) => node.type === 'decl' && node.prop === prop && node.important === important,
  );
  return isWeaker && says && subjectsOf(later.rule) !== null;
}

/** The value that a rule gives a property; undefined where it says several, or one for good. */
function saidBy({ nodes }: Rule, name: string): string | undefined {
  const [said, ...more] = nodes.filter((node) => node.type === 'decl' && node.prop === name);
  return said?.type === 'decl' && !said.important && more.length === 0 ? said.value : undefined;
}

/** Registered properties that no element takes over from the one around it, and no `style` attribute names. */
function ownProperties(sheet: Root, variables: ReadonlySet<string>): Set<string> {
  const own = new Set<string>();
  sheet.walkAtRules('property', ({ params, nodes = [] }) => {
    const staysBehind = nodes.some(
      (node) => node.type === 'decl' && node.prop === 'inherits' && node.value === 'false',
    );
    if (staysBehind && !variables.has(params)) own.add(params);
  });
  return own;
}

/**
 * Writes out registered properties where it makes no difference that another rule sets them: it overrules the reader
 * too, or no element is under both.
 */
export function writeOutOverruled(sheet: Root, documents: readonly string[], variables: ReadonlySet<string>): void {
  const lists = [...new Set(documents.flatMap(classListsIn))].map((list) => new Set(namesOf(list)));
  const meet = (one: Rule, other: Rule) => {
    const [some, others] = [subjectsOf(one), subjectsOf(other)];
    if (!some || !others) return true;
    return lists.some((list) => some.some((name) => list.has(name)) && others.some((name) => list.has(name)));
  };
  const own = ownProperties(sheet, variables);
  const first = firstValues(sheet);
  const text = sheet.toString();
  const setters = new Map<string, Placed[]>();
  const readers: { placed: Placed; declaration: Declaration }[] = [];
  let at = 0;
  sheet.walkRules((rule) => {
    const placed = { rule, at: (at += 1) };
    rule.each((node) => {
      if (node.type !== 'decl') return;
      if (node.prop.startsWith('--')) setters.set(node.prop, [...(setters.get(node.prop) ?? []), placed]);
      else if (node.value.includes('var(')) readers.push({ placed, declaration: node });
    });
  });
  for (const { placed, declaration } of readers) {
    declaration.value = withKnown(declaration.value, (name, standIn) => {
      if (!own.has(name)) return undefined;
      const matters = (setter: Placed) => !overrules(setter, placed, declaration) && meet(setter.rule, placed.rule);
      const [setter, ...others] = setters.get(name)?.filter(matters) ?? [];
      if (!setter) return first.get(name) ?? standIn;
      const isForItself = setter === placed && others.length === 0 && text.split(`var(${name}`).length === 2;
      return isForItself ? saidBy(setter.rule, name) : undefined;
    });
  }
}

/**
 * Gives properties that an element has to itself names of one letter: rules of this sheet alone set and read them, and
 * the rules of another sheet have their own.
 */
export function shortenOwnProperties(sheet: Root, variables: ReadonlySet<string>): void {
  const own = [...ownProperties(sheet, variables)];
  const short = new Map(own.slice(0, LETTERS.length).map((name, at) => [name, `--${LETTERS[at] ?? ''}`]));
  const renamed = (text: string) => text.replaceAll(/--[\w-]+/gu, (name) => short.get(name) ?? name);
  sheet.walkAtRules('property', (rule) => {
    rule.params = renamed(rule.params);
  });
  sheet.walkDecls((declaration) => {
    declaration.prop = renamed(declaration.prop);
    declaration.value = renamed(declaration.value);
  });
}
