/** `npm run backup [-- <file>]`: the whole database into one file, <DATA_DIR>/backups/<moment>.ndjson.gz unless named. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUpDatabase, removeOldBackups } from './backup/backup-database.ts';
import { explained } from './explained-errors.ts';
import { databaseTarget, printTables } from './backup/command-line.ts';

await explained(async () => {
  const { target, dataDir } = databaseTarget();
  const name = `${new Date().toISOString().replaceAll(/[:.]/gu, '-')}.ndjson.gz`;
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = positionals[0] ?? path.join(dataDir, 'backups', name);
  printTables(await backUpDatabase({ target, file }));
  console.info(`\nBacked up to ${file}`);
  if (!positionals[0]) for (const old of await removeOldBackups(path.dirname(file))) console.info(`Deleted: ${old}`);
  console.info('It holds customers’ data: keep it where only you can read it, and away from this machine.');
});
