/** Proves the environments of tsconfig.*.json: what one of them lacks does not compile there, and does where it belongs. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

const READS_PROCESS = `export const home = process.env['HOME'];\n`;
const READS_FILE = `import { readFileSync } from 'node:fs';\nexport const text = readFileSync('a', 'utf8');\n`;
const READS_PAGE = `export const title = document.title;\n`;
const STORES = `export const draft = localStorage.getItem('draft');\n`;
const FETCHES = `export const load = (): Promise<Response> => fetch('https://example.com');\n`;

const REFUSED: Readonly<Record<string, string>> = {
  'src/lib/process.ts': READS_PROCESS,
  'src/lib/buffer.ts': `export const bytes: number = Buffer.from('a').byteLength;\n`,
  'src/lib/file.ts': READS_FILE,
  'src/ui/global.tsx': `export const Sample = () => <p>{String(global)}</p>;\n`,
  'supabase/functions/_shared/process.ts': READS_PROCESS,
  'supabase/functions/_shared/page.ts': READS_PAGE,
  'supabase/functions/_shared/storage.ts': STORES,
  'supabase/functions/greet/file.ts': READS_FILE,
  'scripts/page.ts': READS_PAGE,
  'scripts/storage.ts': STORES,
  'scripts/environment.ts': `export const site = import.meta.env.VITE_SITE_URL;\n`,
};

const ALLOWED: Readonly<Record<string, string>> = {
  'src/lib/page.ts': READS_PAGE,
  'src/lib/environment.ts': `export const mode: string = import.meta.env.MODE;\n`,
  'src/lib/shared.ts': `export { load } from '@shared/fetches.ts';\n`,
  'src/lib/page.test.ts': READS_FILE + READS_PAGE,
  'supabase/functions/_shared/fetches.ts': FETCHES,
  'scripts/fetches.ts': FETCHES + READS_PROCESS,
  'scripts/file.ts': READS_FILE,
  'tests/e2e/reads.spec.ts': READS_FILE + READS_PAGE,
};

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'environments-')));
let printed = '';

beforeAll(async () => {
  for (const file of readdirSync(PROJECT_ROOT).filter((name) => /^tsconfig.*\.json$/u.test(name))) {
    cpSync(path.join(PROJECT_ROOT, file), path.join(folder, file));
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [file, code] of Object.entries({ ...REFUSED, ...ALLOWED })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  printed = await compile();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(): Promise<string> {
  const tsc = path.join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', '--pretty', 'false'], { cwd: folder }, (_failed, output, errors) =>
      resolve(output + errors),
    );
  });
}

const errorsIn = (file: string) => printed.split('\n').filter((line) => line.startsWith(`${file}(`));

describe('what an environment lacks', () => {
  it.each(Object.keys(REFUSED))('does not compile: %s', (file) => {
    expect(errorsIn(file)).not.toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('does not hinder %s', (file) => {
    expect(errorsIn(file)).toEqual([]);
  });

  it('is all that is wrong', () => {
    const named = printed.split('\n').filter((line) => /error TS/u.test(line));
    expect(named.filter((line) => !Object.keys(REFUSED).some((file) => line.startsWith(`${file}(`)))).toEqual([]);
  });
});
