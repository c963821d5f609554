import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Bytes of a body by the beginning of its path, a few times what the site itself sends. What a sender has not finished is
 * held in memory, so that the limit counts while it is read. The functions have narrower limits of their own.
 * The first that fits counts.
 */
const BODY_LIMITS: readonly (readonly [prefix: string, bytes: number])[] = [
  ['/functions/v1/serve-mcp', 16_384],
  ['/functions/v1/', 65_536],
  ['/auth/v1/', 16_384],
  ['/rest/v1/', 262_144],
];

const bodyLimit = (path: string): number => BODY_LIMITS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 0;

/** Methods that a web-standard Request refuses to carry. */
const FORBIDDEN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Headers of one connection, which say nothing about the request itself. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect'];

/** What a sender or a proxy may claim about the client's address; only the server's own word counts. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
];
const LEFT_OUT = new Set([...CONNECTION_HEADERS, ...FORWARDING_HEADERS]);

/** Levels of brackets in a query or a body; the site's own have five. */
const DEEPEST = 64;

/** Columns, filters and values in a query, by the commas between them; the site's own have some dozens. */
const MOST_PARTS = 500;

/** What the Supabase implementation would trip over, or read otherwise than the path says. */
function addressFault(url: string, isFunction: boolean): { status: number; sentence: string } | null {
  const [path = '', query = ''] = url.split('?', 2);
  // A slash in disguise would lead past checks on the path; no address of the site has one.
  if (/%(?:2f|5c|00)/iu.test(path)) return { status: 404, sentence: 'No such endpoint' };
  if ((query.match(/\(|%28/gu)?.length ?? 0) > DEEPEST)
    return { status: 400, sentence: 'The query is nested too deeply' };
  if ((query.match(/,|%2c/giu)?.length ?? 0) > MOST_PARTS) return { status: 400, sentence: 'The query is too long' };
  // Put into a header or a log line they would begin another one. Functions judge what they are sent themselves.
  if (!isFunction && /%(?:[01][\da-f]|7f)/iu.test(query)) return { status: 400, sentence: 'The address is malformed' };
  try {
    decodeURIComponent(url);
    return null;
  } catch {
    return { status: 400, sentence: 'The address is malformed' };
  }
}

/** Whether JSON has more levels than anybody needs: the implementation reads it by recursion. Brackets in texts do not count. */
function isTooDeep(body: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.byteLength; at += 1) {
    const sign = body[at];
    if (isText && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) isText = !isText;
    else if (!isText && (sign === SQUARE || sign === CURLY)) depth += 1;
    else if (!isText && (sign === SQUARE + 2 || sign === CURLY + 2)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

const [QUOTE, BACKSLASH, SQUARE, CURLY] = [0x22, 0x5c, 0x5b, 0x7b];

/**
 * Turns a request of a Node server into a web-standard one, its body read whole: nobody downstream waits for a slow
 * sender.
 * @param origin the site's own; what the sender claims as Host does not count.
 * @param prefix what is taken off the beginning of the path.
 * @param peerAddress the client's address, which the request then carries as x-forwarded-for.
 * @returns the request, or the refusal of one that is too large or malformed.
 */
export async function toWebRequest(
  incoming: IncomingMessage,
  origin: string,
  prefix: string,
  peerAddress: string | null,
): Promise<Request | Response> {
  const { method = 'GET', url = '/' } = incoming;
  if (FORBIDDEN_METHODS.has(method)) return refuse(405, 'method_not_allowed', 'This method is not allowed');
  // Only "/path?query": the absolute form of a request line is for proxies.
  if (!url.startsWith('/')) return refuse(400, 'invalid_request', 'The request line is malformed');
  const isFunction = prefix !== '';
  const fault = addressFault(url, isFunction);
  if (fault) return refuse(fault.status, 'invalid_request', fault.sentence);
  const limit = bodyLimit(url);
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming, limit);
  if (body === 'too large') return refuse(413, 'body_too_large', `The body is larger than ${limit} bytes`);
  if (body && !isFunction && isTooDeep(body)) return refuse(400, 'invalid_request', 'The body is nested too deeply');
  const headers: [string, string][] = [];
  const { rawHeaders } = incoming;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!LEFT_OUT.has(name.toLowerCase())) headers.push([name, rawHeaders[at + 1] ?? '']);
  }
  if (peerAddress) headers.push(['x-forwarded-for', peerAddress]);
  try {
    return new Request(origin + url.slice(prefix.length), { method, headers, body: body?.byteLength ? body : null });
  } catch {
    return refuse(400, 'invalid_request', 'The request is malformed');
  }
}

async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return 'too large';
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= limit) return void chunks.push(chunk);
      // Left unread, not destroyed: the refusal still has to go out over this connection.
      incoming.pause();
      resolve('too large');
    });
    incoming.once('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    incoming.once('error', reject);
    incoming.once('close', () => reject(new Error('The sender went away')));
  });
}

/** Sends a web-standard response over a Node server's, with the length stated once and exactly. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    // The stated length of an answer to HEAD is that of the body it leaves out.
    if (name === 'content-length' && body) continue;
    outgoing.appendHeader(name, value);
  }
  if (body) outgoing.setHeader('content-length', body.byteLength);
  if (response.status === 413) outgoing.setHeader('connection', 'close');
  outgoing.end(body ?? undefined);
}

/** A refusal in the words that all parts of the site understand: `code` for machines, the sentence for people. */
export const refuse = (status: number, code: string, sentence: string): Response =>
  Response.json(
    { success: false, code, error: sentence, message: sentence },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
