/** The dashboard's figures come from roll-ups; they must equal a full count at any time. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';

interface Figures {
  total_leads: number;
  new_leads: number;
  converted_leads: number;
  total_visitors: number;
  today_visitors: number;
  total_page_views: number;
  top_pages: { page: string; views: number }[];
}

/** The same figures, counted row by row. */
const FULL_COUNT = `
  with viewed as (select path, 1 as views from public.visits union all select path, views from public.page_counts)
  select
    (select count(*) from public.leads where not quarantined)::int as total_leads,
    (select count(*) from public.leads where not quarantined and status = 'new')::int as new_leads,
    (select count(*) from public.leads where not quarantined and status = 'converted')::int as converted_leads,
    (select count(distinct session_id) from public.visits)::int as total_visitors,
    (select count(distinct session_id) from public.visits
      where (created_at at time zone 'Asia/Jerusalem')::date = (now() at time zone 'Asia/Jerusalem')::date)::int as today_visitors,
    (select coalesce(sum(views), 0) from viewed)::int as total_page_views,
    (select coalesce(json_agg(json_build_object('page', path, 'views', views) order by views desc, path), '[]') from (
      select path, sum(views)::int as views from viewed group by path order by views desc, path limit 10) as top) as top_pages`;

const LEAD = `private.insert_lead('{"name": "Sample", "phone": "+972501234567", "service_type": "contact", "notes": "Sample"}', repeat('a', 64), `;

/** One random change, as SQL. Few sessions, pages and moments, so that they collide. */
const change = fc.oneof(
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 1, 24, 240)), {
      minLength: 1,
      maxLength: 6,
    })
    .map(
      (visits) =>
        `insert into public.visits (session_id, path, created_at) values ${visits.map(([s, p, hours]) => `('s${s}', '/p${p}', now() - interval '${hours} hours')`).join(', ')}`,
    ),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
    .map(([from, to]) => `update public.visits set session_id = 's${to}' where session_id = 's${from}'`),
  fc
    .integer({ min: 0, max: 12 })
    .map((p) => `update public.visits set path = '/moved', time_on_page = 3 where path = '/p${p}'`),
  fc
    .constantFrom('-1 day', '1 day', '-1 hour')
    .map((shift) => `update public.visits set created_at = created_at + interval '${shift}' where id % 3 = 0`),
  fc.constant('update public.visits set time_on_page = 7'),
  fc.integer({ min: 2, max: 5 }).map((nth) => `delete from public.visits where id % ${nth} = 0`),
  fc.integer({ min: 0, max: 4 }).map((s) => `delete from public.visits where session_id = 's${s}'`),
  fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }))
    .map(
      ([p, n]) =>
        `insert into public.page_counts as c (day, path, views) values ('2026-01-01', '/p${p}', ${n}) on conflict (day, path, slot) do update set views = c.views + excluded.views`,
    ),
  fc.integer({ min: 0, max: 12 }).map((p) => `delete from public.page_counts where path = '/p${p}'`),
  fc.constantFrom('null', `'honeypot'`).map((suspicion) => `select ${LEAD} ${suspicion}) from generate_series(1, 3)`),
  fc
    .tuple(
      fc.constantFrom('new', 'contacted', 'converted', 'lost'),
      fc.constantFrom('new', 'contacted', 'converted', 'lost'),
    )
    .map(([from, to]) => `update public.leads set status = '${to}' where status = '${from}'`),
  fc
    .constantFrom('null', `'too_fast'`)
    .map((reason) => `update public.leads set quarantine_reason = ${reason} where right(reference, 1) < 'G'`),
  fc.constant(`delete from public.leads where right(reference, 1) > 'Q'`),
  fc.constantFrom('delete from public.leads', 'truncate public.visits', 'truncate public.page_counts'),
);

