import { inspect } from 'node:util';

/** A fault whose message tells the reader all there is to know. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}

/**
 * Prints what went wrong: one line for a fault that explains itself, everything for one that nobody planned for. Of a
 * database error that is its message and code: the rest may hold people's names. Not by console.error, which the running
 * backend keeps database errors away from: a command must not end without a word.
 */
export function printError(error: unknown): void {
  process.stderr.write(`${linesOf(error)}\n`);
}

function linesOf(error: unknown): string {
  if (error instanceof ExplainedError || isMistypedOption(error)) return error.message;
  if (error instanceof Error && 'code' in error && ('severity' in error || 'detail' in error))
    return `The database failed: ${error.message} (${String(error.code)})`;
  return inspect(error);
}

/** What parseArgs says of an option that there is not. */
const isMistypedOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a command; the process ends with 1 when it fails. */
export async function explained(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}
