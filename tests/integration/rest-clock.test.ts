/** The rest clock of the database against that of the code, and what it weighs in the form. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_REST } from '../../supabase/functions/_shared/facts/promises.ts';
import { REST_WINDOWS_FILE, restWindowsMigration } from '../../scripts/rest-windows.ts';
import { israelInstant } from '../../supabase/functions/_shared/clock/clock.ts';
import { beforeRest, closedFor, closedTimes, restUntil } from '../../supabase/functions/_shared/clock/rest-clock.ts';
import { REST_CITIES, REST_WINDOWS_SPAN, restWindows } from '../../supabase/functions/_shared/clock/rest-windows.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';

/** Hours between two looks at a year: they come to each hour of the day. By day a sixth of those at night. */
const EVERY = isNight ? 7 : 41;
const CLOSED = ['2027-01-03', '2027-03-26', '2027-10-31', '2027-02-31'];

it('weighs at most 1 KB in the form, which loads no table: code gives the windows of any year', async () => {
  const input = path.resolve(import.meta.dirname, '../../supabase/functions/_shared/clock/rest-windows.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const code = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const bytes = code.map((each) => brotliCompressSync('code' in each ? each.code : each.source).length);
  expect(bytes).toHaveLength(1);
  expect(bytes[0]).toBeGreaterThan(500);
  expect(bytes[0]).toBeLessThanOrEqual(1024);
});

/** A window in seconds since 1970. */
interface Row {
  city: string;
  starts: number;
  ends: number;
}

/** What the database says of an hour. */
interface Answers {
  hour: number;
  minutes: number;
  closed: boolean;
  rests: boolean;
  over: number;
  ahead: number;
}

describe.each(databases())('the rest clock on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, keepsRest: true });
  });
  afterAll(() => server?.close());

  it('has the windows of the module, row by row, as its migration is written', async () => {
    expect(await readFile(REST_WINDOWS_FILE, 'utf8')).toBe(restWindowsMigration());
    const rows = await server.query<Row>(
      `select city, extract(epoch from starts_at)::float8 as starts, extract(epoch from ends_at)::float8 as ends
       from private.rest_windows order by city, starts_at`,
    );
    const { from, to } = REST_WINDOWS_SPAN;
    const own = REST_CITIES.flatMap((city) =>
      restWindows(city, from, to).map(({ starts_at, ends_at }) => ({
        city,
        starts: starts_at / 1000,
        ends: ends_at / 1000,
      })),
    );
    const inOrder = (list: readonly Row[]) =>
      list.toSorted((a, b) => a.city.localeCompare(b.city) || a.starts - b.starts);
    expect(inOrder(rows)).toEqual(inOrder(own));
  });

  it('begins with the rules that the pages state', async () => {
    const [row] = await server.query('select private.rest_rules() as rules');
    expect(row?.['rules']).toEqual(FIRST_REST);
  });

  it('refuses the rides that the code refuses, and rests when it does, at each hour of the day through a year', async () => {
    await server.query(`update public.settings set value = $1::jsonb where key = 'closed_dates'`, [
      JSON.stringify(CLOSED),
    ]);
    const rows = await server.query<Answers>(
      `select extract(epoch from hour)::float8 * 1000 as hour, minutes, rest.starts_at is not null as closed,
         private.rests_at(hour) as rests, extract(epoch from private.rest_over(hour))::float8 * 1000 as over,
         extract(epoch from private.before_rest(hour, interval '1 minute'))::float8 * 1000 as ahead
       from generate_series('2026-12-31 22:00Z'::timestamptz, '2027-12-31 21:00Z', '${EVERY} hours') as hour,
         unnest('{60,480}'::integer[]) as minutes,
         private.rest_within(hour, hour + make_interval(mins => minutes), 60, 30) as rest`,
    );
    await server.query(`update public.settings set value = '[]' where key = 'closed_dates'`);
    const year = closedTimes({ ...FIRST_REST, closed_dates: CLOSED }, '2026-12-15', '2028-01-15');
    expect(rows).toHaveLength(2 * Math.ceil((365 * 24) / EVERY));
    const wrong = rows.filter(
      ({ hour, minutes, closed, rests, over, ahead }) =>
        ahead !== beforeRest(year, new Date(hour)).getTime() ||
        over !== (restUntil(year, new Date(hour))?.getTime() ?? hour) ||
        closed !== (closedFor(year, new Date(hour), minutes) !== null) ||
        rests !== (restUntil(year, new Date(hour)) !== null),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    // By the clock in Israel: Sunday to Thursday, Friday an hour before candle lighting, Saturday, Saturday night; the eve and the
    // second day of Rosh Hashana 2027; a Friday in summer.
    ['2026-11-22 07:00', true],
    ['2026-11-22 06:59', false],
    ['2026-11-22 21:59', true],
    ['2026-11-22 22:00', false],
    ['2026-11-27 15:18', true],
    ['2026-11-27 15:19', false],
    ['2026-11-28 15:00', false],
    ['2026-11-28 21:00', true],
    ['2027-07-02 18:00', true],
    ['2027-10-01 17:30', false],
    ['2027-10-03 12:00', false],
  ])('is at work at %s: %s', async (here, expected) => {
    const moment = israelInstant(here.slice(0, 10), here.slice(11));
    const [row] = await server.query('select private.is_working_time($1) as works', [moment.toISOString()]);
    expect(row?.['works']).toBe(expected);
  });

  it('never rests where the business drives on Shabbat', async () => {
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
    const rows = await server.query(
      `select hour from generate_series('2027-01-01'::timestamptz, '2027-12-31', '13 hours') as hour where private.rests_at(hour)`,
    );
    await server.query(`update public.settings set value = '"tel-aviv"' where key = 'rest_city'`);
    expect(rows).toEqual([]);
  });
});
