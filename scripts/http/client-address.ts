import type { IncomingHttpHeaders } from 'node:http';
import { canonicalAddress } from '../../supabase/functions/_shared/http/client-ip.ts';

/**
 * The client's IP address: the socket's, or where a trusted proxy stands in front, what that proxy wrote last.
 * @param peerAddress the socket's remote address.
 * @param header the ONE header that the proxy sets; empty when there is no proxy. Its rightmost value counts: whatever
 *   stands to the left of it was sent by the client.
 * @returns an IPv4 or IPv6 address, or null when the socket is closed already.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  peerAddress: string | undefined,
  header: string,
): string | null {
  const claimed = header ? [headers[header.toLowerCase()]].flat().join(',').split(',').at(-1)?.trim() : '';
  return canonicalAddress(claimed ?? '') ?? canonicalAddress(peerAddress ?? '');
}
