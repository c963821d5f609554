import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** One file of the built site. */
export interface SiteFile {
  /** Absolute path. */
  file: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** Paths of the versions that the build compressed itself. */
  compressed: { br?: string; gzip?: string };
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
export type SiteMeta = z.infer<typeof metaSchema>;

export interface SiteIndex {
  meta: SiteMeta;
  /** @param pathname decoded, beginning with a slash. */
  resolve(pathname: string): Resolution;
}

/** Served only in place of another path, or meant for the host and not for visitors. */
const INTERNAL = /^\/(?:(?:.+\/)?404\.html|_headers|_redirects|vercel\.json)$/u;

/**
 * Lists a built site. Only what is listed is ever served, so no path can lead out of the folder.
 * @param dist the build's folder.
 * @throws when there is no such folder or its site.json is malformed.
 */
export async function readSite(dist: string): Promise<SiteIndex> {
  const [files, meta] = await Promise.all([listFiles(dist), readMeta(dist)]);
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

async function listFiles(dist: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const url = `/${path.relative(dist, file).split(path.sep).join('/')}`;
        // What begins with a dot is the build's own business, but for the web's well-known folder.
        if (/\/\.(?!well-known\/)/u.test(url)) return;
        const { size, mtimeMs } = await stat(file);
        files.set(url, { file, size, modified: mtimeMs, compressed: {} });
      }),
  );
  for (const [url, { file }] of files) {
    const [, original, ending] = /^(.+)\.(br|gz)$/u.exec(url) ?? [];
    const target = original ? files.get(original) : undefined;
    if (!target) continue;
    target.compressed[ending === 'br' ? 'br' : 'gzip'] = file;
    files.delete(url);
  }
  return files;
}

async function readMeta(dist: string): Promise<SiteMeta> {
  const file = path.join(dist, '.meta', 'site.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return metaSchema.parse(JSON.parse(text));
}
