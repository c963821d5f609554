/** The mails of accounts: in whose language, what they lead to, and how they leave. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openOutgoingMail } from '../../scripts/backend/outgoing-mail.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { expectDirection } from '../fixtures/mail-in-webmail.ts';
import { startMailApi, startSmtpServer } from '../fixtures/mail-servers.ts';
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
    await auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: pageOf(locale) } });
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
          referer: pageOf(locale),
        },
        body: JSON.stringify({ password }),
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
});

describe('a mail of an account', () => {
  const mail = { to: 'dana@example.com', subject: 'Hello', text: 'https://www.example.com/x', html: '<p>x</p>' };
  const lost = vi.fn<(reason: string) => Promise<void>>(() => Promise.resolve());

  it('leaves by SMTP', async () => {
    const smtp = await startSmtpServer();
    const outgoing = openOutgoingMail(
      { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url, MAIL_FROM: 'Site <accounts@example.com>' },
      lost,
    );
    outgoing.send(mail);
    await outgoing.close();
    expect(smtp.mails.join('')).toMatch(/From: Site <accounts@example\.com>[^]*To: dana@example\.com/u);
    await smtp.close();
  });

  it('leaves by HTTP', async () => {
    const api = await startMailApi();
    const outgoing = openOutgoingMail(
      { MAIL_TRANSPORT: 'http', MAIL_API_URL: api.url, MAIL_API_KEY: 'key', MAIL_FROM: 'accounts@example.com' },
      lost,
    );
    outgoing.send(mail);
    await outgoing.close();
    expect(api.requests.map(({ body }) => [body['to'], body['subject']])).toEqual([[['dana@example.com'], 'Hello']]);
    await api.close();
  });

  it('that cannot leave is told of, without its address', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const outgoing = openOutgoingMail({}, lost);
    outgoing.send(mail);
    await outgoing.close();
    expect(lost).toHaveBeenCalledWith('no_transport');
    expect(JSON.stringify(printed.mock.calls)).not.toContain('dana');
  });
});
