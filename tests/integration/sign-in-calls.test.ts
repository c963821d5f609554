/**
 * The table of calls and answers, call by call, against the embedded sign-in service; with STACK_URL against the platform's own on
 * this machine (tests/setup/supabase-stack.ts), whose answers are written to RECORD_FILE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_IN_CALLS, TO_RECORD, type SignInCall } from '../fixtures/sign-in-calls.ts';
import { startTestBackend } from '../setup/backend.ts';
import { databases, type TestDatabase } from '../setup/night.ts';
import { openStack, type SignInService } from '../setup/supabase-stack.ts';

const PASSWORD = 'Correct-horse-battery-9';
const OTHER = 'Another-password-77';
const BLOCKED = '203.0.113.66';
const DECISION = path.resolve(import.meta.dirname, '../../docs/adr/0001-embedded-supabase.md');

interface Session {
  email: string;
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

const isStack = Boolean(process.env['STACK_URL']);

async function embedded(database: TestDatabase): Promise<SignInService> {
  const { url, keys, query, backend, close } = await startTestBackend({ database });
  return {
    url,
    key: keys.publishable,
    query,
    ask: (request, address) => backend.fetch(request, { peerAddress: address }),
    linksTo: (email) =>
      Promise.resolve(backend.inbox.messages.filter(({ to }) => to === email).map(({ links }) => links[0] ?? '')),
    close,
  };
}

describe.each(isStack ? ['stack' as const] : databases())('the calls of the sign-in service on %s', (database) => {
  let server: SignInService;
  const seen: Record<string, string> = {};
  beforeAll(async () => {
    server = database === 'stack' ? openStack() : await embedded(database);
  });
  afterAll(() => {
    const file = process.env['RECORD_FILE'];
    if (isStack && file) writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`);
  });
  afterAll(() => server?.close());
  afterEach(async () => {
    await server.query('delete from public.blocked_ips where true');
    await server.query(`update public.settings set value = '"everybody"' where key = 'sign_up'`);
  });

  const call = (
    method: string,
    endpoint: string,
    body?: object,
    { token, address = null }: { token?: string; address?: string | null } = {},
  ) =>
    server.ask(
      new Request(`${server.url}${endpoint.startsWith('/') ? endpoint : `/auth/v1/${endpoint}`}`, {
        method,
        headers: {
          apikey: server.key,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
      address,
    );

  let people = 0;
  const newEmail = () => `person-${(people += 1)}@example.com`;
  const signUp = (email: string, password = PASSWORD, address: string | null = null) =>
    call('POST', 'signup', { email, password }, { address });
  const signIn = (email: string, password = PASSWORD, address: string | null = null) =>
    call('POST', 'token?grant_type=password', { email, password }, { address });
  const refresh = (refresh_token: string, address: string | null = null) =>
    call('POST', 'token?grant_type=refresh_token', { refresh_token }, { address });
  const choose = (token: string, password = PASSWORD) => call('PUT', 'user', { password }, { token });
  const linkTo = async (email: string) =>
    Object.fromEntries(new URL((await server.linksTo(email))[0] ?? '').searchParams);
  const open = async (email: string) => call('POST', 'verify', await linkTo(email));
  const sessionOf = async (response: Promise<Response>, email: string) =>
    ({ email, ...((await (await response).json()) as object) }) as Session;

  /** Signed up, not confirmed. */
  const pending = async () => {
    const email = newEmail();
    await signUp(email);
    return email;
  };
  /** Confirmed by the link, without a password. */
  const confirmed = async () => {
    const email = await pending();
    return sessionOf(open(email), email);
  };
  /** With a password. */
  const member = async () => {
    const session = await confirmed();
    await choose(session.access_token);
    return session;
  };
  /** A link of a recovery, on its way. */
  const recovering = async () => {
    const { email } = await member();
    await call('POST', 'recover', { email });
    return email;
  };
  const age = (email: string, minutes: number) =>
    server.query('update auth.users set recovery_sent_at = recovery_sent_at - $2::interval where email = $1', [
      email,
      `${minutes} minutes`,
    ]);
  const block = () =>
    server.query(`insert into public.blocked_ips (ip_address, blocked_until) values ($1, now() + interval '1 hour')`, [
      BLOCKED,
    ]);
  const inviteOnly = () => server.query(`update public.settings set value = '"invited"' where key = 'sign_up'`);
  /** Whether a mail follows. */
  const mailAfter = async (email: string, action: () => Promise<unknown>) => {
    const before = (await server.linksTo(email)).length;
    await action();
    return (await server.linksTo(email)).length > before ? 'a mail' : 'no mail';
  };
  const ended = async () => {
    const session = await member();
    await call('POST', 'logout', undefined, { token: session.access_token });
    return session;
  };

  const CALLS: Readonly<Record<keyof typeof SIGN_IN_CALLS, () => Promise<Response | string>>> = {
    'sign-up of a new address': () => signUp(newEmail()),
    'sign-up with eight characters': () => signUp(newEmail(), '12345678'),
    'sign-up with 80 bytes': () => signUp(newEmail(), 'x'.repeat(80)),
    'sign-up without a password': () => signUp(newEmail(), ''),
    'sign-up again within a minute': async () => signUp(await pending()),
    'sign-up of an address that has an account': async () => signUp((await member()).email),
    'mail after a sign-up of an address that has an account': async () => {
      const { email } = await member();
      return mailAfter(email, () => signUp(email));
    },
    'sign-up of a stranger where only invited people may': async () => {
      await inviteOnly();
      return signUp(newEmail());
    },
    'sign-up of somebody invited where only invited people may': async () => {
      await inviteOnly();
      const email = newEmail();
      await server.query(`insert into public.invitations (email, role) values ($1, 'operator')`, [email]);
      return signUp(email);
    },
    'sign-up from a blocked address': async () => {
      await block();
      return signUp(newEmail(), PASSWORD, BLOCKED);
    },

    'sign-in with a wrong password': async () => signIn((await member()).email, OTHER),
    'sign-in of an unknown address': () => signIn(newEmail()),
    'sign-in with a wrong password before the confirmation': async () => signIn(await pending(), OTHER),
    'sign-in with the right password before the confirmation': async () => signIn(await pending()),
    'sign-in with the password that was typed before the confirmation': async () => signIn((await confirmed()).email),
    'sign-in from a blocked address': async () => {
      const { email } = await member();
      await block();
      return signIn(email, PASSWORD, BLOCKED);
    },
    'refresh from a blocked address': async () => {
      const session = await member();
      await block();
      return refresh(session.refresh_token, BLOCKED);
    },
    'code of PKCE': () => call('POST', 'token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }),

    'recover of a known address': async () => call('POST', 'recover', { email: (await member()).email }),
    'recover of an unknown address': () => call('POST', 'recover', { email: newEmail() }),
    'recover again within a minute': async () => call('POST', 'recover', { email: await recovering() }),

    'link of a sign-up': async () => open(await pending()),
    'link of a recovery': async () => open(await recovering()),
    'link after 50 minutes': async () => {
      const email = await recovering();
      await age(email, 50);
      return open(email);
    },
    'link after 61 minutes': async () => {
      const email = await recovering();
      await age(email, 61);
      return open(email);
    },
    'link a second time': async () => {
      const email = await recovering();
      await open(email);
      return open(email);
    },
    'link of a change of address': () => call('POST', 'verify', { token_hash: 'abc', type: 'email_change' }),
    'link of an unknown kind': () => call('POST', 'verify', { token_hash: 'abc', type: 'something' }),
    'GET of a link of the service’s own': async () =>
      call('GET', `verify?token=${(await linkTo(await recovering()))['token_hash']}&type=recovery`),
    'HEAD of a link of the service’s own': async () =>
      call('HEAD', `verify?token=${(await linkTo(await recovering()))['token_hash']}&type=recovery`),
    'code typed from a mail': async () =>
      call('POST', 'verify', { email: await pending(), token: '123456', type: 'signup' }),

    'first password after the link': async () => choose((await confirmed()).access_token),
    'mail after the first password': async () => {
      const session = await confirmed();
      return mailAfter(session.email, () => choose(session.access_token));
    },
    'mail after the second password': async () => {
      const session = await member();
      return mailAfter(session.email, () => choose(session.access_token, OTHER));
    },
    'password that is the old one': async () => choose((await member()).access_token),
    'password in a session of 25 hours': async () => {
      const { email, access_token: token } = await member();
      await server.query(
        `update auth.sessions set created_at = now() - interval '25 hours'
         where user_id = (select id from auth.users where email = $1)`,
        [email],
      );
      return choose(token, OTHER);
    },
    'new address with a session': async () =>
      call('PUT', 'user', { email: newEmail() }, { token: (await member()).access_token }),

    'seconds that an access token lasts': async () => String((await member()).expires_in),
    'refresh with a token that was used eleven seconds ago, and its heir too': async () => {
      const { email, refresh_token: old } = await member();
      const next = await sessionOf(refresh(old), email);
      await refresh(next.refresh_token);
      await server.query(
        `update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where token = $1`,
        [old],
      );
      return refresh(old);
    },
    'refresh of another device after a new password': async () => {
      const { email, access_token: token } = await member();
      const other = await sessionOf(signIn(email), email);
      await choose(token, OTHER);
      return refresh(other.refresh_token);
    },
    'refresh of an account that was removed': async () => {
      const session = await member();
      await server.query('delete from auth.users where email = $1', [session.email]);
      return refresh(session.refresh_token);
    },
    'user of a session that has ended': async () =>
      call('GET', 'user', undefined, { token: (await ended()).access_token }),
    'rows with the token of a session that has ended': async () =>
      call('GET', '/rest/v1/profiles?select=id', undefined, { token: (await ended()).access_token }),
    'link for signing in (otp)': () => call('POST', 'otp', { email: newEmail() }),
    'confirmation once more (resend)': async () => call('POST', 'resend', { email: await pending(), type: 'signup' }),
  };

  /** "400 invalid_credentials", or the words themselves. */
  async function answerIn(given: Response | string): Promise<string> {
    if (typeof given === 'string') return given;
    const body = given.ok ? '' : await given.text();
    const { error_code, code } = (body ? JSON.parse(body) : {}) as { error_code?: string; code?: unknown };
    const word = error_code ?? (typeof code === 'string' ? code : '');
    return `${given.status} ${word}`.trim();
  }

  it.each(Object.entries<SignInCall>(SIGN_IN_CALLS))('%s', async (name, { hosted, embedded: ours }) => {
    const answer = await answerIn(await CALLS[name as keyof typeof CALLS]());
    seen[name] = answer;
    // What was noted of the platform's own may be a part of its answer.
    const said = hosted === TO_RECORD || answer.includes(hosted) ? answer : hosted;
    expect(answer).toBe(isStack ? said : (ours ?? hosted));
  });
});

it('every answer that differs has its reason in decision 1', () => {
  const decision = readFileSync(DECISION, 'utf8');
  const unexplained = Object.entries<SignInCall>(SIGN_IN_CALLS).filter(([, { hosted, embedded, because }]) => {
    if (because) return !decision.includes(`**${because}.**`);
    return embedded !== undefined && hosted !== TO_RECORD && !embedded.split(' ').includes(hosted);
  });
  expect(unexplained.map(([name]) => name)).toEqual([]);
});
