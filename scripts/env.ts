import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { EMAIL_ADDRESS } from '../supabase/functions/_shared/people/email-address.ts';
import { writtenLocales } from '../supabase/functions/_shared/words/locales.ts';
import { ExplainedError } from './explained-errors.ts';

/** Public key of the embedded backend; it opens nothing that an anonymous visitor may not do. */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_embedded_development';

const EMBEDDED_OWNER = 'owner@example.com';

/** The server's settings, complete and checked. `.env.example` says what each one is for. */
export interface ServerEnv {
  host: string;
  port: number;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** `postgres://…`, or null for the embedded database. */
  databaseUrl: string | null;
  /** Lower case. */
  ownerEmails: string[];
  /** Lower case; empty without a trusted proxy. */
  clientIpHeader: string;
  /** Whether visitors connect to this server itself: behind a proxy, or one that speaks HTTPS, all come from one address. */
  facesVisitors: boolean;
  /** Null where one is to be generated. */
  ipHashSecret: string | null;
  /** What only a hosted project needs (scripts/deploy); empty where it is not given. */
  hosted: { schedulerSecret: string; deployHook: string };
  /**
   * Where mails go: out by MAIL_TRANSPORT; into the inbox page of this machine, which opens accounts to whoever sees it;
   * or nowhere, because others may reach the server and nothing says how mails leave.
   */
  mails: 'leave' | 'inbox' | 'nowhere';
  /** What the edge functions read from their environment, under the same names. */
  functionSettings: Record<string, string>;
  publishableKey: string;
  /** The hosted project's origin, or null when this server is the backend. */
  supabaseUrl: string | null;
  /** The VITE_ variables as the build has to see them. */
  buildVariables: Record<string, string>;
}

const empty = z.literal('');
const origin = z
  .url({ protocol: /^https?$/u, error: 'must be an address such as https://www.example.com' })
  .transform((address) => new URL(address).origin);
const webAddress = z.url({ protocol: /^https?$/u, error: 'must be a web address' });
const emailAddress = (error: string) => z.email({ pattern: EMAIL_ADDRESS, error });
const phone = z.string().regex(/^\+\d{8,15}$/u, 'must be a phone number such as +97235550142');

/** Variables of the site that the mails need, too (supabase/functions/_shared/facts/business-settings.ts). */
const OF_THE_BUSINESS = /^VITE_(?:BUSINESS|LEGAL|LICENCE)_/u;

/** Names and addresses that each language writes in its own way. */
const namesPerLanguage = Object.fromEntries(
  writtenLocales.flatMap((locale) =>
    ['BUSINESS_NAME', 'BUSINESS_SHORT_NAME', 'BLOG_AUTHOR', 'LEGAL_NAME', 'LEGAL_ADDRESS', 'LICENCE'].map((name) => [
      `VITE_${name}_${locale.toUpperCase()}`,
      z.string(),
    ]),
  ),
);

