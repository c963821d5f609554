import type { Platform } from './platform.ts';

/** What may be known about a request afterwards: no names, phone numbers, addresses or bodies. */
export interface RequestLog {
  requestId: string;
  function: string;
  ip: string | null;
  /** One word: what came of the request. */
  outcome: string;
  status: number;
  /** SQLSTATE or error class behind a failure; never its text. */
  cause?: string;
  /** Milliseconds. */
  duration: number;
}

/** Writes one JSON line. The address appears as a keyed hash, the same for the same sender, of no use without the key. */
export async function logRequest({ ip, ...entry }: RequestLog, platform: Platform): Promise<void> {
  const secret = platform.env('IP_HASH_SECRET');
  const sender = ip && secret ? await keyedHash(ip, secret) : null;
  platform.log(JSON.stringify({ ...entry, duration: Math.round(entry.duration), sender }));
}

const keys = new Map<string, Promise<CryptoKey>>();

/** HMAC-SHA-256, the first 16 hexadecimal digits. */
async function keyedHash(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key =
    keys.get(secret) ??
    crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  keys.set(secret, key);
  const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(text));
  return hex(signature).slice(0, 16);
}

/** Bytes as lower-case hexadecimal digits. */
export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
