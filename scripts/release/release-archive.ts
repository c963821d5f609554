import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { readMigrations } from '../backend/apply-migrations.ts';
import { openDatabase } from '../backend/connection.ts';
import { createEmbeddedBackend } from '../backend/embedded-backend.ts';
import { writeArchive } from '../backup/database-archive.ts';
import { seedDatabase } from '../seed/seed-database.ts';

/** A folder for each release, from the project's root: the database as it left it. */
export const ARCHIVES = 'tests/upgrade/archives';

/** Its migrations, as JSON: text by file. */
const MIGRATIONS = 'migrations.json.gz';

/** Its rows, as `npm run backup` writes them. */
export const ROWS = 'rows.ndjson.gz';

const KEYS = { publishable: 'sb_publishable_unused', secret: 'sb_secret_unused', jwtSecret: 'unused'.repeat(6) };
const SITE = 'http://127.0.0.1';

/** Of three months of visits a few days are enough. */
const REDUCE = `
  set local session_replication_role = replica;
  delete from public.visits where created_at < now() - interval '4 days';
  delete from public.page_counts where day < current_date - 4;
  delete from private.visitor_views where day < current_date - 4;`;

/**
 * Keeps the project's migrations and a database of invented data that has them.
 * @param folder is made
 * @returns how many bytes it takes
 */
export async function writeReleaseArchive(projectRoot: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = [MIGRATIONS, ROWS].map((name) => path.join(folder, name)) as [string, string];
  const migrations = await readMigrations(path.join(projectRoot, 'supabase', 'migrations'));
  const texts = JSON.stringify(Object.fromEntries(migrations.map(({ file, sql }) => [file, sql])));
  await writeFile(files[0], await promisify(zlib.gzip)(texts, { level: 9 }));

  const backend = await createEmbeddedBackend({ target: 'memory://', keys: KEYS, siteUrl: SITE, projectRoot });
  await seedDatabase(backend, { siteUrl: SITE, publishableKey: KEYS.publishable, functionSettings: {} });
  const dump = await backend.dump();
  await backend.close();
  const database = await openDatabase('memory://', dump);
  await database.transaction((query) => query(REDUCE));
  await writeArchive(database, files[1]);
  await database.close();
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Puts the migrations of a release into a project of their own.
 * @param projectRoot gets `supabase/migrations`
 */
export async function unpackMigrations(folder: string, projectRoot: string): Promise<void> {
  const packed = await readFile(path.join(folder, MIGRATIONS));
  const texts = JSON.parse(String(await promisify(zlib.gunzip)(packed))) as Record<string, string>;
  const migrations = path.join(projectRoot, 'supabase', 'migrations');
  await mkdir(migrations, { recursive: true });
  await Promise.all(Object.entries(texts).map(([file, sql]) => writeFile(path.join(migrations, file), sql)));
}
