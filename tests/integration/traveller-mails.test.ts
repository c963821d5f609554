/** What travellers read: every kind in every language, from the database through the function into the inbox. */
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import { businessSettings } from '../../supabase/functions/_shared/facts/business-settings.ts';
import { locales, localeRegistry, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import {
  isAboutRide,
  TRAVELLER_KINDS,
  type TravellerKind,
} from '../../supabase/functions/_shared/words/traveller-text.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow, newPhone } from './lead-requests.ts';

const SECRET = 'secret-of-the-schedule';
const SETTINGS = { VITE_BUSINESS_EMAIL: 'desk@galil.example', VITE_LEGAL_NUMBER: '515151515' };
const business = businessSettings((name) => (SETTINGS as Record<string, string>)[name]);

/** What becomes of the offer before the message is queued. */
const FATES: Partial<Record<TravellerKind, string>> = {
  booking: `state = 'accepted', answered_at = now(), answered_name = 'Dana Levi'`,
  booking_changed: 'calendar_sequence = calendar_sequence + 1',
  booking_cancelled: `calendar_sequence = calendar_sequence + 1, cancelled_at = now(), cancelled_by = 'traveller', cancel_fee_agorot = 21000`,
};

/** Those about rides need one: ride-watch.test.ts. */
const KINDS = TRAVELLER_KINDS.filter((kind) => !isAboutRide(kind));

interface Kept {
  status: string;
  language: string;
  recipient: string;
  subject: string;
  body: string;
}

describe.each(databases())('mails to travellers on %s', (database) => {
  let server: TestBackend;
  beforeAll(async () => {
    server = await startTestBackend({ database, functionSettings: { SCHEDULER_SECRET: SECRET, ...SETTINGS } });
  });
  afterAll(() => server?.close());

  const one = async <Row>(sql: string, values: unknown[] = []) =>
    (await server.query<Row & object>(sql, values))[0] as Row;
  const send = async () =>
    (
      await fetch(`${server.url}/functions/v1/send-messages`, {
        method: 'POST',
        headers: { 'x-scheduler-secret': SECRET },
      })
    ).json();

  async function newTrip(locale: Locale) {
    const email = `dana.${locale}@example.com`;
    const { id } = await one<{ id: string }>(
      `select (public.submit_lead($1::jsonb, encode(sha256(random()::text::bytea), 'hex'))).receipt.id`,
      [
        JSON.stringify({
          name: 'Dana Levi',
          phone: newPhone(),
          email,
          pickup: 'Ben Gurion Airport',
          dropoff: 'Jaffa Street 1, Jerusalem',
          destination: 'Ben Gurion Airport → Jaffa Street 1, Jerusalem',
          travel_date: dayFromNow(30),
          pickup_time: '14:00',
          passengers: 2,
          service_type: 'airport_pickup',
          language: locale,
        }),
      ],
    );
    await server.query(`delete from public.messages where kind = 'lead_received'`);
    const { offer } = await one<{ offer: string }>(
      `insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes,
         free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version)
       values ($1, 1, $2, 42000, 18, '[{"kind": "fare", "quantity": 1, "amount": 42000}]', 15, 2, 24, 50, '{card,cash}',
         '2026-11-22') returning id as offer`,
      [id, locale],
    );
    await server.query(
      `insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time,
         duration_minutes, passengers, vehicle_class)
       values ($1, 1, 'airport_pickup', 'Ben Gurion Airport', 'Jaffa Street 1, Jerusalem', $2, '14:05', 60, 2, 'sprinter')`,
      [offer, dayFromNow(30)],
    );
    await server.query(
      `update public.offers set state = 'sent', sent_at = now(), valid_until = now() + interval '1 day' where id = $1`,
      [offer],
    );
    const link = await one<{ fragment: string }>(
      `select '#' || substr(reference, 4) || '-' || private.trip_key(id, link_version, 'full') as fragment
       from public.leads where id = $1`,
      [id],
    );
    return { id, offer, email, ...link };
  }

  it.each(locales)('%s: each kind arrives once, with the whole link; what is kept has no key', async (locale) => {
    const trip = await newTrip(locale);
    const [, key = ''] = trip.fragment.split('-');
    const link = `${server.url}${localeRegistry[locale].prefix}/trip${trip.fragment}`;
    const subjects = new Set<string>();
    for (const kind of KINDS) {
      if (FATES[kind]) await server.query(`update public.offers set ${FATES[kind]} where id = $1`, [trip.offer]);
      // The first is queued where the request is stored.
      if (kind !== 'request_received')
        await server.query('select private.queue_message($1, $2, $3)', [kind, trip.id, trip.offer]);
      expect(await send()).toEqual({ sent: 1, failed: 0 });
      const [mail] = server.backend.inbox.messages;
      expect(mail).toMatchObject({ to: trip.email, replyTo: 'desk@galil.example' });
      expect(mail?.links).toContain(link);
      expect(mail?.text).toContain(business.name[locale]);
      expect(mail?.attachments.map(({ type }) => type)).toEqual(
        kind.startsWith('booking')
          ? [`text/calendar;charset=utf-8;method=${kind === 'booking_cancelled' ? 'CANCEL' : 'PUBLISH'}`]
          : [],
      );
      if (kind === 'booking') expect(mail?.text).toContain('515151515');
      subjects.add(mail?.subject ?? '');
      const kept = await one<Kept>(
        'select status, language, recipient, subject, body from public.messages where kind = $1 and lead_id = $2',
        [kind, trip.id],
      );
      expect(kept).toEqual({
        status: 'sent',
        language: locale,
        recipient: trip.email,
        subject: mail?.subject,
        body: mail?.text.replace(key, '…'),
      });
    }
    expect(subjects.size).toBe(KINDS.length);
    const sequences = server.backend.inbox.messages
      .filter(({ to, attachments }) => to === trip.email && attachments.length > 0)
      .map(({ attachments }) => /SEQUENCE:(\d+)/u.exec(attachments[0]?.content ?? '')?.[1]);
    expect(sequences).toEqual(['2', '1', '0']);
    expect(server.logs.join('\n')).not.toContain(key);
    expect(server.logs.join('\n')).not.toContain(trip.fragment.slice(1, 6));
  });

  describe('what has changed while a mail waits', () => {
    const act = async (trip: { id: string }, action: string, wish: object) => {
      const { answer } = await one<{ answer: { outcome: string } }>(
        `select private.trip_act(lead.reference, private.trip_key(lead.id, lead.link_version, 'full'), $2, $3, null, gen_random_uuid(), null)
           as answer from public.leads as lead where id = $1`,
        [trip.id, action, JSON.stringify(wish)],
      );
      expect(answer.outcome).toBe('ok');
    };
    const change = (trip: { id: string }, fields: object) => act(trip, 'change', { fields });
    const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/gu, '');
    /** The mails that leave now to a traveller, the oldest first: the first line after the greeting, the facts, the calendar's number. */
    async function leaving({ email }: { email: string }) {
      const before = server.backend.inbox.messages.length;
      await send();
      const { messages } = server.backend.inbox;
      return messages
        .slice(0, messages.length - before)
        .filter(({ to }) => to === email)
        .map(({ subject, text, attachments }) => ({
          subject,
          text: plain(text),
          first: plain(text).split('\n\n')[1],
          sequence: /SEQUENCE:(\d+)/u.exec(attachments[0]?.content ?? '')?.[1],
        }))
        .toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
    }
    async function booked() {
      const trip = await newTrip('en');
      await change(trip, { flight_number: 'LY 008' });
      await server.query('delete from public.messages');
      await act(trip, 'accept', { offer: 1 });
      return trip;
    }

    it('leaves the document of a booking as it was agreed; the changes are told by one mail, as changes', async () => {
      const trip = await booked();
      await change(trip, { flight_number: 'LY 316' });
      await change(trip, { flight_number: 'LY 318', passenger_name: 'Rosa Levi', driver_note: 'Ring twice' });
      const [booking, changed, ...more] = await leaving(trip);
      expect(more).toEqual([]);
      expect(booking?.text).toContain('Flight: LY 008');
      expect(booking?.text).not.toMatch(/LY 31|Rosa|Ring/u);
      expect([booking?.sequence, changed?.sequence]).toEqual(['0', '2']);
      expect(changed?.first).toBe(
        'Changed: flight LY 008 → LY 318; passenger – → Rosa Levi; note for the driver – → Ring twice.',
      );
      expect(changed?.text).toContain('Passenger: Rosa Levi');
      expect(changed?.text).toContain('Note for the driver: Ring twice');
      expect(await server.query('select from public.messages where told is not null')).toEqual([]);
    });

    it('is told again by each mail that leaves, with what its reader knows', async () => {
      const trip = await booked();
      await leaving(trip);
      await change(trip, { flight_number: 'LY 316' });
      expect((await leaving(trip)).map(({ first }) => first)).toEqual(['Changed: flight LY 008 → LY 316.']);
      await change(trip, { flight_number: 'LY 318' });
      // One that could not leave is not told beside the next one.
      await server.query(
        `update public.messages set attempts = 1, next_attempt_at = now() where kind = 'booking_changed'`,
      );
      await change(trip, { passenger_phone: '+972541234567' });
      expect((await leaving(trip)).map(({ first }) => first)).toEqual([
        'Changed: flight LY 316 → LY 318; passenger – → +972 54 123 4567.',
      ]);
    });

    it('does not reach back into the mail that confirms a request', async () => {
      const trip = await newTrip('en');
      await server.query(`update public.leads set dropoff = 'Jaffa Street 77, Jerusalem' where id = $1`, [trip.id]);
      const [mail] = await leaving(trip);
      expect(mail?.subject).toContain('We have your request');
      expect(mail?.text).toContain('Jaffa Street 1, Jerusalem');
      expect(mail?.text).not.toContain('Street 77');
    });

    it('of a ride that is cancelled then names the hour that its traveller knows', async () => {
      const trip = await booked();
      await leaving(trip);
      await server.query(`update public.rides set pickup_at = pickup_at + interval '25 minutes' where lead_id = $1`, [
        trip.id,
      ]);
      await leaving(trip);
      await act(trip, 'cancel', { seen_fee_agorot: 0 });
      const [cancelled] = await leaving(trip);
      expect(cancelled?.subject).toMatch(/Cancelled: .* 14:30/u);
    });
  });

  it('says nothing of what is settled meanwhile', async () => {
    const trip = await newTrip('en');
    await server.query('delete from public.messages');
    await server.query(`select private.queue_message('offer', $1, $2), private.queue_message('offer_again', $1, $2)`, [
      trip.id,
      trip.offer,
    ]);
    await server.query(`update public.offers set state = 'withdrawn' where id = $1`, [trip.offer]);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect(await server.query('select from public.messages')).toEqual([]);
  });

  it('the office hears what a traveller did, with their words', async () => {
    const trip = await newTrip('fr');
    await server.query('delete from public.messages');
    await server.query(`update public.settings set value = '["desk@example.com"]' where key = 'request_addresses'`);
    await server.query(`update public.settings set value = '"en"' where key = 'office_language'`);
    const { event } = await one<{ event: string }>(
      `select private.record_trip_event($1, $2, 'change_asked', 'traveller', null, '{"text": "An hour later, please"}')::text as event`,
      [trip.id, trip.offer],
    );
    await server.query(`select private.queue_message('trip_changed', $1, $2, event => $3)`, [
      trip.id,
      trip.offer,
      event,
    ]);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const [mail] = server.backend.inbox.messages;
    expect(mail).toMatchObject({ to: 'desk@example.com', replyTo: trip.email });
    expect(mail?.text).toContain('asked for a change');
    expect(mail?.text).toContain('> An hour later, please');
    expect(mail?.text).toContain(`/en/dashboard/leads?lead=${trip.id}`);
    expect(mail?.text).not.toContain('/trip#');
    const { event: changed } = await one<{ event: string }>(
      `select private.record_trip_event($1, null, 'changed', 'traveller', null, '{"fields": {}, "price": {"from": 39000, "to": null}}')::text as event`,
      [trip.id],
    );
    await server.query(`select private.queue_message('trip_changed', $1, null, event => $2)`, [trip.id, changed]);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(server.backend.inbox.messages[0]?.text).toMatch(/Price by the list: \S*390\S* → none/u);
  });

  it('a message that cannot leave becomes a task', async () => {
    const trip = await newTrip('en');
    await server.query('delete from public.messages');
    await server.query(`select private.queue_message('offer', $1, $2)`, [trip.id, trip.offer]);
    await server.query('update public.messages set attempts = 10');
    await send();
    const tasks = () => server.query(`select kind, closed_how from public.desk_tasks where lead_id = $1`, [trip.id]);
    expect(await tasks()).toEqual([{ kind: 'message_failed', closed_how: null }]);
    const operator = await server.account('operator');
    const { id } = await one<{ id: string }>('select id from public.messages where status = $1', ['failed']);
    await operator.client.rpc('hand_over_message', { message: id });
    expect(await tasks()).toEqual([{ kind: 'message_failed', closed_how: 'solved_itself' }]);
  });
});
