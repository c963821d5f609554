import { NEEDS, type PriceClass, type PriceContent } from '@/data/prices';
import { numberFault } from './follow-values';
import { NAME_LETTERS_MAX, namedPart, partSchema, typedPart, type PartSchema, type PartValues } from './part-values';
import { readNumber } from './price-numbers';

export const LICENCES: readonly PriceClass['licence'][] = ['tour', 'minibus', 'bus', 'rental_with_driver', 'taxi'];

/** Whole numbers of a class, as the table limits them (supabase/migrations/20261120001200_prices.sql). */
const CLASS_NUMBERS = {
  seats: { least: 1, most: 60, mayBeEmpty: false },
  bags: { least: 0, most: 60, mayBeEmpty: false },
  hourly: { least: 1, most: 10_000, mayBeEmpty: true },
  event_hourly: { least: 1, most: 10_000, mayBeEmpty: true },
  night: { least: 1, most: 200, mayBeEmpty: true },
} as const;
type ClassNumber = keyof typeof CLASS_NUMBERS;
export const CLASS_NUMBER_NAMES = Object.keys(CLASS_NUMBERS) as readonly ClassNumber[];

export const classValues = (vehicle: PriceClass | null): PartValues => ({
  ...typedPart(vehicle),
  ...Object.fromEntries(CLASS_NUMBER_NAMES.map((name) => [name, String(vehicle?.[name] ?? '')])),
  ...Object.fromEntries(NEEDS.map((need) => [need, vehicle?.takes.includes(need) ? 'yes' : ''])),
  licence: vehicle?.licence ?? 'tour',
  leader: vehicle?.follows?.class ?? '',
  percent: String(vehicle?.follows?.percent ?? ''),
});

/** Of how much dearer a class may be than the one that it follows. */
const MOST_PERCENT = 900;

/** The classes that a class may follow: those that follow none. None where others follow itself. */
export function classLeaders({ classes }: PriceContent, id: string | undefined): readonly PriceClass[] {
  if (classes.some(({ follows }) => id !== undefined && follows?.class === id)) return [];
  return classes.filter((each) => each.id !== id && !each.follows);
}

function classNumberFault(field: ClassNumber, typed = ''): string | null {
  const { least, most, mayBeEmpty } = CLASS_NUMBERS[field];
  const read = readNumber(typed);
  if (read === null) return mayBeEmpty ? null : 'missing';
  return read === undefined || read < least || read > most ? `outside\n${least}–${most}` : null;
}

/** What a class must satisfy among the others of a list. @param id its own; undefined for a new one */
export function classSchema(content: PriceContent, id: string | undefined): PartSchema {
  const others = content.classes.filter((each) => each.id !== id);
  return partSchema(
    (name, locale) => {
      if (name.length > NAME_LETTERS_MAX) return `long\n${name}`;
      return others.some((other) => other.name[locale] === name) ? `twice\n${name}` : null;
    },
    (values) => ({
      ...Object.fromEntries(CLASS_NUMBER_NAMES.map((field) => [field, classNumberFault(field, values[field])])),
      percent: numberFault(values['percent'] ?? '', MOST_PERCENT),
    }),
  );
}

/** The class of what was typed. */
export function classOf(values: PartValues, content: PriceContent, id: string | undefined): PriceClass {
  const number = (field: ClassNumber) => readNumber(values[field] ?? '') ?? null;
  const [leader, night] = [values['leader'], number('night')];
  return {
    ...namedPart(values, content.classes, id),
    seats: number('seats') ?? 1,
    bags: number('bags') ?? 0,
    licence: LICENCES.find((licence) => licence === values['licence']) ?? 'tour',
    hourly: number('hourly'),
    event_hourly: number('event_hourly'),
    takes: NEEDS.filter((need) => values[need] === 'yes'),
    ...(leader && { follows: { class: leader, percent: readNumber(values['percent'] ?? '') ?? 0 } }),
    ...(night !== null && { night }),
  };
}
