/**
 * The rules of the house: who may import whom, what files are called, which classes may stand together; and a proof of the
 * lint's, each of which is broken once in a throw-away project with the very same configuration. What is allowed stands
 * beside each. A rule that stopped working would otherwise look like clean code.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conflictingClasses, physicalClasses } from '../setup/class-lists.ts';
import { isMisnamed } from '../setup/file-names.ts';
import { foreignImports } from '../setup/import-rules.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Who may import whom, from the architecture's table. A layer may always import from its own element. */
const MAY_IMPORT = {
  'src/app': ['islands', 'pages', 'layout', 'features', 'content', 'i18n', 'data', 'ui', 'art', 'lib', 'config'],
  'src/pages/home': ['islands', 'layout', 'features', 'content', 'i18n', 'ui', 'art', 'lib', 'config'],
  'src/layout': ['islands', 'content', 'i18n', 'ui', 'art', 'lib', 'config'],
  'src/features/site/consent': ['islands', 'data', 'content', 'i18n', 'ui', 'art', 'lib', 'config'],
  'src/content': ['i18n', 'config'],
  'src/data': ['config', 'lib', 'contracts'],
  'src/ui': ['islands', 'lib'],
  'src/art': ['lib'],
  'src/i18n': ['lib', 'config', 'contracts'],
  'src/islands': ['i18n', 'lib'],
  'src/lib': [],
  'src/config': ['contracts'],
  'supabase/functions/greet': ['contracts'],
} as const;

/** One module per layer to import, and a second feature, page and function: neighbours are foreign, too. */
const TARGETS = {
  app: '@/app/target',
  pages: '@/pages/about/target',
  layout: '@/layout/target',
  features: '@/features/site/sharing/target',
  content: '@/content/target',
  i18n: '@/i18n/target',
  islands: '@/islands/target',
  data: '@/data/target',
  ui: '@/ui/target',
  art: '@/art/target',
  lib: '@/lib/target',
  config: '@/config/target',
  contracts: '@shared/target',
  clock: '@shared/clock/clock',
  functions: '../../supabase/functions/wave/target.ts',
  scripts: '../../scripts/target.ts',
} as const;

/** Days and hours are everybody's. */
const FOR_ALL = 'clock';

const LAYER_OF_FOLDER: Record<string, string> = {
  'src/app': 'app',
  'src/layout': 'layout',
  'src/content': 'content',
  'src/data': 'data',
  'src/ui': 'ui',
  'src/art': 'art',
  'src/i18n': 'i18n',
  'src/islands': 'islands',
  'src/lib': 'lib',
  'src/config': 'config',
};

const depth = (folder: string) => '../'.repeat(folder.split('/').length);

/** Whether a file that says so may: its path and what it says. */
type Import = [file: string, code: string];

const from = (source: string) => `export { target } from '${source}';`;

const layersImports = (isAllowed: boolean): Import[] =>
  Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) =>
    Object.entries(TARGETS)
      .filter(([layer]) => [...allowed, FOR_ALL, LAYER_OF_FOLDER[folder]].includes(layer) === isAllowed)
      .map(([, source]): Import => [`${folder}/new.ts`, from(source.replace(/^(?:\.\.\/){2}/u, depth(folder)))]),
  );

const ALLOWED_IMPORTS: Import[] = [
  ...layersImports(true),
  ['src/app/content-registry.ts', from('@/content/blog')],
  ['src/entry.ts', `${from('@/app/target')}\nexport { target as second } from '@/content/blog';`],
  ['src/lib/reads.test.ts', from('../../tests/fixtures/target.ts')],
  ['src/features/office/leads/kit.ts', from('@/features/office/kit/target')],
  ['src/features/site/consent/own.ts', from('./inside/target')],
  ['src/features/site/consent/query.ts', `export { useQuery } from '@tanstack/react-query';`],
  ['src/layout/routes.ts', `export { Link } from 'react-router-dom';`],
];

