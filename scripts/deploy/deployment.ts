/** A hosted environment: its settings, checked, and the Supabase CLI with the project named in each call. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { businessSettings } from '../../supabase/functions/_shared/facts/business-settings.ts';
import { ENV_NAMES, readServerEnv, type ServerEnv } from '../env.ts';
import { ExplainedError } from '../explained-errors.ts';
import { runSupabaseCli } from '../migrated-database.ts';

/** The first has its settings in `.env`, another in a file of its own: `.env.staging`. */
export const PRODUCTION = 'production';

export interface Deployment {
  /** Where its settings stand; what the process has in its environment comes first. */
  file: string;
  settings: ServerEnv;
  /** The project's address and its name in it; empty while there is no project. */
  supabaseUrl: string;
  ref: string;
  /** What the functions find in their environment, by name; nothing in it is empty. */
  secrets: Readonly<Record<string, string>>;
  /** What the schedule finds in the Vault; an empty one is left out. */
  vault: Readonly<Record<string, string>>;
  /** What supabase/config.toml takes from the environment. */
  configVariables: Readonly<Record<string, string>>;
  /** Calls the CLI for this project. @throws ExplainedError with what it said */
  supabase(...args: string[]): Promise<string>;
  /** The same, with its answer as data. */
  supabaseJson<Answer>(...args: string[]): Promise<Answer>;
  /** `--remote=…` of commands of the database: DATABASE_URL where it is given. */
  database: string;
  /** SQL as the project's owner; read from a file, since others of this machine see what a command is called with. */
  query<Row extends object = Record<string, unknown>>(sql: string): Promise<Row[]>;
}

/**
 * Reads the settings of an environment.
 * @param environment `production`, or a name of one's own
 * @throws ExplainedError with one line for each variable at fault
 */
export function openDeployment(environment: string, source: NodeJS.ProcessEnv = process.env): Deployment {
  if (!/^[a-z][a-z-]*$/u.test(environment)) throw new ExplainedError('An environment has a name of small letters.');
  const file = environment === PRODUCTION ? '.env' : `.env.${environment}`;
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const settings = readServerEnv({ ...written, ...source });
  const supabaseUrl = settings.supabaseUrl ?? '';
  const ref = /^https:\/\/([a-z]{20})\./u.exec(supabaseUrl)?.[1] ?? '';
  const secrets = functionSecrets(settings);
  const configVariables = mailServerOf(settings);
  const database = `--remote=${settings.databaseUrl ?? ref}`;
  const supabase = async (...args: string[]) => {
    const { code, output, errors } = await runSupabaseCli(['--agent', 'no', ...args], configVariables);
    if (code !== 0) throw new ExplainedError(sayingOf(args, `${output}${errors}`));
    return output;
  };
  const supabaseJson = async <Answer>(...args: string[]) =>
    JSON.parse(await supabase(...args, '--output-format', 'json')) as Answer;
  return {
    file,
    settings,
    supabaseUrl,
    ref,
    secrets,
    vault: filled({
      project_url: supabaseUrl,
      scheduler_secret: settings.hosted.schedulerSecret,
      deploy_hook: settings.hosted.deployHook,
    }),
    configVariables,
    supabase,
    supabaseJson,
    database,
    query: (sql) => withFile(sql, (name) => supabaseJson('db', 'query', database, '--yes', '--file', name)),
  };
}

/** The variables with a value. */
const filled = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value));

/** Variables that may stand among the project's secrets; others there are somebody else's. */
export const OWN_SECRETS: ReadonlySet<string> = new Set(ENV_NAMES);

/** Header in which the platform's network passes on the caller's address, written anew for each call. */
const PLATFORM_IP_HEADER = 'cf-connecting-ip';

/** What the functions read, computed from the checked settings: under the names of `.env`, without those that are empty. */
const functionSecrets = (env: ServerEnv): Readonly<Record<string, string>> =>
  filled({
    ...env.functionSettings,
    SITE_URL: env.siteUrl,
    CLIENT_IP_HEADER: env.clientIpHeader || PLATFORM_IP_HEADER,
    IP_HASH_SECRET: env.ipHashSecret ?? '',
    SCHEDULER_SECRET: env.hosted.schedulerSecret,
  });

/** The parts of SMTP_URL and MAIL_FROM, as supabase/config.toml names them, and the address that links in mails begin with. */
function mailServerOf({ siteUrl, functionSettings }: ServerEnv): Readonly<Record<string, string>> {
  const { SMTP_URL = '', MAIL_FROM = '' } = functionSettings;
  const [, sender = '', address = MAIL_FROM] = /^([^<]*)<([^>]+)>$/u.exec(MAIL_FROM) ?? [];
  const business = businessSettings((name) => functionSettings[name]);
  const server = SMTP_URL ? new URL(SMTP_URL) : null;
  return {
    SITE_URL: siteUrl,
    SMTP_HOST: server?.hostname ?? '',
    SMTP_USER: decodeURIComponent(server?.username ?? ''),
    SMTP_PASS: decodeURIComponent(server?.password ?? ''),
    SMTP_FROM: address,
    SMTP_SENDER: sender.trim() || business.name.en,
  };
}

/** Writes something that nobody else may read into a file for as long as it is used. */
export async function withFile<Answer>(text: string, withIt: (file: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, text, { mode: 0o600 });
    return await withIt(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the CLI said of its failure: the message of its JSON, or its lines. */
function sayingOf(args: readonly string[], output: string): string {
  const message = /"message":"((?:[^"\\]|\\.)*)"/u.exec(output)?.[0];
  const said = message ? (JSON.parse(`{${message}}`) as { message: string }).message : output.trim();
  const way = /IPv6/u.test(said) ? '; set DATABASE_URL, the address of the session pooler' : '';
  return `supabase ${args.slice(0, 2).join(' ')}: ${said}${way}`;
}
