import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNativePostgres } from '../../tests/setup/native-postgres.ts';
import { freePort, startServerProcess } from '../../tests/setup/server-process.ts';

export interface ApiServer {
  url: string;
  stop(): Promise<void>;
}

export interface NativeApiServer extends ApiServer {
  databaseUrl: string;
}

/** The header in which the load generator names a client's address, as a trusted proxy would. */
export const CLIENT_HEADER = 'x-bench-client';

/** `npm start` on a fresh native Postgres that waits for the disk, as in production. */
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
  return { url: server.url, databaseUrl, stop };
}

/** `npm start` on a fresh embedded database on the disk. */
export const startEmbeddedApiServer = (): Promise<ApiServer> => startProcess({});

async function startProcess(env: Readonly<Record<string, string>>): Promise<ApiServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const port = await freePort();
  const server = startServerProcess(process.cwd(), {
    NODE_ENV: 'production',
    PORT: String(port),
    // The usual address, so that the build is the one that stands in dist/ afterwards too.
    SITE_URL: 'http://localhost:4173',
    DATA_DIR: dataDir,
    CLIENT_IP_HEADER: CLIENT_HEADER,
    // Into the server's own inbox: mails are part of what a request costs.
    NOTIFY_FALLBACK: 'owner@example.com',
    ...env,
  });
  const stop = async () => {
    // Asked to end, it would first send the mails that a rush has left behind.
    await server.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };
  await server.printed(/The site runs at/u).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}