const FOREIGN_IMPORTS: Import[] = [
  ...layersImports(false),
  // The content's inside is behind its registries, for the app; dynamic and type imports count like any other.
  ['src/app/content-inside.ts', from('@/content/blog/first-post/target')],
  ['src/entry-inside.ts', from('@/content/blog/first-post/target')],
  ['src/pages/home/dynamic.ts', `export const load = () => import('@/data/target');`],
  ['src/ui/typed.ts', `import type { Target } from '@/data/target';`],
  ['src/ui/types-of.ts', `let target: typeof import('@/data/target');`],
  ['src/ui/for-its-effect.ts', `import '@/data/target';`],
  ['src/lib/reaches-out.ts', from('../features/site/sharing/target')],
  ['src/lib/reads.ts', from('../../tests/fixtures/target.ts')],
  ['src/features/site/consent/foreign-kit.ts', from('@/features/office/kit/target')],
  ['src/features/office/kit/room.ts', from('@/features/office/leads/target')],
  // A feature's subfolders are its inside.
  ['src/pages/home/feature-inside.ts', from('@/features/site/consent/inside/target')],
  ['src/app/feature-inside.ts', from('@/features/site/consent/inside/target')],
  // Queries belong to features; what knows no routes and renders nothing.
  ['src/pages/home/query.ts', `export { useQuery } from '@tanstack/react-query';`],
  ['src/ui/routes.ts', `export { Link } from 'react-router-dom';`],
  ['src/lib/renders.ts', `export { useState } from 'react';`],
];

const MISNAMED = [
  'src/lib/camelCase.ts',
  'src/lib/CamelFolder/value.ts',
  'src/lib/utils.ts',
  'src/lib/date-helpers.ts',
  'src/features/site/consent/misc.tsx',
  'src/ui/index.ts',
];
const WELL_NAMED = [
  'src/lib/dates.test.ts',
  'supabase/functions/_shared/words/locales.ts',
  'src/content/blog/index.ts',
  'vite.config.ts',
];

/** Lists of classes as they stand in the sources. */
const PHYSICAL = [
  `<p className="ml-4">`,
  `<p className="hover:-left-full">`,
  `<p className="sm:-translate-x-2">`,
  `<p className="bg-linear-to-r">`,
  `<p className={classNames('block', "text-left")}>`,
  `export const tones = { quiet: 'block pl-2' };`,
];
const LOGICAL = [
  `export const sides = { start: 'left', end: 'right' };`,
  `<p className="ms-4 mt-4 h-6 w-full size-4 text-start start-0 top-0 border-b -translate-y-1 hover:pe-2">`,
];
const CONFLICTING = [`<p className="block flex">`, `<p className="hover:p-2 hover:p-4">`];
const HARMONIOUS = [`<p className="block md:flex">`, `<p className="p-2 hover:p-4 px-6">`];

interface Plant {
  file: string;
  code: string;
  /** The one rule that must report the file; null: a control that must stay clean. */
  rule: string | null;
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  total += ${index};\n`).join('');
const longFunction = (count: number) =>
  `export function sum(start: number): number {\n  let total = start;\n${lines(count)}  return total;\n}\n`;
const longFile = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const value${index} = ${index};\n`).join('');
const component = (body: string) => `export function Sample() {\n  return ${body};\n}\n`;

const plant = (rule: string | null, file: string, code: string): Plant => ({ rule, file, code });

const PLANTS: Plant[] = [
  // Supabase has one caller; nobody else fetches.
  plant(
    'eslint(no-restricted-imports)',
    'src/features/site/consent/client.ts',
    `export { createClient } from '@supabase/supabase-js';\n`,
  ),
  plant(null, 'src/data/client.ts', `export { createClient } from '@supabase/supabase-js';\n`),
  plant(
    'eslint(no-restricted-globals)',
    'src/pages/home/fetches.ts',
    `export const load = () => fetch('/rest/v1/leads');\n`,
  ),
  plant(
    'eslint(no-restricted-properties)',
    'src/features/site/consent/secure-pages-alone.ts',
    `export const id = () => crypto.randomUUID();\n`,
  ),
  plant(null, 'src/data/fetches.ts', `export const load = () => fetch('/rest/v1/leads');\n`),

  plant('import(no-cycle)', 'src/lib/hen.ts', `import { egg } from './egg';\nexport const hen = () => egg;\n`),
  plant('import(no-cycle)', 'src/lib/egg.ts', `import { hen } from '@/lib/hen';\nexport const egg = () => hen;\n`),
  plant('import(no-cycle)', 'src/lib/oak.ts', `import type { Acorn } from './acorn';\nexport type Oak = Acorn[];\n`),
  plant('import(no-cycle)', 'src/lib/acorn.ts', `import type { Oak } from './oak';\nexport type Acorn = Oak | 1;\n`),

  // Sizes.
  plant('eslint(max-lines-per-function)', 'src/lib/long-function.ts', longFunction(60)),
  plant(null, 'src/lib/short-function.ts', longFunction(50)),
  plant('eslint(max-lines)', 'src/ui/long-file.tsx', longFile(201)),
  plant(null, 'src/ui/short-file.tsx', longFile(200)),
  plant('eslint(max-lines)', 'src/lib/long-file.ts', longFile(401)),
  plant(null, 'src/i18n/messages/he/long-list.ts', longFile(401)),

  plant('import(no-default-export)', 'src/lib/default.ts', `export default 1;\n`),

  // Types, hooks, accessibility.
  plant(
    'typescript(no-floating-promises)',
    'src/lib/floating.ts',
    `const later = async () => 1;\nexport function start(): void {\n  later();\n}\n`,
  ),
  plant('typescript(no-explicit-any)', 'src/lib/any.ts', `export const value = (input: any) => String(input);\n`),
  plant(
    'react-hooks(rules-of-hooks)',
    'src/ui/hooks.tsx',
    `import { useState } from 'react';\nexport function useSometimes(on: boolean): number {\n  if (!on) return 0;\n  const [count] = useState(0);\n  return count;\n}\n`,
  ),
  plant(
    'react-hooks(exhaustive-deps)',
    'src/ui/dependencies.tsx',
    `import { useEffect } from 'react';\nexport function useTitle(title: string): void {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n`,
  ),
  plant('jsx-a11y(alt-text)', 'src/ui/picture.tsx', component('<img src="/car.jpg" />')),
  plant('react(button-has-type)', 'src/ui/press.tsx', component('<button>-</button>')),
  plant('eslint(no-console)', 'src/lib/prints.ts', `export const print = () => console.log('x');\n`),
  plant(
    'vitest(no-focused-tests)',
    'src/lib/focused.test.ts',
    `import { expect, it } from 'vitest';\nit.only('adds', () => expect(1 + 1).toBe(2));\n`,
  ),
];

