/** The built site asks nothing of a browser that the oldest supported ones lack. Runs after the build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SUPPORTED_BROWSERS } from '../../scripts/build/supported-browsers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ASSETS = path.join(ROOT, 'dist/assets');

/**
 * What came after Safari 16.4, Chrome 111 or Firefox 128, with the first versions that have it (MDN's compatibility data,
 * read 2026-11-22). A library that asks first whether it is there is named with its reason.
 */
const TOO_NEW: Readonly<Record<string, RegExp>> = {
  'AbortSignal.any: Safari 17.4, Chrome 116': /AbortSignal\.any\b/u,
  'URL.canParse: Safari 17, Chrome 120': /URL\.canParse\b/u,
  'Object.groupBy, Map.groupBy: Safari 17.4, Chrome 117': /(?:Object|Map)\.groupBy\b/u,
  'Promise.withResolvers: Safari 17.4, Chrome 119': /Promise\.withResolvers\b/u,
  'Promise.try: Safari 18.2, Chrome 128': /Promise\.try\b/u,
  'Array.fromAsync: Chrome 121': /Array\.fromAsync\b/u,
  'sets’ union, intersection, isSubsetOf: Safari 17, Chrome 122':
    /\.(?:isSubsetOf|isSupersetOf|symmetricDifference)\(/u,
  'iterators’ methods: Safari 18.4, Chrome 122':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray)\(/u,
  'the v flag of patterns: Safari 17, Chrome 112': /\/[a-z]*v[a-z]*\.(?:test|exec)\(/u,
};

const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));

it.each(Object.entries(TOO_NEW))('no script uses %s', (_, pattern) => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => pattern.test(readFileSync(path.join(ASSETS, file), 'utf8')))).toEqual([]);
});

it('the README names the same browsers as the build', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const named = SUPPORTED_BROWSERS.map((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/u.exec(target) ?? [];
    return `${name[0]?.toUpperCase()}${name.slice(1)} ${version}`;
  });
  for (const browser of named) expect(readme).toContain(browser);
});
