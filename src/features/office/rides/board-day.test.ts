import { israelInstant } from '@shared/clock/clock';
import { describe, expect, it } from 'vitest';
import { boardRide } from '../../../../tests/fixtures/board-day';
import type { RideTimes } from '@/data/rides';
import { coversSaturday, lastTime, movedTimes, readTimes, typedTime, type TypedTimes } from './board-day';

describe('the hour of a step', () => {
  const at = (day: string, time: string) => israelInstant(day, time).toISOString();
  const now = israelInstant('2026-11-24', '00:10').getTime();

  it('is the last one that the clock has shown, also before midnight', () => {
    expect(lastTime('00:05', now)).toEqual({ at: at('2026-11-24', '00:05') });
    expect(lastTime('0:10', now)).toEqual({ at: at('2026-11-24', '00:10') });
    expect(lastTime('23:50', now)).toEqual({ at: at('2026-11-23', '23:50') });
  });

  it('is not to come, and a time', () => {
    expect([lastTime('00:11', now), lastTime('12:05', now)]).toEqual([{ fault: 'ahead' }, { fault: 'ahead' }]);
    expect(['24:00', '7', 'now'].map((typed) => lastTime(typed, now))).toEqual(
      ['clock', 'clock', 'clock'].map((fault) => ({ fault })),
    );
  });
});

it('tells Shabbat from other rest by the Saturday in it', () => {
  const rest = (from: string, until: string) =>
    coversSaturday({ starts_at: `${from}:00+02:00`, ends_at: `${until}:00+02:00` });
  expect(rest('2026-11-27T16:12', '2026-11-28T17:14')).toBe(true);
  expect(rest('2026-11-24T16:12', '2026-11-25T17:14')).toBe(false);
  // With a holiday before or after it.
  expect(rest('2026-11-26T16:12', '2026-11-28T17:14')).toBe(false);
  expect(rest('2026-11-27T16:12', '2026-11-29T17:14')).toBe(false);
});

describe('typed hours', () => {
  const times = (nth: string, typed: Partial<TypedTimes> & Pick<TypedTimes, 'pickup'>, day = '2026-11-23') => {
    const read = readTimes(boardRide(1, day, nth), { from: null, until: null, ...typed });
    return 'times' in read
      ? Object.values(read.times).map((instant: string | null) => instant?.slice(0, 16))
      : read.faults;
  };

  it('say again what the ride has', () => {
    const ride = boardRide(1, '2026-11-23', '14:00');
    const typed = { pickup: '14:00', from: typedTime(ride.busy_from), until: typedTime(ride.busy_until) };
    expect(readTimes(ride, typed)).toEqual({
      times: { pickup_at: ride.pickup_at, busy_from: ride.busy_from, busy_until: ride.busy_until },
    });
  });

  it.each([
    ['2026-11-23', '06:00', '10:00', '2026-11-23T08:00'],
    ['2026-11-23', '23:30', '03:30', '2026-11-24T01:30'],
    ['2026-11-24', '04:00', '05:05', '2026-11-24T03:05'],
    ['2026-11-24', '00:30', '23:30', '2026-11-23T21:30'],
    ['2026-11-23', '10:00', '23:00', '2026-11-23T21:00'],
    ['2026-11-23', '10:00', '05:00', '2026-11-23T03:00'],
  ])('move the pick-up of %s, %s to %s with its driver, and never back by a day', (day, was, pickup, instant) => {
    expect(times(was, { pickup }, day)).toEqual([instant, undefined, undefined]);
    const ride = boardRide(1, day, was);
    const read = readTimes(ride, { pickup, from: null, until: null });
    if (!('times' in read)) throw new Error('The time was not understood');
    const moved = movedTimes(ride, read.times);
    const span = ({ busy_from, busy_until, pickup_at }: RideTimes) =>
      [busy_from, busy_until].map((end) => Date.parse(end) - Date.parse(pickup_at));
    expect(span(moved)).toEqual(span(ride));
  });

  it('go past midnight where the clock says so', () => {
    expect(times('23:30', { pickup: '00:30', from: '23:15', until: '02:00' })).toEqual([
      '2026-11-23T22:30',
      '2026-11-23T21:15',
      '2026-11-24T00:00',
    ]);
  });

  it('are refused field by field', () => {
    expect(times('14:00', { pickup: '14:03' })).toEqual({ pickup: 'time' });
    expect(times('14:00', { pickup: '14:00', from: '25:00', until: '16:03' })).toEqual({ from: 'time', until: 'time' });
  });

  it('that the clocks skip do not exist; of those that come twice the later one counts', () => {
    expect(times('01:30', { pickup: '02:30', from: '01:00', until: '04:00' }, '2027-03-26')).toEqual({
      pickup: 'skipped',
    });
    expect(times('02:00', { pickup: '01:30', from: '00:30', until: '03:00' }, '2027-10-31')).toEqual([
      '2027-10-30T23:30',
      '2027-10-30T21:30',
      '2027-10-31T01:00',
    ]);
  });
});
