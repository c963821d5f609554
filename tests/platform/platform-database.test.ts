/**
 * The project in a hosted project's database, rebuilt on this machine (scripts/platform), by night: what the owner's role may
 * not do there, what the API's sessions refuse, what the schedule runs. Skipped where Debian's packages are missing, which the
 * line of the step says.
 */
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../scripts/backend/database.ts';
import { openNative } from '../../scripts/backend/native-database.ts';
import { runSupabaseCli } from '../../scripts/migrated-database.ts';
import {
  findInstallation,
  INSTALL,
  pushMigrations,
  startPlatformDatabase,
  type PlatformDatabase,
} from '../../scripts/platform/platform-database.ts';
import { describePermissions, DENIED } from '../integration/permissions-cases.ts';
import { createAccounts, type Accounts } from '../integration/permissions-probe.ts';
import { insertSampleRows, SAMPLE_CALLS } from '../integration/permissions-samples.ts';
import { databaseRole, readPermissions, type Caller } from '../integration/permissions-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const permissions = readPermissions();
const isInstalled = findInstallation() !== null;

/** Jobs of every minute that have not succeeded yet. */
const MINUTES_LEFT = `select jobname from cron.job where schedule = '* * * * *' and not exists (
  select from cron.job_run_details as run where run.jobid = job.jobid and status = 'succeeded')`;

// Skipped where something is missing, which the line of the step then says.
it(`Debian's PostgreSQL with pg_cron is installed: ${INSTALL}`, ({ skip }) => {
  skip(!isInstalled);
  expect(isInstalled).toBe(true);
});

