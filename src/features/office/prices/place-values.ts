import { foldPlace, pricedZones, type PriceContent, type PriceZone } from '@/data/prices';
import { NAME_LETTERS_MAX, namedPart, partSchema, typedPart, type PartSchema, type PartValues } from './part-values';

export const ZONE_KINDS: readonly PriceZone['kind'][] = ['city', 'area', 'airport'];

/** As the tables limit them (supabase/migrations/20261120001200_prices.sql). */
const SPELLINGS_MAX = 60;
const SPELLINGS_LETTERS_MAX = 2000;

/** The zones that are priced like this one, which then has prices of its own. */
export const followersOf = ({ zones }: PriceContent, id: string | undefined): readonly PriceZone[] =>
  zones.filter(({ like }) => like !== undefined && like === id);

/** Those that a place may be priced like. */
export const leadersFor = (content: PriceContent, id: string | undefined): readonly PriceZone[] =>
  pricedZones(content).filter((zone) => zone.id !== id);

export const placeValues = (zone: PriceZone | null): PartValues => ({
  ...typedPart(zone),
  kind: zone?.kind ?? 'city',
  aliases: zone?.aliases.join('\n') ?? '',
  like: zone?.like ?? '',
  destination: zone?.destination ?? '',
});

const lines = (typed: string | undefined): string[] => [
  ...new Set((typed ?? '').split('\n').flatMap((line) => line.replaceAll(/\s+/gu, ' ').trim() || [])),
];

/** As texts are compared with names (supabase/functions/_shared/places/price-zones.ts). */
const folded = (name: string): string => (foldPlace(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** What is wrong with a name, as a code: `taken` is followed by the name and by the id of the zone that has it. */
function nameFault(name: string, taken: ReadonlyMap<string, string>): string | null {
  if (folded(name) === '') return `unreadable\n${name}`;
  if (name.length > NAME_LETTERS_MAX) return `long\n${name}`;
  const owner = taken.get(folded(name));
  return owner === undefined ? null : `taken\n${name}\n${owner}`;
}

function spellingsFault(spellings: readonly string[], taken: ReadonlyMap<string, string>): string | null {
  if (spellings.length > SPELLINGS_MAX || spellings.join('').length > SPELLINGS_LETTERS_MAX) return 'many';
  return spellings.map((spelling) => nameFault(spelling, taken)).find((fault) => fault !== null) ?? null;
}

/** What a place must satisfy among the others of a list. @param id its own; undefined for a new one */
export function placeSchema(content: PriceContent, id: string | undefined): PartSchema {
  const taken = new Map(
    content.zones
      .filter((zone) => zone.id !== id)
      .flatMap((zone) =>
        [...Object.values(zone.name), ...zone.aliases].map((name) => [folded(name), zone.id] as const),
      ),
  );
  return partSchema(
    (name) => nameFault(name, taken),
    ({ aliases }) => ({ aliases: spellingsFault(lines(aliases), taken) }),
  );
}

/** The place of what was typed. */
export function placeOf(values: PartValues, content: PriceContent, id: string | undefined): PriceZone {
  const { like, destination } = values;
  return {
    ...namedPart(values, content.zones, id),
    kind: ZONE_KINDS.find((kind) => kind === values['kind']) ?? 'city',
    aliases: lines(values['aliases']),
    ...(destination && { destination }),
    ...(like && { like }),
  };
}
