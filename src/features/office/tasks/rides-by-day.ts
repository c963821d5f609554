import { addDays, israelClock } from '@shared/clock/clock';
import type { NextRide } from '@/data/ride-lists';

interface RidesOfDay {
  /** The calendar's in Israel, "2026-11-23": a ride at one in the morning is tomorrow's, whatever board it stands on. */
  day: string;
  name: 'today' | 'tomorrow' | null;
  rides: NextRide[];
}

/** Rides in the order of their hours as their days. @param today "2026-11-23" */
export function ridesByDay(rides: readonly NextRide[], today: string): RidesOfDay[] {
  const tomorrow = addDays(today, 1);
  const days: RidesOfDay[] = [];
  for (const ride of rides) {
    const { day } = israelClock(new Date(ride.pickup_at));
    const last = days.at(-1);
    if (last?.day === day) last.rides.push(ride);
    else days.push({ day, name: day === today ? 'today' : day === tomorrow ? 'tomorrow' : null, rides: [ride] });
  }
  return days;
}
