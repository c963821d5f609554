import type { Database } from './connection.ts';

interface PostgresError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

/** Classes and codes of SQLSTATE that PostgREST does not answer with 400. Longest match wins. Source: PostgREST, "Errors". */
const STATUS_BY_PREFIX: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** Codes that the Supabase implementation answers as PostgREST does. */
const HANDLED = /^(?:42|22|21|PT|23502|23503|23505|25006)/u;

/**
 * The HTTP status PostgREST gives an error.
 * @param code five characters, such as "23514".
 * @returns null where the Supabase implementation's own answer is right already.
 */
function statusOfSqlState(code: string): number | null {
  if (!/^[0-9A-Z]{5}$/u.test(code) || HANDLED.test(code)) return null;
  return STATUS_BY_PREFIX[code] ?? STATUS_BY_PREFIX[code.slice(0, 2)] ?? 400;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as PostgresError).code === 'string' &&
  typeof (error as PostgresError).message === 'string';

/**
 * Makes failed CHECKs, raised exceptions and the like answer with PostgREST's status; left alone they are a plain 500.
 * Works by handing over the form in which SQL itself may choose a status (RAISE SQLSTATE 'PGRST').
 */
export function mapSqlStates(connection: Database['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = normalize(error);
    const status = isPostgresError(known) ? statusOfSqlState(known.code) : null;
    if (!isPostgresError(known) || status === null) return known;
    const { code, message, detail = null, hint = null } = known;
    return {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status, headers: {} }),
    };
  };
}
