/** What `npm test` remembers of the last pass of each step, so that it need not repeat what cannot have changed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Pass {
  /** Of all that the step read; see `fingerprintOf`. */
  fingerprint: string;
  /** When it passed, in milliseconds since 1970. */
  at: number;
  /** How many tests passed. */
  passed: number;
}

/** By the steps' names. */
export type Passes = Record<string, Pass>;

const fileOf = (root: string) => path.join(root, '.cache', 'test-passes.json');

/** @returns what is remembered; nothing where there is no file, or none that reads. */
export async function readPasses(root: string): Promise<Passes> {
  try {
    return JSON.parse(await readFile(fileOf(root), 'utf8')) as Passes;
  } catch {
    return {};
  }
}

export async function writePasses(root: string, passes: Passes): Promise<void> {
  await mkdir(path.dirname(fileOf(root)), { recursive: true });
  await writeFile(fileOf(root), JSON.stringify(passes, null, 2));
}

/**
 * A hash of the files that a step reads, of the command itself and of what else decides: the version of Node and the
 * settings of the environment.
 * @param reads folders with all they hold, "." for the project without what is ignored, "*" for the files of its root
 * @returns null where Git does not say which files there are: then nothing is known to be unchanged
 */
export async function fingerprintOf(
  root: string,
  reads: readonly string[],
  command: readonly string[],
): Promise<string | null> {
  const tracked = filesOfGit(root);
  if (!tracked) return null;
  const isRead = (file: string) =>
    reads.some((entry) => entry === '.' || (entry === '*' && !file.includes('/')) || file.startsWith(`${entry}/`));
  const built = reads.includes('dist') ? await filesBelow(root, 'dist') : [];
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, settings(), command]));
  for (const file of [...tracked.filter(isRead), ...built].toSorted()) {
    const content = await readFile(path.join(root, file)).catch(() => Buffer.alloc(0));
    hash.update(`\0${file}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Variables that tests and builds read. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => /^(?:VITE_|CHROMIUM_PATH$|DATABASE_URL$|NODE_OPTIONS$|TZ$|E2E_)/u.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();

/** Files under version control and new ones; a settings file, which Git ignores, counts too. */
function filesOfGit(root: string): string[] | null {
  try {
    const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
    });
    return [...new Set([...output.split('\0').filter(Boolean), '.env'])];
  } catch {
    return null;
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
