/** Names of localities, generated from a data set of the world: up to date, and accepted as addresses however short they are. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateLocalities, LOCALITIES_FILE, readLocalities } from '../../scripts/localities.ts';
import { tripSchema } from '../../src/features/site/trip-request/fields/form-schema.ts';
import { loadPricing } from '../../src/features/site/trip-request/pricing/pricing.ts';
import { readAnswerOf } from '../../supabase/functions/_shared/contracts/lead-contract.ts';

/** What is wrong with a place in the form, at its field. */
function formErrors(place: string): string[] {
  const read = tripSchema.safeParse({ pickup: place, dropoff: place });
  const issues = read.success ? [] : read.error.issues;
  return issues.filter(({ path }) => path[0] === 'pickup' || path[0] === 'dropoff').map(({ message }) => message);
}
const isAccepted = (place: string) =>
  formErrors(place).length === 0 &&
  (['pickup', 'dropoff'] as const).every((field) => 'value' in readAnswerOf(field, 'trip', place));

describe('localities', () => {
  let names: string[] = [];
  beforeAll(async () => {
    await loadPricing();
    names = (await readLocalities()).filter(({ isBeyond }) => !isBeyond).flatMap((locality) => locality.names);
  });

  it('are those of the data set; otherwise: npm run localities', async () => {
    expect(readFileSync(LOCALITIES_FILE, 'utf8')).toBe(await generateLocalities());
  });

  it('are accepted by the form and by the server by each name of fewer than five signs, in any script', () => {
    const short = [...new Set(names.filter((name) => Array.from(name).length < 5))];
    expect(short.length).toBeGreaterThan(400);
    expect(short.filter((name) => !isAccepted(name))).toEqual([]);
  });

  it.each([
    'חדרה',
    'שוהם',
    'יהוד',
    'עומר',
    'רהט',
    'לוד',
    'עכו',
    'דן',
    'לד',
    'Lod',
    'Arad',
    'Лод',
    'اللد',
    '海法',
    'נתבג',
    'TLV',
    'ת״א',
  ])('such as %s', (name) => {
    expect(isAccepted(name)).toBe(true);
    expect(isAccepted(` ${name.toLowerCase()} `)).toBe(true);
  });

  it.each(['', 'א', 'abc', 'hmph', 'בית', '12', 'home'])('are not "%s"', (text) => {
    expect(isAccepted(text)).toBe(false);
  });
});

it('whose names the site says are theirs are named beside its own packages', () => {
  const plugin = readFileSync(new URL('../../scripts/build/notices-plugin.ts', import.meta.url), 'utf8');
  for (const words of ['geonames.org', 'creativecommons.org/licenses/by/4.0']) {
    expect(plugin).toContain(words);
    expect(readFileSync(LOCALITIES_FILE, 'utf8')).toContain(words);
  }
});
