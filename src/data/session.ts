import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import { keptItem } from '@/lib/kept-item';
import { forgetAuthLink, keepAuthLink, keptAuthLink, readAuthLink, type AuthLink } from './auth-link';
import { apartClient, getSupabase, leaveHere } from './client';
import { DataError, toDataError } from './errors';
import { noteMail } from './mail-pause';

export interface SessionUser {
  id: string;
  email: string;
}

/** Why a link from an e-mail led nowhere. */
export type LinkProblem = 'expired' | 'otherBrowser' | 'unusable';

/**
 * How this tab came to be signed out: it was so from the start, its visitor signed out here, or the session ended
 * otherwise (it expired, was revoked, or ended in another tab).
 */
export type SignOutReason = 'none' | 'own' | 'ended';

export type KnownSession = (
  | { status: 'signedOut'; signOutReason: SignOutReason }
  /**
   * `choosing`: signed in by a link from a mail, and a password is due. The link for a new one asks for it, and so does the
   * one that confirms an address: whatever was typed before then proves nothing (migration accounts).
   */
  | { status: 'signedIn' | 'choosing'; user: SessionUser }
) & {
  /** A link brought this tab here: it waits for {@link openLink}, or led nowhere. */
  link: 'waiting' | LinkProblem | null;
};

export type SessionState =
  | { status: 'loading' }
  /** The client's code could not be downloaded; {@link retrySession} tries again. */
  | { status: 'unavailable' }
  | KnownSession;

/** Key in the tab's own storage: the account whose password is due, so that a reload of the page does not forget it. */
const DUE_KEY = 'passwordDue';

function storeDue(userId: string | null): void {
  try {
    if (userId) sessionStorage.setItem(DUE_KEY, userId);
    else sessionStorage.removeItem(DUE_KEY);
  } catch {
    // Without storage the form for the new password lasts until the page is reloaded.
  }
}

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
let started = false;

/** What the client told last; undefined until it has. */
let session: Session | null | undefined;
/** The visitor is signing out in this very tab. */
let isLeaving = false;
let wasSignedIn = false;
let signOutReason: SignOutReason = 'none';
/** The account whose password is due. */
let dueId: string | null = null;
/** The link that waits to be opened. */
let link: AuthLink | null = null;
let linkProblem: LinkProblem | null = null;
/** The link's own call is under way: until its answer the client's events say nothing of whose session it is. */
let isOpening = false;

function setDue(userId: string | null): void {
  dueId = userId;
  storeDue(userId);
}

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Publishes what is known. A password is due of the account that the link's own call has answered, of no other. */
function settle(): void {
  if (session === undefined || isOpening) return;
  const ofLink = { link: link ? ('waiting' as const) : linkProblem };
  if (dueId !== null && dueId !== session?.user.id) setDue(null);
  if (!session) {
    // The client may tell the same end twice.
    if (wasSignedIn) signOutReason = isLeaving ? 'own' : 'ended';
    wasSignedIn = false;
    return publish({ status: 'signedOut', signOutReason, ...ofLink });
  }
  wasSignedIn = true;
  const user = { id: session.user.id, email: session.user.email ?? '' };
  publish({ status: dueId ? 'choosing' : 'signedIn', user, ...ofLink });
}

/** The link that the address brought, as the start of the document has found it, or that this tab keeps. */
function findLink(): void {
  const brought = keptAuthLink();
  if (brought) keepAuthLink(brought);
  link = brought ? readAuthLink(brought) : null;
  if (link?.kind !== 'refused') return;
  // A reload must not bring its message back.
  endLink(link.code === 'otp_expired' ? 'expired' : 'unusable');
}

function endLink(problem: LinkProblem | null): void {
  forgetAuthLink();
  link = null;
  linkProblem = problem;
}

async function start(): Promise<void> {
  started = true;
  findLink();
  dueId = keptItem('sessionStorage', DUE_KEY);
  try {
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((event, next) => {
      session = next;
      if (event === 'USER_UPDATED') setDue(null);
      settle();
    });
  } catch {
    started = false;
    publish({ status: 'unavailable' });
  }
}

