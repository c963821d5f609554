/** At once and in this thread: as jobs of the Web Crypto API these short hashes cost many times what they compute. */
// @ts-types="./node-crypto.d.ts"
import { createHash, createHmac } from 'node:crypto';

/** SHA-256, in hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA-256, in hexadecimal digits. */
export const hmacSha256 = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
