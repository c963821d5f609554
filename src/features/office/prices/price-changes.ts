import type { Fares, PriceContent, PriceRoute, PriceRules } from '@/data/prices';
import { insideOf, numberAt, numbersOf, withNumber, type PriceCell, type Ride } from './price-numbers';
import { insidesOf, pairsOf, withClasses, withZones } from './price-shape';

/** One difference between two lists. */
export type PriceChange =
  | ({ kind: 'number'; from: number | null; to: number | null } & PriceCell)
  | { kind: 'rule'; rule: keyof PriceRules; from: number; to: number }
  /** An hour of a class. */
  | { kind: 'hourly'; id: string; from: number | null; to: number | null }
  /** A day route's price in a class. */
  | { kind: 'fare'; id: string; vehicleClass: string; from: number | null; to: number | null }
  | { kind: Kind; id: string; what: 'added' | 'removed' }
  /** Which of its facts are others, by their names. */
  | { kind: Kind; id: string; what: 'changed'; facts: readonly string[] }
  /** The same zones or classes, one after the other in another way. */
  | { kind: 'order'; of: Exclude<Kind, 'route'> };

const LISTS = { zone: 'zones', class: 'classes', route: 'routes' } as const;
/** What a list is made of. */
export type Kind = keyof typeof LISTS;

interface Part {
  readonly id: string;
  readonly aliases?: readonly string[] | undefined;
}
const partsOf = (content: PriceContent, kind: Kind): readonly Part[] => content[LISTS[kind]];

const cellKey = ({ part, vehicleClass, one, other }: PriceCell) => [part, vehicleClass, one, other].join(' ');

type Cells = ReadonlyMap<string, { cell: PriceCell; value: number | null }>;

/** The numbers of a list by pair, part and class, whatever the order of its zones. */
function numbersByCell(content: PriceContent): Cells {
  const parts = [
    { part: 'minutes' as const, vehicleClass: '' },
    { part: 'confirmed' as const, vehicleClass: '' },
    ...content.classes.flatMap(({ id }) => [
      { part: 'day' as const, vehicleClass: id },
      { part: 'night' as const, vehicleClass: id },
    ]),
  ];
  const cellsOf = (fares: Fares, rides: readonly Ride[]) =>
    rides.flatMap((ride, nth) => {
      const [one = '', other = ''] = [ride.one, ride.other].toSorted();
      return parts.map((part) => {
        const value = numbersOf(fares, part)[nth] ?? null;
        return [cellKey({ ...part, one, other }), { cell: { ...part, ...ride }, value }] as const;
      });
    });
  return new Map([...cellsOf(content, pairsOf(content)), ...cellsOf(insideOf(content), insidesOf(content))]);
}

/** What is counted by itself is no fact of a class or a route. */
const COUNTED = new Set(['hourly', 'fares']);

function changedFacts(before: Part, after: Part): string[] {
  const [old, now] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (fact) => !COUNTED.has(fact) && !isSame(old.get(fact), now.get(fact)),
  );
}

