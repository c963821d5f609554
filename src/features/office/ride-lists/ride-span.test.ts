import { describe, expect, it } from 'vitest';
import { monthOf, rideSpanSchema } from './ride-span';

const problem = (first: string, last: string) =>
  rideSpanSchema.safeParse({ first, last }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the span of a file of rides', () => {
  it('begins as the month of the day in sight', () => {
    expect(monthOf('2028-02-23')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(monthOf('2026-12-31')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  });

  it('has two days in their order, and 400 days at most', () => {
    expect(problem('2026-11-01', '2026-11-01')).toBeUndefined();
    expect(problem('2026-01-01', '2027-02-04')).toBeUndefined();
    expect(problem('2026-01-01', '2027-02-05')).toEqual(['last: span']);
    expect(problem('2026-11-02', '2026-11-01')).toEqual(['last: order']);
    expect(problem('', '')).toEqual(['first: day', 'last: day']);
    expect(problem('', '2026-11-01')).toEqual(['first: day']);
  });
});
