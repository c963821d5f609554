import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readServerEnv } from '../env.ts';
import { secretsChange } from './function-secrets.ts';

const SETTINGS = {
  SITE_URL: 'https://www.example.com/',
  CLIENT_IP_HEADER: 'CF-Connecting-IP',
  MAIL_TRANSPORT: 'http',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'mail@example.com',
  VITE_BUSINESS_PHONE: '+97235550142',
};

it('are those settings that say something; what says nothing any more goes, and what is not ours stays', () => {
  const existing = [
    'SITE_URL',
    'SMTP_URL',
    'VITE_LEGAL_NAME_DE',
    'IP_HASH_SECRET',
    'SCHEDULER_SECRET',
    'SUPABASE_URL',
    'OWN',
  ];
  expect(secretsChange(readServerEnv(SETTINGS), null, existing)).toEqual({
    set: {
      SITE_URL: 'https://www.example.com',
      CLIENT_IP_HEADER: 'cf-connecting-ip',
      MAIL_TRANSPORT: 'http',
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'mail@example.com',
      VITE_BUSINESS_PHONE: '+97235550142',
    },
    unset: ['SMTP_URL', 'VITE_LEGAL_NAME_DE'],
  });
});

it('hold every setting that the functions read', () => {
  const folder = path.resolve(import.meta.dirname, '../../supabase/functions');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const read = sources.flatMap((source) =>
    [...source.matchAll(/\benv\('([A-Z_]+)'\)/gu)].map(([, name]) => name ?? ''),
  );
  const env = { ...readServerEnv(SETTINGS), ipHashSecret: 'x'.repeat(32) };
  const filled = {
    ...env,
    functionSettings: Object.fromEntries(Object.keys(env.functionSettings).map((name) => [name, 'x'])),
  };
  const names = Object.keys(secretsChange(filled, 'secret', []).set);
  expect(new Set(read).size).toBeGreaterThan(8);
  expect(read.filter((name) => !name.startsWith('SUPABASE_') && !names.includes(name))).toEqual([]);
});
