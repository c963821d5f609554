/**
 * `npm run deploy` and `npm run deploy:check` as somebody calls them, by night: the Supabase CLI against an imitation of the platform's
 * management address and a hosted project's database on this machine.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import bcrypt from 'bcryptjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../scripts/backend/database.ts';
import { openNative } from '../../scripts/backend/native-database.ts';
import { functionNames } from '../../scripts/deploy/steps.ts';
import {
  findInstallation,
  startPlatformDatabase,
  type PlatformDatabase,
} from '../../scripts/platform/platform-database.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../scripts/seed/accounts.ts';
import { openPlatformApi, PROJECT_REF, type PlatformApi } from '../setup/platform-api.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isInstalled = findInstallation() !== null;

/** Everything but the build, which other tests make. */
const STEPS = ['settings', 'keys', 'project', 'secrets', 'data', 'database', 'vault', 'functions', 'accounts', 'owner'];
/** Those of them that find out what is there. */
const COMPARED = STEPS.filter((name) => name !== 'functions' && name !== 'accounts');

/** Milliseconds: each of some forty calls of the CLI takes two seconds on a machine with nothing else to do. */
const PATIENCE_MS = 900_000;

describe.each(isInstalled ? ['a hosted installation'] : [])('%s', { timeout: PATIENCE_MS }, () => {
  let api: PlatformApi;
  let platform: PlatformDatabase;
  let owner: Database;
  let settings: Record<string, string>;

  beforeEach(async () => {
    api = await openPlatformApi();
    platform = await startPlatformDatabase();
    owner = await openNative(platform.url);
    settings = {
      SITE_URL: 'https://www.example.com',
      DATABASE_URL: `${platform.url}?sslmode=disable`,
      VITE_SUPABASE_URL: `https://${PROJECT_REF}.supabase.co`,
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
      OWNER_EMAIL: 'owner@example.com',
      MAIL_TRANSPORT: 'http',
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'Tamar <mail@example.com>',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
      IP_HASH_SECRET: 'i'.repeat(32),
      SCHEDULER_SECRET: 's'.repeat(32),
      VITE_BUSINESS_NAME_HE: `הסעות "בע״מ" $HOME \\n # it's`,
    };
  });
  afterEach(async () => {
    await owner?.close();
    await platform?.stop();
    await api?.close();
  });

  /** Without a terminal, in an environment that has no file of settings. */
  const call = (script: string, ...args: string[]): Promise<{ code: unknown; output: string }> =>
    new Promise((resolve) =>
      execFile(
        process.execPath,
        ['--import', 'tsx', `scripts/${script}.ts`, '--environment', 'trial', ...args],
        { cwd: ROOT, env: { ...process.env, ...api.variables, ...settings } },
        (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
      ),
    );
  const vault = () => owner.query('select name, decrypted_secret as value from vault.decrypted_secrets order by name');

  it('is put up from nothing, told what it lacks, and brought to what its settings say', async () => {
    const refused = await call('deploy');
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('Nobody can be asked') as string });
    const dry = await call('deploy', '--dry-run');
    expect(dry).toEqual({ code: 0, output: expect.stringContaining('Would build it into dist/.') as string });
    expect(api.changes).toEqual([]);
    expect(await owner.query(`select to_regclass('public.leads') as leads`)).toEqual([{ leads: null }]);

    const first = await call('deploy', '--yes', ...STEPS);
    expect(first.code, first.output).toBe(0);
    expect(Object.fromEntries(api.secrets)).toMatchObject({
      VITE_BUSINESS_NAME_HE: settings['VITE_BUSINESS_NAME_HE'],
      CLIENT_IP_HEADER: 'cf-connecting-ip',
      SCHEDULER_SECRET: settings['SCHEDULER_SECRET'],
    });
    expect([...api.secrets.values()]).not.toContain('');
    expect([...api.functions].toSorted()).toEqual(functionNames());
    expect(api.pushed['config/auth']).toMatchObject({
      site_url: 'https://www.example.com',
      smtp_pass: 'p@ss',
      hook_send_email_uri: 'pg-functions://postgres/private/hook_send_email',
      mailer_templates_recovery_content: expect.stringContaining('{{ .TokenHash }}') as string,
    });
    expect(await vault()).toEqual([
      { name: 'project_url', value: settings['VITE_SUPABASE_URL'] },
      { name: 'scheduler_secret', value: settings['SCHEDULER_SECRET'] },
    ]);
    expect(await owner.query('select email from private.admin_allowlist')).toEqual([{ email: 'owner@example.com' }]);

    const before = api.changes.length;
    expect(await call('deploy', '--yes', ...COMPARED)).toMatchObject({ code: 0 });
    expect(api.changes).toHaveLength(before);

    Object.assign(settings, { SCHEDULER_SECRET: 'another secret of the schedule and more', VITE_BUSINESS_NAME_HE: '' });
    const check = await call('deploy-check');
    expect(check.code).toBe(1);
    const found = check.output.split('\n').filter((line) => /^(?:missing|changed|gone) /u.test(line));
    expect(
      found.map((line) =>
        line
          .split(/\s{2,}/u)
          .slice(0, 2)
          .join(' '),
      ),
    ).toEqual(
      expect.arrayContaining([
        'changed SCHEDULER_SECRET',
        'gone VITE_BUSINESS_NAME_HE',
        'changed scheduler_secret',
        'missing messages',
        'missing flight_feed',
        'missing user_roles',
        'missing platform',
      ]),
    );
    expect(await call('deploy', '--yes', 'secrets', 'vault')).toMatchObject({ code: 0 });
    expect(api.secrets.has('VITE_BUSINESS_NAME_HE')).toBe(false);
    expect(await vault()).toContainEqual({ name: 'scheduler_secret', value: settings['SCHEDULER_SECRET'] });
  });

  it('for trying out has invented data, and accounts whose password nobody knows', async () => {
    Object.assign(settings, { VITE_NOINDEX: 'yes' });
    const { code, output } = await call('deploy', '--yes', ...COMPARED);
    expect(code, output).toBe(0);
    const password = /told this once: (\S+)/u.exec(output)?.[1] ?? '';
    const accounts = await owner.query<{ hash: string }>('select encrypted_password as hash from auth.users');
    expect(accounts).toHaveLength(SEED_ACCOUNTS.length);
    for (const { hash } of accounts) {
      expect(await bcrypt.compare(password, hash)).toBe(true);
      expect(await bcrypt.compare(SEED_PASSWORD, hash)).toBe(false);
    }
    const again = await call('deploy', '--yes', ...COMPARED);
    expect(again.output).toContain('invented data: as it should be');
  });
});
