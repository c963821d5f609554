/**
 * What the sign-in page makes of a link from a mail: its own code with the real client and the browser's storage, against the
 * embedded sign-in service, with two accounts in one browser.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SessionModule from '../../src/data/session.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';

const NEW_PASSWORD = 'Another-password-77';

class MemoryStorage {
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

const channels: BroadcastChannel[] = [];
class NotedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

let server: TestBackend;
let anna: TestAccount;
let bob: TestAccount;
/** What the browser keeps in all its tabs. */
let kept: MemoryStorage;

beforeAll(async () => {
  server = await startTestBackend({ database: 'pglite' });
});
afterAll(() => server?.close());
beforeEach(async () => {
  // The client remarks on each tab beside the first, and on each call that fails.
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  kept = new MemoryStorage();
  anna = await server.account('admin');
  bob = await server.account('operator');
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Opens an address in a tab, as its document and the sign-in page do. */
async function open(address: string, tab = new MemoryStorage()) {
  const location = Object.assign(new URL(address, server.url), {
    replace: (to: string) => void Object.assign(location, { href: new URL(to, location).href }),
  });
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', server.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', server.keys.publishable);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => location.replace(to) });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('BroadcastChannel', NotedChannel);
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('window', { location, localStorage: kept, sessionStorage: tab, addEventListener: () => {} });
  const { handOverAuthLink } = await import('../../src/app/start/hand-over-auth-link.ts');
  if (!location.pathname.endsWith('/auth')) handOverAuthLink('/en/auth');
  // The sign-in page's own document.
  handOverAuthLink();
  const session: typeof SessionModule = await import('../../src/data/session.ts');
  /** Every state that the page has shown, with its account; repetitions once. */
  const shown = new Set<string>();
  session.watchSession(() => {
    const now = session.currentSession();
    shown.add(`${now.status} ${'user' in now ? now.user.email : ''}`.trim());
  });
  await vi.waitFor(() => expect(session.currentSession().status).toMatch(/signed|choosing/u));
  return { ...session, shown, tab, address: () => location.href.slice(server.url.length) };
}

const signInAs = async ({ email, password }: TestAccount) => (await open('/en/auth')).signIn({ email, password });

