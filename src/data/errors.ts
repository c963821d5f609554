/**
 * What became of a call to the server.
 * - `refused`: the caller may not do this (a missing grant, a policy, an ended session); asking again changes nothing
 * - `rejected`: the server understood the call and turned it down; its message says why
 * - `unavailable`: no answer, or one that says "try later"
 * - `unexpected`: an answer that nobody planned for
 */
export type DataErrorKind = 'refused' | 'rejected' | 'unavailable' | 'unexpected';

/** Code of the refusal to take the last administrator's role. */
export const LAST_ADMIN = 'last_admin';

/** Code of a call that was given up because no answer came. */
export const TIMED_OUT = 'timed_out';

/** The only error that functions of this folder throw. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;
  /** The server's code, such as "invalid_credentials" or "42501", or a name of {@link REFUSALS}; empty when it gave none. */
  readonly code: string;

  constructor(kind: DataErrorKind, message: string, code = '', options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.code = code;
  }
}

/**
 * Refusals that the back office words apart, by the SQLSTATE that the database raises them with. The list is in the migration
 * platform_defaults; `code` of a {@link DataError} holds the name.
 */
export const REFUSALS: Readonly<Record<string, string>> = { TM001: LAST_ADMIN };

interface ServerError {
  message?: unknown;
  code?: unknown;
  status?: unknown;
}

const REFUSED_STATUS: ReadonlySet<number> = new Set([401, 403]);
const LATER_STATUS: ReadonlySet<number> = new Set([0, 408, 425, 500, 502, 503, 504]);
/** PostgreSQL's insufficient_privilege, and PostgREST's answers to a token that is expired or not valid. */
const REFUSED_CODE: ReadonlySet<string> = new Set(['42501', 'PGRST301', 'PGRST302', 'PGRST303']);

function kindOf(code: string, status: number | undefined): DataErrorKind {
  if (code in REFUSALS || REFUSED_CODE.has(code) || (status !== undefined && REFUSED_STATUS.has(status)))
    return 'refused';
  if (status === undefined) return 'unexpected';
  if (LATER_STATUS.has(status)) return 'unavailable';
  return status >= 400 && status < 500 ? 'rejected' : 'unexpected';
}

/**
 * Whatever a client library returned or threw, as a {@link DataError}.
 * @param status HTTP status, where the library keeps it beside the error; 0 when no answer came
 */
export function toDataError(error: unknown, status?: number): DataError {
  if (error instanceof DataError) return error;
  const { message, code, status: own }: ServerError = error && typeof error === 'object' ? error : {};
  const codeText = typeof code === 'string' ? code : '';
  const text = typeof message === 'string' ? message : '';
  const knownStatus = typeof own === 'number' ? own : status;
  return new DataError(kindOf(codeText, knownStatus), text, REFUSALS[codeText] ?? codeText, { cause: error });
}

/**
 * For changes that name their row: when none was changed, it is gone or out of the caller's reach.
 * @throws DataError `refused`
 */
export function refuseIfNoRow(changed: readonly unknown[]): void {
  if (changed.length === 0) throw new DataError('refused', 'no row was changed');
}
