import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CONTENT_TYPES } from './content-types.ts';
import {
  CACHE_CONTROL,
  FILE_HEADERS,
  SECURITY_HEADERS,
  allowSupabase,
  defaultPolicy,
  policyOfDocument,
} from './security-headers.ts';
import type { CurrentDocument } from './published-documents.ts';
import { readSite, type Encoding, type SiteFile } from './site-index.ts';

/** Answers one request of the built site; `pathname` is decoded. */
export type StaticSite = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Serves a built site with the status, headers and compression that its production host gives it.
 * @param dist the build's folder; it is read once, and a build that takes its place is served by the next start.
 * @param supabaseUrl origin of a hosted project, or null.
 * @param current gives documents as they are by now.
 */
export async function createStaticSite(
  dist: string,
  supabaseUrl: string | null,
  current: CurrentDocument | null = null,
): Promise<StaticSite> {
  const site = await readSite(dist);
  const policy = allowSupabase(site.meta.csp ?? defaultPolicy(), supabaseUrl);
  const headers = { ...SECURITY_HEADERS, 'content-security-policy': policy };
  const policies = new WeakMap<SiteFile, string>();
  const policyOf = (page: SiteFile): string => {
    const own = policies.get(page) ?? policyOfDocument(policy, page.body.toString());
    policies.set(page, own);
    return own;
  };

  return async (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    // Connections last without a word of it: the first ten packets hold headers and document of most pages.
    outgoing.removeHeader('connection');
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
    const { page, status } = found;
    const file = current && page ? await current(found.file) : found.file;
    const needless = page ? [] : Object.keys(headers).filter((name) => !FILE_HEADERS.has(name));
    for (const name of needless) outgoing.removeHeader(name);
    if (page) outgoing.setHeader('content-security-policy', policyOf(file));
    const encoding = chooseEncoding(incoming.headers['accept-encoding'], file);
    outgoing.setHeader('content-type', CONTENT_TYPES[path.extname(file.url)] ?? 'application/octet-stream');
    outgoing.setHeader('cache-control', cacheControl(pathname, page));
    outgoing.setHeader('etag', `"${file.hash}-${encoding}"`);
    if (Object.keys(file.compressed).length > 0) outgoing.setHeader('vary', 'accept-encoding');
    if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
    const body = encoding === 'identity' ? file.body : (file.compressed[encoding] ?? file.body);
    sendBody(incoming, outgoing, status, body, encoding);
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

function chooseEncoding(accepted: string | undefined, { compressed }: SiteFile): Encoding {
  const offers = new Set(
    (accepted ?? '')
      .split(',')
      .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/u.test(offer))
      .map((offer) => offer.split(';')[0]?.trim().toLowerCase()),
  );
  return (['br', 'gzip'] as const).find((encoding) => compressed[encoding] && offers.has(encoding)) ?? 'identity';
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
