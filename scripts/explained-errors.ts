import { MigrationError } from './backend/apply-migrations.ts';
import { DatabaseInUseError } from './backend/data-dir-lock.ts';
import { SecretsError } from './backend/secrets.ts';
import { BackupError } from './backup/database-archive.ts';
import { EnvError } from './env.ts';
import { BuildError } from './http/fresh-build.ts';
import { ListenError } from './http/site-server.ts';

/** Faults whose message tells the reader all there is to know. */
const EXPLAINED = [EnvError, ListenError, DatabaseInUseError, MigrationError, SecretsError, BuildError, BackupError];

/** Prints what went wrong: one line for a fault that explains itself, everything for one that nobody planned for. */
export function printError(error: unknown): void {
  console.error(EXPLAINED.some((kind) => error instanceof kind) ? (error as Error).message : error);
}

/** Runs a command; the process ends with 1 when it fails. */
export async function explained(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}
