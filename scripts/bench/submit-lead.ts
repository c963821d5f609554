import postgres, { type Sql } from 'postgres';
import { startApiServer, startEmbeddedApiServer, type NativeApiServer } from './api-server.ts';
import { atLeast, atMost, below, median, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { rate, sendLeads, sendPreflights, type Load } from './lead-load.ts';
import { cpuTime, hasProcessFigures, memoryOf } from './process-figures.ts';

const CONNECTIONS = 20;
const ROUNDS = 3;
/** Of each round: its requests, and each of its two floors. */
const SECONDS = 5;
const FLOOR_SECONDS = 2;
/** Visitors who all send at once, on the embedded database. */
const RUSH = 200;

/** The floor in the database: the same lead by one INSERT at a time and connection, each waiting for the disk. */
async function insertLeads(sql: Sql): Promise<number> {
  const until = performance.now() + FLOOR_SECONDS * 1000;
  let inserted = 0;
  const insert = async (): Promise<void> => {
    while (performance.now() < until) {
      await sql`
        insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type, notes,
          pickup, dropoff, pickup_time, luggage, round_trip, flight_number, content_hash)
        values ('TM-' || (select string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + floor(random() * 27)::integer, 1), '')
            from generate_series(1, 5)),
          'Dana Levi', '+972502000001', 'dana@example.com',
          'Ben Gurion Airport, Terminal 3 → 12 Rothschild Boulevard, Tel Aviv', current_date + 7, 3, 'airport_pickup',
          'Two large suitcases and a pushchair.', 'Ben Gurion Airport, Terminal 3', '12 Rothschild Boulevard, Tel Aviv',
          '14:00', 2, false, 'LY316', encode(sha256(random()::text::bytea), 'hex'))
        on conflict on constraint leads_reference_unique do nothing`;
      inserted += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, insert));
  return inserted / FLOOR_SECONDS;
}

/** Milliseconds of processor time used so far, by whom. */
async function processorTimes(server: NativeApiServer, sql: Sql): Promise<Record<string, number>> {
  const database = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  return {
    'the server': cpuTime([server.pid]),
    'the database': cpuTime(database.map(({ pid }) => pid)),
    'the load generator': cpuTime([process.pid]),
  };
}

interface Round {
  load: Load;
  preflights: number;
  inserts: number;
  /** Milliseconds of processor time for each request, by whom. */
  processor: Record<string, number>;
  memory: number;
}

async function playRound(server: NativeApiServer, sql: Sql): Promise<Round> {
  const preflights = rate(await sendPreflights(server.url, CONNECTIONS, FLOOR_SECONDS));
  const inserts = await insertLeads(sql);
  const before = await processorTimes(server, sql);
  const load = await sendLeads(server.url, CONNECTIONS, SECONDS);
  const after = await processorTimes(server, sql);
  const used = (who: string) => ((after[who] ?? 0) - (before[who] ?? 0)) / load.times.length;
  return {
    load,
    preflights,
    inserts,
    processor: Object.fromEntries(Object.keys(before).map((who) => [who, used(who)])),
    memory: hasProcessFigures ? memoryOf(server.pid) : Number.NaN,
  };
}

async function native(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: CONNECTIONS, onnotice: () => {} });
  try {
    await sendLeads(server.url, CONNECTIONS, 4);
    const [start] = await counts(sql);
    const rounds: Round[] = [];
    for (let nth = 0; nth < ROUNDS; nth += 1) rounds.push(await playRound(server, sql));
    const [end] = await counts(sql);
    const answered = rounds.reduce((sum, { load }) => sum + load.times.length, 0);
    return [...figures(rounds), ...losses(rounds, answered, (end?.requests ?? 0) - (start?.requests ?? 0), end)];
  } finally {
    await sql.end();
    await server.stop();
  }
}

interface Counts {
  /** Leads that came as requests: those of the floor have no key. */
  requests: number;
  quarantined: number;
  mailed: number;
}

const counts = (sql: Sql) => sql<Counts[]>`
  select count(*)::int as requests, count(*) filter (where lead.quarantined)::int as quarantined,
    (select count(*)::int from public.messages where status = 'sent' and kind = 'lead_received') as mailed
  from private.idempotency_keys join public.leads as lead on lead.id = lead_id`;

function figures(rounds: readonly Round[]): Row[] {
  const times = rounds.flatMap(({ load }) => load.times);
  const ratioTo = (floor: 'preflights' | 'inserts') => median(rounds.map((round) => rate(round.load) / round[floor]));
  const [first, last] = [rounds[0], rounds.at(-1)];
  return [
    atLeast(
      `requests over ${CONNECTIONS} connections`,
      median(rounds.map(({ load }) => rate(load))),
      1000,
      'requests/s',
    ),
    atMost('answer time, 95 of 100', percentile(times, 0.95), 40, 'ms'),
    noted('answer time, half of all', median(times), 'ms'),
    noted('answer time, 99 of 100', percentile(times, 0.99), 'ms'),
    noted('floor: the lead alone, by INSERT', median(rounds.map(({ inserts }) => inserts)), 'leads/s'),
    atLeast('requests for each lead alone', ratioTo('inserts'), 0.6, '×'),
    noted(
      'floor: a constant answer of the same server',
      median(rounds.map(({ preflights }) => preflights)),
      'answers/s',
    ),
    noted('requests for each constant answer', ratioTo('preflights'), '×'),
    ...(hasProcessFigures
      ? Object.keys(first?.processor ?? {}).map((who) =>
          noted(`processor time of ${who}`, median(rounds.map(({ processor }) => processor[who] ?? 0)), 'ms/request'),
        )
      : []),
    atMost('growth of the server’s memory, first to last round', (last?.memory ?? 0) - (first?.memory ?? 0), 50, 'MB'),
  ];
}

const losses = (rounds: readonly Round[], answered: number, stored: number, end: Counts | undefined): Row[] => [
  below(
    'answers other than 200, and errors',
    rounds.reduce((sum, { load }) => sum + load.failures, 0),
    1,
    'requests',
  ),
  // Those under way when a round ends are stored without being answered for.
  atLeast('requests answered with 200 that are stored', Math.min(stored, answered), answered, 'leads'),
  below('of these quarantined', end?.quarantined ?? 0, 1, 'leads'),
  noted('mailed about meanwhile', end?.mailed ?? 0, 'leads'),
];

async function embedded(): Promise<Row[]> {
  const server = await startEmbeddedApiServer();
  try {
    await sendLeads(server.url, RUSH, 4);
    const { times, failures, ...load } = await sendLeads(server.url, RUSH, 10);
    return [
      below(`embedded, ${RUSH} visitors at once: answer time, 99 of 100`, percentile(times, 0.99), 1000, 'ms'),
      noted('embedded: requests', rate({ times, failures, ...load }), 'requests/s'),
      below('embedded: answers other than 200, and errors', failures, 1, 'requests'),
    ];
  } finally {
    await server.stop();
  }
}

export const submitLead: Benchmark = {
  name: 'submit-lead',
  group: 'backend',
  about: `trip requests over ${CONNECTIONS} connections beside their floors, native Postgres; ${RUSH} visitors at once, embedded`,
  run: async () => [...(await native()), ...(await embedded())],
};
