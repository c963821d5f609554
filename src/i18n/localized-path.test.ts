import { describe, expect, it } from 'vitest';
import { locales } from './locales';
import { localizedPath, parseLocalizedPath } from './localized-path';

describe('localized paths', () => {
  it.each([
    ['/', 'he', '/'],
    ['/english', 'en', '/'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/fr', 'fr', '/'],
    ['/plan-your-trip', 'he', '/plan-your-trip'],
    ['/en/plan-your-trip', 'en', '/plan-your-trip'],
    ['/fr/plan-your-trip/', 'fr', '/plan-your-trip'],
    ['/england', 'he', '/england'],
    ['/english/other', 'he', '/english/other'],
  ])('%s is %s %s', (pathname, locale, path) => {
    expect(parseLocalizedPath(pathname)).toEqual({ locale, path });
  });

  it('reads back every path it writes', () => {
    for (const locale of locales)
      for (const path of ['/', '/contact', '/routes/galilee-kinneret'])
        expect(parseLocalizedPath(localizedPath(locale, path))).toEqual({ locale, path });
  });
});
