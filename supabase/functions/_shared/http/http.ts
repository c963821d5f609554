/**
 * Answers and bodies of the public functions. Any site may call them: they carry no cookies, and what they accept is
 * guarded by limits, not by the origin.
 */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, idempotency-key',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
} as const;

/**
 * Whether a page of another site has its visitor's browser send this. Browsers say so by themselves; whoever sends without
 * one says what they like, and speaks for their own address alone.
 * @param siteUrl where the site's own pages are
 */
export function isFromForeignPage({ headers }: Request, siteUrl: string | undefined): boolean {
  const origin = headers.get('origin');
  if (!origin || headers.get('sec-fetch-site') === 'same-origin') return false;
  return !isOwnAddress(origin, headers, siteUrl);
}

/**
 * Whether an address is one of the site: of SITE_URL with or without "www.", or of the host that was asked.
 * @param siteUrl unknown where every address counts as its own
 */
export function isOwnAddress(address: string, headers: Headers, siteUrl: string | undefined): boolean {
  if (!siteUrl) return true;
  // A page without an origin says "null".
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host === headers.get('host') || bareHost(host) === bareHost(new URL(siteUrl).host);
}

const bareHost = (host: string): string => host.replace(/^www\./u, '');

const NEVER_STORED = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** The answer to a browser's question whether it may call. @param own what a function lets in besides, or instead */
export function preflightResponse(own: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...CORS_HEADERS, ...own } });
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS_HEADERS, ...NEVER_STORED, ...headers } });
}

/** An answer that a library has made, with what those of all functions say, and with its own. */
export function withOwnHeaders(response: Response, own: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...CORS_HEADERS, ...NEVER_STORED, ...own })) headers.set(name, value);
  // Of the connection, which is the host's.
  headers.delete('connection');
  return new Response(response.body, { status: response.status, headers });
}

/** Tells that the version still holds that the caller has. */
export function unchangedResponse(headers: Record<string, string>): Response {
  return new Response(null, { status: 304, headers: { ...CORS_HEADERS, ...NEVER_STORED, ...headers } });
}

/** Whether an If-None-Match header names this version, or any (RFC 9110, section 13.1.2). */
export const namesTag = (header: string | null, tag: string): boolean =>
  (header ?? '').split(',').some((named) => ['*', tag].includes(named.trim().replace(/^W\//u, '')));

/** @param policy the page's Content-Security-Policy */
export function htmlResponse(
  status: number,
  html: string,
  policy: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      ...CORS_HEADERS,
      ...NEVER_STORED,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  });
}

/** Leads the browser from a posted form to a page: reloading that one sends nothing again. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { ...CORS_HEADERS, ...NEVER_STORED, ...headers, location } });
}

/** Of a form that the browser posts by itself. */
export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** "application/json" of "Application/JSON; charset=utf-8"; empty when the header is missing. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a request's or an answer's body, and stops reading as soon as it is too long: nobody makes the function hold more
 * than the limit.
 * @param limit bytes
 * @returns null when the body is longer than the limit
 */
export async function readBody(
  { headers, body: stream }: Pick<Request | Response, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > limit) {
    await stream?.cancel().catch(() => undefined);
    return null;
  }
  const reader = stream?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  const [first] = chunks;
  if (first?.byteLength === length) return first;
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** @returns null when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
