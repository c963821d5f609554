/** The glossary stays true: a thing has one name, and the code has it too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const [terms = '', unwanted = ''] = read('docs/glossary.md').split('\n## ');
/** The cells of a table, its head left out. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, first = '', second = '']) => ({ words: first.split(', '), text: second }));
const glossary = rowsOf(terms);

const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
const migrations = filesOf('supabase/migrations').map((file) => read(file).replaceAll(/--.*$/gmu, ''));
// Contents are named for their pages' addresses.
const sources = ['src', 'supabase/functions', 'scripts']
  .flatMap(filesOf)
  .filter((file) => /\.tsx?$/u.test(file) && !/^src\/content\/|database\.types/u.test(file));

const all = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
const DEFINED =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unique\s+)?(?:table|view|function|type|domain|trigger|index)\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gu;
const columns = all(all(migrations, /\bcreate table [\w.]+ \((.*?)\n\);/gsu), /^ {2}(\w+) /gmu);
const exported = all(sources.map(read), /^export (?:async )?(?:const|function|interface|type|class|let) (\w+)/gmu);
/** What somebody has named: things of the database, exports, files. */
const names = new Set([
  ...all(migrations, DEFINED).map((name) => name.replace(/^public\./u, '')),
  ...columns,
  ...exported,
  ...sources.map((file) => path.posix.basename(file).replace(/\..*$/u, '')),
]);
/** Values stand between quotes. */
const values = new Set(all(migrations, /'(\w+)'/gu));

const isThere = (name: string) => {
  if (name.includes('/') || name.startsWith('.')) return existsSync(path.join(ROOT, name));
  if (name.endsWith('*')) return [...names].some((one) => one.startsWith(name.slice(0, -1)));
  return names.has(name) || values.has(name);
};
/** Code that a row names; addresses of pages and commands are not. */
const codeOf = (text: string) => all([text], /`([^`]+)`/gu).filter((name) => !/^\/| /u.test(name));

/** `OfferLegs` and `offer_legs` → offer, legs. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? []).map((word) => word.toLowerCase());
const isSameWord = (word: string, other: string) =>
  word === other || word === `${other}s` || word === other.replace(/y$/u, 'ies');
const misnamed = (named: Iterable<string>, word: string) =>
  [...named].filter((name) => wordsOf(name).some((part) => isSameWord(part, word)));

const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) < at);

it('has each word once', () => {
  expect(glossary.length).toBeGreaterThan(50);
  expect(twice(glossary.flatMap(({ words }) => words.map((word) => word.toLowerCase())))).toEqual([]);
});

it('says of each thing in the code what it is, once', () => {
  expect(twice(glossary.flatMap(({ text }) => codeOf(text)))).toEqual([]);
});

it('names only what the code has', () => {
  expect(glossary.flatMap(({ text }) => codeOf(text)).filter((name) => !isThere(name))).toEqual([]);
});

const known = new Set(glossary.flatMap(({ words }) => words));
const others = rowsOf(unwanted).flatMap(({ words, text }) => words.map((word) => ({ word, term: text })));

it.each(others)('calls nothing $word, but $term', ({ word, term }) => {
  expect(term.split(', ').filter((one) => !known.has(one))).toEqual([]);
  expect(misnamed(names, word)).toEqual([]);
});

it('finds a word in every way of writing', () => {
  const planted = ['quote_legs', 'QuoteCard', 'read-quotes', 'SAVED_QUOTE', 'quoted', 'offers'];
  expect(misnamed(planted, 'quote')).toEqual(['quote_legs', 'QuoteCard', 'read-quotes', 'SAVED_QUOTE']);
  expect(misnamed(['inquiries', 'inquire'], 'inquiry')).toEqual(['inquiries']);
});
