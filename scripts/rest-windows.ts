/** Writes the migration rest_windows from the sun and the Hebrew calendar: `npm run rest-windows`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REST_CITIES, REST_WINDOWS_SPAN, restWindows } from '../supabase/functions/_shared/clock/rest-windows.ts';

/** Where the windows stand for the database. */
export const REST_WINDOWS_FILE = path.resolve(
  import.meta.dirname,
  '../supabase/migrations/20261120000700_rest_windows.sql',
);

/** "2026-01-02 14:29Z" */
const short = (instant: number) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** The migration's text. */
export function restWindowsMigration(): string {
  const { from, to } = REST_WINDOWS_SPAN;
  const rows = REST_CITIES.flatMap((city) =>
    restWindows(city, from, to).map(
      ({ starts_at, ends_at }) => `  ('${city}', '${short(starts_at)}', '${short(ends_at)}')`,
    ),
  );
  return `-- Shabbat and the holidays on which work rests in Israel, from candle lighting to nightfall, for each town by whose sun the
-- business may rest. Written by \`npm run rest-windows\` from supabase/functions/_shared/clock/rest-windows.ts; do not edit.

create table private.rest_windows (
  city text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (city, starts_at),
  constraint rest_windows_forward check (ends_at > starts_at)
);

insert into private.rest_windows (city, starts_at, ends_at) values
${rows.join(',\n')};
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(REST_WINDOWS_FILE, restWindowsMigration());
