import { DatabaseInUseError } from './backend/data-dir-lock.ts';
import { MigrationError } from './backend/apply-migrations.ts';
import { SecretsError } from './backend/secrets.ts';
import { EnvError } from './env.ts';
import { BuildError } from './http/fresh-build.ts';
import { ListenError } from './http/site-server.ts';

/** Faults whose message tells the reader all there is to know. */
const EXPLAINED = [EnvError, ListenError, DatabaseInUseError, MigrationError, SecretsError, BuildError];

/**
 * Runs a server until SIGINT or SIGTERM and then ends the process; a second signal ends it at once.
 * @param start opens everything and resolves with what closes it again. What it has opened when it fails, it closes.
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>): Promise<void> {
  let stopping = false;
  let close: (() => Promise<void>) | undefined;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await close?.();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  try {
    close = await start();
  } catch (error) {
    const explained = EXPLAINED.some((kind) => error instanceof kind);
    console.error(explained ? (error as Error).message : error);
    process.exit(1);
  }
  if (stopping) {
    await close();
    process.exit(0);
  }
}
