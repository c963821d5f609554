/**
 * `npm run restore -- <file>`: a new database from a backup, every table compared by hash. `--replace` sets an existing
 * database folder aside; `--drill` restores into a temporary folder and throws it away.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDatabase, tryRestore } from './backup/backup-database.ts';
import { databaseTarget, printTables } from './backup/command-line.ts';
import { explained, ExplainedError } from './explained-errors.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

await explained(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, drill: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new ExplainedError('Name the backup: npm run restore -- <file> [--replace | --drill]');
  if (values.drill) {
    printTables(await tryRestore(file, projectRoot));
    console.info('\nThe drill succeeded: every table came back with the same rows. Nothing was changed.');
    return;
  }
  const { target } = databaseTarget();
  const { tables, setAside } = await restoreDatabase({ target, file, projectRoot, replace: values.replace });
  printTables(tables);
  if (setAside) console.info(`\nThe database that was here is kept in ${setAside}`);
  console.info('\nRestored. Staff sign in with the passwords of that day.');
});
