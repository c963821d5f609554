/**
 * The owner's words for a meeting point are read wherever somebody reads where they meet, and a change of them reaches everybody who
 * is still to meet there, whom it is told.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import type { DrivePage } from '../../supabase/functions/_shared/contracts/drive-contract.ts';
import type { TripOffer, TripView } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { ask, assign, newDriver, ridesOf } from './ride-samples.ts';
import { act, newTrip, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const AT = { airport: 'ben-gurion', way: 'board' } as const;
const said = (word: string) => ({ he: `ליד ${word}.`, en: `By the ${word}.`, fr: `Devant ${word}.` });

let server: TestBackend;
let operator: TestAccount;
let manager: TestAccount;

const plain = (words: string) => words.replaceAll(/[\u200E\u2066-\u2069]|<!-- -->/gu, '').replaceAll('\r\n ', '');

/** What waits leaves. @returns the texts of the mails to somebody and their files, the newest first */
async function mailsTo(address: string): Promise<string[]> {
  await fetch(`${server.url}/functions/v1/send-messages`, {
    method: 'POST',
    headers: { 'x-scheduler-secret': SECRET },
  });
  return server.backend.inbox.messages
    .filter(({ to }) => to === address)
    .map(({ text: words, attachments }) => plain([words, ...attachments.map(({ content }) => content)].join('\n')));
}

const html = async (part: ReactNode): Promise<string> => {
  const { LocaleProvider } = await import('../../src/i18n/locale-context.tsx');
  const shown = (
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider locale="en">{part}</LocaleProvider>
    </QueryClientProvider>
  );
  return plain(await text((await prerenderToNodeStream(shown)).prelude));
};

async function pageOf(trip: Trip): Promise<TripView> {
  const { body } = await act(server.url, trip, { action: 'read' });
  if (!body.success || !('trip' in body)) throw new Error('no trip');
  return body.trip;
}

async function placeOn(offer: TripOffer | null): Promise<string> {
  const { MeetingRow } = await import('../../src/features/trip/traveller-page/trip-facts.tsx');
  return offer ? html(<MeetingRow offer={offer} />) : '';
}

