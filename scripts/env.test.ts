import { expect, it } from 'vitest';
import { readServerEnv } from './env.ts';
import { ExplainedError } from './explained-errors.ts';

it('names every setting that is wrong, one line each, and nothing else', () => {
  const settings = {
    PORT: 'many',
    SITE_URL: 'tamar',
    IP_HASH_SECRET: 'short',
    VITE_SUPABASE_URL: 'https://x.example',
  };
  expect(() => readServerEnv(settings)).toThrow(
    new ExplainedError(
      [
        'PORT must be a whole number from 1 to 65535 (it is "many").',
        'SITE_URL must be an address such as https://www.example.com (it is "tamar").',
        'IP_HASH_SECRET must have at least 32 characters.',
        'VITE_SUPABASE_PUBLISHABLE_KEY is missing: VITE_SUPABASE_URL names a hosted project, so its key is needed.',
      ].join('\n'),
    ),
  );
});

it.each([
  [{}, ['owner@example.com']],
  [{ SITE_URL: 'https://www.example.com' }, []],
  [{ HOST: '0.0.0.0' }, []],
  [{ DATABASE_URL: 'postgres://user:password@host:5432/name' }, []],
  [{ SITE_URL: 'https://www.example.com', OWNER_EMAIL: 'Dana@example.com' }, ['dana@example.com']],
])('nobody becomes an administrator of a site in public unless OWNER_EMAIL says so: %o', (settings, owners) => {
  expect(readServerEnv(settings as NodeJS.ProcessEnv).ownerEmails).toEqual(owners);
});
