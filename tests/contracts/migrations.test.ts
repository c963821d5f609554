/** supabase/migrations: the first release describes each entity once; what is released stays, and later files add. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../scripts/backend/apply-migrations.ts';
import { brokenReleases, hashOf, readReleases } from '../../scripts/backend/releases.ts';
import { REFUSALS } from '../../src/data/errors.ts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The day in the versions of the first release. Its files say everything once; those after it only add, and may then replace
 * a function or alter a table.
 */
const FIRST_DAY = '20261120';

type File = Pick<Awaited<ReturnType<typeof readMigrations>>[number], 'file' | 'sql'>;

const DEFINITIONS =
  /\bcreate\s+(?:or\s+replace\s+)?(?:(?:unique|constraint)\s+)?(function|table|type|index|policy|trigger)\s+(?:if\s+not\s+exists\s+)?("[^"]*"|[\w.]+)(?:[^;]*?\son\s+([\w.]+))?/giu;

/** What a file does to something that has been defined before it. */
const LATER_CHANGES =
  /\b(?:create\s+or\s+replace|drop\s+\w+|alter\s+table\s+(?!\S+\s+(?:enable\s+row\s+level|(?:en|dis)able\s+trigger))\S+\s+\w+)/giu;

/**
 * Comments hold examples and prose; what stands within a function's body is SQL like any other, but for a statement that
 * the function composes ($sql$).
 */
const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gmu, '').replaceAll(/\$sql\$[^]*?\$sql\$/gu, '');

/** Names defined more than once, and statements that change what an earlier one has defined. */
function findRepetitions(files: readonly File[]): string[] {
  const homes = new Map<string, string>();
  const wrong: string[] = [];
  for (const { file, sql } of files) {
    const text = withoutComments(sql);
    for (const [, kind = '', name = '', table = ''] of text.matchAll(DEFINITIONS)) {
      // Policies and triggers have their names from their table alone.
      const thing = /policy|trigger/iu.test(kind) ? `${kind} ${name} on ${table}` : `${kind} ${name}`;
      const earlier = homes.get(thing);
      if (earlier) wrong.push(`${thing}: in ${earlier} and ${file}`);
      homes.set(thing, file);
    }
    for (const [change] of text.matchAll(LATER_CHANGES)) wrong.push(`${change}: in ${file}`);
  }
  return wrong;
}

const readAll = (): Promise<File[]> => readMigrations(path.join(PROJECT_ROOT, 'supabase', 'migrations'));
const readFirst = async (): Promise<File[]> => (await readAll()).filter(({ file }) => file.startsWith(FIRST_DAY));

describe('the migrations of a release', () => {
  it('stay as they were released, and no file comes between', async () => {
    expect(brokenReleases(await readReleases(PROJECT_ROOT), await readAll())).toEqual([]);
  });

  it('are missed, and seen where they were edited or another one comes between', async () => {
    const files = await readAll();
    const releases = { '1.0.0': Object.fromEntries(files.map(({ file, sql }) => [file, hashOf(sql)])) };
    const later = { file: '20991231000000_later.sql', sql: 'select 1;' };
    expect(brokenReleases(releases, [...files, later])).toEqual([]);
    const [first = later, ...others] = files;
    const between = { file: first.file.replace('_', '1_'), sql: 'select 1;' };
    const newest = files.at(-1)?.file ?? '';
    expect(brokenReleases(releases, others)).toEqual([`${first.file} was released, and is gone`]);
    expect(brokenReleases(releases, [{ ...first, sql: `${first.sql}\n` }, between, ...others])).toEqual([
      `${first.file} was edited after it had been released`,
      `${between.file} stands before ${newest}, which was released`,
    ]);
  });
});

