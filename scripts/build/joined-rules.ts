/** Rules of a document's styles that ask for the same, written as one where no rule between them has a say. */
import type { ChildNode, Container, Declaration, Rule } from 'postcss';

/** Groups of properties of which one says what another one says, too; any other such group shares its first word. */
const GROUPS: readonly (readonly [name: string, properties: RegExp])[] = [
  ['inset', /^(?:inset|top|right|bottom|left)\b/u],
  ['size', /^(?:width|height|inline-size|block-size|aspect-ratio)$/u],
  ['gap', /^(?:gap|row-gap|column-gap)$/u],
  ['place', /^(?:place|align|justify)-/u],
  ['font', /^(?:font|line-height)\b/u],
  ['text', /^(?:text|white-space)\b/u],
];

const withoutPrefix = (property: string) => property.replace(/^-(?:webkit|moz)-/u, '');

function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const plain = withoutPrefix(property);
  const [name] = GROUPS.find(([, properties]) => properties.test(plain)) ?? [];
  return name ?? plain.split('-', 1)[0] ?? plain;
}

/** The groups of all that a rule says, or the rules under a condition. */
function groupsIn(node: ChildNode, found = new Set<string>()): Set<string> {
  if (node.type === 'decl') found.add(groupOf(node.prop));
  else if ('nodes' in node) node.nodes?.forEach((child) => groupsIn(child, found));
  return found;
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].some((group) => others.has(group));

const isPlain = (node: ChildNode): node is Rule =>
  node.type === 'rule' && node.nodes.every((child): child is Declaration => child.type === 'decl');

/** Moves what a rule says to a later or an earlier one of the same selector, where nothing in between could notice. */
export function joinRules(container: Container): void {
  const nodes: ChildNode[] = [];
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule' && node.nodes && node.name !== 'font-face' && node.name !== 'property') joinRules(node);
    nodes.push(node);
  }
  const said = nodes.map((node) => groupsIn(node));
  const last = new Map<string, number>();
  nodes.forEach((node, at) => {
    if (!isPlain(node)) return;
    const before = last.get(node.selector);
    last.set(node.selector, at);
    const earlier = before === undefined ? undefined : nodes[before];
    if (before === undefined || earlier?.type !== 'rule') return;
    const between = said.slice(before + 1, at);
    const isFree = (groups: ReadonlySet<string> = new Set()) => !between.some((others) => meet(groups, others));
    const all = new Set([...(said[before] ?? []), ...(said[at] ?? [])]);
    if (isFree(said[at])) {
      earlier.append(...node.nodes);
      node.remove();
      said[before] = all;
      said[at] = new Set();
      last.set(node.selector, before);
    } else if (isFree(said[before])) {
      node.prepend(...earlier.nodes);
      earlier.remove();
      said[at] = all;
      said[before] = new Set();
    }
  });
}
