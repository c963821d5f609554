import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import type { Locale } from '@shared/words/locales';
import { keptItem } from '@/lib/kept-item';
import { forgetAuthLink, keepAuthLink, keptAuthLink, readAuthLink, type AuthLink } from './auth-link';
import { apartClient, getSupabase, leaveHere } from './client';
import { DataError, toDataError } from './errors';
import { noteMail } from './mail-pause';

export interface SessionUser {
  id: string;
  email: string;
}

/** What a link from an e-mail came to, where that is to be said: it led nowhere, or was one of those that change an address. */
export type LinkOutcome = 'expired' | 'unusable' | 'halfWay' | 'addressChanged';

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
  /** A link brought this tab here: it waits for {@link openLink}, or came to something that is to be said. */
  link: 'waiting' | LinkOutcome | null;
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
let linkOutcome: LinkOutcome | null = null;
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
  const ofLink = { link: link ? ('waiting' as const) : linkOutcome };
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
  // There is nothing to use up, and a reload must not bring its message back.
  if (link?.kind === 'refused') endLink(link.code === 'otp_expired' ? 'expired' : 'unusable');
  if (link?.kind === 'halfWay') endLink('halfWay');
}

function endLink(outcome: LinkOutcome | null): void {
  forgetAuthLink();
  link = null;
  linkOutcome = outcome;
}

async function start(): Promise<void> {
  started = true;
  findLink();
  dueId = keptItem('sessionStorage', DUE_KEY);
  try {
    const supabase = await getSupabase();
    supabase.auth.onAuthStateChange((_, next) => {
      session = next;
      settle();
    });
  } catch {
    started = false;
    publish({ status: 'unavailable' });
  }
}

/** A link that is still to be used. */
type UsableLink = Extract<AuthLink, { type: string }>;

/** Uses a link up. */
async function callOf({ auth }: SupabaseClient, opened: UsableLink) {
  if (opened.kind === 'hash') return auth.verifyOtp({ token_hash: opened.hash, type: opened.type });
  // Tried apart: where they have ended, the client would end the session that it has.
  const { accessToken: access_token, refreshToken: refresh_token } = opened;
  const tried = await (await apartClient()).auth.setSession({ access_token, refresh_token });
  return tried.data.session ? auth.setSession(tried.data.session) : tried;
}

/** Refusals that say nothing of the link: it may be tried again. */
const NOT_OF_THE_LINK: ReadonlySet<string> = new Set(['over_request_rate_limit', 'address_blocked']);

/** @throws DataError where the link may be tried again */
function problemOf(error: AuthError): LinkOutcome {
  const refusal = refusalOf(error);
  if (refusal.kind === 'unavailable' || NOT_OF_THE_LINK.has(refusal.code)) throw refusal;
  return refusal.code === 'otp_expired' ? 'expired' : 'unusable';
}

/** An address changes by two links: the first to be opened brings no session, and the second leaves the password as it is. */
const outcomeOf = ({ type }: UsableLink, isSignedIn: boolean): LinkOutcome | null => {
  if (!isSignedIn) return 'halfWay';
  return type === 'email_change' ? 'addressChanged' : null;
};

/**
 * Opens the link that waits: its account is signed in here, in the place of another one, and owes a password, unless the link
 * changes its address. A link that leads nowhere changes nothing but {@link KnownSession.link}.
 * @throws DataError where it may be tried again
 */
export async function openLink(): Promise<void> {
  const opened = link;
  if (!opened || !('type' in opened) || isOpening) return;
  const supabase = await getSupabase();
  isOpening = true;
  try {
    const { data, error } = await callOf(supabase, opened);
    endLink(error ? problemOf(error) : outcomeOf(opened, data.session !== null));
    if (!data.session) return;
    session = data.session;
    setDue(linkOutcome === 'addressChanged' ? null : data.session.user.id);
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

/**
 * A refusal with the code by which it is worded. The project's own hooks can say a message alone to whom they refuse (migration
 * auth_hooks); theirs is a code.
 */
function refusalOf(error: AuthError): DataError {
  const { kind, message, code } = toDataError(error, error.status ?? 0);
  return new DataError(kind, message, /^[a-z]+(?:_[a-z]+)+$/u.test(message) ? message : code, { cause: error });
}

function check(error: AuthError | null): void {
  if (error) throw refusalOf(error);
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
  /** In which the account's mails are written. */
  language: Locale;
}

/** As {@link check}, but for refusals that would tell who has an account or is invited: the page says the same of every address. */
function checkUnless(codes: readonly string[], error: AuthError | null): void {
  if (error && !codes.includes(refusalOf(error).code)) check(error);
}

/**
 * Sends the confirmation link. Succeeds also where none is sent: to an address that has an account, or is not invited where only
 * invited people sign up.
 * @throws DataError with the server's message
 */
export async function signUp({ fullName, email, password, returnTo, language }: SignUp): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signUp({
    email: email.trim(),
    password,
    options: { emailRedirectTo: returnTo, data: { full_name: fullName.trim(), language } },
  });
  checkUnless(['not_invited'], error);
  noteMail('signUp', email);
}

/**
 * Succeeds whether or not the address has an account: that a mail has just been sent is said of known addresses alone.
 * @throws DataError with the server's message
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), { redirectTo: returnTo });
  checkUnless(['over_email_send_rate_limit', 'too_many_mails'], error);
  noteMail('reset', email);
}

/**
 * Sets the password of an account, as long as it is the one that is signed in: another tab may have changed that.
 * @param language in which the account's mails are written from now on
 * @throws DataError with the server's message
 */
export async function updatePassword({ id }: SessionUser, password: string, language: Locale): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session?.user.id !== id) throw new DataError('refused', 'Another account is signed in', 'session_not_found');
  const { error } = await supabase.auth.updateUser({ password, data: { language } });
  check(error);
  setDue(null);
  settle();
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
