import type { BoardDay, BoardDriver, Ride } from '@/data/rides';

interface RideSheet {
  /** Null: the rides that nobody drives yet. */
  driver: BoardDriver | null;
  rides: Ride[];
}

/** The rides of a day as sheets of paper: those without a driver, then each driver's in the order of the board. */
export function rideSheets({ rides, drivers }: Pick<BoardDay, 'rides' | 'drivers'>): RideSheet[] {
  return [null, ...drivers]
    .map((driver) => ({ driver, rides: rides.filter(({ driver_no }) => driver_no === (driver?.no ?? null)) }))
    .filter((sheet) => sheet.rides.length > 0);
}
