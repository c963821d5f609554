import { pricedZones, type PriceContent } from '@/data/prices';
import { faultyCells, sizes } from './price-faults';
import { numberAt, type PriceCell, type Ride } from './price-numbers';
import { pairsOf, publishable } from './price-shape';

/** What is odd about a list: it cannot be published so, or is hardly meant. */
export const ODDITIES = ['incomplete', 'fares_night', 'contradiction', 'nearer_dearer', 'out_of_line'] as const;
export type OddityKind = (typeof ODDITIES)[number];

/** A number that is odd, and the ride that it is odd beside. */
export interface Oddity {
  readonly kind: OddityKind;
  readonly cell: PriceCell;
  readonly beside?: Ride;
}

interface Known extends Ride {
  day: number;
  minutes: number;
}

/** The rides of the smallest class that have a price and minutes. */
function knownRides(list: PriceContent, vehicleClass: string): Known[] {
  return pairsOf(list).flatMap((ride) => {
    const day = numberAt(list, { part: 'day', vehicleClass, ...ride });
    const minutes = numberAt(list, { part: 'minutes', vehicleClass: '', ...ride });
    return day && minutes ? [{ ...ride, day, minutes }] : [];
  });
}

/** Clearly farther: minutes are planned to five. */
const isFarther = (one: Known, other: Known): boolean => one.minutes >= other.minutes * 1.3 + 10;

/** Rides that cost less than one from the same place to a place that is clearly nearer. */
function nearerDearer(list: PriceContent, rides: readonly Known[], vehicleClass: string): Oddity[] {
  const odd = new Map<Known, Known>();
  for (const { id } of pricedZones(list)) {
    const own = rides
      .filter(({ one, other }) => one === id || other === id)
      .toSorted((one, other) => one.minutes - other.minutes);
    for (const ride of own) {
      const beside = own.find((nearer) => isFarther(ride, nearer) && ride.day < nearer.day);
      if (beside && !odd.has(ride)) odd.set(ride, beside);
    }
  }
  return [...odd].map(([{ one, other }, beside]) => ({
    kind: 'nearer_dearer',
    cell: { part: 'day', vehicleClass, one, other },
    beside: { one: beside.one, other: beside.other },
  }));
}

/** A ride whose price is this much of what its minutes let expect is out of line. */
const [LEAST, MOST] = [0.6, 1.65];
/** Of fewer rides nothing can be expected. */
const FEWEST = 6;

/** Rides that cost far from what the list charges for as many minutes: a straight line through all of them. */
function outOfLine(rides: readonly Known[], vehicleClass: string): Oddity[] {
  if (rides.length < FEWEST) return [];
  const mean = (of: (ride: Known) => number) => rides.reduce((sum, ride) => sum + of(ride), 0) / rides.length;
  const [minutes, day] = [mean((ride) => ride.minutes), mean((ride) => ride.day)];
  const spread = mean((ride) => (ride.minutes - minutes) ** 2);
  const slope = spread === 0 ? 0 : mean((ride) => (ride.minutes - minutes) * (ride.day - day)) / spread;
  return rides.flatMap(({ one, other, ...ride }): Oddity[] => {
    const share = ride.day / (day + slope * (ride.minutes - minutes));
    const cell: PriceCell = { part: 'day', vehicleClass, one, other };
    return share < LEAST || share > MOST ? [{ kind: 'out_of_line', cell }] : [];
  });
}

/** Gaps and leaps of a draft, those that keep it from being published first. */
export function odditiesOf(content: PriceContent): Oddity[] {
  const list = publishable(content);
  const faults = (['incomplete', 'fares_night', 'contradiction'] as const).flatMap((kind) =>
    faultyCells(content, kind).map((cell): Oddity => ({ kind, cell })),
  );
  const [smallest] = sizes(list);
  if (!smallest) return faults;
  const rides = knownRides(list, smallest.id);
  return [...faults, ...nearerDearer(list, rides, smallest.id), ...outOfLine(rides, smallest.id)];
}
