import type { PriceList, TripServiceType } from '@/data/submit-lead';

const MOST_HOURS = 24;

/** For how many hours at least a car with its driver is taken, as far as that is known. */
export const leastHours = (list: PriceList | null, service: TripServiceType | ''): number =>
  list?.rules[service === 'event_transfer' ? 'event_minimum' : 'hourly_minimum'] ?? 1;

/** The hours to choose from; what somebody has chosen for another service stays among them. */
export const hoursFrom = (least: number, chosen: string): string[] =>
  Array.from({ length: MOST_HOURS }, (_, nth) => nth + 1)
    .filter((hours) => hours >= least || hours === Number(chosen))
    .map(String);
