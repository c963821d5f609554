/** The retention function: what goes at which second, what stays, and the report it leaves. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '../../src/config/business.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-data-desk.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-data-desk.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-data-desk.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { sendOffer } from './trip-samples.ts';

const { bookingYears, contactYears, messageMonths, technicalCookieMonths, visitMonths, securityMonths, consentYears } =
  business.retention;

/** As the dashboard's roll-ups must stand: counted row by row. */
const ROLL_UPS = `select
  (select count(distinct session_id) from public.visits) = private.counter('visitors:all') as visitors,
  (select count(*) from public.visits) = private.counter('page_views') as views,
  (select count(*) from private.visitor_views where day = '-infinity') = private.counter('visitors:all') as known`;

describe.each(databases())('retention on %s', (database) => {
  let server: TestBackend;
  /** One fixed moment for all rows and the run, so that a second is a second however slow the machine is. */
  let moment: string;

  beforeAll(async () => {
    server = await startTestBackend({ database });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ['public.leads', 'public.visits', 'public.security_events', 'public.security_alerts'])
      await server.query(`delete from ${table}`);
    moment = String((await server.query('select now()::text as now'))[0]?.['now']);
  });

  const run = async () =>
    (
      await server.query<{ report: Record<string, number> }>(
        `select private.apply_retention($1::timestamptz) as report`,
        [moment],
      )
    )[0]?.report;
  const texts = async (sql: string) => (await server.query<{ text: string }>(sql)).map(({ text }) => text).toSorted();
  /** `insert … values ('late', <one second past the period>), ('due', <at the very end of it>)` */
  const bothSides = (period: string) => [
    ['late', `$1::timestamptz - interval '${period}' - interval '1 second'`],
    ['due', `$1::timestamptz - interval '${period}'`],
  ];
  const lead = async (name: string, createdAt: string, changes = '') => {
    await server.query(
      `select private.submit_lead(jsonb_build_object('name', $1::text, 'phone', '+972501234567', 'email', 'dana@example.com',
          'destination', 'Jaffa Street 1', 'travel_date', '2020-03-26', 'passengers', 2, 'service_type', 'intercity',
          'notes', 'Call my wife', 'session_id', 's1'),
        encode(sha256(convert_to($1::text, 'UTF8')), 'hex'))`,
      [name],
    );
    await server.query('delete from private.request_buckets');
    if (changes) await server.query(`update public.leads set ${changes} where name = $1`, [name]);
    await server.query(`update public.leads set created_at = ${createdAt} where name = '${name}'`, [moment]);
  };

  it('ends contact details after the promised years, to the second, with history and messages', async () => {
    for (const [name, at] of bothSides(`${contactYears} years`)) await lead(name!, at!, `status = 'lost'`);
    expect(await run()).toMatchObject({ requests: 1, bookings_reduced: 0 });
    expect(await texts('select name as text from public.leads')).toEqual(['due']);
    expect(await texts('select new_value as text from public.lead_history')).toEqual(['lost']);
    expect(await texts('select kind as text from public.messages')).toEqual(['lead_received', 'request_received']);
    expect(await server.query('select from public.security_events')).toEqual([]);
    expect(await server.query(ROLL_UPS)).toEqual([{ visitors: true, views: true, known: true }]);
  });

  it('leaves of a booking the bare entry, and that until the promised years after the journey, to the second', async () => {
    const at = bothSides(`${contactYears} years`)[0]![1]!;
    await lead('Booked', at, `status = 'converted', travel_date = '${moment}'::timestamptz::date - 730`);
    expect(await run()).toMatchObject({ bookings_reduced: 1, requests: 1, kept_bookings: 0 });
    const [booking] = await server.query(
      'select to_jsonb(b) as row, travel_date::text, kept_until::text from public.kept_bookings as b',
    );
    expect(JSON.stringify(booking)).toContain('Jaffa Street 1');
    expect(JSON.stringify(booking)).not.toMatch(/97250|dana@|wife/u);
    expect(
      Number(String(booking?.['kept_until']).slice(0, 4)) - Number(String(booking?.['travel_date']).slice(0, 4)),
    ).toBe(bookingYears);

    // The last day in Israel ends at its midnight, whatever the database's zone is.
    await server.query(`update public.kept_bookings set kept_until = '2024-03-28'`);
    moment = '2024-03-28T21:59:59Z';
    expect(await run()).toMatchObject({ kept_bookings: 0 });
    moment = '2024-03-28T22:00:00Z';
    expect(await run()).toMatchObject({ kept_bookings: 1 });
  });

  it('leaves of an offer what was agreed, or the fee of what was cancelled', async () => {
    const at = bothSides(`${contactYears} years`)[0]![1]!;
    const named = async (name: string, offer: Parameters<typeof sendOffer>[2], fate: string) => {
      await lead(name, '$1::timestamptz');
      const [row] = await server.query<{ id: string }>('select id from public.leads where name = $1', [name]);
      const id = await sendOffer(server.query, { id: row?.id ?? '' }, offer);
      await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [id]);
      await server.query(`update public.offers set ${fate} where id = $1`, [id]);
      await server.query(
        `update public.leads set status = $3, created_at = ${at}, travel_date = $1::timestamptz::date - 730 where id = $2`,
        [moment, row?.id, name === 'Driven' ? 'converted' : 'lost'],
      );
    };
    const cancelled = (fee: number) => `cancelled_at = now(), cancelled_by = 'traveller', cancel_fee_agorot = ${fee}`;
    await named('Driven', { agorot: 42_000 }, 'calendar_sequence = 1');
    await named('Too late', { agorot: 42_000 }, cancelled(21_000));
    await named('In time', { agorot: 42_000 }, cancelled(0));
    expect(await run()).toMatchObject({ bookings_reduced: 2, requests: 3 });
    expect(
      await server.query(
        `select name, total_agorot, fare_kind, vat_percent::integer as vat from public.kept_bookings
         where name in ('Driven', 'Too late', 'In time') order by name`,
      ),
    ).toEqual([
      { name: 'Driven', total_agorot: 42_000, fare_kind: 'fixed', vat: 18 },
      { name: 'Too late', total_agorot: 21_000, fare_kind: 'fixed', vat: 18 },
    ]);
    expect(await server.query('select from public.offers')).toEqual([]);
    expect(await server.query('select from public.offer_legs')).toEqual([]);
    expect(await server.query('select from public.rides')).toEqual([]);
  });

  it('ends what travellers were told after the promised months, to the second, not that it was told', async () => {
    for (const [name, at] of bothSides(`${messageMonths} months`)) {
      await lead(name!, '$1::timestamptz');
      await server.query(
        `insert into public.messages (kind, lead_id, status, sent_at, recipient, subject, body)
         select 'link_again', id, 'sent', ${at}, 'dana@example.com', name, 'Words' from public.leads where name = '${name}'`,
        [moment],
      );
    }
    expect(await run()).toMatchObject({ message_words: 1 });
    expect(
      await texts(`select concat_ws(' ', recipient, subject, body) as text from public.messages
      where kind = 'link_again'`),
    ).toEqual(['', 'dana@example.com due Words']);
  });

  it('leaves of drivers the initials after the promised years without driving, to the second', async () => {
    const no: Record<string, number> = {};
    const driver = async (name: string, since: string, active = false) => {
      const [row] = await server.query<{ no: number }>(
        `insert into public.drivers (name, phone, kind, active, updated_at)
         values (jsonb_build_object('he', $2::text, 'latin', $2::text), '+972501234567', 'own', ${String(active)}, ${since}) returning no`,
        [moment, `${name} Levi`],
      );
      no[name] = row?.no ?? 0;
      await server.query(
        `insert into public.absences (driver_no, during, why) values ($1, tstzrange('2019-01-01', '2019-01-02'), $2)`,
        [row?.no, name],
      );
    };
    const [late, due] = bothSides(`${bookingYears} years`);
    await driver(late![0]!, late![1]!);
    await driver(due![0]!, due![1]!);
    await driver('working', late![1]!, true);
    await driver('drove', late![1]!);
    await lead('Rider', '$1::timestamptz');
    const [trip] = await server.query<{ id: string }>(`select id from public.leads where name = 'Rider'`);
    const offer = await sendOffer(server.query, { id: trip?.id ?? '' });
    await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
    await server.query(`update public.rides set driver_no = $1, state = 'done'`, [no['drove']]);

    expect(await run()).toMatchObject({ drivers: 1 });
    expect(await texts(`select name ->> 'latin' as text from public.drivers`)).toEqual([
      'drove Levi',
      'due Levi',
      'working Levi',
    ]);
    expect(await texts('select why as text from public.absences')).toEqual(['drove', 'due', 'working']);

    // One whose last ride the books need no more is named no more with it.
    await server.query(
      `update public.rides set pickup_at = pickup_at - interval '8 years', agreed_pickup_at = agreed_pickup_at - interval '8 years',
         busy_from = busy_from - interval '8 years', busy_until = busy_until - interval '8 years'`,
    );
    expect(await run()).toMatchObject({ drivers: 1 });
    expect(await server.query('select name, phone from public.drivers where no = $1', [no['drove']])).toEqual([
      { name: { he: 'd. L.', latin: 'd. L.' }, phone: null },
    ]);
    expect(await run()).toMatchObject({ drivers: 0 });
  });

  it('ends visits, and what ties a request to them, after the promised months, with exact roll-ups', async () => {
    for (const [name, at] of bothSides(`${visitMonths} months`)) {
      await server.query(
        `insert into public.visits (session_id, path, created_at) select '${name}', '/' || n, ${at} from generate_series(1, 3) as n`,
        [moment],
      );
      await lead(name!, at!);
    }
    await server.query(`insert into public.visits (session_id, path) values ('late', '/')`);
    expect(await run()).toMatchObject({ visits: 3, sessions_of_requests: 1, requests: 0 });
    expect(await texts('select distinct session_id as text from public.visits')).toEqual(['due', 'late']);
    expect(await texts('select name as text from public.leads where session_id is not null')).toEqual(['due']);
    expect(await server.query(ROLL_UPS)).toEqual([{ visitors: true, views: true, known: true }]);
    expect(visitMonths).toBe(technicalCookieMonths);
  });

  it('ends security records after the promised months', async () => {
    for (const [name, at] of bothSides(`${securityMonths} months`)) {
      await server.query(
        `insert into public.security_events (severity, event_type, created_at) values ('low', '${name}_event', ${at})`,
        [moment],
      );
      await server.query(
        `insert into public.security_alerts (severity, event_type, last_seen_at) values ('low', '${name}_alert', ${at})`,
        [moment],
      );
      await server.query(
        `insert into public.blocked_ips (ip_address, reason, blocked_until) values ('203.0.113.${name!.length}', '${name}', ${at})`,
        [moment],
      );
    }
    expect(await run()).toMatchObject({ security_events: 1, security_alerts: 1, blocked_ips: 1 });
    expect(await texts('select event_type as text from public.security_events')).toEqual(['due_event']);
    expect(await texts('select event_type as text from public.security_alerts')).toEqual(['due_alert']);
    expect(await texts('select reason as text from public.blocked_ips')).toEqual(['due']);
  });

  it('ends accounts that nobody confirmed within a week, and what the sign-in service records, to the second', async () => {
    const account = async (email: string, period: string, confirmed: string) =>
      server.query(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, confirmation_sent_at)
         values (gen_random_uuid(), 'authenticated', 'authenticated', $2, ${confirmed}, ${period}, ${period})`,
        [moment, email],
      );
    for (const [email = '', period = ''] of bothSides('7 days')) {
      await account(`${email}@retention.example`, period, 'null');
      await account(`confirmed-${email}@retention.example`, period, '$1::timestamptz');
    }
    for (const [name, period] of bothSides(`${securityMonths} months`)) {
      await server.query(
        `insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), to_json($2::text), ${period})`,
        [moment, name],
      );
    }
    expect(await run()).toMatchObject({ unconfirmed_accounts: 1, sign_in_records: 1 });
    expect(await texts(`select email as text from auth.users where email like '%@retention.example'`)).toEqual([
      'confirmed-due@retention.example',
      'confirmed-late@retention.example',
      'due@retention.example',
    ]);
    expect(
      await texts(
        `select payload #>> '{}' as text from auth.audit_log_entries where payload #>> '{}' in ('late', 'due')`,
      ),
    ).toEqual(['due']);
    await server.query(`delete from auth.users where email like '%@retention.example'`);
  });

  it('ends proofs of consent after the promised years, but a consent to offers only once it is cancelled', async () => {
    const record = (session: string, at: string, marketing: boolean) =>
      server.query(
        `insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash, created_at)
         values ('${session}', 'accepted', false, ${marketing}, false, '1', repeat('a', 64), ${at})`,
        [moment],
      );
    const [late, due] = bothSides(`${consentYears} years`).map(([, at]) => at!) as [string, string];
    await record('late', late, false);
    await record('due', due, false);
    await record('offers', late, true);
    await record('cancelled', late, true);
    await record('cancelled', due, false);
    expect(await run()).toMatchObject({ consents: 2 });
    expect(await texts('select session_id as text from public.consent_records')).toEqual([
      'cancelled',
      'due',
      'offers',
    ]);
  });

  it('lets nobody else delete proofs while it deletes some itself', async () => {
    await server.query(`insert into public.consent_records (session_id, choice, analytics, marketing, personalization,
      policy_version, text_hash) values ('kept', 'accepted', false, false, false, '1', repeat('a', 64))`);
    const running = server.query('select private.apply_retention(), pg_sleep(1)');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(server.query(`delete from public.consent_records where session_id = 'kept'`)).rejects.toThrow(
      'append-only',
    );
    await running;
  });

  it('leaves a row for each run that nobody can change, and runs once a day', async () => {
    const runs = async () =>
      (await server.query<{ n: number }>('select count(*)::int as n from public.retention_runs'))[0]!.n;
    await server.query('select private.apply_daily_retention()');
    const before = await runs();
    await server.query('select private.apply_daily_retention()');
    expect(await runs()).toBe(before);
    for (const change of [
      'update public.retention_runs set removed = default',
      'delete from public.retention_runs',
      'truncate public.retention_runs',
      'delete from public.consent_records',
    ])
      await expect(server.query(change)).rejects.toThrow('append-only');
    const admin = await server.signedIn('admin');
    const { data } = await admin
      .from('retention_runs')
      .select('ran_at, removed')
      .order('id', { ascending: false })
      .limit(1)
      .single();
    const kinds = Object.keys(data?.removed as object).toSorted();
    for (const { retention } of [he, en, fr]) expect(Object.keys(retention.kinds).toSorted()).toEqual(kinds);
    // A moment in the future would end everything.
    await lead('Today', '$1::timestamptz');
    moment = '2099-01-01T00:00:00Z';
    expect(await run()).toMatchObject({ requests: 0 });
  });

  describe('that starts by itself', () => {
    const daily = () => server.query('select private.apply_daily_retention()');
    const alert = async () =>
      (
        await server.query<{ details: object; resolved: boolean }>(
          `select details, resolved from public.security_alerts where event_type = 'retention_paused'`,
        )
      )[0];
    const resolve = async () => {
      const admin = await server.signedIn('admin');
      await admin.from('security_alerts').update({ resolved: true }).eq('event_type', 'retention_paused');
    };
    /** Runs are append-only; their times stand for clocks here. */
    const lastRuns = async (...times: string[]) => {
      await server.query(`alter table public.retention_runs disable trigger user; delete from public.retention_runs;
        alter table public.retention_runs enable trigger user`);
      for (const time of times)
        await server.query(`insert into public.retention_runs (ran_at, removed) values (${time}, '{}')`);
    };
    const leads = (count: number, age: string) =>
      server.query(`insert into public.leads (name, phone, email, destination, travel_date, passengers, service_type,
          content_hash, reference, created_at)
        select 'Dana', '+972501234567', 'dana@example.com', 'Jaffa', '2020-03-26', 2, 'intercity',
          encode(sha256(n::text::bytea), 'hex'), 'TM-' || translate(lpad(n::text, 5, '0'), '01', 'AC'),
          now() - interval '${age}'
        from (select count(*)::int as taken from public.leads) as before, generate_series(taken + 1, taken + ${count}) as n`);
    const left = async () => (await texts('select name as text from public.leads')).length;

    it('deletes nothing under a clock that jumped years ahead, and says so, until an administrator agrees', async () => {
      await lastRuns(`now() - interval '1100 days'`);
      await leads(5, '1100 days');
      // What comes in meanwhile has the wrong clock's time.
      await leads(1, '0 days');
      await daily();
      await daily();
      expect(await left()).toBe(6);
      expect(await alert()).toEqual({ details: { reason: 'clock_jumped', days: 1100 }, resolved: false });
      await resolve();
      await daily();
      expect(await left()).toBe(1);
    });

    it('goes on daily once the clock is right again, whatever a wrong one has left behind', async () => {
      await lastRuns(`now() - interval '25 hours'`, `now() + interval '3 years'`);
      await leads(5, '1100 days');
      await daily();
      expect(await left()).toBe(0);
    });

    it('takes a first run for a jump of the clock, too, where the rows are old', async () => {
      await lastRuns();
      await leads(5, '1100 days');
      await daily();
      expect(await left()).toBe(5);
    });

    it('waits for an administrator before it removes far more than a day ends', async () => {
      await lastRuns(`now() - interval '1 day'`);
      await leads(101, '1100 days');
      await daily();
      expect(await left()).toBe(101);
      expect(await alert()).toEqual({ details: { reason: 'large_share', kind: 'requests' }, resolved: false });
      await resolve();
      await daily();
      expect(await left()).toBe(0);
    });
  });
});
