/** The dashboard's figures come from roll-ups; they must equal a full count at any time. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight, type TestDatabase } from '../setup/night.ts';

interface Figures {
  total_leads: number;
  new_leads: number;
  converted_leads: number;
  total_visitors: number;
  today_visitors: number;
  total_page_views: number;
  month_leads: number;
  month_visitors: number;
  visitors_before_month: number;
  yesterday_visitors_by_now: number;
  top_pages: { page: string; views: number }[];
}

/** The same figures, counted row by row. */
const FULL_COUNT = `
  with viewed as (select path, 1 as views from public.visits union all select path, views from public.page_counts),
  seen as (
    select session_id, (created_at at time zone 'Asia/Jerusalem') as clock, now() at time zone 'Asia/Jerusalem' as now_there
    from public.visits
  )
  select
    (select count(*) from public.leads where not quarantined)::int as total_leads,
    (select count(*) from public.leads where not quarantined and status = 'new')::int as new_leads,
    (select count(*) from public.leads where not quarantined and status = 'converted')::int as converted_leads,
    (select count(distinct session_id) from public.visits)::int as total_visitors,
    (select count(distinct session_id) from public.visits
      where (created_at at time zone 'Asia/Jerusalem')::date = (now() at time zone 'Asia/Jerusalem')::date)::int as today_visitors,
    (select coalesce(sum(views), 0) from viewed)::int as total_page_views,
    (select count(*) from public.leads where not quarantined and to_char(created_at at time zone 'Asia/Jerusalem', 'YYYY-MM')
      >= to_char(now() at time zone 'Asia/Jerusalem', 'YYYY-MM'))::int as month_leads,
    (select count(distinct (session_id, clock::date)) from seen
      where to_char(clock, 'YYYY-MM') >= to_char(now_there, 'YYYY-MM'))::int as month_visitors,
    (select count(distinct (session_id, clock::date)) from seen
      where to_char(clock, 'YYYY-MM') < to_char(now_there, 'YYYY-MM'))::int as visitors_before_month,
    (select count(distinct session_id) from seen
      where clock::date = now_there::date - 1 and clock::time <= now_there::time)::int as yesterday_visitors_by_now,
    (select coalesce(json_agg(json_build_object('page', path, 'views', views) order by views desc, path), '[]') from (
      select path, sum(views)::int as views from viewed group by path order by views desc, path limit 10) as top) as top_pages`;

interface Trends {
  days: { day: string; visitors: number; page_views: number; leads: number }[];
  services: { name: string; leads: number }[];
  statuses: { name: string; leads: number }[];
  response: Record<'answered' | 'median_minutes' | 'within_hour' | 'due' | 'waiting', number | null>;
}

/** The chart's figures of 30 days, counted row by row; the first responses come from the history. */
const FULL_TRENDS = `
  with zoned as (
    select id, service_type, status, created_at, (created_at at time zone 'Asia/Jerusalem')::date as day,
      (select min(changed_at) from public.lead_history where lead_id = leads.id
        and field = 'status' and new_value in ('contacted', 'qualified', 'converted')) as response_at
    from public.leads where not quarantined
  ), viewed as (
    select (created_at at time zone 'Asia/Jerusalem')::date as day, session_id, 1 as views from public.visits
    union all select day, null, views from public.page_counts
  ), calendar as (select (now() at time zone 'Asia/Jerusalem')::date - n as day from generate_series(0, 29) as n
  ), recent as (select *, floor(extract(epoch from response_at - created_at) / 60)::int as minutes from zoned where day in (select day from calendar))
  select
    (select json_agg(json_build_object('day', day,
      'visitors', (select count(distinct session_id) from viewed where viewed.day = calendar.day),
      'page_views', (select coalesce(sum(views), 0) from viewed where viewed.day = calendar.day),
      'leads', (select count(*) from zoned where zoned.day = calendar.day)) order by day) from calendar) as days,
    (select coalesce(json_agg(json_build_object('name', service_type, 'leads', leads) order by leads desc, service_type), '[]')
      from (select service_type, count(*) as leads from recent group by 1) as s) as services,
    (select coalesce(json_agg(json_build_object('name', status, 'leads', leads) order by status), '[]')
      from (select status, count(*) as leads from recent group by 1) as s) as statuses,
    (select json_build_object('answered', count(minutes),
      'median_minutes', percentile_disc(0.5) within group (order by case
        when minutes < 0 then 0 when minutes < 60 then minutes when minutes < 1440 then minutes / 15 * 15 else minutes / 60 * 60 end),
      'within_hour', count(*) filter (where minutes < 60),
      'due', count(*) filter (where minutes is not null or status = 'new' and created_at <= now() - interval '1 hour'),
      'waiting', (select count(*) from zoned where status = 'new')) from recent) as response`;

const insertLead = (suspicion: string) => `private.insert_lead(
  '{"name": "Sample", "phone": "+972501234567", "service_type": "contact", "notes": "Sample"}',
  jsonb_build_object('content_hash', repeat('a', 64), 'quarantine_reason', ${suspicion}))`;

