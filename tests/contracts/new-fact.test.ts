/**
 * A fact that is added as docs/guides/add-a-request-field.md says arrives on every surface that its row names, and on no other: it is
 * planted in a copy of the project, and at night what finds every fact there finds it, and the copy's types and other tests are asked.
 * By day tests/integration/facts.test.tsx follows the facts that there are, and the guide's places are looked for.
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../setup/night.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDE = 'docs/guides/add-a-request-field.md';
/** Folders that are planted in, or read beside what is; whatever else there is stays where it is. */
const COPIED = new Set(['src', 'supabase', 'scripts', 'tests']);

/** A new file. */
const MIGRATION = 'supabase/migrations/20981231000000_bicycles.sql';
const WORDS = 'supabase/functions/_shared/words/lead-words';
/** Before which text of which file what is written: once for each. */
const EDITS: Readonly<Record<string, readonly (readonly [before: string, added: string])[]>> = {
  'supabase/functions/_shared/facts/lead-fields.ts': [
    [
      '  service_type: {\n',
      `  bicycles: { kind: 'count', place: 'details', forms: { trip: 'optional' }, step: 'service', min: 0, max: 9,
        errors: { missing: 'invalidValue' }, staff: EVERYWHERE,
        ride: { carried: 'leg', shown: ['ticket', 'letter', 'driver', 'board', 'paper', 'file'], until: 'pickup' } },\n`,
    ],
  ],
  [`${WORDS}/he.ts`]: [['  luggage: ', "  bicycles: 'אופניים',\n"]],
  [`${WORDS}/en.ts`]: [['  luggage: ', "  bicycles: 'Bicycles',\n"]],
  [`${WORDS}/fr.ts`]: [['  luggage: ', "  bicycles: 'Vélos',\n"]],
  [MIGRATION]: [
    [
      '',
      `alter table public.leads add column bicycles smallint constraint leads_bicycles_range check (bicycles between 0 and 9);
grant select (bicycles), update (bicycles) on public.leads to authenticated;
alter table public.offer_legs add column bicycles smallint constraint offer_legs_bicycles_range check (bicycles between 0 and 9);
insert into private.facts (name, kind, carried, shown, touches, until, personal) values
  ('bicycles', 'count', 'leg', '{ticket,letter,driver,board,paper,file}', '{}', 'pickup', false);
select private.define_board_rides();
`,
    ],
  ],
  'supabase/permissions.json': [
    ['"service_type",\n          "round_trip",', '"bicycles",\n'],
    ['"meeting_way",\n          "meeting_point"', '"bicycles",\n'],
  ],
  'src/features/site/trip-request/trip/steps/service-fields.tsx': [
    [
      '      <ChoiceGroup form={form} field="service_type">',
      `      <FormField form={form} name="bicycles" label={m.fields.bicycles}>
        {(control) => <Select {...control}>{['', ...numbers({ min: 1, max: 9 })].map((n) => <option key={n}>{n}</option>)}</Select>}
      </FormField>\n`,
    ],
  ],
};

let copy: string;

async function plant(): Promise<void> {
  for (const [file, edits] of Object.entries(EDITS)) {
    let source = file === MIGRATION ? '' : await readFile(path.join(copy, file), 'utf8');
    for (const [before, added] of edits) {
      if (!source.includes(before)) throw new Error(`${file} has no “${before}”`);
      source = source.replace(before, () => added + before);
    }
    await writeFile(path.join(copy, file), source);
  }
}

/** Runs a tool in the copy. @returns what it printed, where it failed */
async function faultsOf(...[program, ...options]: [string, ...string[]]): Promise<string> {
  // Its own tests run as by day: all databases and rounds are the business of the others.
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|NIGHT$)/u.test(name));
  const run = spawn(path.join(copy, 'node_modules/.bin', program), options, {
    cwd: copy,
    env: { ...Object.fromEntries(environment), NO_COLOR: '1' },
  });
  const [output, errors, code] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    new Promise<number | null>((resolve, reject) => run.once('error', reject).once('close', resolve)),
  ]);
  return code === 0 ? '' : `${output}${errors}`.slice(-20_000);
}
const vitest = (...options: string[]) => faultsOf('vitest', 'run', ...options);

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'new-fact-'));
  for (const entry of await readdir(PROJECT_ROOT, { withFileTypes: true })) {
    const [from, to] = [PROJECT_ROOT, copy].map((root) => path.join(root, entry.name)) as [string, string];
    if (entry.isFile() || COPIED.has(entry.name)) await cp(from, to, { recursive: true });
    else if (/^(?:node_modules|public|docs)$/u.test(entry.name)) await symlink(from, to);
  }
  await plant();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a fact that is added by the guide', () => {
  it('takes the files that the guide names, seven at most', async () => {
    const guide = await readFile(path.join(PROJECT_ROOT, GUIDE), 'utf8');
    const named = [...guide.matchAll(/^- `([^`]+)`/gmu)].map(([, file]) =>
      file?.replace('<version>_<name>', '20981231000000_bicycles'),
    );
    expect(named).toEqual(Object.keys(EDITS));
    expect(named.length).toBeLessThanOrEqual(7);
  });

  it.runIf(isNight)('is said wherever its row names, and nowhere else', { timeout: 600_000 }, async () => {
    expect(await faultsOf('tsx', 'scripts/database-types.ts')).toBe('');
    expect(await vitest('--project=integration', 'tests/integration/facts.test.tsx')).toBe('');
  });

  it.runIf(isNight)('compiles, and keeps every test green', { timeout: 3_600_000 }, async () => {
    expect(await faultsOf('tsc', '-b', '--singleThreaded')).toBe('');
    expect(await vitest('--project=unit', '--project=dom', '--project=dom-apart')).toBe('');
    const integration = [
      'lead-',
      'permissions',
      'data-desk',
      'trip-',
      'ride',
      'seed',
      'send-messages',
      'traveller-mails',
    ];
    expect(await vitest('--project=integration', ...integration)).toBe('');
  });
});
