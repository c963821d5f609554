import { describe, expect, it } from 'vitest';
import { resolvePlatform } from './platform.ts';
import { callRpc } from './rpc.ts';

/** The headers of a call, by what the platform has set. */
async function headersWith(variables: Record<string, string>): Promise<Record<string, string>> {
  let sent = new Headers();
  const platform = resolvePlatform({
    env: (name) => ({ SUPABASE_URL: 'https://project.supabase.example', ...variables })[name],
    fetch: async (_, init) => {
      sent = new Headers(init?.headers);
      return Response.json(true);
    },
  });
  await callRpc('has_administrator', {}, platform);
  return Object.fromEntries([...sent].filter(([name]) => name !== 'content-type'));
}

const LEGACY = 'eyJhbGciOiJIUzI1NiJ9.e30.legacy';

describe('the key of a hosted project', () => {
  it.each([
    [
      'the default among new keys',
      { SUPABASE_SECRET_KEYS: '{"other":"sb_secret_o","default":"sb_secret_d"}' },
      'sb_secret_d',
    ],
    ['the only new key', { SUPABASE_SECRET_KEYS: '{"web":"sb_secret_w"}' }, 'sb_secret_w'],
    [
      'a new key before the legacy one',
      { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_d"}', SUPABASE_SERVICE_ROLE_KEY: LEGACY },
      'sb_secret_d',
    ],
  ])('is %s, and no token', async (_, variables, apikey) => {
    expect(await headersWith(variables)).toEqual({ apikey });
  });

  it.each([{}, { SUPABASE_SECRET_KEYS: '{}' }, { SUPABASE_SECRET_KEYS: 'broken' }])(
    'is the legacy one where there is no new one: %o',
    async (variables) => {
      expect(await headersWith({ ...variables, SUPABASE_SERVICE_ROLE_KEY: LEGACY })).toEqual({
        apikey: LEGACY,
        authorization: `Bearer ${LEGACY}`,
      });
    },
  );
});
