/** create_initial_admin: who becomes the first administrator, and that nobody else does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const REFUSED = { success: false, error: 'admin_refused' };

describe.each(databases())('create_initial_admin on %s', (database) => {
  let server: TestBackend;
  let owner: string;
  let secondOwner: string;

  beforeAll(async () => {
    server = await startTestBackend({ database });
    owner = (await server.account('norole')).email;
    secondOwner = (await server.account('norole')).email;
    await server.query('insert into private.admin_allowlist (email) values ($1), ($2), ($3)', [
      owner,
      secondOwner,
      'nobody@example.com',
    ]);
  });
  afterAll(() => server?.close());

  const call = async (email: string | null, client = server.anonClient()) =>
    (await client.rpc('create_initial_admin', { admin_email: email })).data as unknown;
  const count = async (table: string, condition: string) =>
    (await server.query<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`))[0]?.n;
  const refusals = () => count('public.security_events', `event_type = 'admin_setup_refused' and severity = 'high'`);

  it('refuses everybody else with one and the same answer, and leaves a high event each time', async () => {
    const stranger = await server.account('norole');
    const unconfirmed = await server.account('norole');
    await server.query('insert into private.admin_allowlist (email) values ($1)', [unconfirmed.email]);
    await server.query('update auth.users set email_confirmed_at = null where id = $1', [unconfirmed.userId]);

    const attempts: [string, unknown][] = [
      ['an account that is not on the list', await call(stranger.email)],
      ['that account signed in', await call(stranger.email, stranger.client)],
      ['a listed address without an account', await call('nobody@example.com')],
      ['a listed account that is not confirmed', await call(unconfirmed.email)],
      ['an unknown address', await call('unknown@example.com')],
      ['a pattern', await call('%')],
      ['SQL', await call(`' or true --`)],
      ['nothing', await call('')],
      ['null', await call(null)],
      ['a very long text', await call('x'.repeat(100_000))],
    ];
    expect(attempts).toEqual(attempts.map(([name]) => [name, REFUSED]));
    expect(await refusals()).toBe(attempts.length);
    expect(await count('public.security_events', `details::text like '%example.com%'`)).toBe(0);
    expect(await count('public.user_roles', `role = 'admin'`)).toBe(0);
  });

  it('writes at most 20 refusals in ten minutes into the log, and says that there were more', async () => {
    for (let nth = 0; nth < 15; nth += 1) expect(await call('unknown@example.com')).toEqual(REFUSED);
    expect(await refusals()).toBe(20);
    expect(await count('public.security_events', `event_type = 'admin_setup_rate_limited'`)).toBe(1);
  });

  /**
   * Holds back every insert into user_roles until five calls wait, so that they all have seen "no administrator yet".
   * PGlite has one session, runs one call after the other and needs no holding.
   * @returns once the table is held; `released` settles when it is free again
   */
  async function holdBackGrants(): Promise<{ released: Promise<unknown> }> {
    if (database === 'pglite') return { released: Promise.resolve() };
    const released = server.query(`do $$ begin
      lock table public.user_roles in share row exclusive mode;
      while (select count(*) from pg_locks where not granted) < 5 loop perform pg_sleep(0.01); end loop;
    end $$`);
    const holders = `select from pg_locks
      where relation = 'public.user_roles'::regclass and mode = 'ShareRowExclusiveLock' and granted`;
    let held = false;
    while (!held) held = (await server.query(holders)).length > 0;
    return { released };
  }

  it('lets exactly one of many simultaneous calls win, also while others are being refused', async () => {
    const { released } = await holdBackGrants();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => call(nth % 2 ? ` ${owner.toUpperCase()} ` : secondOwner)),
    );
    await released;
    expect(answers.filter((answer) => (answer as { success: boolean }).success)).toEqual([
      { success: true, error: null },
    ]);
    expect(answers.filter((answer) => !(answer as { success: boolean }).success)).toEqual(
      Array.from({ length: 39 }, () => REFUSED),
    );
    expect(await count('public.user_roles', `role = 'admin'`)).toBe(1);
    expect(
      await count('public.security_alerts', `event_type = 'admin_setup_succeeded' and severity = 'critical'`),
    ).toBe(1);
    expect(await count('public.security_events', `event_type = 'role_granted' and details ->> 'role' = 'admin'`)).toBe(
      1,
    );
  });

  it('never acts again, not even after the administrator is gone', async () => {
    expect([await call(owner), await call(secondOwner)]).toEqual([REFUSED, REFUSED]);
    await server.query('alter table public.user_roles disable trigger user_roles_keep_one_admin_on_delete');
    await server.query(`delete from public.user_roles where role = 'admin'`);
    await server.query('alter table public.user_roles enable trigger user_roles_keep_one_admin_on_delete');
    expect([await call(owner), await call(secondOwner)]).toEqual([REFUSED, REFUSED]);
  });
});

describe('profiles', () => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database: 'native' });
  });
  afterAll(() => server?.close());

  it('follow the account: name and e-mail at sign-up, the last sign-in, a changed e-mail', async () => {
    const { client, userId, email } = await server.account('norole');
    const profile = async () =>
      (await client.from('profiles').select('id, full_name, email, department, last_login').single()).data;
    expect(await profile()).toEqual({
      id: userId,
      full_name: 'Test norole',
      email,
      department: null,
      last_login: expect.any(String) as string,
    });
    await server.query(
      `update auth.users set email = 'new@example.com', last_sign_in_at = '2026-01-01T08:00:00Z' where id = $1`,
      [userId],
    );
    expect(await profile()).toMatchObject({
      email: 'new@example.com',
      last_login: expect.stringContaining('2026-01-01T08:00:00') as string,
    });
  });

  it('lose the password that was there before the address was proved, whichever service confirms it', async () => {
    const email = 'typed-by-somebody@example.com';
    await server.anonClient().auth.signUp({ email, password: 'Correct-horse-battery-9' });
    // As on a hosted project: a role that may change accounts and has no rights in the project's own schemas.
    await server.query(`create role sign_in_service;
      grant usage on schema auth to sign_in_service;
      grant select, update on auth.users to sign_in_service`);
    const hash = async () =>
      (
        await server.query<{ hash: string | null }>(
          'select encrypted_password as hash from auth.users where email = $1',
          [email],
        )
      )[0]?.hash;
    const asService = (change: string) =>
      server.query(
        `begin; set local role sign_in_service; update auth.users set ${change} where email = '${email}'; commit`,
      );
    expect(await hash()).toMatch(/^\$2/u);
    await asService('email_confirmed_at = now()');
    expect(await hash()).toBeNull();
    await asService(`encrypted_password = 'chosen'`);
    await asService('email_confirmed_at = now()');
    expect(await hash()).toBe('chosen');
  });

  it.each([
    ['no name', {}, null],
    ['a name that is no text', { full_name: { first: 'x' } }, null],
    ['a name that is too long', { full_name: 'x'.repeat(500) }, 'x'.repeat(120)],
    ['a name of several lines', { full_name: ' Dana\n\tLevi ' }, 'Dana Levi'],
  ])('never stand in the way of a sign-up: %s', async (_, metadata, expected) => {
    const email = `${Math.random().toString(36).slice(2)}@example.com`;
    const { error } = await server
      .anonClient()
      .auth.signUp({ email, password: 'Correct-horse-battery-9', options: { data: metadata } });
    expect(error).toBeNull();
    expect(await server.query('select full_name from public.profiles where email = $1', [email])).toEqual([
      { full_name: expected },
    ]);
  });
});