describe('the migrations of the first release', () => {
  it('define everything once and change nothing afterwards', async () => {
    expect(findRepetitions(await readFirst())).toEqual([]);
  });

  it.each([
    ['a function', 'create function private.twice() returns int language sql as $$ select 1 $$;'],
    ['a table', 'create table public.twice (id int primary key);'],
    ['a policy', 'create policy "staff read" on public.twice for select to authenticated using (true);'],
    ['an index', 'create unique index twice on public.leads (id);'],
    ['a trigger', 'create trigger twice before insert or update on public.leads execute function private.twice();'],
  ])('are refused when %s is defined twice', (_, sql) => {
    expect(findRepetitions([{ file: '1_one.sql', sql }])).toEqual([]);
    expect(
      findRepetitions([
        { file: '1_one.sql', sql },
        { file: '2_two.sql', sql },
      ]),
    ).toEqual([expect.stringMatching(/^\w+ .*twice.*: in 1_one\.sql and 2_two\.sql$/u)]);
  });

  it.each([
    'create or replace function private.one() returns int language sql as $$ select 1 $$;',
    'drop policy "staff read" on public.leads;',
    'alter table public.leads add column later text;',
  ])('are refused when a later file says %s', (sql) => {
    expect(findRepetitions([{ file: '1_one.sql', sql }])).toHaveLength(1);
  });

  it('raise the refusals that src/data/errors.ts names, and no others of that class', async () => {
    const sql = (await readAll()).map((file) => withoutComments(file.sql)).join('\n');
    const raised = new Set([...sql.matchAll(/'(TM\d{3})'/gu)].map(([, state]) => state));
    expect(raised).toEqual(new Set(Object.keys(REFUSALS)));
  });

  it('schedule for a hosted project what the local server runs every minute', async () => {
    const calls = (text: string) => new Set([...text.matchAll(/private\.\w+(?=\(\)['`])/gu)].map(([name]) => name));
    const jobs = (await readAll()).findLast(({ file }) => file.endsWith('_scheduled_jobs.sql'));
    const local = await readFile(path.join(PROJECT_ROOT, 'scripts/backend/schedule.ts'), 'utf8');
    const hosted = calls(jobs?.sql ?? '');
    expect(hosted.size).toBeGreaterThan(2);
    // The local server draws its pages anew by itself: no host has to be asked for a build.
    hosted.delete('private.build_pages');
    expect(calls(local)).toEqual(hosted);
    // There functions are called over HTTP, here directly.
    const functions = (text: string, call: RegExp) => new Set([...text.matchAll(call)].map(([, name]) => name));
    const called = functions(jobs?.sql ?? '', /call_edge_function\('([\w-]+)'\)/gu);
    expect(called.size).toBeGreaterThan(1);
    expect(functions(local, /\bcall\('([\w-]+)'\)/gu)).toEqual(called);
  });

  it('are listed in the architecture in their order', async () => {
    const text = await readFile(path.join(PROJECT_ROOT, 'docs/architecture.md'), 'utf8');
    const [section = ''] = /^## The database$.*?(?=^## )/msu.exec(text) ?? [];
    const listed = [...section.matchAll(/^\| (`.*?) +\|/gmu)].flatMap(([, files = '']) =>
      files.replaceAll('`', '').split(', '),
    );
    expect(listed).toEqual((await readFirst()).map(({ file }) => file.replace(/^\d+_(.*)\.sql$/u, '$1')));
  });

  it('see the tables and functions that there are', async () => {
    const files = await readAll();
    const doubled = findRepetitions([...files, ...files]);
    expect(doubled).toContainEqual(expect.stringContaining('function private.submit_lead:'));
    expect(doubled).toContainEqual(expect.stringContaining('table public.leads'));
    const source = await readFile(path.join(PROJECT_ROOT, 'supabase/permissions.json'), 'utf8');
    const functions = Object.keys((JSON.parse(source) as { functions: object }).functions);
    for (const signature of functions) {
      expect(doubled).toContainEqual(expect.stringContaining(`function ${signature.replace(/\(.*$/u, '')}:`));
    }
  });
});
