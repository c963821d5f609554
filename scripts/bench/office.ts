import postgres, { type Sql } from 'postgres';
import { boardDayOf, DAY_MS } from '../../supabase/functions/_shared/clock/clock.ts';
import { defaultLocale, internationalLocale } from '../../supabase/functions/_shared/words/locales.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../env.ts';
import { confirmAccounts } from '../seed/accounts.ts';
import { startApiServer } from './api-server.ts';
import { atMost, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { fillYear, LEADS } from './year-of-trade.ts';

const CALLS = 40;
/** Left out: the first calls read from the disk. */
const WARM_UP = 10;
/** Milliseconds; what takes no longer seems to be there at once. */
const LIMIT = 100;

/** Something that a person asks for. */
interface Question {
  name: string;
  path: string;
  body: object;
  /** Whether the answer is one that counts: that nothing is found is quick. */
  isAnswer: (answer: unknown) => boolean;
}

const ask = (name: string, procedure: string, body: object = {}): Question => ({
  name,
  path: `/rest/v1/rpc/${procedure}`,
  body,
  isAnswer: (answer) => JSON.stringify(answer).length > 2,
});

/** A page of the list. @param rows how many must come */
const list = (name: string, criteria: object, sort = '-received', page = 1, rows = 50): Question => ({
  ...ask(name, 'search_leads', { criteria, sort, page, page_size: 50 }),
  isAnswer: (answer) => (answer as { rows?: unknown[] }).rows?.length === rows,
});

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const STRETCH = { received_from: dayAgo(120), received_to: dayAgo(10) };
const TOMORROW = boardDayOf(new Date(Date.now() + DAY_MS));

/** Orders that an index gives and that are sorted, filters that leave much and little, words that are frequent and rare. */
const OF_THE_LIST: readonly Question[] = [
  list('list', {}),
  list('list by name', {}, 'name'),
  list('list by travel date, backwards', {}, '-travel'),
  list('list by status', {}, 'status'),
  list('list, page 200', {}, '-received', 200),
  list('list by name, page 200', {}, 'name', 200),
  list('filter by status', { statuses: ['lost'] }),
  list('filter by service, by name', { services: ['day_tour'] }, 'name'),
  list('filter by days', STRETCH),
  list('filter by nobody’s', { assigned: 'nobody' }),
  list('filter by a colleague', { assigned: '00000000-0000-4000-8000-000000000000' }, '-received', 1, 0),
  list('trips from today on', { travel: 'upcoming' }, 'travel'),
  list('filter by language', { languages: [internationalLocale] }),
  list('filter that finds none', { languages: [defaultLocale], round_trip: true, travel: 'tomorrow' }, 'name', 1, 0),
  list(
    'filter by status, service, days',
    { statuses: ['lost', 'new'], services: ['day_tour'], ...STRETCH },
    'name',
    10,
  ),
  list('search that finds one: a phone', { search: '052-0007 777' }, '-received', 1, 1),
  list('search that finds one in forty: two words', { search: 'helene haifa' }),
  list('search that finds one in ten, by name', { search: 'דנה' }, 'name'),
  list('search for two letters', { search: 'da' }),
  list('search that finds all', { search: 'example' }),
  list('search that finds nothing', { search: 'zzyzx' }, '-received', 1, 0),
  list('filter and search', { statuses: ['new'], services: ['airport_pickup'], search: 'haifa' }),
  ask('file: first piece of all', 'export_leads', { criteria: {}, after: null }),
  ask('file: first piece of a search', 'export_leads', { criteria: { search: 'helene haifa' }, after: null }),
];

/** What the rows of the database decide about. */
async function questions(sql: Sql): Promise<Question[]> {
  const [known] = await sql<{ lead: string; ride: string; reference: string; key: string }[]>`
    select ride.id as ride, lead.id as lead, lead.reference, private.link_of(lead.id) ->> 'key' as key
    from public.rides as ride join public.leads as lead on lead.id = ride.lead_id
    where ride.state = 'planned' and ride.pickup_at > now() + interval '1 day' order by ride.pickup_at limit 1`;
  if (!known) throw new Error('no ride to come waits for a driver');
  const { reference, key } = known;
  return [
    ...OF_THE_LIST,
    ask('one request', 'read_lead', { lead_id: known.lead }),
    ask('figures of the overview', 'get_customer_dashboard_stats'),
    ...[7, 30, 90].map((days) => ask(`chart of ${days} days`, 'get_dashboard_trends', { days })),
    ask('board of a day', 'day_rides', { day: TOMORROW }),
    ask('next rides', 'next_rides', { rows_wanted: 8 }),
    ask('who is free for a ride', 'free_drivers', { ride: known.ride }),
    { ...ask('a traveller’s page', ''), path: '/functions/v1/trip-desk', body: { action: 'read', reference, key } },
  ];
}

/** Signs up, confirms and promotes an administrator. @returns an access token */
async function signIn(url: string, sql: Sql): Promise<string> {
  const account = { email: 'bench@example.com', password: 'Correct-horse-battery-9' };
  const call = (endpoint: string) =>
    fetch(`${url}/auth/v1/${endpoint}`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  await call('signup');
  const query = async (text: string, params: readonly unknown[] = []) =>
    [...(await sql.unsafe(text, params as never[]))] as never[];
  await confirmAccounts(query, [account.email], account.password);
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = ${account.email}`;
  const session = (await (await call('token?grant_type=password')).json()) as { access_token: string };
  return session.access_token;
}

/** How long the answers take, one after the other. @throws where one is not what was asked for */
async function answerTime(url: string, token: string, { name, path, body, isAnswer }: Question): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    times.push(performance.now() - started);
    if (!response.ok || !isAnswer(answer))
      throw new Error(`${name}: ${response.status} ${JSON.stringify(answer).slice(0, 500)}`);
  }
  return undisturbed(times.slice(WARM_UP));
}

export const office: Benchmark = {
  name: 'office',
  group: 'backend',
  about: `answers to the office and to a traveller after a year: ${LEADS} requests and rides, native Postgres, lower quartile`,
  async run(): Promise<Row[]> {
    const server = await startApiServer();
    const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
    try {
      const token = await signIn(server.url, sql);
      await fillYear(sql);
      const rows: Row[] = [];
      for (const question of await questions(sql))
        rows.push(atMost(question.name, await answerTime(server.url, token, question), LIMIT, 'ms'));
      return rows;
    } finally {
      await sql.end();
      await server.stop();
    }
  },
};
