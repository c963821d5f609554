import {
  pairIndex,
  pricedZones,
  type Fares,
  type Numbers,
  type PriceClass,
  type PriceContent,
  type PriceRules,
  type PriceZone,
} from '@/data/prices';
import { writtenOut } from './follow-rules';
import { insideOf, numberAt, withNumber, type Ride } from './price-numbers';

/** Hours of the day in a list are minutes since midnight. */
export const HOUR_RULES: ReadonlySet<keyof PriceRules> = new Set(['night_from', 'night_to']);

/** "21:00" of 1260. */
export const timeOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The pairs of zones that have prices of their own, in the order of the numbers. */
export function pairsOf(content: PriceContent): Ride[] {
  const ids = pricedZones(content).map(({ id }) => id);
  return ids.flatMap((other, high) => ids.slice(0, high).map((one) => ({ one, other })));
}

/** The rides inside those zones, in the order of the numbers. */
export const insidesOf = (content: PriceContent): Ride[] =>
  pricedZones(content).map(({ id }) => ({ one: id, other: id }));

/** The same fares, with all numbers of each kind made anew. */
function withEach<Each extends Fares>(fares: Each, change: (numbers: Numbers) => Numbers): Each {
  const ofClasses = (part: Fares['day']) =>
    Object.fromEntries(Object.entries(part).map(([id, numbers]) => [id, change(numbers)]));
  return {
    ...fares,
    minutes: change(fares.minutes),
    day: ofClasses(fares.day),
    night: ofClasses(fares.night),
    ...(fares.confirmed && { confirmed: change(fares.confirmed) }),
  };
}

/**
 * The list with other zones: added, changed, removed or in another order. Every number stays with its pair or its zone; what a
 * new one costs is not said yet, and a zone that is priced like another loses its own numbers.
 */
export function withZones(content: PriceContent, zones: readonly PriceZone[]): PriceContent {
  const places = new Map(pricedZones(content).map(({ id }, place) => [id, place]));
  const from = (sources: readonly number[]) => (numbers: Numbers) => sources.map((source) => numbers[source] ?? null);
  const pairs = pairsOf({ ...content, zones }).map(({ one, other }) => {
    const [low, high] = [places.get(one), places.get(other)];
    return low === undefined || high === undefined ? -1 : pairIndex(low, high);
  });
  const own = pricedZones({ zones }).map(({ id }) => places.get(id) ?? -1);
  const routes = content.routes.filter(({ start }) => zones.some(({ id }) => id === start));
  return { ...withEach(content, from(pairs)), zones, inside: withEach(insideOf(content), from(own)), routes };
}

/** The list with other classes of vehicles; what a new one costs is not said yet. */
export function withClasses(content: PriceContent, classes: readonly PriceClass[]): PriceContent {
  const ofClasses = <Each extends Fares>(fares: Each): Each => {
    const unsaid = fares.minutes.map(() => null);
    const each = (part: Fares['day']) =>
      Object.fromEntries(classes.map(({ id }): [string, Numbers] => [id, part[id] ?? unsaid]));
    return { ...fares, day: each(fares.day), night: each(fares.night) };
  };
  const routes = content.routes.map(({ fares, ...route }) => ({
    ...route,
    // On request, until somebody says it: nothing else in the office does.
    fares: Object.fromEntries(classes.map(({ id }) => [id, fares[id] ?? 0])),
  }));
  return { ...ofClasses(content), classes, inside: ofClasses(insideOf(content)), routes };
}

/** As it would be published: written out, without what is switched off, and without zones that are priced like one of those. */
export function publishable(draft: PriceContent): PriceContent {
  const content = writtenOut(draft);
  const off = new Set(content.zones.filter(({ active = true }) => !active).map(({ id }) => id));
  const zones = content.zones.filter(({ id, like }) => !off.has(id) && !(like !== undefined && off.has(like)));
  const classes = content.classes.filter(({ active = true }) => active);
  return withZones(withClasses(content, classes), zones);
}

/** The list without what is written of the rides of some zones, but for confirmed minutes: their rules say what holds. */
export function withoutNumbersOf(content: PriceContent, ids: readonly string[]): PriceContent {
  const cleared = <Each extends Fares>(fares: Each, rides: readonly Ride[]): Each => {
    const isOf = rides.map(({ one, other }) => ids.includes(one) || ids.includes(other));
    const without = withEach(fares, (numbers) => numbers.map((number, nth) => (isOf[nth] ? null : number)));
    const minutes = fares.minutes.map((number, nth) => (isOf[nth] && !fares.confirmed?.[nth] ? null : number));
    return { ...without, minutes, confirmed: fares.confirmed };
  };
  return { ...cleared(content, pairsOf(content)), inside: cleared(insideOf(content), insidesOf(content)) };
}

/** The list with the minutes of every ride of a zone confirmed, as they are written or follow. */
export function withConfirmed(content: PriceContent, zone: string): PriceContent {
  const told = writtenOut(content);
  return pricedZones(content).reduce((next, { id }) => {
    const cell = { part: 'minutes', vehicleClass: '', one: zone, other: id } as const;
    const minutes = numberAt(told, cell);
    return minutes === null ? next : withNumber(next, cell, minutes);
  }, content);
}

/** The list without what is written of a class: its rule says what holds. */
export function withoutNumbersOfClass(content: PriceContent, id: string): PriceContent {
  const cleared = <Each extends Fares>(fares: Each): Each => {
    const unsaid = fares.minutes.map(() => null);
    return { ...fares, day: { ...fares.day, [id]: unsaid }, night: { ...fares.night, [id]: unsaid } };
  };
  return { ...cleared(content), inside: cleared(insideOf(content)) };
}

/** A part in place of the one with its id, or after all others. */
export const withPart = <Part extends { readonly id: string }>(parts: readonly Part[], part: Part): readonly Part[] =>
  parts.some(({ id }) => id === part.id) ? parts.map((each) => (each.id === part.id ? part : each)) : [...parts, part];

/** A part goes up (-1) or down (1); it stays at the ends. */
export function movedBy<Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  step: -1 | 1,
): readonly Part[] {
  const from = parts.findIndex((part) => part.id === id);
  const [part, other] = [parts[from], parts[from + step]];
  return part && other ? parts.with(from, other).with(from + step, part) : parts;
}

/** Letters of an id at most, with a number after them where it is taken. */
const ID_LETTERS = 36;

/** An id for a new part, of its English name: "Zichron Ya’akov" is "zichron-yaakov". */
export function idFor(name: string, parts: readonly { readonly id: string }[]): string {
  const letters = name.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  const joined = words.join('-').slice(0, ID_LETTERS).replace(/-$/u, '');
  const stem = joined.length < 2 ? `new-${joined || 1}` : joined;
  const taken = new Set(parts.map(({ id }) => id));
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? stem : `${stem}-${nth}`;
    if (!taken.has(id)) return id;
  }
}
