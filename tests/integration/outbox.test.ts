/** The outbox in the database: one message for each cause, to whom it may go, and what an operator hands over. */
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRAVELLER_KINDS } from '../../supabase/functions/_shared/words/traveller-text.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow } from './lead-requests.ts';

describe.each(databases())('the outbox on %s', (database) => {
  let server: TestBackend;
  let leadId: string;

  beforeAll(async () => {
    server = await startTestBackend({ database });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.query('delete from public.leads');
    leadId = await newLead();
    await server.query('delete from public.messages');
  });

  let nth = 0;
  async function newLead(changes: Record<string, unknown> = {}, suspicion: string | null = null): Promise<string> {
    nth += 1;
    const lead = {
      name: 'Dana Levi',
      phone: `+97250${String(2_000_000 + nth)}`,
      email: `dana${nth}@example.com`,
      destination: 'Ben Gurion → Jerusalem',
      travel_date: dayFromNow(30),
      passengers: 2,
      service_type: 'airport_pickup',
      ...changes,
    };
    const [row] = await server.query<{ id: string }>(
      `select (public.submit_lead($1::jsonb, encode(sha256(random()::text::bytea), 'hex'), suspicion => $2)).receipt.id`,
      [JSON.stringify(lead), suspicion],
    );
    return row!.id;
  }
  const queue = (kind: string, lead: string, cause = '', byHand = false) =>
    server.query('select private.queue_message($1, $2, null, $3, $4)', [kind, lead, cause, byHand]);
  const messages = () =>
    server.query<{ id: string; kind: string; channel: string; status: string; recipient: string | null; body: string }>(
      'select id, kind, channel, status, recipient, body from public.messages order by created_at, kind',
    );
  const kinds = async () => (await messages()).map(({ kind }) => kind);

  it('knows the kinds that the functions have words for', async () => {
    for (const kind of TRAVELLER_KINDS)
      expect(await server.query('select private.message_audience($1) as audience', [kind])).toEqual([
        { audience: 'traveller' },
      ]);
    await expect(queue('birthday', leadId)).rejects.toMatchObject({ code: '23502' });
  });

  it('writes one message for each cause, however often it happens', async () => {
    for (let nth = 0; nth < 3; nth += 1) await queue('offer_accepted', leadId);
    for (let nth = 0; nth < 3; nth += 1) await queue('trip_changed', leadId, 'a');
    await queue('trip_changed', leadId, 'b');
    expect(await kinds()).toEqual(['offer_accepted', 'trip_changed', 'trip_changed']);
  });

  it('tells a traveller nothing while the request is held back', async () => {
    const held = await newLead({}, 'honeypot');
    await server.query('delete from public.messages');
    for (const kind of TRAVELLER_KINDS) await queue(kind, held);
    expect(await messages()).toEqual([]);
  });

  it('waits for somebody who writes by WhatsApp where there is no e-mail, but for what nobody writes by hand', async () => {
    await server.query(`update public.leads set service_type = 'contact', notes = 'Call me', destination = null,
      travel_date = null, passengers = null, email = null`);
    // What a driver has reported is about a ride, and queued with it (ride-day.test.ts, ride-extras.test.ts).
    for (const kind of TRAVELLER_KINDS.filter(
      (each) => !/^(?:driver_(?:on_the_way|waiting|late)|extra_to_agree)$/u.test(each),
    ))
      await queue(kind, leadId);
    const waiting = await messages();
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'booking_cancelled',
      'booking_changed',
      'driver_changed',
      'driver_details',
      'flight_cancelled',
      'flight_moved',
      'no_show',
      'offer',
      'pickup_moved',
    ]);
    for (const { channel, recipient } of waiting)
      expect([channel, recipient?.slice(0, 4)]).toEqual(['whatsapp', '+972']);
    // Nobody mails them, and nobody is warned of them.
    await server.query(`update public.messages set send_after = now() - interval '1 day' where kind like '%cancelled'`);
    await server.query(`delete from public.messages where kind not like '%cancelled'`);
    const { data } = await server.asService().rpc('claim_messages', { batch: 10 });
    expect(data).toMatchObject({ messages: [] });
    await server.query('select private.detect_stuck_messages()');
    expect(await server.query('select from public.security_alerts')).toEqual([]);
  });

  it('confirms two requests an hour and four a day to one address, in whatever letters', async () => {
    // Queued where the request is stored.
    const confirm = (email: string) => newLead({ email });
    const confirmed = async () => (await kinds()).filter((kind) => kind === 'request_received').length;
    const age = () =>
      server.query(
        `update public.messages set created_at = created_at - interval '61 minutes' where kind = 'request_received'`,
      );
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => confirm(n % 2 ? 'Victim@example.org' : 'victim@example.org')),
    );
    expect(await confirmed()).toBe(2);
    await confirm('other@example.org');
    expect(await confirmed()).toBe(3);
    await age();
    for (let n = 0; n < 3; n += 1) await confirm('victim@example.org');
    expect(await confirmed()).toBe(5);
    await age();
    await confirm('victim@example.org');
    expect(await confirmed()).toBe(5);
    await server.query(
      `update public.messages set created_at = created_at - interval '1 day' where kind = 'request_received'`,
    );
    await confirm('victim@example.org');
    expect(await confirmed()).toBe(6);
  });

  it('is handed over by whoever works on requests, once, without the key of the link', async () => {
    await queue('offer', leadId, '', true);
    const [offer] = await messages();
    const operator = await server.account('operator');
    const words = 'Hello Dana:\nhttps://www.example.com/trip#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a';
    const handOver = async () =>
      (await operator.client.rpc('hand_over_message', { message: offer!.id, words })).data as unknown;
    expect(await handOver()).toEqual({ outcome: 'handed_over' });
    expect(await handOver()).toEqual({ outcome: 'already_sent' });
    const { data } = await operator.client
      .from('messages')
      .select('status, channel, handed_over_by_name, body, sent_at')
      .eq('id', offer!.id)
      .single();
    expect(data).toMatchObject({ status: 'handed_over', channel: 'whatsapp', handed_over_by_name: 'Test operator' });
    expect(data?.body).toBe('Hello Dana:\nhttps://www.example.com/trip#7K3Q9-…');
    const missing = await operator.client.rpc('hand_over_message', { message: leadId });
    expect(missing.data).toEqual({ outcome: 'not_found' });
    // The office's own messages are nobody's to hand over.
    await queue('offer_accepted', leadId);
    const own = (await messages()).find(({ kind }) => kind === 'offer_accepted');
    expect((await operator.client.rpc('hand_over_message', { message: own!.id })).data).toEqual({
      outcome: 'not_found',
    });
  });
});

