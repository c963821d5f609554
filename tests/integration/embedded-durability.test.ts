import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { emptySnapshot, migratedSnapshot, TEST_KEYS } from '../setup/backend.ts';

const projectRoot = path.join(import.meta.dirname, 'embedded-project');
const writer = path.join(import.meta.dirname, '..', 'setup', 'write-until-killed.ts');
const ACKNOWLEDGED_BEFORE_KILL = 60;

describe('a database folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'database-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = (root = projectRoot, snapshot?: Blob, name = 'database'): Promise<EmbeddedBackend> =>
    createEmbeddedBackend({
      target: path.join(folder, name),
      keys: TEST_KEYS,
      siteUrl: 'http://127.0.0.1',
      projectRoot: root,
      ...(snapshot && { snapshot }),
    });

  it('keeps its rows over a restart, is not opened twice, and outlives a stale lock', async () => {
    const lock = path.join(folder, 'database.lock');
    const first = await open(projectRoot, await migratedSnapshot(projectRoot));
    await first.query(`insert into public.notes (owner, body) values (null, 'still here')`);
    await expect(open()).rejects.toThrow(/already open in process \d+/u);
    await first.close();
    expect(existsSync(lock)).toBe(false);

    // What a killed process leaves: its number, which by now may even belong to somebody else.
    writeFileSync(lock, JSON.stringify({ pid: process.pid, born: 'an earlier boot/1' }));
    const second = await open();
    expect(second.appliedMigrations).toEqual([]);
    expect(await second.query('select body from public.notes')).toEqual([{ body: 'still here' }]);
    await second.close();
  });

  it('is given back when a migration fails, with nothing of that file applied', async () => {
    const migrations = path.join(folder, 'project', 'supabase', 'migrations');
    await mkdir(migrations, { recursive: true });
    const file = path.join(migrations, '1_halves.sql');
    await writeFile(file, 'create table public.half (id integer);\nselect nonsense;');
    const openHalves = (snapshot?: Blob) => open(path.join(folder, 'project'), snapshot, 'halves');
    await expect(openHalves(await emptySnapshot())).rejects.toThrow(
      /^supabase\/migrations\/1_halves\.sql:2: .*nonsense/u,
    );
    await writeFile(file, 'create table public.half (id integer);');
    const backend = await openHalves();
    expect(backend.appliedMigrations).toEqual(['1_halves.sql']);
    await backend.close();
  });

  it('is not opened with other migrations than it was made with, and then as before', async () => {
    const project = path.join(folder, 'ordered');
    const openOrdered = (snapshot?: Blob) => open(project, snapshot, 'ordered-database');
    const migrations = path.join(project, 'supabase', 'migrations');
    const write = (file: string, sql: string) => writeFile(path.join(migrations, file), sql);
    await mkdir(migrations, { recursive: true });
    await write('20_first.sql', 'create table public.first (id integer);');
    await write('30_second.sql', 'create table public.second (id integer);');
    await (await openOrdered(await emptySnapshot())).close();

    await write('20_first.sql', 'create table public.first (id bigint);');
    await write('25_between.sql', 'create table public.between (id integer);');
    await write('40_later.sql', 'create table public.later (id integer);');
    await expect(openOrdered()).rejects.toThrow(
      /edited after .*: supabase\/migrations\/20_first\.sql; and put before .*: supabase\/migrations\/25_between\.sql\. .*npm run backup/u,
    );

    await write('20_first.sql', 'create table public.first (id integer);');
    await rm(path.join(migrations, '25_between.sql'));
    const later = await openOrdered();
    // The refused start has applied nothing either.
    expect(later.appliedMigrations).toEqual(['40_later.sql']);
    await later.close();
  });

  it('has every acknowledged row after kill -9, and is refused to others before it', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', writer, path.join(folder, 'database')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged: number[] = [];
    for await (const line of createInterface(child.stdout)) {
      if (line === 'ready') await expect(open()).rejects.toThrow(`already open in process ${child.pid}`);
      else acknowledged.push(Number(line));
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const backend = await open();
    const stored = new Set((await backend.query<{ id: number }>('select id from public.notes')).map(({ id }) => id));
    await backend.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});