const schema = z.object({
  HOST: z.string().regex(/^[\w.:-]+$/u, 'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/u, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535'),
  SITE_URL: empty.or(origin),
  DATA_DIR: z.string().min(1),
  DATABASE_URL: empty.or(
    z.url({
      protocol: /^postgres(?:ql)?$/u,
      error: 'must be empty or an address such as postgres://user:password@host:5432/name',
    }),
  ),
  OWNER_EMAIL: empty.or(
    z
      .string()
      .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
      .pipe(z.array(emailAddress('must be an e-mail address, or several with commas between them'))),
  ),
  CLIENT_IP_HEADER: empty.or(z.string().regex(/^[\w-]+$/u, 'must be the name of one header, such as x-forwarded-for')),
  IP_HASH_SECRET: empty.or(z.string().min(32, 'must have at least 32 characters')),
  SCHEDULER_SECRET: empty.or(z.string().min(32, 'must have at least 32 characters')),
  DEPLOY_HOOK: empty.or(webAddress),
  FLIGHT_FEED_URL: z
    .enum(['', 'off', 'sample'])
    .or(z.url({ protocol: /^https?$/u, error: 'must be empty, off, sample or the address of a feed' })),
  MAIL_TRANSPORT: z.enum(['', 'inbox', 'smtp', 'http'], 'must be inbox, smtp or http'),
  MAIL_FROM: empty.or(
    z.string().regex(/^(?:[^<>@]*<)?[^<>@\s]+@[^<>@\s]+>?$/u, 'must be an address, or a name and an address in <>'),
  ),
  SMTP_URL: empty.or(
    z.url({ protocol: /^smtps?$/u, error: 'must be an address such as smtps://user:password@mail.example.com:465' }),
  ),
  MAIL_API_URL: empty.or(webAddress),
  MAIL_API_KEY: z.string(),
  NOTIFY_FALLBACK: empty.or(emailAddress('must be an e-mail address')),
  VITE_SUPABASE_URL: empty.or(origin),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string(),
  VITE_SITE_URL: empty.or(origin),
  VITE_NOINDEX: empty.or(z.literal('yes')),
  ...namesPerLanguage,
  VITE_LEGAL_NUMBER: empty.or(z.string().regex(/^\d{5,9}$/u, 'must be 5 to 9 digits')),
  VITE_LICENCE_KIND: empty.or(z.enum(['transport', 'taxi'])),
  VITE_LICENCE_NUMBER: z.string(),
  VITE_BUSINESS_PHONE: empty.or(phone),
  VITE_BUSINESS_WHATSAPP: empty.or(phone),
  VITE_BUSINESS_WHATSAPP_INFO: empty.or(phone),
  VITE_BUSINESS_EMAIL: empty.or(emailAddress('must be an e-mail address')),
  VITE_QUOTE_URL: empty.or(webAddress),
  VITE_PRIVACY_COMPLIANT: empty.or(z.literal('yes')),
  VITE_HOME_VIDEO_ID: empty.or(
    z.string().regex(/^[\w-]{11}$/u, 'must be the id of a film on YouTube, 11 letters and digits'),
  ),
  VITE_MAPS_REVIEWS_URL: empty.or(webAddress),
  VITE_FACEBOOK_URL: empty.or(webAddress),
  VITE_INSTAGRAM_URL: empty.or(webAddress),
  VITE_TIKTOK_URL: empty.or(webAddress),
  VITE_LINKEDIN_URL: empty.or(webAddress),
});

/** Every variable that decides about the server and the site. */
export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

const DEFAULTS: Readonly<Record<string, string>> = { HOST: '127.0.0.1', PORT: '4173', DATA_DIR: '.data' };

/**
 * Reads and checks the server's settings.
 * @param source the variables; those of the process are completed from the file `.env` where there is one.
 * @throws ExplainedError with one line per variable at fault.
 */
export function readServerEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  if (source === process.env && existsSync('.env')) process.loadEnvFile('.env');
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || (DEFAULTS[name] ?? '')]),
  );
  const parsed = schema.safeParse(given);
  const lines = parsed.success ? [] : linesOf(parsed.error, given);
  if (given['VITE_SUPABASE_URL'] && !given['VITE_SUPABASE_PUBLISHABLE_KEY']) {
    lines.push(
      'VITE_SUPABASE_PUBLISHABLE_KEY is missing: VITE_SUPABASE_URL names a hosted project, so its key is needed.',
    );
  }
  lines.push(...missingForMail(given));
  if (!parsed.success || lines.length > 0) throw new ExplainedError(lines.join('\n'));
  return complete(parsed.data, source);
}

/** What the chosen way of sending mails needs besides. */
function missingForMail(given: Record<string, string>): string[] {
  const transport = given['MAIL_TRANSPORT'] ?? '';
  const needed = { smtp: ['SMTP_URL', 'MAIL_FROM'], http: ['MAIL_API_KEY', 'MAIL_FROM'] }[transport] ?? [];
  return needed
    .filter((name) => !given[name])
    .map((name) => `${name} is missing: MAIL_TRANSPORT is ${transport}, so it is needed.`);
}

