import { describe, expect, it } from 'vitest';
import { AccountLimits } from './account-limits.ts';

describe('the limits on accounts', () => {
  it('count the tries of one network at one account, and begin again when the time is over', () => {
    let now = 0;
    const limits = new AccountLimits(() => now);
    const attempt = (email: string) => limits.check('POST token?password', '203.0.113.1', email).wait;
    const waits = Array.from({ length: 11 }, () => attempt('dana@example.com'));
    expect(waits).toEqual([...Array.from({ length: 10 }, () => null), 300]);
    expect(attempt('noa@example.com')).toBeNull();
    now = 300_000;
    expect(attempt('dana@example.com')).toBeNull();
  });

  it('leave each network fewer tries while many try one account, and its owner the first', () => {
    const limits = new AccountLimits(() => 0);
    const attempt = (address: string) => limits.check('POST token?password', address, 'dana@example.com').wait;
    for (let nth = 0; nth < 200; nth += 1) attempt(`203.0.113.${nth}`);
    expect(Array.from({ length: 4 }, () => attempt('198.51.100.1'))).toEqual([null, null, null, 300]);
  });

  it('count the addresses of one IPv6 subscriber together', () => {
    const limits = new AccountLimits(() => 0);
    const attempt = (address: string) => limits.check('PUT user', address, null).wait;
    for (let nth = 0; nth < 30; nth += 1) expect(attempt(`2001:db8:1:2::${nth}`)).toBeNull();
    expect(attempt('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(300);
    expect(attempt('2001:db8:1:3::1')).toBeNull();
  });

  it('never refuse the owner for what others have sent: no more mails follow, and links for a password count apart', () => {
    const limits = new AccountLimits(() => 0);
    for (let nth = 0; nth < 40; nth += 1) limits.check('POST signup', `203.0.113.${nth}`, 'dana@example.com');
    const ask = (nth: number) => limits.check('POST recover', `198.51.100.${nth}`, 'dana@example.com');
    expect(Array.from({ length: 5 }, (_, nth) => ask(nth))).toEqual(
      Array.from({ length: 5 }, () => ({ wait: null, mayMail: true })),
    );
    expect(ask(99)).toEqual({ wait: null, mayMail: false });
  });
});
