/** The steps of `npm run deploy`, in their order: each looks what is missing, and changes that alone. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding, Step } from '../checks.ts';
import { ExplainedError } from '../explained-errors.ts';
import { buildSite } from '../http/fresh-build.ts';
import { OWN_SECRETS, withFile, type Deployment } from './deployment.ts';
import { inEnvFile, withValues } from './env-file.ts';
import { restoreSampleData } from './sample-data.ts';

const projectRoot = path.resolve(import.meta.dirname, '..', '..');

/** Names of the edge functions. */
export const functionNames = (): string[] =>
  readdirSync(path.join(projectRoot, 'supabase', 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .toSorted();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Region nearest to readers and to the flight feed. */
const REGION = 'eu-central-1';

/** Variables that a hosted project cannot do without: whether there is one, and where it comes from. */
const NEEDED: readonly [name: string, isThere: (on: Deployment) => boolean, mend: string][] = [
  [
    'VITE_SUPABASE_URL',
    ({ ref }) => Boolean(ref),
    `npx supabase projects create <name> --org-id <id> --region ${REGION}, then https://<ref>.supabase.co; npx supabase orgs list names the id`,
  ],
  [
    'SITE_URL',
    ({ settings }) => settings.siteUrl.startsWith('https://'),
    'the address of the site, such as https://www.example.com',
  ],
  ['OWNER_EMAIL', ({ settings }) => settings.ownerEmails.length > 0, 'who may become the first administrator'],
  ['MAIL_TRANSPORT', ({ settings }) => settings.mails === 'leave', 'smtp or http, and what belongs to it'],
  [
    'SMTP_URL',
    ({ configVariables }) => Boolean(configVariables['SMTP_HOST']),
    "smtps://user:password@mail.example.com:465, beside http too: the sign-in service's own way out",
  ],
  ['MAIL_FROM', ({ configVariables }) => Boolean(configVariables['SMTP_FROM']), 'the sender'],
];

const settings: Step<Deployment> = {
  name: 'settings',
  find: (on) =>
    Promise.resolve(
      NEEDED.filter(([, isThere]) => !isThere(on)).map(([at, , mend]) => ({
        kind: 'missing',
        at,
        value: `in ${on.file}`,
        mend,
      })),
    ),
};

const keys: Step<Deployment> = {
  name: 'keys of the installation',
  does: 'make them and add them to the file of settings',
  find: ({ settings: { ipHashSecret, hosted } }) =>
    Promise.resolve(
      Object.entries({ IP_HASH_SECRET: ipHashSecret, SCHEDULER_SECRET: hosted.schedulerSecret })
        .filter(([, value]) => !value)
        .map(([at]) => ({ kind: 'missing', at, value: 'is chosen by chance, once' })),
    ),
  async change({ file }, found) {
    if (!existsSync(file))
      throw new ExplainedError(`There is no ${file} to add them to: set them in the environment, for good.`);
    const made = found.map(({ at }) => [at, randomBytes(32).toString('hex')] as const);
    await writeFile(file, withValues(await readFile(file, 'utf8'), Object.fromEntries(made)));
  },
};

interface Project {
  ref: string;
  region: string;
  status: string;
}

const project: Step<Deployment> = {
  name: 'login and project',
  async find({ ref, supabaseJson }) {
    const answer = await supabaseJson<{ projects: Project[] }>('projects', 'list').catch((error: unknown) => {
      if (error instanceof ExplainedError) return error;
      throw error;
    });
    if (answer instanceof ExplainedError) {
      const mend =
        'npx supabase login, or another SUPABASE_ACCESS_TOKEN where nobody can be asked; where nothing answers, the network';
      return [{ kind: 'failed', at: 'platform', value: answer.message, mend }];
    }
    const { projects } = answer;
    const own = projects.find((one) => one.ref === ref);
    if (!own) {
      const mend = 'sign in as somebody who may see it: npx supabase login';
      return [{ kind: 'missing', at: ref, value: `is not among ${projects.length} projects of this account`, mend }];
    }
    const asleep = { kind: 'missing', at: ref, value: own.status, mend: "wake it up in the project's pages" };
    const far = { kind: 'advice', at: ref, value: `lies in ${own.region}; ${REGION} is near readers and flight feed` };
    return [...(own.status === 'ACTIVE_HEALTHY' ? [] : [asleep]), ...(own.region === REGION ? [] : [far])];
  },
};

const secrets: Step<Deployment> = {
  name: 'secrets of the functions',
  does: 'set those that are new or changed, and take away those that are gone',
  async find(on) {
    // The platform shows a hash of each.
    const { secrets: there } = await on.supabaseJson<{ secrets: { name: string; value: string }[] }>(
      'secrets',
      'list',
      `--remote=${on.ref}`,
    );
    const hashes = new Map(there.map(({ name, value }) => [name, value]));
    const wanted = Object.entries(on.secrets).filter(([name, value]) => hashes.get(name) !== sha256(value));
    const gone = there.filter(({ name }) => OWN_SECRETS.has(name) && !(name in on.secrets));
    return [
      ...wanted.map(([at]) => ({ kind: hashes.has(at) ? 'changed' : 'missing', at, value: `as in ${on.file}` })),
      ...gone.map(({ name }) => ({ kind: 'gone', at: name, value: `is not in ${on.file} any more` })),
    ];
  },
  async change({ ref, secrets: own, supabase }, found) {
    const names = (isGone: boolean) => found.filter(({ kind }) => (kind === 'gone') === isGone).map(({ at }) => at);
    const [wanted, gone] = [names(false), names(true)];
    if (wanted.length > 0) {
      const lines = wanted.map((name) => `${name}=${inEnvFile(name, own[name] ?? '')}`).join('\n');
      await withFile(`${lines}\n`, (file) =>
        supabase('secrets', 'set', `--remote=${ref}`, '--yes', '--env-file', file),
      );
    }
    if (gone.length > 0) await supabase('secrets', 'unset', `--remote=${ref}`, '--yes', ...gone);
  },
};

const sampleData: Step<Deployment> = {
  name: 'invented data',
  does: 'fill the empty database with a business at work, as npm start -- --demo does',
  async find({ query, settings: { buildVariables } }) {
    if (buildVariables['VITE_NOINDEX'] !== 'yes') return [];
    const [row] = await query<{ is_new: boolean }>(
      `select to_regclass('supabase_migrations.schema_migrations') is null as is_new`,
    );
    return row?.is_new ? [{ kind: 'missing', at: 'database', value: 'is empty, and its site is for trying out' }] : [];
  },
  change: ({ settings: own }) => restoreSampleData(own, projectRoot),
};

const database: Step<Deployment> = {
  name: 'database',
  does: 'push the migrations',
  async find({ database: target, supabaseJson }) {
    const { migrations } = await supabaseJson<{ migrations: string[] }>('db', 'push', target, '--dry-run');
    return migrations.map((at) => ({ kind: 'missing', at, value: 'is new to the database' }));
  },
  change: async ({ database: target, supabase }) => void (await supabase('db', 'push', target, '--yes')),
};

const vault: Step<Deployment> = {
  name: 'entries of the Vault',
  does: 'write them, by which the schedule calls functions and the host',
  async find({ vault: own, query }) {
    const there = await query<{ name: string; hash: string }>(
      `select name, encode(sha256(convert_to(decrypted_secret, 'UTF8')), 'hex') as hash from vault.decrypted_secrets`,
    );
    const hashes = new Map(there.map(({ name, hash }) => [name, hash]));
    const wanted = Object.entries(own).filter(([name, value]) => hashes.get(name) !== sha256(value));
    const without = {
      kind: 'advice',
      at: 'deploy_hook',
      value: 'is missing: nobody builds the pages anew when prices change',
      mend: 'set DEPLOY_HOOK, then npm run deploy -- vault',
    };
    return [
      ...wanted.map(([at]) => ({ kind: hashes.has(at) ? 'changed' : 'missing', at, value: 'of the Vault' })),
      ...(own['deploy_hook'] ? [] : [without]),
    ];
  },
  async change({ vault: own, query }, found) {
    const written = found
      .filter(({ at }) => own[at])
      .map(({ at, kind }) =>
        kind === 'changed'
          ? `select vault.update_secret(id, ${quoted(own[at] ?? '')}) from vault.secrets where name = ${quoted(at)};`
          : `select vault.create_secret(${quoted(own[at] ?? '')}, ${quoted(at)});`,
      );
    for (const statement of written) await query(statement);
  },
};

const functions: Step<Deployment> = {
  name: 'code of the functions',
  does: 'upload them all',
  isAlways: true,
  async find({ ref, supabaseJson }) {
    const { functions: there } = await supabaseJson<{ functions: { slug: string; status: string }[] }>(
      'functions',
      'list',
      `--remote=${ref}`,
    );
    const active = new Set(there.filter(({ status }) => status === 'ACTIVE').map(({ slug }) => slug));
    return functionNames()
      .filter((name) => !active.has(name))
      .map((at) => ({ kind: 'missing', at, value: 'is not there' }));
  },
  change: async ({ ref, supabase }) => void (await supabase('functions', 'deploy', `--remote=${ref}`, '--yes')),
};

interface ConfigChange {
  path: string[];
  class: string;
  declared: boolean;
}

const accounts: Step<Deployment> = {
  name: 'accounts, their mails and the API',
  does: 'push supabase/config.toml, with its mails',
  async find({ ref, supabaseJson }) {
    const { changes } = await supabaseJson<{ changes: ConfigChange[] }>('config', 'diff', `--remote=${ref}`);
    // What the platform does not show cannot be compared.
    return changes
      .filter(({ declared, class: kind }) => declared && kind !== 'local_only')
      .map(({ path: names }) => ({ kind: 'changed', at: names.join('.'), value: 'differs from supabase/config.toml' }));
  },
  isAlways: true,
  change: async ({ ref, supabase }) => void (await supabase('config', 'push', `--remote=${ref}`, '--yes')),
};

const owner: Step<Deployment> = {
  name: 'first administrator',
  does: 'let the addresses of OWNER_EMAIL become administrators at /admin-setup',
  async find({ settings: { ownerEmails }, query }) {
    const [row] = await query<{ is_new: boolean }>(`select to_regclass('private.admin_allowlist') is null as is_new`);
    const known = row?.is_new
      ? []
      : await query<{ email: string | null }>(
          `select email from private.admin_allowlist union all select null from public.user_roles where role = 'admin'`,
        );
    if (known.some(({ email }) => email === null)) return [];
    const allowed = new Set(known.map(({ email }) => email));
    return ownerEmails
      .filter((email) => !allowed.has(email))
      .map((at) => ({ kind: 'missing', at, value: 'may not become an administrator yet' }));
  },
  change: async ({ query }, found) => {
    const rows = found.map(({ at }) => `(${quoted(at)})`).join(', ');
    await query(`insert into private.admin_allowlist (email) values ${rows} on conflict do nothing returning email`);
  },
};

const site: Step<Deployment> = {
  name: 'built site',
  does: 'build it into dist/',
  isAlways: true,
  find: () => Promise.resolve<Finding[]>([]),
  change: async ({ settings: { buildVariables } }) =>
    void (await buildSite({ projectRoot, variables: buildVariables })),
};

/** By the name that picks one: `npm run deploy -- functions site`. */
export const STEPS: Readonly<Record<string, Step<Deployment>>> = {
  settings,
  keys,
  project,
  secrets,
  data: sampleData,
  database,
  vault,
  functions,
  accounts,
  owner,
  site,
};

/** What stands on this machine alone; the others tell `npm run deploy:check` what a running installation lacks. */
export const LOCAL_STEPS: ReadonlySet<string> = new Set(['data', 'site']);