/** Uses a link up. */
async function callOf(supabase: SupabaseClient, opened: AuthLink) {
  const { auth } = supabase;
  switch (opened.kind) {
    case 'hash':
      return auth.verifyOtp({ token_hash: opened.hash, type: opened.type });
    case 'code':
      return auth.exchangeCodeForSession(opened.code);
    case 'tokens': {
      // Tried apart: where they have ended, the client would end the session that it has.
      const { accessToken: access_token, refreshToken: refresh_token } = opened;
      const tried = await (await apartClient()).auth.setSession({ access_token, refresh_token });
      return tried.data.session ? auth.setSession(tried.data.session) : tried;
    }
    case 'refused':
      throw new DataError('rejected', '', opened.code);
  }
}

/** Refusals that say nothing of the link: it may be tried again. */
const NOT_OF_THE_LINK: ReadonlySet<string> = new Set(['over_request_rate_limit', 'address_blocked']);

/** @throws DataError where the link may be tried again */
function problemOf(opened: AuthLink, error: AuthError): LinkProblem {
  const refusal = toDataError(error, error.status ?? 0);
  if (refusal.kind === 'unavailable' || NOT_OF_THE_LINK.has(refusal.code)) throw refusal;
  if (refusal.code === 'otp_expired') return 'expired';
  return opened.kind === 'code' ? 'otherBrowser' : 'unusable';
}

/**
 * Opens the link that waits: its account is signed in here, in the place of another one, and owes a password. A link that leads
 * nowhere changes nothing but {@link KnownSession.link}.
 * @throws DataError where it may be tried again
 */
export async function openLink(): Promise<void> {
  const opened = link;
  if (!opened || isOpening) return;
  const supabase = await getSupabase();
  isOpening = true;
  try {
    const { data, error } = await callOf(supabase, opened);
    endLink(error ? problemOf(opened, error) : null);
    if (!data.session) return;
    session = data.session;
    // Who changes an address keeps the password.
    setDue('type' in opened && opened.type === 'email_change' ? null : data.session.user.id);
  } finally {
    isOpening = false;
    settle();
  }
}

/** Leaves the link that waits unused; its mail still has it. */
export function dropLink(): void {
  endLink(null);
  settle();
}

/** The session as far as it is known; the same object until it changes. */
export function currentSession(): SessionState {
  return state;
}

/**
 * Calls `listener` whenever the session changes, in this tab or another.
 * @returns a function that ends it
 */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) void start();
  return () => listeners.delete(listener);
}

/** Asks again after `unavailable`. */
export function retrySession(): void {
  publish({ status: 'loading' });
  if (!started) void start();
}

function check(error: AuthError | null): void {
  if (error) throw toDataError(error, error.status ?? 0);
}

/** @throws DataError with the server's message */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword({ email: email.trim(), password });
  check(error);
}

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  /** Where the confirmation link leads back to: a whole address of this site. */
  returnTo: string;
}

/** Sends the confirmation link. @throws DataError with the server's message */
export async function signUp({ fullName, email, password, returnTo }: SignUp): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signUp({
    email: email.trim(),
    password,
    options: { emailRedirectTo: returnTo, data: { full_name: fullName.trim() } },
  });
  check(error);
  noteMail('signUp', email);
}

/**
 * Succeeds whether or not the address has an account: that a mail has just been sent is said of known addresses alone.
 * @throws DataError with the server's message
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), { redirectTo: returnTo });
  if (error?.code !== 'over_email_send_rate_limit') check(error);
  noteMail('reset', email);
}

/**
 * Sets the password of an account, as long as it is the one that is signed in: another tab may have changed that.
 * @throws DataError with the server's message
 */
export async function updatePassword({ id }: SessionUser, password: string): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session?.user.id !== id) throw new DataError('refused', 'Another account is signed in', 'session_not_found');
  const { error } = await supabase.auth.updateUser({ password });
  check(error);
}

/**
 * Ends the session of this browser, in all its tabs; other devices stay signed in.
 * @returns whether the server was told; without a connection the session ends on this device alone
 * @throws DataError
 */
export async function signOut(): Promise<boolean> {
  const supabase = await getSupabase();
  isLeaving = true;
  try {
    return await leaveHere(async () => {
      const { error } = await supabase.auth.signOut({ scope: 'local' });
      check(error);
    });
  } finally {
    isLeaving = false;
  }
}
