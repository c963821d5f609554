import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase, type RunSql } from './backend/connection.ts';
import { createEmbeddedBackend } from './backend/embedded-backend.ts';

/** What one call of the Supabase CLI printed; `code` is its exit code. */
export interface CliAnswer {
  code: number | null;
  output: string;
  errors: string;
}

/** A database in memory with all of supabase/migrations, reachable for the Supabase CLI. */
export interface MigratedDatabase {
  /** SQL as the superuser. */
  query: RunSql;
  /** Calls the Supabase CLI against this database: `supabase('db', 'advisors')`. */
  supabase(...args: string[]): Promise<CliAnswer>;
  close(): Promise<void>;
}

/** Milliseconds after which a call of the CLI counts as stuck: all migrations or functions over a slow line take minutes. */
const CLI_TIMEOUT_MS = 600_000;

/**
 * Applies the project's migrations to PGlite and lets the Supabase CLI talk to it over a loopback socket.
 * @param snapshot a database with them applied, where there is one
 * @throws ExplainedError when a migration does not apply.
 */
export async function openMigratedDatabase(projectRoot: string, snapshot?: Blob): Promise<MigratedDatabase> {
  const database = await openDatabase('memory://', snapshot ?? (await migratedSnapshot(projectRoot)));
  // Without it the CLI's advisors skip every check on what the API exposes.
  await database.query(`set pgrst.db_schemas = 'public'`);
  const socket = new PGLiteSocketServer({
    db: (database.connection as PgliteConnection).driver,
    host: '127.0.0.1',
    port: 0,
    maxConnections: 10,
  });
  await socket.start();
  // The CLI keeps notes in its working directory, which are none of the project's business.
  const workdir = await mkdtemp(path.join(os.tmpdir(), 'supabase-cli-'));
  await mkdir(path.join(workdir, 'supabase'));
  await writeFile(path.join(workdir, 'supabase', 'config.toml'), 'project_id = "migrated-database"\n');
  const remote = `--remote=postgresql://postgres:postgres@${socket.getServerConn()}/postgres?sslmode=disable`;
  return {
    query: database.query,
    supabase: (...args) => runSupabaseCli(['--workdir', workdir, '--agent', 'no', ...args, remote]),
    close: async () => {
      await socket.stop();
      await database.close();
      await rm(workdir, { recursive: true, force: true });
    },
  };
}

async function migratedSnapshot(projectRoot: string): Promise<Blob> {
  const backend = await createEmbeddedBackend({
    target: 'memory://',
    keys: {
      publishable: 'sb_publishable_unused',
      secret: 'sb_secret_unused',
      jwtSecret: 'nobody-signs-in-to-this-database-at-all',
    },
    siteUrl: 'http://127.0.0.1',
    projectRoot,
  });
  try {
    return await backend.dump();
  } finally {
    await backend.close();
  }
}

/**
 * Calls the Supabase CLI of this project.
 * @param variables what it finds in its environment besides
 * @returns what it printed, whatever its exit code.
 */
export function runSupabaseCli(args: string[], variables: Readonly<Record<string, string>> = {}): Promise<CliAnswer> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('supabase/package.json'));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, 'dist', 'supabase.js'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
      timeout: CLI_TIMEOUT_MS,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}
