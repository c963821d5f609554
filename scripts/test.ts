/**
 * Everything that checks the project: `npm test`, some of its steps: `npm test -- unit lint`, some files: `npm test --
 * src/lib/dates.ts tests/e2e/home.spec.ts`, or those that differ from the last commit: `npm test -- --changed`.
 * `npm run test:night` is the same with `--night`: tests that by day take some of each kind take them all (see
 * tests/setup/night.ts), and every fault is played three times. A step that passed within the last day, and of whose
 * files none has changed since, is not run again, unless it is asked for by name, at night or with CI=true.
 * Prints one line for each step, with the names of the browser tests that passed only when they were tried again (at
 * night those have failed), and, last, "N passed, N failed" over all of them. Each of the tools without tests of its own
 * counts as one test.
 */
import { DAY_MS, MINUTE_MS } from '../supabase/functions/_shared/clock/clock.ts';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { explained } from './explained-errors.ts';
import { changedFiles, commandsFor, isPath } from './test-files.ts';
import { fingerprintOf, readPasses, writePasses, type Passes } from './test-passes.ts';
import { readReport, type Runner } from './test-reports.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const isNight = process.argv.includes('--night');
/** Machines that test what others rely on repeat everything. */
const IS_CI = Boolean(process.env['CI']);

/** Milliseconds after which a step counts as stuck; generous, since a busy machine is no fault of the project. */
const STEP_LIMIT = isNight ? 14_400_000 : 1_800_000;

/** Milliseconds for which a pass counts: some tests look at the calendar. */

interface Step {
  name: string;
  command: readonly string[];
  /** Where the counts are; without it the exit code alone decides, and the step counts as one test. */
  report?: Runner;
  /** Runs before, and has to pass. */
  needs?: string;
  /** Files and folders that decide about the outcome; the whole project unless said otherwise, but for what it makes. */
  reads?: readonly string[];
  /** Settles by itself whether there is anything to do. */
  isIncremental?: true;
  /** Only at night, or when it is asked for by name. What it could not test here is said, and is no failure. */
  isNightly?: true;
  prepare?(): Promise<void>;
}

const ALL = ['.'];
/** All that is compiled, with what says how. Settings in the root count as a whole. */
const CODE = ['src', 'supabase', 'scripts', 'tests', '*'];
const SITE = [...CODE, 'public', 'dist'];

const vitest = (name: string, ...options: string[]): Step => ({
  name,
  report: 'vitest',
  reads: CODE,
  command: ['vitest', 'run', ...options],
});

const chromium = async () => void (await ensureChromium());

/**
 * In the order in which they are taken up: what others wait for first, then the longest, so that none of them is left
 * over at the end for one core alone.
 */
const STEPS: readonly Step[] = [
  { name: 'build', command: ['tsx', 'scripts/build.ts', ...(IS_CI ? [] : ['--if-stale'])], isIncremental: true },
  {
    name: 'e2e',
    report: 'playwright',
    needs: 'build',
    reads: SITE,
    command: ['playwright', 'test', '--reporter=list,json'],
    prepare: chromium,
  },
  vitest('integration', '--project=integration*'),
  vitest('unit', '--project=unit', '--project=dom*'),
  { ...vitest('contracts', '--project=contracts*'), reads: ALL },
  {
    // The kinds of faults that matter most; at night all of them.
    name: 'faults',
    report: 'faults',
    needs: 'build',
    reads: SITE,
    command: ['tsx', 'tests/faults/run.ts', ...(isNight ? ['--seeds', '3'] : ['--kinds', 'short'])],
    prepare: chromium,
  },
  { ...vitest('dist', '--project=dist'), reads: SITE, needs: 'build' },
  { ...vitest('browsers', '--project=browsers'), reads: SITE, needs: 'build', isNightly: true },
  { ...vitest('platform', '--project=platform*'), isNightly: true },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  // More threads would check more, each what the others have checked, while the other steps keep the cores busy.
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'], reads: CODE },
  { name: 'dead-code', command: ['knip'] },
];

/** Steps at a time: each keeps about a core busy, and the browser tests take what is left over. */
const AT_ONCE = Math.min(os.availableParallelism(), 4);

interface Outcome {
  passed: number;
  failed: number;
  /** Not run: nothing has changed since these tests passed. */
  unchanged?: true;
  /** Names of tests that this machine cannot run. */
  skipped?: readonly string[];
  /** Names of tests that passed when they were tried again: by day they count as passed, at night as failed. */
  secondTries?: readonly string[];
  /** Printed when something failed. */
  output: string;
}

const outcomes = new Map<string, Outcome>();

interface Run {
  /** Folder of all that is thrown away in the end. */
  scratch: string;
  /** What passed before, by step; null where everything has to run. */
  passes: Passes | null;
}

