/** The mails to the owners of accounts, in the language of the page that asked for them, else in the one that the account keeps. */
import type { AccountMailKind } from '../_shared/words/account-words/account-words.ts';
import { ACCOUNT_WORDS } from '../_shared/words/account-words/by-language.ts';
import { defaultLocale, localeRegistry, locales, siteLocale, type Locale } from '../_shared/words/locales.ts';
import type { Letter } from './letter.ts';

/** A row of the table messages for the owner of an account, with what the mail needs (migration auth_hooks). */
export interface AccountMessage {
  id: string;
  audience: 'account';
  kind: AccountMailKind;
  /** The page that asked. */
  page: string | null;
  /** The one that the account keeps. */
  language: string | null;
  /** Null of a notice. */
  link: { type: string; token_hash: string } | null;
}

/** @param siteUrl origin of the site; a page of another address says nothing */
export function accountLanguage({ page, language }: AccountMessage, siteUrl: string): Locale {
  const asked = page && URL.canParse(page) ? new URL(page) : null;
  // What leads to the site's own address, such as a notice, comes from no page.
  if (asked && asked.origin === siteUrl && asked.pathname !== '/') {
    const own = locales.find(
      (locale) => localeRegistry[locale].prefix && asked.pathname.startsWith(`${localeRegistry[locale].prefix}/`),
    );
    return own ?? defaultLocale;
  }
  return siteLocale(language);
}

/**
 * What such a mail says. A link carries the hash of its token to a page with a button, since whatever reads a mail may open its
 * links; a notice leads to the sign-in page.
 */
export function accountLetter({ kind, link }: AccountMessage, language: Locale, siteUrl: string): Letter {
  const { subject, opening, link: action, note } = ACCOUNT_WORDS[language][kind];
  const { host } = new URL(siteUrl);
  const page = new URL(`${localeRegistry[language].prefix}/auth`, siteUrl);
  if (link) page.search = new URLSearchParams({ token_hash: link.token_hash, type: link.type }).toString();
  return {
    subject: subject(host),
    // A host reads from left to right inside a line of any direction.
    opening: [opening(`\u2066${host}\u2069`)],
    facts: [],
    button: { text: action, href: page.href },
    links: [],
    closing: [note],
  };
}
