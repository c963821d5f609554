import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SessionState } from '@/data/session';
import { StaffProviders } from './staff-providers';
import * as session from './use-session';

vi.mock('./use-session', { spy: true });

const signedIn = (id: string): SessionState => ({
  status: 'signedIn',
  user: { id, email: `${id}@example.com` },
  link: null,
});
const SIGNED_OUT: SessionState = { status: 'signedOut', signOutReason: 'own', link: null };

/** What the cache knows; each look leaves the account's name there. */
function Known({ as: name }: { as: string }) {
  const cache = useQueryClient();
  const known = cache.getQueryData<string>(['lead']) ?? 'nothing';
  cache.setQueryData(['lead'], name);
  return <p>{known}</p>;
}

function page(state: SessionState, name: string) {
  vi.mocked(session.useSession).mockReturnValue(state);
  return (
    <StaffProviders>
      <Known key={name} as={name} />
    </StaffProviders>
  );
}

afterEach(cleanup);

it('what an account has read outlives a change of the page, and is nobody else’s', () => {
  const first = render(page(signedIn('maya'), 'maya'));
  expect(screen.getByText('nothing')).toBeDefined();
  first.unmount();
  const next = render(page(signedIn('maya'), 'maya again'));
  expect(screen.getByText('maya')).toBeDefined();
  // A link of another account was opened in the same tab.
  next.rerender(page(signedIn('olga'), 'olga'));
  expect(screen.getByText('nothing')).toBeDefined();
  next.rerender(page(SIGNED_OUT, 'nobody'));
  next.rerender(page(signedIn('olga'), 'olga again'));
  expect(screen.getByText('nothing')).toBeDefined();
});
