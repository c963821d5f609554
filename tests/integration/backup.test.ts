/** A backup of either database, restored into either, is the same data to the row. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from '../../scripts/backend/data-dir-lock.ts';
import { createEmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { backUpDatabase, removeOldBackups, restoreDatabase, tryRestore } from '../../scripts/backup/backup-database.ts';
import type { TableSummary } from '../../scripts/backup/database-archive.ts';
import { migratedSnapshot, TEST_KEYS } from '../setup/backend.ts';
import { createNativeDatabase, type NativeDatabase } from '../setup/native-postgres.ts';
import { isNight } from '../setup/night.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** One of each kind of value: offers, Hebrew, several lines, JSON, arrays, addresses, generated and identity columns. */
const ROWS = `
  insert into auth.users (id, email, created_at) values ('00000000-0000-4000-8000-000000000001', 'ronit@example.com', now());
  insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000001', 'admin');
  select private.submit_lead(jsonb_build_object('name', 'דנה "Dana" לוי', 'phone', '+972501234567', 'service_type', 'contact',
      'notes', E'two\\nlines\\t\\\\ and {"json": 1}'),
    repeat('a', 64), gen_random_uuid(), '2001:db8::7', 'honeypot');
  update public.leads set status = 'contacted', staff_notes = 'called; will call back';
  insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes, free_delay_hours,
      free_until_hours, late_fee_percent, pay_ways, terms_version)
    select id, 1, 'fr', 42000, 18, '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card,cash}', '2026-11-22'
    from public.leads;
  insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, stops, pickup_day, pickup_time, duration_minutes,
      passengers, vehicle_class)
    select id, 1, 'intercity', 'Jaffa', 'Haifa', '{"a, b",c}', '2030-01-01', '10:05', 60, 2, 'sprinter' from public.offers;
  update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day';
  update public.offers set state = 'accepted', answered_at = now();
  insert into public.vehicles (plate, class, make, colour, seats, bags, licence_kind)
    values ('1234567', 'sprinter', 'Mercedes', 'black', 8, 8, 'tour');
  insert into public.drivers (name, phone, kind, languages, usual_vehicle_no)
    select '{"he": "יוסי", "latin": "Yossi"}', '+972501234567', 'own', '{he,ru}', no from public.vehicles;
  insert into public.absences (driver_no, during) select no, '[2030-01-02,2030-01-03)' from public.drivers;
  insert into public.absences (vehicle_no, during) select no, '[2030-01-02,2030-01-03)' from public.vehicles;
  update public.rides set driver_no = drivers.no, vehicle_no = usual_vehicle_no, state = 'assigned' from public.drivers;
  select private.record_trip_event(id, null, 'changed', 'system', null, '{"words": "שלום"}') from public.leads;
  select private.open_task('change_requested', id, 'now') from public.leads;
  insert into public.visits (session_id, path) select 's' || n % 7, '/page-' || n % 3 from generate_series(1, 2500) as n;
  insert into public.page_counts (day, path, views) values ('2026-03-27', '/', 5);
`;

const CLEARED = 'select count(*)::integer as leads from public.leads';

