import { randomInt } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { isApiPath } from '../../scripts/http/api-listener.ts';
import { TEST_KEYS } from '../setup/backend.ts';
import type { StaticSite } from '../../scripts/http/static-site.ts';

/** Milliseconds after which the backend counts as stuck. */
const BACKEND_TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/** One request that the fault has in its hands. */
export interface Attempt {
  /** 1 for the first. */
  nth: number;
  /** Lets the backend have it, and returns what that says. */
  forward(): Promise<Answer>;
  answer(answer: Answer): void;
  /** Breaks the connection off. */
  cut(): void;
}

export type Fault = (attempt: Attempt) => unknown;
export type IsDisturbed = (pathname: string, body: string) => boolean;

/** The origin of one visitor's site: the built pages, and the real backend behind something that can go wrong. */
export interface FaultProxy {
  origin: string;
  /** Whether the fault has a request in its hands; nothing else is disturbed. */
  isDisturbed: IsDisturbed;
  /** What happens to those requests. */
  fault: Fault;
  /** Files that answer 404 until the document is requested again. */
  missing: RegExp | null;
  /** Idempotency keys of the attempts that came through, in order. */
  keys: string[];
  /** Attempts that nobody will answer any more, and that the page still waits for. */
  hanging: number;
  /** HTML documents handed out. */
  documents: number;
  /** Connections are refused until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export const passOn: Fault = async (attempt) => attempt.answer(await attempt.forward());

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  return body;
}

async function forward(backendUrl: string, incoming: IncomingMessage, body: string): Promise<Answer> {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers;
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const response = await fetch(backendUrl + String(incoming.url), {
    method: incoming.method ?? 'GET',
    // The build does not know the key of the tests' backend.
    headers: {
      ...(headers as Record<string, string>),
      apikey: TEST_KEYS.publishable,
      authorization: `Bearer ${TEST_KEYS.publishable}`,
    },
    ...(hasBody && { body }),
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  const { 'content-encoding': _encoding, 'content-length': _size, ...kept } = Object.fromEntries(response.headers);
  return { status: response.status, headers: kept, body: await response.text() };
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  if (!outgoing.destroyed) outgoing.writeHead(status, headers).end(body);
}

/** False when somebody else has the port. */
function listenAt(server: http.Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** Below the ports that systems give out by themselves: while the proxy is away, nobody else gets its own. */
async function listenSomewhere(server: http.Server): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(20_000, 32_000);
    if (await listenAt(server, port)) return port;
  }
  throw new Error('no free port for the proxy');
}

/** @param backendUrl origin of the real backend */
export async function startFaultProxy(
  site: StaticSite,
  backendUrl: string,
  isDisturbed: IsDisturbed,
): Promise<FaultProxy> {
  const server = http.createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pathname = String(incoming.url).split('?')[0] ?? '/';
    const body = isApiPath(pathname) ? await readBody(incoming) : '';
    if (!isDisturbed(pathname, body)) {
      if (isApiPath(pathname)) return send(outgoing, await forward(backendUrl, incoming, body));
      if (incoming.headers['sec-fetch-dest'] === 'document') proxy.documents += 1;
      if (proxy.documents > 1) proxy.missing = null;
      if (proxy.missing?.test(pathname)) return void outgoing.writeHead(404).end();
      return site(incoming, outgoing);
    }
    const nth = proxy.keys.push(String(incoming.headers['idempotency-key']));
    await proxy.fault({
      nth,
      forward: () => forward(backendUrl, incoming, body),
      answer: (given) => send(outgoing, given),
      cut: () => void outgoing.destroy(),
    });
    if (outgoing.writableEnded || outgoing.destroyed) return;
    proxy.hanging += 1;
    outgoing.once('close', () => (proxy.hanging -= 1));
  }
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const port = await listenSomewhere(server);
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${port}`,
    isDisturbed,
    fault: passOn,
    missing: null,
    keys: [],
    hanging: 0,
    documents: 0,
    goAway: stop,
    comeBack: async () => {
      if (!(await listenAt(server, port))) throw new Error(`somebody took port ${port}`);
    },
    close: stop,
  };
  return proxy;
}
