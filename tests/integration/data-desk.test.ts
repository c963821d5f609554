/** The data desk: what is kept about a person is found, handed out and deleted completely, and every look is recorded. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIdentifier } from '../../src/data/data-desk.ts';
import { LEAD_FIELDS } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newPhone, sendLead, TEST_IP_HEADER, tripBody, type TripBody } from './lead-requests.ts';
import { ask as askAs, assign, bookRides, newDriver, ridesOf } from './ride-samples.ts';
import { act, sendOffer, tripIn } from './trip-samples.ts';

const DENIED = '42501';

interface Answer {
  [part: string]: unknown;
  counts: Record<string, number>;
}
interface Person {
  phone: string;
  email: string;
  session: string;
  references: string[];
}

describe.each(databases())('the data desk on %s', (database) => {
  let server: TestBackend;
  let admin: TestAccount;
  let nth = 0;

  beforeAll(async () => {
    server = await startTestBackend({ database, clientIpHeader: TEST_IP_HEADER });
    admin = await server.account('admin');
  });
  afterAll(() => server?.close());

  async function ask(name: string, args: Record<string, unknown>): Promise<Answer> {
    const { data, error } = await admin.client.rpc(name, args);
    if (error) throw new Error(error.message);
    return data as Answer;
  }
  const remove = (identifier: string, keepBookings: boolean, expected: number) =>
    ask('delete_person', { identifier, keep_bookings: keepBookings, expected_requests: expected });

  async function send(body: TripBody): Promise<string> {
    const answer = await sendLead(server.url, body);
    return 'reference' in answer.body ? answer.body.reference : JSON.stringify(answer.body);
  }

  /** A person with two requests (one held as spam), staff's work on them, visits and a consent. */
  async function newPerson(): Promise<Person> {
    nth += 1;
    const person = { phone: newPhone(), email: `noa-${nth}@example.org`, session: `session-${nth}` };
    const first = tripBody({
      phone: person.phone,
      email: `Noa-${nth}@Example.org`,
      notes: `Call me on ${person.phone}`,
    });
    const { session_id: _, ...details } = first.details;
    const references = [
      await send({ ...first, details: { ...details, session_id: person.session } }),
      await send({ ...first, notes: 'Second', details: { ...details, subject: 'spam' } }),
    ];
    const operator = await server.account('operator');
    await operator.client
      .from('leads')
      .update({ status: 'contacted', staff_notes: `Prefers ${person.email}`, assignee: operator.userId })
      .eq('reference', references[0]);
    await server.query('insert into public.visits (session_id, path) values ($1, $2), ($1, $3)', [
      person.session,
      '/',
      '/contact',
    ]);
    await server.query(
      `insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash)
       values ($1, 'accepted', true, true, true, '1', repeat('a', 64))`,
      [person.session],
    );
    return { ...person, references };
  }

  /** Every table of the project's schemas in which one of the texts stands. */
  async function tablesNaming(texts: string[]): Promise<string[]> {
    const tables = await server.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await server.query(
          `select from ${name} as r where exists (
             select from unnest($1::text[]) as t where position(lower(t) in lower(r::text)) > 0) limit 1`,
          [`{${texts.map((text) => `"${text}"`).join(',')}}`],
        );
        return rows.length > 0 ? name : '';
      }),
    );
    return found.filter(Boolean).toSorted();
  }

  const audit = () =>
    server.query<{ kind: string; by: string | null; requested_by: string; person_hash: string; counts: unknown }>(
      'select kind, requested_by, requested_by_name as by, person_hash, counts from public.data_requests order by id',
    );

  it('finds a person by e-mail and by phone in any notation, quarantined requests included', async () => {
    const person = await newPerson();
    const local = `0${person.phone.slice(4, 6)}-${person.phone.slice(6, 9)} ${person.phone.slice(9)}`;
    for (const typed of [person.email.toUpperCase(), person.phone, local, `00${person.phone.slice(1)}`]) {
      const found = await ask('find_person', { identifier: readIdentifier(typed) });
      expect(found.counts).toMatchObject({
        requests: 2,
        bookings: 0,
        history: 3,
        messages: 2,
        visits: 2,
        consents: 1,
        kept_bookings: 0,
        invitations: 0,
        drivers: 0,
        rides_driven: 0,
      });
      expect(found['requests']).toMatchObject([
        { reference: person.references[1], quarantined: true },
        { reference: person.references[0], quarantined: false, status: 'contacted' },
      ]);
    }
    const byPhone = await ask('find_person', { identifier: person.phone });
    expect(byPhone['also_known_as']).toEqual([person.email]);
    expect(byPhone['account']).toBeNull();
    const { error } = await admin.client.rpc('find_person', { identifier: 'Noa' });
    expect(error?.code).toBe('22023');
  });

  it('names accounts, addresses of the office and other people’s requests that speak of the person', async () => {
    const person = await newPerson();
    const friend = tripBody({
      email: 'friend@example.org',
      notes: `Or call Noa, ${person.phone.replace('+972', '0')}`,
    });
    const reference = await send(friend);
    await server.query(`update public.settings set value = $1 where key = 'request_addresses'`, [
      JSON.stringify([admin.email.toUpperCase()]),
    ]);
    expect((await ask('find_person', { identifier: person.phone }))['mentions']).toEqual([reference]);
    expect(await ask('find_person', { identifier: admin.email })).toMatchObject({
      account: { email: admin.email, role: 'admin' },
      gets_request_mails: true,
      mentions: [],
    });
    await server.query(`update public.settings set value = '[]' where key = 'request_addresses'`);
  });

  it('exports everything about the person, and nothing about others', async () => {
    const person = await newPerson();
    const [lead] = await server.query<{ id: string }>(
      `update public.leads set round_trip = true, return_date = travel_date + 1, return_time = '09:00', return_flight = 'LY 009',
         price_shown_agorot = 39000, price_list_version = 1, price_held_until = now() + interval '1 day',
         passenger_name = 'Noa Levi', passenger_phone = '+972501112233', driver_note = 'Blue door', cancel_notice_at = now()
       where reference = $1 returning id`,
      [person.references[0]],
    );
    await sendOffer(server.query, { id: lead?.id ?? '' });
    await server.query(
      `select private.record_trip_event($1, null, 'change_asked', 'traveller', null, '{"text": "Later"}')`,
      [lead?.id],
    );
    const file = await ask('export_person', { identifier: person.email });
    const [first, second] = file['requests'] as Record<string, unknown>[];
    expect(first).toMatchObject({
      reference: person.references[0],
      name: 'Dana Levi',
      phone: person.phone,
      notes: `Call me on ${person.phone}`,
      pickup: 'Ben Gurion Airport, Terminal 3',
      flight_number: 'LY 008',
      session_id: person.session,
      status: 'contacted',
      staff_notes: `Prefers ${person.email}`,
      history: [
        { field: 'status' },
        { field: 'staff_notes', new_value: `Prefers ${person.email}` },
        { field: 'round_trip' },
        { field: 'return_date' },
        { field: 'return_time', new_value: '09:00:00' },
        { field: 'return_flight', new_value: 'LY 009' },
        { field: 'passenger_name', new_value: 'Noa Levi' },
        { field: 'passenger_phone', new_value: '+972501112233' },
      ],
      messages: [
        { kind: 'lead_received' },
        { kind: 'request_received', recipient: expect.stringMatching(/noa/iu) as string },
      ],
      passenger_name: 'Noa Levi',
      offers: [{ number: 1, state: 'sent', total_agorot: 42_000, legs: [{ pickup: 'Ben Gurion Airport' }] }],
      events: [{ kind: 'change_asked', detail: { text: 'Later' } }],
    });
    expect(second).toMatchObject({ reference: person.references[1], quarantine_reason: 'honeypot' });
    expect(file['page_visits']).toMatchObject([{ path: '/' }, { path: '/contact' }]);
    expect(file['consents']).toMatchObject([{ choice: 'accepted', session_id: person.session }]);
    // Whatever the person has answered is in the file under its own name.
    const [stored] = await server.query<{ lead: Record<string, unknown> }>(
      'select jsonb_strip_nulls(to_jsonb(lead)) as lead from public.leads as lead where reference = $1',
      [person.references[0]],
    );
    const answered = Object.keys(LEAD_FIELDS).filter((name) => name in (stored?.lead ?? {}));
    expect(answered).toEqual(expect.arrayContaining(['name', 'pickup', 'flight_number']));
    expect(answered.filter((name) => !(name in (first ?? {})))).toEqual([]);
    expect(JSON.stringify(file)).not.toMatch(/operator/iu);
  });

  it('deletes until nothing names the person, and keeps the proof of consent', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const texts = [person.phone, person.phone.slice(4), person.email];
    expect(await tablesNaming(texts)).toEqual([
      'private.request_buckets',
      'public.lead_history',
      'public.leads',
      'public.messages',
    ]);

    expect(await remove(person.email, true, 1)).toMatchObject({ outcome: 'changed', counts: { requests: 2 } });
    expect(await tablesNaming(texts)).toContain('public.leads');

    expect(await remove(person.email, true, 2)).toMatchObject({ outcome: 'deleted', counts: { visits: 2 } });
    expect(await tablesNaming(texts)).toEqual([]);
    expect(await tablesNaming([person.session])).toEqual(['public.consent_records']);
    expect((await ask('find_person', { identifier: person.phone })).counts).toMatchObject({ requests: 0, consents: 0 });
    expect((await ask('find_person', { identifier: other.phone })).counts).toMatchObject({ requests: 2, visits: 2 });
  });

  it('finds, hands out and deletes who rides along on somebody else’s trip', async () => {
    const [booker, phone] = [await newPerson(), newPhone()];
    await server.query(`update public.leads set passenger_name = 'Ruth', passenger_phone = $2 where reference = $1`, [
      booker.references[0],
      phone,
    ]);
    expect((await ask('find_person', { identifier: phone }))['mentions']).toEqual([booker.references[0]]);
    expect((await ask('export_person', { identifier: phone }))['rides_with_others']).toMatchObject([
      { reference: booker.references[0], passenger_name: 'Ruth', pickup: 'Ben Gurion Airport, Terminal 3' },
    ]);
    // Taken off a trip again, they stand in its history, where they are found too.
    await server.query(
      `update public.leads set passenger_name = null, passenger_phone = null, round_trip = true where reference = $1`,
      [booker.references[0]],
    );
    await server.query(`update public.leads set passenger_name = 'Ruth', passenger_phone = $2 where reference = $1`, [
      booker.references[1],
      phone,
    ]);
    expect((await ask('find_person', { identifier: phone }))['mentions']).toEqual(
      expect.arrayContaining(booker.references),
    );
    await remove(phone, true, 0);
    expect(await tablesNaming([phone, 'Ruth'])).toEqual([]);
    expect((await ask('find_person', { identifier: booker.phone })).counts).toMatchObject({ requests: 2 });
    const history = await server.query<{ field: string }>(
      'select field from public.lead_history where lead_id = (select id from public.leads where reference = $1)',
      [booker.references[0]],
    );
    expect(history.map(({ field }) => field).toSorted()).toEqual(['assignee', 'round_trip', 'staff_notes', 'status']);
  });

  it('deletes nobody with a booked ride to come, whoever booked it, until it is cancelled or over', async () => {
    const trip = await tripIn(server.query, 'booked', { email: 'rides.on@example.com' });
    const passenger = newPhone();
    await server.query(`update public.leads set passenger_phone = $2 where id = $1`, [trip.id, passenger]);
    const refused = { outcome: 'upcoming_ride', references: [trip.reference] };
    expect(await remove(trip.phone, true, 1)).toMatchObject(refused);
    expect(await remove(passenger, true, 0)).toMatchObject(refused);
    expect(await tablesNaming([trip.phone])).toContain('public.leads');
    expect(await tablesNaming([passenger])).toContain('public.leads');
    await act(server.url, trip, { action: 'cancel', seen_fee_agorot: 0 });
    expect(await remove(passenger, true, 0)).toMatchObject({ outcome: 'deleted' });
    expect(await remove(trip.phone, false, 1)).toMatchObject({ outcome: 'deleted' });

    const [underWay, past] = [await tripIn(server.query, 'under_way'), await tripIn(server.query, 'past')];
    expect(await remove(underWay.phone, false, 1)).toMatchObject({ outcome: 'upcoming_ride' });
    expect(await remove(past.phone, false, 1)).toMatchObject({ outcome: 'deleted' });
  });

  it('leaves the bare entry of a booking for the books where that is wished, and finds it again', async () => {
    const person = await newPerson();
    await server.query(`update public.leads set status = 'converted' where reference = $1`, [person.references[0]]);
    // A booking of which the books need not speak any more.
    await server.query(
      `update public.leads set status = 'converted', travel_date = (now() at time zone 'Asia/Jerusalem')::date - interval '7 years 1 day'
       where reference = $1`,
      [person.references[1]],
    );
    expect((await ask('find_person', { identifier: person.phone })).counts).toMatchObject({ requests: 2, bookings: 1 });
    expect(await remove(person.phone, true, 2)).toMatchObject({ outcome: 'deleted', counts: { bookings_kept: 1 } });
    expect(await tablesNaming([person.phone, person.phone.slice(4), person.email])).toEqual([]);

    const kept = await admin.client.from('kept_bookings').select('reference, name, travel_date, kept_until');
    expect(kept.data).toMatchObject([{ reference: person.references[0], name: 'Dana Levi' }]);
    const { travel_date: travelled, kept_until: until } = kept.data?.[0] ?? {};
    expect(until).toBe(`${Number(String(travelled).slice(0, 4)) + 7}${String(travelled).slice(4)}`);
    for (const identifier of [person.phone, person.email]) {
      expect((await ask('find_person', { identifier })).counts).toMatchObject({ requests: 0, kept_bookings: 1 });
    }
    expect(await ask('export_person', { identifier: person.phone })).toMatchObject({
      kept_bookings: [{ reference: person.references[0], name: 'Dana Levi' }],
    });
    await remove(person.email, false, 0);
    expect((await ask('find_person', { identifier: person.phone })).counts).toMatchObject({ kept_bookings: 0 });
  });

  it('records every find, export and deletion without naming the person, for ever', async () => {
    const person = await newPerson();
    const before = (await audit()).length;
    await ask('find_person', { identifier: person.email });
    await ask('export_person', { identifier: person.email });
    await remove(person.email, true, 0);
    await remove(person.email, true, 2);
    await ask('find_person', { identifier: person.phone });
    const rows = (await audit()).slice(before);
    expect(rows).toMatchObject([
      { kind: 'find', by: 'Test admin', requested_by: admin.userId, counts: { requests: 2 } },
      { kind: 'export', counts: { requests: 2 } },
      { kind: 'delete', counts: { requests: 2, bookings_kept: 0 } },
      { kind: 'find', counts: { requests: 0 } },
    ]);
    const hashes = rows.map((row) => row.person_hash);
    expect(new Set(hashes.slice(0, 3)).size).toBe(1);
    expect(hashes[3]).not.toBe(hashes[0]);

    for (const statement of [
      `update public.data_requests set kind = 'find'`,
      'delete from public.data_requests',
      'truncate public.data_requests',
    ]) {
      await expect(server.query(statement)).rejects.toThrow('append-only');
    }
    expect((await admin.client.from('data_requests').select('id')).data?.length).toBe(before + 4);
  });

  it('finds, hands out and deletes the invitation of somebody who was never a customer', async () => {
    const email = `invited-${randomUUID()}@example.com`;
    await admin.client.rpc('invite_account', { email, role: 'manager' });
    expect(await tablesNaming([email])).toEqual(['public.invitations']);
    expect((await ask('find_person', { identifier: email })).counts).toMatchObject({ requests: 0, invitations: 1 });
    const handedOut = await ask('export_person', { identifier: email });
    expect(handedOut['invitations']).toMatchObject([{ email, role: 'manager' }]);
    expect(JSON.stringify(handedOut)).not.toContain(admin.userId);
    expect(await remove(email, true, 0)).toMatchObject({ outcome: 'deleted', counts: { invitations: 1 } });
    expect(await tablesNaming([email])).toEqual([]);
  });

  it('finds, hands out and deletes a driver, of whom the initials stay with the rides', async () => {
    const [phone, email] = [newPhone(), `shimon-${randomUUID()}@example.com`];
    const driver = await newDriver(server.query, 'Shimon Peretz', { phone, email, rest_note: 'Not on Fridays' });
    const operator = await server.account('operator');
    const { ride, trip } = await bookRides(server.query, operator, 'Vera Rider', { at: '2030-06-03 10:00' });
    const { ride: given } = await assign(operator, ride, driver);
    await assign(operator, given ?? ride, await newDriver(server.query, 'Other'));
    const [again] = await ridesOf(server.query, trip);
    await assign(operator, again ?? ride, driver);
    await askAs(operator, 'report_absence', {
      of: 'driver',
      no: driver,
      starts_at: '2030-08-01',
      ends_at: '2030-08-02',
      why: 'Wedding',
    });

    await server.query(
      `insert into private.drive_links (driver_no, language, last_seen_at) values ($1, 'ar', '2030-06-02 18:00Z')`,
      [driver],
    );

    const found = await ask('find_person', { identifier: phone });
    expect(found).toMatchObject({ counts: { requests: 0, drivers: 1, rides_driven: 1 }, also_known_as: [email] });
    expect((await ask('export_person', { identifier: email }))['drives']).toMatchObject([
      {
        name: { latin: 'Shimon Peretz' },
        phone,
        rest_note: 'Not on Fridays',
        absences: [{ why: 'Wedding' }],
        page: { language: 'ar', last_seen_at: expect.stringContaining('2030-06-02') },
        rides: [{ state: 'assigned' }],
      },
    ]);
    expect(await remove(phone, true, 0)).toMatchObject({ outcome: 'upcoming_ride', references: [trip.reference] });
    expect(await tablesNaming([phone])).toContain('public.drivers');

    await server.query(`update public.rides set state = 'done' where driver_no = $1`, [driver]);
    expect(await remove(email, true, 0)).toMatchObject({ outcome: 'deleted', counts: { drivers: 1, rides_driven: 1 } });
    expect(await tablesNaming([phone, email, 'Shimon', 'Peretz', 'Fridays', 'Wedding'])).toEqual([]);
    expect(await server.query('select name, active, phone from public.drivers where no = $1', [driver])).toEqual([
      { name: { he: 'S. P. ב.', latin: 'S. P.' }, active: false, phone: null },
    ]);
    expect((await ask('find_person', { identifier: phone })).counts).toMatchObject({ drivers: 0 });
    const rides = await server.query('select from public.rides where driver_no = $1', [driver]);
    expect(rides).toHaveLength(1);
    const kinds = await server.query('select from public.trip_events where lead_id = $1 and kind = $2', [
      trip.id,
      'ride_assigned',
    ]);
    expect(kinds).toHaveLength(3);

    // Who never drove leaves nothing.
    const idle = newPhone();
    await newDriver(server.query, 'Idle', { phone: idle });
    expect(await remove(idle, true, 0)).toMatchObject({ outcome: 'deleted', counts: { drivers: 1 } });
    expect(await tablesNaming([idle])).toEqual([]);
  });

  it('refuses everybody but administrators, and then records and deletes nothing', async () => {
    const person = await newPerson();
    const before = (await audit()).length;
    const calls: [string, Record<string, unknown>][] = [
      ['find_person', { identifier: person.phone }],
      ['export_person', { identifier: person.phone }],
      ['delete_person', { identifier: person.phone, keep_bookings: false, expected_requests: 2 }],
    ];
    const clients = await Promise.all((['norole', 'readonly', 'operator', 'manager'] as const).map(server.signedIn));
    for (const client of [...clients, server.anonClient()]) {
      for (const [name, args] of calls) expect((await client.rpc(name, args)).error?.code).toBe(DENIED);
    }
    expect((await audit()).length).toBe(before);
    expect(await tablesNaming([person.phone])).toContain('public.leads');
  });
});
