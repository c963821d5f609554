import { pairIndex, pricedZones, type Fares, type Numbers, type PriceContent } from '@/data/prices';

/** What a cell holds: the price by day or by night, or the minutes of driving. */
export const PRICE_PARTS = ['day', 'night', 'minutes'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

/** A number of a list: of which class (not for minutes), between which two zones, in any order, or inside one. */
export interface PriceCell {
  part: PricePart;
  vehicleClass: string;
  one: string;
  other: string;
}

/** The fares inside the zones of a list; of one that says none, nothing. */
export function insideOf(content: PriceContent): Fares {
  const unsaid = pricedZones(content).map(() => null);
  const ofClasses = Object.fromEntries(content.classes.map(({ id }) => [id, unsaid]));
  return content.inside ?? { minutes: unsaid, day: ofClasses, night: ofClasses };
}

/** All numbers of a part, those of its class where it has one. */
export const numbersOf = (fares: Fares, { part, vehicleClass }: Pick<PriceCell, 'part' | 'vehicleClass'>): Numbers =>
  part === 'minutes' ? fares.minutes : (fares[part][vehicleClass] ?? []);

/** Where a cell stands in its numbers; -1 where the list has no such pair. */
function placeOf(content: PriceContent, { one, other }: PriceCell): number {
  const ids = pricedZones(content).map(({ id }) => id);
  const [low, high] = [ids.indexOf(one), ids.indexOf(other)];
  if (low < 0 || high < 0) return -1;
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
  const numbers = numbersOf(fares, { part, vehicleClass }).with(place, value);
  return part === 'minutes'
    ? { ...fares, minutes: numbers }
    : { ...fares, [part]: { ...fares[part], [vehicleClass]: numbers } };
}

/** The list with one other number. A ride that is priced on request by day has no price by night either. */
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
