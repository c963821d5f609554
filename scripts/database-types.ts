/** Writes src/data/database.types.ts and src/data/staff-rights.ts from supabase/: `npm run types`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formattedSource } from './formatted-source.ts';
import { openMigratedDatabase, type MigratedDatabase } from './migrated-database.ts';
import { generateStaffRights, RIGHTS_FILE } from './staff-rights.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');

/** Where the generated types live. */
export const TYPES_FILE = path.join(PROJECT_ROOT, 'src', 'data', 'database.types.ts');

/**
 * The TypeScript types of the public schema, as the Supabase CLI derives them, in the project's format.
 * @throws when the CLI fails; the message is what it printed.
 */
export async function generateDatabaseTypes(database: Pick<MigratedDatabase, 'supabase'>): Promise<string> {
  const { code, output, errors } = await database.supabase('gen', 'types', '--schema', 'public');
  if (code !== 0) throw new Error(`supabase gen types failed (${String(code)}): ${errors}`);
  const head = '/** Generated from supabase/migrations by `npm run types`; do not edit. */\n';
  return formattedSource(TYPES_FILE, head + output);
}

async function main(): Promise<void> {
  const database = await openMigratedDatabase(PROJECT_ROOT);
  try {
    await writeFile(TYPES_FILE, await generateDatabaseTypes(database));
    await writeFile(RIGHTS_FILE, await generateStaffRights());
    for (const file of [TYPES_FILE, RIGHTS_FILE]) console.log(`Wrote ${path.relative(PROJECT_ROOT, file)}`);
  } finally {
    await database.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
