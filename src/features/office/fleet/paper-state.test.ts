import { expect, it } from 'vitest';
import { paperState } from './paper-state';

it.each([
  [null, { state: 'none' }],
  ['2026-11-22', { state: 'expired' }],
  ['2026-11-23', { state: 'today' }],
  ['2026-11-24', { state: 'tomorrow' }],
  ['2026-12-05', { state: 'soon', days: 12 }],
  ['2026-12-23', { state: 'soon', days: 30 }],
  ['2026-12-24', { state: 'valid' }],
])('a document until %s', (until, state) => {
  expect(paperState(until, '2026-11-23')).toEqual(state);
});