/** The link of the newest mail to an address. */
const mailedLink = (to: string) => server.backend.inbox.messages.find((mail) => mail.to === to)?.links[0] ?? '';
async function recoveryLink({ email }: TestAccount): Promise<string> {
  await server.anonClient().auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/en/auth` });
  return mailedLink(email);
}

const opensWith = async ({ email }: TestAccount, password: string) =>
  (await server.anonClient().auth.signInWithPassword({ email, password })).error === null;

/** Answers of the sign-in service that the embedded one does not give: those of calls to `part` come from `answer`. */
function answerInstead(part: string, answer: (init: RequestInit | undefined) => Promise<Response>): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes(part) ? answer(init) : send(input, init),
  );
}

describe('a link from a mail, while somebody else is signed in', () => {
  beforeEach(() => signInAs(anna));

  it.each(['#access_token=a.b.c&refresh_token=d', '?token_hash=1111&type=recovery'])(
    'that is good for nothing asks nobody for a password: %s',
    async (brought) => {
      const page = await open(`/en/auth${brought}`);
      expect(page.address()).toBe('/en/auth');
      expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: 'waiting', user: { email: anna.email } });
      await page.openLink();
      expect(page.currentSession()).toMatchObject({ status: 'signedIn', user: { email: anna.email } });
      expect(page.currentSession()).toHaveProperty('link', expect.stringMatching(/unusable|expired/u));
      expect([...page.shown]).toEqual([`signedIn ${anna.email}`]);
    },
  );

  it('that brings a code says so, and asks nobody for a password', async () => {
    const page = await open('/?code=5b0e');
    expect(page.address()).toBe('/en/auth');
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: 'unusable', user: { email: anna.email } });
    expect([...page.shown]).toEqual([`signedIn ${anna.email}`]);
  });

  it('changes the password of its own account alone', async () => {
    const page = await open(await recoveryLink(bob));
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: 'waiting', user: { email: anna.email } });
    await page.openLink();
    const chosen = page.currentSession();
    expect(chosen).toMatchObject({ status: 'choosing', link: null, user: { id: bob.userId, email: bob.email } });
    if (chosen.status !== 'choosing') throw new Error('unreachable');
    await page.updatePassword(chosen.user, NEW_PASSWORD, 'en');
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', user: { email: bob.email } });
    expect([...page.shown]).toEqual([`signedIn ${anna.email}`, `choosing ${bob.email}`, `signedIn ${bob.email}`]);
    expect(await opensWith(anna, anna.password)).toBe(true);
    expect(await opensWith(bob, NEW_PASSWORD)).toBe(true);
    expect(await opensWith(bob, bob.password)).toBe(false);
  });

  it('stays unused when they stay', async () => {
    const link = await recoveryLink(bob);
    const page = await open(link);
    page.dropLink();
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: null, user: { email: anna.email } });
    expect((await open('/en/auth', page.tab)).currentSession()).toMatchObject({ link: null });
    const later = await open(link);
    await later.openLink();
    expect(later.currentSession()).toMatchObject({ status: 'choosing', user: { email: bob.email } });
  });

  it('brings tokens to whichever page, and its account takes the place of the other', async () => {
    const { data } = await server.anonClient().auth.signInWithPassword(bob);
    const tokens = `access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}`;
    const page = await open(`/english#${tokens}&type=recovery`);
    expect(page.address()).toBe('/en/auth');
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'choosing', user: { email: bob.email } });
  });

  it('ends no session with tokens that have ended', async () => {
    const client = server.anonClient();
    const { data } = await client.auth.signInWithPassword(bob);
    await client.auth.signOut();
    const tokens = `access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}`;
    const page = await open(`/en/auth#${tokens}&type=recovery`);
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: 'unusable', user: { email: anna.email } });
    expect([...page.shown]).toEqual([`signedIn ${anna.email}`]);
  });
});

