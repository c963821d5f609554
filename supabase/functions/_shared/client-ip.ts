const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/u;

/**
 * The sender's address, from the one header that the platform in front of the function sets (setting
 * CLIENT_IP_HEADER). A chain such as x-forwarded-for is read from its right end: what stands further left was sent
 * along by the caller and can be anything.
 * @returns the address in its canonical form, or null when there is none that can be trusted.
 */
export function clientIp(headers: Headers, headerName: string | undefined): string | null {
  const value = headerName ? headers.get(headerName) : null;
  const last = value?.split(',').at(-1)?.trim();
  return last ? canonicalAddress(last) : null;
}

function canonicalAddress(text: string): string | null {
  const address = text
    .replace(/^\[(.*)\](?::\d+)?$/u, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1')
    .replace(/^::ffff:(?=\d+\.)/iu, '');
  if (IPV4.test(address)) return address;
  if (!/^[\da-f:.]{2,45}$/iu.test(address) || !address.includes(':')) return null;
  try {
    // The URL parser knows every spelling of an IPv6 address and returns the one canonical form.
    return new URL(`http://[${address}]/`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}
