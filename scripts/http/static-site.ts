import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { CACHE_CONTROL, SECURITY_HEADERS, allowSupabase, defaultPolicy } from './security-headers.ts';
import { readSite, type SiteFile } from './site-index.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

type Encoding = 'br' | 'gzip' | 'identity';

interface Content {
  body: Buffer;
  /** Quoted, of the uncompressed content and the encoding. */
  etag: string;
}

/** Answers one request of the built site; `pathname` is decoded. */
export type StaticSite = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

const compress = {
  br: (body: Buffer) => promisify(zlib.brotliCompress)(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(zlib.gzip)(body, { level: 9 }),
};

/**
 * Serves a built site with the status, headers and compression that its production host gives it.
 * @param dist the build's folder, which must not change while it is served.
 * @param supabaseUrl origin of a hosted project, or null.
 */
export async function createStaticSite(dist: string, supabaseUrl: string | null): Promise<StaticSite> {
  const site = await readSite(dist);
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': allowSupabase(site.meta.csp ?? defaultPolicy(), supabaseUrl),
  };
  const contents = new Map<string, Promise<Content>>();
  const load = (file: SiteFile, encoding: Encoding): Promise<Content> => {
    const key = `${encoding} ${file.file}`;
    const known = contents.get(key);
    if (known) return known;
    const content = readContent(file, encoding);
    contents.set(key, content);
    content.catch(() => contents.delete(key));
    return content;
  };

  return async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('allow', 'GET, HEAD');
      return sendText(outgoing, 405, 'Method not allowed');
    }
    const { pathname, search } = splitTarget(incoming.url ?? '/');
    if (pathname === null) return sendText(outgoing, 400, 'Malformed address');
    const found = site.resolve(pathname);
    if (found.kind === 'nothing') return sendText(outgoing, 404, 'Not found');
    if (found.kind === 'redirect') {
      outgoing.writeHead(308, { location: encodeURI(found.location) + search, 'cache-control': 'no-cache' }).end();
      return;
    }
    const type = CONTENT_TYPES[path.extname(found.file.file)] ?? 'application/octet-stream';
    const encoding = chooseEncoding(incoming.headers['accept-encoding'], type);
    const { body, etag } = await load(found.file, encoding);
    outgoing.setHeader('content-type', type);
    outgoing.setHeader('cache-control', cacheControl(pathname, found.page));
    outgoing.setHeader('etag', etag);
    if (isText(type)) outgoing.setHeader('vary', 'accept-encoding');
    if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
    sendBody(incoming, outgoing, found.status, body, encoding);
  };
}

function sendBody(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  body: Buffer,
  encoding: Encoding,
): void {
  if (status === 200 && headers['if-none-match'] === outgoing.getHeader('etag')) {
    outgoing.writeHead(304).end();
    return;
  }
  // Players of video ask for pieces; compressed text is always sent whole.
  const range = status === 200 && encoding === 'identity' ? readRange(headers.range, body.byteLength) : null;
  if (encoding === 'identity') outgoing.setHeader('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, { 'content-range': `bytes */${body.byteLength}` }).end();
    return;
  }
  if (range) outgoing.setHeader('content-range', `bytes ${range.from}-${range.to}/${body.byteLength}`);
  const piece = range ? body.subarray(range.from, range.to + 1) : body;
  outgoing.writeHead(range ? 206 : status, { 'content-length': piece.byteLength });
  outgoing.end(method === 'HEAD' ? undefined : piece);
}

function readRange(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'unsatisfiable' : { from, to };
}

async function readContent(file: SiteFile, encoding: Encoding): Promise<Content> {
  const original = await readFile(file.file);
  const etag = `"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}-${encoding}"`;
  if (encoding === 'identity') return { body: original, etag };
  const ready = file.compressed[encoding];
  return { body: ready ? await readFile(ready) : await compress[encoding](original), etag };
}

const isText = (type: string): boolean => /^(?:text|application)\/(?!pdf|octet)|svg/u.test(type);

function chooseEncoding(accepted: string | undefined, type: string): Encoding {
  if (!isText(type)) return 'identity';
  const offers = new Set(
    (accepted ?? '')
      .split(',')
      .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/u.test(offer))
      .map((offer) => offer.split(';')[0]?.trim().toLowerCase()),
  );
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}

function cacheControl(pathname: string, page: boolean): string {
  if (page) return CACHE_CONTROL.page;
  return pathname.startsWith('/assets/') ? CACHE_CONTROL.hashedAsset : CACHE_CONTROL.file;
}

function splitTarget(target: string): { pathname: string | null; search: string } {
  const [raw = '/', ...rest] = target.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  try {
    const pathname = decodeURIComponent(raw);
    return { pathname: pathname.startsWith('/') && !pathname.includes('\0') ? pathname : null, search };
  } catch {
    return { pathname: null, search };
  }
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  outgoing
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}
