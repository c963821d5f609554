import { parseAst } from 'vite';
import { localeRegistry, locales } from '../../supabase/functions/_shared/locales.ts';

const codes: ReadonlySet<unknown> = new Set(locales);
const code = locales.join('|');
const LIST_IN_TEXT = new RegExp(`\\b(?:${code})(?:\\||,\\s?|'\\s?,\\s?')(?:${code})\\b`, 'u');
const addresses = locales.flatMap((locale) => [localeRegistry[locale].prefix, localeRegistry[locale].home]);
const ADDRESS = new RegExp(`^(?:${addresses.filter((path) => path.length > 1).join('|')})(?:/|$)`, 'u');

/** Lists in the database's language, in glob patterns and in regular expressions: "'he', 'en'", "{he,en}", "he|en". */
export const namesLanguages = (text: string): boolean => LIST_IN_TEXT.test(text);

interface Node {
  type: string;
  start: number;
  value?: unknown;
  regex?: { pattern: string };
  elements?: readonly unknown[];
  types?: readonly unknown[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The value of a literal, also inside a literal type or `as const`. */
function literalValue(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  const { literal, expression } = node as { literal?: unknown; expression?: unknown };
  return node.value ?? literalValue(literal ?? expression);
}

const isListOfLanguages = (items: readonly unknown[] = []) =>
  items.filter((item) => codes.has(literalValue(item))).length > 1;

function textOf({ value, regex }: Node): string {
  if (regex) return regex.pattern;
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
  return typeof raw === 'string' ? raw : '';
}

interface Allowed {
  /** Single languages and their addresses: tests are about one page in one language. */
  single?: boolean;
  /** Lists as data: which languages an article is written in. */
  lists?: boolean;
}

/**
 * Languages that a module names by itself instead of asking the registry: lists, patterns and, unless they are allowed,
 * single codes ("fr") and addresses ("/fr/faq"). Keys of records per language and imports are no strays.
 * @returns "12: 'he', 'en'" for each, with its line
 */
export function languageStrays(source: string, lang: 'ts' | 'tsx', allowed: Allowed = {}): string[] {
  const found: string[] = [];
  const add = (at: number, what: string) => found.push(`${source.slice(0, at).split('\n').length}: ${what}`);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node) || node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return;
    if (!allowed.lists && isListOfLanguages(node.elements ?? node.types)) return void add(node.start, 'list of languages');
    if (node.type === 'Literal' || node.type === 'TemplateElement') {
      const text = textOf(node);
      if (namesLanguages(text)) add(node.start, text);
      else if (!allowed.single && (codes.has(text) || ADDRESS.test(text))) add(node.start, text);
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang }));
  return found;
}
