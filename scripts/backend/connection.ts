import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Options, PostgresType, Sql } from 'postgres';
import { PostgresSessions, type Session } from './postgres-sessions.ts';

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

/** Connections to a native Postgres. More of them only queue inside Postgres on the few cores of a small server. */
const NATIVE_CONNECTIONS = 10;
/** Connections of the functions, which have the role service_role from the start. */
const SERVICE_CONNECTIONS = 10;

const OID = { text: 25, json: 114, jsonb: 3802, timestamp: 1114, timestamptz: 1184 } as const;

/** Postgres writes "2026-11-20 11:05:28.9+00"; PostgREST, and so every client, "2026-11-20T11:05:28.9+00:00". */
const isoTimestamp = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00');

/** A parameter of type text: as PostgREST has it, whatever JSON value came in its place is its JSON. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const isNativeTarget = (target: string): boolean => /^postgres(?:ql)?:/u.test(target);

/**
 * Opens `memory://`, a folder (both PGlite) or a `postgres://` address.
 * @param snapshot a data directory dumped before, to start a `memory://` database from; PGlite only.
 * @throws when the folder cannot be read or the server cannot be reached.
 */
export async function openDatabase(target: string, snapshot?: Blob): Promise<Database> {
  return isNativeTarget(target) ? openNative(target) : openPglite(target, snapshot);
}

async function openPglite(target: string, snapshot?: Blob): Promise<Database> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    url: target,
    pgliteOptions: {
      parsers: { [OID.timestamp]: isoTimestamp, [OID.timestamptz]: isoTimestamp },
      serializers: { [OID.text]: asText },
      ...(snapshot && { loadDataDir: snapshot }),
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  const runner =
    (session: Pick<typeof driver, 'query' | 'exec'>): RunSql =>
    async <Row>(sql: string, params?: readonly unknown[]) => {
      if (params?.length) return (await session.query<Row>(sql, [...params])).rows;
      return ((await session.exec(sql)).at(-1)?.rows ?? []) as Row[];
    };
  return {
    kind: 'pglite',
    connection,
    query: runner(driver),
    queryAsService: (sql, params) =>
      driver.transaction(async (session) => {
        await session.exec('set local role service_role');
        return runner(session)(sql, params);
      }),
    transaction: (work) => driver.transaction((session) => work(runner(session))),
    dump: () => driver.dumpDataDir('none'),
    close: () => connection.close(),
  };
}

async function openNative(url: string): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const timestamps = (oid: number) => ({
    to: oid,
    from: [oid],
    serialize: (value: unknown) => value,
    parse: isoTimestamp,
  });
  // The auth part hands over text that is JSON already; encoding it again would store a string instead of an object.
  const json = (oid: number) => ({
    to: oid,
    from: [oid],
    serialize: asText,
    parse: (text: string): unknown => JSON.parse(text),
  });
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      types: {
        json: json(OID.json),
        jsonb: json(OID.jsonb),
        text: { to: OID.text, from: [OID.text], serialize: asText, parse: (text: string) => text },
        timestamp: timestamps(OID.timestamp),
        timestamptz: timestamps(OID.timestamptz),
      },
    },
  });
  const { default: postgres } = await import('postgres');
  const { driver } = connection;
  // The driver's own settings, complete, and one connection: which the pool of sessions counts.
  const settings = driver.options as unknown as PostgresSettings;
  const openClient = (changes: PostgresSettings) => postgres({ ...settings, ...changes, max: 1, ...LIMITS });
  const sessions = new PostgresSessions((onclose) => openClient({ onclose }), NATIVE_CONNECTIONS);
  // Connects at the first call: the role exists only once the platform's roles have been created.
  const service = new PostgresSessions(
    (onclose) =>
      postgres(url, { max: 1, onnotice: () => {}, connection: { role: 'service_role' }, ...LIMITS, onclose }),
    SERVICE_CONNECTIONS,
  );
  // The query builder asks for nothing else.
  driver.reserve = () => sessions.take() as unknown as ReturnType<Sql['reserve']>;
  const runner =
    (session: Pick<Session, 'unsafe'>): RunSql =>
    async <Row>(sql: string, params?: readonly unknown[]) => {
      const result: unknown[] = params?.length
        ? await session.unsafe(sql, params, { prepare: false })
        : await session.unsafe(sql, undefined, { simple: true });
      const last = result.at(-1);
      // Several statements answer a list of results, a single one its rows.
      return [...(Array.isArray(last) ? last : result)] as Row[];
    };
  return {
    kind: 'postgres',
    connection,
    query: (sql, params) => sessions.with((session) => runner(session)(sql, params)),
    queryAsService: <Row>(sql: string, params: readonly unknown[] = []) =>
      service.with(async (session) => [...(await session.unsafe<Row>(sql, params, { prepare: true }))]),
    transaction: (work) =>
      sessions.with(async (session) => {
        await session.unsafe('begin');
        try {
          const result = await work(runner(session));
          await session.unsafe('commit');
          return result;
        } catch (error) {
          // Where the connection is gone, Postgres has rolled back by itself.
          await session.unsafe('rollback').catch(() => {});
          throw error;
        }
      }),
    failures: () => sessions.failures + service.failures,
    close: async () => {
      await Promise.all([service.close(), sessions.close()]);
      await connection.close();
    },
  };
}

type PostgresSettings = Options<Record<string, PostgresType>>;

/** Seconds: nobody waits for a database longer than the functions do. A session decides itself how long it lives. */
const LIMITS = { connect_timeout: 10, max_lifetime: null } as const;
