/** The mails of accounts: in whose language, what they lead to, and what is left of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { ACCOUNT_KINDS } from '../../supabase/functions/_shared/words/account-words/account-words.ts';
import { locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { expectDirection } from '../fixtures/mail-in-webmail.ts';
import { openMailedLink, startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

const PASSWORD = 'Correct-horse-battery-9';

/** Words of each language that no other has. */
const WORDS: Record<Locale, RegExp> = { he: /[א-ת]/u, en: /password/u, fr: /mot de passe/u };

describe.each(databases())('the mails of accounts on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database });
  });
  afterAll(() => server?.close());

  const mailsTo = (email: string) => server.backend.inbox.messages.filter(({ to }) => to === email);
  const pageOf = (locale: Locale) => server.url + localizedPath(locale, '/auth');
  const isIn = (locale: Locale, { text, html }: { text: string; html: string }) => {
    for (const other of locales) expect([other, WORDS[other].test(text)]).toEqual([other, other === locale]);
    expectDirection(html, locale);
  };

  it.each(locales)('are written in the language of the page that asks for them: %s', async (locale) => {
    const email = `person-${locale}@example.com`;
    const { auth } = server.anonClient();
    await auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: pageOf(locale), data: { language: 'en' } },
    });
    const [confirmation] = mailsTo(email);
    if (!confirmation) throw new Error('no mail');
    isIn(locale, confirmation);
    const link = new URL(confirmation.links[0] ?? '');
    expect(link.origin + link.pathname).toBe(pageOf(locale));
    const { session } = await openMailedLink(server, link.href);

    // An address that has an account hears so; a stranger at the form does not.
    await auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: pageOf(locale) } });
    await auth.resetPasswordForEmail(email, { redirectTo: pageOf(locale) });
    // The first password is chosen, the second replaces it: only that is news.
    for (const password of [PASSWORD, 'Another-password-77']) {
      await fetch(`${server.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: server.keys.publishable,
          authorization: `Bearer ${session?.access_token ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ password, data: { language: locale } }),
      });
    }
    const mails = mailsTo(email).toReversed();
    expect(mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('type'))).toEqual([
      'signup',
      null,
      'recovery',
      null,
    ]);
    for (const mail of mails) isIn(locale, mail);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    for (const { links } of [mails[1], mails[3]].filter((mail) => mail !== undefined))
      expect(links).toEqual([pageOf(locale)]);
  });

  it('have words for every kind that the database queues', async () => {
    for (const kind of ACCOUNT_KINDS)
      expect(await server.query('select private.message_audience($1) as audience', [kind])).toEqual([
        { audience: 'account' },
      ]);
  });

  it('are sent once more to somebody who signs up again, with the same link', async () => {
    const email = 'again@example.com';
    for (const password of [PASSWORD, 'Another-password-77'])
      await server.anonClient().auth.signUp({ email, password });
    const [second, first] = mailsTo(email);
    expect(second?.links).toEqual(first?.links);
    expect(first?.links).toHaveLength(1);
  });

  it('hold a new link where the first has expired', async () => {
    const email = 'late@example.com';
    await server.anonClient().auth.signUp({ email, password: PASSWORD });
    await server.query(`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`, [
      email,
    ]);
    await server.anonClient().auth.signUp({ email, password: PASSWORD });
    const [second, first] = mailsTo(email);
    expect(second?.links).not.toEqual(first?.links);
    const outcomes = [first, second].map(async (mail) => (await openMailedLink(server, mail?.links[0])).code);
    expect(await Promise.all(outcomes)).toEqual(['otp_expired', undefined]);
  });

  describe('by the hook of the hosted service', () => {
    /** As the service asks for a mail. */
    const ask = async (action: string, user: Record<string, unknown>, data: Record<string, unknown> = {}) => {
      const event = {
        metadata: { name: 'send-email', ip_address: '203.0.113.9' },
        user: { id: '00000000-0000-4000-8000-00000000000a', user_metadata: {}, ...user },
        email_data: {
          token: '123456',
          token_hash: '',
          token_hash_new: '',
          site_url: 'https://auth.example',
          redirect_to: server.url,
          ...data,
          email_action_type: action,
        },
      };
      const [row] = await server.query<{ answer: unknown }>('select private.hook_send_email($1::jsonb) as answer', [
        JSON.stringify(event),
      ]);
      return row?.answer;
    };
    const send = () => server.sendAccountMails();
    const waiting = async () =>
      server.query(
        'select kind, address, link_type, token_hash from private.account_mails join public.messages as own on own.id = message_id order by address',
      );

    it.each([
      ['signup', 'signup'],
      ['invite', 'invite'],
      ['recovery', 'recovery'],
      ['magiclink', 'magiclink'],
      ['password_changed_notification', null],
    ])('has a letter of each kind in each language: %s', async (action, type) => {
      for (const locale of locales) {
        const email = `${action}-${locale}@example.com`;
        await ask(action, { email, user_metadata: { language: locale } }, type ? { token_hash: `hash-${locale}` } : {});
        await send();
        const [mail] = mailsTo(email);
        if (!mail) throw new Error('no mail');
        isIn(locale, mail);
        const link = new URL(mail.links[0] ?? '');
        expect(link.origin + link.pathname).toBe(pageOf(locale));
        expect(link.searchParams.get('type')).toBe(type);
        expect(link.searchParams.get('token_hash')).toBe(type && `hash-${locale}`);
        expect(mailsTo(email)).toHaveLength(1);
      }
    });

    it('goes to both addresses where one is changed, each with its own token, which the service gives the other way round', async () => {
      const [old, fresh] = ['old@example.com', 'fresh@example.com'];
      const page = { redirect_to: pageOf('fr'), token_hash: 'of-the-new', token_hash_new: 'of-the-old' };
      await ask('email_change', { email: old, new_email: fresh }, page);
      await send();
      const tokenTo = (email: string) => new URL(mailsTo(email)[0]?.links[0] ?? '').searchParams.get('token_hash');
      expect([tokenTo(old), tokenTo(fresh)]).toEqual(['of-the-old', 'of-the-new']);
      // Where one proof is enough, the old address has none to give.
      await ask('email_change', { email: old, new_email: 'other@example.com' }, { ...page, token_hash_new: '' });
      await ask('email_changed_notification', { email: fresh }, { old_email: old });
      await send();
      expect(mailsTo(old).map(({ links }) => new URL(links[0] ?? '').search === '')).toEqual([true, false]);
      expect(mailsTo('other@example.com')).toHaveLength(1);
    });

    it.each(['reauthentication', 'phone_changed_notification', 'identity_linked_notification', 'something_new'])(
      'sends nothing that no page takes: %s',
      async (action) => {
        expect(await ask(action, { email: 'none@example.com' }, { token_hash: 'x' })).toEqual({});
        expect(await waiting()).toEqual([]);
      },
    );

    it('sends five an hour to one address, and leaves the link of the last as it was', async () => {
      const email = 'often@example.com';
      for (let nth = 0; nth < 5; nth += 1)
        expect(await ask('recovery', { email }, { token_hash: `t${nth}` })).toEqual({});
      const refusal = { error: { http_code: 429, message: 'too_many_mails' } };
      expect(await ask('recovery', { email }, { token_hash: 't5' })).toEqual(refusal);
      expect(await ask('magiclink', { email }, { token_hash: 't6' })).toEqual(refusal);
      expect(await ask('signup', { email }, { token_hash: 't7' })).toEqual({});
      await send();
    });

    it('keeps nothing of a mail that has left, and no token after its hour', async () => {
      const email = 'kept@example.com';
      await ask('recovery', { email }, { token_hash: 'a-secret-hash' });
      await ask('password_changed_notification', { email });
      expect(await waiting()).toHaveLength(2);
      const stored = await server.query('select row_to_json(own)::text as row from public.messages as own');
      expect(JSON.stringify(stored)).not.toMatch(/a-secret-hash|kept@/u);
      await server.query(
        `update private.account_mails set expires_at = now() - interval '1 second' where token_hash is not null`,
      );
      await server.query('select private.forget_account_mails()');
      expect(await waiting()).toEqual([
        { kind: 'account_password_changed', address: email, link_type: null, token_hash: null },
      ]);
      await send();
      expect(mailsTo(email)).toHaveLength(1);
      expect(await waiting()).toEqual([]);
      expect(await server.query(`select from public.messages where audience = 'account'`)).toEqual([]);
      expect(server.logs.join('')).not.toContain('a-secret-hash');
    });

    it('forgets the token of a mail that is given up', async () => {
      await ask('recovery', { email: 'lost@example.com' }, { token_hash: 'lost-hash' });
      await server.query(`update public.messages set attempts = 30 where audience = 'account'`);
      await send();
      expect(await waiting()).toEqual([]);
      expect(await server.query(`select status from public.messages where audience = 'account'`)).toEqual([
        { status: 'failed' },
      ]);
      await server.query(`delete from public.messages where audience = 'account'`);
    });

    it('sends no confirmation of an address that is confirmed meanwhile', async () => {
      const { email } = await server.account('norole');
      const before = mailsTo(email).length;
      await ask('signup', { email }, { token_hash: 'late' });
      await send();
      expect(mailsTo(email)).toHaveLength(before);
    });

    it('is silent about a first password, and says the second', async () => {
      const email = 'first@example.com';
      await server.anonClient().auth.signUp({ email, password: PASSWORD });
      const { session } = await openMailedLink(server, mailsTo(email)[0]?.links[0]);
      const user = { id: session?.user.id, email };
      const setPassword = (hash: string) =>
        server.query('update auth.users set encrypted_password = $2 where email = $1', [email, hash]);
      await setPassword('one');
      await ask('password_changed_notification', user);
      expect(await waiting()).toEqual([]);
      await setPassword('two');
      await ask('password_changed_notification', user);
      expect(await waiting()).toHaveLength(1);
      await send();
    });
  });
});
