import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** How a body may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, whole. */
export interface SiteFile {
  /** From the site's root: `/en/faq.html`. */
  url: string;
  body: Buffer;
  /** The versions that the build compressed. */
  compressed: Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>;
  /** Hash of the uncompressed body. */
  hash: string;
}

/** What a path of the site leads to. */
export type Resolution =
  | { kind: 'file'; status: 200 | 404; page: boolean; file: SiteFile }
  | { kind: 'redirect'; location: string }
  /** Not even a not-found page was built. */
  | { kind: 'nothing' };

/** `dist/.meta/site.json`, written by the build. */
const metaSchema = z.object({
  /** The Content-Security-Policy of every page. */
  csp: z.string().optional(),
  redirects: z.record(z.string(), z.string()).default({}),
});

export interface SiteIndex {
  meta: z.infer<typeof metaSchema>;
  /** @param pathname decoded, beginning with a slash. */
  resolve(pathname: string): Resolution;
}

/** Served only in place of another path, or meant for the host and not for visitors. */
const INTERNAL = /^\/(?:(?:.+\/)?404\.html|_headers|_redirects|vercel\.json)$/u;

/** Files read at the same time. */
const READERS = 50;

/**
 * Reads a built site into memory: a later build takes the folder's place, and a server that read file by file would mix
 * the two. Only what is listed is ever served, so no path can lead out of the folder.
 * @param dist the build's folder.
 * @throws when there is no such folder or its site.json is malformed.
 */
export async function readSite(dist: string): Promise<SiteIndex> {
  const { ino } = await stat(dist);
  const [files, meta] = await Promise.all([readFiles(dist), readMeta(dist)]);
  // Another build came into this place meanwhile.
  if ((await stat(dist)).ino !== ino) return readSite(dist);
  const page = (pathname: string): SiteFile | undefined => {
    const file = pathname === '/' ? '/index.html' : `${pathname}.html`;
    return INTERNAL.test(file) ? undefined : files.get(file);
  };
  const exists = (pathname: string) => Boolean(page(pathname)) || pathname in meta.redirects;

  const resolve = (pathname: string): Resolution => {
    const redirect = Object.hasOwn(meta.redirects, pathname) ? meta.redirects[pathname] : undefined;
    if (redirect) return { kind: 'redirect', location: redirect };
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && exists(canonical)) return { kind: 'redirect', location: canonical };
    const html = page(pathname);
    if (html) return { kind: 'file', status: 200, page: true, file: html };
    const plain = INTERNAL.test(pathname) ? undefined : files.get(pathname);
    if (plain) return { kind: 'file', status: 200, page: false, file: plain };
    const missing = notFoundPages(pathname).find((file) => files.has(file));
    const found = missing && files.get(missing);
    return found ? { kind: 'file', status: 404, page: true, file: found } : { kind: 'nothing' };
  };
  return { meta, resolve };
}

/** Pages stand at paths without a trailing slash and without their file's ending. */
function canonicalPath(pathname: string): string {
  return pathname
    .replace(/\/index\.html$/u, '/')
    .replace(/\.html$/u, '')
    .replace(/(?<=.)\/+$/u, '');
}

/** Those of the folders that a path names, the deepest first: a language or a part of the site may have its own. */
function notFoundPages(pathname: string): string[] {
  const folders = pathname.split('/').slice(1);
  return folders
    .map((_, at) => `/${[...folders.slice(0, folders.length - at), '404.html'].join('/')}`)
    .concat('/404.html');
}

/** What tells a body from every other one under its address. */
export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 16);

async function readFiles(dist: string): Promise<Map<string, SiteFile>> {
  const urls = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    // What begins with a dot is the build's own business, but for the web's well-known folder.
    .filter((url) => !/\/\.(?!well-known\/)/u.test(url));
  const bodies = new Map<string, Buffer>();
  for (let at = 0; at < urls.length; at += READERS) {
    await Promise.all(
      urls.slice(at, at + READERS).map(async (url) => bodies.set(url, await readFile(path.join(dist, url)))),
    );
  }
  const files = new Map<string, SiteFile>();
  for (const [url, body] of bodies) {
    if (isTwin(url, bodies)) continue;
    const br = bodies.get(`${url}.br`);
    const gzip = bodies.get(`${url}.gz`);
    files.set(url, { url, body, compressed: { ...(br && { br }), ...(gzip && { gzip }) }, hash: hashOf(body) });
  }
  return files;
}

/** A compressed version, which is sent in place of its original only. */
const isTwin = (url: string, bodies: ReadonlyMap<string, Buffer>): boolean =>
  /\.(?:br|gz)$/u.test(url) && bodies.has(url.replace(/\.\w+$/u, ''));

async function readMeta(dist: string): Promise<SiteIndex['meta']> {
  const text = await readFile(path.join(dist, '.meta', 'site.json'), 'utf8').catch(() => '{}');
  return metaSchema.parse(JSON.parse(text));
}
