import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { readMigrations } from '../../scripts/backend/apply-migrations.ts';
import { openDatabase, type Database } from '../../scripts/backend/connection.ts';
import { createEdgeFunctionsHost } from '../../scripts/backend/edge-functions-host.ts';
import {
  createEmbeddedBackend,
  type BackendKeys,
  type EmbeddedBackend,
} from '../../scripts/backend/embedded-backend.ts';
import { createNodeFunctionLoader } from '../../scripts/backend/node-functions.ts';
import { accountMailsCall } from '../../scripts/backend/schedule.ts';
import { readSupabaseConfig } from '../../scripts/backend/supabase-config.ts';
import { createApiListener } from '../../scripts/http/api-listener.ts';
import { confirmAccounts, SEED_PASSWORD_COST } from '../../scripts/seed/accounts.ts';
import type { Enums } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { checkAnswers } from './checked-answers.ts';
import { createNativeDatabase, type Template } from './native-postgres.ts';
import type { TestDatabase } from './night.ts';

/** `norole` is signed in without a row in user_roles. */
export type TestRole = 'norole' | Enums<'app_role'>;

export interface TestAccount {
  client: SupabaseClient;
  userId: string;
  email: string;
  password: string;
}

export interface TestBackendOptions {
  database: TestDatabase;
  /** The header of a trusted proxy; without one the socket's address counts. */
  clientIpHeader?: string;
  /** The folder that holds `supabase/`; the project itself unless said otherwise. */
  projectRoot?: string;
  rateLimitAuth?: boolean;
  ownerEmails?: readonly string[];
  /** Work factor of the hashes of passwords; the lowest unless said otherwise. */
  passwordCost?: number;
  /** Keeps Shabbat and holidays as an installation does at first. Otherwise it works on all days, on which tests run. */
  keepsRest?: boolean;
  /** Settings of the edge functions, such as FLIGHT_FEED_URL. */
  functionSettings?: Readonly<Record<string, string>>;
}

export interface TestBackend {
  /** Origin of a real server on the loopback address, with /auth/v1, /rest/v1 and /functions/v1. */
  url: string;
  keys: BackendKeys;
  backend: EmbeddedBackend;
  /** Lines that the edge functions have logged. */
  logs: readonly string[];
  /** SQL as the superuser. */
  query: EmbeddedBackend['query'];
  /** Sends the mails of accounts that wait; the sign-in service does it by itself. */
  sendAccountMails(): Promise<unknown>;
  anonClient(): SupabaseClient;
  /** A client with the service role. */
  asService(): SupabaseClient;
  /** Creates a confirmed account with the role and signs it in; a new one at each call. */
  account(role: TestRole): Promise<TestAccount>;
  /** The client of a new `account(role)`. */
  signedIn(role: TestRole): Promise<SupabaseClient>;
  close(): Promise<void>;
}

export const TEST_KEYS: BackendKeys = {
  publishable: 'sb_publishable_tests',
  secret: 'sb_secret_tests',
  jwtSecret: 'a-secret-of-the-tests-with-more-than-32-characters',
};

const ACCOUNT_MAILS_SECRET = 'secret-of-the-mails-of-accounts';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'Correct-horse-battery-9';

/** supabase-js asks for a WebSocket when a client is made; Node 20 has none, and nothing here listens for changes. */
class NoRealtime {
  constructor() {
    throw new Error('The embedded backend has no realtime');
  }
}

/** Starts the whole backend with the project's migrations and functions; PGlite in memory, or a new native database. */
export async function startTestBackend(options: TestBackendOptions): Promise<TestBackend> {
  const { projectRoot = PROJECT_ROOT, clientIpHeader = '' } = options;
  // The server has its address before the backend is there: mails and redirects carry it.
  const server = http.createServer();
  const url = await listen(server);
  const native = options.database === 'native' ? await createNativeDatabase(await template(projectRoot)) : null;
  const backend = await createEmbeddedBackend({
    target: native?.url ?? 'memory://',
    keys: TEST_KEYS,
    siteUrl: url,
    projectRoot,
    rateLimitAuth: options.rateLimitAuth ?? false,
    ownerEmails: options.ownerEmails ?? [],
    passwordCost: options.passwordCost ?? SEED_PASSWORD_COST,
    sendMails: () => sendAccountMails(),
    ...(options.database === 'pglite' && { snapshot: await migratedSnapshot(projectRoot) }),
  });
  if (projectRoot === PROJECT_ROOT) await checkAnswers(backend.query);
  if (!options.keepsRest && projectRoot === PROJECT_ROOT)
    await backend.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  const logs: string[] = [];
  const host = {
    log: (line: string) => void logs.push(line),
    loadHandler: createNodeFunctionLoader(projectRoot),
    settings: readSupabaseConfig(projectRoot).functions,
    backend,
    keys: TEST_KEYS,
    siteUrl: url,
    ipHashSecret: 'ip-hash-secret-of-the-tests',
  };
  const functions = createEdgeFunctionsHost({
    ...host,
    functionSettings: { FLIGHT_FEED_URL: 'off', ...options.functionSettings },
  });
  // Whatever a test does with the other mails, those of accounts are in the inbox when the call is answered.
  const accountMails = createEdgeFunctionsHost({
    ...host,
    log: () => {},
    functionSettings: { SCHEDULER_SECRET: ACCOUNT_MAILS_SECRET },
  });
  const sendAccountMails = () => accountMails(accountMailsCall(url, ACCOUNT_MAILS_SECRET));
  server.on('request', createApiListener({ backend, functions, siteUrl: url, clientIpHeader }));
  const clientWith = (key: string) => newClient(url, key);
  const account = async (role: TestRole) => createAccount(backend, clientWith(TEST_KEYS.publishable), role);
  return {
    url,
    keys: TEST_KEYS,
    backend,
    logs,
    query: backend.query,
    sendAccountMails,
    anonClient: () => clientWith(TEST_KEYS.publishable),
    asService: () => clientWith(TEST_KEYS.secret),
    account,
    signedIn: async (role) => (await account(role)).client,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      await native?.drop();
    },
  };
}

