import type { Flight, FlightStatus } from '../_shared/contracts/flight-contract.ts';
import { MINUTE_MS, israelClock } from '../_shared/clock/clock.ts';

type SampleRow = [
  flight: string,
  airline: string,
  code: string,
  en: string,
  he: string,
  scheduled: string,
  estimated: string,
  terminal: string,
  status: FlightStatus,
  gate?: string,
];

/**
 * A fixed list: arrivals of a demonstration that has no feed, marked as a sample wherever shown. It is shown as if
 * it were a quarter past five; what arrives has not departed.
 */
const rows: readonly SampleRow[] = [
  ['LY 8', 'El Al', 'JFK', 'New York', 'ניו יורק', '05:10', '05:02', '3', 'landed'],
  ['LH 686', 'Lufthansa', 'FRA', 'Frankfurt', 'פרנקפורט', '05:40', '06:25', '3', 'delayed'],
  ['AF 962', 'Air France', 'CDG', 'Paris', 'פריז', '06:15', '06:15', '3', 'on-time'],
  ['IZ 216', 'Arkia', 'ATH', 'Athens', 'אתונה', '06:30', '06:30', '1', 'boarding', 'C4'],
  ['BA 165', 'British Airways', 'LHR', 'London', 'לונדון', '07:05', '07:05', '3', 'on-time'],
  ['6H 842', 'Israir', 'LCA', 'Larnaca', 'לרנקה', '07:20', '08:10', '1', 'delayed'],
  ['W6 2325', 'Wizz Air', 'FCO', 'Rome', 'רומא', '07:45', '07:45', '1', 'on-time', 'D2'],
];

/** The clock at which the list is the board of the moment. */
const SHOWN_AT = '05:15';
const FIVE = 5 * MINUTE_MS;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The arrivals around a moment, at full five minutes as boards have them. */
export function sampleFlights(now: Date): Flight[] {
  const shownAt = Math.floor(now.getTime() / FIVE) * FIVE;
  const moved = (time: string): string => {
    const { day, time: clock } = israelClock(new Date(shownAt + (minutesOf(time) - minutesOf(SHOWN_AT)) * MINUTE_MS));
    return `${day}T${clock}`;
  };
  return rows.map(([flightNumber, airline, code, en, he, scheduled, estimated, terminal, status, gate]) => ({
    direction: 'arrival',
    flightNumber,
    airlineCode: flightNumber.slice(0, 2),
    airline,
    place: { code, en, he },
    scheduledTime: moved(scheduled),
    estimatedTime: moved(estimated),
    terminal,
    ...(gate && { gate }),
    status,
  }));
}
