import { expect, it } from 'vitest';
import { pollDelay } from './poll-delay';

it('asks often while somebody works, less when nobody does, and seldom when the server fails', () => {
  expect([0, 59_999, 60_000, 599_999, 600_000, Infinity].map((idle) => pollDelay(idle, 0) / 1000)).toEqual([
    8, 8, 20, 20, 60, 60,
  ]);
  expect([0, 1, 2, 5, 6, 50].map((failures) => pollDelay(0, failures) / 1000)).toEqual([8, 16, 32, 256, 300, 300]);
});
