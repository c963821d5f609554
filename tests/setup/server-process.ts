import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** `npm start` as a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far, on both channels. */
  output(): string;
  /** Resolves once the output matches; rejects when the process ends first. */
  printed(pattern: RegExp): Promise<void>;
  /** Sends a signal and waits for the end. @returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end. @returns the exit code. */
  ended(): Promise<number | null>;
}

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts');

/**
 * Starts the server.
 * @param projectRoot the folder it works in, with `supabase/` and an index.html to build.
 * @param env its settings; nothing of this process' own is passed on but the path.
 * @param options what follows `npm start --`
 * @param script `dev.ts` for `npm run dev`
 */
export function startServerProcess(
  projectRoot: string,
  env: Record<string, string>,
  options: readonly string[] = [],
  script: 'start.ts' | 'dev.ts' = 'start.ts',
): ServerProcess {
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, path.join(SCRIPTS, script), ...options], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (chunk) => (text += String(chunk)));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => text,
    ended: () => exit,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
    printed: async (pattern) => {
      let over = false;
      void exit.then(() => (over = true));
      while (!pattern.test(text)) {
        if (over) throw new Error(`The server ended before it printed ${pattern}:\n${text}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exit]);
      }
    },
  };
}

/**
 * A folder to start the product in: its own database and functions, behind a page that takes no time to build.
 * @returns its path; the caller deletes it.
 */
export async function makeProductFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'product-'));
  const root = path.resolve(import.meta.dirname, '../..');
  await copyFile(path.join(root, 'tests/integration/embedded-project/index.html'), path.join(folder, 'index.html'));
  await symlink(path.join(root, 'supabase'), path.join(folder, 'supabase'));
  return folder;
}

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
