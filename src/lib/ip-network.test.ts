import { describe, expect, it } from 'vitest';
import { ipNetworkProblem } from './ip-network';

describe('an address or network to block', () => {
  it.each([
    '203.0.113.7',
    ' 198.51.100.0/24 ',
    '10.0.0.0/16',
    '2001:db8::1',
    '2001:DB8::/32',
    '::ffff:192.0.2.1',
    '::1',
  ])('%s is one', (text) => {
    expect(ipNetworkProblem(text)).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['203.0.113', 'shape'],
    ['203.0.113.256', 'shape'],
    ['203.0.113.07', 'shape'],
    ['203.0.113.7/33', 'shape'],
    ['203.0.113.7/', 'shape'],
    ['203.0.113.7/24/8', 'shape'],
    ['2001:db8::1::2', 'shape'],
    ['2001:db8::/129', 'shape'],
    ['fe80::1%eth0', 'shape'],
    [']/x[::1', 'shape'],
    ['example.com', 'shape'],
    ['0.0.0.0/0', 'tooWide'],
    ['10.0.0.0/8', 'tooWide'],
    ['2001:db8::/31', 'tooWide'],
  ])('"%s" is none: %s', (text, problem) => {
    expect(ipNetworkProblem(text)).toBe(problem);
  });
});
