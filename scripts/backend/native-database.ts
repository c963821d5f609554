import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Options, PostgresType, Sql } from 'postgres';
import { asJson, asText, isoTimestamp, OID, type Database, type RunSql } from './database.ts';
import { explainNative } from './database-faults.ts';
import { PostgresSessions, type Session } from './postgres-sessions.ts';

/** Connections to a native Postgres. More of them only queue inside Postgres on the few cores of a small server. */
const NATIVE_CONNECTIONS = 10;
/** Connections of the functions, which have the role service_role from the start. */
const SERVICE_CONNECTIONS = 10;

/**
 * Opens a native Postgres.
 * @param url `postgres://…`
 * @throws ExplainedError when it cannot be used.
 */
export async function openNative(url: string): Promise<Database> {
  const connection = await createConnection(url);
  const { default: postgres } = await import('postgres');
  const { driver } = connection;
  // The driver's own settings, complete, and one connection: which the pool of sessions counts.
  const settings = { ...settingsOf(driver), max: 1, ...LIMITS };
  const serviceSettings = settingsOf(postgres(url, { max: 1, onnotice: () => {}, ...LIMITS }));
  const sessions = new PostgresSessions((more) => postgres({ ...settings, ...more }), NATIVE_CONNECTIONS);
  // Connects at the first call: the role exists only once the platform's roles have been created.
  const asService = { ...serviceSettings.connection, role: 'service_role' };
  const service = new PostgresSessions(
    (more) => postgres({ ...serviceSettings, connection: asService, ...more }),
    SERVICE_CONNECTIONS,
  );
  // The query builder asks for nothing else.
  driver.reserve = () => sessions.take() as unknown as ReturnType<Sql['reserve']>;
  const database = databaseOf(connection, sessions, service);
  try {
    await database.query('select 1');
    await Promise.all([settings, serviceSettings].map((each) => readTypes(postgres(each))));
  } catch (error) {
    await database.close();
    throw explainNative(error, url);
  }
  return database;
}

/** A client's settings with all that the driver has added to them; clients made of them share what is read of types. */
const settingsOf = (client: Sql): PostgresSettings => client.options as unknown as PostgresSettings;

/** Reads into the settings of a client which types have lists, once for all clients that share them. */
async function readTypes(client: Sql): Promise<void> {
  try {
    await client.unsafe('select');
  } finally {
    await client.end();
  }
}

function databaseOf(connection: PostgresConnection, sessions: PostgresSessions, service: PostgresSessions): Database {
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

/** Reads and writes values as PostgREST does. */
async function createConnection(url: string): Promise<PostgresConnection> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const timestamps = (oid: number) => ({
    to: oid,
    from: [oid],
    serialize: (value: unknown) => value,
    parse: isoTimestamp,
  });
  const json = (oid: number) => ({
    to: oid,
    from: [oid],
    serialize: asJson,
    parse: (text: string): unknown => JSON.parse(text),
  });
  return createPostgresConnection({
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
}
