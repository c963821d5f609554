import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql, TransactionSql } from 'postgres';

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
      max: NATIVE_CONNECTIONS,
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
  const driver: Sql = connection.driver;
  prepareRepeated(driver);
  const service = await openServicePool(url);
  const runner =
    (session: Sql | TransactionSql): RunSql =>
    async <Row>(sql: string, params?: readonly unknown[]) => {
      const result: unknown[] = params?.length
        ? await session.unsafe(sql, params as never[])
        : await session.unsafe(sql).simple();
      const last = result.at(-1);
      // Several statements answer a list of results, a single one its rows.
      return [...(Array.isArray(last) ? last : result)] as Row[];
    };
  return {
    kind: 'postgres',
    connection,
    query: runner(driver),
    queryAsService: async <Row>(sql: string, params: readonly unknown[] = []) => [
      ...((await service.unsafe(sql, params as never[], { prepare: true })) as Iterable<Row>),
    ],
    transaction: <Result>(work: (query: RunSql) => Promise<Result>) =>
      driver.begin((session) => work(runner(session))) as Promise<Result>,
    close: async () => {
      await service.end();
      await connection.close();
    },
  };
}

/** Connects at the first call: the role exists only once the platform's roles have been created. */
async function openServicePool(url: string): Promise<Sql> {
  const { default: postgres } = await import('postgres');
  return postgres(url, { max: SERVICE_CONNECTIONS, onnotice: () => {}, connection: { role: 'service_role' } });
}

/** Statements kept prepared on each connection; beyond that, new ones are planned each time as before. */
const PREPARED_STATEMENTS = 300;

/**
 * Lets Postgres keep the plan of a statement that comes again. Unprepared, each costs a second round trip, to ask for
 * the types of its parameters. A text is prepared from its second time on, so that one-off queries leave nothing behind.
 */
function prepareRepeated(driver: Sql): void {
  const seen = new Set<string>();
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const session = await reserve();
    const unsafe = session.unsafe.bind(session);
    session.unsafe = ((text: string, params?: never[], options?: object) => {
      const again = seen.has(text);
      if (!again && seen.size < PREPARED_STATEMENTS) seen.add(text);
      return unsafe(text, params, { ...options, prepare: again });
    }) as typeof session.unsafe;
    return session;
  };
}
