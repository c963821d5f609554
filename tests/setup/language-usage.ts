import { parseAst } from 'vite';
import { localeRegistry, writtenLocales } from '../../supabase/functions/_shared/words/locales.ts';

const codes: ReadonlySet<unknown> = new Set(writtenLocales);
const code = writtenLocales.join('|');
const LIST_IN_TEXT = new RegExp(`\\b(?:${code})(?:\\||,\\s?|'\\s?,\\s?')(?:${code})\\b`, 'u');
const addresses = writtenLocales.flatMap((locale) => [localeRegistry[locale].prefix, localeRegistry[locale].home]);
const ADDRESS = new RegExp(`^(?:${addresses.filter((path) => path.length > 1).join('|')})(?:/|$)`, 'u');

/** Whether a text lists languages, as SQL, glob patterns and regular expressions do: "'he', 'en'", "{he,en}", "he|en". */
export const listsLanguages = (text: string): boolean => LIST_IN_TEXT.test(text);

interface Node {
  type: string;
  start: number;
  value?: unknown;
  regex?: { pattern: string };
  elements?: readonly unknown[];
  types?: readonly unknown[];
  properties?: readonly { key?: { name?: unknown; value?: unknown } }[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls back for every node of a module; `false` passes over what is inside it. */
function walk(source: string, lang: 'ts' | 'tsx', enter: (node: Node) => boolean): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (isNode(node) && !enter(node)) return;
    if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(source, { lang }).body);
}

/** The value of a literal, also inside a literal type or `as const`. */
function literalValue(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  const { literal, expression } = node as { literal?: unknown; expression?: unknown };
  return node.value ?? literalValue(literal ?? expression);
}

const isListOfLanguages = (items: readonly unknown[] = []) =>
  items.filter((item) => codes.has(literalValue(item))).length > 1;

function textOf({ type, value, regex }: Node): string {
  if (type !== 'Literal' && type !== 'TemplateElement') return '';
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
 * @returns for each its line and what stands there: "12: fr"
 */
export function languageStrays(source: string, lang: 'ts' | 'tsx', allowed: Allowed = {}): string[] {
  const found: string[] = [];
  const add = (at: number, what: string) => found.push(`${source.slice(0, at).split('\n').length}: ${what}`);
  walk(source, lang, (node) => {
    if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return false;
    if (!allowed.lists && isListOfLanguages(node.elements ?? node.types)) {
      add(node.start, 'a list of languages');
      return false;
    }
    const text = textOf(node);
    if (listsLanguages(text)) add(node.start, text);
    else if (!allowed.single && (codes.has(text) || ADDRESS.test(text))) add(node.start, text);
    return true;
  });
  return found;
}

/** Whether a module writes a record per language: `{ he: …, en: …, fr: … }`, or a part of one. */
export function hasRecordPerLanguage(source: string, lang: 'ts' | 'tsx'): boolean {
  let found = false;
  walk(source, lang, ({ type, properties = [] }) => {
    const keys = properties.map(({ key }) => key?.name ?? key?.value);
    if (type === 'ObjectExpression' && keys.filter((key) => codes.has(key)).length > 1) found = true;
    return true;
  });
  return found;
}
