import { printError } from './explained-errors.ts';

/**
 * Runs a server until SIGINT, SIGTERM or the end of the npm that started it, and then ends the process; a second signal ends it at once.
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
  stopWithParent(() => void stop());
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

/** Milliseconds between two looks at who started this process. */
const LOOK_MS = 500;

/** A signal to npm ends the shell between npm and this process, which passes nothing on: the process gets another parent. */
function stopWithParent(stop: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_MS).unref();
}
