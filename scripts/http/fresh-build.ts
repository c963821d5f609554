import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { IS_QUICK_BUILD } from '../build/compress-files.ts';
import { sampleFiles } from '../build/sample-list.ts';
import { ExplainedError } from '../explained-errors.ts';

/** Everything that decides about the built site, from the project's root; folders count with all they hold. */
const INPUTS = [
  'index.html',
  'package-lock.json',
  'public',
  'scripts/build',
  'src',
  'supabase/functions/_shared',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

export interface BuildOptions {
  projectRoot: string;
  /** VITE_ variables, which are compiled in. */
  variables: Readonly<Record<string, string>>;
  /** Called before a build starts. */
  onBuild?: () => void;
  /** Breaks a running build off. */
  signal?: AbortSignal;
}

/**
 * Builds the site into dist/ unless what stands there was built from the same sources and settings.
 * @returns the folder of the built site.
 * @throws ExplainedError
 */
export async function ensureFreshBuild(options: BuildOptions): Promise<string> {
  const { projectRoot, variables, onBuild } = options;
  const dist = path.join(projectRoot, 'dist');
  const wanted = await hashInputs(projectRoot, variables);
  const built = await readFile(stampOf(dist), 'utf8').catch(() => null);
  if (isFresh(built, wanted)) return dist;
  onBuild?.();
  return buildSite(options);
}

/**
 * Builds the site into a folder of its own and puts that in the place of dist/: a build that is broken off changes
 * nothing.
 * @returns the folder of the built site.
 * @throws ExplainedError
 */
export async function buildSite({ projectRoot, variables, signal }: BuildOptions): Promise<string> {
  const dist = path.join(projectRoot, 'dist');
  const cache = path.join(projectRoot, '.cache');
  const wanted = await hashInputs(projectRoot, variables);
  await mkdir(cache, { recursive: true });
  const workshop = await mkdtemp(path.join(cache, 'build-'));
  const next = path.join(workshop, 'dist');
  try {
    await runBuild(projectRoot, next, variables, signal);
    await mkdir(path.dirname(stampOf(next)), { recursive: true });
    await writeFile(stampOf(next), IS_QUICK_BUILD ? quickStamp(wanted) : wanted);
    await rename(dist, path.join(workshop, 'previous')).catch(ignoreMissing);
    await rename(next, dist);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return dist;
}

/** What the build was made from. */
const stampOf = (dist: string) => path.join(dist, '.meta', 'build-stamp');

const quickStamp = (inputs: string) => `${inputs} quick`;

/**
 * Whether a build will do. One for hosts is good for tests as well, but not the other way round.
 * @param built its stamp
 * @param wanted hash of the sources and settings
 */
export const isFresh = (built: string | null, wanted: string, isQuick = IS_QUICK_BUILD): boolean =>
  built === wanted || (isQuick && built === quickStamp(wanted));

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function hashInputs(projectRoot: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const inputs = [...INPUTS, ...sampleFiles(projectRoot)];
  const files = (await Promise.all(inputs.map((input) => listInput(path.join(projectRoot, input))))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(process.version);
  for (const [at, file] of files.entries()) {
    const content = contents[at] ?? Buffer.alloc(0);
    hash.update(`\0${path.relative(projectRoot, file)}\0${content.byteLength}\0`).update(content);
  }
  for (const name of Object.keys(variables).toSorted()) hash.update(`\0${name}=${variables[name]}`);
  return hash.digest('hex');
}

async function listInput(input: string): Promise<string[]> {
  const entries = await readdir(input, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(input) ? [input] : [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** In a process of its own: the build's memory is given back, and the server's own settings stay out of it. */
function runBuild(
  projectRoot: string,
  outDir: string,
  variables: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<void> {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd: projectRoot,
      ...(signal && { signal }),
      stdio: ['ignore', 'inherit', 'inherit'],
      // With its input closed Vite takes itself for orphaned and leaves silently, unless it runs unattended.
      env: { ...process.env, ...variables, NODE_ENV: 'production', CI: 'true' },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ExplainedError(`The build of the site failed (${signal ?? `exit code ${code}`}); see above.`));
    });
  });
}
