/** Ways into other people's accounts, and ways to stop the site through its sign-in, each tried as an attacker would. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect } from 'node:util';
import { openMailedLink, startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { tripBody } from './lead-requests.ts';

/** What goes to the log; taken before the first backend looks for errors on their way there. */
const printed: string[] = [];
console.error = (...values: unknown[]) =>
  void printed.push(values.map((value) => inspect(value, { depth: 9 })).join(' '));

const PASSWORD = 'Correct-horse-battery-9';

/** A call of the sign-in service as it comes from `address`. */
function caller(server: TestBackend) {
  return (
    method: string,
    endpoint: string,
    body?: unknown,
    { address = null, token }: { address?: string | null; token?: string } = {},
  ) =>
    server.backend.fetch(
      new Request(`${server.url}/auth/v1/${endpoint}`, {
        method,
        headers: {
          apikey: server.keys.publishable,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { peerAddress: address },
    );
}
type Call = ReturnType<typeof caller>;

interface AuthBody {
  error_code?: string;
  msg?: string;
  access_token: string;
  refresh_token: string;
  user: { id: string };
}
const bodyOf = async (response: Response) => (await response.json()) as AuthBody;

const newestMail = (server: TestBackend, email: string) =>
  server.backend.inbox.messages.find(({ to }) => to === email) ?? { text: '', links: [], subject: '' };

/** Opens the newest link mailed to an address. @returns the tokens of its session, empty where it is refused. */
async function openLink(server: TestBackend, email: string): Promise<{ access: string; refresh: string }> {
  const { session } = await openMailedLink(server, newestMail(server, email).links[0]);
  return { access: session?.access_token ?? '', refresh: session?.refresh_token ?? '' };
}

const signIn = (call: Call, email: string, password: string, address: string | null = null) =>
  call('POST', 'token?grant_type=password', { email, password }, { address });

/** Signs up, opens the mailed link and chooses the password. @returns the session of the link. */
async function join(server: TestBackend, email: string): Promise<{ access: string; refresh: string }> {
  const call = caller(server);
  await call('POST', 'signup', { email, password: PASSWORD });
  const session = await openLink(server, email);
  const chosen = await call('PUT', 'user', { password: PASSWORD }, { token: session.access });
  // Where the first password holds already, it is "the same".
  expect([200, 422]).toContain(chosen.status);
  return session;
}

describe.each(databases())('an attacker of accounts on %s', (database) => {
  let server: TestBackend;
  let call: Call;
  beforeAll(async () => {
    server = await startTestBackend({ database });
    call = caller(server);
  });
  afterAll(() => server?.close());
  const alerts = () =>
    server.query<{ ip: string | null }>(
      `select ip_address::text as ip from public.security_alerts where event_type = 'failed_sign_ins'`,
    );

  it('cannot guess what a mail holds: codes are not taken', async () => {
    const email = 'guessed@example.com';
    await call('POST', 'signup', { email, password: PASSWORD });
    const answer = await call('POST', 'verify', { email, token: '123456', type: 'signup' });
    expect([answer.status, (await bodyOf(answer)).error_code]).toEqual([422, 'validation_failed']);
  });

  // A million of them take longer than all the rest of this file.
  it.runIf(isNight)('finds no hash of six digits in a mail', async () => {
    const email = 'hashed@example.com';
    await call('POST', 'signup', { email, password: PASSWORD });
    const token = new URL(newestMail(server, email).links[0] ?? '').searchParams.get('token_hash');
    expect(token).toMatch(/^[0-9a-f]{64}$/u);
    let isSixDigits = false;
    for (let nth = 0; nth < 1_000_000; nth += 1)
      isSixDigits ||= hash('sha256', email + String(nth).padStart(6, '0'), 'hex') === token;
    expect(isSixDigits).toBe(false);
  });

  it('raises the alarm by trying links', async () => {
    const before = (await alerts()).length;
    for (let nth = 0; nth < 10; nth += 1) {
      const wrong = { type: 'recovery', token_hash: hash('sha256', String(nth), 'hex') };
      await call('POST', 'verify', wrong, { address: `2001:db8:5:5::${nth}` });
    }
    expect((await alerts()).length - before).toBe(1);
    expect((await alerts()).at(-1)?.ip).toBe('2001:db8:5:5::/64');
  });

  it('uses up no link by opening it, as programs do that look through mails', async () => {
    const email = 'scanned@example.com';
    await join(server, email);
    await call('POST', 'recover', { email });
    const { pathname, search, searchParams } = new URL(newestMail(server, email).links[0] ?? '');
    expect(pathname).toBe('/auth');
    const old = `verify${search}&token=${searchParams.get('token_hash') ?? ''}`;
    for (const method of ['HEAD', 'GET']) expect((await call(method, old)).status).toBe(404);
    const refused = await call('POST', 'verify', { type: 'signup', token_hash: searchParams.get('token_hash') });
    expect(refused.status).toBe(403);
    expect((await openLink(server, email)).access).not.toBe('');
    // Once.
    expect((await openLink(server, email)).access).toBe('');
  });

  it('does not own an account by having typed its address first', async () => {
    const email = 'owner@example.com';
    await call('POST', 'signup', { email, password: 'attacker-pass-1234' });
    await call('POST', 'signup', { email, password: 'owners-own-pass-99' });
    const { access: token } = await openLink(server, email);
    expect(token).not.toBe('');
    expect((await signIn(call, email, 'attacker-pass-1234')).status).toBe(400);
    expect((await call('PUT', 'user', { password: 'owners-own-pass-99' }, { token })).status).toBe(200);
    expect((await signIn(call, email, 'attacker-pass-1234')).status).toBe(400);
    expect((await signIn(call, email, 'owners-own-pass-99')).status).toBe(200);
  });

  it('does not own an account that is confirmed by a link for a new password', async () => {
    const email = 'colleague@example.com';
    await call('POST', 'signup', { email, password: 'attacker-pass-1234' });
    await call('POST', 'recover', { email });
    expect((await openLink(server, email)).access).not.toBe('');
    expect((await signIn(call, email, 'attacker-pass-1234')).status).toBe(400);
  });

  it('does not void a colleague’s pending link by signing up again', async () => {
    const email = 'pending@example.com';
    await call('POST', 'signup', { email, password: PASSWORD });
    const first = newestMail(server, email).links[0] ?? '';
    await call('POST', 'signup', { email, password: 'attacker-pass-1234' });
    expect((await openMailedLink(server, first)).session?.user.email).toBe(email);
  });

  it('cannot take an address over by changing to it', async () => {
    const { access } = await join(server, 'mallory@example.com');
    const answer = await call('PUT', 'user', { email: 'boss@example.com' }, { token: access });
    expect(answer.status).toBe(422);
    expect(await server.query(`select from auth.users where email_change <> ''`)).toEqual([]);
  });

  it('loses stolen sessions when the password is replaced, and cannot replace it with an old one', async () => {
    const email = 'robbed@example.com';
    const stolen = await join(server, email);
    await call('POST', 'recover', { email });
    const { access: token } = await openLink(server, email);
    expect((await call('PUT', 'user', { password: 'another-password-77' }, { token })).status).toBe(200);
    const refreshed = await call('POST', 'token?grant_type=refresh_token', { refresh_token: stolen.refresh });
    expect(refreshed.status).toBe(400);
    const replaced = await call('PUT', 'user', { password: 'thieves-password-1' }, { token: stolen.access });
    expect(replaced.status).toBe(403);
    // The session that has chosen it goes on, but a day later it may not choose again.
    expect((await call('GET', 'user', undefined, { token })).status).toBe(200);
    await server.query(`update auth.sessions set created_at = now() - interval '25 hours'`);
    const late = await call('PUT', 'user', { password: 'yet-another-one-88' }, { token });
    expect([late.status, (await bodyOf(late)).error_code]).toEqual([400, 'reauthentication_needed']);
  });

  it('does not learn who has an account', async () => {
    await join(server, 'known@example.com');
    await call('POST', 'signup', { email: 'unconfirmed@example.com', password: PASSWORD });
    const answers = await Promise.all(
      ['known@example.com', 'unconfirmed@example.com', 'unknown@example.com'].map(async (email) => {
        const refused = await signIn(call, email, 'wrong-password-123');
        return [refused.status, await refused.json()] as const;
      }),
    );
    expect(answers[0]?.[0]).toBe(400);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);

    // Values differ with each account; their kind, order and form may not.
    const masked = async (answer: Response) =>
      [
        answer.status,
        Object.fromEntries(answer.headers),
        (await answer.text())
          .replaceAll(/[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f-]{17}/gu, 'uuid version $1')
          .replaceAll(/[\w.]+@example\.com/gu, 'address')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/gu, 'time'),
      ] as const;
    const signUps = await Promise.all(
      ['known@example.com', 'unconfirmed@example.com', 'new@example.com'].map(async (email) =>
        masked(await call('POST', 'signup', { email, password: PASSWORD, data: { full_name: 'Dana Levi' } })),
      ),
    );
    expect(signUps[2]?.[0]).toBe(200);
    expect(signUps[0]).toEqual(signUps[2]);
    expect(signUps[1]).toEqual(signUps[2]);
  });

  it('cannot fill the database through a sign-up', async () => {
    const email = 'metadata@example.com';
    const big = await call('POST', 'signup', { email, password: PASSWORD, data: { full_name: 'x'.repeat(1_000_000) } });
    expect(big.status).toBe(413);
    await call('POST', 'signup', { email, password: PASSWORD, data: { full_name: 'Dana', more: 'x'.repeat(2000) } });
    const [stored] = await server.query<{ names: string[] }>(
      `select array(select jsonb_object_keys(raw_user_meta_data) order by 1) as names from auth.users where email = $1`,
      [email],
    );
    expect(stored?.names).toEqual(['email', 'email_verified', 'full_name', 'phone_verified', 'sub']);
  });

  it('is refused by every call that lets in while its address is blocked, and uses no link up', async () => {
    const { refresh } = await join(server, 'blocked@example.com');
    await call('POST', 'recover', { email: 'blocked@example.com' });
    const link = new URL(newestMail(server, 'blocked@example.com').links[0] ?? '');
    await server.query(
      `insert into public.blocked_ips (ip_address, blocked_until) values ('203.0.113.66', now() + interval '1 hour')`,
    );
    const tries: [string, object][] = [
      ['token?grant_type=password', { email: 'blocked@example.com', password: PASSWORD }],
      ['token?grant_type=refresh_token', { refresh_token: refresh }],
      ['verify', Object.fromEntries(link.searchParams)],
      ['signup', { email: 'new-blocked@example.com', password: PASSWORD }],
    ];
    for (const [endpoint, body] of tries) {
      const refused = await call('POST', endpoint, body, { address: '203.0.113.66' });
      expect([endpoint, refused.status, (await bodyOf(refused)).msg]).toEqual([endpoint, 403, 'address_blocked']);
    }
    expect((await openLink(server, 'blocked@example.com')).access).not.toBe('');
    expect((await signIn(call, 'blocked@example.com', PASSWORD, '203.0.113.67')).status).toBe(200);
  });

  it('finds answers with tokens in no cache', async () => {
    for (const path of ['/auth/v1/settings', '/rest/v1/rpc/published_facts', '/auth/v1/nothing']) {
      const { headers } = await fetch(server.url + path, { headers: { apikey: server.keys.publishable } });
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
    }
  });
});

describe.each(databases())('a guesser on %s', (database) => {
  let server: TestBackend;
  let call: Call;
  beforeAll(async () => {
    server = await startTestBackend({ database, rateLimitAuth: true });
    call = caller(server);
  });
  afterAll(() => server?.close());

  it('is one sender with all addresses of an IPv6 network', async () => {
    const statuses: number[] = [];
    // Without a password none is hashed: what counts is the call.
    for (let nth = 0; nth < 32; nth += 1) {
      const answer = await call(
        'POST',
        'token?grant_type=password',
        {},
        { address: `2001:db8:1:2::${nth.toString(16)}` },
      );
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  it('uses up everything, and the owner signs in, and opens a link for a new password', async () => {
    const email = 'target@example.com';
    await join(server, email);
    const attack = async (method: string, endpoint: string, body: object, tries: number) => {
      for (let nth = 0; nth < tries; nth += 1) {
        const sender = { address: `198.51.${nth % 100}.${endpoint.length}` };
        await call(method, endpoint, body, sender);
      }
    };
    await attack('POST', 'token?grant_type=password', { email, password: 'wrong-password-123' }, 45);
    await attack('POST', 'signup', { email, password: 'attacker-pass-1234' }, 8);
    await attack('POST', 'recover', { email: ' Target@example.com ' }, 8);

    const owner = '192.0.2.7';
    expect((await signIn(call, email, PASSWORD, owner)).status).toBe(200);
    const asked = await call('POST', 'recover', { email }, { address: owner });
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    const mailed = server.backend.inbox.messages.filter(({ to }) => to === email);
    // Five mails of sign-ups, his own among them, and five links: a mailbox is not flooded either.
    expect(mailed).toHaveLength(10);
    expect((await openLink(server, email)).access).not.toBe('');
  });
});

describe.each(databases())('a flood of sign-ins on %s', (database) => {
  it('does not hold up a customer’s request', async () => {
    const server = await startTestBackend({ database, passwordCost: 10 });
    const call = caller(server);
    await join(server, 'flooded@example.com');
    let hashed = 0;
    const flood = Array.from({ length: 60 }, async (_, nth) => {
      const { status } = await signIn(call, 'flooded@example.com', 'wrong-password-123', `2001:db8:${nth}::1`);
      hashed += status === 400 ? 1 : 0;
      return status;
    });
    const stored = await fetch(`${server.url}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(tripBody()),
    });
    expect(stored.status).toBe(200);
    expect(hashed).toBeLessThan(20);
    expect((await Promise.all(flood)).filter((status) => status === 429).length).toBeGreaterThan(30);
    await server.close();
  });
});

describe.each(databases())('a strange sign-up on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database });
  });
  afterAll(() => server?.close());

  it.each([
    ['an address of 300 letters', { email: `${'x'.repeat(300)}@example.com`, password: PASSWORD }],
    ['an address that is a list', { email: ['a@example.com'], password: PASSWORD }],
    ['an address with NUL', { email: 'a\0b@example.com', password: PASSWORD }],
    ['an address in a name', { email: 'n1<victim@example.com>', password: PASSWORD }],
    ['a list of addresses', { email: 'a,victim@example.com', password: PASSWORD }],
    ['a group of addresses', { email: 'g:victim@example.com;', password: PASSWORD }],
    ['a password that is an object', { email: 'a@example.com', password: { length: 20 } }],
    ['no address', { password: PASSWORD }],
    ['no object', '[]'],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('is refused with a reason: %s', async (_, body) => {
    const answer = await caller(server)('POST', 'signup', body);
    expect([400, 422]).toContain(answer.status);
    expect((await bodyOf(answer)).error_code).toMatch(/^[a-z_]+$/u);
  });

  it('leaves no hash, address or token in the log when the database refuses it', async () => {
    const email = 'secretive@example.com';
    await server.query(`create function private.refuse_account() returns trigger language plpgsql as
      $$ begin raise exception 'refused %', new.email; end $$`);
    await server.query(`create trigger refuse_account before insert on auth.users
      for each row execute function private.refuse_account()`);
    const answer = await caller(server)('POST', 'signup', { email, password: PASSWORD });
    expect(answer.status).toBe(500);
    expect(printed.join('\n')).not.toMatch(/secretive|\$2[aby]\$|[0-9a-f]{64}/u);
  });
});
