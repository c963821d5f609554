import postgres from 'postgres';
import { startApiServer, startEmbeddedApiServer } from './api-server.ts';
import { atLeast, below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { rate, sendLeads, type Load } from './lead-load.ts';

/** Who all send at once, and send again as soon as they are answered. */
const VISITORS = 100;
const [WARM_UP_SECONDS, SECONDS] = [4, 10];
/** Requests a second: more than a year's in three minutes. */
const RATE = 200;
/** Milliseconds after which people begin to doubt; the form itself waits for 15 seconds. */
const PATIENCE = 2000;

const figures = (database: string, load: Load): Row[] => [
  noted(`${database}: answer time, half of all`, percentile(load.times, 0.5), 'ms'),
  below(`${database}: answer time, 99 of 100`, percentile(load.times, 0.99), PATIENCE, 'ms'),
  below(`${database}: answers other than 200, and errors`, load.failures, 1, 'requests'),
];

async function native(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const warmUp = await sendLeads(server.url, VISITORS, WARM_UP_SECONDS);
    const load = await sendLeads(server.url, VISITORS, SECONDS);
    const answered = warmUp.times.length + load.times.length;
    const [stored] = await sql<{ leads: number; quarantined: number; mailed: number }[]>`
      select count(*)::int as leads, count(*) filter (where quarantined)::int as quarantined,
        (select count(*)::int from public.messages where status = 'sent' and kind = 'lead_received') as mailed
      from public.leads`;
    return [
      atLeast('native: requests', rate(load), RATE, 'requests/s'),
      ...figures('native', load),
      // Those under way when the load ends are stored without being answered for.
      atLeast('requests answered with 200 that are stored', Math.min(stored?.leads ?? 0, answered), answered, 'leads'),
      below('of these quarantined', stored?.quarantined ?? 0, 1, 'leads'),
      noted('mailed about meanwhile', stored?.mailed ?? 0, 'leads'),
    ];
  } finally {
    await sql.end();
    await server.stop();
  }
}

async function embedded(): Promise<Row[]> {
  const server = await startEmbeddedApiServer();
  try {
    await sendLeads(server.url, VISITORS, WARM_UP_SECONDS);
    const load = await sendLeads(server.url, VISITORS, SECONDS);
    return [noted('embedded: requests', rate(load), 'requests/s'), ...figures('embedded', load)];
  } finally {
    await server.stop();
  }
}

export const submitLead: Benchmark = {
  name: 'submit-lead',
  group: 'backend',
  about: `trip requests of ${VISITORS} visitors at once, native Postgres and embedded`,
  run: async () => [...(await native()), ...(await embedded())],
};
