/** A hosted project asks its host for a build of the pages when what they state has changed, and says when none comes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const HOOK = 'https://host.example/build_hooks/1';

describe.each(databases())('the build of the pages on %s', (database) => {
  let server: TestBackend;

  beforeAll(async () => {
    server = await startTestBackend({ database });
    // Stand in for pg_net and the Vault, which a hosted project brings.
    for (const sql of [
      'create schema net',
      'create schema vault',
      'create table net.calls (id bigserial primary key, url text)',
      'create table net._http_response (id bigint, status_code integer)',
      'create table vault.decrypted_secrets (name text, decrypted_secret text)',
      `create function net.http_post(url text, body jsonb, timeout_milliseconds integer) returns bigint language sql
         as $$ insert into net.calls (url) values ($1) returning id $$`,
    ])
      await server.query(sql);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.query('delete from public.security_alerts');
    await server.query('delete from net.calls');
    await server.query(
      `update private.publication set built_version = version, call = null, changed_at = now() - interval '1 hour'`,
    );
    await server.query('delete from vault.decrypted_secrets');
    await server.query(`insert into vault.decrypted_secrets values ('deploy_hook', $1)`, [HOOK]);
  });

  /** A round of the schedule, some minutes after the last thing that happened. @returns what it has asked for so far */
  async function round(minutes = 3): Promise<string[]> {
    await server.query(
      `update private.publication set changed_at = changed_at - make_interval(mins => $1), called_at = called_at - make_interval(mins => $1)`,
      [minutes],
    );
    await server.query('select private.build_pages()');
    return (await server.query<{ url: string }>('select url from net.calls order by id')).map(({ url }) => url);
  }
  const change = () =>
    server.query(`update public.settings set value = to_jsonb(value::integer % 100 + 1) where key = 'reply_minutes'`);
  const answer = (status: number) =>
    server.query('insert into net._http_response select max(id), $1 from net.calls', [status]);
  const alerts = async () =>
    (await server.query<{ event_type: string }>('select event_type from public.security_alerts')).map(
      ({ event_type }) => event_type,
    );

  it('is asked for once, when changes have come to rest', async () => {
    expect(await round()).toEqual([]);
    await change();
    expect(await round(0)).toEqual([]);
    await change();
    expect(await round(1)).toEqual([]);
    expect(await round()).toEqual([HOOK]);
    expect(await round(1)).toEqual([HOOK]);
    await answer(200);
    expect(await round(10)).toEqual([HOOK]);
    expect(await alerts()).toEqual([]);
  });

  it.each([
    ['refuses', () => answer(404)],
    ['does not answer', async () => {}],
  ])('is asked for again where the host %s, and administrators are told', async (_, happens) => {
    await change();
    expect(await round()).toHaveLength(1);
    await happens();
    expect(await round(6)).toHaveLength(2);
    expect(await alerts()).toEqual(['pages_outdated']);
  });

  it('cannot be asked for without an address, which administrators are told, too', async () => {
    await server.query('delete from vault.decrypted_secrets');
    await change();
    expect(await round()).toEqual([]);
    expect(await alerts()).toEqual(['pages_outdated']);
  });
});