describe('the dashboard’s roll-ups', () => {
  let server: TestBackend;
  let readFigures: () => Promise<Figures>;

  const start = async (database: 'pglite' | 'native') => {
    server = await startTestBackend({ database });
    const staff = await server.signedIn('readonly');
    readFigures = async () => {
      const { data, error } = await staff.rpc('get_customer_dashboard_stats');
      if (error) throw error;
      const { recent_leads: _, ...figures } = data as Figures & { recent_leads: unknown };
      return figures;
    };
  };
  const fullCount = async () => (await server.query<Figures>(FULL_COUNT))[0] as Figures;

  describe('on pglite', () => {
    beforeAll(() => start('pglite'));
    afterAll(() => server?.close());

    it('equal a full count after any series of changes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          for (const sql of changes) await server.query(sql);
          expect(await readFigures()).toEqual(await fullCount());
        }),
        { numRuns: 40 },
      );
    });

    it('leave no counted row behind when everything is gone', async () => {
      await server.query('delete from public.visits');
      await server.query('delete from public.page_counts');
      await server.query('delete from public.leads');
      expect(await readFigures()).toEqual({
        total_leads: 0,
        new_leads: 0,
        converted_leads: 0,
        total_visitors: 0,
        today_visitors: 0,
        total_page_views: 0,
        top_pages: [],
      });
      expect(await server.query('select from private.visitor_views')).toEqual([]);
    });

    it('begin the day at midnight in Israel, to the microsecond', async () => {
      const midnight = `(date_trunc('day', now() at time zone 'Asia/Jerusalem') at time zone 'Asia/Jerusalem')`;
      await server.query(`insert into public.visits (session_id, path, created_at) values
        ('just before', '/', ${midnight} - interval '1 microsecond'), ('on the stroke', '/', ${midnight})`);
      expect(await readFigures()).toMatchObject({ total_visitors: 2, today_visitors: 1 });
    });

    it.each([
      ['2026-11-20T21:59:59.999999Z', '2026-11-20'],
      ['2026-11-20T22:00:00Z', '2026-11-21'],
      ['2027-07-01T20:59:59.999999Z', '2027-07-01'],
      ['2027-07-01T21:00:00Z', '2027-07-02'],
      ['2027-03-25T22:00:00Z', '2027-03-26'],
      ['2027-03-26T20:59:59Z', '2027-03-26'],
      ['2027-03-26T21:00:00Z', '2027-03-27'],
    ])('%s is the day %s in Israel', async (instant, day) => {
      expect(await server.query('select private.israel_day($1::timestamptz)::text as day', [instant])).toEqual([
        { day },
      ]);
    });

    it('list ten recent leads, the newest first, without phones and without quarantined ones', async () => {
      await server.query(`select ${LEAD} null) from generate_series(1, 12)`);
      await server.query(`select ${LEAD} 'honeypot')`);
      await server.query(
        `update public.leads set created_at = now() - interval '1 day' where not quarantined and id <> (select min(id::text)::uuid from public.leads where not quarantined)`,
      );
      const staff = await server.signedIn('readonly');
      const { data } = await staff.rpc('get_customer_dashboard_stats');
      const recent = (data as { recent_leads: { id: string; created_at: string }[] }).recent_leads;
      expect(recent).toHaveLength(10);
      expect(Object.keys(recent[0] ?? {}).toSorted()).toEqual([
        'created_at',
        'destination',
        'email',
        'id',
        'name',
        'status',
      ]);
      expect(recent.map(({ created_at: at }) => at)).toEqual(
        recent
          .map(({ created_at: at }) => at)
          .toSorted()
          .toReversed(),
      );
    });
  });

  describe('on native Postgres', () => {
    beforeAll(() => start('native'));
    afterAll(() => server?.close());

    it('stay exact while many connections insert, move and delete the same sessions', async () => {
      await Promise.all(
        Array.from({ length: 200 }, (_, nth) => {
          const session = `s${nth % 5}`;
          if (nth % 7 === 0) return server.query(`delete from public.visits where session_id = '${session}'`);
          if (nth % 11 === 0)
            return server.query(
              `update public.visits set session_id = 's${nth % 3}', path = '/moved' where session_id = '${session}'`,
            );
          if (nth % 13 === 0) return server.query(`select ${LEAD} null)`);
          return server.query(
            `insert into public.visits (session_id, path) values ('${session}', '/p${nth % 4}'), ('s${nth % 3}', '/')`,
          );
        }),
      );
      expect(await readFigures()).toEqual(await fullCount());
    });
  });
});
