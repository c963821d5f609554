import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { frenchFaultsOf, typographyFaults } from '../setup/french-typography.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', 'src', 'supabase/functions', 'scripts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|database\.types/u.test(file));

it('every French text keeps to French typography', () => {
  const faults = sources.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    // Most sources name no French text at all.
    return /(?:^|[/.-])fr[./]/u.test(file) || /\bfr\b['"]?:/u.test(source)
      ? frenchFaultsOf(file, source).map((fault) => `${file}: ${fault}`)
      : [];
  });
  expect(faults).toEqual([]);
});

describe('the rules', () => {
  it.each([
    ['an ordinary space before a question mark', 'Vous atterrissez ?'],
    ['no space before an exclamation mark', 'Vous atterrissez bientôt!'],
    ['a wide no-break space before a colon', 'Sur place\u00A0: un taxi'],
    ['no space before a colon', 'Sur place: un taxi'],
    ['an ordinary space before a percent sign', 'moins 10 % du prix'],
    ['an ordinary space in quotation marks', 'un «\u202Ftaxi »'],
    ['an ordinary space after the opening mark', 'un « taxi\u202F»'],
    ['a straight apostrophe', "c'est vrai"],
    ['straight quotation marks', 'un "taxi" jaune'],
    ['three full stops', 'un instant...'],
    ['a number that loses its unit', 'à 15 h précises'],
    ['the same said twice in a row', 'Plus de six\u202F? Dites-le-nous. Plus de six\u202F? Dites-le-nous.'],
    ['the day of rest with a capital', 'sauf le Chabbat'],
    ['hours that are no French', 'ouvert 24/6, toute la nuit'],
    ['a road that is free of tolls where its traffic flows', 'De jour, route libre'],
    ['a mark out of as many reviews', '4,9 sur 27 avis'],
  ])('refuse %s', (_what, text) => {
    expect(typographyFaults(text)).toHaveLength(1);
  });

  it.each([
    'Vous atterrissez\u202F? Il est 21:00, rendez-vous «\u202Fporte 23\u202F»\u202F: à 15\u00A0h\u00A020, 10\u202F% de moins…',
    'https://example.org/?a=b: c',
    'grid gap-3 lg:grid-cols-2',
  ])('let %s pass', (text) => {
    expect(typographyFaults(text)).toEqual([]);
  });

  it('look into French files, and into what is named fr in others', () => {
    expect(frenchFaultsOf('src/i18n/messages/fr/home.ts', "export const messages = { a: 'Vrai ?' };")).toHaveLength(1);
    expect(frenchFaultsOf('src/content/terms/sentences.fr.ts', 'export const a = `Vrai ${1} ?`;')).toHaveLength(1);
    expect(frenchFaultsOf('src/app/x.tsx', "const a = { en: 'True ?', fr: { b: ['Vrai ?'] } };")).toHaveLength(1);
    expect(frenchFaultsOf('src/content/x.ts', "const a = { en: 'True ?' };")).toEqual([]);
  });
});
