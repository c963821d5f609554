import * as z from 'zod/mini';
import { pricedZones, type PriceContent, type PriceZone } from '@/data/prices';
import { withoutNumbersOf } from './price-shape';
import { readNumber } from './price-numbers';

/** Places that take what is not written from one place, with the same on top: a neighbour, or a ring of them. */
export interface FollowGroup {
  leader: string;
  plus: number;
  minutes: number;
  members: readonly string[];
}

/** What stands in the form of a group. */
export interface FollowValues extends Record<string, unknown> {
  leader: string;
  plus: string;
  minutes: string;
  members: string[];
  /** Whether what is written for the places that join gives way to the rule. */
  clear: 'yes' | 'no';
}

/** As the table limits them (supabase/migrations/20261120001200_prices.sql). */
export const MOST_SHEKELS = 10_000;
export const MOST_MINUTES = 600;
const MOST_STEPS = 5;

/** The groups of a draft, in the order of their places. */
export function followGroups(content: PriceContent): FollowGroup[] {
  const groups = new Map<string, FollowGroup>();
  for (const { id, follows } of content.zones) {
    if (!follows) continue;
    const key = JSON.stringify([follows.zone, follows.plus, follows.minutes]);
    const group = groups.get(key) ?? {
      leader: follows.zone,
      plus: follows.plus,
      minutes: follows.minutes,
      members: [],
    };
    groups.set(key, { ...group, members: [...group.members, id] });
  }
  return [...groups.values()];
}

/** Whom a zone follows, and whom that one does, up to one that follows none. */
function leadersOf(zones: readonly PriceZone[], id: string): string[] {
  const leader = zones.find((zone) => zone.id === id)?.follows?.zone;
  return leader === undefined ? [] : [leader, ...leadersOf(zones, leader)];
}

/** The places that may follow one: not itself, nor those that it follows. */
export function mayFollow(content: PriceContent, leader: string): readonly PriceZone[] {
  const before = new Set([leader, ...leadersOf(content.zones, leader)]);
  return pricedZones(content).filter(({ id }) => !before.has(id));
}

export const followValues = (group: FollowGroup | null): FollowValues => ({
  leader: group?.leader ?? '',
  plus: group ? String(group.plus) : '',
  minutes: group ? String(group.minutes) : '',
  members: [...(group?.members ?? [])],
  clear: 'yes',
});

/** What is wrong with a number that may be left empty. */
export function numberFault(typed: string, most: number): string | null {
  const read = readNumber(typed);
  return read === undefined || (read ?? 0) > most ? `outside\n0–${most}` : null;
}

/** The draft with a group as it was typed; those that have left it follow nobody. @param before null: a new one */
export function withGroup(content: PriceContent, before: FollowGroup | null, values: FollowValues): PriceContent {
  const follows = {
    zone: values.leader,
    plus: readNumber(values.plus) ?? 0,
    minutes: readNumber(values.minutes) ?? 0,
  };
  const members = new Set(
    mayFollow(content, values.leader).flatMap(({ id }) => (values.members.includes(id) ? [id] : [])),
  );
  const left = new Set(before?.members.filter((id) => !members.has(id)));
  const joined = [...members].filter((id) => !before?.members.includes(id));
  const zones = content.zones.map((zone) => {
    if (members.has(zone.id)) return { ...zone, follows };
    return left.has(zone.id) ? { ...zone, follows: undefined } : zone;
  });
  const changed = { ...content, zones };
  return values.clear === 'yes' ? withoutNumbersOf(changed, joined) : changed;
}

/** What a group must satisfy; what is wrong is a code, as with the parts of a list. */
export const followSchema = (content: PriceContent, before: FollowGroup | null) =>
  z
    .object({
      leader: z.string(),
      plus: z.string(),
      minutes: z.string(),
      members: z.array(z.string()),
      clear: z.enum(['yes', 'no']),
    })
    .check(({ value, issues }) => {
      const { zones } = withGroup(content, before, value);
      const isLong = zones.some(({ id }) => leadersOf(zones, id).length > MOST_STEPS);
      const faults = {
        leader: value.leader === '' ? 'missing' : null,
        plus: numberFault(value.plus, MOST_SHEKELS),
        minutes: numberFault(value.minutes, MOST_MINUTES),
        members: isLong ? 'steps' : null,
      };
      for (const [field, message] of Object.entries(faults))
        if (message) issues.push({ code: 'custom', message, path: [field], input: value });
    });