async function run(step: Step, { scratch, passes }: Run): Promise<void> {
  const start = performance.now();
  const blocker = step.needs ? outcomes.get(step.needs) : undefined;
  const fingerprint = passes && !step.isIncremental ? await fingerprintOf(ROOT, step.reads ?? ALL, step.command) : null;
  const last = fingerprint ? passes?.[step.name] : undefined;
  const isUnchanged = last !== undefined && last.fingerprint === fingerprint && Date.now() - last.at < DAY_MS;
  const outcome: Outcome = await (async () => {
    if (blocker && blocker.failed > 0)
      return { passed: 0, failed: 1, output: `Not run: ${step.needs ?? ''} failed.\n` };
    if (isUnchanged) return { passed: last.passed, failed: 0, unchanged: true as const, output: '' };
    return execute(step, scratch).catch((error: unknown) => ({ passed: 0, failed: 1, output: `${String(error)}\n` }));
  })();
  outcomes.set(step.name, outcome);
  if (passes && fingerprint && !isUnchanged) {
    if (outcome.failed > 0) delete passes[step.name];
    else passes[step.name] = { fingerprint, at: Date.now(), passed: outcome.passed };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = outcome.failed > 0 ? 'FAIL' : 'ok  ';
  const words = outcome.unchanged ? `unchanged since the last pass (${outcome.passed} passed)` : counts(outcome);
  console.log(`${mark}  ${step.name.padEnd(12)} ${seconds.padStart(6)} s   ${words}`);
  for (const name of outcome.skipped ?? []) console.log(`      not run: ${name}`);
  for (const name of outcome.secondTries ?? []) console.log(`      passed at the second try: ${name}`);
  // A NUL in some tool's output would make the whole log a binary file for search tools.
  if (outcome.failed > 0) console.log(outcome.output.replaceAll('\0', '').replace(/^/gmu, '      | '));
}

async function execute(step: Step, scratch: string): Promise<Outcome> {
  const file = path.join(scratch, `${step.name}.json`);
  const reporters = step.report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile=${file}`] : [];
  await step.prepare?.();
  const { code, output } = await call([...step.command, ...reporters], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    COUNTS_FILE: file,
    TMPDIR: scratch,
  });
  if (!step.report) return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  const json = await readFile(file, 'utf8').catch(() => '{}');
  const { passed, failed, secondTries, ...report } = readReport(step.report, json, isNight);
  const skipped = step.isNightly ? report.skipped : [];
  // A runner can fail without a failed test: a broken file, an error between tests, no test at all.
  const unexplained = failed === 0 && (code !== 0 || passed + skipped.length === 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped, secondTries, output };
}

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes that have to be free there: all that a run keeps at a time is a tenth of it. */
const ROOM_IN_MEMORY = 4_000_000_000;

/**
 * A new folder for what the tests throw away, in memory where there is room. Each file of tests has a database of its own,
 * a thousand files that are gone seconds later: making them took a disk more time than all that the tests ask of them.
 */
async function makeScratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }));
  const folder = bavail * bsize > ROOM_IN_MEMORY ? MEMORY_FOLDER : os.tmpdir();
  const scratch = await mkdtemp(path.join(folder, 'tests-'));
  // Postgres runs as a user of its own, who has to get through.
  await chmod(scratch, 0o711);
  return scratch;
}

/** Tools are found as in npm's own scripts. */
const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  // At night the build is the one for hosts.
  ...(isNight ? { NIGHT: '1' } : { QUICK_BUILD: '1' }),
  PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
});

/** Runs a tool of the project. @returns its exit code (null: killed by the time limit) and all that it printed. */
function call(
  [program, ...options]: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? '', options, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT,
      env: { ...toolEnvironment(), CI: 'true', NO_COLOR: '1', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal) output += `Stopped by ${signal}, after ${STEP_LIMIT / MINUTE_MS} minutes at most.\n`;
      resolve({ code, output });
    });
  });
}

/** Runs the tests of these files, in sight. @returns the exit code */
async function runFiles(files: readonly string[]): Promise<number> {
  for (const [program, ...options] of commandsFor(files)) {
    if (program !== 'vitest') await ensureChromium();
    const child = spawn(program, options, { cwd: ROOT, stdio: 'inherit', env: toolEnvironment() });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    if (code !== 0) return 1;
  }
  return 0;
}

const counts = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`;

/** The steps with these names and what they need; all of them without a name. */
function chosen(names: ReadonlySet<string>): Step[] {
  const needed = new Set(STEPS.filter(({ name }) => names.has(name)).flatMap(({ needs }) => needs ?? []));
  const isDue = ({ name, isNightly }: Step) => (names.size === 0 ? isNight || !isNightly : names.has(name));
  return STEPS.filter((step) => isDue(step) || needed.has(step.name));
}

/** Some steps at a time, in their order; one that needs another waits for its end. */
async function inTurn(steps: readonly Step[], start: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const workThrough = async () => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({ needs }) => !needs || outcomes.has(needs));
      const [step] = at === -1 ? [] : waiting.splice(at, 1);
      const task = step ? start(step).finally(() => running.delete(task)) : Promise.race(running);
      if (step) running.add(task);
      await task;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
}

async function runSteps(names: readonly string[]): Promise<number> {
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  const scratch = await makeScratchFolder();
  const wanted = new Set(names);
  const isWhole = names.length > 0 || isNight || IS_CI;
  const passes = isWhole ? null : await readPasses(ROOT);
  const start = performance.now();
  try {
    await inTurn(chosen(wanted), (step) => run(step, { scratch, passes }));
  } finally {
    if (passes) await writePasses(ROOT, passes);
    await rm(scratch, { recursive: true, force: true });
  }
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of outcomes.values()) {
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s in all`);
  console.log(counts(total));
  return total.failed > 0 ? 1 : 0;
}

await explained(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, night: { type: 'boolean', default: false } },
  });
  const files = values.changed ? changedFiles(ROOT) : positionals;
  process.exitCode = await (values.changed || files.some(isPath) ? runFiles(files) : runSteps(positionals));
});
