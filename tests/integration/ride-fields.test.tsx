/**
 * What somebody asks for that concerns the ride arrives wherever the ride is spoken of: on the traveller's page and in their mails and
 * calendar, in the driver's mail, on the day board and on paper. Each field of a ride is planted in a request and looked for there.
 */
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import { RIDE_FIELDS, type RideFieldName } from '../../supabase/functions/_shared/facts/ride-facts.ts';
import type { TripView } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { TEST_IP_HEADER } from './lead-requests.ts';
import { assign, ask, newDriver, ridesOf } from './ride-samples.ts';
import { act, newTrip, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const HOUR = 3_600_000;

/** Near enough for the driver to see a phone number, far enough for an offer. */
const [there, back] = [20, 68].map((hours) => israelClock(new Date(Date.now() + hours * HOUR)));
const full = (time = '') => `${time.slice(0, 2)}:00`;

const ASKED = {
  pickup: 'Haifa Port, Gate 5',
  dropoff: 'Moriah Road 77, Haifa',
  destination: 'Haifa Port, Gate 5 → Moriah Road 77, Haifa',
  travel_date: there?.day,
  pickup_time: full(there?.time),
  passengers: 8,
  luggage: 6,
  seats_infant: 1,
  seats_child: 2,
  seats_booster: 3,
  service_type: 'airport_dropoff',
  round_trip: true,
  return_date: back?.day,
  return_time: full(back?.time),
  return_flight: 'AF 963',
  flight_number: 'LY 317',
  passenger_name: 'Rosa Grynszpan',
  passenger_phone: '+33612345678',
} satisfies Partial<Record<RideFieldName, unknown>>;
const NOTE = 'Entrance at the back, the bell is broken';

const count = (words: string) => new RegExp(words, 'u');
/** "26/11/2026", or written out: the day's number is in both. */
const dayOf = (day = '') => count(`${Number(day.slice(8))}`);

/** How each is said, on a page or in a mail. */
const SAID: Readonly<Record<RideFieldName, RegExp>> = {
  pickup: /Haifa Port, Gate 5/u,
  dropoff: /Moriah Road 77, Haifa/u,
  // Both places in one text, where a request says them so.
  destination: /Haifa/u,
  travel_date: dayOf(ASKED.travel_date),
  pickup_time: count(ASKED.pickup_time),
  passengers: /8 passengers|Passengers:? ?8/u,
  luggage: /6 suitcases|(?:Suitcases|Luggage):? ?6/u,
  seats_infant: /1 infant seat|1 × infant|infant seats?:? 1/iu,
  seats_child: /2 child seats|child seats?:? 2/iu,
  seats_booster: /3 (?:booster seats|seats or boosters)|boosters?:? 3/iu,
  service_type: /airport/iu,
  round_trip: /Return/u,
  return_date: dayOf(ASKED.return_date),
  return_time: count(ASKED.return_time),
  return_flight: /AF 963/u,
  flight_number: /LY 317/u,
  passenger_name: /Rosa Grynszpan/u,
  passenger_phone: /\+33 ?6 ?12 ?34 ?56 ?78/u,
  driver_note: /the bell is broken/u,
};

/** Each ride stands by itself there; whoever drives knows the way from the places. */
const OF_THE_WHOLE: readonly RideFieldName[] = ['round_trip', 'service_type'];

const missing = (said: string, leaveOut: readonly string[] = []) =>
  Object.entries(SAID)
    .filter(([name, words]) => !leaveOut.includes(name) && !words.test(said))
    .map(([name]) => name);
const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll(/[\u00A0\u202F]/gu, ' ');

let server: TestBackend;
let operator: TestAccount;
let trip: Trip;

beforeAll(async () => {
  server = await startTestBackend({
    database: 'pglite',
    clientIpHeader: TEST_IP_HEADER,
    functionSettings: { SCHEDULER_SECRET: SECRET },
  });
  operator = await server.account('operator');
  await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  trip = await newTrip(server.query, ASKED);
  await act(server.url, trip, { action: 'change', fields: { driver_note: NOTE } });
});
afterAll(() => server?.close());

/** What waits leaves. @returns the text of the mails to somebody, the newest first */
async function mailsTo(address: string): Promise<string[]> {
  await fetch(`${server.url}/functions/v1/send-messages`, {
    method: 'POST',
    headers: { 'x-scheduler-secret': SECRET },
  });
  return server.backend.inbox.messages.filter(({ to }) => to === address).map((mail) => plain(mail.text));
}

async function view(): Promise<TripView> {
  const { body } = await act(server.url, trip, { action: 'read' });
  if (!body.success || !('trip' in body)) throw new Error('no trip');
  return body.trip;
}

/** What is read of a part of a page, in English. */
async function read(part: ReactNode): Promise<string> {
  const { LocaleProvider } = await import('../../src/i18n/locale-context.tsx');
  const { prelude } = await prerenderToNodeStream(<LocaleProvider locale="en">{part}</LocaleProvider>);
  return plain((await text(prelude)).replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/gu, ' ')).replaceAll(/ +/gu, ' ');
}

async function ticket(): Promise<string> {
  const { TripTicket } = await import('../../src/features/trip/traveller-page/trip-ticket.tsx');
  return read(<TripTicket trip={await view()} />);
}

/** Without the service: the ticket shows it by its places. */
const ON_TICKET: readonly RideFieldName[] = ['service_type'];

