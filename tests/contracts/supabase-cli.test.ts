/** What the Supabase CLI itself says of the migrations: the types it derives, and the findings of its advisors. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateDatabaseTypes, TYPES_FILE } from '../../scripts/database-types.ts';
import { openMigratedDatabase, type MigratedDatabase } from '../../scripts/migrated-database.ts';
import { migratedSnapshot } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';

/**
 * "unused_index" reads usage counters, and in a database without a single row no index has ever been used: it tells
 * nothing about the migrations.
 */
const WITHOUT_MEANING_WHEN_EMPTY = new Set(['unused_index']);

interface Finding {
  name: string;
  detail: string;
}

/** Every defect is of a kind that a careless migration would bring, with the name of the lint that must see it. */
const DEFECTS: Record<string, string> = {
  rls_disabled_in_public:
    'create table public.defect_open (id int primary key); grant select on public.defect_open to anon',
  function_search_path_mutable: `create function public.defect_function() returns int language sql as 'select 1'`,
  auth_users_exposed: `create view public.defect_users as select * from auth.users;
    grant select on public.defect_users to anon`,
  unindexed_foreign_keys: `create table public.defect_parent (id int primary key);
    create table public.defect_child (id int primary key, parent int references public.defect_parent)`,
  no_primary_key: 'create table public.defect_keyless (id int)',
  policy_exists_rls_disabled: `create table public.defect_policy (id int primary key);
    create policy everyone on public.defect_policy using (true)`,
  auth_rls_initplan: `create table public.defect_plan (id uuid primary key);
    alter table public.defect_plan enable row level security;
    create policy own on public.defect_plan for select to authenticated using (id = auth.uid())`,
};

let database: MigratedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase(path.resolve(import.meta.dirname, '../..'), await migratedSnapshot());
});

afterAll(() => database?.close());

async function advisors(): Promise<Finding[]> {
  const answer = await database.supabase(
    'db',
    'advisors',
    '--type',
    'all',
    '--level',
    'info',
    '--output-format',
    'json',
  );
  expect(answer.errors).not.toMatch(/error/iu);
  expect(answer.code).toBe(0);
  const { results } = JSON.parse(answer.output) as { results: Finding[] };
  return results.filter(({ name }) => !WITHOUT_MEANING_WHEN_EMPTY.has(name));
}

describe('the Supabase CLI', () => {
  it('derives the same types as supabase/functions/_shared/contracts/database.types.ts holds (else: npm run types)', async () => {
    expect(await readFile(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes(database));
  });

  it.runIf(isNight)('has no advice for the migrations, at any level', async () => {
    expect(await advisors()).toEqual([]);
  });

  it.runIf(isNight)('sees a change of the schema in the types, and planted defects in its advice', async () => {
    for (const defect of Object.values(DEFECTS)) await database.query(defect);

    const names = (await advisors()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(DEFECTS)));

    expect(await generateDatabaseTypes(database)).toContain('defect_child');
  });
});
