import { App } from '@supabase/lite';
import { readBody } from '../../supabase/functions/_shared/http/http.ts';
import { accountCallOf, AUTH_PREFIX, isAccountEndpoint } from './accounts/account-calls.ts';
import { AccountLimits } from './accounts/account-limits.ts';
import { createAccountService, type AccountService } from './accounts/account-service.ts';
import { MadeLinks } from './accounts/made-links.ts';
import { PasswordHashing } from './accounts/password-hashing.ts';
import { migrate, prepareMigrations } from './apply-migrations.ts';
import { openDatabase, isNativeTarget, type Database, type RunSql } from './connection.ts';
import { callFunctionsByStatement, databaseFunctions, type CallDatabaseFunction } from './database-functions.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { MailInbox, type InboxMail, type InboxMessage } from './mail-inbox.ts';
import { createPlatformRoles, isHostedProject } from './platform-roles.ts';
import { quietDatabaseErrors } from './quiet-errors.ts';
import { giveTurns, RequestQueue, RunningTasks } from './request-queue.ts';
import { mapSqlStates } from './sqlstate-status.ts';
import { readSupabaseConfig } from './supabase-config.ts';
import { ExplainedError } from '../explained-errors.ts';

export interface BackendKeys {
  /** Public: it stands in the site's code. */
  publishable: string;
  /** Acts as service_role; only the server's own functions know it. */
  secret: string;
  /** Signs access tokens; at least 32 characters. */
  jwtSecret: string;
}

export interface BackendOptions {
  /** `memory://`, a folder, or `postgres://…`. */
  target: string;
  keys: BackendKeys;
  /** The site's origin: mails link to it, and only its pages may be returned to. */
  siteUrl: string;
  /** Addresses that may become the first administrator; added to those already allowed. */
  ownerEmails?: readonly string[];
  /** Whether a new account must confirm its address; true unless said otherwise. */
  confirmEmail?: boolean;
  /** The folder that holds `supabase/`; the working directory unless said otherwise. */
  projectRoot?: string;
  /** Limits on the account endpoints; true unless said otherwise. */
  rateLimitAuth?: boolean;
  /** Work factor of new passwords' hashes; that of a hosted project unless said otherwise. */
  passwordCost?: number;
  /** A data directory dumped before, for `memory://` or a folder that does not exist yet. */
  snapshot?: Blob;
  /** Version of the last migration to apply; all of them unless said otherwise. */
  lastMigration?: string;
  /** Has the mails of accounts that wait in the outbox sent; the answer waits for what it returns. */
  sendMails?: () => unknown;
  /** Called when the embedded database has stopped to work for good; the code is its own. */
  onBroken?: (code: string) => void;
  /** Called as soon as nobody else can open the database any more. */
  onTaken?: () => void;
}

export interface RequestContext {
  /** The client's address; null for a call from within the server. */
  peerAddress?: string | null;
  /** The body is in memory and within the limit already; otherwise it is read whole first. */
  bodyInMemory?: boolean;
}

export interface EmbeddedBackend {
  /** Answers /auth/v1 and /rest/v1 as a Supabase project does. */
  fetch(request: Request, context?: RequestContext): Promise<Response>;
  /** Mails kept so far, the newest first. */
  inbox: { readonly messages: readonly InboxMessage[]; send(mail: InboxMail): Promise<void> };
  /** Calls a function of the schema public with the rights of the secret key, in turn with the requests. */
  call: CallDatabaseFunction;
  /** SQL as the superuser, in turn with the requests. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Migration files applied by this start. */
  appliedMigrations: readonly string[];
  /** The data directory as an archive; PGlite only. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** Digits of what a token is made from: as hard to guess as a key, where the usual six are found within the hour. */
const TOKEN_DIGITS = 32;

/** Bytes; far above any call of the site, far below what hurts. */
const BODY_LIMIT = 1_048_576;

/**
 * Opens the database, applies the migrations and returns a Supabase backend in this process.
 * @throws ExplainedError, or what the database says when it cannot be opened.
 */
export async function createEmbeddedBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  const { target, projectRoot = process.cwd() } = options;
  const onDisk = !isNativeTarget(target) && !target.startsWith('memory:');
  const unlock = onDisk ? lockDataDir(target) : () => {};
  if (onDisk) options.onTaken?.();
  try {
    const database = await openDatabase(target, options.snapshot, options.onBroken);
    if (!onDisk) options.onTaken?.();
    try {
      const inbox = new MailInbox();
      const links = new MadeLinks();
      const app = await createApp(database, links, options, projectRoot);
      const migrations = await setUpDatabase(database, app, options, projectRoot);
      return assemble({ database, app, inbox, links, migrations, unlock, options });
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

async function createApp(
  database: Database,
  links: MadeLinks,
  { keys, siteUrl, confirmEmail = true }: BackendOptions,
  projectRoot: string,
): Promise<App> {
  const config = readSupabaseConfig(projectRoot);
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], extra_search_path: ['public', 'extensions'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.jwtExpiry,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      enable_signup: true,
      minimum_password_length: config.minimumPasswordLength,
      email: { enable_signup: true, enable_confirmations: confirmEmail, otp_length: TOKEN_DIGITS },
    },
    options: { server: { admin: false }, drivers: { email: links } },
  });
  await app.init();
  // Otherwise the first request grants everything to everyone in each schema that has row-level security.
  (database.connection as unknown as { rlsState: string }).rlsState = 'active';
  mapSqlStates(database.connection);
  quietDatabaseErrors(database.connection);
  callFunctionsByStatement(database);
  return app;
}

