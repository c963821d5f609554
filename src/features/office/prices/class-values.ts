import * as z from 'zod/mini';
import { locales, type PriceClass, type PriceContent } from '@/data/prices';
import { internationalLocale } from '@/i18n/locales';
import type { PartValues } from './part-fields';
import { readNumber } from './price-numbers';
import { idFor } from './price-shape';

export const LICENCES: readonly PriceClass['licence'][] = ['tour', 'minibus', 'bus', 'rental_with_driver', 'taxi'];

/** Whole numbers of a class, as the table limits them (supabase/migrations/20261120001200_prices.sql). */
const CLASS_NUMBERS = {
  seats: { least: 1, most: 60, mayBeEmpty: false },
  bags: { least: 0, most: 60, mayBeEmpty: false },
  hourly: { least: 1, most: 10_000, mayBeEmpty: true },
} as const;
type ClassNumber = keyof typeof CLASS_NUMBERS;
export const CLASS_NUMBER_NAMES = Object.keys(CLASS_NUMBERS) as readonly ClassNumber[];

const NAME_LETTERS_MAX = 60;

export const classValues = (vehicle: PriceClass | null): PartValues => ({
  ...Object.fromEntries(locales.map((locale) => [`name_${locale}`, vehicle?.name[locale] ?? ''])),
  seats: vehicle ? String(vehicle.seats) : '',
  bags: vehicle ? String(vehicle.bags) : '',
  hourly: vehicle?.hourly ? String(vehicle.hourly) : '',
  licence: vehicle?.licence ?? 'tour',
  active: vehicle?.active === false ? 'no' : 'yes',
  begin: '',
});

function numberFault(field: ClassNumber, typed: string): string | null {
  const { least, most, mayBeEmpty } = CLASS_NUMBERS[field];
  const read = readNumber(typed);
  if (read === null) return mayBeEmpty ? null : 'missing';
  return read === undefined || read < least || read > most ? `outside\n${least}–${most}` : null;
}

/** What a class must satisfy among the others of a list. @param id its own; undefined for a new one */
export function classSchema(content: PriceContent, id: string | undefined): z.ZodMiniType<PartValues, PartValues> {
  const others = content.classes.filter((each) => each.id !== id);
  return z.record(z.string(), z.string()).check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value[field] });
    for (const locale of locales) {
      const field = `name_${locale}`;
      const name = (value[field] ?? '').trim();
      if (name === '') refuse(field, 'missing');
      else if (name.length > NAME_LETTERS_MAX) refuse(field, `long\n${name}`);
      else if (others.some((other) => other.name[locale] === name)) refuse(field, `twice\n${name}`);
    }
    for (const field of CLASS_NUMBER_NAMES) {
      const fault = numberFault(field, value[field] ?? '');
      if (fault) refuse(field, fault);
    }
  });
}

/** The class of what was typed; a new one gets an id of its English name. */
export function classOf(values: PartValues, content: PriceContent, id: string | undefined): PriceClass {
  const text = (field: string) => (values[field] ?? '').trim();
  const number = (field: ClassNumber) => readNumber(text(field)) ?? null;
  return {
    id: id ?? idFor(text(`name_${internationalLocale}`), content.classes),
    name: { he: text('name_he'), en: text('name_en'), fr: text('name_fr') },
    seats: number('seats') ?? 1,
    bags: number('bags') ?? 0,
    licence: LICENCES.find((licence) => licence === values['licence']) ?? 'tour',
    hourly: number('hourly'),
    ...(values['active'] === 'no' && { active: false }),
  };
}
