/** What the public's documents weigh on the wire. Runs after the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && readFileSync(path.join(DIST, file), 'utf8').includes('<main'),
);
const HOMES = new Set(['index.html', 'english.html', 'fr.html']);

/** Bytes of a document as it is sent, compressed by Brotli. */
const LIMITS = { home: 24_500, article: 20_900, page: 19_000 };
const limitOf = (file: string) => {
  if (HOMES.has(file)) return LIMITS.home;
  return /(?:^|\/)blog\//u.test(file) ? LIMITS.article : LIMITS.page;
};

it('every document stays within its limit', () => {
  expect(documents.length).toBeGreaterThan(100);
  const sizes = documents.map((file) => ({ file, bytes: statSync(path.join(DIST, `${file}.br`)).size }));
  expect(sizes.filter(({ file, bytes }) => bytes > limitOf(file))).toEqual([]);
});
