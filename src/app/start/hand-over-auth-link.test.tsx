import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptAuthLink, readAuthLink } from '@/data/auth-link';
import { handOverAuthLink } from './hand-over-auth-link';

const leave = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  delete window.authLink;
  leave.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(leave);
});

function open(address: string) {
  history.replaceState(null, '', address);
  handOverAuthLink(address.startsWith('/en/auth') ? '' : '/en/auth');
}
const address = () => location.href.slice(location.origin.length);

describe('an address that a link of the sign-in service leads to', () => {
  it.each([
    ['/english?code=abc', { kind: 'refused' }],
    ['/english#message=Confirmation+link+accepted', { kind: 'halfWay' }],
    ['/english#access_token=a&refresh_token=b&type=invite', { kind: 'tokens', refreshToken: 'b' }],
    ['/english#error=access_denied&error_code=otp_expired', { kind: 'refused', code: 'otp_expired' }],
    [
      '/english?error=access_denied&error_code=otp_expired#error=access_denied&error_code=otp_expired',
      { kind: 'refused' },
    ],
    ['/en/dashboard?token_hash=a&type=signup', { kind: 'hash', hash: 'a', type: 'signup' }],
  ])('is clean at once, and handed to the sign-in page: %s', (from, link) => {
    open(from);
    expect(address()).toBe(from.split(/[?#]/u)[0]);
    const [target = ''] = leave.mock.lastCall ?? [];
    // There it is taken in the same way.
    open(String(target));
    expect(address()).toBe('/en/auth');
    expect(leave).toHaveBeenCalledOnce();
    expect(readAuthLink(keptAuthLink())).toMatchObject(link);
  });

  it('is clean at once on the sign-in page, which goes on', () => {
    open('/en/auth?token_hash=a&type=signup');
    expect(address()).toBe('/en/auth');
    expect(leave).not.toHaveBeenCalled();
    expect(readAuthLink(keptAuthLink())).toEqual({ kind: 'hash', hash: 'a', type: 'signup' });
  });
});

it.each([
  '/english',
  '/english#request',
  '/en/trip-planner?from=a&to=b#main',
  '/trip#7K3Q9-ce768b',
  '/english?code=',
  '/english?promocode=spring&decode=1',
])('another address stays as it is: %s', (from) => {
  open(from);
  expect(address()).toBe(from);
  expect(leave).not.toHaveBeenCalled();
  expect(keptAuthLink()).toBe('');
});
