import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { leadField } from '../supabase/functions/_shared/facts/lead-fields.ts';
import { RIDE_FIELDS, rideFact } from '../supabase/functions/_shared/facts/ride-facts.ts';
import { readMigrations } from './backend/apply-migrations.ts';
import { readReleases } from './backend/releases.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');
const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase', 'migrations');

/** Where the rows of the first release live. */
const FIRST_ROWS = '20261120001000_fact_rows.sql';

const HEAD =
  '-- The rows of private.facts, generated from supabase/functions/_shared/facts/lead-fields.ts by `npm run types`; do not edit.\n';
const INSERT = 'insert into private.facts (name, kind, carried, shown, touches, until, personal) values\n';

const text = (value: string) => `'${value}'`;
const list = (values: readonly string[] = []) => text(`{${values.join(',')}}`);

/** A row for each fact of a ride. */
const factRows = (): string[] =>
  RIDE_FIELDS.map((name) => {
    const { carried, shown, touches, until, personal = false } = rideFact(name);
    const values = [text(name), text(leadField(name).kind), text(carried), list(shown), list(touches)];
    return `  (${[...values, until ? text(until) : 'null', personal].join(', ')})`;
  });

/** Writes the rows that no other migration has; once they are released, prints those that are missing. */
export async function writeFactRows(): Promise<void> {
  const migrations = await readMigrations(MIGRATIONS);
  const isReleased = Object.values(await readReleases(PROJECT_ROOT)).some((files) => FIRST_ROWS in files);
  const known = migrations.filter(({ file }) => isReleased || file !== FIRST_ROWS).map(({ sql }) => sql);
  const rows = factRows().filter((row) => !known.some((sql) => sql.includes(row)));
  const statement = `${INSERT}${rows.join(',\n')};\n`;
  if (!isReleased) await writeFile(path.join(MIGRATIONS, FIRST_ROWS), HEAD + statement);
  else if (rows.length > 0) console.log(`For a new migration:\n${statement}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeFactRows();
