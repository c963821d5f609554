import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOfAnotherLanguage, LANGUAGE_REGISTRY, languagesIn, withLanguages } from './site-languages.ts';

const registry = readFileSync(LANGUAGE_REGISTRY, 'utf8');

it('takes the languages in the order in which they are named', () => {
  expect(languagesIn('en, he')).toEqual(['en', 'he']);
  expect(languagesIn('fr')).toEqual(['fr']);
});

it.each(['', 'he,de', 'he,he', 'he,en,fr,ru', 'he;en'])('refuses "%s"', (list) => {
  expect(() => languagesIn(list)).toThrow(/^LANGUAGES must be some of he, en, fr/u);
});

it('changes one line of the registry, there and back', () => {
  const fewer = withLanguages(registry, ['en', 'he']);
  const changed = fewer.split('\n').filter((line, nth) => line !== registry.split('\n')[nth]);
  expect(changed).toEqual([`export const locales: readonly [Locale, ...Locale[]] = ['en', 'he'];`]);
  expect(withLanguages(fewer, ['he', 'en', 'fr'])).toBe(registry);
  expect(() => withLanguages('', ['he'])).toThrow(/has no line/u);
});

it('knows the settings of languages that are not offered', () => {
  const left = (setting: string) => isOfAnotherLanguage(setting, ['he', 'en']);
  expect(['VITE_LEGAL_NAME_FR', 'VITE_LEGAL_NAME_EN', 'VITE_LEGAL_NUMBER'].filter(left)).toEqual([
    'VITE_LEGAL_NAME_FR',
  ]);
});
