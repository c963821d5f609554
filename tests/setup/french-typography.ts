import { parseAst } from 'vite';

/** Files that are French from end to end: "fr.ts", "sentences.fr.ts", "messages/fr/home.ts". */
const FRENCH_FILE = /(?:^|[/.-])fr(?:\.ts|\/[\w-]+\.ts)$/u;
/** Where a program's word ends and a text begins: identifiers, addresses and class names hold none of these. */
const PROSE = /[\s«»’'…]/u;
const ADDRESS = /^[a-z]+:|^\/|^\.{1,2}\/|^@\//u;

/** What French printing asks for; the house writes U+202F before high punctuation and inside quotation marks. */
const RULES: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['no narrow space before', /[^\s\u202F][;!?»%](?!\w)|[\p{L}\d)»]:(?=\s|$)/u],
  ['another space before', /[ \u00A0\u2009][;:!?»%]/u],
  ['no narrow space after «', /«(?!\u202F)/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotation marks', /"/u],
  ['three full stops', /\.\.\./u],
  ['the same said twice in a row', /(\S.{10,}?[.!?…])\s+\1/u],
  ['a unit that a line break can part from its number', /\d (?:h|min|km|kg|₪|€)(?![\p{L}\d])/u],
  [
    'a word that the house writes otherwise',
    /(?:le|du|au|ce|pendant) Chabbat|courriel|[Qq]uiconque|24\/6|n(?:on|’est pas) valable|[Rr]oute libre|sur \d+ avis/u,
  ],
];

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A string's text, or a template's with a digit for each value in it; nothing for other nodes. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('0');
}

const keyOf = ({ key }: Node) => (isNode(key) ? (key['name'] ?? key['value']) : undefined);

/** Texts below a node: all where the file is French, else those of keys named "fr". */
function textsBelow(node: Node, isFrench: boolean): string[] {
  if (/^(?:Import|Export(?:All|Named))Declaration$/u.test(node.type) && isNode(node['source'])) return [];
  const inside = isFrench || (node.type === 'Property' && keyOf(node) === 'fr');
  const own = inside ? textOf(node) : undefined;
  // What a text is chosen or compared by is no text.
  const parts = Object.entries(node).filter(([key]) => key !== 'key' && key !== 'test' && key !== 'discriminant');
  const below = parts.flatMap(([, part]) => (Array.isArray(part) ? (part as unknown[]) : [part]).filter(isNode));
  return [...(own === undefined ? [] : [own]), ...below.flatMap((part) => textsBelow(part, inside))];
}

/** The faults of one text against the rules of French typography. */
export const typographyFaults = (text: string): string[] =>
  PROSE.test(text) && !ADDRESS.test(text)
    ? RULES.flatMap(([fault, pattern]) => {
        const [found] = pattern.exec(text) ?? [];
        return found === undefined ? [] : [`${fault}: ${JSON.stringify(found)} in ${text.trim().slice(0, 90)}`];
      })
    : [];

/** The faults of every French text of a source file. */
export function frenchFaultsOf(file: string, source: string): string[] {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  return textsBelow(program, FRENCH_FILE.test(file)).flatMap(typographyFaults);
}
