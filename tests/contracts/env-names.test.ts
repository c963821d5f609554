/** The variables of the environment are documented, checked and read under the same names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENV_NAMES } from '../../scripts/env.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

/** For the tests alone; scripts/chromium.ts reads it. */
const OF_THE_TESTS = ['CHROMIUM_PATH'];

it('.env.example lists each variable that is checked, and no other', () => {
  const documented = namesIn(read('.env.example'), /^([A-Z][A-Z_]+)=/gmu);
  expect([...documented].toSorted()).toEqual([...ENV_NAMES, ...OF_THE_TESTS].toSorted());
});

it('the site reads each variable of its own that is checked, and no other', () => {
  const files = readdirSync(path.join(ROOT, 'src/config')).filter((file) => !file.includes('.test.'));
  const sources = [
    ...files.map((file) => `src/config/${file}`),
    'supabase/functions/_shared/facts/business-settings.ts',
  ];
  const used = namesIn(sources.map(read).join('\n'), /'(VITE_[A-Z_]+)'/gu);
  expect([...used].toSorted()).toEqual(ENV_NAMES.filter((name) => name.startsWith('VITE_')).toSorted());
});
