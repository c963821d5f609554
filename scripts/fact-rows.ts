import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { leadField } from '../supabase/functions/_shared/facts/lead-fields.ts';
import { RIDE_FIELDS, rideFact } from '../supabase/functions/_shared/facts/ride-facts.ts';

/** Where the database's copy of the table of facts lives. */
export const FACT_ROWS_FILE = path.resolve(import.meta.dirname, '../supabase/migrations/20261120001000_fact_rows.sql');

const HEAD = `-- The rows of private.facts, generated from supabase/functions/_shared/facts/lead-fields.ts by \`npm run types\`; do not edit.
insert into private.facts (name, kind, carried, shown, touches, until, personal) values
`;

const text = (value: string) => `'${value}'`;
const list = (values: readonly string[] = []) => text(`{${values.join(',')}}`);

/** The migration with a row for each fact of a ride. */
export function generateFactRows(): string {
  const rows = RIDE_FIELDS.map((name) => {
    const { carried, shown, touches, until, personal = false } = rideFact(name);
    const values = [text(name), text(leadField(name).kind), text(carried), list(shown), list(touches)];
    return `  (${[...values, until ? text(until) : 'null', personal].join(', ')})`;
  });
  return `${HEAD}${rows.join(',\n')};\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(FACT_ROWS_FILE, generateFactRows());
