import type { BoardDay, BoardVehicle, Ride } from '@/data/rides';

const OVER: ReadonlySet<string> = new Set(['done', 'no_show', 'cancelled']);

/** A car that has room for a ride, and whether another ride of the day has it at that time. */
export interface FittingCar {
  vehicle: BoardVehicle;
  isTaken: boolean;
}

/** The cars that a ride may be driven with, those that are free first. The database has the last word. */
export function fittingCars({ rides, vehicles }: Pick<BoardDay, 'rides' | 'vehicles'>, ride: Ride): FittingCar[] {
  const takes = (other: Ride) =>
    other.id !== ride.id &&
    !OVER.has(other.state) &&
    Date.parse(other.busy_from) < Date.parse(ride.busy_until) &&
    Date.parse(ride.busy_from) < Date.parse(other.busy_until);
  const taken = new Set(rides.filter(takes).map(({ vehicle_no }) => vehicle_no));
  return vehicles
    .filter(({ seats, bags }) => seats * ride.cars >= ride.passengers && bags * ride.cars >= ride.luggage)
    .map((vehicle) => ({ vehicle, isTaken: taken.has(vehicle.no) }))
    .toSorted((one, other) => Number(one.isTaken) - Number(other.isTaken));
}
