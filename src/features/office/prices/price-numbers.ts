import { pairIndex, pricedZones, type Fares, type Numbers, type PriceContent } from '@/data/prices';

/** What a cell shows: the price by day or by night, or the minutes of driving. */
export const PRICE_PARTS = ['day', 'night', 'minutes'] as const;
/** Beside them, of a draft, whether the house has confirmed the minutes. */
export type PricePart = (typeof PRICE_PARTS)[number] | 'confirmed';

/** From one zone to another, or inside the same. */
export interface Ride {
  one: string;
  other: string;
}

/** A number of a ride, whichever way it goes: of which class (not for minutes). */
export interface PriceCell extends Ride {
  part: PricePart;
  vehicleClass: string;
}

/** The fares inside the zones of a list; of one that says none, nothing. */
export function insideOf(content: PriceContent): Fares {
  const unsaid = pricedZones(content).map(() => null);
  const ofClasses = Object.fromEntries(content.classes.map(({ id }) => [id, unsaid]));
  return content.inside ?? { minutes: unsaid, day: ofClasses, night: ofClasses };
}

/** All numbers of a part, those of its class where it has one. */
export const numbersOf = (fares: Fares, { part, vehicleClass }: Pick<PriceCell, 'part' | 'vehicleClass'>): Numbers =>
  part === 'minutes' || part === 'confirmed' ? (fares[part] ?? []) : (fares[part][vehicleClass] ?? []);

const knownPlaces = new WeakMap<PriceContent['zones'], ReadonlyMap<string, number>>();

/** The places of the zones that have prices of their own, in the order of the numbers. */
function placesIn({ zones }: PriceContent): ReadonlyMap<string, number> {
  const places = knownPlaces.get(zones) ?? new Map(pricedZones({ zones }).map(({ id }, nth) => [id, nth]));
  knownPlaces.set(zones, places);
  return places;
}

/** Where a cell stands in its numbers; -1 where the list has no such pair. */
function placeOf(content: PriceContent, { one, other }: PriceCell): number {
  const places = placesIn(content);
  const [low, high] = [places.get(one), places.get(other)];
  if (low === undefined || high === undefined) return -1;
  return low === high ? low : pairIndex(low, high);
}

const isInside = ({ one, other }: PriceCell): boolean => one === other;

/** Null where nothing is said yet; of a night, where it is the day's. */
export const numberAt = (content: PriceContent, cell: PriceCell): number | null =>
  numbersOf(isInside(cell) ? insideOf(content) : content, cell)[placeOf(content, cell)] ?? null;

function withNumberAt<Each extends Fares>(
  fares: Each,
  { part, vehicleClass }: PriceCell,
  place: number,
  value: number | null,
): Each {
  if (part === 'day' || part === 'night') {
    const numbers = numbersOf(fares, { part, vehicleClass }).with(place, value);
    return { ...fares, [part]: { ...fares[part], [vehicleClass]: numbers } };
  }
  const confirmed = (fares.confirmed ?? fares.minutes.map(() => null)).with(place, value === null ? null : 1);
  return part === 'confirmed'
    ? { ...fares, confirmed }
    : { ...fares, confirmed, minutes: fares.minutes.with(place, value) };
}

/**
 * The list with one other number. A ride that is priced on request by day has no price by night either; minutes that somebody writes
 * are confirmed.
 */
export function withNumber(content: PriceContent, cell: PriceCell, value: number | null): PriceContent {
  const place = placeOf(content, cell);
  if (place < 0) return content;
  const next = isInside(cell)
    ? { ...content, inside: withNumberAt(insideOf(content), cell, place, value) }
    : withNumberAt(content, cell, place, value);
  return cell.part === 'day' && value === 0 ? withNumber(next, { ...cell, part: 'night' }, null) : next;
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
