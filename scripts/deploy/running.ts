/** What `npm run deploy:check` asks a running installation: from outside, as visitors see it, and inside, by its owner's SQL. */
import type { Check } from '../checks.ts';
import { ExplainedError } from '../explained-errors.ts';
import { priceListFinding } from '../launch-check/price-list.ts';
import { headerFindings } from '../launch-check/served-headers.ts';
import type { Deployment } from './deployment.ts';
import { functionNames } from './steps.ts';

/** Milliseconds after which nobody answers; a function that nobody has called for long takes a second or two. */
const TIMEOUT_MS = 15_000;

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ExplainedError(`${address}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

const functionAddress = ({ supabaseUrl }: Pick<Deployment, 'supabaseUrl'>, name: string) =>
  `${supabaseUrl}/functions/v1/${name}`;

const functions: Check<Deployment> = {
  name: 'functions answer',
  find: async (on) => {
    const answers = await Promise.all(
      functionNames().map(async (at) => {
        const { status } = await ask(functionAddress(on, at), { method: 'OPTIONS' });
        return { at, status };
      }),
    );
    return answers
      .filter(({ status }) => status === 404 || status >= 500)
      .map(({ at, status }) => ({
        kind: 'failed',
        at,
        value: `answers ${status}`,
        mend: 'npm run deploy -- functions',
      }));
  },
};

/** What the host sends: the home page with its headers, and a page that there is not. */
const site: Check<Deployment> = {
  name: 'site as served',
  async find({ settings: { siteUrl, buildVariables }, supabaseUrl }) {
    const upload = 'npm run deploy -- site, then upload dist/ (docs/deploy.md names what each host takes)';
    const home = await ask(`${siteUrl}/`);
    if (home.status !== 200) return [{ kind: 'failed', at: siteUrl, value: `answers ${home.status}`, mend: upload }];
    const html = await home.text();
    const policy = home.headers.get('content-security-policy') ?? '';
    const isHidden = buildVariables['VITE_NOINDEX'] === 'yes';
    const missing = await ask(`${siteUrl}/there-is-no-such-page`);
    const robots = isHidden ? 'lets search engines in' : 'keeps search engines out';
    const expected: [isSo: boolean, at: string, value: string][] = [
      [policy.includes(supabaseUrl), 'content-security-policy', `does not let pages call ${supabaseUrl}`],
      [html.includes(`href="${siteUrl}`), 'canonical link', 'names another address: the site was built for that'],
      [/name="robots" content="noindex"/u.test(html) === isHidden, 'robots', robots],
      [missing.status === 404, 'a page that there is not', `is answered with ${missing.status}, not 404`],
    ];
    const found = expected.filter(([isSo]) => !isSo).map(([, at, value]) => ({ kind: 'missing', at, value }));
    return [...(await headerFindings(siteUrl)), ...found].map((one) => ({ ...one, mend: upload }));
  },
};

const prices: Check<Deployment> = {
  name: 'prices',
  async find({ supabaseUrl, settings: { publishableKey } }) {
    const finding = await priceListFinding(supabaseUrl, publishableKey);
    return finding ? [{ ...finding, mend: 'publish the price list in the back office: /dashboard/prices' }] : [];
  },
};

/** SQL that answers with a row (at, value) for each thing that is not as it should be. */
interface AskedInside {
  name: string;
  sql: string;
  mend: string;
}

