import type { Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { AuthLink } from './auth-link';
import { SessionTracker, type SessionState } from './session';

const session = { user: { id: 'id-1', email: 'dana@example.com' } } as Session;

function track(link: AuthLink) {
  const states: SessionState[] = [];
  const tracker = new SessionTracker(link, (state) => states.push(state));
  return {
    tracker,
    statuses: () => states.map((state) => state.status),
    last: () => states.at(-1),
  };
}

/** Everything queued before has run. */
const queueEmpty = () => new Promise((resolve) => setTimeout(resolve));

describe('the state of the session from the events of the client', () => {
  it('is signed in or out as the stored session says', () => {
    const stored = track({ kind: 'none' });
    stored.tracker.handle('INITIAL_SESSION', session);
    expect(stored.last()).toEqual({
      status: 'signedIn',
      user: { id: 'id-1', email: 'dana@example.com' },
      linkProblem: null,
    });
    const none = track({ kind: 'none' });
    none.tracker.handle('INITIAL_SESSION', null);
    none.tracker.handle('SIGNED_IN', session);
    none.tracker.handle('SIGNED_OUT', null);
    expect(none.statuses()).toEqual(['signedOut', 'signedIn', 'signedOut']);
    none.tracker.handle('SIGNED_OUT', null);
    // Nobody signed out here: it expired, was revoked, or ended in another tab.
    expect(none.last()).toMatchObject({ signOutReason: 'ended' });
  });

  it.each<[string, AuthLink]>([
    ['tokens', { kind: 'tokens' }],
    ['a code', { kind: 'code' }],
  ])('never passes through "signed in" when a recovery link with %s signs in first', async (_, link) => {
    const { tracker, statuses } = track(link);
    tracker.handle('INITIAL_SESSION', session);
    expect(statuses()).toEqual([]);
    tracker.handle('PASSWORD_RECOVERY', session);
    await queueEmpty();
    tracker.handle('TOKEN_REFRESHED', session);
    expect(statuses()).toEqual(['choosing', 'choosing']);
    tracker.handle('USER_UPDATED', session);
    expect(statuses().at(-1)).toBe('signedIn');
  });

  it.each<[string, AuthLink]>([
    ['tokens', { kind: 'tokens' }],
    ['a code', { kind: 'code' }],
  ])('asks for a password after a confirmation link with %s too', (_, link) => {
    const { tracker, statuses } = track(link);
    tracker.handle('INITIAL_SESSION', session);
    tracker.handle('SIGNED_IN', session);
    expect(statuses()).toEqual(['choosing']);
  });

  it('is an ordinary session in the other tabs that hear of a recovery', () => {
    const { tracker, statuses } = track({ kind: 'none' });
    tracker.handle('PASSWORD_RECOVERY', session);
    expect(statuses()).toEqual(['signedIn']);
  });

  it.each<[AuthLink, string]>([
    [{ kind: 'error', code: 'otp_expired' }, 'expired'],
    [{ kind: 'error', code: 'server_error' }, 'unusable'],
    [{ kind: 'code' }, 'otherBrowser'],
    [{ kind: 'tokens' }, 'unusable'],
  ])('tells why the link %o led nowhere', (link, linkProblem) => {
    const { tracker, last } = track(link);
    tracker.handle('INITIAL_SESSION', null);
    expect(last()).toEqual({ status: 'signedOut', linkProblem, signOutReason: 'none' });
  });

  it('keeps an older session when the link brought none, and says so', async () => {
    const { tracker, last } = track({ kind: 'code' });
    tracker.handle('INITIAL_SESSION', session);
    await queueEmpty();
    expect(last()).toMatchObject({ status: 'signedIn', linkProblem: 'otherBrowser' });
  });
});