/** One random change, as SQL. Few sessions, pages and moments, so that they collide. */
const change = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(0, 1, 23, 24, 240, 960),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
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
  fc
    .constantFrom('-1 day', '1 day', '-20 minutes', '-100 minutes', '-40 days')
    .map(
      (shift) =>
        `update public.leads set created_at = created_at + interval '${shift}' where right(reference, 1) < 'F'`,
    ),
  fc.constantFrom('intercity', 'event_transfer').map(
    (service) => `update public.leads set service_type = '${service}', email = 'a@example.com', destination = 'Haifa',
      travel_date = '2026-01-01', passengers = 2 where right(reference, 1) between '9' and 'H'`,
  ),
  fc.constantFrom('null', 'gen_random_uuid()').map(
    (staff) => `with who as (select set_config('request.jwt.claim.sub', coalesce(${staff}::text, ''), true))
        update public.leads set staff_notes = reference from who where right(reference, 1) > 'M'`,
  ),
  fc.constant('update public.visits set time_on_page = 7'),
  fc.integer({ min: 2, max: 5 }).map((nth) => `delete from public.visits where id % ${nth} = 0`),
  fc.integer({ min: 0, max: 4 }).map((s) => `delete from public.visits where session_id = 's${s}'`),
  fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }))
    .map(
      ([p, n]) =>
        `insert into public.page_counts as c (day, path, views) values (current_date - ${p}, '/p${p}', ${n}) on conflict (day, path, slot) do update set views = c.views + excluded.views`,
    ),
  fc.integer({ min: 0, max: 12 }).map((p) => `delete from public.page_counts where path = '/p${p}'`),
  fc
    .constantFrom('null', `'honeypot'`)
    .map((suspicion) => `select ${insertLead(suspicion)} from generate_series(1, 3)`),
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
  let readTrends: () => Promise<Trends>;

  const start = async (database: TestDatabase) => {
    server = await startTestBackend({ database });
    const staff = await server.signedIn('readonly');
    readFigures = async () => {
      const { data, error } = await staff.rpc('get_customer_dashboard_stats');
      if (error) throw error;
      const { recent_leads: _, ...figures } = data as Figures & { recent_leads: unknown };
      return figures;
    };
    readTrends = async () => {
      const { data, error } = await staff.rpc('get_dashboard_trends', { days: 30 });
      if (error) throw error;
      const { days, services, statuses, response } = data as Trends;
      const { longest_wait_minutes: _, ...counted } = response as Trends['response'] & {
        longest_wait_minutes: unknown;
      };
      return { days, services, statuses, response: counted };
    };
  };
  const fullTrends = async () => (await server.query<Trends>(FULL_TRENDS))[0] as Trends;
  const fullCount = async () => (await server.query<Figures>(FULL_COUNT))[0] as Figures;

  describe.each(databases())('on %s', (database) => {
    beforeAll(() => start(database));
    afterAll(() => server?.close());

    it('equal a full count after any series of changes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          for (const sql of changes) await server.query(sql);
          expect(await readFigures()).toEqual(await fullCount());
          expect(await readTrends()).toEqual(await fullTrends());
        }),
        { numRuns: isNight ? 400 : 20 },
      );
    }, 600_000);

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
        month_leads: 0,
        month_visitors: 0,
        visitors_before_month: 0,
        yesterday_visitors_by_now: 0,
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

    it('begin the month at midnight in Israel, and end yesterday at this time of day', async () => {
      await server.query('delete from public.visits');
      const month = `(date_trunc('month', now() at time zone 'Asia/Jerusalem') at time zone 'Asia/Jerusalem')`;
      await server.query(`insert into public.visits (session_id, path, created_at) values
        ('last month', '/', ${month} - interval '1 microsecond'), ('this month', '/', ${month})`);
      expect(await readFigures()).toMatchObject({ month_visitors: 1, visitors_before_month: 1 });

      await server.query('delete from public.visits');
      const yesterday = `((now() at time zone 'Asia/Jerusalem' - interval '1 day') at time zone 'Asia/Jerusalem')`;
      const midnight = `(date_trunc('day', now() at time zone 'Asia/Jerusalem') - interval '1 day') at time zone 'Asia/Jerusalem'`;
      await server.query(`insert into public.visits (session_id, path, created_at) values
        ('by now', '/', ${yesterday}), ('by now', '/faq', ${midnight}),
        ('later', '/', ${yesterday} + interval '1 minute'), ('the day before', '/', ${midnight} - interval '1 microsecond')`);
      expect(await readFigures()).toMatchObject({ yesterday_visitors_by_now: 1 });
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

    it('give a day of the chart 23, 24 or 25 hours, as it has in Israel', async () => {
      await server.query('delete from public.visits');
      const days = ['2026-03-27', '2026-10-25', '2026-12-01'];
      for (const day of days) {
        await server.query(`
          insert into public.visits (session_id, path, created_at)
          select 's' || ordinality, '/', (date '${day}' + later)::timestamp at time zone 'Asia/Jerusalem' - short
          from unnest(array[0, 0, 1, 1], array[interval '1 microsecond', '0', '1 microsecond', '0']) with ordinality as at (later, short)`);
      }
      for (const day of days) {
        expect(
          await server.query(
            `select visitors::int, page_views::int from private.daily_figures(date '${day}' - 1, date '${day}' + 1)
            order by day`,
          ),
        ).toEqual([1, 2, 1].map((count) => ({ visitors: count, page_views: count })));
      }
    });

    it('compare whole days, and only with days on which something was counted', async () => {
      const empty = async () => {
        for (const table of ['visits', 'page_counts', 'leads']) await server.query(`delete from public.${table}`);
      };
      const visit = (daysAgo: number, sessions: number) =>
        server.query(`insert into public.visits (session_id, path, created_at)
          select 's' || n, '/', now() - interval '${daysAgo} days' from generate_series(1, ${sessions}) as n`);
      const staff = await server.signedIn('readonly');
      const comparison = async () => {
        const { data } = await staff.rpc('get_dashboard_trends', { days: 7 });
        return (data as { comparison: unknown }).comparison;
      };
      await empty();
      expect(await comparison()).toBeNull();
      await visit(0, 9);
      await visit(1, 3);
      await visit(7, 4);
      await visit(8, 2);
      expect(await comparison()).toBeNull();
      await visit(14, 1);
      expect(await comparison()).toEqual({
        latest: { visitors: 7, page_views: 7, leads: 0 },
        before: { visitors: 3, page_views: 3, leads: 0 },
      });
    });

    it('are read out over 7, 30 or 90 days and no other period', async () => {
      const staff = await server.signedIn('readonly');
      for (const [days, length] of [[7, 7], [90, 90], [0], [8], [null]] as const) {
        const { data, error } = await staff.rpc('get_dashboard_trends', { days });
        expect([days, (data as Trends | null)?.days.length, error?.code]).toEqual([
          days,
          length,
          length ? undefined : '22023',
        ]);
      }
    });

    it('take for a response what says that the customer was spoken to, and nothing else', async () => {
      await server.query('delete from public.leads');
      await server.query(`select ${insertLead(`'honeypot'`)}`);
      const staff = await server.signedIn('operator');
      const response = async () => {
        const { data } = await staff.rpc('get_dashboard_trends', { days: 7 });
        const { answered, waiting } = (data as Trends).response;
        return { answered, waiting };
      };
      expect(await response()).toEqual({ answered: 0, waiting: 0 });
      await server.query(`with who as (select set_config('request.jwt.claim.sub', gen_random_uuid()::text, true))
        update public.leads set quarantine_reason = null from who`);
      expect(await response()).toEqual({ answered: 0, waiting: 1 });
      const [assignee] = await server.query<{ id: string }>(`select user_id as id from public.user_roles limit 1`);
      for (const change of [{ staff_notes: 'A note' }, { assignee: assignee?.id }, { name: 'Corrected' }]) {
        await staff.from('leads').update(change).neq('name', '');
        expect(await response()).toEqual({ answered: 0, waiting: 1 });
      }
      await staff.from('leads').update({ status: 'lost' }).neq('name', '');
      expect(await response()).toEqual({ answered: 0, waiting: 0 });
      await staff.from('leads').update({ status: 'contacted' }).neq('name', '');
      expect(await response()).toEqual({ answered: 1, waiting: 0 });
      // Set back, it waits for another word: one number on the cards and here.
      await staff.from('leads').update({ status: 'new' }).neq('name', '');
      expect(await response()).toEqual({ answered: 1, waiting: 1 });
      const { data: cards } = await staff.rpc('get_customer_dashboard_stats');
      expect(cards).toMatchObject({ new_leads: 1 });
    });

    it('list ten recent leads, the newest first, without phones and without quarantined ones', async () => {
      await server.query(`select ${insertLead('null')} from generate_series(1, 12)`);
      await server.query(`select ${insertLead(`'honeypot'`)}`);
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
        'dropoff',
        'email',
        'id',
        'name',
        'pickup',
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
          if (nth % 13 === 0) return server.query(`select ${insertLead('null')}`);
          return server.query(
            `insert into public.visits (session_id, path) values ('${session}', '/p${nth % 4}'), ('s${nth % 3}', '/')`,
          );
        }),
      );
      expect(await readFigures()).toEqual(await fullCount());
      expect(await readTrends()).toEqual(await fullTrends());
    });

    it('stay exact while views are counted, become visits and are recorded at the same time', async () => {
      const record = (visit: object) => `select private.record_visit('${JSON.stringify(visit)}', null)`;
      await Promise.all(
        Array.from({ length: 300 }, (_, nth) => {
          const path = `/v${nth % 2}`;
          if (nth % 3 === 0) return server.query(`select private.count_page_view('${path}', null)`);
          return server.query(record({ session_id: `at-once-${nth}`, path, ...(nth % 3 === 1 && { counted: true }) }));
        }),
      );
      expect(await readFigures()).toEqual(await fullCount());
      expect(await readTrends()).toEqual(await fullTrends());
    });
  });
});
