/** Lists of choices and fields of a day look alike everywhere: they come from src/ui. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');
const BARE = /<select\b|type="date"/u;

it('no page or feature draws a select or a field of a day by itself', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith(`ui${path.sep}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => BARE.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([]);
});
