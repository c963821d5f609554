import { describe, expect, it, vi } from 'vitest';
import { PLACE_TEXTS } from '../../tests/fixtures/place-texts.ts';
import { samplePrices } from '../../tests/fixtures/sample-prices.ts';
import { LANDMARKS } from '../../supabase/functions/_shared/places/landmarks.ts';
import { LOCALITIES } from '../../supabase/functions/_shared/places/localities.ts';
import { OTHER_SCRIPTS } from '../../supabase/functions/_shared/places/other-scripts.ts';
import { readPlace } from '../../supabase/functions/_shared/places/price-zones.ts';
import { cutNames } from './later-names.ts';

const { later, ...tables } = cutNames();
const texts = Object.values(PLACE_TEXTS).flatMap((meanings) => Object.values(meanings).join('\n').split('\n'));

/** The matcher of a browser, whose tables are cut. */
async function browserPlaces() {
  vi.resetModules();
  vi.doMock('../../supabase/functions/_shared/places/localities.ts', () => tables.localities);
  vi.doMock('../../supabase/functions/_shared/places/landmarks.ts', () => tables.landmarks);
  const matcher = await import('../../supabase/functions/_shared/places/price-zones.ts');
  const { addNames } = await import('../../supabase/functions/_shared/places/place-tables.ts');
  return { readPlace: matcher.readPlace, addNames };
}

describe('names in letters of no page', () => {
  it('are taken out of what a browser gets first', () => {
    for (const [whole, own] of [
      [LOCALITIES, tables.localities.LOCALITIES],
      [LANDMARKS, tables.landmarks.LANDMARKS],
    ] as const) {
      expect(Object.values(whole).join('')).toMatch(OTHER_SCRIPTS);
      expect(Object.keys(own)).toEqual(Object.keys(whole));
      const lines = Object.values(own).flatMap((zone) => zone.split('\n'));
      expect(lines.filter((line) => OTHER_SCRIPTS.test(line))).toEqual([]);
    }
  });

  it('do not matter to a text in other letters, and added they make every text mean the same as with whole tables', async () => {
    const { zones } = samplePrices();
    const browser = await browserPlaces();
    const different = () =>
      texts.filter((text) => JSON.stringify(browser.readPlace(zones, text)) !== JSON.stringify(readPlace(zones, text)));
    const first = different();
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter((text) => !OTHER_SCRIPTS.test(text))).toEqual([]);
    browser.addNames(later);
    browser.addNames(later);
    expect(different()).toEqual([]);
  });
});
