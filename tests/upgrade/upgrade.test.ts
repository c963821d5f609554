/**
 * A database that an earlier release has left is opened by today's code, and is then what a new one would be, with its rows. By day
 * the newest release on one database, by night all of them on both. `npm run release` writes the archives; that of before 1.0.0 is a
 * backup, which `npm run restore` converts.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { backUpDatabase, restoreDatabase } from '../../scripts/backup/backup-database.ts';
import { ARCHIVES, ROWS, unpackMigrations, writeReleaseArchive } from '../../scripts/release/release-archive.ts';
import { SEED_PASSWORD } from '../../scripts/seed/accounts.ts';
import { migratedSnapshot, TEST_KEYS } from '../setup/backend.ts';
import { createNativeDatabase, type NativeDatabase } from '../setup/native-postgres.ts';
import { databases, isNight, type TestDatabase } from '../setup/night.ts';
import { catalogueOf } from './catalogue.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const siteUrl = 'http://127.0.0.1';
const BEFORE = 'before-1.0.0';

/** Rows that follow the code: an upgraded database has those of a new one. */
const OF_THE_CODE = ['private.facts', 'private.rest_windows'];

/** The oldest first. */
const archives = (await readdir(path.join(projectRoot, ARCHIVES))).toSorted((a, b) =>
  a === BEFORE ? -1 : b === BEFORE ? 1 : a.localeCompare(b, 'en', { numeric: true }),
);

/** Of a setting the value is the owner's. */
const SETTINGS =
  '(select key, kind, minimum, maximum, choices, description, managers_may_change, published from public.settings)';

/** What makes up a row of theirs that an archive has. */
const OF_THE_OWNER = new Set(['key', 'value', 'updated_at', 'updated_by', 'updated_by_name']);

/** Settings that are no more: their values go. */
const GIVEN_UP = new Set(['offer_hours']);

const LATER = '20991231000000_later.sql';

/** A release that would be made now. */
const TODAY = 'today';
const tried = isNight ? [...archives, TODAY] : archives.slice(-1);

const without = (lines: readonly string[], others: readonly string[]) => {
  const there = new Set(others);
  return lines.filter((line) => !there.has(line));
};

/** Of links that were on their way; backups of before 1.0.0 have them. */
const TOKENS = /token/u;

interface Rows {
  columns: string[];
  rows: (string | null)[][];
}

/** The tables of a backup. */
async function tablesOf(file: string): Promise<Map<string, Rows>> {
  const tables = new Map<string, Rows>();
  let last: Rows = { columns: [], rows: [] };
  for (const line of String(zlib.gunzipSync(await readFile(file)))
    .trimEnd()
    .split('\n')) {
    const value = JSON.parse(line) as (string | null)[] | { table?: string; columns?: string[] };
    if (Array.isArray(value)) last.rows.push(value);
    else if (value.table) tables.set(value.table, (last = { columns: value.columns ?? [], rows: [] }));
  }
  return tables;
}

/**
 * Rows of an archive that are not, or not as they were, in a backup made later; columns that came since do not count, nor of a
 * setting what the code says of it.
 */
async function lostRows(archive: string, later: string): Promise<string[]> {
  const [before, after] = [await tablesOf(archive), await tablesOf(later)];
  return [...before].flatMap(([table, { columns, rows }]) => {
    if (OF_THE_CODE.includes(table)) return [];
    const now = after.get(table) ?? { columns: [], rows: [] };
    const isSettings = table === 'public.settings';
    const kept = columns.filter((column) =>
      isSettings ? OF_THE_OWNER.has(column) : table !== 'auth.users' || !TOKENS.test(column),
    );
    const valuesOf = (all: Rows) => {
      const at = kept.map((column) => all.columns.indexOf(column));
      return all.rows.map((row) => JSON.stringify([table, ...at.map((index) => row[index] ?? null)]));
    };
    const wanted = isSettings ? rows.filter((row) => !GIVEN_UP.has(row[columns.indexOf('key')] ?? '')) : rows;
    return without(valuesOf({ columns, rows: wanted }), valuesOf(now));
  });
}

