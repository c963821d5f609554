import type { PriceContent } from '@/data/prices';
import { numberAt, withNumber, type PriceCell, type Ride } from './price-numbers';
import { writtenOut } from './follow-rules';
import { insidesOf, pairsOf, publishable } from './price-shape';

/** Why a list is refused: cells that say nothing yet, nights below their day or without one, larger vehicles that cost less. */
type PriceFault = 'incomplete' | 'fares_night' | 'contradiction';

/** The classes that a ride is priced in by size: of each number of seats the first, the smallest first. */
export function sizes({ classes }: PriceContent) {
  return classes
    .filter(({ seats }, nth) => classes.findIndex((other) => other.seats === seats) === nth)
    .toSorted((one, other) => one.seats - other.seats);
}

const isBelowDay = (day: number | null, night: number | null): boolean =>
  night !== null && day !== null && (day === 0 || night < day);

function faultsOfRide(content: PriceContent, ride: Ride): Record<PriceFault, PriceCell[]> {
  const cell = (part: PriceCell['part'], vehicleClass = ''): PriceCell => ({ part, vehicleClass, ...ride });
  const day = (id: string) => numberAt(content, cell('day', id));
  const night = (id: string) => numberAt(content, cell('night', id)) ?? day(id);
  const ids = content.classes.map(({ id }) => id);
  const needsMinutes = ids.some((id) => day(id)) && numberAt(content, cell('minutes')) === null;
  const bySize = sizes(content).filter(({ id }) => day(id));
  const cheaper = bySize.flatMap(({ id: large }, nth) => {
    const smaller = bySize.slice(0, nth).map(({ id }) => id);
    const costsLess = (price: typeof day) => smaller.some((small) => (price(small) ?? 0) > (price(large) ?? 0));
    if (costsLess(day)) return [cell('day', large)];
    return costsLess(night) ? [cell('night', large)] : [];
  });
  return {
    incomplete: [
      // A zone may have no fare inside.
      ...(ride.one === ride.other ? [] : ids.filter((id) => day(id) === null).map((id) => cell('day', id))),
      ...(needsMinutes ? [cell('minutes')] : []),
    ],
    fares_night: ids
      .filter((id) => isBelowDay(day(id), numberAt(content, cell('night', id))))
      .map((id) => cell('night', id)),
    contradiction: cheaper,
  };
}

const faultsIn = (list: PriceContent, fault: PriceFault): PriceCell[] =>
  [...pairsOf(list), ...insidesOf(list)].flatMap((ride) => faultsOfRide(list, ride)[fault]);

/**
 * The cells for which the database refuses a list (`private.price_refusal`, constraint `fares_night`), so that they can be
 * named.
 */
export function faultyCells(content: PriceContent, fault: PriceFault): readonly PriceCell[] {
  if (fault !== 'fares_night') return faultsIn(publishable(content), fault);
  // A draft may say what it likes of what is switched off, but no night is below its day: as it is written, and as it follows.
  const cells = [content, writtenOut(content)].flatMap((list) => faultsIn(list, fault));
  return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}

/** Says "on request" wherever a list would be published without a price. */
export const withOnRequest = (content: PriceContent): PriceContent =>
  faultyCells(content, 'incomplete')
    .filter(({ part }) => part === 'day')
    .reduce((present, cell) => withNumber(present, cell, 0), content);