/** Names of this very machine, which lead nobody else here. */
export const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u;

const isSeenHereAlone = (siteUrl: string, host: string): boolean =>
  LOOPBACK_HOST.test(new URL(siteUrl).hostname) && LOOPBACK_HOST.test(host);

/** Decided by the settings alone: behind a proxy each request looks as if it came from this machine. */
function mailRoute(transport: string, siteUrl: string, host: string): ServerEnv['mails'] {
  if (transport === 'smtp' || transport === 'http') return 'leave';
  return isSeenHereAlone(siteUrl, host) ? 'inbox' : 'nowhere';
}

function complete(values: z.infer<typeof schema>, source: NodeJS.ProcessEnv): ServerEnv {
  const siteUrl = values.SITE_URL || `http://localhost:${values.PORT}`;
  const supabaseUrl =
    values.VITE_SUPABASE_URL && values.VITE_SUPABASE_URL !== siteUrl ? values.VITE_SUPABASE_URL : null;
  // Where others reach the site, an invented owner's mailbox may be anybody's.
  const isTrial = !values.DATABASE_URL && isSeenHereAlone(siteUrl, values.HOST);
  const ownerEmails = values.OWNER_EMAIL || (isTrial ? [EMBEDDED_OWNER] : []);
  const publishableKey = values.VITE_SUPABASE_PUBLISHABLE_KEY || EMBEDDED_PUBLISHABLE_KEY;
  const others = Object.entries(source).filter(
    (entry): entry is [string, string] => entry[0].startsWith('VITE_') && Boolean(entry[1]),
  );
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL || null,
    ownerEmails,
    clientIpHeader: values.CLIENT_IP_HEADER.toLowerCase(),
    facesVisitors: !values.CLIENT_IP_HEADER && siteUrl.startsWith('http:') && !LOOPBACK_HOST.test(values.HOST),
    ipHashSecret: values.IP_HASH_SECRET || null,
    hosted: { schedulerSecret: values.SCHEDULER_SECRET, deployHook: values.DEPLOY_HOOK },
    mails: mailRoute(values.MAIL_TRANSPORT, siteUrl, values.HOST),
    functionSettings: {
      FLIGHT_FEED_URL: values.FLIGHT_FEED_URL,
      MAIL_TRANSPORT: values.MAIL_TRANSPORT,
      MAIL_FROM: values.MAIL_FROM,
      SMTP_URL: values.SMTP_URL,
      MAIL_API_URL: values.MAIL_API_URL,
      MAIL_API_KEY: values.MAIL_API_KEY,
      NOTIFY_FALLBACK: values.NOTIFY_FALLBACK || (ownerEmails[0] ?? ''),
      // What mails to travellers say of the business, as the site's pages do.
      ...Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => OF_THE_BUSINESS.test(entry[0])),
      ),
    },
    publishableKey,
    supabaseUrl,
    buildVariables: {
      ...Object.fromEntries(others),
      VITE_SITE_URL: values.VITE_SITE_URL || siteUrl,
      VITE_SUPABASE_URL: supabaseUrl ?? '',
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
  };
}

/** Secrets are not repeated; anything else is shown, since that is what makes a slip easy to find. */
function linesOf(error: z.ZodError, given: Record<string, string>): string[] {
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    if (!problems.has(name)) problems.set(name, sentenceOf(issue));
  }
  return [...problems].map(([name, problem]) => {
    const shown = /SECRET|KEY|HOOK|DATABASE_URL|SMTP_URL/u.test(name) ? '' : ` (it is "${given[name]}")`;
    return `${name} ${problem}${shown}.`;
  });
}

/** "Empty or …" fails twice; the second half is the one that tells what is expected. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  return issue.errors.at(-1)?.[0]?.message ?? issue.message;
}
