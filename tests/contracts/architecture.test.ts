/**
 * Proves the lint configuration: every rule of the house is broken once in a throw-away project that uses the very
 * same configuration, and every allowed case stands beside it. A rule that stopped working would otherwise look like
 * clean code.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

interface Plant {
  file: string;
  code: string;
  /** The one rule that must report the file; null: a control that must stay clean. */
  rule: string | null;
}

const depth = (folder: string) => '../'.repeat(folder.split('/').length);

function importPlants(): Plant[] {
  return Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) =>
    Object.entries(TARGETS).map(([layer, source]): Plant => {
      const mayImport = [...allowed, FOR_ALL, LAYER_OF_FOLDER[folder]].includes(layer);
      const path = source.startsWith('.') ? source.replace('../../', depth(folder)) : source;
      return {
        file: `${folder}/imports-${layer}.ts`,
        code: `import { target } from '${path}';\nexport const copy = target;\n`,
        rule: mayImport ? null : 'boundaries(dependencies)',
      };
    }),
  );
}

const BOUNDARIES = 'boundaries(dependencies)';
const lines = (count: number) => Array.from({ length: count }, (_, index) => `  total += ${index};\n`).join('');
const longFunction = (count: number) =>
  `export function sum(start: number): number {\n  let total = start;\n${lines(count)}  return total;\n}\n`;
