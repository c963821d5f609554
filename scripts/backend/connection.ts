import { chmod, mkdir } from 'node:fs/promises';
import { asText, isoTimestamp, OID, type Database, type RunSql } from './database.ts';
import { explainFolder } from './database-faults.ts';
import { openNative } from './native-database.ts';

export type { Database, RunSql } from './database.ts';

export const isNativeTarget = (target: string): boolean => /^postgres(?:ql)?:/u.test(target);

/**
 * Opens `memory://`, a folder (both PGlite) or a `postgres://` address.
 * @param snapshot a data directory dumped before, to start a `memory://` database from; PGlite only.
 * @throws ExplainedError when the folder cannot be read or the server cannot be used.
 */
export async function openDatabase(target: string, snapshot?: Blob): Promise<Database> {
  if (isNativeTarget(target)) return openNative(target);
  const folder = target.startsWith('memory:') ? null : target;
  try {
    if (folder) await closeToOthers(folder);
    return await openPglite(target, snapshot);
  } catch (error) {
    throw folder ? explainFolder(error, folder) : error;
  }
}

/** The database writes files that everybody may read; a folder that a machine's owner has prepared may be open, too. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
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
