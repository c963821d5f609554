/** An embedded installation moves into a hosted project's database by its backup, and works there; by night. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import bcrypt from 'bcryptjs';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '../../scripts/backend/embedded-backend.ts';
import { openNative } from '../../scripts/backend/native-database.ts';
import { backUpDatabase, restoreDatabase } from '../../scripts/backup/backup-database.ts';
import {
  findInstallation,
  INSTALL,
  pushMigrations,
  startPlatformDatabase,
  type PlatformDatabase,
} from '../../scripts/platform/platform-database.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../scripts/seed/accounts.ts';
import { seedDatabase } from '../../scripts/seed/seed-database.ts';
import { migratedSnapshot, TEST_KEYS } from '../setup/backend.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const siteUrl = 'http://127.0.0.1';
const isInstalled = findInstallation() !== null;

// Skipped where something is missing, which the line of the step then says.
it(`Debian's PostgreSQL with pg_cron is installed: ${INSTALL}`, ({ skip }) => {
  skip(!isInstalled);
  expect(isInstalled).toBe(true);
});

describe.each(isInstalled ? ['the backup of an embedded installation'] : [])('%s', () => {
  let folder: string;
  let platform: PlatformDatabase;
  const file = () => path.join(folder, 'backup.ndjson.gz');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'moving-'));
    const target = path.join(folder, 'database');
    const snapshot = await migratedSnapshot();
    const backend = await createEmbeddedBackend({ target, keys: TEST_KEYS, siteUrl, projectRoot, snapshot });
    await seedDatabase(backend, { siteUrl, publishableKey: TEST_KEYS.publishable, functionSettings: {} });
    await backend.close();
    await backUpDatabase({ target, file: file() });
    platform = await startPlatformDatabase();
  });
  afterAll(async () => {
    await platform?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('becomes the database of a hosted project, which is used and backed up again', async () => {
    const { tables } = await restoreDatabase({ target: platform.url, file: file(), projectRoot });
    expect(tables.find(({ table }) => table === 'public.leads')?.rows).toBeGreaterThan(200);
    // The CLI goes on where the restore has ended.
    expect(await pushMigrations(platform, projectRoot)).toContain('up to date');

    const owner = await openNative(platform.url);
    const api = postgres(platform.apiUrl, { max: 1, onnotice: () => {} });
    try {
      const accounts = await owner.query<{ id: string; email: string; password: string; found: boolean }>(
        `select id, email, encrypted_password as password, instance_id = '00000000-0000-0000-0000-000000000000'
          and num_nulls(confirmation_token, recovery_token, email_change_token_new, email_change, email_change_token_current,
            phone_change, phone_change_token, reauthentication_token) = 0 as found
        from auth.users`,
      );
      expect(accounts).toHaveLength(SEED_ACCOUNTS.length);
      expect(accounts.every(({ found }) => found)).toBe(true);
      const admin = accounts.find(({ email }) => email.startsWith('admin'));
      expect(await bcrypt.compare(SEED_PASSWORD, admin?.password ?? '')).toBe(true);

      await api.begin(async (request) => {
        const claims = JSON.stringify({ sub: admin?.id, role: 'authenticated' });
        await request`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
        const [counted] = await request`select count(*)::integer as leads from public.leads`;
        expect(counted?.['leads']).toBeGreaterThan(200);
        const changed =
          await request`update public.leads set staff_notes = 'Moved' where id = (select id from public.leads limit 1)`;
        expect(changed.count).toBe(1);
      });
      expect(await owner.query('select from cron.job')).not.toEqual([]);
    } finally {
      await api.end();
      await owner.close();
    }
    const again = await backUpDatabase({ target: platform.url, file: path.join(folder, 'again.ndjson.gz') });
    const rowsOf = (name: string, all: typeof again) => all.find(({ table }) => table === name)?.rows;
    for (const name of ['public.leads', 'public.rides', 'auth.users'])
      expect(rowsOf(name, again)).toBe(rowsOf(name, tables));
  });

  it('is not opened by the embedded backend there', async () => {
    const opened = createEmbeddedBackend({ target: platform.url, keys: TEST_KEYS, siteUrl, projectRoot });
    await expect(opened).rejects.toThrow('VITE_SUPABASE_URL');
  });
});
