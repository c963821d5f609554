import postgres, { type Sql } from 'postgres';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import { startApiServer, type ApiServer } from './api-server.ts';
import { below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';

const VISITS = 1_000_000;
const LEADS = 100_000;
const CALLS = 200;

/** Rows over half a year, with sessions of five pages, in pieces as the triggers would see them from an import. */
async function fill(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into public.visits (session_id, path, created_at)
    select 'session-' || n / 5, '/page-' || (n % 97), now() - make_interval(secs => n * 15)
    from generate_series(1, ${VISITS}) as n`);
  await sql.unsafe(`
    insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type, content_hash, created_at)
    select 'TM-' || (select string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + ((n / (27 ^ place)::bigint) % 27)::integer, 1), '')
                     from generate_series(0, 4) as place),
      'Traveller ' || n, '+9725' || (20000000 + n), 'traveller@example.com', 'Jerusalem', current_date, 2, 'intercity', encode(sha256(n::text::bytea), 'hex'),
      now() - make_interval(secs => n * 150)
    from generate_series(1, ${LEADS}) as n`);
  await sql.unsafe('vacuum analyze');
}

/** Signs up, confirms and promotes a member of staff. @returns an access token. */
async function signIn(server: ApiServer, sql: Sql): Promise<string> {
  const account = { email: 'bench@example.com', password: 'Correct-horse-battery-9' };
  const call = (endpoint: string) =>
    fetch(`${server.url}/auth/v1/${endpoint}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await call('signup');
  await sql`update auth.users set email_confirmed_at = now() where email = ${account.email}`;
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = ${account.email}`;
  const session = (await (await call('token?grant_type=password')).json()) as { access_token: string };
  return session.access_token;
}

/** Milliseconds of each call, one after the other, and the last answer. */
async function measure(server: ApiServer, token: string) {
  const times: number[] = [];
  let stats: Record<string, unknown> = {};
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const response = await fetch(`${server.url}/rest/v1/rpc/get_customer_dashboard_stats`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    stats = (await response.json()) as Record<string, unknown>;
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`The statistics answered ${response.status}: ${JSON.stringify(stats)}`);
  }
  return { times, stats };
}

/** The same figures, counted row by row. */
async function countAll(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select (select count(*)::int from public.leads) as total_leads,
      (select count(*)::int from public.leads where status = 'new') as new_leads,
      (select count(distinct session_id)::int from public.visits) as total_visitors,
      (select count(distinct session_id)::int from public.visits
        where (created_at at time zone 'Asia/Jerusalem')::date = (now() at time zone 'Asia/Jerusalem')::date) as today_visitors,
      (select count(*)::int from public.visits) as total_page_views`;
  return row ?? {};
}

async function run(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const token = await signIn(server, sql);
    const started = performance.now();
    await fill(sql);
    const filled = performance.now() - started;
    const { times, stats } = await measure(server, token);
    const counted = await countAll(sql);
    const wrong = Object.entries(counted).filter(([name, count]) => Number(stats[name]) !== count);
    for (const [name, count] of wrong)
      console.error(`${name}: the roll-up says ${String(stats[name])}, the rows ${count}`);
    return [
      noted(`storing ${VISITS} visits and ${LEADS} leads`, filled / 1000, 's'),
      noted('answer time, half of all', percentile(times.slice(20), 0.5), 'ms'),
      below('answer time, 99 of 100', percentile(times.slice(20), 0.99), 50, 'ms'),
      below('figures that differ from a full count', wrong.length, 1, 'figures'),
    ];
  } finally {
    await sql.end();
    await server.stop();
  }
}

export const statistics: Benchmark = {
  name: 'statistics',
  about: `the dashboard's figures over ${VISITS} visits and ${LEADS} leads, native Postgres`,
  run,
};
