import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** Runs one statement with parameters, or several statements without; resolves with the rows of the last one. */
export type RunSql = <Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;

/** An open database, seen by its superuser. `connection` is what the Supabase implementation works with. */
export interface Database {
  kind: 'pglite' | 'postgres';
  connection: PgliteConnection | PostgresConnection;
  query: RunSql;
  /** One statement as the role service_role, in a transaction of its own. */
  queryAsService: RunSql;
  /** One transaction: committed when `work` resolves, rolled back when it throws. */
  transaction<Result>(work: (query: RunSql) => Promise<Result>): Promise<Result>;
  /** How many statements have found the database gone so far; a native Postgres may be shut down under the server. */
  failures?(): number;
  /** The whole data directory as a tar archive; PGlite only. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

export const OID = { text: 25, json: 114, jsonb: 3802, timestamp: 1114, timestamptz: 1184 } as const;

/** Postgres writes "2026-11-20 11:05:28.9+00"; PostgREST, and so every client, "2026-11-20T11:05:28.9+00:00". */
export const isoTimestamp = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00');

/** A parameter of type text: as PostgREST has it, whatever JSON value came in its place is its JSON. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * A parameter of type json: text that is JSON already stays as it is (the auth part hands it over so; encoding it again would
 * store a string instead of an object), every other value becomes JSON, a word among them.
 */
export function asJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}