describe('what a request asks of its ride', () => {
  it('is on its page, under the names of the table of fields', async () => {
    const { request } = await view();
    expect(Object.keys(request).toSorted()).toEqual(RIDE_FIELDS.toSorted());
    expect(request).toEqual({ ...ASKED, driver_note: NOTE });
    expect(missing(await ticket(), ON_TICKET)).toEqual([]);
  });

  it('is in the mail that confirms it', async () => {
    await server.query(`delete from public.messages`);
    await server.query(`select private.queue_message('request_received', $1)`, [trip.id]);
    const [mail = ''] = await mailsTo('dana@example.com');
    expect(missing(mail)).toEqual([]);
  });

  it('is in its offer, in the mail about it, and in the document and calendar of its booking', async () => {
    const { data } = await operator.client.rpc('read_lead', { lead_id: trip.id });
    const { leadSchema } = await import('../../src/data/leads.ts');
    const { readAnswer } = await import('../../src/data/answer.ts');
    const { firstValues, toDraft } = await import('../../src/features/office/offers/offer-values.ts');
    const lead = readAnswer(leadSchema, (data as { lead: unknown }).lead);
    const rest = { city: 'none', before: 60, after: 30, closed_dates: [] } as const;
    const [kind] = await server.query<{ id: string; seats: number; bags: number }>(
      'select id, seats, bags from public.vehicle_classes order by seats desc limit 1',
    );
    const draft = toDraft(
      {
        ...firstValues(lead, null, { classes: [], list: null, rest }),
        amount: '900',
        vehicle_class: kind?.id ?? '',
        price_reason: 'x',
        back_meeting_words: 'By the gate',
      },
      lead,
      { list: null, rest },
    );
    const saved = await ask<{ offer: { id: string; updated_at: string } }>(operator, 'save_offer_draft', {
      lead: trip.id,
      seen: null,
      draft,
    });
    const { id: offer, updated_at: seen } = saved.offer;
    await ask(operator, 'send_offer', { offer, seen, newest: null, valid_until: null, by: 'mail' });
    const [letter = ''] = await mailsTo('dana@example.com');
    expect(missing(letter)).toEqual([]);

    await ask(operator, 'accept_for_traveller', { offer, how: 'phone', name: null });
    const [booking = ''] = await mailsTo('dana@example.com');
    expect(missing(booking)).toEqual([]);
    expect(missing(await ticket(), ON_TICKET)).toEqual([]);
    const mail = server.backend.inbox.messages.find(({ attachments }) => attachments.length > 0);
    // Its days and hours are the entry's own.
    const file = plain((mail?.attachments[0]?.content ?? '').replaceAll('\r\n ', '').replaceAll(String.raw`\,`, ','));
    const own = ['travel_date', 'pickup_time', 'return_date', 'return_time', ...OF_THE_WHOLE];
    expect(missing(file, own)).toEqual([]);
  });

  it('is in the mail to its driver, alone or among others', async () => {
    const driver = await newDriver(server.query, 'Yossi', { email: 'yossi@example.com', languages: ['en'] });
    for (const ride of await ridesOf(server.query, trip)) await assign(operator, ride, driver);
    const mails = await mailsTo('yossi@example.com');
    expect(mails).toHaveLength(2);
    expect(missing(mails.join('\n'), OF_THE_WHOLE)).toEqual([]);
    await server.query(
      `insert into public.messages (kind, driver_no, until_day, cause, recipient) values ('tomorrow', $1, $2, 'evening', 'yossi@example.com')`,
      [driver, ASKED.return_date],
    );
    const [ahead = ''] = await mailsTo('yossi@example.com');
    expect(missing(ahead, OF_THE_WHOLE)).toEqual([]);
  });

  it('is on the sheet of the ride and on paper', async () => {
    const { fetchRide } = await rideReader();
    const { RideFacts } = await import('../../src/features/office/rides/ride-facts.tsx');
    const { PrintedRide } = await import('../../src/features/office/ride-lists/printed-ride.tsx');
    const { RideRoute } = await import('../../src/features/office/rides/ride-route.tsx');
    const { ContactLinks } = await import('../../src/features/office/rides/contact-links.tsx');
    const rides = await Promise.all((await ridesOf(server.query, trip)).map(({ id }) => fetchRide(id)));
    const sheets = rides.map((ride) => (
      <div key={ride.id}>
        <RideRoute ride={ride} />
        {ride.pickup_at}
        <RideFacts ride={ride} />
        {ride.phone ? <ContactLinks phone={ride.phone} call="Call" chat="Chat" /> : null}
      </div>
    ));
    const clock = ['travel_date', 'pickup_time', 'return_date', 'return_time'];
    expect(missing(await read(sheets), [...clock, 'round_trip', 'passenger_phone'])).toEqual([]);
    const paper = await read(
      rides.map((ride) => <PrintedRide key={ride.id} ride={ride} vehicle={undefined} day="2026-01-01" />),
    );
    expect(missing(paper, OF_THE_WHOLE)).toEqual([]);
  });
});

/** Reads a ride as the board does. */
async function rideReader() {
  const { rideSchema } = await import('../../src/data/rides.ts');
  const { readAnswer } = await import('../../src/data/answer.ts');
  return {
    fetchRide: async (ride: string) => readAnswer(rideSchema, (await ask(operator, 'ride_record', { ride })).ride),
  };
}