describe('a link from a mail', () => {
  it('waits for a press, over a reload too, and works once', async () => {
    const link = await recoveryLink(bob);
    for (const method of ['HEAD', 'GET']) {
      const address = `${server.url}/auth/v1/verify${new URL(link).search}&token=${new URL(link).searchParams.get('token_hash')}`;
      expect((await fetch(address, { method, redirect: 'manual' })).status).toBe(404);
    }
    const { tab } = await open(link);
    const page = await open('/en/auth', tab);
    expect(page.currentSession()).toMatchObject({ status: 'signedOut', link: 'waiting' });
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'choosing', link: null });

    const again = await open(link);
    await again.openLink();
    expect(again.currentSession()).toMatchObject({ status: 'signedIn', link: 'expired' });
  });

  it('confirms an address, whose owner then chooses a password', async () => {
    const email = 'new-colleague@example.com';
    await server.anonClient().auth.signUp({ email, password: bob.password });
    const page = await open(mailedLink(email));
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'choosing', user: { email } });
    // A reload of the page does not forget it.
    expect((await open('/en/auth', page.tab)).currentSession()).toMatchObject({ status: 'choosing', user: { email } });
  });

  it.each(['recovery', 'signup'] as const)(
    'opens in another browser after 55 minutes, and not after 61: %s',
    async (type) => {
      const email = type === 'recovery' ? bob.email : `${type}-late@example.com`;
      const link = async () => {
        if (type === 'recovery') return recoveryLink(bob);
        await server.anonClient().auth.signUp({ email, password: bob.password });
        return mailedLink(email);
      };
      const sentAgo = (minutes: number) =>
        server.query(
          `update auth.users set recovery_sent_at = recovery_sent_at - $2::interval,
           confirmation_sent_at = confirmation_sent_at - $2::interval where email = $1`,
          [email, `${minutes} minutes`],
        );
      const first = await link();
      await sentAgo(61);
      const late = await open(first);
      await late.openLink();
      expect(late.currentSession()).toMatchObject({ status: 'signedOut', link: 'expired' });

      const second = await link();
      await sentAgo(55);
      kept = new MemoryStorage();
      const page = await open(second);
      await page.openLink();
      expect(page.currentSession()).toMatchObject({ status: 'choosing', link: null, user: { email } });
    },
  );

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'after too many others',
      () => Promise.resolve(Response.json({ error_code: 'over_request_rate_limit', msg: 'x' }, { status: 429 })),
    ],
  ])('may be tried again %s', async (_, answer) => {
    const page = await open(await recoveryLink(bob));
    answerInstead('/verify', answer);
    await expect(page.openLink()).rejects.toMatchObject({ name: 'DataError' });
    expect(page.currentSession()).toMatchObject({ status: 'signedOut', link: 'waiting' });
    vi.restoreAllMocks();
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'choosing' });
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired', 'expired'],
    ['?error=server_error', 'unusable'],
  ])('that was refused before says so once: %s', async (brought, link) => {
    const page = await open(`/en/auth${brought}`);
    expect(page.currentSession()).toEqual({ status: 'signedOut', signOutReason: 'none', link });
    expect((await open('/en/auth', page.tab)).currentSession()).toMatchObject({ link: null });
  });

  it('has its password due until the page itself has set one, whatever another tab changes', async () => {
    const page = await open(await recoveryLink(bob));
    await page.openLink();
    const other = await open('/en/auth');
    const { getSupabase } = await import('../../src/data/client.ts');
    const { auth } = await getSupabase();
    const { data } = await auth.getUser();
    answerInstead('/auth/v1/user', () => Promise.resolve(Response.json(data.user)));
    expect((await auth.updateUser({ data: { language: 'fr' } })).error).toBeNull();
    vi.restoreAllMocks();
    await other.signOut();
    await vi.waitFor(() => expect(page.currentSession()).toMatchObject({ status: 'signedOut' }));
    expect([...page.shown]).toEqual(['signedOut', `choosing ${bob.email}`]);
  });

  it('sets no password of the account that another tab has signed in since', async () => {
    const page = await open(await recoveryLink(bob));
    await page.openLink();
    const chosen = page.currentSession();
    if (chosen.status !== 'choosing') throw new Error('nobody chooses');
    await signInAs(anna);
    await vi.waitFor(() =>
      expect(page.currentSession()).toMatchObject({ status: 'signedIn', user: { email: anna.email } }),
    );
    await expect(page.updatePassword(chosen.user, NEW_PASSWORD, 'en')).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect(await opensWith(anna, anna.password)).toBe(true);
  });
});

describe('the session', () => {
  it('ends once, with its reason, and in the other tab', async () => {
    await signInAs(anna);
    const other = await open('/en/auth');
    const page = await open('/en/auth');
    await page.signOut();
    expect(page.currentSession()).toEqual({ status: 'signedOut', signOutReason: 'own', link: null });
    await vi.waitFor(() =>
      expect(other.currentSession()).toEqual({ status: 'signedOut', signOutReason: 'ended', link: null }),
    );
  });

  it('outlives a refresh that is put off', async () => {
    await signInAs(anna);
    const key = `sb-${new URL(server.url).hostname.split('.')[0]}-auth-token`;
    const stored = JSON.parse(kept.getItem(key) ?? '') as Record<string, unknown>;
    kept.setItem(key, JSON.stringify({ ...stored, expires_at: 1 }));
    const refused = vi.fn<() => Promise<Response>>(() => {
      vi.restoreAllMocks();
      return Promise.resolve(Response.json({ error_code: 'over_request_rate_limit', msg: 'x' }, { status: 429 }));
    });
    answerInstead('grant_type=refresh_token', refused);
    const page = await open('/en/auth');
    expect(refused).toHaveBeenCalledOnce();
    expect([...page.shown]).toEqual([`signedIn ${anna.email}`]);
  });
});

