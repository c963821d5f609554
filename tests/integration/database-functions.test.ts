/** The functions' own way to the database: without HTTP, and with the same answers as the API's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

describe.each(databases())('calls of database functions on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database });
    await server.query(`
      create function public.who_calls() returns text language sql stable set search_path = '' as 'select current_user';
      create function public.spread_days(first_day date, extra jsonb default null) returns table (day date, extra jsonb)
        language sql stable set search_path = ''
        as 'select $1 + step, $2 from generate_series(0, 1) as step';
      create type public.stay as (place text, since timestamptz);
      create type public.journey as (name text, first_stay public.stay, stays public.stay[], days date[]);
      create function public.turn_round(journey public.journey, more public.stay[] default '{}') returns public.journey
        language sql stable set search_path = ''
        as 'select row(journey.name, more[1], journey.stays || more, journey.days)::public.journey';
      create function public.journeys_of(name text) returns setof public.journey language sql stable set search_path = ''
        as 'select row($1, null, null, null)::public.journey where $1 is not null';
      create function public.add_nothing() returns void language sql set search_path = '' as '';
      create function public.keep_out() returns boolean language sql set search_path = '' as 'select true';
      revoke all on function public.keep_out() from public, service_role;
      grant execute on function public.who_calls(), public.spread_days(date, jsonb), public.add_nothing(),
        public.turn_round(public.journey, public.stay[]), public.journeys_of(text) to service_role`);
  });
  afterAll(() => server.close());

  it.each([
    ['a single value', 'who_calls', {}],
    ['rows', 'spread_days', { first_day: '2030-01-31', extra: { words: 'שלום', list: [1, null] } }],
    [
      'values of composite types',
      'turn_round',
      {
        journey: {
          name: 'שלום "x"',
          stays: [{ place: 'a, {b}', since: '2030-01-31T10:00:00Z' }],
          days: ['2030-01-31'],
        },
        more: [{ place: null, since: null }],
      },
    ],
    ['a row', 'journeys_of', { name: 'a' }],
    ['no row', 'journeys_of', { name: null }],
    ['nothing', 'add_nothing', {}],
    ['a refusal of the project’s own', 'record_invalid_request', { client_ip: '203.0.113.9' }],
  ])('answer %s as the API does', async (_, name, args) => {
    const answered = await server.asService().rpc(name, args);
    expect(answered.error).toBeNull();
    expect(await server.backend.call(name, args)).toEqual(answered.data);
  });

  it('take and answer objects, with lists of objects in them', async () => {
    const journey = { name: 'a', stays: [{ place: 'b', since: '2030-01-31T10:00:00Z' }], days: null };
    expect((await server.asService().rpc('turn_round', { journey })).data).toEqual({
      name: 'a',
      first_stay: null,
      stays: [{ place: 'b', since: '2030-01-31T10:00:00+00:00' }],
      days: null,
    });
  });

  it('have the role of the secret key, and no more rights', async () => {
    expect(await server.backend.call('who_calls', {})).toBe('service_role');
    await expect(server.backend.call('keep_out', {})).rejects.toMatchObject({ code: '42501' });
    // The next statement of the same session is the superuser's again.
    expect(await server.query('select current_user::text as name')).toEqual([{ name: 'postgres' }]);
  });

  it('reject with the database’s own code', async () => {
    await expect(server.backend.call('spread_days', { first_day: 'no day' })).rejects.toMatchObject({ code: '22007' });
    await expect(server.backend.call('no_such_function', {})).rejects.toMatchObject({ code: 'PGRST202' });
    await expect(server.backend.call('who_calls"(); drop table public.leads; --', {})).rejects.toMatchObject({
      code: 'PGRST202',
    });
  });

  it('commit before they answer, one beside the other', async () => {
    const ips = Array.from({ length: 12 }, (_, nth) => `198.51.100.${nth}`);
    await Promise.all(ips.map((ip) => server.backend.call('record_invalid_request', { client_ip: ip })));
    const [row] = await server.query<{ known: number }>(
      "select count(*)::int as known from private.request_buckets where bucket like '%198.51.100.%'",
    );
    expect(row?.known).toBe(12);
  });
});
