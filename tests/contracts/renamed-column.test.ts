/** What the database is asked for is typed down to the screen: in a copy of the project a name changes, and the compiler says who reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../setup/night.ts';
import { scratchProject, type ScratchProject } from '../setup/scratch-project.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS = 'supabase/migrations';

/** A field, as the database calls it, and some of those who read it. */
const RENAMED = [
  [
    'a column of a table, in documents that hold its row',
    'payment_url',
    'src/features/trip/traveller-page/trip-facts.tsx',
  ],
  ['the same, for the office', 'payment_url', 'src/features/office/offers/offer-values.ts'],
  ['a column that is asked for by its name', 'send_after', 'src/data/offers.ts'],
  ['a field of an answer', 'phone_from', 'src/features/trip/traveller-page/drivers-band.tsx'],
] as const;

/** Everywhere in the migrations, as whoever renames it would. */
const renaming = (name: string) =>
  readdirSync(path.join(ROOT, MIGRATIONS))
    .map((file) => `${MIGRATIONS}/${file}`)
    .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes(name))
    .map((file) => ({ file, like: file, but: { [name]: `renamed_${name}` } }));

describe.runIf(isNight)('another name in the database', () => {
  let copy: ScratchProject;
  let output = '';
  beforeAll(async () => {
    copy = await scratchProject();
    for (const name of new Set(RENAMED.map(([, each]) => each))) copy.change(renaming(name));
    expect(await copy.run('tsx/dist/cli.mjs', 'scripts/database-types.ts')).toMatchObject({ ok: true });
    ({ output } = await copy.run('typescript/bin/tsc', '-b', '--pretty', 'false'));
  }, 600_000);
  afterAll(() => copy?.close());

  it.each(RENAMED)('of %s (%s) is an error in %s', (_kind, name, reader) => {
    expect(output).toMatch(new RegExp(`^${reader}\\(\\d+,\\d+\\): error TS\\d+: .*["']${name}["']`, 'mu'));
  });
});
