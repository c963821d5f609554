import { printError } from './explained-errors.ts';

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
    printError(error);
    process.exit(1);
  }
  if (stopping) {
    await close();
    process.exit(0);
  }
}
