/**
 * Links in e-mails come back to /auth with their outcome in the address. The Supabase client takes it from there and
 * wipes it, so it is read once before the client exists.
 */
export type AuthLink =
  | { kind: 'none' }
  /** Tokens in the fragment (implicit flow): the session follows. */
  | { kind: 'tokens' }
  /** A code to exchange (PKCE); works only in the browser that asked for the link. */
  | { kind: 'code' }
  /** The server turned the link down, for example with "otp_expired". */
  | { kind: 'error'; code: string };

/** @param href a whole address; parameters may stand in its query or in its fragment */
export function readAuthLink(href: string): AuthLink {
  const url = new URL(href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const get = (name: string) => url.searchParams.get(name) ?? fragment.get(name);
  const error = get('error_code') ?? get('error') ?? get('error_description');
  if (error !== null) return { kind: 'error', code: error };
  if (get('access_token')) return { kind: 'tokens' };
  return get('code') ? { kind: 'code' } : { kind: 'none' };
}
