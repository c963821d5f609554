/** Proves the dead-code check: knip, with the project's own configuration, finds what is planted and nothing that lives. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

const FILES: Record<string, string> = {
  'index.html': '<script type="module" src="/src/main.tsx"></script>',
  'vite.config.ts': 'export default {};',
  'src/main.tsx': `import { used } from '@/lib/living';\nimport 'zod';\nconsole.log(used);`,
  'src/entry-prerender.tsx': 'export const render = () => 1;',
  'src/lib/living.ts': 'export const used = 1;\nexport const deadExport = 2;\nexport interface DeadType { a: 1 }',
  'src/lib/dead-file.ts': 'export const nobody = 1;',
  'supabase/functions/greet/index.ts': `import { handler } from './handler.ts';\nDeno.serve(handler);`,
  'supabase/functions/greet/handler.ts': 'export const handler = () => new Response();',
};

interface Issue {
  file: string;
  files?: { name: string }[];
  exports?: { name: string }[];
  types?: { name: string }[];
  dependencies?: { name: string }[];
  unlisted?: { name: string }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'dead-code-'));
let issues: Issue[];

beforeAll(async () => {
  for (const file of ['knip.json', 'tsconfig.json']) cpSync(path.join(PROJECT_ROOT, file), path.join(folder, file));
  const { version } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'node_modules/zod/package.json'), 'utf8')) as {
    version: string;
  };
  const dependencies = { zod: version, 'date-fns': '4.4.0' };
  const manifest = {
    type: 'module',
    dependencies,
    devDependencies: { vite: '8.3.8' },
    scripts: { build: 'vite build' },
  };
  for (const [file, code] of Object.entries({
    ...FILES,
    'package.json': JSON.stringify(manifest),
  })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  issues = await knip();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function knip(): Promise<Issue[]> {
  return new Promise((resolve, reject) => {
    const program = path.join(PROJECT_ROOT, 'node_modules/knip/bin/knip.js');
    execFile(process.execPath, [program, '--reporter=json'], { cwd: folder }, (_failed, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { issues: Issue[] }).issues);
      } catch {
        reject(new Error(`knip printed no report: ${stdout}${stderr}`));
      }
    });
  });
}

it('reports dead exports, types, files and packages, and nothing else', () => {
  const names = (kind: 'files' | 'exports' | 'types' | 'dependencies' | 'unlisted') =>
    issues.flatMap((issue) => issue[kind]?.map(({ name }) => name) ?? []);
  expect({
    files: names('files'),
    exports: names('exports'),
    types: names('types'),
    dependencies: names('dependencies'),
    unlisted: names('unlisted'),
  }).toEqual({
    files: ['src/lib/dead-file.ts'],
    exports: ['deadExport'],
    types: ['DeadType'],
    dependencies: ['date-fns'],
    unlisted: [],
  });
});
