import type { Sql } from 'postgres';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import type { ApiServer } from './api-server.ts';
import { atMost, below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { executionTimes, fillVisits, LEADS, VISITS } from './staff-database.ts';
import { startStaffServer } from './staff-server.ts';

const CALLS = 100;
/** Left out: the first calls read from the disk. */
const WARM_UP = 20;
/** Milliseconds; what takes no longer seems to be there at once. */
const LIMIT = 100;

const STATEMENTS = {
  figures: 'select public.get_customer_dashboard_stats()',
  'chart of 7 days': 'select public.get_dashboard_trends(7)',
  'chart of 30 days': 'select public.get_dashboard_trends(30)',
  'chart of 90 days': 'select public.get_dashboard_trends(90)',
};

/** Milliseconds of each call, one after the other, and the last answer. */
async function measure(server: ApiServer, token: string, procedure: string, input: object) {
  const times: number[] = [];
  let stats: Record<string, unknown> = {};
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const response = await fetch(`${server.url}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    });
    stats = (await response.json()) as Record<string, unknown>;
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`The statistics answered ${response.status}: ${JSON.stringify(stats)}`);
  }
  return { times, stats };
}

/** The chart's sums over 90 days, from its days. */
function sumsOf({ days, response }: Record<string, unknown>): Record<string, number> {
  const list = days as { visitors: number; page_views: number; leads: number }[];
  const sum = (figure: 'visitors' | 'page_views' | 'leads') => list.reduce((total, day) => total + day[figure], 0);
  const { answered, waiting } = response as { answered: number; waiting: number };
  return { visitors: sum('visitors'), page_views: sum('page_views'), leads: sum('leads'), answered, waiting };
}

/** The same sums, counted row by row. */
async function countDays(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    with since as (select ((now() at time zone 'Asia/Jerusalem')::date - 89)::timestamp at time zone 'Asia/Jerusalem' as instant)
    select (select count(distinct (session_id, (created_at at time zone 'Asia/Jerusalem')::date))::int
        from public.visits where created_at >= instant) as visitors,
      (select count(*)::int from public.visits where created_at >= instant) as page_views,
      (select count(*)::int from public.leads where created_at >= instant) as leads,
      (select count(first_response_at)::int from public.leads where created_at >= instant) as answered,
      (select count(*)::int from public.leads where status = 'new') as waiting
    from since`;
  return row ?? {};
}

/** The same figures, counted row by row. */
async function countAll(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    with clock as (select now() at time zone 'Asia/Jerusalem' as there),
    seen as (select session_id, created_at at time zone 'Asia/Jerusalem' as at from public.visits),
    days as (select distinct session_id, at::date as day from seen)
    select (select count(*)::int from public.leads) as total_leads,
      (select count(*)::int from public.leads where status = 'new') as new_leads,
      (select count(distinct session_id)::int from public.visits) as total_visitors,
      (select count(*)::int from days where day = there::date) as today_visitors,
      (select count(*)::int from public.visits) as total_page_views,
      (select count(*)::int from public.leads
        where created_at at time zone 'Asia/Jerusalem' >= date_trunc('month', there)) as month_leads,
      (select count(*)::int from days where day >= date_trunc('month', there)) as month_visitors,
      (select count(*)::int from days where day < date_trunc('month', there)) as visitors_before_month
    from clock`;
  return row ?? {};
}

/** Figures that the roll-ups and the rows tell differently, one line for each. */
const differences = (told: Record<string, unknown>, counted: Record<string, number>): string[] =>
  Object.entries(counted)
    .filter(([name, count]) => Number(told[name]) !== count)
    .map(([name, count]) => `${name}: the roll-up says ${String(told[name])}, the rows ${count}`);

async function run(): Promise<Row[]> {
  const { server, sql, token } = await startStaffServer();
  const started = performance.now();
  await fillVisits(sql);
  const filled = performance.now() - started;
  const figures = await measure(server, token, 'get_customer_dashboard_stats', {});
  const trends = await measure(server, token, 'get_dashboard_trends', { days: 90 });
  const wrong = [
    ...differences(figures.stats, await countAll(sql)),
    ...differences(sumsOf(trends.stats), await countDays(sql)),
  ];
  for (const line of wrong) console.error(line);
  const inDatabase = await executionTimes(sql, STATEMENTS);
  return [
    noted(`storing ${VISITS} visits`, filled / 1000, 's'),
    ...Object.entries(inDatabase).map(([name, time]) => atMost(`${name}: in the database`, time, LIMIT, 'ms')),
    below('figures: answer, 99 of 100', percentile(figures.times.slice(WARM_UP), 0.99), LIMIT, 'ms'),
    below('chart of 90 days: answer, 99 of 100', percentile(trends.times.slice(WARM_UP), 0.99), LIMIT, 'ms'),
    below('figures that differ from a full count', wrong.length, 1, 'figures'),
  ];
}

export const statistics: Benchmark = {
  name: 'statistics',
  group: 'backend',
  about: `the dashboard's figures and chart over ${VISITS} visits and ${LEADS} leads, native Postgres`,
  run,
};
