import type { Database } from './connection.ts';

/** Errors that the Supabase implementation turns into an answer; it prints each of them whole just before. */
const answered = new WeakSet<object>();
let quiet: typeof console.error | undefined;

/**
 * Keeps database errors off the console: whole, they hold the rows and parameters, that is people's names and phones.
 * One line with the code is printed instead, and only for faults of the server. Errors are recognised by themselves and not
 * by the request they belong to: following requests through AsyncLocalStorage slows every promise down.
 */
export function quietDatabaseErrors(connection: Pick<Database['connection'], 'normalizeDbError'>): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = normalize(error);
    if (typeof known === 'object' && known !== null) answered.add(known);
    return known;
  };
  install();
}

function install(): void {
  if (console.error === quiet) return;
  const print = console.error.bind(console);
  quiet = (...values: unknown[]) => {
    const error = values.find(isDatabaseError);
    if (error === undefined) return print(...values);
    const { code } = error as { code?: unknown };
    const kind = typeof code === 'string' ? code : 'unexpected error';
    if (typeof code !== 'string' || /^(?:08|53|54|57|58|XX)/u.test(code)) print(`[backend] ${kind}`);
  };
  console.error = quiet;
}

/** Postgres' own errors carry a severity, whichever driver they come through. */
const isDatabaseError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (answered.has(value) || 'severity' in value);
