import { foldPlace, pricedZones, type PriceContent, type PriceZone } from '@/data/prices';
import { MOST_MINUTES, MOST_SHEKELS, numberFault } from './follow-values';
import { NAME_LETTERS_MAX, namedPart, partSchema, typedPart, type PartSchema, type PartValues } from './part-values';
import { readNumber } from './price-numbers';

export const ZONE_KINDS: readonly PriceZone['kind'][] = ['city', 'area', 'airport'];

/** As the tables limit them (supabase/migrations/20261120001200_prices.sql). */
const SPELLINGS_MAX = 60;
const SPELLINGS_LETTERS_MAX = 2000;

/** The zones that are priced like this one or follow it, which then has prices of its own. */
export const followersOf = ({ zones }: PriceContent, id: string | undefined): readonly PriceZone[] =>
  zones.filter(({ like, follows }) => id !== undefined && (like === id || follows?.zone === id));

/** Those that a place may be priced like. */
export const leadersFor = (content: PriceContent, id: string | undefined): readonly PriceZone[] =>
  pricedZones(content).filter((zone) => zone.id !== id);

export const placeValues = (zone: PriceZone | null): PartValues => ({
  ...typedPart(zone),
  kind: zone?.kind ?? 'city',
  aliases: zone?.aliases.join('\n') ?? '',
  like: zone?.like ?? '',
  leader: '',
  plus: '',
  minutes: '',
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

/** Every name of the other zones, with the zone that has it. */
const namesBesides = (content: PriceContent, id: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    content.zones
      .filter((zone) => zone.id !== id)
      .flatMap((zone) =>
        [...Object.values(zone.name), ...zone.aliases].map((name) => [folded(name), zone.id] as const),
      ),
  );

/** What keeps a zone from having a further spelling. */
export function spellingFault(content: PriceContent, id: string, spelling: string): string | null {
  const owner = content.zones.find((zone) => zone.id === id);
  return spellingsFault([...(owner?.aliases ?? []), spelling], namesBesides(content, id));
}

/** What a place must satisfy among the others of a list. @param id its own; undefined for a new one */
export function placeSchema(content: PriceContent, id: string | undefined): PartSchema {
  const taken = namesBesides(content, id);
  return partSchema(
    (name) => nameFault(name, taken),
    ({ aliases, plus = '', minutes = '' }) => ({
      aliases: spellingsFault(lines(aliases), taken),
      plus: numberFault(plus, MOST_SHEKELS),
      minutes: numberFault(minutes, MOST_MINUTES),
    }),
  );
}

/** The place of what was typed. */
export function placeOf(values: PartValues, content: PriceContent, id: string | undefined): PriceZone {
  const { like, destination, leader, plus = '', minutes = '' } = values;
  const begun = leader ? { zone: leader, plus: readNumber(plus) ?? 0, minutes: readNumber(minutes) ?? 0 } : undefined;
  const follows = id === undefined ? begun : content.zones.find((zone) => zone.id === id)?.follows;
  return {
    ...namedPart(values, content.zones, id),
    kind: ZONE_KINDS.find((kind) => kind === values['kind']) ?? 'city',
    aliases: lines(values['aliases']),
    ...(destination && { destination }),
    ...(like ? { like } : follows && { follows }),
  };
}
