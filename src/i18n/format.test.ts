import { expect, it } from 'vitest';
import { dayInText, displayPhone, phoneIn } from './format';

it.each([
  ['he', '03-555-0142'],
  ['en', '+972 3 555 0142'],
  ['fr', '+972 3 555 0142'],
] as const)('a page in %s shows the house’s number as %s', (locale, shown) =>
  expect(phoneIn(locale, '+97235550142')).toBe(shown),
);

it.each([
  ['+97235550142', '03-555-0142'],
  ['+972545550142', '054-555-0142'],
  ['+33612345678', '+33612345678'],
])('at home %s is dialled as %s', (number, shown) => expect(displayPhone(number)).toBe(shown));

it.each([
  ['he', '5 בנובמבר 2026'],
  ['en', '5 November 2026'],
  ['fr', '5 novembre 2026'],
] as const)('a text in %s writes the month of a day: %s', (locale, shown) =>
  expect(dayInText(locale, '2026-11-05')).toBe(shown),
);
