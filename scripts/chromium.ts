import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

/** The sandbox cannot start in containers, and the browser must not talk to anything but the site under test. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The shell without windows shows the same pages with half the work. */
const SHELL = 'chromium-headless-shell';
/** What visitors have. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** What stands in the way of a download that hangs, in milliseconds. */
const INSTALL_TIMEOUT_MS = 600_000;

/** `shell` for speed; `browser` for what visitors have: widths of letters, scroll bars, and pages that are kept for Back. */
type Preferred = 'shell' | 'browser';

/**
 * A Chromium on this machine: CHROMIUM_PATH, the system's own, or Playwright's.
 * @param preferred which one, where there are both
 * @returns the program's path, or null when there is none.
 * @throws when CHROMIUM_PATH names something that is not there.
 */
export function findChromium(preferred: Preferred = 'shell'): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH: there is no program at ${chosen}`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const inPath = (name: string) => folders.map((folder) => path.join(folder, name));
  const browsers = [...BROWSERS.flatMap(inPath), ...SYSTEM_PATHS, chromium.executablePath()];
  const candidates = preferred === 'shell' ? [...inPath(SHELL), ...browsers] : [...browsers, ...inPath(SHELL)];
  return candidates.find(isProgram) ?? null;
}

/**
 * Finds a Chromium, or installs one: Playwright's download, else the system's package as root.
 * @param preferred as of `findChromium`, where there are both
 * @returns the program's path.
 * @throws with what each way of installing said.
 */
export async function ensureChromium(preferred: Preferred = 'shell'): Promise<string> {
  const found = findChromium(preferred);
  if (found) return found;
  const complaints: string[] = [];
  for (const [name, install] of [
    ["Playwright's download", installWithPlaywright],
    ['apt-get', installWithApt],
  ] as const) {
    console.info(`No Chromium found: trying ${name} …`);
    try {
      await install();
    } catch (error) {
      complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(`No Chromium. Install one and set CHROMIUM_PATH.\n${complaints.join('\n')}`);
}

async function installWithPlaywright(): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: INSTALL_TIMEOUT_MS });
  // The browser's own libraries come from the system; without root they have to be there already.
  if (isRootOnLinux()) {
    await run(process.execPath, [cli, 'install-deps', 'chromium'], { timeout: INSTALL_TIMEOUT_MS }).catch(() => {});
  }
}

async function installWithApt(): Promise<void> {
  if (!isRootOnLinux()) throw new Error('needs root on Linux');
  const options = { timeout: INSTALL_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

const isRootOnLinux = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

const isProgram = (file: string): boolean => existsSync(file) && statSync(file).isFile();
