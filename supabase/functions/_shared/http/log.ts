import { hmacSha256 } from './hash.ts';
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
export function logRequest({ ip, ...entry }: RequestLog, platform: Platform): void {
  const secret = platform.env('IP_HASH_SECRET');
  const sender = ip && secret ? hmacSha256(ip, secret).slice(0, 16) : null;
  platform.log(JSON.stringify({ ...entry, duration: Math.round(entry.duration), sender }));
}
