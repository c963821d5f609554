/**
 * A hosted project refuses DELETE and UPDATE without WHERE in every session of its API, also within functions of the
 * project (its role `authenticator` preloads safeupdate). The functions of the catalogue are read as Postgres parses them.
 */
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';

/** Every object of a parsed tree, however deep, as [its key, the object]. */
function* nodes(tree: unknown): Generator<[string, Record<string, unknown>]> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield [key, value];
    yield* nodes(value);
  }
}

const isUnconditional = ([kind, node]: [string, Record<string, unknown>]) =>
  (kind === 'DeleteStmt' || kind === 'UpdateStmt') && node['whereClause'] === undefined;

/** A text that a function composes is a statement, or a piece of one, in which format() puts names and values. */
function isUnconditionalText(text: string): boolean {
  if (!/\b(?:delete\s+from|update\s+\S+\s+(?:as\s+\S+\s+)?set)\b/iu.test(text)) return false;
  try {
    const filled = text.replaceAll(/%(?:\d+\$)?[Is]/gu, 'name').replaceAll(/%(?:\d+\$)?L/gu, "'value'");
    return [...nodes(parseSync(filled))].some(isUnconditional);
  } catch {
    // A piece alone does not parse.
    return !/\bwhere\b/iu.test(text);
  }
}

function hasUnconditionalWrite(tree: unknown): boolean {
  return [...nodes(tree)].some(
    (entry) =>
      isUnconditional(entry) || (typeof entry[1]['sval'] === 'string' && isUnconditionalText(entry[1]['sval'])),
  );
}

/** Every statement and expression of a function in plpgsql as a statement. */
function statementsOf(definition: string): string[] {
  return [...nodes(parsePlPgSQLSync(definition))].flatMap(([kind, { query, parseMode }]) => {
    if (kind !== 'PLpgSQL_expr' || typeof query !== 'string') return [];
    if (parseMode === 0) return [query];
    // An assignment reads "name := expression".
    return [`select ${parseMode === 2 ? query : query.replace(/^[^:=]*:?=/u, '')}`];
  });
}

/** @param definition a CREATE FUNCTION as pg_get_functiondef writes it */
function writesUnconditionally(definition: string): boolean {
  const created = [...nodes(parseSync(definition))].find(([kind]) => kind === 'CreateFunctionStmt');
  const options = (created?.[1]['options'] ?? []) as { DefElem: { defname: string; arg: unknown } }[];
  const words = (option: string) =>
    options
      .filter(({ DefElem }) => DefElem.defname === option)
      .flatMap(({ DefElem }) => [...nodes({ arg: DefElem.arg })].map(([, { sval }]) => sval))
      .filter((word) => typeof word === 'string');
  const statements = words('language').includes('plpgsql') ? statementsOf(definition) : words('as');
  return statements.some((statement) => hasUnconditionalWrite(parseSync(statement)));
}

let server: TestBackend;
beforeAll(async () => {
  await loadModule();
  server = await startTestBackend({ database: 'pglite' });
});
afterAll(() => server?.close());

const definitions = () =>
  server.query<{ name: string; definition: string }>(`
    select proc.oid::regprocedure::text as name, pg_get_functiondef(proc.oid) as definition
    from pg_proc as proc join pg_namespace as space on space.oid = pronamespace join pg_language as lang on lang.oid = prolang
    where nspname in ('public', 'private') and lanname in ('sql', 'plpgsql') and prokind in ('f', 'p') order by 1`);

it('no function deletes or updates without a condition', async () => {
  const all = await definitions();
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ definition }) => writesUnconditionally(definition)).map(({ name }) => name)).toEqual([]);
});

/** Bodies in which CONDITION stands where the condition belongs. */
it.each([
  ['a plain statement', 'sql', 'delete from public.zones CONDITION'],
  ['one of several', 'sql', 'select 1; update public.settings set value = value CONDITION'],
  ['one that joins', 'sql', 'update public.leads set name = name from public.profiles CONDITION'],
  [
    'one within another',
    'sql',
    'with gone as (delete from public.zones CONDITION returning 1) select count(*) from gone',
  ],
  ['one in a block', 'plpgsql', 'begin if true then delete from public.zones CONDITION; end if; end'],
  [
    'one in a loop',
    'plpgsql',
    'begin for i in 1..2 loop update public.zones set position = i CONDITION; end loop; end',
  ],
  ['a composed statement', 'plpgsql', `begin execute format('delete from public.%I CONDITION', 'zones'); end`],
  [
    'one composed in pieces',
    'plpgsql',
    `declare t text; begin t := 'update zones set CONDITION ' || t; execute t; end`,
  ],
])('%s is found, and with a condition is not', (_, language, body) => {
  const create = (condition: string) =>
    `create function public.planted() returns void language ${language} as $planted$ ${body.replace('CONDITION', condition)} $planted$`;
  expect(writesUnconditionally(create(''))).toBe(true);
  expect(writesUnconditionally(create('where true'))).toBe(false);
});
