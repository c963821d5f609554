import { describe, expect, it } from 'vitest';
import { clientIp, clientNetwork } from './client-ip.ts';

const from = (value: string, header = 'x-forwarded-for') =>
  clientIp(new Headers({ [header]: value }), 'x-forwarded-for');

describe('clientIp', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.7, 10.0.0.1', null],
    ['172.20.0.3', null],
    ['192.168.1.2', null],
    ['100.64.3.2', null],
    ['127.0.0.1', null],
    ['169.254.1.1', null],
    ['::ffff:10.0.0.1', null],
    ['fd00::1', null],
    ['fe80::1', null],
    ['::1', null],
    ['0.0.0.0', null],
    ['203.0.113.256', null],
    ['203.0.113', null],
    ['203.0.113.7,', null],
    ['unknown', null],
    ['fe80::1%eth0', null],
    ["1' or '1'='1", null],
    [':::', null],
  ])('%s → %s', (value, expected) => {
    expect(from(value)).toBe(expected);
  });

  it('reads no header but the one that is set', () => {
    expect(from('203.0.113.7', 'x-real-ip')).toBeNull();
    expect(clientIp(new Headers({ 'x-forwarded-for': '203.0.113.7' }), undefined)).toBeNull();
    // No header can have such a name; asking for it throws.
    expect(clientIp(new Headers(), 'x-forwarded-for:')).toBeNull();
  });
});

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('%s → %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