// On PGlite one statement follows the other; races are those of connections.
describe('at the same moment, on native Postgres', () => {
  const CONNECTIONS = 20;
  let server: TestBackend;
  let sql: Sql;
  beforeAll(async () => {
    server = await startTestBackend({ database: 'native' });
    const [place] = await server.query<{ address: string }>(
      `select format('%s:%s/%s', host(inet_server_addr()), inet_server_port(), current_database()) as address`,
    );
    sql = postgres(`postgres://postgres:tests-only@${place!.address}`, { max: CONNECTIONS, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql?.end();
    await server?.close();
  });

  const submit = async (nth: number, email: string): Promise<string> => {
    const lead = {
      name: 'Dana Levi',
      phone: `+97250${String(3_000_000 + nth)}`,
      email,
      destination: 'Ben Gurion → Jerusalem',
      travel_date: dayFromNow(30),
      passengers: 2,
      service_type: 'airport_pickup',
    };
    const [stored] = await sql<{ id: string }[]>`
      select (public.submit_lead(${sql.json(lead)}::jsonb, ${nth.toString(16).padStart(64, '0')})).receipt.id`;
    return stored!.id;
  };

  it('200 causes of one message write it once', async () => {
    const id = await submit(0, 'first@example.com');
    const causes = Array.from({ length: 200 }, () => sql`select private.queue_message('offer_accepted', ${id})`);
    await Promise.all(causes);
    const kinds = await sql`select kind from public.messages where lead_id = ${id} order by kind`;
    expect(kinds.map(({ kind }) => kind as string)).toEqual(['lead_received', 'offer_accepted', 'request_received']);
  });

  it('whoever would confirm a third request waits for the one who confirms the second', async () => {
    const [first, second, third] = await Promise.all([901, 902, 903].map((nth) => submit(nth, 'slow@example.com')));
    await sql`delete from public.messages where kind = 'request_received'`;
    let late: Promise<unknown> = Promise.resolve();
    await sql.begin(async (held) => {
      await held`select private.queue_message('request_received', ${first!}), private.queue_message('request_received', ${second!})`;
      // A query of this library sets out when it is awaited.
      late = sql`select private.queue_message('request_received', ${third!})`.execute();
      await expect.poll(() => sql`select from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1);
    });
    await late;
    expect(await sql`select count(*)::int as mails from public.messages where kind = 'request_received'`).toMatchObject(
      [{ mails: 2 }],
    );
    await sql`delete from public.leads`;
  });

  it('100 requests that name a stranger’s address confirm two', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, nth) => submit(nth + 1, nth % 2 ? 'victim@example.org' : 'Other@example.org')),
    );
    const confirmed = await sql`select lower(recipient) as address, count(*)::int as mails from public.messages
      where kind = 'request_received' and recipient ilike '%@example.org' group by 1 order by 1`;
    expect(confirmed.map(({ address, mails }) => [address, mails])).toEqual([
      ['other@example.org', 2],
      ['victim@example.org', 2],
    ]);
    expect(await sql`select count(*)::int as leads from public.leads`).toMatchObject([{ leads: 200 }]);
  });
});
