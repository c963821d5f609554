import type { Flight, FlightStatus } from '../_shared/flight-contract.ts';

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

/** The specification's fixed list: arrivals of a demonstration that has no feed, marked as a sample wherever shown. */
const rows: readonly SampleRow[] = [
  ['LY 8', 'El Al', 'JFK', 'New York', 'ניו יורק', '05:10', '05:02', '3', 'landed'],
  ['LH 686', 'Lufthansa', 'FRA', 'Frankfurt', 'פרנקפורט', '05:40', '06:25', '3', 'delayed'],
  ['AF 962', 'Air France', 'CDG', 'Paris', 'פריז', '06:15', '06:15', '3', 'on-time'],
  ['IZ 216', 'Arkia', 'ATH', 'Athens', 'אתונה', '06:30', '06:30', '1', 'boarding', 'C4'],
  ['BA 165', 'British Airways', 'LHR', 'London', 'לונדון', '07:05', '07:05', '3', 'on-time'],
  ['6H 842', 'Israir', 'LCA', 'Larnaca', 'לרנקה', '07:20', '08:10', '1', 'delayed'],
  ['W6 2325', 'Wizz Air', 'FCO', 'Rome', 'רומא', '07:45', '07:45', '1', 'departed', 'D2'],
];

/** @param day today in Israel, "2026-06-30" */
export function sampleFlights(day: string): Flight[] {
  return rows.map(([flightNumber, airline, code, en, he, scheduled, estimated, terminal, status, gate]) => ({
    direction: 'arrival',
    flightNumber,
    airlineCode: flightNumber.slice(0, 2),
    airline,
    place: { code, en, he },
    scheduledTime: `${day}T${scheduled}`,
    estimatedTime: `${day}T${estimated}`,
    terminal,
    ...(gate && { gate }),
    status,
  }));
}
