import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { escapeHtml } from '../../../supabase/functions/_shared/mail/html.ts';
import { mailDocument } from '../../../supabase/functions/_shared/mail/mail-document.ts';
import {
  defaultLocale,
  localeRegistry,
  locales,
  type Locale,
  type Localized,
} from '../../../supabase/functions/_shared/words/locales.ts';
import type { InboxMail } from '../mail-inbox.ts';
import type { LinkType } from './account-calls.ts';
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

/** The mail that brings a link. */
const LINK_MAILS: Readonly<Record<LinkType, AccountMailKind>> = { signup: 'confirmation', recovery: 'recovery' };

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

  /** Mails a link with a token. It leads to a page with a button, since whatever reads a mail may open its links. */
  sendLink(type: LinkType, { to, token }: MadeLink, page: string | null): void {
    const link = new URL(this.#signInPage(page));
    link.search = new URLSearchParams({ token_hash: token, type }).toString();
    this.#begin(LINK_MAILS[type], to, page, link.href);
  }

  /** Mails a notice with a link to the sign-in page. */
  sendNotice(kind: 'existing' | 'passwordChanged', to: string, page: string | null): void {
    this.#begin(kind, to, page, this.#signInPage(page));
  }

  /** The page that asked decides about the language alone: whoever asks names the page, and the link's owner opens it. */
  #signInPage(page: string | null): string {
    return new URL(`${localeRegistry[this.#localeOf(page)].prefix}/auth`, this.#siteUrl).href;
  }

  /** The language of a page of this site, by its path. */
  #localeOf(page: string | null): Locale {
    const { origin, pathname } = new URL(page && URL.canParse(page) ? page : this.#siteUrl);
    if (origin !== new URL(this.#siteUrl).origin) return defaultLocale;
    return (
      locales.find(
        (locale) => localeRegistry[locale].prefix && pathname.startsWith(`${localeRegistry[locale].prefix}/`),
      ) ?? defaultLocale
    );
  }

  #begin(kind: AccountMailKind, to: string, page: string | null, link: string): void {
    this.#deliver(composeMail(kind, this.#localeOf(page), { to, link, siteUrl: this.#siteUrl }));
  }
}

function composeMail(
  kind: AccountMailKind,
  locale: Locale,
  { to, link, siteUrl }: { to: string; link: string; siteUrl: string },
): InboxMail {
  const text = WORDS[locale][kind];
  const { host } = new URL(siteUrl);
  // A host reads from left to right inside a line of any direction.
  const site = `\u2066${host}\u2069`;
  return {
    to,
    subject: text.subject(host),
    text: [text.opening(site), '', `${text.link}:`, link, '', text.note, ''].join('\n'),
    html: mailDocument(
      locale,
      `<p>${escapeHtml(text.opening(site))}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(text.link)}</a></p>
<p>${escapeHtml(text.note)}</p>
`,
    ),
  };
}
