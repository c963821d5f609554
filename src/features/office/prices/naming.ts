import { findZone, readPlace, type PriceContent } from '@/data/prices';
import { NAME_LETTERS_MAX } from './part-values';
import { spellingFault } from './place-values';
import { publishable, withPart } from './price-shape';

/** A text that is given to a zone as a further name of it. */
export interface Naming {
  name: string;
  zone: string;
}

/** Whether a text that means no zone could be a place's name: it is an address, of a place where our cars go. */
export function isNameable({ zones }: PriceContent, text: string): boolean {
  const reading = readPlace(zones, text);
  if (reading.outcome === 'question') return reading.about === 'town' || reading.about === 'which';
  return reading.outcome === 'unpriced' && text.length > 0;
}

/** The beginning of a text that may be a name: what stands before the first comma. */
export const nameIn = (text: string): string => (text.split(/[,،\n]/u)[0] ?? '').trim().slice(0, NAME_LETTERS_MAX);

/** The draft in which the zone has the name. */
export function withName(content: PriceContent, { name, zone }: Naming): PriceContent {
  const owner = content.zones.find(({ id }) => id === zone);
  if (!owner || owner.aliases.includes(name)) return content;
  return { ...content, zones: withPart(content.zones, { ...owner, aliases: [...owner.aliases, name] }) };
}

/** The draft in which it has that name no more. */
export function withoutName(content: PriceContent, { name, zone }: Naming): PriceContent {
  const owner = content.zones.find(({ id }) => id === zone);
  if (!owner) return content;
  return {
    ...content,
    zones: withPart(content.zones, { ...owner, aliases: owner.aliases.filter((each) => each !== name) }),
  };
}

/**
 * What keeps a zone from having a name, as a code of the form of places; `still` where the whole text would not be understood even so.
 * @param text which the name is taken from
 */
export function namingFault(content: PriceContent, text: string, naming: Naming): string | null {
  if (naming.zone === '') return 'missing';
  const fault = spellingFault(content, naming.zone, naming.name);
  if (fault) return fault;
  return findZone(publishable(withName(content, naming)).zones, text) === null ? 'still' : null;
}
