import type { CallDatabaseFunction } from './database-functions.ts';
import type { BackendKeys, EmbeddedBackend, RequestContext } from './embedded-backend.ts';
import type { InboxMail } from './mail-inbox.ts';
import type { FunctionSettings } from './supabase-config.ts';

/** What a function may use of the place it runs in. */
export interface FunctionPlatform {
  fetch: typeof globalThis.fetch;
  env: (name: string) => string | undefined;
  /** Takes one finished log line. */
  log: (line: string) => void;
  /** Takes work that goes on after the answer; it does not reject. */
  background: (work: Promise<unknown>) => void;
  /** Puts a mail into the development inbox. */
  inbox: (mail: InboxMail) => Promise<void>;
  /** Calls a database function with the service role, without the way over HTTP. */
  call: CallDatabaseFunction;
}

/** The export of supabase/functions/<name>/handler.ts. */
export type FunctionHandler = (request: Request, platform?: Partial<FunctionPlatform>) => Promise<Response>;

export interface FunctionsHostOptions {
  /** @returns the function of that name, or null when there is none. */
  loadHandler(name: string): Promise<FunctionHandler | null>;
  /** By function name; a function without settings demands a user's token, as on the hosted platform. */
  settings: Readonly<Record<string, FunctionSettings>>;
  backend: Pick<EmbeddedBackend, 'fetch' | 'inbox' | 'call'>;
  keys: BackendKeys;
  /** The site's origin, which is also the address of the functions' Supabase. */
  siteUrl: string;
  /** Key of the hash under which client addresses appear in logs. */
  ipHashSecret: string;
  /** The functions' own settings, under the names of their environment variables. */
  functionSettings?: Readonly<Record<string, string>>;
  /** Takes the functions' log lines; the console unless said otherwise. */
  log?: (line: string) => void;
  /** Receives the work that functions continue after their answer, so that a caller can wait for it. */
  background?: (work: Promise<unknown>) => void;
}

/** Answers /functions/v1/<name>; null for any other path. */
export type FunctionsHost = (request: Request, context?: RequestContext) => Promise<Response | null>;

/** Whatever a sender or a proxy may claim about the client's address; only the server's own word counts. */
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
] as const;

const ROUTE = /^\/functions\/v1\/([a-z0-9][a-z0-9-]*)(\/.*)?$/u;

/** Runs the edge functions inside this process, with calls to their own Supabase answered without a socket. */
export function createEdgeFunctionsHost(options: FunctionsHostOptions): FunctionsHost {
  const { loadHandler, settings, keys } = options;
  const host: FunctionsHost = async (request, { peerAddress = null } = {}) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/functions/v1/')) return null;
    const [, name = '', rest = ''] = ROUTE.exec(url.pathname) ?? [];
    const handler = name ? await loadHandler(name) : null;
    if (!handler) return refusal(404, 'NOT_FOUND', 'Requested function was not found');
    const needsUser = settings[name]?.verifyJwt ?? true;
    if (needsUser && request.method !== 'OPTIONS' && !(await hasValidToken(request, keys.jwtSecret))) {
      return refusal(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
    }
    url.pathname = `/${name}${rest}`;
    try {
      return await handler(forward(request, url, peerAddress), platform);
    } catch (error) {
      console.error(`[functions/${name}]`, error);
      return refusal(500, 'WORKER_ERROR', 'Function exited due to an error');
    }
  };
  const platform = createPlatform(options, host);
  return host;
}

/** The request as the hosted platform hands it over: its prefix off, and one forwarding header, set by the server. */
function forward(request: Request, url: URL, peerAddress: string | null): Request {
  const headers = new Headers(request.headers);
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  if (peerAddress) headers.set('x-forwarded-for', peerAddress);
  return new Request(url, {
    method: request.method,
    headers,
    // `duplex` is demanded for a body that is still arriving; a function reads no further than its own limit.
    ...(request.body && { body: request.body, duplex: 'half' }),
  });
}

function createPlatform(
  {
    backend,
    keys,
    siteUrl,
    ipHashSecret,
    functionSettings,
    log = console.info,
    background = () => {},
  }: FunctionsHostOptions,
  host: FunctionsHost,
): FunctionPlatform {
  const { origin } = new URL(siteUrl);
  const variables: Readonly<Record<string, string>> = {
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    CLIENT_IP_HEADER: 'x-forwarded-for',
    IP_HASH_SECRET: ipHashSecret,
    SITE_URL: origin,
    ...functionSettings,
  };
  return {
    env: (name) => variables[name],
    log,
    background,
    inbox: (mail) => backend.inbox.send(mail),
    call: backend.call,
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.startsWith(`${origin}/`)) return globalThis.fetch(input, init);
      // One function calls another: the functions' address first, as on the server's own port.
      if (address.startsWith(`${origin}/functions/`)) {
        return (await host(new Request(input, init))) ?? refusal(404, 'NOT_FOUND', 'No such endpoint');
      }
      return answerInProcess(backend, input, init);
    },
  };
}

/** Without the caller's signal in the request, which is costly there: it ends the waiting, not the database's work. */
async function answerInProcess(
  backend: FunctionsHostOptions['backend'],
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const { signal, ...rest } = init;
  const bodyInMemory = typeof rest.body === 'string' || rest.body === undefined;
  const answer = backend.fetch(new Request(input, rest), { bodyInMemory });
  if (!signal) return answer;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function hasValidToken(request: Request, secret: string): Promise<boolean> {
  const token = /^Bearer (.+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return false;
  const { jwtVerify } = await import('jose');
  return jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );
}

const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
