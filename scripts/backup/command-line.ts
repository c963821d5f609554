import path from 'node:path';
import { readServerEnv } from '../env.ts';
import { type TableSummary } from './database-archive.ts';
import { ExplainedError } from '../explained-errors.ts';

/**
 * The database that `npm start` would open.
 * @throws ExplainedError when the data is in a hosted project.
 */
export function databaseTarget(): { target: string; dataDir: string } {
  const { databaseUrl, dataDir, supabaseUrl } = readServerEnv();
  if (supabaseUrl && !databaseUrl) {
    throw new ExplainedError(
      `The data is in the project at ${supabaseUrl}: name its database by DATABASE_URL (docs/operations.md).`,
    );
  }
  return { target: databaseUrl ?? path.join(dataDir, 'database'), dataDir };
}

/** One line for each table that has rows: how many, and the beginning of their hash. */
export function printTables(tables: readonly TableSummary[]): void {
  for (const { table, rows, sha256 } of tables) {
    if (rows > 0) console.info(`${String(rows).padStart(9)}  ${sha256.slice(0, 12)}  ${table}`);
  }
}
