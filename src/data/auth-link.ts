/**
 * What a link from an e-mail brings along in the address: a token that is still to be used, a code or the tokens of a session
 * that the sign-in service has already made, or its refusal. It is taken out of the address before the application
 * runs and kept in the tab until the sign-in page's own call has used it; the Supabase client never looks for it.
 */
export type AuthLink =
  /** The hash of a token, of a mail that leads to the sign-in page itself. */
  | { kind: 'hash'; hash: string; type: string }
  /** A code to exchange (PKCE); works only in the browser that asked for the link. */
  | { kind: 'code'; code: string }
  /** A session (implicit flow). */
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  /** The server turned the link down, for example with "otp_expired". */
  | { kind: 'refused'; code: string };

const REFUSALS = ['error_code', 'error', 'error_description'] as const;
/** Any of them says that an address is that of a link. */
const MARKS = ['token_hash', 'code', 'access_token', ...REFUSALS] as const;

/** Key in the tab's own storage. */
const LINK_KEY = 'authLink';

/** @param parameters of an address that {@link takeAuthLink} has found */
export function readAuthLink(parameters: string): AuthLink {
  const given = new URLSearchParams(parameters);
  const get = (name: string) => given.get(name) ?? '';
  const hash = get('token_hash');
  if (hash) return { kind: 'hash', hash, type: get('type') };
  const refusal = REFUSALS.find(get);
  if (refusal) return { kind: 'refused', code: get(refusal) };
  const accessToken = get('access_token');
  if (accessToken) return { kind: 'tokens', accessToken, refreshToken: get('refresh_token'), type: get('type') };
  return { kind: 'code', code: get('code') };
}

/**
 * Takes what a link has brought out of the address, where it would stay in the history.
 * @returns its parameters, of query and fragment; null where the address is no link's
 */
export function takeAuthLink(): string | null {
  const { search, hash, pathname } = location;
  const given = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
  if (!MARKS.some((name) => given.get(name))) return null;
  history.replaceState(history.state, '', pathname);
  return given.toString();
}

/** @returns false where the browser keeps nothing */
export function keepAuthLink(parameters: string): boolean {
  try {
    sessionStorage.setItem(LINK_KEY, parameters);
    return true;
  } catch {
    return false;
  }
}

export function keptAuthLink(): string | null {
  try {
    return sessionStorage.getItem(LINK_KEY);
  } catch {
    return null;
  }
}

/** Forgets the link, used or not. */
export function forgetAuthLink(): void {
  try {
    sessionStorage.removeItem(LINK_KEY);
  } catch {
    // Nothing was kept.
  }
}
