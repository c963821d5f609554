import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases, embeddedDatabases } from '../setup/night.ts';

const projectRoot = path.join(import.meta.dirname, 'embedded-project');

describe.each(embeddedDatabases())('the data interface on %s', (database) => {
  let server: TestBackend;
  let member: TestAccount;

  beforeAll(async () => {
    server = await startTestBackend({ database, projectRoot });
    member = await server.account('norole');
  });
  afterAll(() => server.close());

  it('writes timestamps as ISO 8601 with an offset', async () => {
    const { data } = await member.client.from('notes').insert({ body: 'when' }).select('written_at').single();
    expect(data?.written_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/u);
    const [row] = await server.query<{ at: string }>(`select timestamptz '2026-01-02 03:04:05+00' as at`);
    expect(row?.at).toBe('2026-01-02T03:04:05+00:00');
  });

  it('answers a failed CHECK with 400 and its SQLSTATE', async () => {
    const { error, status } = await member.client.from('notes').insert({ body: '' });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
  });

  it('answers a raised exception with 400 and its message', async () => {
    const { error, status } = await server.asService().rpc('refuse', { reason: 'not today' });
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 400,
      code: 'P0001',
      message: 'not today',
    });
  });

  it('answers malformed values with 400', async () => {
    const { error, status } = await member.client.from('notes').select('id').eq('owner', 'nobody');
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' });
  });

  it('answers 42501 where a grant is missing, to everyone it is missing for', async () => {
    const anonymous = await server.anonClient().from('ledger').select('id');
    const signedIn = await member.client.from('ledger').select('id');
    const column = await member.client.from('notes').insert({ body: 'x', tags: [] });
    expect([anonymous, signedIn, column].map(({ status, error }) => [status, error?.code])).toEqual([
      [401, '42501'],
      [403, '42501'],
      [403, '42501'],
    ]);
  });

  it('leaves the grants as the migrations made them', async () => {
    const grants = await server.query(
      `select grantee, privilege_type from information_schema.role_table_grants
       where table_schema = 'public' and table_name = 'ledger' and grantee in ('anon', 'authenticated')`,
    );
    expect(grants).toEqual([]);
  });

  it('knows neither schemas outside the interface nor the system endpoints', async () => {
    const { status } = await server.asService().schema('private').from('admin_allowlist').select('email');
    expect(status).toBeGreaterThanOrEqual(400);
    const system = await fetch(`${server.url}/_system/config`);
    const storage = await server.backend.fetch(
      new Request(`${server.url}/storage/v1/status`, { headers: { apikey: server.keys.secret } }),
    );
    expect([system.status, storage.status]).toEqual([404, 404]);
  });

  it('accepts no key but its own', async () => {
    const keys = ['', 'sb_publishable_other', 'sb_secret_other'];
    const answers = await Promise.all(
      keys.map((apikey) => fetch(`${server.url}/rest/v1/notes?select=id`, { headers: { apikey } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('refuses a DELETE without a filter', async () => {
    await server.query('create table public.scratch (id integer); grant delete on public.scratch to service_role');
    const response = await fetch(`${server.url}/rest/v1/notes`, {
      method: 'DELETE',
      headers: { apikey: server.keys.secret },
    });
    expect(response.status).toBe(400);
    expect(await server.query('select from public.notes')).not.toEqual([]);
  });

  it('refuses a body that is too large before reading it all', async () => {
    const response = await fetch(`${server.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: server.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ body: 'x'.repeat(1_100_000) }),
    });
    expect({ status: response.status, code: ((await response.json()) as { code: string }).code }).toEqual({
      status: 413,
      code: 'body_too_large',
    });
  });

  it.each([
    [404, '/rest/v1/rpc%2Fwho'],
    [400, '/rest/v1/notes?body=eq.%E0%A4%A'],
    [400, `/rest/v1/notes?${'and=('.repeat(1)}${'and('.repeat(1500)}id.eq.1${')'.repeat(1501)}`],
    [400, `/rest/v1/notes?select=${'id,'.repeat(1700)}id`],
    [400, '/auth/v1/verify?token=x&type=signup&redirect_to=/auth%0d%0aX:1'],
    [400, '/rest/v1/notes', '['.repeat(100_000)],
    [400, '/rest/v1/notes', `[{"body":"a ] \\" [","tags":${'['.repeat(100)}${']'.repeat(100)}}]`],
  ])('answers %i to what its implementation would trip over', async (status, target, body?: string) => {
    const headers = { apikey: server.keys.secret, 'content-type': 'application/json' };
    const response = await fetch(server.url + target, body ? { method: 'POST', headers, body } : { headers });
    expect({ target: target.slice(0, 40), status: response.status }).toEqual({ target: target.slice(0, 40), status });
  });

  it('takes brackets in texts for texts', async () => {
    const { error } = await server
      .asService()
      .from('notes')
      .insert({ body: '['.repeat(90) });
    expect(error).toBeNull();
  });

  it.each([
    ['/functions/v1/echo', 65_536],
    ['/auth/v1/token?grant_type=password', 16_384],
    ['/rest/v1/notes', 262_144],
  ])('holds no more of an unfinished body to %s than its limit', async (target, limit) => {
    const { port } = new URL(server.url);
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const request = http.request({ port, path: target, method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
      request.once('response', (response) => resolve(response.statusCode));
      request.once('error', reject);
      // Never ended: the answer comes while the sender still has more.
      request.write(Buffer.alloc(limit + 1, 0x20));
    });
    expect(await answered).toBe(413);
  });
});

describe.each(databases())('a backend on %s that is closed under load', (database) => {
  it('answers what it has begun and refuses what comes later', async () => {
    const server = await startTestBackend({ database, projectRoot });
    const ask = () =>
      server.backend.fetch(
        new Request(`${server.url}/rest/v1/notes?select=id`, { headers: { apikey: server.keys.secret } }),
      );
    const begun = Array.from({ length: 40 }, ask);
    const closed = server.close();
    expect((await Promise.all(begun)).every(({ status }) => status === 200)).toBe(true);
    await closed;
    expect((await ask()).status).toBe(503);
  });
});
