import postgres, { type Sql } from 'postgres';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import { startApiServer, type ApiServer } from './api-server.ts';
import { below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { signInStaff } from './staff-sign-in.ts';

const LEADS = 100_000;
const CALLS = 60;
/** Left out: the first calls read from the disk. */
const WARM_UP = 10;
const LIMIT = 100;

/** Names, places and notes that repeat as real ones do, and numbers that do not. */
async function fill(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type,
      content_hash, created_at, notes, status)
    select 'TM-' || (select string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + ((n / (27 ^ place)::bigint) % 27)::integer, 1), '')
                     from generate_series(0, 4) as place),
      (array['Dana', 'Yossi', 'Claire', 'Mark', 'Noa', 'דנה', 'יוסי', 'רונית', 'Hélène', 'Иван'])[1 + n * 7 % 10] || ' ' ||
        (array['Levi', 'Cohen', 'Dubois', 'Feldman', 'Azulay', 'לוי', 'כהן', 'שקד', 'Mizrahi', 'Peretz'])[1 + n / 10 % 10],
      '+9725' || (20000000 + n), 'traveller' || n || '@example.com',
      'Ben Gurion Airport, Terminal 3 → ' || (array['Jaffa Street', 'Dizengoff', 'Carmel Centre', 'King David Hotel'])[1 + n % 4]
        || ' ' || n % 200 || ', ' || (array['Jerusalem', 'Tel Aviv', 'Haifa', 'Eilat'])[1 + n % 4],
      current_date + n % 60, 2, (array['intercity', 'airport_pickup', 'airport_dropoff', 'day_tour'])[1 + n % 4],
      encode(sha256(n::text::bytea), 'hex'), now() - make_interval(secs => n * 150),
      case when n % 3 = 0 then 'Two child seats please, and a stop on the way; we are ' || n % 7 || ' with suitcases' end,
      (array['new', 'contacted', 'qualified', 'converted', 'lost'])[1 + n * 31 % 5]::public.lead_status
    from generate_series(1, ${LEADS}) as n`);
  await sql.unsafe('vacuum analyze');
}

/** What somebody at the desk asks for: name, criteria, order, page, and how many rows must come. */
const QUESTIONS: readonly [name: string, criteria: object, sort: string, page: number, rows: number][] = [
  ['list', {}, '-received', 1, 50],
  ['list, page 2,000', {}, '-received', 2000, 50],
  ['list by name, page 2,000', {}, 'name', 2000, 50],
  ['list by latest travel date, page 2,000', {}, '-travel', 2000, 50],
  ['search that finds one: a phone', { search: '052-0077 777' }, '-received', 1, 1],
  ['search that finds one: an e-mail address', { search: 'traveller77777@example.com' }, '-received', 1, 1],
  ['search that finds a part: two words', { search: 'helene haifa' }, '-received', 1, 50],
  ['search that finds many: a name', { search: 'דנה' }, 'name', 1, 50],
  ['search that finds all', { search: 'example' }, '-received', 1, 50],
  ['search that finds nothing', { search: 'zzyzx' }, '-received', 1, 0],
  ['filter by status', { statuses: ['lost'] }, '-received', 1, 50],
  ['filter by status, service and days', filtered(), 'name', 20, 50],
  ['filter and search', { statuses: ['new'], services: ['airport_pickup'], search: 'haifa' }, '-received', 1, 0],
];

function filtered() {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { statuses: ['lost', 'new'], services: ['day_tour'], received_from: day(120), received_to: day(10) };
}

async function measure(
  server: ApiServer,
  token: string,
  [name, criteria, sort, page, rows]: (typeof QUESTIONS)[number],
) {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const response = await fetch(`${server.url}/rest/v1/rpc/search_leads`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ criteria, sort, page, page_size: 50 }),
    });
    const answer = (await response.json()) as { rows?: unknown[] };
    times.push(performance.now() - started);
    if (answer.rows?.length !== rows)
      throw new Error(`${name}: ${response.status} ${JSON.stringify(answer).slice(0, 500)}`);
  }
  const measured = times.slice(WARM_UP);
  return [
    noted(`${name}, half of all`, percentile(measured, 0.5), 'ms'),
    below(`${name}, 95 of 100`, percentile(measured, 0.95), LIMIT, 'ms'),
  ];
}

async function run(): Promise<Row[]> {
  const server = await startApiServer();
  const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const token = await signInStaff(server, sql);
    const started = performance.now();
    await fill(sql);
    const rows = [noted(`storing ${LEADS} leads`, (performance.now() - started) / 1000, 's')];
    for (const question of QUESTIONS) rows.push(...(await measure(server, token, question)));
    return rows;
  } finally {
    await sql.end();
    await server.stop();
  }
}

export const leadList: Benchmark = {
  name: 'lead-list',
  group: 'backend',
  about: `the staff's list and search over ${LEADS} leads, native Postgres`,
  run,
};
