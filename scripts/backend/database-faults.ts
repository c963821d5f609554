import { ExplainedError } from '../explained-errors.ts';

/** What the system says of an address where nobody listens, or that there is not. */
const UNREACHABLE = /^(?:E[A-Z_]+|CONN[A-Z_]+)$/u;

/** The parts of an error that tell its kind. */
interface Fault {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * Why a native Postgres cannot be used, in one line without its password.
 * @param url the address given by DATABASE_URL.
 * @returns the error itself where nobody planned for it.
 */
export function explainNative(error: unknown, url: string): unknown {
  const { host, pathname, username } = new URL(url);
  const { code, cause } = error as Fault;
  const user = decodeURIComponent(username) || 'of this system';
  const sentences: Readonly<Record<string, string>> = {
    '28P01': `The database at ${host} refuses the password of the user ${user}.`,
    '28000': `The database at ${host} does not let the user ${user} in.`,
    '3D000': `There is no database ${decodeURIComponent(pathname.slice(1)) || user} at ${host}: create it first.`,
    '53300': `The database at ${host} has no connection to spare.`,
    '57P03': `The database at ${host} is starting or stopping: try again in a moment.`,
    '42501': `The user ${user} may not set up the database at ${host}: DATABASE_URL has to name its owner.`,
  };
  const known = sentences[String(code)];
  if (known) return new ExplainedError(`${known} Look at DATABASE_URL.`);
  const reason = (cause as Fault | undefined)?.code;
  if (code !== '08006') return error;
  const why = typeof reason === 'string' && UNREACHABLE.test(reason) ? ` (${reason})` : '';
  return new ExplainedError(`No database answers at ${host}${why}: start it, or look at DATABASE_URL.`);
}

/** Why a folder's database cannot be opened, with the way back. */
export function explainFolder(error: unknown, folder: string): unknown {
  if (error instanceof ExplainedError) return error;
  const { code, message } = error as Fault;
  if (code === 'ENOSPC') return new ExplainedError(`The disk that holds ${folder} is full.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new ExplainedError(`This user may not read and write the database in ${folder} (${code}).`);
  const said = [message, code].find((text): text is string => typeof text === 'string' && text !== '');
  const [reason] = (said ?? 'no reason given').split(/[\n.]/u, 1);
  return new ExplainedError(
    `The database in ${folder} cannot be opened (${reason}): it is damaged, or no database of this site. ` +
      'Put a backup in its place: npm run restore -- <file> --replace keeps the damaged folder beside it.',
  );
}
