/** A copy of the project in which a test may write what a person would, and run what a person would run. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What a person does to a file: writes it, copies another with other words, or writes on behind a line that is there once. */
export type Change = { readonly file: string } & (
  | { readonly text: string }
  | { readonly like: string; readonly but?: Readonly<Record<string, string>> }
  | { readonly after: string; readonly add: string }
);

export interface ScratchProject {
  /** @throws where the place of a change is gone */
  change(changes: readonly Change[]): void;
  /** Runs a program of node_modules. @returns what it printed, and whether it ended well */
  run(program: string, ...args: string[]): Promise<{ ok: boolean; output: string }>;
  close(): void;
}

function changed(change: Change, read: (file: string) => string): string {
  if ('text' in change) return change.text;
  if ('like' in change)
    return Object.entries(change.but ?? {}).reduce(
      (text, [from, to]) => text.replaceAll(from, () => to),
      read(change.like),
    );
  const [before = '', ...rest] = read(change.file).split(change.after);
  if (rest.length !== 1) throw new Error(`${change.file} has "${change.after}" ${rest.length} times`);
  return `${before}${change.after}${change.add}${rest[0]}`;
}

export async function scratchProject(): Promise<ScratchProject> {
  // Below the project, where the compiler names packages as it does there.
  mkdirSync(path.join(PROJECT_ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(path.join(PROJECT_ROOT, '.cache/scratch-'));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    maxBuffer: 2 ** 24,
  });
  // What the compiler knows already saves it most of its work.
  for (const file of [...stdout.split('\0').filter(Boolean), '.cache/types'])
    if (existsSync(path.join(PROJECT_ROOT, file)))
      cpSync(path.join(PROJECT_ROOT, file), path.join(root, file), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    change(changes) {
      for (const change of changes) {
        const target = path.join(root, change.file);
        const text = changed(change, read);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    },
    async run(program, ...args) {
      const { NIGHT: _, ...env } = process.env;
      const own = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('VITEST')));
      try {
        const { stdout: output } = await run(process.execPath, [path.join('node_modules', program), ...args], {
          cwd: root,
          env: { ...own, NO_COLOR: '1' },
          maxBuffer: 2 ** 26,
        });
        return { ok: true, output };
      } catch (error) {
        const { stdout: said = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { ok: false, output: said + stderr };
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}