/** Opens a link that was mailed as the sign-in page does after a press. */
export async function openMailedLink(
  server: TestBackend,
  link: string = 'no mail',
): Promise<{ session: Session | null; code: string | undefined }> {
  const { searchParams } = new URL(link);
  const { data, error } = await server.anonClient().auth.verifyOtp({
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
  });
  return { session: data.session, code: error?.code };
}

const newClient = (url: string, key: string): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
  });

async function createAccount(backend: EmbeddedBackend, client: SupabaseClient, role: TestRole): Promise<TestAccount> {
  const email = `${role}-${randomUUID()}@example.com`;
  const signUp = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: `Test ${role}` } },
  });
  if (signUp.error) throw signUp.error;
  await confirmAccounts(backend.query, [email], PASSWORD);
  // The answer to a sign-up says nothing of the account; the session does.
  const signIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (signIn.error) throw signIn.error;
  const userId = signIn.data.user.id;
  if (role !== 'norole') {
    await backend.query(`insert into public.user_roles (user_id, role) values ($1, '${role}')`, [userId]);
  }
  return { client, userId, email, password: PASSWORD };
}

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A native database with everything that a first start brings. */
const template = async (projectRoot: string): Promise<Template> => ({
  name: `migrated_${await snapshotKey(projectRoot)}`,
  fill: async (target) => (await openMigrated(target, projectRoot)).close(),
});

/** Opens a database as a first start does: with the platform's own schema, the migrations and the seed. */
const openMigrated = (target: string, projectRoot: string, snapshot?: Blob): Promise<EmbeddedBackend> =>
  createEmbeddedBackend({
    target,
    keys: TEST_KEYS,
    siteUrl: 'http://127.0.0.1',
    projectRoot,
    ...(snapshot && { snapshot }),
  });

const snapshots = new Map<string, Promise<Blob>>();

/** An archive in memory, read once. */
function snapshotOf(name: string, file: () => Promise<string>): Promise<Blob> {
  const known = snapshots.get(name) ?? file().then(async (at) => new Blob([new Uint8Array(await readFile(at))]));
  snapshots.set(name, known);
  return known;
}

/**
 * A migrated PGlite data directory, made once per state of the migrations and kept under .cache/.
 * @param projectRoot the folder that holds `supabase/`; the project itself unless said otherwise
 */
export const migratedSnapshot = (projectRoot: string = PROJECT_ROOT): Promise<Blob> =>
  snapshotOf(projectRoot, () => migratedFile(projectRoot));

/** A PGlite data directory with nothing in it: to make one takes four times as long as to open it. */
export const emptySnapshot = (): Promise<Blob> => snapshotOf('empty', emptyFile);

/**
 * Fills a folder with the database that a first start would make there: nothing has to be started for it.
 * @param folder `database` in the DATA_DIR of a server to start
 * @param projectRoot the folder that holds `supabase/`; the project itself unless said otherwise
 */
export async function makeMigratedFolder(folder: string, projectRoot: string = PROJECT_ROOT): Promise<void> {
  const file = await migratedFile(projectRoot);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', file, '-C', folder]);
}

/** @returns the tar of a migrated data directory */
const migratedFile = async (projectRoot: string): Promise<string> =>
  keptFile(await snapshotKey(projectRoot), async () => openMigrated('memory://', projectRoot, await emptySnapshot()));

/** @returns the tar of an empty data directory */
const emptyFile = async (): Promise<string> =>
  keptFile(`empty-${await hashOf(OPENED_BY)}`, () => openDatabase('memory://'));

/**
 * Dumps a database into a file under .cache/, once.
 * @returns its path
 */
async function keptFile(name: string, open: () => Promise<Pick<Database, 'dump' | 'close'>>): Promise<string> {
  const folder = path.join(PROJECT_ROOT, '.cache', 'test-database');
  const file = path.join(folder, `${name}.tar`);
  if (existsSync(file)) return file;
  const database = await open();
  const dump = await database.dump?.();
  if (!dump) throw new Error('Only PGlite is dumped');
  await database.close();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return file;
}

/** What says how a database is opened, and with which version of its packages. */
const OPENED_BY = ['scripts/backend/connection.ts', 'package.json'].map((file) => path.join(PROJECT_ROOT, file));

/** Everything that decides about the content: migrations, seed, the platform's own SQL and the packages' versions. */
async function snapshotKey(projectRoot: string): Promise<string> {
  const migrations = await readMigrations(path.join(projectRoot, 'supabase', 'migrations'));
  return hashOf(
    [
      path.join(projectRoot, 'supabase', 'seed.sql'),
      path.join(PROJECT_ROOT, 'scripts', 'backend', 'platform-roles.ts'),
      path.join(PROJECT_ROOT, 'scripts', 'backend', 'apply-migrations.ts'),
      ...OPENED_BY,
    ],
    migrations.flatMap(({ file, sql }) => [file, sql]),
  );
}

/** A hash of these texts and of what stands in these files. */
async function hashOf(files: readonly string[], texts: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  for (const file of files) hash.update(await readFile(file).catch(() => Buffer.alloc(0)));
  return hash.digest('hex').slice(0, 24);
}
