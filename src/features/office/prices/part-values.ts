import * as z from 'zod/mini';
import { locales, type PriceClass, type PriceZone } from '@/data/prices';
import { inEveryLanguage, internationalLocale } from '@/i18n/locales';
import { idFor } from './price-shape';

/** What a list is made of: zones, and classes of vehicles. */
export type ListPart = PriceZone | PriceClass;

/** What stands in the inputs of a part, by name of the input; names by language as "name_en". */
export type PartValues = Record<string, string>;
export type PartSchema = z.ZodMiniType<PartValues, PartValues>;

/** As the tables limit it (supabase/migrations/20261120001200_prices.sql). */
export const NAME_LETTERS_MAX = 60;

/** What was typed into an input, in one line. */
const lineOf = (values: PartValues, field: string): string => (values[field] ?? '').replaceAll(/\s+/gu, ' ').trim();

/** What the form of any part begins with. @param part null: a new one */
export const typedPart = (part: ListPart | null): PartValues => ({
  ...Object.fromEntries(locales.map((locale) => [`name_${locale}`, part?.name[locale] ?? ''])),
  active: part?.active === false ? 'no' : 'yes',
});

/** What any part is of what was typed; a new one gets an id of its English name. */
export const namedPart = (values: PartValues, parts: readonly ListPart[], id: string | undefined) => ({
  id: id ?? idFor(lineOf(values, `name_${internationalLocale}`), parts),
  name: inEveryLanguage((locale) => lineOf(values, `name_${locale}`)),
  ...(values['active'] === 'no' && { active: false as const }),
});

/**
 * What a part must satisfy. What is wrong is a code, with what it speaks of in further lines.
 * @param nameFault of a name in a language; none may be missing
 * @param faultsOf what is wrong with the other inputs, by their names
 */
export const partSchema = (
  nameFault: (name: string, locale: (typeof locales)[number]) => string | null,
  faultsOf: (values: PartValues) => Readonly<Record<string, string | null>>,
): PartSchema =>
  z.record(z.string(), z.string()).check(({ value, issues }) => {
    const ofNames = locales.map((locale) => {
      const name = lineOf(value, `name_${locale}`);
      return [`name_${locale}`, name === '' ? 'missing' : nameFault(name, locale)] as const;
    });
    for (const [field, message] of [...ofNames, ...Object.entries(faultsOf(value))])
      if (message) issues.push({ code: 'custom', message, path: [field], input: value[field] });
  });
