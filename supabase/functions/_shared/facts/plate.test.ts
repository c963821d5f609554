import { expect, it } from 'vitest';
import { shownPlate } from './plate.ts';

it.each([
  ['1234567', '12-345-67'],
  ['12345678', '123-45-678'],
  ['', ''],
])('the plate %s is written %s', (plate, shown) => {
  expect(shownPlate(plate)).toBe(shown);
});
