import { describe, expect, it } from 'vitest';
import type { NextRide } from '@/data/ride-lists';
import { ridesByDay } from './rides-by-day';

const at = (pickup_at: string) => ({ pickup_at }) as NextRide;

describe('the next rides by their days', () => {
  it('belong to the day of the clock in Israel, whatever board they stand on', () => {
    const rides = [
      at('2026-03-26T21:30:00Z'),
      at('2026-03-26T22:10:00Z'),
      at('2026-03-27T20:59:00Z'),
      at('2026-03-27T21:00:00Z'),
    ];
    // The clocks go forward in the second night.
    expect(ridesByDay(rides, '2026-03-26').map(({ day, name, rides: ofDay }) => [day, name, ofDay.length])).toEqual([
      ['2026-03-26', 'today', 1],
      ['2026-03-27', 'tomorrow', 2],
      ['2026-03-28', null, 1],
    ]);
  });

  it('have no name where they lie before today or further ahead', () => {
    expect(ridesByDay([at('2026-11-22T21:30:00Z')], '2026-11-23').map(({ name }) => name)).toEqual([null]);
    expect(ridesByDay([], '2026-11-23')).toEqual([]);
  });
});
