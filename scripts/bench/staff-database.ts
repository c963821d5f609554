import { existsSync, readFileSync } from 'node:fs';
import type { Sql, TransactionSql } from 'postgres';
import { defaultLocale, locales } from '../../supabase/functions/_shared/words/locales.ts';
import { undisturbed } from './benchmark.ts';

export const VISITS = 1_000_000;
export const LEADS = 30_000;

const REFERENCE = `'TM-' || (select string_agg(substr('23456789ACDEFGHJKMNPQRTVWXY', 1 + ((n / (27 ^ place)::bigint) % 27)::integer, 1), '')
  from generate_series(0, 4) as place)`;

/** One of these for each row: the same at each run, and with nothing to do with the choices of other columns. */
const oneOf = (salt: number, ...choices: string[]): string =>
  `(array[${choices.map((choice) => `'${choice}'`).join(', ')}])[1 + (hashint4extended(n, ${salt}) & 1048575) % ${choices.length}]`;

/**
 * Leads of a year: names, places and notes that repeat as real ones do, and numbers that do not. Nineteen of twenty
 * have been answered.
 */
export async function fillLeads(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into public.leads (reference, name, phone, email, destination, travel_date, passengers, service_type,
      content_hash, created_at, notes, status, first_response_at, pickup_time, language, round_trip)
    select ${REFERENCE},
      ${oneOf(1, 'Dana', 'Yossi', 'Claire', 'Mark', 'Noa', 'דנה', 'יוסי', 'רונית', 'Hélène', 'Иван')} || ' ' ||
        ${oneOf(2, 'Levi', 'Cohen', 'Dubois', 'Feldman', 'Azulay', 'לוי', 'כהן', 'שקד', 'Mizrahi', 'Peretz')},
      '+9725' || (20000000 + n), 'traveller' || n || '@example.com',
      'Ben Gurion Airport, Terminal 3 → ' || ${oneOf(3, 'Jaffa Street', 'Dizengoff', 'Carmel Centre', 'King David Hotel')}
        || ' ' || n % 200 || ', ' || ${oneOf(4, 'Jerusalem', 'Tel Aviv', 'Haifa', 'Eilat')},
      current_date + n % 60, 2, ${oneOf(5, 'intercity', 'airport_pickup', 'airport_dropoff', 'day_tour')},
      encode(sha256(n::text::bytea), 'hex'), now() - make_interval(secs => n * 1050),
      case when n % 3 = 0 then 'Two child seats please, and a stop on the way; we are ' || n % 7 || ' with suitcases' end,
      case when n % 20 = 0 then 'new' else ${oneOf(6, 'contacted', 'qualified', 'converted', 'lost')} end::public.lead_status,
      case when n % 20 > 0 then now() - make_interval(secs => n * 1050) + make_interval(secs => 60 + n * 7919 % 14400) end,
      make_time(n * 7 % 24, 0, 0), ${oneOf(7, ...locales.filter((locale) => locale !== defaultLocale))}::private.language, n % 5 = 0
    from generate_series(1, ${LEADS}) as n`);
  await sql.unsafe('vacuum analyze');
}

/** Visits of half a year, in sessions of five pages. */
export async function fillVisits(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into public.visits (session_id, path, created_at)
    select 'session-' || n / 5, '/page-' || (n % 97), now() - make_interval(secs => n * 15)
    from generate_series(1, ${VISITS}) as n`);
  await sql.unsafe('vacuum analyze');
}

const CALLER = `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', 'authenticated', true),
  set_config('request.jwt.claims', json_build_object('sub', $1, 'role', 'authenticated')::text, true),
  set_config('role', 'authenticated', true)`;

/** Milliseconds over which statements are run, in rounds: longer than what disturbs a processor most times. */
const STRETCH = 5_000;
const FEWEST_ROUNDS = 9;

/**
 * What statements cost the database, as an administrator who is signed in: the processor time of its process, or where the
 * system does not tell it the execution time of EXPLAIN ANALYZE. Nothing of what they write is kept.
 *
 * What else runs on the machine makes a processor slower, for a second or for ten. So the statements are run in turn, round
 * after round, and each costs what it costs undisturbed.
 * @param statements SQL by the name of the question
 * @returns milliseconds by the name of the question
 */
export async function executionTimes(
  sql: Sql,
  statements: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const [admin] = await sql<{ id: string }[]>`select user_id as id from public.user_roles where role = 'admin'`;
  const times = Object.fromEntries(Object.keys(statements).map((name): [string, number[]] => [name, []]));
  await sql
    .begin(async (session) => {
      const [backend] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const pid = backend?.pid ?? 0;
      await session.unsafe(CALLER, [admin?.id ?? '']);
      const started = performance.now();
      for (let round = 0; round <= FEWEST_ROUNDS || performance.now() - started < STRETCH; round += 1) {
        for (const [name, statement] of Object.entries(statements)) {
          const time = await timeOf(session, statement, pid);
          // The first round reads from the disk.
          if (round > 0) times[name]?.push(time);
        }
      }
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, undisturbed(values)]));
}

/** Ends a transaction that was only a measurement. */
class Undone extends Error {}

/** Milliseconds that one thread's process has been on a processor so far, exact to a microsecond; NaN where it is not told. */
function runTime(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/** Milliseconds of one execution. */
async function timeOf(session: TransactionSql, statement: string, pid: number): Promise<number> {
  const before = runTime(pid);
  const [row] = await session.unsafe<{ 'QUERY PLAN': { 'Execution Time': number }[] }[]>(
    `explain (analyze, timing off, format json) ${statement}`,
  );
  const used = runTime(pid) - before;
  return Number.isNaN(used) ? (row?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN) : used;
}
