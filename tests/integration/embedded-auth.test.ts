import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailedLink, startTestBackend, type TestBackend } from '../setup/backend.ts';

const projectRoot = path.join(import.meta.dirname, 'embedded-project');
const password = 'Correct-horse-battery-9';

describe('accounts', () => {
  let server: TestBackend;
  const newestMailTo = (address: string) => server.backend.inbox.messages.find(({ to }) => to === address);
  const linkTo = (address: string) => newestMailTo(address)?.links[0] ?? '';

  beforeAll(async () => {
    server = await startTestBackend({ database: 'pglite', ownerEmails: ['Owner@Example.com'] });
  });
  afterAll(() => server.close());

  it('need their address confirmed, by a link to the sign-in page in the language of the page asked for', async () => {
    const email = 'confirm@example.com';
    const client = server.anonClient();
    const emailRedirectTo = `${server.url}/en/dashboard?from=mail`;
    await client.auth.signUp({ email, password, options: { emailRedirectTo } });
    const early = await client.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');

    const link = new URL(linkTo(email));
    expect(link.origin + link.pathname).toBe(`${server.url}/en/auth`);
    expect([...link.searchParams.keys()]).toEqual(['token_hash', 'type']);
    const { session } = await openMailedLink(server, link.href);
    expect(session?.user.email).toBe(email);
  });

  it('are never led to another site by a link', async () => {
    const email = 'elsewhere@example.com';
    await server.anonClient().auth.signUp({ email, password });
    for (const redirectTo of ['https://evil.example/x', `${server.url}.evil.example/`, `${server.url}@evil.example`]) {
      await server.anonClient().auth.resetPasswordForEmail(email, { redirectTo });
      const target = new URL(linkTo(email));
      expect(target.origin + target.pathname).toBe(`${server.url}/auth`);
    }
  });

  it('are opened by no link of another kind, and by none of a kind that is never mailed', async () => {
    const email = 'kinds@example.com';
    await server.anonClient().auth.signUp({ email, password });
    const link = new URL(linkTo(email));
    for (const [type, code] of [
      ['recovery', 'otp_expired'],
      ['magiclink', 'otp_expired'],
      ['email_change', 'otp_expired'],
      ['something', 'validation_failed'],
      ['', 'validation_failed'],
    ] as const) {
      link.searchParams.set('type', type);
      expect(await openMailedLink(server, link.href)).toEqual({ session: null, code });
    }
    expect((await openMailedLink(server, linkTo(email))).code).toBeUndefined();
  });

  it('need twelve characters in a password', async () => {
    const { error } = await server.anonClient().auth.signUp({ email: 'short@example.com', password: 'elevenchars' });
    expect([error?.status, error?.code]).toEqual([422, 'weak_password']);
    expect(error?.message).toContain('12');
  });

  it('get the same answer to a reset for a known and an unknown address', async () => {
    const answers = await Promise.all(
      ['confirm@example.com', 'nobody@example.com'].map(async (email) => {
        const response = await fetch(`${server.url}/auth/v1/recover`, {
          method: 'POST',
          headers: { apikey: server.keys.publishable, 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('get the same answer to a sign-up for a known and an unknown address, and another confirmation mail', async () => {
    const email = 'twice@example.com';
    const first = await server.anonClient().auth.signUp({ email, password });
    const sent = newestMailTo(email);
    const again = await server.anonClient().auth.signUp({ email, password: 'Another-password-77' });
    const confirmed = await server.anonClient().auth.signUp({ email: 'confirm@example.com', password });
    expect([first, again, confirmed].map(({ error, data }) => [error, data.session, data.user?.role])).toEqual([
      [null, null, 'authenticated'],
      [null, null, 'authenticated'],
      [null, null, 'authenticated'],
    ]);
    expect(newestMailTo(email)?.id).not.toBe(sent?.id);
    expect((await openMailedLink(server, linkTo(email))).session?.user.email).toBe(email);
  });

  it('cannot be made or opened by the endpoints that skip the confirmation', async () => {
    const statuses = await Promise.all(
      ['magiclink', 'otp', 'admin/users', 'authorize', 'callback'].map(async (endpoint) => {
        const response = await fetch(`${server.url}/auth/v1/${endpoint}`, {
          method: 'POST',
          headers: { apikey: server.keys.publishable, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'unproved@example.com' }),
        });
        return response.status;
      }),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await server.query(`select from auth.users where email = 'unproved@example.com'`)).toEqual([]);
  });

  it('may become the first administrator only when the owner has allowed it', async () => {
    expect(await server.query('select email from private.admin_allowlist')).toEqual([{ email: 'owner@example.com' }]);
  });
});

describe('the limit on sign-ins', () => {
  it('holds per address, and a forged forwarding header does not evade it', async () => {
    const server = await startTestBackend({ database: 'pglite', projectRoot, rateLimitAuth: true });
    const attempt = async (at: number) => {
      const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: server.keys.publishable,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${at}`,
        },
        body: '{}',
      });
      return { status: response.status, wait: response.headers.get('retry-after') };
    };
    const answers = [];
    for (let at = 0; at < 32; at += 1) answers.push(await attempt(at));
    expect(answers.slice(0, 30).every(({ status }) => status === 422)).toBe(true);
    expect(answers.slice(30).map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(answers[31]?.wait)).toBeGreaterThan(0);
    const other = await server.backend.fetch(
      new Request(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: server.keys.publishable },
        body: '{}',
      }),
      { peerAddress: '198.51.100.4' },
    );
    expect(other.status).not.toBe(429);
    await server.close();
  });
});
