import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stars } from './stars';

afterEach(cleanup);

/** Stars drawn in amber. */
function filled(rating: number): number {
  render(<Stars rating={rating} label="rated" />);
  const width = screen.getByRole('img', { name: 'rated' }).querySelector('svg')?.getAttribute('width') ?? '0';
  cleanup();
  return Number(width) / 24;
}

describe('the stars', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4.5, 4.5],
    [5, 5],
    [7, 5],
    [-1, 0],
  ])('of a rating of %d fill %d stars', (rating, expected) => {
    expect(filled(rating)).toBeCloseTo(expected, 5);
  });
});
