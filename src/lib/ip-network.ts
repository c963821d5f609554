/** Addresses of the internet protocol as people type them: one address, or a network such as 203.0.113.0/24. */
import ipaddr from 'ipaddr.js';

/** Why a text names no network that may be blocked. */
export type IpNetworkProblem = 'missing' | 'shape' | 'tooWide';

/** The widest networks that may be named, as the database has it (constraint blocked_ips_width). */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;

/** What is wrong with a typed address or network; null when it can be blocked. */
export function ipNetworkProblem(typed: string): IpNetworkProblem | null {
  const text = typed.trim();
  if (text === '') return 'missing';
  const { IPv4, IPv6 } = ipaddr;
  const isAddress = IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text);
  const isNetwork = IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text);
  // A zone (fe80::1%eth0) says something on one machine only.
  if (!(isAddress || isNetwork) || text.includes('%')) return 'shape';
  if (isAddress) return null;
  const [address, width] = ipaddr.parseCIDR(text);
  return width < WIDEST[address.kind()] ? 'tooWide' : null;
}
