import type { CallDatabaseFunction } from './database-functions.ts';
import type { BackendKeys, EmbeddedBackend } from './embedded-backend.ts';
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
  /** Whether the server is to end. */
  isStopping: () => boolean;
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
  /** Whether the server is to end: functions then stop at the next good place. */
  isStopping?: () => boolean;
  /** Receives the work that functions continue after their answer, so that a caller can wait for it. */
  background?: (work: Promise<unknown>) => void;
}

/** Answers a request as the hosted platform hands it over: to /<name>, without the prefix /functions/v1. */
export type FunctionsHost = (request: Request) => Promise<Response>;

/** Where a project's functions stand on its origin. */
export const FUNCTIONS_PREFIX = '/functions/v1';

const ROUTE = /^\/([a-z0-9][a-z0-9-]*)(?:\/|$)/u;

/** Runs the edge functions inside this process, with calls to their own Supabase answered without a socket. */
export function createEdgeFunctionsHost(options: FunctionsHostOptions): FunctionsHost {
  const { loadHandler, settings, keys } = options;
  const host: FunctionsHost = async (request) => {
    const [, name = ''] = ROUTE.exec(new URL(request.url).pathname) ?? [];
    const handler = name ? await loadHandler(name) : null;
    if (!handler) return refusal(404, 'NOT_FOUND', 'Requested function was not found');
    const needsUser = settings[name]?.verifyJwt ?? true;
    if (needsUser && request.method !== 'OPTIONS' && !(await hasValidToken(request, keys.jwtSecret))) {
      return refusal(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
    }
    try {
      return await handler(request, platform);
    } catch (error) {
      console.error(`[functions/${name}]`, error);
      return refusal(500, 'WORKER_ERROR', 'Function exited due to an error');
    }
  };
  const platform = createPlatform(options, host);
  return host;
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
    isStopping = () => false,
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
    isStopping,
    inbox: (mail) => backend.inbox.send(mail),
    call: backend.call,
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.startsWith(`${origin}/`)) return globalThis.fetch(input, init);
      // One function calls another: the functions' address first, as on the server's own port.
      const prefix = origin + FUNCTIONS_PREFIX;
      if (address.startsWith(`${prefix}/`)) {
        return host(new Request(origin + address.slice(prefix.length), input instanceof Request ? input : init));
      }
      return backend.fetch(new Request(input, init));
    },
  };
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