/** By value; the order in which an object's keys stand says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function changedParts(kind: Kind, before: PriceContent, after: PriceContent): PriceChange[] {
  const [old, now] = [partsOf(before, kind), partsOf(after, kind)];
  const [oldById, nowById] = [old, now].map((parts) => new Map(parts.map((part) => [part.id, part])));
  const removed = old.filter(({ id }) => !nowById?.has(id)).map(({ id }) => ({ kind, id, what: 'removed' }) as const);
  const others = now.flatMap((part): PriceChange[] => {
    const earlier = oldById?.get(part.id);
    if (!earlier) return [{ kind, id: part.id, what: 'added' }];
    const facts = changedFacts(earlier, part);
    return facts.length > 0 ? [{ kind, id: part.id, what: 'changed', facts }] : [];
  });
  // Nobody sees in which order the routes stand.
  const isOther = kind !== 'route' && isReordered(old, now);
  return [...removed, ...others, ...(isOther ? [{ kind: 'order', of: kind } as const] : [])];
}

/** Whether what both have stands in another order. */
function isReordered(old: readonly Part[], now: readonly Part[]): boolean {
  const [before, after] = [new Set(old.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const common = (parts: readonly Part[]) => parts.filter(({ id }) => before.has(id) && after.has(id));
  return common(old).some(({ id }, nth) => common(now)[nth]?.id !== id);
}

function changedHours(before: PriceContent, after: PriceContent): PriceChange[] {
  return after.classes.flatMap(({ id, hourly: to }): PriceChange[] => {
    const earlier = before.classes.find((each) => each.id === id);
    return earlier && earlier.hourly !== to ? [{ kind: 'hourly', id, from: earlier.hourly, to }] : [];
  });
}

function changedRouteFares(before: PriceContent, after: PriceContent): PriceChange[] {
  return after.routes.flatMap(({ id, fares }) => {
    const earlier = before.routes.find((each) => each.id === id)?.fares ?? {};
    return Object.entries(fares).flatMap(([vehicleClass, to]): PriceChange[] => {
      const from = earlier[vehicleClass];
      return from === undefined || from === to ? [] : [{ kind: 'fare', id, vehicleClass, from, to }];
    });
  });
}

/** What differs in the second list. Numbers that come or go with a zone, a class or a route are not counted one by one. */
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
  return [
    ...changedParts('zone', before, after),
    ...changedParts('class', before, after),
    ...changedParts('route', before, after),
    ...changedHours(before, after),
    ...changedRouteFares(before, after),
    ...rules,
    ...numbers,
  ];
}

type Change<Kind extends PriceChange['kind']> = Extract<PriceChange, { kind: Kind }>;
const isPrice = (change: PriceChange): change is Change<'fare' | 'hourly' | 'number'> =>
  change.kind === 'fare' ||
  change.kind === 'hourly' ||
  (change.kind === 'number' && (change.part === 'day' || change.part === 'night'));

/** The largest change of a price in percent, with its sign; null where none can be told. */
export function largestPercent(changes: readonly PriceChange[]): number | null {
  const percents = changes.flatMap((change) => {
    return isPrice(change) && change.from && change.to ? [Math.round((change.to / change.from - 1) * 100)] : [];
  });
  return percents.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? null;
}

/** The changes of prices by more than half: often a digit too many or too few. As `private.price_leaps` counts them. */
export function leapsBetween(before: PriceContent, after: PriceContent): PriceChange[] {
  return changesBetween(before, after).filter((change) => {
    if (!isPrice(change)) return false;
    const byDay = (content: PriceContent) =>
      change.kind === 'number' && change.part === 'night' ? numberAt(content, { ...change, part: 'day' }) : null;
    const [from, to] = [change.from ?? byDay(before), change.to ?? byDay(after)];
    return from !== null && to !== null && from > 0 && to > 0 && Math.abs(to - from) * 2 > from;
  });
}

/** A zone as I have it, with the spellings that the other has given it meanwhile, and without those that the other has taken away. */
function withTheirSpellings<Each extends Part>(base: Each | undefined, mine: Each, theirs: Each | undefined): Each {
  if (!base?.aliases || !mine.aliases || !theirs?.aliases) return mine;
  const [before, now] = [new Set(base.aliases), new Set(theirs.aliases)];
  const kept = mine.aliases.filter((alias) => now.has(alias) || !before.has(alias));
  return { ...mine, aliases: [...new Set([...kept, ...theirs.aliases.filter((alias) => !before.has(alias))])] };
}

/** Theirs with what I have added, changed, removed and put in another order; what both have changed is as I have it. */
function mergeParts<Each extends Part>(base: readonly Each[], mine: readonly Each[], theirs: readonly Each[]): Each[] {
  const find = (parts: readonly Each[], id: string) => parts.find((part) => part.id === id);
  const [leader, follower] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  const ids = [...new Set([...leader, ...follower].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)];
    // Whoever has not touched a part leaves it to the other.
    if (isSame(before, own)) return other ?? [];
    return own ? withTheirSpellings(before, own, other) : [];
  });
}

/** What differs in the second, by its names. */
const changed = <Each extends object>(before: Each, after: Each): Each =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(Reflect.get(before, name), value)),
  ) as Each;

/** Routes as parts are merged; of one that both have, each fact and price that I have not touched is theirs. */
function mergeRoutes(base: PriceContent, mine: PriceContent, theirs: PriceContent): PriceRoute[] {
  return mergeParts(base.routes, mine.routes, theirs.routes).map((route) => {
    const [before, own, other] = [base, mine, theirs].map(({ routes }) => routes.find(({ id }) => id === route.id));
    if (!before || !own || !other) return route;
    const fares = { ...other.fares, ...changed(before.fares, own.fares) };
    return { ...other, ...changed(before, own), fares };
  });
}

/** Puts one's own changes since `base` upon what somebody else has saved meanwhile. */
export function mergeChanges(base: PriceContent, mine: PriceContent, theirs: PriceContent): PriceContent {
  const classes = mergeParts(base.classes, mine.classes, theirs.classes);
  const withRoutes = { ...theirs, routes: mergeRoutes(base, mine, theirs) };
  const merged = withZones(withClasses(withRoutes, classes), mergeParts(base.zones, mine.zones, theirs.zones));
  const [before, own] = [numbersByCell(base), numbersByCell(mine)];
  const numbers = [...own].filter(([key, { value }]) => value !== (before.get(key)?.value ?? null));
  return {
    ...numbers.reduce((content, [, { cell, value }]) => withNumber(content, cell, value), merged),
    rules: {
      ...theirs.rules,
      ...Object.fromEntries(
        changesBetween(base, mine).flatMap((change) => (change.kind === 'rule' ? [[change.rule, change.to]] : [])),
      ),
    },
  };
}
