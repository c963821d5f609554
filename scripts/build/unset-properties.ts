/** Registered properties that nothing sets: the build writes their value where a document's styles read them. */
import type { Root } from 'postcss';

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
 * for it. Tailwind's shadows and borders are made of a dozen such properties, of which a page sets one or two: written out,
 * the others need no rules of their own.
 * @param variables what `style` attributes set
 * @param families the typefaces of each language, which stand before the sheet: nothing ever stands in for what its root sets
 */
export function writeOutUnset(sheet: Root, variables: ReadonlySet<string>, families: Root): void {
  const set = new Set(variables);
  const rootSets = new Set<string>();
  families.walkDecls(/^--/u, ({ prop }) => void rootSets.add(prop));
  sheet.walkDecls(/^--/u, ({ prop }) => void set.add(prop));
  const first = firstValues(sheet);
  const known: KnownValue = (name, standIn) => {
    if (rootSets.has(name)) return `var(${name})`;
    return first.has(name) && !set.has(name) ? (first.get(name) ?? standIn) : undefined;
  };
  sheet.walkDecls((declaration) => {
    declaration.value = withKnown(declaration.value, known).trim();
  });
}