describe('a change of address, which the hosted service alone offers', () => {
  beforeEach(() => signInAs(anna));
  const LINK = '/en/auth?token_hash=abc&type=email_change';

  it('says that the other link is to be opened, too', async () => {
    answerInstead('/verify', () => Promise.resolve(Response.json({ code: '200', msg: 'Confirmation link accepted.' })));
    const page = await open(LINK);
    await page.openLink();
    expect(page.currentSession()).toMatchObject({ status: 'signedIn', link: 'halfWay', user: { email: anna.email } });
    expect((await open('/#message=Confirmation+link+accepted')).currentSession()).toMatchObject({ link: 'halfWay' });
  });

  it('asks for no password when it is done', async () => {
    const { data } = await server.anonClient().auth.signInWithPassword(anna);
    const { session, user } = data;
    answerInstead('/verify', () =>
      Promise.resolve(Response.json({ ...session, user: { ...user, email: 'new@example.com' } })),
    );
    const page = await open(LINK);
    await page.openLink();
    expect(page.currentSession()).toMatchObject({
      status: 'signedIn',
      link: 'addressChanged',
      user: { email: 'new@example.com' },
    });
  });
});

describe('a sign-up', () => {
  const signUp = async (email: string) => {
    const page = await open('/fr/auth');
    const returnTo = `${server.url}/fr/auth`;
    await page.signUp({ fullName: ' Noa ', email, password: NEW_PASSWORD, returnTo, language: 'fr' });
  };

  it('keeps the language of its page for the account’s mails, and a new password that of its own', async () => {
    const email = 'noa@example.com';
    const known = async () => {
      const [account] = await server.query(`select raw_user_meta_data as data from auth.users where email = $1`, [
        email,
      ]);
      return account?.['data'];
    };
    await signUp(email);
    expect(await known()).toMatchObject({ full_name: 'Noa', language: 'fr' });
    const page = await open(mailedLink(email));
    await page.openLink();
    const chosen = page.currentSession();
    if (chosen.status !== 'choosing') throw new Error('nobody chooses');
    await page.updatePassword(chosen.user, NEW_PASSWORD, 'he');
    expect(await known()).toMatchObject({ full_name: 'Noa', language: 'he' });
  });

  it('of somebody who is not invited is answered alike', async () => {
    answerInstead('/signup', () =>
      Promise.resolve(Response.json({ code: 'unknown', message: 'not_invited' }, { status: 403 })),
    );
    await expect(signUp('stranger@example.com')).resolves.toBeUndefined();
  });

  it('that a hook refuses otherwise carries its word', async () => {
    answerInstead('/signup', () =>
      Promise.resolve(Response.json({ code: 'unknown', message: 'too_many_sign_ups' }, { status: 429 })),
    );
    await expect(signUp('stranger@example.com')).rejects.toMatchObject({ code: 'too_many_sign_ups' });
  });
});

describe('a wish for a new password', () => {
  it('is answered alike where a mail has just been sent, and asked once a minute', async () => {
    const page = await open('/en/auth');
    answerInstead('/recover', () =>
      Promise.resolve(Response.json({ error_code: 'over_email_send_rate_limit', msg: 'x' }, { status: 429 })),
    );
    const { nextMailAt } = await import('../../src/data/mail-pause.ts');
    expect(nextMailAt('reset', bob.email)).toBe(0);
    await page.requestPasswordReset(` ${bob.email.toUpperCase()}`, `${server.url}/en/auth`);
    expect(nextMailAt('reset', bob.email) - Date.now()).toBeGreaterThan(50_000);
    expect([nextMailAt('reset', anna.email), nextMailAt('signUp', bob.email)]).toEqual([0, 0]);
  });
});
