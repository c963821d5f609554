import { DAY_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate, prepareMigrations, readMigrations } from '../backend/apply-migrations.ts';
import { isNativeTarget, openDatabase, type Database } from '../backend/connection.ts';
import { lockDataDir } from '../backend/data-dir-lock.ts';
import { withDatabase } from '../backend/with-database.ts';
import { createEmbeddedBackend } from '../backend/embedded-backend.ts';
import { isHostedProject } from '../backend/platform-roles.ts';
import { readReleases } from '../backend/releases.ts';
import { loadArchive, readHeader, writeArchive, type TableSummary } from './database-archive.ts';
import { ExplainedError } from '../explained-errors.ts';

interface BackupOptions {
  /** A folder, or `postgres://…`. */
  target: string;
  /** The archive. */
  file: string;
}

interface RestoreOptions extends BackupOptions {
  /** The folder that holds `supabase/`. */
  projectRoot: string;
  /** Sets an existing database folder aside instead of refusing. */
  replace?: boolean;
}

/**
 * Writes a database into an archive. A native database may be in use meanwhile, the embedded one may not.
 * @throws ExplainedError
 */
export async function backUpDatabase({ target, file }: BackupOptions): Promise<TableSummary[]> {
  if (!isNativeTarget(target) && !existsSync(target))
    throw new ExplainedError(`There is nothing to back up: ${target} does not exist.`);
  return withDatabase(target, (database) => writeArchive(database, file));
}

/** Days for which backups are kept: somebody who was deleted must not stand in them for ever. */
const KEPT_DAYS = 30;

/**
 * Deletes backups that are older than thirty days, by the time of their files.
 * @param folder where backups without a name of their own go.
 * @returns their names.
 */
export async function removeOldBackups(folder: string, now = Date.now()): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ndjson.gz'));
  const ages = await Promise.all(files.map(async (name) => now - (await stat(path.join(folder, name))).mtimeMs));
  const old = files.filter((_, at) => (ages[at] ?? 0) > KEPT_DAYS * DAY_MS);
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
  return old;
}

/**
 * Makes a new database from an archive: first the migrations that the archive's database had, then its rows, compared by
 * hash, then the migrations that came since. What was made before the first release had other migrations: its rows go
 * into today's tables.
 * @returns the tables, and where an existing database folder was put.
 * @throws ExplainedError; the database then is not used.
 */
export async function restoreDatabase({ target, file, projectRoot, replace = false }: RestoreOptions): Promise<{
  tables: TableSummary[];
  setAside: string | null;
}> {
  const header = await readHeader(file);
  const migrations = await readMigrations(path.join(projectRoot, 'supabase', 'migrations'));
  const newest = migrations.at(-1)?.version ?? '';
  if (header.lastMigration > newest) {
    throw new ExplainedError(`${file} was made by a newer version of this site: update the site first.`);
  }
  const [first] = Object.values(await readReleases(projectRoot));
  const firstRelease = first ? migrations.findLast((migration) => migration.file in first)?.version : newest;
  const isConverted = header.lastMigration < (firstRelease ?? newest);
  const setAside = isNativeTarget(target) ? await requireEmptyDatabase(target) : await clearFolder(target, replace);
  await setUp(target, projectRoot, isConverted ? newest : header.lastMigration);
  const tables = await load(target, file, isConverted);
  await setUp(target, projectRoot);
  return { tables, setAside };
}

/**
 * Proves that an archive can be restored: makes a database of it in a temporary folder and throws that away.
 * @throws as {@link restoreDatabase}
 */
export async function tryRestore(file: string, projectRoot: string): Promise<TableSummary[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-'));
  try {
    return (await restoreDatabase({ target: path.join(folder, 'database'), file, projectRoot })).tables;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keys matter only to those who call the backend's API, and nobody does here. */
const KEYS = { publishable: 'sb_publishable_unused', secret: 'sb_secret_unused', jwtSecret: 'unused'.repeat(6) };

async function setUp(target: string, projectRoot: string, lastMigration?: string): Promise<void> {
  if (isNativeTarget(target)) {
    const database = await openDatabase(target);
    try {
      if (await isHostedProject(database.query)) {
        await prepareMigrations(database);
        await migrate(database, projectRoot, lastMigration);
        return;
      }
    } finally {
      await database.close();
    }
  }
  const backend = await createEmbeddedBackend({
    target,
    keys: KEYS,
    siteUrl: 'http://127.0.0.1',
    projectRoot,
    ...(lastMigration && { lastMigration }),
  });
  await backend.close();
}

async function load(target: string, file: string, isConverted: boolean): Promise<TableSummary[]> {
  return withDatabase(target, async (database) => {
    const tables = await loadArchive(database, file, isConverted);
    if (await isHostedProject(database.query)) await completeAccounts(database);
    return tables;
  });
}

/**
 * The hosted sign-in service finds only accounts of its one instance, whose id is nothing but zeros, and cannot read one
 * with a token that is null; the embedded backend knows neither.
 */
async function completeAccounts(database: Database): Promise<void> {
  const tokens = [
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'email_change',
    'phone_change_token',
    'phone_change',
    'reauthentication_token',
  ];
  await database.transaction(async (query) => {
    // As in loadArchive: these are the same accounts, which no trigger has to hear of.
    await query('set local session_replication_role = replica');
    await query(`update auth.users set instance_id = '00000000-0000-0000-0000-000000000000',
      ${tokens.map((token) => `${token} = coalesce(${token}, '')`).join(', ')} where true`);
  });
}

async function requireEmptyDatabase(target: string): Promise<null> {
  const database = await openDatabase(target);
  try {
    const [row] = await database.query<{ used: boolean }>(`select to_regclass('public.leads') is not null as used`);
    if (!row?.used) return null;
  } finally {
    await database.close();
  }
  throw new ExplainedError('The database at DATABASE_URL holds a site already. Create an empty one and name that.');
}

/** @returns where the folder was put, null when there was none. */
async function clearFolder(target: string, replace: boolean): Promise<string | null> {
  if (!existsSync(target)) return null;
  if (!replace) {
    throw new ExplainedError(`${target} holds a database already. With --replace it is set aside and kept.`);
  }
  const aside = `${target}.before-restore-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`;
  const unlock = lockDataDir(target);
  try {
    await rename(target, aside);
  } finally {
    unlock();
  }
  return aside;
}