// A database takes seconds to make, and these tests make eight.
describe('a backup', { timeout: 180_000 }, () => {
  let folder: string;
  let native: NativeDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
    native = await createNativeDatabase();
  });
  afterAll(async () => {
    await native.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (target: string, snapshot?: Blob) =>
    createEmbeddedBackend({
      target,
      keys: TEST_KEYS,
      siteUrl: 'http://127.0.0.1',
      projectRoot,
      ...(snapshot && { snapshot }),
    });
  const embedded = () => path.join(folder, 'database');
  const file = (name: string) => path.join(folder, `${name}.ndjson.gz`);

  /** The restored database is another one, and works on: triggers count, numbers go on where they were. */
  async function worksOn(target: string): Promise<void> {
    const restored = await open(target);
    expect(await restored.query('select from auth.sessions')).toEqual([]);
    await restored.query(`insert into public.visits (session_id, path) values ('new', '/')`);
    const [after] = await restored.query<{ id: number; visitors: number }>(
      `select max(id)::integer as id, private.counter('visitors:all')::integer as visitors from public.visits`,
    );
    expect(after).toEqual({ id: 2501, visitors: 8 });
    await restored.close();
  }
  let tables: TableSummary[];

  it('goes from the embedded database to a native one without a difference', async () => {
    const first = await open(embedded(), await migratedSnapshot());
    await first.query(ROWS);
    const session = 'open session of somebody';
    await first.query(`insert into auth.sessions (id, user_id, created_at, user_agent)
      select gen_random_uuid(), id, now(), '${session}' from auth.users`);
    const link = 'link-on-its-way';
    await first.query(`update auth.users set recovery_token = '${link}'`);
    await first.query(`select private.queue_account_mail('account_recovery', email, null, 'he', 'recovery', '${link}')
      from auth.users`);
    await first.close();
    tables = await backUpDatabase({ target: embedded(), file: file('first') });
    expect(tables.find(({ table }) => table === 'public.visits')?.rows).toBe(2500);
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'public.leads',
        'public.lead_history',
        'public.offers',
        'public.rides',
        'public.drivers',
        'public.vehicles',
        'public.absences',
        'public.trip_events',
        'private.guest_link_key',
        'private.counters',
      ]),
    );
    expect((await stat(file('first'))).mode & 0o077).toBe(0);
    // Nobody comes in by a copy.
    expect(tables.map(({ table }) => table).filter((table) => /sessions|tokens|account_mails/u.test(table))).toEqual(
      [],
    );
    const copy = zlib.gunzipSync(await readFile(file('first')));
    expect([session, link].filter((secret) => copy.includes(secret))).toEqual([]);

    await restoreDatabase({ target: native.url, file: file('first'), projectRoot });
    expect(await backUpDatabase({ target: native.url, file: file('second') })).toEqual(tables);
    await worksOn(native.url);
  });

  it.runIf(isNight)('and back, in the place of the first', async () => {
    const { setAside } = await restoreDatabase({
      target: embedded(),
      file: file('second'),
      projectRoot,
      replace: true,
    });
    expect(existsSync(setAside ?? '')).toBe(true);
    expect(await backUpDatabase({ target: embedded(), file: file('third') })).toEqual(tables);
    await worksOn(embedded());
  });

  it.runIf(isNight)('passes the drill, and leaves nothing behind', async () => {
    const drilled = await tryRestore(file('first'), projectRoot);
    expect(drilled.find(({ table }) => table === 'public.leads')?.rows).toBe(1);
  });

  it('goes after thirty days', async () => {
    const backups = await mkdtemp(path.join(folder, 'backups-'));
    for (const [name, days] of [
      ['old.ndjson.gz', 31],
      ['new.ndjson.gz', 29],
      ['notes.txt', 99],
    ] as const) {
      await writeFile(path.join(backups, name), '');
      const then = new Date(Date.now() - days * 86_400_000);
      await utimes(path.join(backups, name), then, then);
    }
    expect(await removeOldBackups(backups)).toEqual(['old.ndjson.gz']);
    expect((await readdir(backups)).toSorted()).toEqual(['new.ndjson.gz', 'notes.txt']);
  });

  it('is not put over a database that is there, unless that is to be set aside', async () => {
    await expect(restoreDatabase({ target: native.url, file: file('first'), projectRoot })).rejects.toThrow(
      /holds a site already/u,
    );
    await expect(restoreDatabase({ target: embedded(), file: file('first'), projectRoot })).rejects.toThrow(
      /--replace/u,
    );
  });

  it('is refused when it is cut off, changed, foreign, or newer than the site', async () => {
    const lines = zlib
      .gunzipSync(await readFile(file('first')))
      .toString('utf8')
      .split('\n');
    const [header = ''] = lines;
    const damaged: [string, string[], RegExp][] = [
      ['cut', lines.slice(0, -2), /cut off/u],
      ['changed', lines.map((line) => line.replace('called; will', 'called; wont')), /did not come back/u],
      ['newer', [header.replace(/"lastMigration":"\d+"/u, '"lastMigration":"20991231000000"')], /newer version/u],
      ['foreign', ['{"rows":[]}'], /not a backup/u],
    ];
    // Into native databases, which are made in a moment.
    for (const [name, content, complaint] of damaged) {
      await writeFile(file(name), zlib.gzipSync(content.join('\n')));
      const empty = await createNativeDatabase();
      const restoring = restoreDatabase({ target: empty.url, file: file(name), projectRoot });
      await expect(restoring, name).rejects.toThrow(complaint);
      if (name === 'cut') {
        const half = await open(empty.url);
        expect(await half.query(CLEARED)).toEqual([{ leads: 0 }]);
        await half.close();
      }
      await empty.drop();
    }
  });

  it('of the embedded database waits until nobody else has it', async () => {
    const unlock = lockDataDir(embedded());
    await expect(backUpDatabase({ target: embedded(), file: file('busy') })).rejects.toThrow(
      /already open in process/u,
    );
    unlock();
    await expect(backUpDatabase({ target: path.join(folder, 'nowhere'), file: file('none') })).rejects.toThrow(
      /does not exist/u,
    );
  });
});
