import { pairIndex, pricedZones, type Fares, type Numbers, type PriceClass, type PriceContent } from '@/data/prices';
import { insideOf, numbersOf, type PriceCell, type Ride } from './price-numbers';

/** A zone whose numbers a zone may take, with what the rules on the way to it add; itself first. */
interface Step {
  nth: number;
  plus: number;
  minutes: number;
}

/** Rules go from zone to zone no further than this (`zones_follows` of the migration `prices`). */
const MOST_STEPS = 5;

function chainOf(content: PriceContent, places: ReadonlyMap<string, number>, start: string): Step[] {
  const chain: Step[] = [];
  let [id, plus, minutes]: [string | undefined, number, number] = [start, 0, 0];
  while (id !== undefined && chain.length <= MOST_STEPS) {
    const nth = places.get(id);
    if (nth === undefined) break;
    chain.push({ nth, plus, minutes });
    const rule: PriceContent['zones'][number]['follows'] = content.zones.find((zone) => zone.id === id)?.follows;
    [id, plus, minutes] = [rule?.zone, plus + (rule?.plus ?? 0), minutes + (rule?.minutes ?? 0)];
  }
  return chain;
}

/** A ride from which another one may take its numbers, with what is added. */
interface Way extends Omit<Step, 'nth'> {
  low: number;
  high: number;
}

/** The rides that a ride may follow, itself first: the fewest steps, of as many those by the rule of the later zone. */
function waysOf(low: readonly Step[], high: readonly Step[]): Way[] {
  return low
    .flatMap((one, lowSteps) =>
      high.map((other, highSteps) => ({
        way: { low: one.nth, high: other.nth, plus: one.plus + other.plus, minutes: one.minutes + other.minutes },
        steps: lowSteps + highSteps,
        late: highSteps,
      })),
    )
    .toSorted((one, other) => one.steps - other.steps || other.late - one.late)
    .map(({ way }) => way);
}

/** Inside a zone that follows another it costs as inside that one. */
const waysInside = (chain: readonly Step[]): Way[] =>
  chain.map(({ nth }) => ({ low: nth, high: nth, plus: 0, minutes: 0 }));

const writtenAt = (content: PriceContent, inside: Fares, { low, high }: Way, part: Parameters<typeof numbersOf>[1]) =>
  (low === high ? numbersOf(inside, part)[low] : numbersOf(content, part)[pairIndex(low, high)]) ?? null;

const TENS = 10;
/** So many percent more, to whole tens of shekels. */
const dearer = (price: number, percent: number): number =>
  percent === 0 ? price : Math.ceil((price * (100 + percent)) / 100 / TENS) * TENS;

/** Where an unwritten number comes from: another ride, another class, the day. */
export type Source =
  | { readonly by: 'zone'; readonly ride: Ride; readonly plus: number }
  | { readonly by: 'class'; readonly id: string; readonly percent: number }
  | { readonly by: 'night'; readonly percent: number };

interface Told {
  readonly day: number | null;
  readonly night: number | null;
  readonly dayFrom?: Way | undefined;
}

/** A list with every number that follows from a rule in its place, and the ways on which each ride looks for one. */
interface WrittenOut {
  readonly content: PriceContent;
  readonly ways: readonly (readonly Way[])[];
  readonly insideWays: readonly (readonly Way[])[];
}

function fareOf(content: PriceContent, inside: Fares, ways: readonly Way[], vehicle: PriceClass): Told {
  const at = (way: Way | undefined, part: 'day' | 'night') =>
    way ? writtenAt(content, inside, way, { part, vehicleClass: vehicle.id }) : null;
  const dayFrom = ways.find((way) => at(way, 'day') !== null);
  const source = at(dayFrom, 'day');
  if (!dayFrom || source === null) return { day: null, night: null };
  if (source === 0) return { day: 0, night: null };
  const day = source + dayFrom.plus;
  const theirs = at(dayFrom, 'night');
  const followed = theirs === null ? null : theirs + dayFrom.plus;
  const dear = vehicle.night === undefined ? null : dearer(day, vehicle.night);
  return { day, night: at(ways[0], 'night') ?? followed ?? dear, dayFrom };
}

function classFareOf(own: { day: number | null; night: number | null }, leader: Told, vehicle: PriceClass): Told {
  const percent = vehicle.follows?.percent ?? 0;
  const day = own.day ?? (leader.day === null ? null : dearer(leader.day, percent));
  if (!day) return { day, night: null };
  const followed = own.day === null && leader.night !== null ? dearer(leader.night, percent) : null;
  return { day, night: own.night ?? followed ?? (vehicle.night === undefined ? null : dearer(day, vehicle.night)) };
}

