import * as z from 'zod/mini';
import { foldPlace, locales, pricedZones, type PriceContent, type PriceZone } from '@/data/prices';
import { internationalLocale } from '@/i18n/locales';
import type { PartValues } from './part-fields';
import { idFor } from './price-shape';

export const ZONE_KINDS: readonly PriceZone['kind'][] = ['city', 'area', 'airport'];

/** As the tables limit them (supabase/migrations/20261120001200_prices.sql). */
const LETTERS_MAX = 60;
const SPELLINGS_MAX = 60;
const SPELLINGS_LETTERS_MAX = 2000;

/** The zones that are priced like this one, which then has prices of its own. */
export const followersOf = ({ zones }: PriceContent, id: string | undefined): readonly PriceZone[] =>
  zones.filter(({ like }) => like !== undefined && like === id);

/** Those that a place may be priced like. */
export const leadersFor = (content: PriceContent, id: string | undefined): readonly PriceZone[] =>
  pricedZones(content).filter((zone) => zone.id !== id);

export const placeValues = (zone: PriceZone | null): PartValues => ({
  ...Object.fromEntries(locales.map((locale) => [`name_${locale}`, zone?.name[locale] ?? ''])),
  kind: zone?.kind ?? 'city',
  aliases: zone?.aliases.join('\n') ?? '',
  like: zone?.like ?? '',
  destination: zone?.destination ?? '',
  active: zone?.active === false ? 'no' : 'yes',
  begin: '',
});

const lines = (typed: string | undefined): string[] => [
  ...new Set((typed ?? '').split('\n').flatMap((line) => line.replaceAll(/\s+/gu, ' ').trim() || [])),
];

/** As texts are compared with names (supabase/functions/_shared/places/price-zones.ts). */
const folded = (name: string): string => (foldPlace(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** What is wrong with a name, as a code: `taken` is followed by the name and by the id of the zone that has it. */
function nameFault(name: string, taken: ReadonlyMap<string, string>): string | null {
  if (folded(name) === '') return `unreadable\n${name}`;
  if (name.length > LETTERS_MAX) return `long\n${name}`;
  const owner = taken.get(folded(name));
  return owner === undefined ? null : `taken\n${name}\n${owner}`;
}

/** What a place must satisfy among the others of a list. @param id its own; undefined for a new one */
export function placeSchema(content: PriceContent, id: string | undefined): z.ZodMiniType<PartValues, PartValues> {
  const taken = new Map(
    content.zones
      .filter((zone) => zone.id !== id)
      .flatMap((zone) =>
        [...Object.values(zone.name), ...zone.aliases].map((name) => [folded(name), zone.id] as const),
      ),
  );
  return z.record(z.string(), z.string()).check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value[field] });
    for (const locale of locales) {
      const field = `name_${locale}`;
      const name = (value[field] ?? '').trim();
      const fault = name === '' ? 'missing' : nameFault(name, taken);
      if (fault) refuse(field, fault);
    }
    const spellings = lines(value['aliases']);
    const fault = spellings.map((spelling) => nameFault(spelling, taken)).find((each) => each !== null);
    if (spellings.length > SPELLINGS_MAX || spellings.join('').length > SPELLINGS_LETTERS_MAX)
      refuse('aliases', 'many');
    else if (fault) refuse('aliases', fault);
  });
}

/** The place of what was typed; a new one gets an id of its English name. */
export function placeOf(values: PartValues, content: PriceContent, id: string | undefined): PriceZone {
  const text = (field: string) => (values[field] ?? '').replaceAll(/\s+/gu, ' ').trim();
  const { like, destination } = values;
  return {
    id: id ?? idFor(text(`name_${internationalLocale}`), content.zones),
    kind: ZONE_KINDS.find((kind) => kind === values['kind']) ?? 'city',
    name: { he: text('name_he'), en: text('name_en'), fr: text('name_fr') },
    aliases: lines(values['aliases']),
    ...(destination && { destination }),
    ...(like && { like }),
    ...(values['active'] === 'no' && { active: false }),
  };
}
