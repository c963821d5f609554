/** The part of Node's module in use: the functions' compilers know no Node, the runtimes have it all. */
interface Digest {
  update(text: string): Digest;
  digest(encoding: 'hex'): string;
}
export function createHash(algorithm: 'sha256'): Digest;
export function createHmac(algorithm: 'sha256', key: string): Digest;
