import { describe, expect, it } from 'vitest';
import { AccountLimits } from './account-limits.ts';

describe('the limits on accounts', () => {
  it('count the tries at one account, whoever makes them, and begin again when the time is over', () => {
    let now = 0;
    const limits = new AccountLimits(() => now);
    const attempt = (nth: number, email = 'dana@example.com') =>
      limits.check('POST token?password', `203.0.113.${nth}`, email);
    const waits = Array.from({ length: 31 }, (_, nth) => attempt(nth));
    expect(waits).toEqual([...Array.from({ length: 30 }, () => null), 300]);
    expect(attempt(99, 'noa@example.com')).toBeNull();
    now = 300_000;
    expect(attempt(32)).toBeNull();
  });

  it('count the addresses of one IPv6 subscriber together', () => {
    const limits = new AccountLimits(() => 0);
    const attempt = (address: string) => limits.check('POST signup', address, null);
    for (let nth = 0; nth < 30; nth += 1) expect(attempt(`2001:db8:1:2::${nth}`)).toBeNull();
    expect(attempt('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(300);
    expect(attempt('2001:db8:1:3::1')).toBeNull();
  });

  it('leave a link for a new password to whom others have used up the sign-ins', () => {
    const limits = new AccountLimits(() => 0);
    for (let nth = 0; nth < 40; nth += 1) limits.check('POST token?password', `203.0.113.${nth}`, 'dana@example.com');
    expect(limits.check('POST recover', '198.51.100.1', 'dana@example.com')).toBeNull();
  });
});
