import { keptItem } from '@/lib/kept-item';

/**
 * What a link from an e-mail brings along in the address: a token that is still to be used, the tokens of a session that the
 * sign-in service has already made, its refusal, or its message that another link is still to be opened. It is taken
 * out of the address before the application runs and kept in the tab until the sign-in page's own call has used it;
 * the Supabase client never looks for it.
 */
export type AuthLink =
  /** The hash of a token, of a mail that leads to the sign-in page itself. */
  | { kind: 'hash'; hash: string; type: string }
  /** A session: a page of the platform's own has mailed the link. */
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  /** One of the two links that change an address was opened. */
  | { kind: 'halfWay' }
  /**
   * The server turned the link down, for example with "otp_expired". A code to exchange (PKCE) counts as turned down: it is of
   * use in a browser that has asked for one, and none does.
   */
  | { kind: 'refused'; code: string };

const REFUSALS = ['error_code', 'error', 'error_description'] as const;
/** Key in the tab's own storage. */
const LINK_KEY = 'authLink';

declare global {
  interface Window {
    /** What a link brought to this document: query and fragment of its address (app/start/hand-over-auth-link.ts). */
    authLink?: string;
  }
}

/** @param brought query and fragment of an address */
export function readAuthLink(brought: string): AuthLink {
  const given = new URLSearchParams(brought.replaceAll(/[?#]/gu, '&'));
  const get = (name: string) => given.get(name) ?? '';
  const hash = get('token_hash');
  if (hash) return { kind: 'hash', hash, type: get('type') };
  const refusal = REFUSALS.find(get);
  if (refusal) return { kind: 'refused', code: get(refusal) };
  const accessToken = get('access_token');
  if (accessToken) return { kind: 'tokens', accessToken, refreshToken: get('refresh_token'), type: get('type') };
  return get('message') ? { kind: 'halfWay' } : { kind: 'refused', code: '' };
}

/** Keeps a link until it is used or left, over a reload too. */
export function keepAuthLink(brought: string): void {
  window.authLink = brought;
  try {
    sessionStorage.setItem(LINK_KEY, brought);
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}

export const keptAuthLink = (): string => window.authLink ?? keptItem('sessionStorage', LINK_KEY) ?? '';

/** Forgets the link, used or not. */
export function forgetAuthLink(): void {
  delete window.authLink;
  try {
    sessionStorage.removeItem(LINK_KEY);
  } catch {
    // Nothing was kept.
  }
}
