import { pairIndex, pricedZones, type Numbers, type PriceContent, type PriceRules } from '@/data/prices';

/** What a cell holds: the price by day or by night, or the minutes of driving. */
export type PricePart = 'day' | 'night' | 'minutes';

/** A number of a list: of which class (not for minutes), between which two zones, in any order. */
export interface PriceCell {
  part: PricePart;
  vehicleClass: string;
  one: string;
  other: string;
}

/** Where a cell stands in its numbers; -1 where the list has no such pair. */
function placeOf(content: PriceContent, { one, other }: PriceCell): number {
  const ids = pricedZones(content).map(({ id }) => id);
  const [low, high] = [ids.indexOf(one), ids.indexOf(other)];
  return low < 0 || high < 0 || low === high ? -1 : pairIndex(low, high);
}

const numbersOf = (content: PriceContent, { part, vehicleClass }: PriceCell): Numbers =>
  part === 'minutes' ? content.minutes : (content[part][vehicleClass] ?? []);

/** Null where nothing is said yet; of a night, where it is the day's. */
export const numberAt = (content: PriceContent, cell: PriceCell): number | null =>
  numbersOf(content, cell)[placeOf(content, cell)] ?? null;

export function withNumber(content: PriceContent, cell: PriceCell, value: number | null): PriceContent {
  const place = placeOf(content, cell);
  if (place < 0) return content;
  const numbers = numbersOf(content, cell).with(place, value);
  const { part, vehicleClass } = cell;
  return part === 'minutes'
    ? { ...content, minutes: numbers }
    : { ...content, [part]: { ...content[part], [vehicleClass]: numbers } };
}

/** "1,200 ₪" is 1200, nothing is null, anything that is no whole number is undefined. */
export function readNumber(typed: string): number | null | undefined {
  const digits = typed.replaceAll(/[\s,\u202F\u00A0\u2066-\u2069₪]/gu, '');
  if (digits === '') return null;
  return /^\d{1,5}$/u.test(digits) ? Number(digits) : undefined;
}

/** The cells of a block as spreadsheets copy it, row by row. */
export const readBlock = (pasted: string): string[][] =>
  pasted
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'));

/** One difference between two lists. */
export type PriceChange =
  | ({ kind: 'number'; from: number | null; to: number | null } & PriceCell)
  | { kind: 'rule'; rule: keyof PriceRules; from: number; to: number }
  | { kind: 'zone' | 'class'; id: string; what: 'added' | 'removed' | 'changed' };

const cellKey = ({ part, vehicleClass, one, other }: PriceCell) => [part, vehicleClass, one, other].join(' ');

/** Every cell of a list. */
function cellsOf(content: PriceContent): PriceCell[] {
  const ids = pricedZones(content).map(({ id }) => id);
  const pairs = ids.flatMap((other, high) => ids.slice(0, high).map((one) => ({ one, other })));
  const parts = [
    { part: 'minutes' as const, vehicleClass: '' },
    ...content.classes.flatMap(({ id }) => [
      { part: 'day' as const, vehicleClass: id },
      { part: 'night' as const, vehicleClass: id },
    ]),
  ];
  return pairs.flatMap((pair) => parts.map((part) => ({ ...part, ...pair })));
}

const numbersByCell = (content: PriceContent): Map<string, { cell: PriceCell; value: number | null }> =>
  new Map(
    cellsOf(content).map((cell) => {
      const [one = '', other = ''] = [cell.one, cell.other].toSorted();
      return [cellKey({ ...cell, one, other }), { cell, value: numberAt(content, cell) }];
    }),
  );

function changedParts(kind: 'zone' | 'class', before: PriceContent, after: PriceContent): PriceChange[] {
  const list = (content: PriceContent) =>
    new Map<string, string>(
      (kind === 'zone' ? content.zones : content.classes).map((each) => [
        each.id,
        JSON.stringify(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ]),
    );
  const [old, now] = [list(before), list(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): PriceChange[] => {
    if (!old.has(id)) return [{ kind, id, what: 'added' }];
    if (!now.has(id)) return [{ kind, id, what: 'removed' }];
    return old.get(id) === now.get(id) ? [] : [{ kind, id, what: 'changed' }];
  });
}

/** What differs in the second list. Numbers that come or go with a zone or a class are not counted one by one. */
export function changesBetween(before: PriceContent, after: PriceContent): PriceChange[] {
  const old = numbersByCell(before);
  const numbers = [...numbersByCell(after)].flatMap(([key, { cell, value }]): PriceChange[] => {
    const earlier = old.get(key);
    return earlier && earlier.value !== value ? [{ kind: 'number', ...cell, from: earlier.value, to: value }] : [];
  });
  const rules = (Object.keys(after.rules) as (keyof PriceRules)[]).flatMap((rule): PriceChange[] => {
    const [from, to] = [before.rules[rule], after.rules[rule]];
    return from === to ? [] : [{ kind: 'rule', rule, from, to }];
  });
  return [...changedParts('zone', before, after), ...changedParts('class', before, after), ...rules, ...numbers];
}

/** The largest change of a price in percent, with its sign; null where none can be told. */
export function largestPercent(changes: readonly PriceChange[]): number | null {
  const percents = changes.flatMap((change) =>
    change.kind === 'number' && change.part !== 'minutes' && change.from && change.to
      ? [Math.round((change.to / change.from - 1) * 100)]
      : [],
  );
  return percents.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? null;
}

/**
 * Puts one's own changes since `base` upon what somebody else has saved meanwhile. Whoever has changed zones or classes keeps
 * their own draft: the numbers of the two no longer fit together.
 */
export function mergeChanges(base: PriceContent, mine: PriceContent, theirs: PriceContent): PriceContent {
  const own = changesBetween(base, mine);
  if (own.some(({ kind }) => kind === 'zone' || kind === 'class')) return mine;
  let merged = theirs;
  for (const change of own) {
    if (change.kind === 'number') merged = withNumber(merged, change, change.to);
    if (change.kind === 'rule') merged = { ...merged, rules: { ...merged.rules, [change.rule]: change.to } };
  }
  return merged;
}