describe.each(databases())('on %s', (database: TestDatabase) => {
  let folder: string;
  let native: NativeDatabase | null;
  let fresh: EmbeddedBackend;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'upgrade-'));
    native = database === 'native' ? await createNativeDatabase() : null;
    const snapshot = native ? undefined : await migratedSnapshot();
    fresh = await open(native?.url ?? 'memory://', projectRoot, snapshot);
  });
  afterAll(async () => {
    await fresh.close();
    await native?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (target: string, root = projectRoot, snapshot?: Blob): Promise<EmbeddedBackend> =>
    createEmbeddedBackend({ target, keys: TEST_KEYS, siteUrl, projectRoot: root, ...(snapshot && { snapshot }) });

  /** The database as a release left it. @param from the folder of its archive */
  async function leftBy(from: string): Promise<{ target: string; drop(): Promise<void> }> {
    const own = database === 'native' ? await createNativeDatabase() : null;
    const name = path.basename(from);
    const target = own?.url ?? path.join(folder, `${name}-database`);
    const itsProject = path.join(folder, `${name}-project`);
    if (name !== BEFORE) await unpackMigrations(from, itsProject);
    const root = name === BEFORE ? projectRoot : itsProject;
    await restoreDatabase({ target, file: path.join(from, ROWS), projectRoot: root });
    return { target, drop: async () => own?.drop() };
  }

  /** What the migrations make and bring is what a new database has. */
  async function equalsNew(query: EmbeddedBackend['query']): Promise<void> {
    const [is, shouldBe] = [await catalogueOf(query), await catalogueOf(fresh.query)];
    expect(shouldBe.length).toBeGreaterThan(1000);
    expect({ lacks: without(shouldBe, is), hasBesides: without(is, shouldBe) }).toEqual({ lacks: [], hasBesides: [] });
    for (const rows of [...OF_THE_CODE, SETTINGS]) {
      const sorted = `select to_jsonb(own)::text as row from ${rows} as own order by 1`;
      expect(await query(sorted), rows).toEqual(await fresh.query(sorted));
    }
  }

  async function lostFrom(from: string, target: string): Promise<string[]> {
    const later = path.join(folder, 'later.ndjson.gz');
    await backUpDatabase({ target, file: later });
    return lostRows(path.join(from, ROWS), later);
  }

  /** Staff sign in with the passwords of that day, and see what waits. */
  async function lets(upgraded: EmbeddedBackend): Promise<void> {
    const call = (route: string, body: object, token = TEST_KEYS.publishable) => {
      const headers = {
        apikey: TEST_KEYS.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      return upgraded.fetch(new Request(siteUrl + route, { method: 'POST', headers, body: JSON.stringify(body) }));
    };
    const account = { email: 'manager@example.com', password: SEED_PASSWORD };
    const session = await call('/auth/v1/token?grant_type=password', account);
    const { access_token: token } = (await session.json()) as { access_token: string };
    const tasks = await call('/rest/v1/rpc/desk_tasks', {}, token);
    expect(((await tasks.json()) as unknown[]).length).toBeGreaterThan(2);
    expect((await call('/rest/v1/rpc/desk_tasks', {})).status).toBe(401);
  }

  /** Another project with the same migrations, in which they are changed. */
  async function refusesChanges(target: string): Promise<void> {
    const project = await mkdtemp(path.join(folder, 'changed-'));
    const migrations = path.join(project, 'supabase', 'migrations');
    await cp(path.join(projectRoot, 'supabase', 'migrations'), migrations, { recursive: true });
    const [first = '', second = ''] = (await readdir(migrations)).toSorted();
    const source = await readFile(path.join(migrations, second), 'utf8');
    await writeFile(path.join(migrations, second), `${source}-- one more line\n`);
    await expect(open(target, project)).rejects.toThrow(
      `edited after they had been applied to this database: supabase/migrations/${second}.`,
    );
    await writeFile(path.join(migrations, second), source);
    const between = first.replace('_', '1_');
    await writeFile(path.join(migrations, between), 'select 1;');
    await expect(open(target, project)).rejects.toThrow(
      `put before files that had been applied to this database: supabase/migrations/${between}.`,
    );
    await rm(path.join(migrations, between));
    await writeFile(path.join(migrations, LATER), 'alter table public.leads add column later text;');
    const later = await open(target, project);
    expect(later.appliedMigrations).toEqual([LATER]);
    expect(without(await catalogueOf(later.query), await catalogueOf(fresh.query))).toContain(
      'column leads.later text false  ',
    );
    await later.close();
  }

  it.each(tried)('%s is opened as if it were new, with its rows', { timeout: 600_000 }, async (name) => {
    const from = name === TODAY ? path.join(folder, TODAY) : path.join(projectRoot, ARCHIVES, name);
    if (name === TODAY) await writeReleaseArchive(projectRoot, from);
    const { target, drop } = await leftBy(from);
    const upgraded = await open(target);
    await equalsNew(upgraded.query);
    await upgraded.close();
    expect(await lostFrom(from, target)).toEqual([]);
    const used = await open(target);
    await lets(used);
    await used.close();
    await refusesChanges(target);
    await drop();
  });
});