async function pageOfDriver(driver: number): Promise<DrivePage> {
  const [row] = await server.query<{ link: object }>('select private.drive_link_of($1) as link', [driver]);
  const response = await fetch(`${server.url}/functions/v1/driver-desk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: newIp() },
    body: JSON.stringify({ ...row?.link, action: 'read' }),
  });
  return ((await response.json()) as { page: DrivePage }).page;
}

/** Where a booked ride meets, wherever that is read again and again. */
async function liveSurfaces(trip: Trip, driver: number): Promise<Record<string, string>> {
  const { DriversBand } = await import('../../src/features/trip/traveller-page/drivers-band.tsx');
  const { WaysToMeet } = await import('../../src/features/trip/traveller-page/ways-to-meet.tsx');
  const { TripContext } = await import('../../src/features/trip/traveller-page/trip-context.ts');
  const { entryLines } = await import('../../src/features/trip/traveller-page/booking-buttons.tsx');
  const { messages } = await import('../../src/i18n/messages/en/trip.ts');
  const { RideFacts } = await import('../../src/features/trip/driver-page/ride-facts.tsx');
  const { DriveWordsContext, wordsIn } = await import('../../src/features/trip/driver-page/drive-words-context.ts');
  const { RideNote } = await import('../../src/features/office/rides/ride-note.tsx');
  const { PrintedRide } = await import('../../src/features/office/ride-lists/printed-ride.tsx');
  const view = await pageOf(trip);
  const open = {
    trip: view,
    wish: { kind: 'idle' },
    send: () => Promise.resolve(),
    reprice: () => Promise.resolve(null),
    panel: null,
    openPanel: () => undefined,
  } as const;
  const [leg] = view.booking?.legs ?? [];
  const [ridden] = view.rides;
  const [driven] = (await pageOfDriver(driver)).rides;
  const [listed] = await ridesOf(server.query, trip);
  const { ride } = await ask<{ ride: never }>(operator, 'ride_record', { ride: listed?.id });
  const feed = await fetch(
    `${server.url}/functions/v1/calendar-feed?trip=${trip.reference.replace('TM-', '')}-${trip.viewKey}`,
    { headers: { [TEST_IP_HEADER]: newIp() } },
  );
  if (!leg || !ridden || !driven) throw new Error('no ride');
  return {
    'the traveller’s page': await placeOn(view.booking),
    'the traveller’s page, with the driver': await html(
      <TripContext value={open}>
        <DriversBand />
      </TripContext>,
    ),
    'the traveller’s page, when nobody is found': await html(
      <TripContext value={open}>
        <WaysToMeet ride={ridden} driver={view.drivers[0]} />
      </TripContext>,
    ),
    'the entry of the page': entryLines(view, leg, messages, 'en').join('\n'),
    'the calendar that updates itself': plain(await feed.text()),
    'the driver’s page': await html(
      <DriveWordsContext value={wordsIn('en')}>
        <RideFacts ride={driven} />
      </DriveWordsContext>,
    ),
    'the day board’s sheet': await html(<RideNote ride={ride} />),
    'the printed day': await html(<PrintedRide ride={ride} vehicle={undefined} day="2026-01-01" />),
  };
}

const missing = (surfaces: Record<string, string>, words: string) =>
  Object.entries(surfaces).flatMap(([name, read]) => (read.includes(words) ? [] : [name]));

/** The owner says it otherwise. */
async function say(word: string): Promise<void> {
  const { data, error } = await manager.client
    .from('meeting_points')
    .update({ place: said(word), drawing: 'small_hall', spot_x: 25, spot_y: 50 })
    .match(AT)
    .select();
  expect([error, data]).toEqual([null, [expect.objectContaining({ place: said(word) })]]);
}

const [here] = [israelClock(new Date(Date.now() + 10 * HOUR_MS))];
const LEG = {
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  stops: [],
  pickup_day: here?.day,
  pickup_time: `${here?.time.slice(0, 2)}:00`,
  duration_minutes: 60,
  flight_number: 'LY 008',
  passengers: 2,
  luggage: 3,
  vehicle_class: 'sprinter',
  vehicles: 1,
  seats_infant: 0,
  seats_child: 0,
  seats_booster: 0,
  meeting_point: null,
  meeting_airport: AT.airport,
  meeting_way: AT.way,
};

interface Saved {
  outcome: string;
  constraint?: string;
  offer: { id: string; updated_at: string };
}

const draft = (trip: Trip, leg: object = {}) =>
  ask<Saved>(operator, 'save_offer_draft', {
    lead: trip.id,
    seen: null,
    draft: {
      language: 'en',
      terms_version: '2026-11-22',
      fare_kind: 'fixed',
      lines: [{ kind: 'fare', quantity: 1, amount: 42_000 }],
      legs: [{ ...LEG, ...leg }],
      pay_ways: ['card'],
      price_reason: 'x',
    },
  });
const send = ({ offer: { id, updated_at } }: Saved) =>
  ask<Saved>(operator, 'send_offer', { offer: id, seen: updated_at, newest: null, valid_until: null, by: 'mail' });

beforeAll(async () => {
  server = await startTestBackend({
    database: 'pglite',
    clientIpHeader: TEST_IP_HEADER,
    functionSettings: { SCHEDULER_SECRET: SECRET, NOTIFY_FALLBACK: 'owner@example.com' },
  });
  [operator, manager] = [await server.account('operator'), await server.account('manager')];
  await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  await server.query(`update public.settings set value = '0' where key = 'min_notice_minutes'`);
});
afterAll(() => server?.close());

describe('a meeting point', () => {
  let trip: Trip;
  let driver: number;

  it('is said in the owner’s words on every surface, from the offer to the board', async () => {
    await say('Zanzibar lamp');
    trip = await newTrip(server.query, { email: 'dana@example.com' });
    const saved = await draft(trip);
    await send(saved);
    const surfaces: Record<string, string> = {
      'the mail about the offer': (await mailsTo('dana@example.com'))[0] ?? '',
      'the page of the offer': await placeOn((await pageOf(trip)).offer),
    };
    await ask(operator, 'accept_for_traveller', { offer: saved.offer.id, how: 'phone', name: null });
    const [booked = ''] = await mailsTo('dana@example.com');
    const [words = '', file = ''] = booked.split('BEGIN:VCALENDAR');
    Object.assign(surfaces, { 'the document of the booking': words, 'the calendar of the mail': file });
    driver = await newDriver(server.query, 'Yossi', { email: 'yossi@example.com', languages: ['en'] });
    const [ride] = await ridesOf(server.query, trip);
    if (ride) await assign(operator, ride, driver);
    surfaces['the driver’s mail'] = (await mailsTo('yossi@example.com'))[0] ?? '';
    await server.query(
      `insert into public.messages (kind, driver_no, until_day, cause, recipient) values ('tomorrow', $1, $2, 'evening', 'yossi@example.com')`,
      [driver, LEG.pickup_day],
    );
    surfaces['the driver’s mail of the day'] = (await mailsTo('yossi@example.com'))[0] ?? '';
    await server.query('select private.watch_rides(now())');
    surfaces['the mail about the driver'] = (await mailsTo('dana@example.com'))[0] ?? '';
    expect(surfaces['the mail about the driver']).toContain('Yossi');
    Object.assign(surfaces, await liveSurfaces(trip, driver));
    expect(missing(surfaces, 'By the Zanzibar lamp')).toEqual([]);
    // The sentence on how it works goes along.
    expect(missing(surfaces, 'The driver is there with a board')).toEqual([]);
    expect(surfaces['the traveller’s page']).toContain('translate(150 150)');
  });

  it('that is moved reaches every ride still to be driven, and whoever knows the old words is told', async () => {
    const over = await newTrip(server.query);
    const before = await draft(over);
    await send(before);
    await ask(operator, 'accept_for_traveller', { offer: before.offer.id, how: 'phone', name: null });
    await server.query(`update public.rides set state = 'done', driver_no = $2 where lead_id = $1`, [
      over.id,
      await newDriver(server.query, 'Other'),
    ]);
    const open = await newTrip(server.query);
    await send(await draft(open));
    await mailsTo('');
    const calendarOf = async () => (await pageOf(trip)).booking?.calendar_sequence ?? 0;
    const sequence = await calendarOf();
    await server.query('delete from public.messages');
    const known = await mailsTo('dana@example.com');

    await say('Quokka fountain');
    expect(missing(await liveSurfaces(trip, driver), 'By the Quokka fountain')).toEqual([]);
    expect(await placeOn((await pageOf(open)).offer)).toContain('By the Quokka fountain');
    expect(await placeOn((await pageOf(over)).booking)).toContain('By the Zanzibar lamp');
    const [told = '', ...earlier] = await mailsTo('dana@example.com');
    expect(earlier).toEqual(known);
    expect(told).toMatch(/By the Zanzibar lamp\..* → By the Quokka fountain\./u);
    expect(told).toContain('BEGIN:VCALENDAR');
    expect(await calendarOf()).toBe(sequence + 1);
    const [toDriver = ''] = await mailsTo('yossi@example.com');
    expect(toDriver).toContain('By the Quokka fountain');
    expect(toDriver).toContain('the meeting point');
  });

  it('that is moved says nothing of a ride which the office meets elsewhere', async () => {
    const [ride] = await ridesOf(server.query, trip);
    await ask(operator, 'set_ride_note', {
      ride: ride?.id,
      seen: ride?.updated_at,
      instructions: null,
      meeting_point: 'Gate 7',
    });
    const known = [await mailsTo('dana@example.com'), await mailsTo('yossi@example.com')];
    await say('Numbat kiosk');
    expect([await mailsTo('dana@example.com'), await mailsTo('yossi@example.com')]).toEqual(known);
    expect((await pageOf(trip)).drivers[0]?.meeting_point).toBe('Gate 7');
  });

  it('is confirmed by somebody of the house, until anything of it changes', async () => {
    const pointOf = async () => {
      const { data } = await operator.client.from('meeting_points').select().match(AT).single();
      return data as Record<string, unknown>;
    };
    const listed = async () => {
      const [row] = await server.query<{ points: string[] }>('select public.unconfirmed_meeting_points() as points');
      return row?.points;
    };
    expect(await listed()).toHaveLength(6);
    await manager.client.from('meeting_points').update({ confirmed_at: '2020-01-01' }).match(AT);
    const confirmed = await pointOf();
    expect(confirmed).toMatchObject({ confirmed_by_name: 'Test manager' });
    expect(String(confirmed['confirmed_at'])).toBe(String(confirmed['updated_at']));
    expect(await listed()).not.toContain('ben-gurion board');
    await manager.client.from('meeting_points').update({ spot_x: 30 }).match(AT);
    expect(await pointOf()).toMatchObject({ confirmed_at: null, confirmed_by_name: null, spot_x: 30 });
    expect(await listed()).toContain('ben-gurion board');
    const [event] = await server.query<{ details: { from: object; to: object } }>(
      `select details from public.security_events where event_type = 'meeting_point_changed' order by created_at desc, id desc limit 1`,
    );
    expect(event?.details).toMatchObject({ from: { spot_x: 25 }, to: { spot_x: 30 } });
  });

  it('has a sentence in every language, and a spot on its drawing', async () => {
    const refused = async (fields: object) =>
      (await manager.client.from('meeting_points').update(fields).match(AT)).error?.code;
    for (const fields of [
      { place: { ...said('x'), fr: ' ' } },
      { how: { he: 'x', en: 'x' } },
      { place: { ...said('x'), ru: 'x' } },
      { spot_x: 101 },
      { drawing: 'map' },
    ])
      expect([fields, await refused(fields)]).toEqual([fields, '23514']);
  });

  it('is named by an offer, or the ride from an airport is not offered, whatever it is called', async () => {
    const none = { meeting_airport: null, meeting_way: null };
    for (const leg of [
      none,
      { ...none, service_type: 'day_tour' },
      { ...none, service_type: 'intercity', pickup: ' נתב״ג' },
    ]) {
      const saved = await draft(await newTrip(server.query), leg);
      expect([leg, (await send(saved)).outcome]).toEqual([leg, 'meeting_needed']);
    }
    const town = await draft(await newTrip(server.query), { ...none, service_type: 'intercity', pickup: 'Haifa' });
    expect((await send(town)).outcome).toBe('sent');
    const unknown = await draft(await newTrip(server.query), { meeting_airport: 'haifa' });
    expect([unknown.outcome, unknown.constraint]).toEqual(['validation_failed', 'offer_legs_meeting_at']);
  });
});
