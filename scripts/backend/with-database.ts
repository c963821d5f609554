import { isNativeTarget, openDatabase, type Database } from './connection.ts';
import { lockDataDir } from './data-dir-lock.ts';

/**
 * Works with the database of an installation. A native one may be in use meanwhile, the embedded one may not.
 * @throws ExplainedError where it cannot be had
 */
export async function withDatabase<Result>(
  target: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const unlock = isNativeTarget(target) ? () => {} : lockDataDir(target);
  try {
    const database = await openDatabase(target);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
