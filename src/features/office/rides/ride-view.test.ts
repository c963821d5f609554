import { expect, it } from 'vitest';
import { rideId } from '../../../../tests/fixtures/board-day';
import { readRideView, writeRideView } from './ride-view';

it('the address says what is shown, and what it does not say is as usual', () => {
  const view = { day: '2026-11-23', ride: rideId(1), onlyOpen: true };
  expect(String(writeRideView(view))).toBe(`day=2026-11-23&show=open&ride=${rideId(1)}`);
  expect(readRideView(writeRideView(view))).toEqual(view);
  const usual = { day: '', ride: null, onlyOpen: false };
  expect(String(writeRideView(usual))).toBe('');
  for (const search of ['', 'day=2026-02-30&ride=1', 'day=23.11.2026&show=all', 'day=2026-13-01'])
    expect(readRideView(new URLSearchParams(search)), search).toEqual(usual);
});
