import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './connection.ts';
import { ExplainedError } from '../explained-errors.ts';

/** One file of supabase/migrations, `<version>_<name>.sql`. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

/** Any number, the same in every process: the process that holds this advisory lock migrates. */
const MIGRATION_LOCK = 7_262_001;

/** The bookkeeping tables of the Supabase CLI, so that `supabase migration list` reads this database too. */
const BOOKKEEPING = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text);
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

/** Reads a folder of migrations in the order of their versions; a folder that is not there holds none. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch(() => []);
  const migrations = files
    .map((file) => ({ file, match: /^(\d+)_(.+)\.sql$/u.exec(file) }))
    .filter(({ match }) => match !== null)
    .map(async ({ file, match }) => ({
      file,
      version: match?.[1] ?? '',
      name: match?.[2] ?? '',
      sql: await readFile(path.join(folder, file), 'utf8'),
    }));
  return (await Promise.all(migrations)).toSorted((a, b) => (a.version < b.version ? -1 : 1));
}

/** Creates the bookkeeping tables. @returns whether no migration has ever run here. */
export async function prepareMigrations(database: Database): Promise<boolean> {
  await database.query(BOOKKEEPING);
  const [row] = await database.query<{ none: boolean }>(
    'select not exists (select from supabase_migrations.schema_migrations) as none',
  );
  return row?.none ?? true;
}

/**
 * Applies the project's migrations and its seed to a prepared database that has the platform's roles and accounts.
 * @param projectRoot the folder that holds `supabase/`
 * @param lastMigration version of the last one to apply; all of them unless said otherwise
 * @returns the files applied now.
 * @throws ExplainedError as {@link applyMigrations}
 */
export async function migrate(database: Database, projectRoot: string, lastMigration?: string): Promise<string[]> {
  const supabase = path.join(projectRoot, 'supabase');
  const all = await readMigrations(path.join(supabase, 'migrations'));
  const wanted = all.filter(({ version }) => lastMigration === undefined || version <= lastMigration);
  const applied = await applyMigrations(database, wanted);
  await applySeed(database, path.join(supabase, 'seed.sql'));
  return applied;
}

/**
 * Applies what is new, each file in a transaction of its own.
 * @returns the files applied now.
 * @throws ExplainedError when the database holds another state of these files, before anything is applied; when a file is
 *   faulty, with those before it applied.
 */
async function applyMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const known = new Map(
    (
      await database.query<{ version: string; statements: string[] | null }>(
        'select version, statements from supabase_migrations.schema_migrations',
      )
    ).map((row) => [row.version, row.statements]),
  );
  refuseChangedHistory(migrations, known);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (!known.has(migration.version) && (await applyOne(database, migration))) applied.push(migration.file);
  }
  return applied;
}

/**
 * An edit of an applied file, or a new file between applied ones, never reaches the database: the new code would run on an
 * old schema, with mended functions missing and nothing to say so.
 */
function refuseChangedHistory(
  migrations: readonly Migration[],
  known: ReadonlyMap<string, readonly string[] | null>,
): void {
  const newest = [...known.keys()].toSorted().at(-1) ?? '';
  const edited = migrations.filter(({ version, sql }) => {
    const statements = known.get(version);
    // The Supabase CLI stores a file in many pieces; only a file stored whole can be compared.
    return statements?.length === 1 && statements[0] !== sql;
  });
  const inserted = migrations.filter(({ version }) => !known.has(version) && version < newest);
  const name = (files: readonly Migration[]) => files.map(({ file }) => `supabase/migrations/${file}`).join(', ');
  const faults = [
    edited.length > 0 && `edited after they had been applied to this database: ${name(edited)}`,
    inserted.length > 0 && `put before files that had been applied to this database: ${name(inserted)}`,
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return;
  throw new ExplainedError(
    `Migrations were ${faults.join('; and ')}. What they say now is not in it, so it is not opened. ` +
      'Carry its rows over: npm run backup, then npm run restore -- <file>, with --replace or into an empty DATABASE_URL; ' +
      'or go back to the files that it was made with. A database of invented data may simply be deleted.',
  );
}

async function applyOne(database: Database, migration: Migration): Promise<boolean> {
  try {
    return await database.transaction(async (query) => {
      await query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const done = await query('select from supabase_migrations.schema_migrations where version = $1', [
        migration.version,
      ]);
      if (done.length > 0) return false;
      await query(migration.sql);
      await query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
        [migration.version, migration.name, migration.sql],
      );
      return true;
    });
  } catch (error) {
    throw new ExplainedError(`supabase/migrations/${migration.file}${describe(error, migration.sql)}`);
  }
}

/**
 * Runs the seed file when its content is new; it has to be idempotent, since an edit runs it again.
 * @param file the path of seed.sql; one that is not there is no error.
 */
async function applySeed(database: Database, file: string): Promise<void> {
  const sql = await readFile(file, 'utf8').catch(() => null);
  if (sql === null || sql.trim() === '') return;
  const hash = createHash('sha256').update(sql).digest('hex');
  const name = 'supabase/seed.sql';
  try {
    await database.transaction(async (query) => {
      const same = await query('select from supabase_migrations.seed_files where path = $1 and hash = $2', [
        name,
        hash,
      ]);
      if (same.length > 0) return;
      await query(sql);
      await query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [name, hash],
      );
    });
  } catch (error) {
    throw new ExplainedError(`${name}${describe(error, sql)}`);
  }
}

/** ":<line>: <complaint>", with the line when Postgres tells the position, which it counts in characters from 1. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return `: ${String(error)}`;
  const position = Number((error as { position?: string }).position);
  const line = position > 0 ? `:${Array.from(sql).slice(0, position).join('').split('\n').length}` : '';
  return `${line}: ${error.message}`;
}
