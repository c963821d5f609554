import { describe, expect, it } from 'vitest';
import { atLeast, atMost, median, percentile, ratio, ratioAtMost, undisturbed } from './benchmark.ts';

describe('figures of several measurements', () => {
  it('takes the middle one, and the one that so many stay at or below', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(percentile([1, 2, 3, 4], 0.75)).toBe(3);
    expect(percentile([7], 0.99)).toBe(7);
    expect(median([])).toBeNaN();
  });

  it('leaves out what could not be measured and what was disturbed', () => {
    expect(undisturbed([90, 40, Number.NaN, 41, 300, 42])).toBe(41);
    expect(undisturbed([Number.NaN])).toBeNaN();
  });

  it('tells how many times its floor a measurement is, and how far the pairs lie apart', () => {
    const pairs = [2, 8, 2, 8].map((value) => ({ value, floor: 4 }));
    const { times, noise } = ratio(pairs);
    expect(times).toBeCloseTo(1);
    expect(noise).toBeCloseTo(0.4, 2);
    expect(ratio([...pairs, { value: Number.NaN, floor: 4 }]).times).toBeCloseTo(1);
    expect(ratio([{ value: 4, floor: 4 }]).times).toBeNaN();
  });
});

describe('a target', () => {
  it.each([
    [atMost('x', 5, 5, 'ms'), true],
    [atMost('x', 5.1, 5, 'ms'), false],
    [atLeast('x', 5, 5, 'ms'), true],
    [atLeast('x', 4.9, 5, 'ms'), false],
  ])('%o', ({ met }, expected) => expect(met).toBe(expected));

  it('of a ratio is missed by more than its noise', () => {
    const pairs = (...values: number[]) => values.map((value) => ({ value, floor: 100 }));
    expect(ratioAtMost('x', pairs(90, 110, 100), 1, '×').met).toBe(true);
    expect(ratioAtMost('x', pairs(95, 125, 105), 1, '×').met).toBe(true);
    expect(ratioAtMost('x', pairs(108, 112, 110), 1, '×').met).toBe(false);
  });

  it('is not met by what could not be measured', () => {
    for (const verdict of [atMost, atLeast]) expect(verdict('x', Number.NaN, 5, 'ms').met).toBe(false);
    expect(ratioAtMost('x', [], 1, '×').met).toBe(false);
  });
});
