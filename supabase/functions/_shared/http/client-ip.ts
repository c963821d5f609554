import ipaddr from 'ipaddr.js';

/**
 * The sender's address, from the one header that the platform in front of the function sets (setting
 * CLIENT_IP_HEADER). A chain such as x-forwarded-for is read from its right end: what stands further left was sent
 * along by the caller and can be anything.
 * @returns the address in its canonical form, or null when there is none that can be trusted. One from within a network is a
 *   proxy's: as a visitor's it would be everybody's, and all would share one limit.
 */
export function clientIp(headers: Headers, headerName: string | undefined): string | null {
  // A name that no header can have makes `get` throw; it names none.
  const value = headerName && /^[\w-]+$/u.test(headerName) ? headers.get(headerName) : null;
  const last = value?.split(',').at(-1)?.trim();
  const address = last ? canonicalAddress(last) : null;
  return address && !INTERNAL.has(ipaddr.parse(address).range()) ? address : null;
}

/** Kinds of addresses that no visitor from outside has. */
const INTERNAL: ReadonlySet<string> = new Set([
  'private',
  'uniqueLocal',
  'carrierGradeNat',
  'linkLocal',
  'loopback',
  'unspecified',
]);

/**
 * One way to write an address, whatever a proxy or a socket made of it: no port, no brackets, IPv4 as such.
 * @returns null for anything that is no address.
 */
export function canonicalAddress(text: string): string | null {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/u, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1');
  const isIpv6 = ipaddr.IPv6.isValid(address) && !address.includes('%');
  return isIpv6 || ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.process(address).toString() : null;
}

/** Bits of an IPv6 address that one subscriber has for itself. */
const SUBSCRIBER_BITS = 64;

/**
 * The network that counts as one sender, as the database has it (private.client_network): an IPv6 subscriber has 2^64
 * addresses.
 * @param address in its canonical form.
 * @returns the address itself (IPv4), or such as "2001:db8:1:2::/64".
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${SUBSCRIBER_BITS}`).toString()}/${SUBSCRIBER_BITS}`;
}
