/** Addresses of the internet protocol as people type them: one address, or a network such as 203.0.113.0/24. */

/** Why a text names no network that may be blocked. */
export type IpNetworkProblem = 'missing' | 'shape' | 'tooWide';

/** The widest networks that may be named, as the database has it (constraint blocked_ips_width). */
const WIDEST = { 4: 16, 6: 32 } as const;
const LONGEST = { 4: 32, 6: 128 } as const;

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) <= 255);
}

/** The browser's own reader of addresses knows every way to shorten one. */
function isIpv6(text: string): boolean {
  return /^[\da-f:.]*:[\da-f:.]*$/iu.test(text) && URL.canParse(`http://[${text}]/`);
}

/** What is wrong with a typed address or network; null when it can be blocked. */
export function ipNetworkProblem(typed: string): IpNetworkProblem | null {
  const text = typed.trim();
  if (text === '') return 'missing';
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIpv4(address) ? 4 : isIpv6(address) ? 6 : null;
  if (!family || rest.length > 0) return 'shape';
  if (prefix === undefined) return null;
  if (!/^\d{1,3}$/u.test(prefix) || Number(prefix) > LONGEST[family]) return 'shape';
  return Number(prefix) < WIDEST[family] ? 'tooWide' : null;
}
