/** The browsers of the night walk, as Debian has them: where they are, and how they are started. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../setup/server-process.ts';
import { BrowserWindow, connectByHttp, connectToMarionette } from './webdriver.ts';

/** What makes the walk possible, one line for a Debian machine; the last ones are for films. */
export const INSTALL =
  'apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb libavcodec59 gstreamer1.0-libav gstreamer1.0-plugins-good';

export interface RunningBrowser {
  window: BrowserWindow;
  stop(): Promise<void>;
}

interface InstalledBrowser {
  name: string;
  /** Programs that it takes. */
  programs: readonly string[];
  start(): Promise<RunningBrowser>;
}

const inPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** What is missing for a browser; empty when it can be walked through. */
export const missingFor = ({ programs }: InstalledBrowser): string[] => programs.filter((program) => !inPath(program));

/** Starts a program; what it prints is the reason when it ends too early. */
function launch(program: string, options: readonly string[], env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A browser is several processes: they end together.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const early = ended.then(() => Promise.reject(new Error(`${program} ended:\n${output}`)));
  early.catch(() => {});
  const stop = async () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    await ended;
  };
  return { early, stop };
}

/** Tries until it works. */
async function retried<Answer>(work: () => Promise<Answer>, tries = 300): Promise<Answer> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Films may start, a window may be narrow, and nothing is fetched but the site. */
const FIREFOX_SETTINGS = {
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

async function startFirefox(): Promise<RunningBrowser> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  await mkdir(path.join(profile, 'chrome'));
  await writeFile(path.join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important }');
  const browser = launch('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    HOME: profile,
    TZ: 'Asia/Jerusalem',
  });
  const connect = retried(async () =>
    connectToMarionette(Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8'))),
  );
  const send = await Promise.race([connect, browser.early]);
  return {
    window: new BrowserWindow(send),
    stop: async () => {
      await browser.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startWebKit(): Promise<RunningBrowser> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  // Its tool bar would be wider than a phone.
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(
    path.join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 6px }',
  );
  const screen = `:${String(90 + (process.pid % 900))}`;
  const display = launch('Xvfb', [screen, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  const port = await freePort();
  const driver = launch('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    HOME: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: screen,
    TZ: 'Asia/Jerusalem',
    GDK_BACKEND: 'x11',
    // Without a graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const base = `http://127.0.0.1:${port}`;
  const connect = retried(async () => {
    await fetch(`${base}/status`);
  }).then(() => connectByHttp(base, {}));
  const send = await Promise.race([connect, driver.early, display.early]);
  return {
    window: new BrowserWindow(send),
    stop: async () => {
      await driver.stop();
      await display.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const BROWSERS: readonly InstalledBrowser[] = [
  { name: 'Firefox ESR', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKitGTK', programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
];
