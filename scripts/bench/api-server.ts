import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNativePostgres } from '../../tests/setup/native-postgres.ts';
import { freePort } from '../../tests/setup/server-process.ts';

export interface ApiServer {
  url: string;
  /** Of the server's own process. */
  pid: number;
  stop(): Promise<void>;
}

export interface NativeApiServer extends ApiServer {
  databaseUrl: string;
}

/** The header in which the load generator names a client's address, as a trusted proxy would. */
export const CLIENT_HEADER = 'x-bench-client';

/**
 * Starts the backend and the edge functions on a fresh native Postgres that waits for the disk, as in production.
 * @throws when one of them does not start.
 */
export async function startApiServer(): Promise<NativeApiServer> {
  const postgres = await startNativePostgres(true);
  const databaseUrl = await postgres.createDatabase();
  const server = await startProcess({ DATABASE_URL: databaseUrl }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
  };
  return { ...server, databaseUrl, stop };
}

/**
 * Starts the same on a fresh embedded database on the disk.
 * @throws when it does not start.
 */
export const startEmbeddedApiServer = (): Promise<ApiServer> => startProcess({});

async function startProcess(env: Readonly<Record<string, string>>): Promise<ApiServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const profiling = process.env['BENCH_PROFILE_DIR'];
  const child = spawn(
    process.execPath,
    [
      ...(profiling ? ['--cpu-prof', `--cpu-prof-dir=${profiling}`] : []),
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('./api-process.ts', import.meta.url)),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: dataDir,
        CLIENT_IP_HEADER: CLIENT_HEADER,
        // Into the server's own inbox: mails are part of what a request costs.
        NOTIFY_FALLBACK: 'owner@example.com',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) {
      // It would first send the mails that a rush has left behind.
      const force = setTimeout(() => child.kill('SIGKILL'), 3000);
      await once(child, 'exit');
      clearTimeout(force);
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  // The output is read to its end: a full pipe would hold the server up at its next log line.
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve(true));
    child.once('exit', () => resolve(false));
  });
  if ((await ready) && child.pid) return { url, pid: child.pid, stop };
  await stop();
  throw new Error('The server did not start; see above.');
}
