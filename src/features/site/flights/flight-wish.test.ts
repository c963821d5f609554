import { expect, it } from 'vitest';
import type { Flight } from '@/data/flight-board';
import { flightWish } from './flight-wish';

const TODAY = '2026-12-01';
const flight = (changes: Partial<Flight>): Flight => ({
  direction: 'arrival',
  flightNumber: 'LY 316',
  airlineCode: 'LY',
  airline: 'El Al',
  place: { code: 'LHR', he: '', en: 'London' },
  scheduledTime: `${TODAY}T23:50`,
  estimatedTime: null,
  terminal: '3',
  status: 'on-time',
  ...changes,
});

it.each([
  ['a landing', {}, { from: 'airport', service: 'airport_pickup', flight: 'LY 316', date: TODAY }],
  [
    'a landing after midnight',
    { estimatedTime: '2026-12-02T00:20' },
    { from: 'airport', service: 'airport_pickup', flight: 'LY 316', date: '2026-12-02' },
  ],
  [
    'a landing whose flight is on its way',
    { status: 'departed' },
    { from: 'airport', service: 'airport_pickup', flight: 'LY 316', date: TODAY },
  ],
  ['a departure', { direction: 'departure' }, { to: 'airport', service: 'airport_dropoff', flight: 'LY 316' }],
  ['a departure that has left', { direction: 'departure', status: 'departed' }, null],
  ['a cancelled flight', { status: 'cancelled' }, null],
  ['a flight of yesterday', { scheduledTime: '2026-11-30T12:00' }, null],
] as const)('%s', (_, changes, wish) => {
  expect(flightWish(flight(changes), TODAY)).toEqual(wish);
});
