import { pairIndex, pricedZones, type Numbers, type PriceContent } from '@/data/prices';

/** What a cell holds: the price by day or by night, or the minutes of driving. */
export const PRICE_PARTS = ['day', 'night', 'minutes'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

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

/** All numbers of a part, those of its class where it has one. */
export const numbersOf = (
  content: PriceContent,
  { part, vehicleClass }: Pick<PriceCell, 'part' | 'vehicleClass'>,
): Numbers => (part === 'minutes' ? content.minutes : (content[part][vehicleClass] ?? []));

/** Null where nothing is said yet; of a night, where it is the day's. */
export const numberAt = (content: PriceContent, cell: PriceCell): number | null =>
  numbersOf(content, cell)[placeOf(content, cell)] ?? null;

/** The list with one other number. A ride that is priced on request by day has no price by night either. */
export function withNumber(content: PriceContent, cell: PriceCell, value: number | null): PriceContent {
  const place = placeOf(content, cell);
  if (place < 0) return content;
  const numbers = numbersOf(content, cell).with(place, value);
  const { part, vehicleClass } = cell;
  if (part === 'minutes') return { ...content, minutes: numbers };
  const next = { ...content, [part]: { ...content[part], [vehicleClass]: numbers } };
  return part === 'day' && value === 0 ? withNumber(next, { ...cell, part: 'night' }, null) : next;
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