function fillIn(content: PriceContent, inside: Fares, allWays: readonly (readonly Way[])[]): Fares {
  const minutes: Numbers = allWays.map((ways) => {
    const from = ways.find((way) => writtenAt(content, inside, way, { part: 'minutes', vehicleClass: '' }) !== null);
    const written = from ? writtenAt(content, inside, from, { part: 'minutes', vehicleClass: '' }) : null;
    return from && written !== null ? written + from.minutes : null;
  });
  const plain = new Map(
    content.classes
      .filter(({ follows }) => !follows)
      .map((vehicle) => [vehicle.id, allWays.map((ways) => fareOf(content, inside, ways, vehicle))]),
  );
  const told = content.classes.map((vehicle): [string, readonly Told[]] => {
    const own = plain.get(vehicle.id);
    if (own) return [vehicle.id, own];
    const leaders = plain.get(vehicle.follows?.class ?? '');
    return [
      vehicle.id,
      allWays.map(([here], nth) => {
        const at = (part: 'day' | 'night') =>
          here ? writtenAt(content, inside, here, { part, vehicleClass: vehicle.id }) : null;
        return classFareOf(
          { day: at('day'), night: at('night') },
          leaders?.[nth] ?? { day: null, night: null },
          vehicle,
        );
      }),
    ];
  });
  const of = (part: 'day' | 'night') =>
    Object.fromEntries(told.map(([id, fares]) => [id, fares.map((each) => each[part])]));
  return { minutes, day: of('day'), night: of('night') };
}

const known = new WeakMap<PriceContent, WrittenOut>();

function workOut(content: PriceContent): WrittenOut {
  const earlier = known.get(content);
  if (earlier) return earlier;
  const zones = pricedZones(content);
  const places = new Map(zones.map(({ id }, nth) => [id, nth]));
  const chains = zones.map(({ id }) => chainOf(content, places, id));
  const ways = chains.flatMap((high, nth) => chains.slice(0, nth).map((low) => waysOf(low, high)));
  const insideWays = chains.map(waysInside);
  const inside = insideOf(content);
  const out: WrittenOut = {
    ways,
    insideWays,
    content: {
      ...content,
      zones: content.zones.map((zone) => ({ ...zone, follows: undefined })),
      classes: content.classes.map((vehicle) => ({ ...vehicle, follows: undefined, night: undefined })),
      ...fillIn(content, inside, ways),
      inside: fillIn(content, inside, insideWays),
      confirmed: undefined,
    },
  };
  known.set(content, out);
  return out;
}

/**
 * A draft with every number written out, and without the rules: what nobody has written of a ride is that of the nearest ride by the
 * rules of its zones, and of a class that follows another, that one's. The database publishes the same (`private.fares_written_out`).
 */
export const writtenOut = (content: PriceContent): PriceContent => workOut(content).content;

/** Where a number that nobody has written comes from; null for one that is written, and for one that follows from nothing. */
export function sourceOf(content: PriceContent, { part, vehicleClass, one, other }: PriceCell): Source | null {
  const ids = pricedZones(content).map(({ id }) => id);
  const [low, high] = [ids.indexOf(one), ids.indexOf(other)];
  const { ways, insideWays } = workOut(content);
  const own = low === high ? insideWays[low] : ways[pairIndex(low, high)];
  const [here] = own ?? [];
  if (low < 0 || high < 0 || !own || !here) return null;
  const inside = insideOf(content);
  const written = (way: Way, of: PriceCell['part'] = part) =>
    writtenAt(content, inside, way, { part: of, vehicleClass: of === 'minutes' ? '' : vehicleClass });
  if (written(here) !== null) return null;
  const vehicle = content.classes.find(({ id }) => id === vehicleClass);
  const isNight = part === 'night';
  if (part !== 'minutes' && vehicle?.follows && (!isNight || written(here, 'day') === null))
    return { by: 'class', id: vehicle.follows.class, percent: vehicle.follows.percent };
  const from = own.find((way) => written(way, isNight ? 'day' : part) !== null);
  if (from && from !== here && written(from) !== null) {
    const ride = { one: ids[from.low] ?? '', other: ids[from.high] ?? '' };
    return { by: 'zone', ride, plus: part === 'minutes' ? from.minutes : from.plus };
  }
  return isNight && vehicle?.night !== undefined && from ? { by: 'night', percent: vehicle.night } : null;
}
