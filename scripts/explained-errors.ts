/** A fault whose message tells the reader all there is to know. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}

/** Prints what went wrong: one line for a fault that explains itself, everything for one that nobody planned for. */
export function printError(error: unknown): void {
  console.error(error instanceof ExplainedError || isMistypedOption(error) ? error.message : error);
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
