import { describe, expect, it } from 'vitest';
import { readIdentifier } from './data-desk';

describe('an e-mail address or phone number as typed', () => {
  it.each([
    '054-555-0173',
    '054 555 0173',
    '(054) 5550173',
    '+972 54 555 0173',
    '+972-054-555-0173',
    '00972545550173',
    '972545550173',
    ' \u200e+972545550173\u202c ',
  ])('%j is one number in E.164', (typed) => {
    expect(readIdentifier(typed)).toBe('+972545550173');
  });

  it('keeps the country that a number names', () => {
    expect(readIdentifier('+33 6 12 34 56 78')).toBe('+33612345678');
  });

  it('reads addresses in small letters', () => {
    expect(readIdentifier('  Dana.Levi@Example.COM\u200f ')).toBe('dana.levi@example.com');
  });

  it('reads a domain in its own script by the name that is stored', () => {
    expect(readIdentifier('Dana@אבג.co.il')).toBe('dana@xn--4dbcd.co.il');
  });

  it.each(['', 'Dana Levi', 'TM-7K3Q9', '12', '054-555', 'dana@', '@example.com', 'a@b@c', 'dana levi@example.com'])(
    '%j is neither',
    (typed) => {
      expect(readIdentifier(typed)).toBeNull();
    },
  );
});
