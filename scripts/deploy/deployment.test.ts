import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../checks.ts';
import { openDeployment, type Deployment } from './deployment.ts';
import { withValues } from './env-file.ts';
import { STEPS } from './steps.ts';

const GIVEN = {
  SITE_URL: 'https://www.example.com',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
  OWNER_EMAIL: 'owner@example.com',
  MAIL_TRANSPORT: 'http',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'Tamar <mail@example.com>',
  SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
  IP_HASH_SECRET: 'i'.repeat(32),
  SCHEDULER_SECRET: 's'.repeat(32),
  VITE_BUSINESS_NAME_FR: "L’équipe d'ici",
};

/** An environment without a file of settings. */
const deploymentOf = (changes: Record<string, string> = {}) => openDeployment('elsewhere', { ...GIVEN, ...changes });
const found = async (step: string, on: Deployment) =>
  (await findingsOf(STEPS[step] ?? expect.fail(), on)).map(({ kind, at }) => `${kind} ${at}`);

describe('the settings of a hosted installation', () => {
  it('are what its functions, schedule and sign-in service need, without what is empty', () => {
    const { ref, secrets, vault, configVariables, database } = deploymentOf();
    expect(ref).toBe('abcdefghijklmnopqrst');
    expect(database).toBe('--remote=abcdefghijklmnopqrst');
    expect(secrets).toMatchObject({
      SITE_URL: GIVEN.SITE_URL,
      CLIENT_IP_HEADER: 'cf-connecting-ip',
      NOTIFY_FALLBACK: 'owner@example.com',
      SCHEDULER_SECRET: GIVEN.SCHEDULER_SECRET,
      VITE_BUSINESS_NAME_FR: GIVEN.VITE_BUSINESS_NAME_FR,
    });
    expect(Object.entries(secrets).filter(([, value]) => !value)).toEqual([]);
    expect(Object.keys(secrets)).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
    expect(vault).toEqual({ project_url: GIVEN.VITE_SUPABASE_URL, scheduler_secret: GIVEN.SCHEDULER_SECRET });
    expect(configVariables).toEqual({
      SITE_URL: GIVEN.SITE_URL,
      SMTP_HOST: 'mail.example.com',
      SMTP_USER: 'user',
      SMTP_PASS: 'p@ss',
      SMTP_FROM: 'mail@example.com',
      SMTP_SENDER: 'Tamar',
    });
  });

  it('are complete, or each that is missing is named', async () => {
    expect(await found('settings', deploymentOf())).toEqual([]);
    const without = deploymentOf({ SITE_URL: '', SMTP_URL: '', SCHEDULER_SECRET: '', VITE_SUPABASE_URL: '' });
    expect(await found('settings', without)).toEqual([
      'missing VITE_SUPABASE_URL',
      'missing SITE_URL',
      'missing SMTP_URL',
    ]);
    expect(await found('keys', without)).toEqual(['missing SCHEDULER_SECRET']);
    const keys = STEPS['keys'] ?? expect.fail();
    await expect(keys.change?.(without, await keys.find(without))).rejects.toThrow('no .env.elsewhere to add them to');
  });
});

it('a file of settings takes a value in its line, or at its end', () => {
  const text = withValues('# Who\nOWNER_EMAIL=\nSITE_URL=x', {
    OWNER_EMAIL: `o'hara@example.com $1`,
    NEW: '"a" # \\n',
  });
  expect(text).toBe("# Who\nOWNER_EMAIL=`o'hara@example.com $1`\nSITE_URL=x\nNEW='\"a\" # \\n'\n");
  expect(parseEnv(text)).toEqual({ OWNER_EMAIL: `o'hara@example.com $1`, SITE_URL: 'x', NEW: '"a" # \\n' });
  expect(() => withValues('', { BOTH: `'\`` })).toThrow('BOTH');
});

describe('the secrets of the functions', () => {
  it('that are gone from the settings go, those of others stay', async () => {
    const on = deploymentOf();
    const there = ['SMTP_URL', 'MAIL_API_URL', 'SOMETHING_ELSE', 'SUPABASE_URL'];
    const secrets = there.map((name) => ({ name, value: 'hash of another' }));
    const supabaseJson = (() => Promise.resolve({ secrets })) as Deployment['supabaseJson'];
    const lines = await found('secrets', { ...on, supabaseJson });
    expect(lines).toEqual(expect.arrayContaining(['changed SMTP_URL', 'missing MAIL_FROM', 'gone MAIL_API_URL']));
    expect(lines.join('\n')).not.toMatch(/SOMETHING_ELSE|SUPABASE_URL/u);
  });
});
