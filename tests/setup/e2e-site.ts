import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inboxPath, loadSecrets } from '../../scripts/backend/secrets.ts';
import { rowsAround, startFlightFeed, type FeedRow } from '../fixtures/flight-feed.ts';
import { makeMigratedFolder } from './backend.ts';
import { freePort } from './server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The settings of the site under test. Every one is said, also where it is empty: a developer's own .env file must not
 * lead the tests to another database.
 */
export const siteSettings = (port: number, dataDir: string, feedUrl: string): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  SITE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  OWNER_EMAIL: 'owner@example.com',
  // Each test can be a visitor of its own, with limits of its own: test.use({ extraHTTPHeaders: { 'x-client-ip': … } })
  CLIENT_IP_HEADER: 'x-client-ip',
  IP_HASH_SECRET: '',
  FLIGHT_FEED_URL: feedUrl,
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_PUBLISHABLE_KEY: '',
  // Fixed, so that the next run finds a build that is still fresh.
  VITE_SITE_URL: 'http://localhost:4173',
});

export interface TestSite {
  url: string;
  /** Where the mails that it has sent are read. */
  inbox: string;
  /** Stops it and throws its data away. */
  close(): Promise<void>;
}

/**
 * Starts the real site as `npm start` does, on a free port and with a database of its own.
 * @param rows of the airport's board
 * @param ahead milliseconds by which its clock is ahead of the machine's
 * @throws with the server's own words when it does not start.
 */
export async function openSite(rows: FeedRow[], ahead = 0): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'e2e-data-'));
  const feed = await startFlightFeed();
  feed.rows = rows;
  await makeMigratedFolder(path.join(dataDir, 'database'));
  // Last: it stays free for as long as nobody else asks for one.
  const env = siteSettings(await freePort(), dataDir, feed.url);
  const clock = ahead ? ['--import', './tests/setup/moved-clock.ts'] : [];
  const server = spawn(process.execPath, ['--import', 'tsx', ...clock, 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...(ahead && { CLOCK_AHEAD_MS: String(ahead) }) },
  });
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('The site runs at')) resolve();
      });
    }
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The site did not start (${String(code)}):\n${output}`)));
  });
  return {
    url: env['SITE_URL'] ?? '',
    inbox: inboxPath(await loadSecrets(dataDir)),
    close: async () => {
      server.kill('SIGTERM');
      await stopped;
      await feed.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The site of all end-to-end tests but those that need another time of day (moved-site.ts); its address goes to the tests as baseURL.
 * @returns what stops it
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const boardAt = new Date();
  process.env['E2E_BOARD_AT'] = boardAt.toISOString();
  const site = await openSite(rowsAround(boardAt));
  process.env['E2E_BASE_URL'] = site.url;
  process.env['E2E_INBOX'] = site.inbox;
  return site.close;
}
