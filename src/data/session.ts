import type { AuthChangeEvent, AuthError, Session } from '@supabase/supabase-js';
import { keptItem } from '@/lib/kept-item';
import { readAuthLink, type AuthLink } from './auth-link';
import { getSupabase, leaveHere } from './client';
import { toDataError } from './errors';

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

export type KnownSession =
  | { status: 'signedOut'; linkProblem: LinkProblem | null; signOutReason: SignOutReason }
  /**
   * `choosing`: signed in by a link from a mail, and a password is due. The link for a new one asks for it, and so does the
   * one that confirms an address: whatever was typed before then proves nothing (migration accounts).
   */
  | { status: 'signedIn' | 'choosing'; user: SessionUser; linkProblem: LinkProblem | null };

export type SessionState =
  | { status: 'loading' }
  /** The client's code could not be downloaded; {@link retrySession} tries again. */
  | { status: 'unavailable' }
  | KnownSession;

/** Key in the tab's own storage while a password is due, so that a reload of the page does not forget it. */
const DUE_KEY = 'passwordDue';

const readDue = () => keptItem('sessionStorage', DUE_KEY) !== null;

function storeDue(due: boolean): void {
  try {
    if (due) sessionStorage.setItem(DUE_KEY, '1');
    else sessionStorage.removeItem(DUE_KEY);
  } catch {
    // Without storage the form for the new password lasts until the page is reloaded.
  }
}

/** What the client tells of the session that a link has brought. */
const LINK_EVENTS: ReadonlySet<AuthChangeEvent> = new Set(['SIGNED_IN', 'PASSWORD_RECOVERY']);

/** The visitor is signing out in this very tab. */
let isLeaving = false;

/**
 * Turns the events of the Supabase client into one state.
 *
 * A session that a link in this tab brought counts once the link's own event is there: until then the client may tell of an
 * older one. Other tabs hear that event too: they are simply signed in.
 */
export class SessionTracker {
  #link: AuthLink;
  #due = readDue();
  #wasSignedIn = false;
  #signOutReason: SignOutReason = 'none';
  readonly #publish: (state: SessionState) => void;

  constructor(link: AuthLink, publish: (state: SessionState) => void) {
    this.#link = link;
    this.#publish = publish;
  }

  handle(event: AuthChangeEvent, session: Session | null): void {
    const link = this.#link;
    const pending = link.kind === 'tokens' || link.kind === 'code';
    if (session && pending && event === 'INITIAL_SESSION') {
      // The client has queued the link's own event by now, if there is one. Without it the session is an older one.
      setTimeout(() => {
        if (this.#link === link) this.#settle(session);
      });
      return;
    }
    if (!session || event === 'USER_UPDATED') this.#setDue(false);
    else if (pending && LINK_EVENTS.has(event)) {
      this.#setDue(true);
      this.#link = { kind: 'none' };
    }
    this.#settle(session);
  }

  #setDue(due: boolean): void {
    this.#due = due;
    storeDue(due);
  }

  #settle(session: Session | null): void {
    const linkProblem = problemOf(this.#link);
    this.#link = { kind: 'none' };
    if (!session) {
      // The client may tell the same end twice.
      if (this.#wasSignedIn) this.#signOutReason = isLeaving ? 'own' : 'ended';
      this.#wasSignedIn = false;
      return this.#publish({ status: 'signedOut', linkProblem, signOutReason: this.#signOutReason });
    }
    this.#wasSignedIn = true;
    this.#publish({
      status: this.#due ? 'choosing' : 'signedIn',
      user: { id: session.user.id, email: session.user.email ?? '' },
      linkProblem,
    });
  }
}

/** A link that brought no session of its own. */
function problemOf(link: AuthLink): LinkProblem | null {
  switch (link.kind) {
    case 'none':
      return null;
    case 'code':
      return 'otherBrowser';
    case 'tokens':
      return 'unusable';
    case 'error':
      return link.code === 'otp_expired' ? 'expired' : 'unusable';
  }
}

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
let started = false;

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function clearAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}

async function start(): Promise<void> {
  started = true;
  const link = readAuthLink(location.href);
  try {
    const supabase = await getSupabase();
    // A refused link has nothing for the client, and a reload must not bring its message back.
    if (link.kind === 'error') clearAddress();
    const tracker = new SessionTracker(link, (next) => {
      // The client leaves a bare "#" behind.
      if (link.kind === 'tokens' && location.href.endsWith('#')) clearAddress();
      publish(next);
    });
    supabase.auth.onAuthStateChange((event, session) => tracker.handle(event, session));
  } catch {
    started = false;
    publish({ status: 'unavailable' });
  }
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
}

/** Succeeds whether or not the address has an account. @throws DataError with the server's message */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), { redirectTo: returnTo });
  check(error);
}

/** Sets the password of the signed-in account. @throws DataError with the server's message */
export async function updatePassword(password: string): Promise<void> {
  const supabase = await getSupabase();
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
