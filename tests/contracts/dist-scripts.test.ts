/** What the public's pages do not download. Runs after the build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ANY_PREFIX } from '../../supabase/functions/_shared/words/locales.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Pages of the back office; all others are the public's. */
const STAFF_PAGE = new RegExp(String.raw`^${ANY_PREFIX}/dashboard(?:/|\.html$|$)`, 'u');
/** A class name that the charting library writes into every chart. */
const CHARTS = 'recharts-cartesian-axis';
/** One of the rights of src/data/staff-rights.ts. */
const STAFF_RIGHT = 'use the data desk';
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/gu;

const scripts = new Map<string, string>();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const file of await readdir(DIST, { recursive: true })) {
    // What draws documents, which no host sends.
    if (file.startsWith('.meta')) continue;
    if (file.endsWith('.html')) pages.set(file, await readFile(path.join(DIST, file), 'utf8'));
    if (file.endsWith('.js')) scripts.set(path.basename(file), await readFile(path.join(DIST, file), 'utf8'));
  }
});

/** The scripts that a page names (links, script elements and the list of its parts), and what they import at once. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const code = scripts.get(name);
    if (code === undefined || found.has(name)) return;
    found.add(name);
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) visit(imported ?? '');
  };
  for (const [, name] of html.matchAll(/\/([\w.-]+\.js)\b/gu)) visit(name ?? '');
  return found;
}

const withText = (text: string) => [...scripts].filter(([, code]) => code.includes(text)).map(([name]) => name);

it('the charting library stands in one script of its own', () => {
  expect(withText(CHARTS)).toHaveLength(1);
});

it.each([
  ['the charting library', CHARTS],
  ["the roles' rights", STAFF_RIGHT],
])('%s is on no page of the public', (_, text) => {
  const staffOnly = withText(text);
  expect(staffOnly.length).toBeGreaterThan(0);
  const publicPages = [...pages].filter(([file]) => !STAFF_PAGE.test(`/${file}`));
  expect(publicPages.length).toBeGreaterThan(10);
  const wrong = publicPages.filter(([, html]) => staffOnly.some((script) => scriptsOf(html).has(script)));
  expect(wrong.map(([file]) => file)).toEqual([]);
  // The search finds what pages have: the scripts of the frame.
  const least = (file: string) => (file === 'drive.html' ? 1 : 2);
  expect(publicPages.filter(([file, html]) => scriptsOf(html).size < least(file)).map(([file]) => file)).toEqual([]);
});
