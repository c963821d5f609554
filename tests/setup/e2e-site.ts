import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { inboxPath, loadSecrets } from '../../scripts/backend/secrets.ts';
import { arrivalIn, rowsAround, startFlightFeed } from '../fixtures/flight-feed.ts';
import { makeMigratedFolder } from './backend.ts';
import { openMomentFromNow } from './open-days.ts';
import { freePort } from './server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const fullHour = (moment: Date) => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);

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

/**
 * Starts the real site as `npm start` does, on a free port and with a database of its own, once for all end-to-end
 * tests; its address goes to the tests as baseURL.
 * @returns what stops it and throws its data away.
 * @throws with the server's own words when it does not start.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'e2e-data-'));
  const feed = await startFlightFeed();
  const boardAt = new Date();
  const lateAt = fullHour(openMomentFromNow(6));
  const late = { CHFLTN: '3318', CHRMINE: 'DELAYED', CHPTOL: arrivalIn(lateAt, 30)['CHPTOL'] ?? null };
  feed.rows = [...rowsAround(boardAt), arrivalIn(lateAt, 0, late)];
  process.env['E2E_BOARD_AT'] = boardAt.toISOString();
  process.env['E2E_LATE_FLIGHT_AT'] = lateAt.toISOString();
  await makeMigratedFolder(path.join(dataDir, 'database'));
  // Last: it stays free for as long as nobody else asks for one.
  const env = siteSettings(await freePort(), dataDir, feed.url);
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
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
  process.env['E2E_BASE_URL'] = env['SITE_URL'];
  process.env['E2E_INBOX'] = inboxPath(await loadSecrets(dataDir));
  return async () => {
    server.kill('SIGTERM');
    await stopped;
    await feed.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
