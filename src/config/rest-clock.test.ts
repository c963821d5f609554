import { describe, expect, it } from 'vitest';
import { MINUTE_MS, israelInstant } from '@shared/clock/clock';
import { backAt, closesTodayAt } from './rest-clock.ts';

describe('when answering ends today', () => {
  // 11 December 2026 is a Friday.
  const friday = '2026-12-11';

  it('is told on the eve of a rest, to the minute', () => {
    const closes = closesTodayAt(israelInstant(friday, '00:30'));
    expect(closes).not.toBeNull();
    const at = closes?.getTime() ?? 0;
    expect(backAt(new Date(at))).not.toBeNull();
    expect(backAt(new Date(at - MINUTE_MS))).toBeNull();
    expect(closesTodayAt(new Date(at - MINUTE_MS))).toEqual(closes);
  });

  it.each([
    ['on any other day', '2026-12-10', '23:30'],
    ['while the business rests', friday, '20:00'],
    ['when the rest is over', '2026-12-12', '21:00'],
  ])('is nothing %s', (_when, day, time) => {
    expect(closesTodayAt(israelInstant(day, time))).toBeNull();
  });
});
