import { describe, expect, it } from 'vitest';
import { initials, pagesPerVisitor, percentOf } from './figures';

describe('the figures of the dashboard', () => {
  it('are 0, never infinite, before the first visitor', () => {
    expect(pagesPerVisitor(10, 0)).toBe(0);
    expect(percentOf(3, 0)).toBe(0);
  });

  it('are plain divisions otherwise', () => {
    expect(pagesPerVisitor(131_204, 48_910)).toBeCloseTo(2.68, 2);
    expect(percentOf(1_286, 48_910)).toBeCloseTo(2.63, 2);
  });
});

describe('initials', () => {
  it.each([
    ['Ronit Shaked', 'RS'],
    ['  anne marie de la tour ', 'AT'],
    ['Cher', 'C'],
    ['רונית שקד', 'רש'],
    ['', 'D'],
    [null, 'D'],
  ])('of %o are %s', (name, letters) => {
    expect(initials(name, 'dana@example.com')).toBe(letters);
  });
});
