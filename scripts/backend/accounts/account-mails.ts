import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { escapeHtml } from '../../../supabase/functions/_shared/html.ts';
import {
  defaultLocale,
  localeRegistry,
  locales,
  type Locale,
  type Localized,
} from '../../../supabase/functions/_shared/locales.ts';
import type { InboxMail } from '../mail-inbox.ts';
import { AUTH_PREFIX } from './account-calls.ts';
import type { AccountMailKind, AccountMailWords } from './mail-words/account-mail-words.ts';
import { words as en } from './mail-words/en.ts';
import { words as fr } from './mail-words/fr.ts';
import { words as he } from './mail-words/he.ts';

const WORDS: Localized<AccountMailWords> = { he, en, fr };

/** A link for the owner of an address. */
interface MadeLink {
  to: string;
  token: string;
}

/** The mails of accounts, in the language of the page that asked for them. */
export class AccountMails implements EmailDriver {
  readonly #siteUrl: string;
  readonly #deliver: (mail: InboxMail) => void;
  readonly #made: MadeLink[] = [];

  /**
   * @param siteUrl the site's origin.
   * @param deliver takes a mail and sends it behind the caller's back.
   */
  constructor(siteUrl: string, deliver: (mail: InboxMail) => void) {
    this.#siteUrl = siteUrl;
    this.#deliver = deliver;
  }

  /** Takes the Supabase implementation's own mail, of which only the link is of use. */
  async send({ to, text }: EmailMessage): Promise<void> {
    const link = new URL(/https?:\/\/\S+/u.exec(text ?? '')?.[0] ?? '');
    this.#made.push({ to, token: link.searchParams.get('token') ?? '' });
  }

  /** Takes the links that the Supabase implementation has made for an address. */
  takeMadeLinks(to: string): MadeLink[] {
    const links = this.#made.filter((made) => made.to === to);
    for (const link of links) this.#made.splice(this.#made.indexOf(link), 1);
    return links;
  }

  /** Mails a link with a token. */
  sendLink(kind: 'confirmation' | 'recovery', { to, token }: MadeLink, page: string | null): void {
    const link = new URL(`${AUTH_PREFIX}verify`, this.#siteUrl);
    link.searchParams.set('token', token);
    link.searchParams.set('type', kind === 'recovery' ? 'recovery' : 'signup');
    link.searchParams.set('redirect_to', this.#signInPage(page));
    this.#begin(kind, to, page, link.href);
  }

  /** Mails a notice with a link to the sign-in page. */
  sendNotice(kind: 'existing' | 'passwordChanged', to: string, page: string | null): void {
    this.#begin(kind, to, page, this.#signInPage(page));
  }

  /** The page that asked, in its language; never another site's. */
  #signInPage(page: string | null): string {
    if (page && originOf(page) === new URL(this.#siteUrl).origin) return page;
    return new URL('/auth', this.#siteUrl).href;
  }

  #begin(kind: AccountMailKind, to: string, page: string | null, link: string): void {
    this.#deliver(composeMail(kind, localeOf(this.#signInPage(page)), { to, link, siteUrl: this.#siteUrl }));
  }
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** The language of a page of the site, by its path. */
function localeOf(page: string): Locale {
  const { pathname } = new URL(page);
  return (
    locales.find(
      (locale) => localeRegistry[locale].prefix && pathname.startsWith(`${localeRegistry[locale].prefix}/`),
    ) ?? defaultLocale
  );
}

function composeMail(
  kind: AccountMailKind,
  locale: Locale,
  { to, link, siteUrl }: { to: string; link: string; siteUrl: string },
): InboxMail {
  const text = WORDS[locale][kind];
  const { direction } = localeRegistry[locale];
  const { host } = new URL(siteUrl);
  // A host reads from left to right inside a line of any direction.
  const site = `\u2066${host}\u2069`;
  return {
    to,
    subject: text.subject(host),
    text: [text.opening(site), '', `${text.link}:`, link, '', text.note, ''].join('\n'),
    html: `<!doctype html>
<html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 Arial,sans-serif">
<p>${escapeHtml(text.opening(site))}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(text.link)}</a></p>
<p>${escapeHtml(text.note)}</p>
</body></html>
`,
  };
}
