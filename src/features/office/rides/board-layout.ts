import { HOUR_MS, MINUTE_MS } from '@shared/clock/clock';
import type { BoardDay, BoardDriver, BoardVehicle, Ride } from '@/data/rides';
import { timeInIsrael } from '@/i18n/format';

/** Words need this much of the line, however short the ride: two of them in an hour stand below each other. */
const SHORTEST_BLOCK_MINUTES = 170;

/** Shares of the day, from 0 at its beginning to 1 at its end. */
export interface Span {
  from: number;
  to: number;
}

type DayWindow = Pick<BoardDay, 'starts_at' | 'ends_at'>;

const lengthOf = ({ starts_at, ends_at }: DayWindow) => Date.parse(ends_at) - Date.parse(starts_at);

/** Where an instant lies on the day; outside it below 0 or above 1. */
export const shareOf = (day: DayWindow, instant: string | number): number =>
  (new Date(instant).getTime() - Date.parse(day.starts_at)) / lengthOf(day);

/** What of a stretch of time lies on the day; null where nothing does. */
export function spanOf(day: DayWindow, from: string, until: string): Span | null {
  const span = { from: Math.max(0, shareOf(day, from)), to: Math.min(1, shareOf(day, until)) };
  return span.from < span.to ? span : null;
}

/** The full hours of the day by the clock in Israel: 24, or 23 or 25 when the clocks change. */
export function hoursOf(day: DayWindow): { at: number; time: string }[] {
  const start = Date.parse(day.starts_at);
  return Array.from({ length: Math.round(lengthOf(day) / HOUR_MS) }, (_, nth) => {
    const instant = start + nth * HOUR_MS;
    return { at: shareOf(day, instant), time: timeInIsrael(new Date(instant)) };
  });
}

/** A ride on its lane. */
export interface Block {
  ride: Ride;
  /** From 0, from the top of the lane. */
  row: number;
  /** What its words take up. */
  span: Span;
  /** How long it takes its driver up, as shares of the span: where words need more room, less than all of it. */
  busy: Span;
}

function blockOf(day: DayWindow, ride: Ride): Omit<Block, 'row'> {
  const shortest = Math.min(1, (SHORTEST_BLOCK_MINUTES * MINUTE_MS) / lengthOf(day));
  // A ride that has been moved out of the day meanwhile stands at its edge until the next look.
  const busy = spanOf(day, ride.busy_from, ride.busy_until) ?? { from: 0, to: shortest };
  const width = Math.max(shortest, busy.to - busy.from);
  const from = Math.min(busy.from, 1 - width);
  return {
    ride,
    span: { from, to: from + width },
    busy: { from: (busy.from - from) / width, to: (busy.to - from) / width },
  };
}

const byPickup = (one: Ride, other: Ride) =>
  Date.parse(one.pickup_at) - Date.parse(other.pickup_at) || one.id.localeCompare(other.id);

/** Rides of a lane in the order of their hours; what would cover another goes to the first row that has room. */
export function placeRides(day: DayWindow, rides: readonly Ride[]): { rows: number; blocks: Block[] } {
  /** Where each row ends so far. */
  const ends: number[] = [];
  const blocks = rides.toSorted(byPickup).map((ride) => {
    const block = blockOf(day, ride);
    const free = ends.findIndex((end) => end <= block.span.from + 1e-9);
    const row = free === -1 ? ends.length : free;
    ends[row] = block.span.to;
    return { ...block, row };
  });
  return { rows: Math.max(1, ends.length), blocks };
}

/** Whether somebody has to find a driver for it. */
export const isOpen = ({ driver_no, state }: Pick<Ride, 'driver_no' | 'state'>): boolean =>
  driver_no === null && state === 'planned';

/** Whether a driver can still be put on it, or another one. */
export const isAssignable = ({ state }: Pick<Ride, 'state'>): boolean => ASSIGNABLE.has(state);
const ASSIGNABLE: ReadonlySet<string> = new Set(['planned', 'assigned', 'acknowledged', 'on_the_way', 'at_pickup']);

/** One line of the board: what has no driver yet, or a driver's day. */
export interface Lane {
  driver: BoardDriver | null;
  /** The cars of the day; the usual one where nothing is to be driven. */
  vehicles: readonly BoardVehicle[];
  rows: number;
  blocks: readonly Block[];
  absences: readonly (Span & { why: string | null })[];
}

/** The lanes of a day: first what has no driver, then one for each driver. */
export function boardLanes(day: BoardDay): Lane[] {
  const known = new Set(day.drivers.map(({ no }) => no));
  const { rides } = day;
  const lanes: Lane[] = [
    {
      driver: null,
      vehicles: [],
      absences: [],
      ...placeRides(
        day,
        rides.filter(({ driver_no }) => driver_no === null || !known.has(driver_no)),
      ),
    },
  ];
  for (const driver of day.drivers) {
    const own = rides.filter(({ driver_no }) => driver_no === driver.no);
    const cars = new Set(own.map(({ vehicle_no }) => vehicle_no));
    if (own.length === 0) cars.add(driver.usual_vehicle_no);
    lanes.push({
      driver,
      vehicles: day.vehicles.filter(({ no }) => cars.has(no)),
      absences: driver.absences.flatMap(({ starts_at, ends_at, why }) => {
        const span = spanOf(day, starts_at, ends_at);
        return span ? [{ ...span, why }] : [];
      }),
      ...placeRides(day, own),
    });
  }
  return lanes;
}

/** The next ride without a driver after one, else the first of the day; null when all have one. */
export function nextOpen(rides: readonly Ride[], after?: Ride): Ride | null {
  const open = rides.filter(isOpen).toSorted(byPickup);
  return (after && open.find((ride) => byPickup(ride, after) > 0)) ?? open[0] ?? null;
}

export type Move = 'next' | 'previous' | 'up' | 'down' | 'first' | 'last';

const hourOf = ({ ride }: Block) => Date.parse(ride.pickup_at);

/** The ride that an arrow key leads to: along its lane by the hours, or to the nearest hour of the next lane that has rides. */
export function rideBeside(lanes: readonly Lane[], id: string, move: Move): Ride | null {
  const filled = lanes.map(({ blocks }) => blocks).filter((blocks) => blocks.length > 0);
  const line = filled.findIndex((blocks) => blocks.some(({ ride }) => ride.id === id));
  const blocks = filled[line];
  const nth = blocks?.findIndex(({ ride }) => ride.id === id) ?? -1;
  const here = blocks?.[nth];
  if (!blocks || !here) return null;
  const along = { next: nth + 1, previous: nth - 1, first: 0, last: blocks.length - 1 };
  if (move !== 'up' && move !== 'down') return blocks[along[move]]?.ride ?? null;
  const other = filled[line + (move === 'up' ? -1 : 1)];
  if (!other) return null;
  const distance = (block: Block) => Math.abs(hourOf(block) - hourOf(here));
  return other.reduce((best, block) => (distance(block) < distance(best) ? block : best)).ride;
}
