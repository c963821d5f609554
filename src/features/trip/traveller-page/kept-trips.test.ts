import { describe, expect, it } from 'vitest';
import type { TripView } from '@shared/contracts/trip-contract';
import { tripDriver, tripView } from '../../../../tests/fixtures/trip-view';
import { keptUntil, newsOf, type KeptNews } from './kept-trips';

const withDriver = tripView('booked', 'view', { drivers: [tripDriver] });

describe('a trip that is kept on the phone', () => {
  it('is there until a day after its last ride, at the hour to which that was moved', () => {
    // Picked up at 12:05 UTC, for an hour.
    expect(new Date(keptUntil(withDriver)).toISOString()).toBe('2027-03-17T13:05:00.000Z');
    const moved = { ...withDriver, pickups: [{ leg: 1, car: 1, pickup_at: '2027-03-16T14:05:00Z' }] };
    expect(new Date(keptUntil(moved)).toISOString()).toBe('2027-03-17T15:05:00.000Z');
  });

  it.each<[string, TripView, KeptNews | null]>([
    ['nothing', withDriver, null],
    ['a driver', { ...withDriver, drivers: [{ ...tripDriver, name: { he: 'אבי', latin: 'Avi' } }] }, 'driver'],
    ['a car', { ...withDriver, drivers: [{ ...tripDriver, plate: '7654321' }] }, 'driver'],
    ['an hour', { ...withDriver, pickups: [{ leg: 1, car: 1, pickup_at: '2027-03-16T14:05:00Z' }] }, 'hour'],
    ['the number that is shown now', { ...withDriver, drivers: [{ ...tripDriver, phone: null }] }, null],
    ['everything', tripView('cancelled'), 'cancelled'],
  ])('is marked once %s has changed', (_, now, news) => {
    expect(newsOf(withDriver, now)).toBe(news);
  });

  it('misleads nobody who knew of no driver', () => {
    expect(newsOf(tripView('booked', 'view'), withDriver)).toBeNull();
  });
});