interface Finding {
  filename: string;
  code: string;
}

function plantProject(folder: string): void {
  for (const path of [
    '.oxlintrc.json',
    ...readdirSync(projectRoot).filter((name) => /^tsconfig.*\.json$/u.test(name)),
    'package.json',
  ]) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, code } of PLANTS) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}

function lint(folder: string): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [oxlint, '--format=json', 'src'], options, (_failed, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
      } catch {
        reject(new Error(`oxlint printed no findings: ${stdout}${stderr}`));
      }
    });
  });
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
const found = new Map<string, Set<string>>();

beforeAll(async () => {
  plantProject(folder);
  for (const { filename, code } of await lint(folder)) {
    found.set(filename, (found.get(filename) ?? new Set()).add(code));
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesOf = (file: string) => [...(found.get(file) ?? [])].toSorted().join(' ');

describe('the rules of the house', () => {
  it.each(PLANTS.filter(({ rule }) => rule !== null))('report $file: $rule', ({ file, rule }) => {
    expect(rulesOf(file)).toBe(rule);
  });

  it.each(PLANTS.filter(({ rule }) => rule === null))('let $file pass', ({ file }) => {
    expect(rulesOf(file)).toBe('');
  });
});

const code = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: projectRoot, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(projectRoot, file)))
  .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const);
/** Where classes stand. */
const drawn = code.filter(([file]) => /^src\/(?:app|pages|layout|features|islands|ui|art)\//u.test(file));

it('imports follow the map', () => {
  for (const [file, said] of ALLOWED_IMPORTS) expect(foreignImports(file, said), `${file}: ${said}`).toEqual([]);
  for (const [file, said] of FOREIGN_IMPORTS) expect(foreignImports(file, said), `${file}: ${said}`).toHaveLength(1);
  expect(code.length).toBeGreaterThan(1000);
  expect(code.flatMap(([file, said]) => foreignImports(file, said).map((source) => `${file}: ${source}`))).toEqual([]);
});

it('files are called what they do', () => {
  expect(MISNAMED.filter((file) => !isMisnamed(file))).toEqual([]);
  expect(WELL_NAMED.filter(isMisnamed)).toEqual([]);
  expect(code.map(([file]) => file).filter(isMisnamed)).toEqual([]);
});

it('classes turn with the language', () => {
  expect(PHYSICAL.map((list) => physicalClasses(list).length)).toEqual(PHYSICAL.map(() => 1));
  expect(LOGICAL.flatMap(physicalClasses)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(300);
  expect(drawn.flatMap(([file, said]) => physicalClasses(said).map((name) => `${file}: ${name}`))).toEqual([]);
});

it('no two classes of a list set the same', async () => {
  for (const list of CONFLICTING) expect(await conflictingClasses(list), list).toHaveLength(1);
  for (const list of HARMONIOUS) expect(await conflictingClasses(list), list).toEqual([]);
  const found: string[] = [];
  for (const [file, said] of drawn) for (const pair of await conflictingClasses(said)) found.push(`${file}: ${pair}`);
  expect(found).toEqual([]);
});
