import { chmod, mkdir } from 'node:fs/promises';
import { asJson, asText, isoTimestamp, OID, type Database, type RunSql } from './database.ts';
import { explainFolder } from './database-faults.ts';
import { openNative } from './native-database.ts';

export type { Database, RunSql } from './database.ts';

export const isNativeTarget = (target: string): boolean => /^postgres(?:ql)?:/u.test(target);

/**
 * Opens `memory://`, a folder (both PGlite) or a `postgres://` address.
 * @param snapshot a data directory dumped before, to start `memory://` or a new folder from; PGlite only.
 * @param onBroken called when PGlite has stopped to work, as after a full disk: only a new process opens it again.
 * @throws ExplainedError when the folder cannot be read or the server cannot be used.
 */
export async function openDatabase(
  target: string,
  snapshot?: Blob,
  onBroken: (code: string) => void = () => {},
): Promise<Database> {
  if (isNativeTarget(target)) return openNative(target);
  const folder = target.startsWith('memory:') ? null : target;
  try {
    if (folder) await closeToOthers(folder);
    return countFaults(await openPglite(target, snapshot), onBroken);
  } catch (error) {
    throw folder ? explainFolder(error, folder) : error;
  }
}

/** The database writes files that everybody may read; a folder that a machine's owner has prepared may be open, too. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
}

/** States in which a session is left that did not end its last statement: no statement of the site has them. */
const STUCK = /^(?:24|25P0[12]|XX)/u;
/** Such answers in a row, after which the session will not come right again. */
const STUCK_ANSWERS = 5;

/** Listens to the server's own statements, of which there are some every minute. */
function countFaults(database: Database, onBroken: (code: string) => void): Database {
  let inARow = 0;
  const listening =
    (run: RunSql): RunSql =>
    async <Row>(sql: string, params?: readonly unknown[]) => {
      try {
        const rows = await run<Row>(sql, params);
        inARow = 0;
        return rows;
      } catch (error) {
        const code = String((error as { code?: unknown }).code);
        inARow = STUCK.test(code) ? inARow + 1 : 0;
        if (inARow === STUCK_ANSWERS) onBroken(code);
        throw error;
      }
    };
  return {
    ...database,
    query: listening(database.query),
    queryAsService: listening(database.queryAsService),
  };
}

async function openPglite(target: string, snapshot?: Blob): Promise<Database> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    url: target,
    pgliteOptions: {
      parsers: { [OID.timestamp]: isoTimestamp, [OID.timestamptz]: isoTimestamp },
      serializers: { [OID.text]: asText, [OID.json]: asJson, [OID.jsonb]: asJson },
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