const HOSTED =
  "The database at DATABASE_URL is a hosted project's, which has a sign-in service and an API of its own. Leave DATABASE_URL empty, and name " +
  'the project by VITE_SUPABASE_URL.';

async function setUpDatabase(
  database: Database,
  app: App,
  { ownerEmails = [], lastMigration }: Pick<BackendOptions, 'ownerEmails' | 'lastMigration'>,
  projectRoot: string,
) {
  if (await isHostedProject(database.query)) throw new ExplainedError(HOSTED);
  await app.ensureSystemSchema();
  const firstStart = await prepareMigrations(database);
  await createPlatformRoles(database.query, firstStart);
  const applied = await migrate(database, projectRoot, lastMigration);
  await allowOwners(database, ownerEmails);
  await database.connection.clearSchemaCache();
  const [hooks] = await database.query<{ there: boolean }>(
    `select to_regprocedure('private.hook_send_email(jsonb)') is not null as there`,
  );
  return { applied, hasHooks: hooks?.there === true };
}

/** Puts the owners on the private list that create_initial_admin reads. */
async function allowOwners({ query }: Database, emails: readonly string[]): Promise<void> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('private.admin_allowlist') is not null as there`);
  if (!table?.there) return;
  for (const email of emails) {
    await query('insert into private.admin_allowlist (email) values ($1) on conflict do nothing', [
      email.trim().toLowerCase(),
    ]);
  }
}

function assemble({
  database,
  app,
  inbox,
  links,
  migrations,
  unlock,
  options,
}: {
  database: Database;
  app: App;
  inbox: MailInbox;
  links: MadeLinks;
  migrations: { applied: string[]; hasHooks: boolean };
  unlock: () => void;
  options: BackendOptions;
}): EmbeddedBackend {
  const queue = new RequestQueue();
  const running = new RunningTasks();
  const serialise = <Result>(task: () => Promise<Result>): Promise<Result> =>
    running.track(database.kind === 'pglite' ? queue.run(() => giveTurns().then(task)) : task());
  const query: RunSql = (sql, params) => serialise(() => database.query(sql, params));
  const send = (request: Request, peerAddress: string | null) =>
    serialise(() => whileReachable(database, async () => app.fetch(request, { peerAddress })));
  const hashing = new PasswordHashing(options.passwordCost);
  const limits = options.rateLimitAuth === false ? null : new AccountLimits();
  const { hasHooks } = migrations;
  const { siteUrl, sendMails = () => {} } = options;
  const accounts = createAccountService({ send, query, limits, hashing, links, hasHooks, sendMails, siteUrl });
  const answer = createRouter(send, (...call) => running.track(whileReachable(database, () => accounts(...call))));
  const callFunction = databaseFunctions(database);
  let closing: Promise<void> | undefined;

  const close = async () => {
    await running.settled();
    await hashing.close();
    await database.close().finally(unlock);
  };
  return {
    fetch: async (request, context) =>
      closing ? failure(503, 'stopping', 'The server is stopping') : answer(request, context),
    inbox,
    call: async (name, args) => {
      if (closing) throw new Error('The server is stopping');
      return serialise(() => callFunction(name, args));
    },
    query,
    appliedMigrations: migrations.applied,
    dump: () => serialise(dumpOf(database)),
    close: () => (closing ??= close()),
  };
}

/**
 * Sends each call to the part that answers it.
 * @param send passes a request on to the Supabase implementation, in turn with the others.
 */
function createRouter(
  send: (request: Request, address: string | null) => Promise<Response>,
  accounts: AccountService,
): EmbeddedBackend['fetch'] {
  return async (incoming, { peerAddress = null, bodyInMemory = false } = {}) => {
    const { pathname } = new URL(incoming.url);
    const isAccount = pathname.startsWith(AUTH_PREFIX);
    if (!isAccount && !pathname.startsWith('/rest/v1/')) return notFound();
    const request = bodyInMemory ? incoming : await bufferOrRefuse(incoming);
    if (request instanceof Response) return request;
    if (!isAccount || (request.method === 'OPTIONS' && isAccountEndpoint(pathname))) return send(request, peerAddress);
    const call = accountCallOf(request);
    return call ? accounts(call, request, peerAddress) : notFound();
  };
}

/** Answers 503 where the Supabase implementation takes a database that is gone for a fault of its own. */
async function whileReachable({ failures = () => 0 }: Database, task: () => Promise<Response>): Promise<Response> {
  const before = failures();
  const answer = await task().catch((error: unknown) => {
    if (failures() > before) return null;
    throw error;
  });
  if (answer && (answer.status < 500 || failures() === before)) return answer;
  return failure(503, 'unavailable', 'The database does not answer');
}

function dumpOf({ dump }: Database): () => Promise<Blob> {
  if (!dump) throw new Error('Only a PGlite database can be dumped as a data directory');
  return dump;
}

/** Reads the body whole first, so that a slow sender never holds the queue. */
async function bufferOrRefuse(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  const body = await readBody(request, BODY_LIMIT);
  if (!body) return failure(413, 'body_too_large', `The body is larger than ${BODY_LIMIT} bytes`);
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

const failure = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });

const notFound = (): Response => failure(404, 'not_found', 'No such endpoint');