const longFile = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const value${index} = ${index};\n`).join('');
const component = (body: string) => `export function Sample() {\n  return ${body};\n}\n`;
const classes = (names: string) => component(`<p className="${names}">-</p>`);

const plant = (rule: string | null, file: string, code: string): Plant => ({ rule, file, code });

const PLANTS: Plant[] = [
  ...importPlants(),

  // The content's inside is behind its registries, for the app; dynamic and type imports count like any other.
  plant(BOUNDARIES, 'src/app/content-inside.ts', `export { target } from '@/content/blog/first-post/target';\n`),
  plant(null, 'src/app/content-registry.ts', `export { target } from '@/content/blog';\n`),
  plant(
    null,
    'src/entry.ts',
    `export { target } from '@/app/target';\nexport { target as second } from '@/content/blog';\n`,
  ),
  plant(BOUNDARIES, 'src/entry-inside.ts', `export { target } from '@/content/blog/first-post/target';\n`),
  plant(BOUNDARIES, 'src/pages/home/dynamic.ts', `export const load = () => import('@/data/target');\n`),
  plant(BOUNDARIES, 'src/ui/typed.ts', `import type { Target } from '@/data/target';\nexport type Copy = Target;\n`),
  plant(BOUNDARIES, 'src/lib/reaches-out.ts', `export { target } from '../features/site/sharing/target';\n`),
  plant(null, 'src/lib/reads.test.ts', `export { target } from '../../tests/fixtures/target.ts';\n`),
  plant(BOUNDARIES, 'src/lib/reads.ts', `export { target } from '../../tests/fixtures/target.ts';\n`),
  plant(null, 'src/features/office/leads/kit.ts', `export { target } from '@/features/office/kit/target';\n`),
  plant(
    BOUNDARIES,
    'src/features/site/consent/foreign-kit.ts',
    `export { target } from '@/features/office/kit/target';\n`,
  ),
  plant(BOUNDARIES, 'src/features/office/kit/room.ts', `export { target } from '@/features/office/leads/target';\n`),
  plant(null, 'src/features/site/consent/own.ts', `export { target } from './inside/target';\n`),

  // A feature's subfolders are its inside.
  plant(
    BOUNDARIES,
    'src/pages/home/feature-inside.ts',
    `export { target } from '@/features/site/consent/inside/target';\n`,
  ),
  plant(BOUNDARIES, 'src/app/feature-inside.ts', `export { target } from '@/features/site/consent/inside/target';\n`),

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
  plant(BOUNDARIES, 'src/pages/home/query.ts', `export { useQuery } from '@tanstack/react-query';\n`),
  plant(null, 'src/features/site/consent/query.ts', `export { useQuery } from '@tanstack/react-query';\n`),
  plant(BOUNDARIES, 'src/ui/routes.ts', `export { Link } from 'react-router-dom';\n`),
  plant(null, 'src/layout/routes.ts', `export { Link } from 'react-router-dom';\n`),
  plant(BOUNDARIES, 'src/lib/renders.ts', `export { useState } from 'react';\n`),

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

  // Names.
  plant('check-file(filename-naming-convention)', 'src/lib/camelCase.ts', `export const value = 1;\n`),
  plant('check-file(folder-naming-convention)', 'src/lib/CamelFolder/value.ts', `export const value = 1;\n`),
  plant('check-file(filename-blocklist)', 'src/lib/utils.ts', `export const value = 1;\n`),
  plant('check-file(filename-blocklist)', 'src/lib/date-helpers.ts', `export const value = 1;\n`),
  plant('check-file(filename-blocklist)', 'src/features/site/consent/misc.tsx', `export const value = 1;\n`),
  plant('check-file(no-index)', 'src/ui/index.ts', `export { target } from './target';\n`),
  plant('import(no-default-export)', 'src/lib/default.ts', `export default 1;\n`),

  // Directions.
  plant('tailwind(no-restricted-classes)', 'src/ui/physical.tsx', classes('ml-4')),
  plant('tailwind(no-restricted-classes)', 'src/ui/beside.tsx', classes('hover:-left-full')),
  plant('tailwind(no-restricted-classes)', 'src/ui/moves.tsx', classes('sm:-translate-x-2')),
  plant('tailwind(no-restricted-classes)', 'src/ui/fades.tsx', classes('bg-linear-to-r')),
  plant(
    'tailwind(no-restricted-classes)',
    'src/ui/joined.tsx',
    `import { classNames } from './class-names';\n${component('<p className={classNames("text-left")}>-</p>')}`,
  ),
  plant('tailwind(no-restricted-classes)', 'src/ui/constants.tsx', `export const tones = { quiet: 'block pl-2' };\n`),
  plant(null, 'src/ui/words.tsx', `export const sides = { start: 'left', end: 'right' };\n`),
  plant(
    null,
    'src/ui/logical.tsx',
    classes('ms-4 mt-4 h-6 w-full size-4 text-start start-0 top-0 border-b -translate-y-1 hover:pe-2'),
  ),
  plant('tailwind(no-conflicting-classes)', 'src/ui/conflict.tsx', classes('block flex')),

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

const targetFile = `export const target = 1;\nexport type Target = typeof target;\n`;
const SCENERY: Record<string, string> = {
  'src/app/target.ts': targetFile,
  'src/pages/about/target.ts': targetFile,
  'src/layout/target.ts': targetFile,
  'src/features/site/sharing/target.ts': targetFile,
  'src/features/office/kit/target.ts': targetFile,
  'src/features/office/leads/target.ts': targetFile,
  'src/features/site/consent/inside/target.ts': targetFile,
  'src/content/target.ts': targetFile,
  'src/content/blog/index.ts': targetFile,
  'src/content/blog/first-post/target.ts': targetFile,
  'src/i18n/target.ts': targetFile,
  'src/islands/target.ts': targetFile,
  'src/data/target.ts': targetFile,
  'src/ui/target.ts': targetFile,
  'src/ui/class-names.ts': `export const classNames = (...names: string[]) => names.join(' ');\n`,
  'src/art/target.ts': targetFile,
  'src/lib/target.ts': targetFile,
  'src/config/target.ts': targetFile,
  'supabase/functions/_shared/target.ts': targetFile,
  'supabase/functions/_shared/clock/clock.ts': targetFile,
  'supabase/functions/wave/target.ts': targetFile,
  'scripts/target.ts': targetFile,
  'tests/fixtures/target.ts': targetFile,
};

interface Finding {
  filename: string;
  code: string;
}

function plantProject(folder: string): void {
  for (const path of [
    '.oxlintrc.json',
    ...readdirSync(projectRoot).filter((name) => /^tsconfig.*\.json$/u.test(name)),
    'tailwind.config.ts',
    'package.json',
    'scripts/lint',
    'src/styles',
  ]) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const files = [...Object.entries(SCENERY), ...PLANTS.map(({ file, code }) => [file, code] as const)];
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
}

function lint(folder: string): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(
      process.execPath,
      [oxlint, '--format=json', 'src', 'supabase', 'scripts', 'tests'],
      options,
      (_failed, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
        } catch {
          reject(new Error(`oxlint printed no findings: ${stdout}${stderr}`));
        }
      },
    );
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

  it.each(Object.keys(SCENERY))('find nothing else wrong in %s', (file) => {
    expect(rulesOf(file)).toBe('');
  });
});
