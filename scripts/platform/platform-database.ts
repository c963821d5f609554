/**
 * A hosted project's database on this machine: Debian's PostgreSQL with the platform's roles, default privileges, event
 * triggers and settings (platform.sql), pg_cron as Debian has it, stand-ins for pg_net and Vault, and a library that refuses
 * DELETE and UPDATE without WHERE in sessions of the API. docs/platform-database.md says what it cannot show.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { ExplainedError } from '../explained-errors.ts';
import { runSupabaseCli } from '../migrated-database.ts';

const run = promisify(execFile);

/** What it takes, one line for a Debian machine. */
export const INSTALL =
  'apt-get install -y --no-install-recommends gcc libc6-dev postgresql postgresql-15-cron postgresql-server-dev-15';

const VERSIONS = '/usr/lib/postgresql';
const HERE = import.meta.dirname;

/** Where Debian keeps one version of PostgreSQL. */
interface Installation {
  bin: string;
  lib: string;
  share: string;
  headers: string;
}

export interface PlatformDatabase {
  /** As `postgres`, who owns the project and is no superuser. */
  url: string;
  /** As `authenticator`, whose sessions the API has. */
  apiUrl: string;
  /** As the platform's own superuser. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** The newest installation that has pg_cron and its headers; null where a package or the compiler is missing. */
export function findInstallation(): Installation | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const complete = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => ({
      bin: path.join(VERSIONS, version, 'bin'),
      lib: path.join(VERSIONS, version, 'lib'),
      share: path.join('/usr/share/postgresql', version),
      headers: path.join('/usr/include/postgresql', version, 'server'),
    }))
    .find(
      ({ bin, lib, headers }) =>
        existsSync(path.join(bin, 'initdb')) &&
        existsSync(path.join(lib, 'pg_cron.so')) &&
        existsSync(path.join(headers, 'postgres.h')),
    );
  return complete && existsSync('/usr/bin/gcc') ? complete : null;
}

/**
 * Starts an empty hosted project in a temporary folder, on a free port of the loopback address, which lets everybody in who
 * reaches it.
 * @throws ExplainedError where the packages are missing
 */
export async function startPlatformDatabase(): Promise<PlatformDatabase> {
  const { port, library, stop } = await startServer({
    superuser: 'supabase_admin',
    // There supautils makes them as the superuser.
    extensions: ['pg_cron', 'pg_net', 'supabase_vault'],
    settings: {
      wal_level: 'logical',
      shared_preload_libraries: 'pg_cron',
      'cron.database_name': 'postgres',
      'cron.host': '127.0.0.1',
    },
  });
  const urlOf = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres`;
  const adminUrl = urlOf('supabase_admin');
  try {
    await setUp(adminUrl, library);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf('postgres'), apiUrl: urlOf('authenticator'), adminUrl, stop };
}

/**
 * Starts a server like any other, for the embedded backend, which refuses what the platform refuses in sessions of the API.
 * @returns the address of its own database, as its superuser
 * @throws ExplainedError where the packages are missing
 */
export async function startRefusingServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { port, stop } = await startServer({
    superuser: 'postgres',
    extensions: [],
    settings: { session_preload_libraries: LIBRARY },
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Stands in settings for where the library that refuses lies. */
const LIBRARY = '<library>';

interface ServerOptions {
  /** Owns everything that is there from the start. */
  superuser: string;
  /** Those of the platform that somebody may create who is no superuser. */
  extensions: readonly string[];
  settings: Readonly<Record<string, string>>;
}

async function startServer({
  superuser,
  extensions,
  settings,
}: ServerOptions): Promise<{ port: number; library: string; stop(): Promise<void> }> {
  const installation = findInstallation();
  if (!installation) throw new ExplainedError(`This takes packages of Debian: ${INSTALL}`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'platform-database-'));
  const owner = await serverUser();
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await chmod(folder, 0o755);
    const bin = await makeOwnInstallation(installation, folder, extensions);
    const library = path.join(folder, 'require_where.so');
    const source = path.join(HERE, 'require_where.c');
    await run('gcc', ['-shared', '-fPIC', '-O1', `-I${installation.headers}`, '-o', library, source]);
    const data = path.join(folder, 'data');
    await mkdir(data);
    if (owner) await chown(data, owner.uid, owner.gid);
    const init = ['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '-N'];
    await run(path.join(bin, 'initdb'), init, { cwd: '/', ...owner });
    const port = await freePort();
    const all = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      timezone: 'UTC',
      fsync: 'off',
      ...settings,
    };
    const options = Object.entries(all).flatMap(([name, value]) => [
      '-c',
      `${name}=${value.replace(LIBRARY, library)}`,
    ]);
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
    await isReady(server);
    return { port, library, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Pushes the project's migrations as docs/deploy.md has it.
 * @returns what the CLI said
 * @throws ExplainedError when one does not apply
 */
export async function pushMigrations({ url }: PlatformDatabase, projectRoot: string): Promise<string> {
  const remote = `--remote=${url}?sslmode=disable`;
  const { code, output, errors } = await runSupabaseCli(['--workdir', projectRoot, 'db', 'push', remote, '--yes']);
  if (code !== 0) throw new ExplainedError(`supabase db push failed:\n${output}${errors}`);
  return `${output}${errors}`;
}

/** PostgreSQL refuses to run as root; Debian's package has made a user for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (of) => Number((await run('id', [of, 'postgres'])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/**
 * The installation once more, with extensions of ours: PostgreSQL looks for them beside its own program, and the machine's
 * folders stay as they are.
 * @returns where its programs are
 */
async function makeOwnInstallation(
  { bin, lib, share }: Installation,
  folder: string,
  trusted: readonly string[],
): Promise<string> {
  const own = (original: string) => path.join(folder, path.relative('/usr', original));
  await mkdir(own(bin), { recursive: true });
  for (const program of ['initdb', 'postgres']) await copyFile(path.join(bin, program), path.join(own(bin), program));
  await symlink(lib, own(lib));
  const extensions = path.join(own(share), 'extension');
  await mkdir(extensions, { recursive: true });
  const link = async (from: string, to: string, names: readonly string[]) => {
    for (const name of names) await symlink(path.join(from, name), path.join(to, name));
  };
  const shared = (await readdir(share)).filter((name) => name !== 'extension');
  await link(share, own(share), shared);
  const originals = path.join(share, 'extension');
  await link(
    originals,
    extensions,
    (await readdir(originals)).filter((name) => name !== 'pg_cron.control'),
  );
  const standIns = path.join(HERE, 'extensions');
  await link(standIns, extensions, await readdir(standIns));
  const cron = await readFile(path.join(originals, 'pg_cron.control'), 'utf8');
  for (const name of trusted) {
    const control = name === 'pg_cron' ? cron : `default_version = '1'\nrelocatable = false\n`;
    await writeFile(path.join(extensions, `${name}.control`), `${control}\ntrusted = true\n`);
  }
  return own(bin);
}

async function isReady(server: ChildProcess): Promise<void> {
  let output = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`PostgreSQL ended:\n${output}`)));
  await Promise.race([ready, ended]);
  ended.catch(() => {});
}

async function setUp(adminUrl: string, library: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(await readFile(path.join(HERE, 'platform.sql'), 'utf8'));
    await sql.unsafe(`alter role authenticator set session_preload_libraries = '${library}'`);
  } finally {
    await sql.end();
  }
}

/** A port of the loopback address that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
