import { DAY_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { defaultLocale, internationalLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import type { ApiServer } from './api-server.ts';
import { atMost, below, percentile, type Benchmark, type Row } from './benchmark.ts';
import { executionTimes, LEADS } from './staff-database.ts';
import { startStaffServer } from './staff-server.ts';

const CALLS = 40;
/** Left out: the first calls read from the disk. */
const WARM_UP = 10;
/** Milliseconds; what takes no longer seems to be there at once. */
const LIMIT = 100;

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const STRETCH = { received_from: day(120), received_to: day(10) };

/** What somebody at the desk asks for: name, criteria, order, page, and how many rows must come. */
const QUESTIONS: readonly [name: string, criteria: object, sort: string, page: number, rows: number][] = [
  ['list', {}, '-received', 1, 50],
  ['list, oldest first', {}, 'received', 1, 50],
  ['list by name', {}, 'name', 1, 50],
  ['list by name, backwards', {}, '-name', 1, 50],
  ['list by travel date', {}, 'travel', 1, 50],
  ['list by latest travel date', {}, '-travel', 1, 50],
  ['list by status', {}, 'status', 1, 50],
  ['list by status, backwards', {}, '-status', 1, 50],
  ['list, page 200', {}, '-received', 200, 50],
  ['list by name, page 200', {}, 'name', 200, 50],
  ['filter by status', { statuses: ['lost'] }, '-received', 1, 50],
  ['filter by service, by name', { services: ['day_tour'] }, 'name', 1, 50],
  ['filter by days', STRETCH, '-received', 1, 50],
  ['filter by one day, by name', { received_from: day(30), received_to: day(30) }, 'name', 1, 50],
  ['filter by nobody’s', { assigned: 'nobody' }, '-received', 1, 50],
  ['filter by mine', { assigned: 'mine' }, '-received', 1, 0],
  ['filter by a colleague', { assigned: '00000000-0000-4000-8000-000000000000' }, '-received', 1, 0],
  ['trips from today on', { travel: 'upcoming' }, 'travel', 1, 50],
  ['trips of today, newest first', { travel: 'today' }, '-received', 1, 50],
  ['trips of a week, by name', { travel: 'week' }, 'name', 1, 50],
  ['trips of one day, page 5', { travel_from: day(-20), travel_to: day(-20) }, 'travel', 5, 50],
  ['filter by language', { languages: [internationalLocale] }, '-received', 1, 50],
  ['filter by round trip, by travel date', { round_trip: true, travel: 'upcoming' }, 'travel', 1, 50],
  [
    'filter by language and period that finds none',
    { languages: [defaultLocale], round_trip: true, travel: 'tomorrow' },
    'name',
    1,
    0,
  ],
  ['held back', { quarantined: true }, '-received', 1, 0],
  [
    'filter by status, service and days',
    { statuses: ['lost', 'new'], services: ['day_tour'], ...STRETCH },
    'name',
    10,
    50,
  ],
  ['search that finds one: a phone', { search: '052-0007 777' }, '-received', 1, 1],
  ['search that finds one: an e-mail address', { search: 'traveller7777@example.com' }, '-received', 1, 1],
  ['search that finds one in forty: two words', { search: 'helene haifa' }, '-received', 1, 50],
  ['search that finds one in ten: a name', { search: 'דנה' }, '-received', 1, 50],
  ['search that finds one in ten, by name', { search: 'דנה' }, 'name', 1, 50],
  ['search that finds one in four: a place', { search: 'king david hotel' }, '-received', 1, 50],
  ['search for two letters', { search: 'da' }, '-received', 1, 50],
  ['search that finds all', { search: 'example' }, '-received', 1, 50],
  ['search that finds nothing', { search: 'zzyzx' }, '-received', 1, 0],
  ['filter and search', { statuses: ['new'], services: ['airport_pickup'], search: 'haifa' }, '-received', 1, 50],
];

const quoted = (value: object): string => `'${JSON.stringify(value)}'`;

const STATEMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    QUESTIONS.map(([name, criteria, sort, page]) => [
      name,
      `select public.search_leads(${quoted(criteria)}, '${sort}', ${page}, 50)`,
    ]),
  ),
  'new requests since yesterday': `select created_at, count(*) over () from public.leads
    where not quarantined and created_at > now() - interval '1 day' order by created_at desc limit 1`,
  'one lead': `select public.read_lead(
    (select id from public.leads where not quarantined order by created_at desc limit 1))`,
  'names of staff': 'select public.list_staff_names()',
  'file: first piece of all': `select public.export_leads('{}', null)`,
  'file: first piece of a filter': `select public.export_leads(${quoted({ statuses: ['lost'], ...STRETCH })}, null)`,
  'file: first piece of a search': `select public.export_leads(${quoted({ search: 'helene haifa' })}, null)`,
  'file: a later piece of a search': `select public.export_leads(${quoted({ search: 'helene haifa' })},
    jsonb_build_object('created_at', now() - interval '60 days', 'id', gen_random_uuid()))`,
};

async function answerTime(
  server: ApiServer,
  token: string,
  [name, criteria, sort, page, rows]: (typeof QUESTIONS)[number],
): Promise<number> {
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
  return percentile(times.slice(WARM_UP), 0.95);
}

async function run(): Promise<Row[]> {
  const { server, sql, token } = await startStaffServer();
  const rows: Row[] = [];
  const inDatabase = await executionTimes(sql, STATEMENTS);
  for (const [name, time] of Object.entries(inDatabase)) {
    rows.push(atMost(`${name}: in the database`, time, LIMIT, 'ms'));
  }
  for (const question of QUESTIONS) {
    rows.push(below(`${question[0]}: answer, 95 of 100`, await answerTime(server, token, question), LIMIT, 'ms'));
  }
  return rows;
}

export const leadList: Benchmark = {
  name: 'lead-list',
  group: 'backend',
  about: `the staff's list and search over ${LEADS} leads, native Postgres`,
  run,
};
