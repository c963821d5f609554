import { expect, it } from 'vitest';
import { formatPrice } from './money.ts';

/** U+2067 and U+2066 begin a part that runs from right to left, and from left to right; U+2069 ends it. */
it('writes an amount as each language does; in Hebrew the sign stands to the left of the number', () => {
  expect(formatPrice('en', 142_000)).toBe('₪1,420');
  expect(formatPrice('en', -4000)).toBe('-₪40');
  expect(formatPrice('fr', 142_000)).toBe('1\u202F420\u00A0₪');
  expect(formatPrice('he', 142_000)).toBe('\u2067\u20661,420\u2069\u00A0₪\u2069');
  expect(formatPrice('he', -4000)).toBe('\u2067\u2066-40\u2069\u00A0₪\u2069');
});
