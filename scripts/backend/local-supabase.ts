import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ServerEnv } from '../env.ts';
import { ExplainedError } from '../explained-errors.ts';
import { createEdgeFunctionsHost, type FunctionHandler, type FunctionsHost } from './edge-functions-host.ts';
import { createEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts';
import type { Inbox } from './mail-inbox.ts';
import { RunningTasks } from './request-queue.ts';
import { watchThread } from '../watchdog.ts';
import { accountMailsCall, startSchedule } from './schedule.ts';
import { inboxPath, loadSecrets } from './secrets.ts';
import { readSupabaseConfig } from './supabase-config.ts';

export interface LocalSupabase {
  backend: EmbeddedBackend;
  functions: FunctionsHost;
  /** What the inbox page shows; null where there is no such page. */
  inbox: Inbox | null;
  /** Ends the schedule and what the functions still do behind their answers, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the backend, its schedule and the functions host that `npm start` and `npm run dev` serve.
 * @param loadHandler where the functions' code comes from.
 * @param onTaken called as soon as no other process can open the database any more.
 * @throws ExplainedError.
 */
export async function openLocalSupabase(
  env: ServerEnv,
  projectRoot: string,
  loadHandler: (name: string) => Promise<FunctionHandler | null>,
  onTaken?: () => void,
): Promise<LocalSupabase> {
  const secrets = await loadSecrets(env.dataDir);
  const keys = { publishable: env.publishableKey, secret: secrets.secretKey, jwtSecret: secrets.jwtSecret };
  const backend = await createEmbeddedBackend({
    target: env.databaseUrl ?? path.join(env.dataDir, 'database'),
    keys,
    siteUrl: env.siteUrl,
    ownerEmails: env.ownerEmails,
    projectRoot,
    sendMails: () => sendAccountMails(),
    onBroken: (code) => endWith(`The embedded database answers nothing but errors (${code}). ${START_AGAIN}`),
    ...(onTaken && { onTaken }),
  });
  const running = new RunningTasks();
  const secret = randomUUID();
  let isStopping = false;
  const functions = createEdgeFunctionsHost({
    loadHandler,
    settings: readSupabaseConfig(projectRoot).functions,
    backend,
    keys,
    siteUrl: env.siteUrl,
    ipHashSecret: env.ipHashSecret ?? secrets.ipHashSecret,
    functionSettings: { ...env.functionSettings, SCHEDULER_SECRET: secret },
    background: (work) => void running.track(work),
    isStopping: () => isStopping,
  });
  const sendAccountMails = async (): Promise<void> => {
    const sent = running.track(functions(accountMailsCall(env.siteUrl, secret)).catch(() => undefined));
    // In the inbox of a trial a mail is there when the page says so; elsewhere nobody waits for a mail server.
    if (env.mails === 'inbox') await sent;
  };
  const stopSchedule = startSchedule({ backend, functions, siteUrl: env.siteUrl, secret });
  const unwatch = env.databaseUrl ? () => {} : watchThread(`The embedded database does not come back. ${START_AGAIN}`);
  const close = async () => {
    isStopping = true;
    await stopSchedule();
    await running.settled();
    await backend.close();
    unwatch();
  };
  const inbox = env.mails === 'inbox' ? { path: inboxPath(secrets), messages: backend.inbox.messages } : null;
  return { backend, functions, inbox, close };
}

/**
 * Refuses to run a site that others reach and whose mails could not leave: its owner could never confirm an account, and
 * nobody would hear of a request.
 * @throws ExplainedError
 */
export function requireMailRoute({ mails, supabaseUrl, siteUrl, host }: ServerEnv): void {
  if (mails !== 'nowhere' || supabaseUrl) return;
  throw new ExplainedError(
    `MAIL_TRANSPORT is missing: others can reach this server (SITE_URL is ${siteUrl}, HOST ${host}), so mails have to leave by smtp or http.`,
  );
}

/** What a full disk leaves behind cannot be mended from inside; all that was acknowledged is on the disk. */
const START_AGAIN =
  'Was the disk full? The server ends: make room and start it again. No acknowledged request is lost.';

function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Where mails go and what the owner has to do next, as lines for the console. */
export async function nextSteps({ backend, inbox }: LocalSupabase, env: ServerEnv): Promise<string[]> {
  const inboxUrl = inbox && env.siteUrl + inbox.path;
  return [...mailLines(env, inboxUrl), ...(await ownerLines(backend, env, inboxUrl))];
}

function mailLines({ mails, siteUrl, functionSettings }: ServerEnv, inboxUrl: string | null): string[] {
  if (inboxUrl) {
    return [
      `This is a trial on this machine, since SITE_URL is ${siteUrl}: nobody gets a mail, and links in mails lead here.`,
      'Before others reach it, through a proxy too, set SITE_URL, OWNER_EMAIL and MAIL_TRANSPORT (see .env.example).',
      `Mails land in ${inboxUrl}`,
    ];
  }
  return [mails === 'leave' ? `Mails leave by ${functionSettings['MAIL_TRANSPORT']}` : 'Mails go nowhere'];
}

async function ownerLines(
  backend: LocalSupabase['backend'],
  env: ServerEnv,
  inboxUrl: string | null,
): Promise<string[]> {
  const [state] = await backend.query<{ has_admin: boolean }>('select private.has_administrator() as has_admin');
  if (state?.has_admin) return [`Staff sign in at ${env.siteUrl}/auth`];
  const owner = env.ownerEmails[0];
  if (!owner) return ['There is no administrator yet: set OWNER_EMAIL to your address and start again.'];
  return [
    `There is no administrator yet. Sign up at ${env.siteUrl}/auth as ${owner},`,
    `confirm through the link in ${inboxUrl ?? 'the mail'}, then open ${env.siteUrl}/admin-setup.`,
  ];
}
