import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { canonicalAddress, clientNetwork } from '../../supabase/functions/_shared/http/client-ip.ts';
import type { LocalSupabase } from '../backend/local-supabase.ts';
import { createApiListener, isApiPath, type NodeListener } from './api-listener.ts';
import { answerInbox, isInboxPath } from './dev-inbox.ts';
import type { ServerEnv } from '../env.ts';
import { ExplainedError } from '../explained-errors.ts';

/** Milliseconds a sender has for its whole request; forms are small. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Milliseconds until the head of a request is there; a connection that says nothing is closed after it. */
const SILENCE_MS = 8_000;
/** Milliseconds between two looks at who is late. */
const LOOK_AROUND_MS = 2_000;
/** Milliseconds that a connection may stay open unused: longer than the proxies' own, which reuse one until they end it. */
const KEEP_ALIVE_MS = 75_000;
/** Connections at a time. What each may send before it is refused is bounded, so this bounds the memory they take. */
const CONNECTIONS = 1_000;
/** Of these, for one sender; a browser opens six, and an office has some browsers. */
const CONNECTIONS_OF_ONE = 100;
/** Milliseconds that running requests have to end when the server stops. */
const DRAIN_TIMEOUT_MS = 5_000;

/** What answers, once everything is open. */
export interface SiteParts {
  /** Null when a hosted project is the site's backend. */
  supabase: LocalSupabase | null;
  siteUrl: string;
  clientIpHeader: string;
  /** Answers whatever belongs neither to Supabase nor to the inbox. */
  pages: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
}

/** Sends each request of the origin to the part that answers it. */
export function createSiteListener({ supabase, siteUrl, clientIpHeader, pages }: SiteParts): NodeListener {
  const api = supabase && createApiListener({ ...supabase, siteUrl, clientIpHeader });
  return (incoming, outgoing) => {
    const pathname = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (api && isApiPath(pathname)) return api(incoming, outgoing);
    if (supabase && isInboxPath(pathname)) return answerInbox(incoming, outgoing, supabase.inbox);
    Promise.resolve(pages(incoming, outgoing)).catch((error: unknown) => {
      console.error('[server]', error);
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('The server could not answer\n');
    });
  };
}

export interface SiteServer {
  /** Gives the server its parts; requests that came before wait for this. */
  answerWith(listener: NodeListener): void;
  server: http.Server;
  /** Stops listening, lets running requests end, closes all connections. */
  close(): Promise<void>;
}

interface ListenOptions extends Pick<ServerEnv, 'host' | 'port' | 'facesVisitors'> {
  /** Milliseconds. */
  silence?: number;
}

/**
 * Takes the port at once, so that a second start fails before it does any work.
 * @throws ExplainedError when the port is taken or may not be used.
 */
export async function listen({ host, port, facesVisitors, silence }: ListenOptions): Promise<SiteServer> {
  let ready: (listener: NodeListener) => void = () => {};
  const listener = new Promise<NodeListener>((resolve) => (ready = resolve));
  const options = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: silence ?? SILENCE_MS,
    connectionsCheckingInterval: Math.min(silence ?? LOOK_AROUND_MS, LOOK_AROUND_MS),
  };
  const server = http.createServer(options, (incoming, outgoing) => {
    void listener.then((answer) => answer(incoming, outgoing));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = CONNECTIONS;
  if (facesVisitors) boundEachSender(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ExplainedError(describe(error, host, port))));
    server.listen(port, host, resolve);
  });
  return { server, answerWith: ready, close: () => closeServer(server) };
}

/** Nobody alone takes all connections. */
function boundEachSender(server: http.Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = canonicalAddress(socket.remoteAddress ?? '');
    if (address === null) return socket.destroy();
    const sender = clientNetwork(address);
    const count = (open.get(sender) ?? 0) + 1;
    open.set(sender, count);
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1;
      if (left === 0) open.delete(sender);
      else open.set(sender, left);
    });
    if (count > CONNECTIONS_OF_ONE) socket.destroy();
  });
}

function describe({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearTimeout(force);
}