const INSIDE: readonly AskedInside[] = [
  {
    name: 'schedule',
    sql: `select jobname as at, coalesce(run.status || ': ' || run.return_message, 'has never run') as value
      from cron.job left join lateral (
        select * from cron.job_run_details as one where one.jobid = job.jobid and one.status <> 'starting' order by one.runid desc limit 1
      ) as run on true
      where job.schedule = '* * * * *'
        and (run.status is null or run.status = 'failed' or run.start_time < now() - interval '10 minutes')
      union all select 'schedule', 'holds no job' where not exists (select from cron.job)`,
    mend: 'npm run deploy -- vault; a job of a new project has run after two minutes',
  },
  {
    name: 'mails',
    sql: `select 'messages' as at, 'no mail has left yet' as value
        where not exists (select from public.messages where channel = 'mail' and status = 'sent')
      union all select 'messages', count(*) || ' mails wait for more than 15 minutes' from public.messages
        where channel = 'mail' and status = 'pending' and next_attempt_at < now() - interval '15 minutes' having count(*) > 0
      union all select 'messages', count(*) || ' mails of the last day have failed' from public.messages
        where channel = 'mail' and status = 'failed' and created_at > now() - interval '1 day' having count(*) > 0`,
    mend: 'sign up at /auth, or send a request; then npm run deploy -- secrets, and the log of send-messages',
  },
  {
    name: 'flight feed',
    sql: `select 'flight_feed' as at, coalesce('was stored last at ' || fetched_at, 'has never been stored') as value
      from private.flight_feed
      where fetched_at is null or private.feed_missing_minutes() >= 10`,
    mend: 'open /flights, wait two minutes; then the log of flight-board, or FLIGHT_FEED_URL=off and npm run deploy -- secrets',
  },
  {
    name: 'administrator',
    sql: `select 'user_roles' as at, 'there is no administrator' as value
      where not exists (select from public.user_roles where role = 'admin')`,
    mend: 'sign up at /auth with an address of OWNER_EMAIL, confirm it, open /admin-setup',
  },
];

const inside = ({ name, sql, mend }: AskedInside): Check<Deployment> => ({
  name,
  async find({ query, settings: { functionSettings } }) {
    if (name === 'flight feed' && functionSettings['FLIGHT_FEED_URL'] === 'off') return [];
    const rows = await query<{ at: string; value: string }>(sql);
    return rows.map((row) => ({ kind: 'missing', ...row, mend }));
  },
});

const backups: Check<Deployment> = {
  name: 'backups',
  async find({ ref, supabaseJson, file }) {
    const there = await supabaseJson<{ backups?: unknown[]; pitr_enabled?: boolean }>(
      'backups',
      'list',
      `--remote=${ref}`,
    );
    if (there.pitr_enabled || (there.backups?.length ?? 0) > 0) return [];
    const mend = `a paid plan, or each day: DATABASE_URL=<session pooler> npm run backup (${file} may name it)`;
    return [{ kind: 'missing', at: 'platform', value: 'keeps no backup of this project', mend }];
  },
};

/** An address that nobody in the world has as his own here: of a public resolver. */
const FORGED = '9.9.9.9';

/** Networks that somebody has called from in the last minutes. */
const SENDERS = `select distinct substring(bucket from ':ip:(.*)$') as network from private.request_buckets
  where bucket like '%:ip:%' and hits[cardinality(hits)] > now() - interval '5 minutes'`;

/**
 * Whether limits by address tell senders apart: this machine calls with a forged header, then somebody opens the site from a second
 * network. @param pause asks a person and waits; null where nobody can be asked
 */
export const sendersCheck = (pause: ((question: string) => Promise<void>) | null): Check<Deployment> => ({
  name: 'two senders',
  async find(on) {
    const { secrets, settings, query } = on;
    const header = secrets['CLIENT_IP_HEADER'] ?? '';
    const mend = 'another CLIENT_IP_HEADER, which the platform writes itself; then npm run deploy -- secrets';
    const seen = async () => new Set((await query<{ network: string }>(SENDERS)).map(({ network }) => network));
    await ask(functionAddress(on, 'track-visit'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: FORGED },
      body: JSON.stringify({ kind: 'count', path: '/' }),
    });
    const first = await seen();
    if (first.has(FORGED)) return [{ kind: 'failed', at: header, value: 'is taken from whoever sends it', mend }];
    if (first.size === 0)
      return [{ kind: 'failed', at: header, value: 'does not come, or holds an address of the platform', mend }];
    if (!pause)
      return [{ kind: 'advice', at: header, value: 'only one network was tried: run it where somebody can be asked' }];
    await pause(`Open ${settings.siteUrl} on a phone without Wi-Fi, then press Enter.`);
    const second = await seen();
    return [...second].some((network) => !first.has(network))
      ? []
      : [{ kind: 'failed', at: header, value: 'phone and computer count as one sender', mend }];
  },
});

export const RUNNING: readonly Check<Deployment>[] = [functions, site, prices, ...INSIDE.map(inside), backups];
