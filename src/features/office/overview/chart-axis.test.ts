import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, changeOf, leadTicks } from './chart-axis';

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6, 8]],
    [9, [0, 5, 10, 15, 20]],
    [100, [0, 25, 50, 75, 100]],
    [301, [0, 100, 200, 300, 400]],
    [1150, [0, 500, 1000, 1500, 2000]],
  ])('up to %i are %o', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });

  it('are whole numbers that reach the highest figure and waste no more than three fifths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
        const ticks = axisTicks(highest);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(highest > 4 ? ticks.at(-1) : 0).toBeLessThanOrEqual(highest * 2.5);
      }),
    );
  });

  it('leave the upper half free above the leads', () => {
    expect(leadTicks(10)).toEqual([0, 5, 10, 15, 20]);
  });
});

describe('a change', () => {
  it('is a fraction of what was before, and none where nothing was', () => {
    expect(changeOf(110, 100)).toBeCloseTo(0.1);
    expect(changeOf(0, 4)).toBe(-1);
    expect(changeOf(7, 0)).toBeNull();
  });
});
