import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';

const projectRoot = path.join(import.meta.dirname, 'embedded-project');

/** What the fixture function `echo` answers. */
interface Echo {
  pathname: string;
  method: string;
  body: string;
  headers: Record<string, string>;
  clientIpHeader: string;
  who: { role: string };
}

const FORGED = {
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
  'cf-connecting-ip': '203.0.113.7',
};

describe('edge functions', () => {
  let server: TestBackend;
  const call = (name: string, init?: RequestInit) => fetch(`${server.url}/functions/v1/${name}`, init);

  beforeAll(async () => {
    server = await startTestBackend({ database: 'pglite', projectRoot });
  });
  afterAll(() => server.close());

  it('see the request as on the hosted platform, and their Supabase without a socket', async () => {
    const response = await call('echo/further?a=1', { method: 'POST', body: 'שלום' });
    expect(await response.json()).toMatchObject({
      pathname: '/echo/further',
      method: 'POST',
      body: 'שלום',
      who: { role: 'service_role' },
    });
  });

  it('are told the socket’s address and nothing that the sender claims', async () => {
    const { headers, clientIpHeader } = (await (await call('echo', { headers: FORGED })).json()) as Echo;
    expect(headers[clientIpHeader]).toBe('127.0.0.1');
    expect(JSON.stringify(headers)).not.toContain('203.0.113.7');
  });

  it('answer 404 when unknown, also for names that lead elsewhere', async () => {
    const names = ['no-such-function', '_shared', '..%2Fecho', 'echo%2F..', ''];
    const statuses = await Promise.all(names.map(async (name) => (await call(name)).status));
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  it('demand a user’s token unless they are declared public', async () => {
    const { client } = await server.account('norole');
    const { data } = await client.auth.getSession();
    const tokens = [undefined, server.keys.publishable, 'a.b.c', data.session?.access_token];
    const statuses = await Promise.all(
      tokens.map(async (token) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        return (await call('members-only', { headers })).status;
      }),
    );
    expect(statuses).toEqual([401, 401, 401, 200]);
  });

  it('answer 500 without details when they throw', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await call('echo/fail');
    expect([response.status, await response.text()]).toEqual([
      500,
      '{"code":"WORKER_ERROR","message":"Function exited due to an error"}',
    ]);
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('behind a trusted proxy', () => {
  it('only the rightmost value of the configured header counts', async () => {
    const server = await startTestBackend({ database: 'pglite', projectRoot, clientIpHeader: 'X-Forwarded-For' });
    const seen = async (headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/functions/v1/echo`, { headers });
      return ((await response.json()) as Echo).headers['x-forwarded-for'];
    };
    expect(await seen({ ...FORGED, 'x-forwarded-for': '203.0.113.7, 198.51.100.4' })).toBe('198.51.100.4');
    expect(await seen({ 'x-forwarded-for': '2001:db8::9' })).toBe('2001:db8::9');
    expect(await seen({ 'x-forwarded-for': 'nonsense' })).toBe('127.0.0.1');
    expect(await seen({ 'x-real-ip': '203.0.113.7' })).toBe('127.0.0.1');
    await server.close();
  });
});
