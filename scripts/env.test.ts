import { expect, it } from 'vitest';
import { readServerEnv } from './env.ts';

it.each([
  [{}, ['owner@example.com']],
  [{ SITE_URL: 'https://www.example.com' }, []],
  [{ HOST: '0.0.0.0' }, []],
  [{ DATABASE_URL: 'postgres://user:password@host:5432/name' }, []],
  [{ SITE_URL: 'https://www.example.com', OWNER_EMAIL: 'Dana@example.com' }, ['dana@example.com']],
])('nobody becomes an administrator of a site in public unless OWNER_EMAIL says so: %o', (settings, owners) => {
  expect(readServerEnv(settings as NodeJS.ProcessEnv).ownerEmails).toEqual(owners);
});