describe.each(isInstalled ? ["a hosted project's database"] : [])('%s', () => {
  let platform: PlatformDatabase;
  /** As the project's owner. */
  let owner: Database;
  /** One session of the API. */
  let api: Sql;
  let accounts: Accounts;
  let pushed = '';

  beforeAll(async () => {
    platform = await startPlatformDatabase();
    pushed = await pushMigrations(platform, ROOT);
    owner = await openNative(platform.url);
    api = postgres(platform.apiUrl, { max: 1, onnotice: () => {} });
    accounts = await createAccounts(owner.query);
    await insertSampleRows(owner.query);
  });
  afterAll(async () => {
    await api?.end();
    await owner?.close();
    await platform?.stop();
  });

  /** A statement of the API, undone: its rows, or the state of its refusal. */
  async function ask(caller: Caller, statement: string): Promise<readonly object[] | string> {
    const role = databaseRole(caller);
    const sub = accounts.ids[caller as keyof Accounts['ids']];
    const claims = JSON.stringify({ role, ...(role === 'authenticated' && { sub }) });
    const undone = new Error('undone');
    let rows: readonly object[] = [];
    try {
      await api.begin(async (request) => {
        await request`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
        rows = [...(await request.unsafe(statement))];
        throw undone;
      });
    } catch (error) {
      if (error !== undone) return (error as { code: string }).code;
    }
    return rows;
  }

  it('takes all migrations from its owner, who is no superuser', async () => {
    expect(pushed).toContain('scheduled_jobs');
    const [row] = await owner.query<{ user: string; super: string }>(
      `select current_user as user, current_setting('is_superuser') as super`,
    );
    expect(row).toEqual({ user: 'postgres', super: 'off' });
    expect(await pushMigrations(platform, ROOT)).toContain('up to date');
  });

  it('has no advice from the CLI about security', async () => {
    const remote = `--remote=${platform.url}?sslmode=disable`;
    const options = ['--type', 'security', '--level', 'info', '--output-format', 'json'];
    const { output, code } = await runSupabaseCli(['--agent', 'no', 'db', 'advisors', ...options, remote]);
    expect(code).toBe(0);
    const { results } = JSON.parse(output) as { results: { metadata: { schema: string } }[] };
    expect(results.filter(({ metadata }) => metadata.schema !== 'permission_probe')).toEqual([]);
  });

  describePermissions(() => ({ query: owner.query, accounts }));

  describe('sessions of the API', () => {
    it.each([
      ['a plain statement', 'sql', 'delete from private.flights CONDITION'],
      ['an update', 'sql', 'update private.flight_feed set claimed_at = null CONDITION'],
      ['one within another', 'sql', 'with gone as (delete from private.flights CONDITION returning 1) select'],
      ['a composed statement', 'plpgsql', `begin execute format('delete from private.%I CONDITION', 'flights'); end`],
    ])('refuse %s without a condition in a function of the owner', async (_, language, body) => {
      const answers: unknown[] = [];
      for (const condition of ['', 'where true']) {
        await owner.query(`create function public.planted() returns void language ${language} security definer
          as $planted$ ${body.replace('CONDITION', condition)} $planted$`);
        await owner.query('grant execute on function public.planted() to service_role');
        answers.push(await ask('service_role', 'select from public.planted()'));
        await owner.query('drop function public.planted()');
      }
      expect(answers).toEqual(['21000', [{}]]);
    });

    it('run every function for its callers, and for nobody else', async () => {
      const wrong: string[] = [];
      for (const [signature, { callers }] of Object.entries(permissions.functions)) {
        for (const caller of permissions.callers) {
          const answer = await ask(caller, `select ${SAMPLE_CALLS[signature]}`);
          const actual = typeof answer === 'string' ? answer : 'answered';
          const expected = callers.includes(caller) ? 'answered' : DENIED;
          if (actual !== expected) wrong.push(`${caller} ${signature}: expected ${expected}, got ${actual}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('save and publish prices, and change what pages say', async () => {
      const draft = '(select public.price_draft() as draft offset 0) as seen';
      expect(
        await ask('manager', `select (public.save_price_draft((draft).hash, (draft).content)).outcome from ${draft}`),
      ).toEqual([{ outcome: 'saved' }]);
      expect(
        await ask('manager', `select (public.publish_price_list((draft).hash, 'Note', true)).outcome from ${draft}`),
      ).toEqual([{ outcome: 'published' }]);
      expect(
        await ask('admin', `update public.settings set value = '"none"' where key = 'rest_city' returning key`),
      ).toEqual([{ key: 'rest_city' }]);
    });
  });

  describe('the sign-in service', () => {
    let service: Sql;
    beforeAll(() => {
      service = postgres(platform.adminUrl.replace('supabase_admin', 'supabase_auth_admin'), {
        max: 1,
        onnotice: () => {},
      });
    });
    afterAll(() => service?.end());
    const hook = async (name: string, event: postgres.JSONValue) => {
      const [row] = await service`select ${service('private.hook_' + name)}(${service.json(event)}) as answer`;
      return (row as { answer: unknown }).answer;
    };
    const metadata = { ip_address: '203.0.113.5' };
    const mail = {
      metadata,
      user: { id: '00000000-0000-4000-8000-00000000000b', email: 'p@example.com', user_metadata: { language: 'fr' } },
      email_data: { email_action_type: 'recovery', token_hash: 'hash', redirect_to: 'https://www.example.com/fr/auth' },
    };
    const queued = () => owner.query(`select address, token_hash from private.account_mails`);

    it('asks its hooks as itself, and reads no token', async () => {
      expect(await hook('before_user_created', { metadata, user: { email: 'p@example.com' } })).toEqual({});
      expect(await hook('custom_access_token', { metadata, claims: { sub: 'x' } })).toEqual({ claims: { sub: 'x' } });
      expect(await hook('password_verification', { metadata, valid: false })).toEqual({ decision: 'continue' });
      for (const table of ['private.account_mails', 'public.messages', 'public.blocked_ips'])
        await expect(service`select from ${service(table)}`).rejects.toMatchObject({ code: DENIED });
    });

    it('hands mails over, also while nobody can be called to send them', async () => {
      expect(await hook('send_email', mail)).toEqual({});
      expect(await queued()).toEqual([{ address: 'p@example.com', token_hash: 'hash' }]);
      await owner.query(`delete from public.messages where audience = 'account'`);
      expect(await queued()).toEqual([]);
    });

    it('notes the first password of an account', async () => {
      const { norole } = accounts.ids;
      const first = () => owner.query('select from private.first_passwords where user_id = $1', [norole]);
      for (const [password, rows] of [
        [null, 0],
        ['one', 1],
        ['two', 0],
      ] as const) {
        await service`update auth.users set encrypted_password = ${password} where id = ${norole}`;
        expect(await first()).toHaveLength(rows);
      }
    });
  });

  it('says which entry of the Vault a job misses, and takes its new value', async () => {
    const call = () => owner.query(`select private.call_edge_function('send-messages')`);
    await expect(call()).rejects.toThrow('no project_url');
    await owner.query(`select vault.create_secret('https://project.example.com', 'project_url')`);
    await expect(call()).rejects.toThrow('no scheduler_secret');
    await owner.query(`select vault.create_secret('earlier secret', 'scheduler_secret')`);
    await owner.query(
      `select vault.update_secret((select id from vault.secrets where name = 'scheduler_secret'), 'secret of the schedule')`,
    );
    await call();
    const asked = `select headers ->> 'x-scheduler-secret' as secret from net.http_request_queue order by id desc limit 1`;
    expect(await owner.query(asked)).toEqual([{ secret: 'secret of the schedule' }]);
  });

  it('runs the schedule as its owner, and calls functions and build hook by what the Vault holds', async () => {
    await owner.query(`select vault.create_secret('https://host.example.com/hook', 'deploy_hook')`);
    // Runs from before the Vault was filled have failed, as they should.
    await owner.query(`delete from cron.job_run_details`);
    await owner.query(`update private.flight_feed set asked_at = now() where id`);
    await owner.query(
      `update private.publication set version = version + 1, changed_at = now() - interval '1 hour' where true`,
    );
    const calls = await vi.waitFor(
      async () => {
        expect(await owner.query(MINUTES_LEFT)).toEqual([]);
        const asked = await owner.query<{ url: string; headers: Record<string, string> }>(
          'select distinct on (url) url, headers from net.http_request_queue order by url',
        );
        expect(asked).toHaveLength(3);
        return asked;
      },
      { timeout: 100_000, interval: 1_000 },
    );
    const ofSchedule = { 'content-type': 'application/json', 'x-scheduler-secret': 'secret of the schedule' };
    expect(calls).toEqual([
      { url: 'https://host.example.com/hook', headers: expect.any(Object) as object },
      {
        url: 'https://project.example.com/functions/v1/flight-board',
        headers: expect.objectContaining(ofSchedule) as object,
      },
      {
        url: 'https://project.example.com/functions/v1/send-messages',
        headers: expect.objectContaining(ofSchedule) as object,
      },
    ]);
    const failed = `select command, username, status, return_message from cron.job_run_details
      where username <> 'postgres' or status not in ('starting', 'running', 'succeeded')`;
    expect(await owner.query(failed)).toEqual([]);
  });
});
