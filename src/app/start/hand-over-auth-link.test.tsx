import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAuthLink, keptAuthLink } from '@/data/auth-link';
import { handOverAuthLink } from './hand-over-auth-link';

const leave = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  forgetAuthLink();
  leave.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(leave);
});

function open(address: string) {
  history.replaceState(null, '', address);
  return handOverAuthLink('/en/auth');
}
const address = () => location.href.slice(location.origin.length);

describe('an address that a link of the sign-in service leads to', () => {
  it.each([
    ['/english?code=abc', 'code=abc'],
    ['/english#access_token=a&refresh_token=b&type=invite', 'access_token=a&refresh_token=b&type=invite'],
    ['/english#error=access_denied&error_code=otp_expired', 'error=access_denied&error_code=otp_expired'],
    ['/en/dashboard?token_hash=a&type=signup', 'token_hash=a&type=signup'],
  ])('is clean at once, and handed to the sign-in page: %s', (from, parameters) => {
    expect(open(from)).toBe(true);
    expect(address()).toBe(from.split(/[?#]/u)[0]);
    expect(leave.mock.calls).toEqual([['/en/auth']]);
    expect(keptAuthLink()).toBe(parameters);
  });

  it('is clean at once on the sign-in page, which goes on', () => {
    expect(open('/en/auth?token_hash=a&type=signup')).toBe(false);
    expect(address()).toBe('/en/auth');
    expect(leave).not.toHaveBeenCalled();
    expect(keptAuthLink()).toBe('token_hash=a&type=signup');
  });

  it('is handed on where the browser keeps nothing', () => {
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(open('/english?code=abc')).toBe(true);
    expect(leave.mock.calls).toEqual([['/en/auth#code=abc']]);
    expect(open('/en/auth?code=abc')).toBe(false);
    expect(address()).toBe('/en/auth#code=abc');
  });
});

it.each(['/english', '/english#request', '/en/trip-planner?from=a&to=b#main', '/trip#7K3Q9-ce768b', '/english?code='])(
  'another address stays as it is: %s',
  (from) => {
    expect(open(from)).toBe(false);
    expect(address()).toBe(from);
    expect(keptAuthLink()).toBeNull();
  },
);
