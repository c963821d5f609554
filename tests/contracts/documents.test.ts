/** README, guides and decisions stay true: what they name exists. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, isPath, namedPaths, patternsOf, quoted } from '../setup/named-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (folder: string) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });

const rootFiles = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
/** Every file and folder that is part of the project, from its root. */
const present = new Set([
  ...rootFiles.map(({ name }) => name),
  ...FOLDERS.flatMap((folder) => [folder, ...list(folder).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)]),
]);
const documents = [...present].filter((file) => file.endsWith('.md')).toSorted();

/** Made by the build, or by the person who installs it. */
const MADE_LATER = new Set(['.env', 'vercel.json']);

/** Paths named in a text that are not there. */
const missingPaths = (text: string) =>
  namedPaths(text)
    .filter((words) => !MADE_LATER.has(words))
    .filter(
      (words) => !patternsOf(words).every((pattern) => [...present].some((file) => isNamed(file, words, pattern))),
    );

/** A name without a folder means the files of that name, wherever the sentence puts them. */
const isNamed = (file: string, words: string, pattern: RegExp) =>
  pattern.test(words.includes('/') ? file : path.posix.basename(file));

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const benchmarks = new Set([
  'pages',
  'backend',
  ...list('scripts/bench').flatMap((file) =>
    [...read(`scripts/bench/${file}`).matchAll(/\n {2}name: '([\w-]+)'/gu)].map(([, name]) => name),
  ),
]);
const steps = new Set([...read('scripts/test.ts').matchAll(/(?:name: |vitest\()'([\w-]+)'/gu)].map(([, name]) => name));

/** Commands of npm in a text that there are not: scripts, steps of `npm test`, benchmarks. */
function missingCommands(text: string): string[] {
  const commands = [...text.matchAll(/\bnpm (run [\w:-]+|start|test)\b( -- [^`\n|]+)?/gu)];
  return commands.flatMap(([whole, command = '', options = '']) => {
    if (!scripts.includes(command.replace(/^run /u, ''))) return [whole];
    const known = { test: steps, 'run test:night': steps, 'run bench': benchmarks }[command];
    const names = known ? options.split(' ').filter((word) => /^[a-z][\w-]*$/u.test(word)) : [];
    return names.filter((name) => !known?.has(name)).map((name) => `${whole}: ${name}`);
  });
}

const deadLinks = (file: string) =>
  [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/gu)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => !present.has(target));

describe.each(documents)('%s', (file) => {
  it('names files and folders that exist', () => {
    expect(missingPaths(read(file))).toEqual([]);
  });
  it('names commands that exist', () => {
    expect(missingCommands(read(file))).toEqual([]);
  });
  it('leads nowhere in vain', () => {
    expect(deadLinks(file)).toEqual([]);
  });
});

describe('the documents', () => {
  it('are short where everybody begins', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
    expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(60);
  });

  it('prove what is promised on one screen: a figure, a command and a day for each', () => {
    const lines = read('docs/proof.md').split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
    const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
    const isWhole = (row: string) =>
      /^\| [^|]+ \| [^|]+ \| `npm [^|]+ \| \d\d-\d\d \|$/u.test(row.replaceAll(/ +/gu, ' '));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  });

  it('have a guide behind each line of CONTRIBUTING, and each names files', () => {
    const guides = documents.filter((file) => file.startsWith('docs/guides/'));
    const linked = [...read('CONTRIBUTING.md').matchAll(/\]\((docs\/guides\/[\w-]+\.md)\)/gu)].map(([, file]) => file);
    expect(new Set(linked)).toEqual(new Set(guides));
    for (const guide of guides) expect(quoted(read(guide)).filter(isPath).length, guide).toBeGreaterThan(2);
  });

  it('lead to every other from the README', () => {
    const linked = new Set(
      ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
        [...read(file).matchAll(/\]\(([^)#]+\.md)\)/gu)].map(([, target]) => target),
      ),
    );
    expect(documents.filter((file) => file !== 'README.md' && !linked.has(file))).toEqual([]);
  });
});

const SOURCES = [...present].filter((file) =>
  /^(?:src|scripts|supabase|tests|docs)\/.*\.(?:tsx?|sql|css|md)$/u.test(file),
);
const CITED = /\bdocs\/spec\/([\w-]+\.md)#([\w-]+)/gu;

/** Headings of a document, as its links name them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z\d ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** What a source or a document cites that nobody can look up: numbers of papers that are not here, headings that do not exist. */
function deadReferences(source: string): string[] {
  const papers =
    source.match(
      /\brulings? \d+|\bspecification(?:'s\b|, (?:section|item))|(?<!Law, |RFC \d+, )\bsection \d+(?!\(|[A-Z])/giu,
    ) ?? [];
  const headings = [...source.matchAll(CITED)]
    .filter(
      ([, file = '', anchor = '']) =>
        !present.has(`docs/spec/${file}`) || !anchorsOf(read(`docs/spec/${file}`)).includes(anchor),
    )
    .map(([whole]) => whole);
  return [...papers, ...headings];
}

describe('what comments and documents cite', () => {
  it('is here', () => {
    const found = SOURCES.filter((file) => file !== 'tests/contracts/documents.test.ts').flatMap((file) =>
      deadReferences(read(file)).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
    expect(SOURCES.some((file) => read(file).includes('docs/spec/'))).toBe(true);
  });

  it.each([
    '(ruling 31)',
    '(specification, section 9)',
    "the specification's list",
    'docs/spec/trade.md#no-such-heading',
    'docs/spec/none.md#a',
  ])('is missed in %s', (words) => {
    expect(deadReferences(`/** Shown at once ${words}. */`)).not.toEqual([]);
  });
  it.each([
    '(RFC 9110, section 13.1.2)',
    '(Consumer Protection Law, section 14C(b))',
    'docs/spec/trade.md#waiting-and-meeting',
  ])('is found in %s', (words) => {
    expect(deadReferences(`/** Shown at once ${words}. */`)).toEqual([]);
  });
});

describe('the search', () => {
  it.each(['src/nowhere.ts', 'src/pages/<name>/nowhere.tsx', 'src/content/pages/{faq,nowhere}/he.ts', 'nowhere.json'])(
    'finds the missing %s',
    (words) => {
      expect(missingPaths(`see \`${words}\``)).toEqual([words]);
    },
  );
  it.each([
    'src/pages/<name>/<name>-page.tsx',
    'src/content/pages/{faq,about}/he.ts',
    'tests/e2e/',
    'package.json',
    '/faq',
  ])('lets %s be', (words) => {
    expect(missingPaths(`see \`${words}\``)).toEqual([]);
  });
  it('finds missing commands and steps', () => {
    expect(
      missingCommands('`npm run nothing`, `npm test -- unit everything`, `npm run build`, `npm run bench -- none`'),
    ).toEqual(['npm run nothing', 'npm test -- unit everything: everything', 'npm run bench -- none: none']);
  });
});
