/**
 * What a day brings, and who hears of it: every event × reader × language × way (by mail, or by hand over WhatsApp), each once, however
 * often it is reported.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DriveLink } from '../../supabase/functions/_shared/contracts/drive-link.ts';
import { businessSettings } from '../../supabase/functions/_shared/facts/business-settings.ts';
import {
  driverChatText,
  type DriverFacts,
  type DriverKind,
} from '../../supabase/functions/_shared/words/driver-text.ts';
import { locales, type Locale } from '../../supabase/functions/_shared/words/locales.ts';
import {
  tripLink,
  whatsAppText,
  type TravellerFacts,
  type TravellerKind,
} from '../../supabase/functions/_shared/words/traveller-text.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { newIp, TEST_IP_HEADER } from './lead-requests.ts';
import { ask, assign, newDriver, ridesOf, type Ride } from './ride-samples.ts';
import { newTrip, sendOffer, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const business = businessSettings(() => undefined);

interface Day {
  trip: Trip;
  ride: Ride;
  link: DriveLink;
  /** Who may drive in his place. */
  other: number;
  /** Of mail, of whoever is concerned. */
  addresses: readonly string[];
  /** What was told before. */
  known: readonly string[];
  mails: number;
}

interface Message {
  id: string;
  kind: string;
  audience: 'traveller' | 'driver';
  channel: string;
  status: string;
}

describe.each(databases())('what a day brings, on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  beforeAll(async () => {
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: { SCHEDULER_SECRET: SECRET },
    });
    operator = await server.account('operator');
    // Whatever day it is.
    await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  });
  afterAll(() => server?.close());

  /** A booked ride that lands in ten minutes, whose driver has confirmed, and of which everybody knows. */
  async function dayOf(language: Locale, byMail: boolean, before?: (day: Day) => Promise<unknown>): Promise<Day> {
    await server.query('delete from public.leads');
    const addresses = ['dana', 'yossi', 'avi'].map((name) => `${name}.${randomUUID()}@example.com`);
    const [own, ...others] = byMail ? addresses : [];
    const trip = await newTrip(server.query, { language, ...(own && { email: own }) });
    if (!own) await server.query(`update public.leads set email = null, origin = 'phone' where id = $1`, [trip.id]);
    const offer = await sendOffer(server.query, trip, { pickupIn: '50 minutes' });
    await server.query(`update public.offers set state = 'accepted', answered_at = now() where id = $1`, [offer]);
    const [driver = 0, other = 0] = await Promise.all(
      ['Yossi', 'Avi'].map((name, nth) =>
        newDriver(server.query, name, { email: others[nth] ?? null, languages: [language] }),
      ),
    );
    await server.query(`update public.rides set driver_no = $2, state = 'acknowledged' where lead_id = $1`, [
      trip.id,
      driver,
    ]);
    await board(trip, '10 minutes', 'scheduled');
    await look();
    const [row] = await server.query<{ link: DriveLink }>('select private.drive_link_of($1) as link', [driver]);
    const [ride] = await ridesOf(server.query, trip);
    if (!ride || !row) throw new Error('no ride');
    const day = { trip, ride, link: row.link, other, addresses, known: [], mails: 0 };
    await before?.(day);
    // What a step has handed to a sender behind its answer still arrives: it is waited for.
    const leaving = `lead_id = $1 and status = 'pending' and claim is not null`;
    await server.query(
      `update public.messages set status = 'sent', sent_at = now() where lead_id = $1 and not (${leaving})`,
      [trip.id],
    );
    await expect.poll(() => server.query(`select id from public.messages where ${leaving}`, [trip.id])).toEqual([]);
    const known = await server.query<{ id: string }>('select id from public.messages where lead_id = $1', [trip.id]);
    return { ...day, known: known.map(({ id }) => id), mails: server.backend.inbox.messages.length };
  }

  /** The airport's board knows the flight of this trip alone. */
  const board = (trip: Trip, landsIn: string, status: string) =>
    server.query(
      `select private.store_flights(jsonb_build_array(jsonb_build_object('direction', 'arrival', 'airlineCode', 'LY',
         'flightNumber', 'LY 8', 'status', $2::text, 'scheduledTime', to_char((offer.sent_at + interval '10 minutes')
           at time zone 'Asia/Jerusalem', 'YYYY-MM-DD"T"HH24:MI:00'), 'estimatedTime', to_char((offer.sent_at + $3::interval)
           at time zone 'Asia/Jerusalem', 'YYYY-MM-DD"T"HH24:MI:00'))))
       from public.offers as offer where offer.lead_id = $1`,
      [trip.id, status, landsIn],
    );
  const look = () => server.query('select private.watch_rides(now())');
  /** What the driver reports on his page. */
  async function say({ link, ride }: Day, step: string, more: object = {}): Promise<void> {
    const response = await fetch(`${server.url}/functions/v1/driver-desk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TEST_IP_HEADER]: newIp() },
      body: JSON.stringify({
        ...link,
        action: 'report',
        event: randomUUID(),
        ride: ride.id,
        step,
        at: new Date().toISOString(),
        ...more,
      }),
    });
    const answer = (await response.json()) as { success: boolean };
    if (!answer.success) throw new Error(`${step}: ${JSON.stringify(answer)}`);
  }
  const tellBoard = async ({ trip }: Day, landsIn: string, status: string) => {
    await board(trip, landsIn, status);
    await look();
  };

  /** What happens, as often as somebody may report it; and which messages follow, to whom. */
  const EVENTS: readonly {
    name: string;
    happens: (day: Day) => Promise<unknown>;
    /** What has happened already. */
    before?: (day: Day) => Promise<unknown>;
    told: readonly string[];
    /** In the words of each language. */
    says: Readonly<Record<Locale, RegExp>>;
  }[] = [
    {
      name: 'the driver is replaced',
      happens: async ({ trip, other }) => {
        const [ride] = await ridesOf(server.query, trip);
        if (ride) await assign(operator, ride, other);
        await look();
      },
      told: ['driver ride_assigned', 'driver ride_cancelled', 'traveller driver_changed'],
      says: { he: /שינוי בנהג/u, en: /driver or (?:the )?car.*has changed/u, fr: /chauffeur ou (?:le|de) véhicule/u },
    },
    {
      name: 'the driver will be late',
      happens: (day) => say(day, 'late', { minutes: 20 }),
      told: ['traveller driver_late'],
      says: { he: /מאחר/u, en: /running late/u, fr: /retard/u },
    },
    {
      name: 'the driver sets out',
      happens: (day) => say(day, 'on_the_way'),
      told: ['traveller driver_on_the_way'],
      says: { he: /בדרך|יצא/u, en: /on the way|set out/u, fr: /en route|parti/u },
    },
    {
      name: 'the driver waits',
      before: (day) => say(day, 'on_the_way'),
      happens: (day) => say(day, 'at_pickup'),
      told: ['traveller driver_waiting'],
      says: { he: /מחכה/u, en: /waiting for you/u, fr: /attend/u },
    },
    {
      name: 'the flight has moved',
      happens: (day) => tellBoard(day, '70 minutes', 'delayed'),
      told: ['driver ride_changed', 'traveller flight_moved'],
      says: { he: /שעת/u, en: /New pick-up time|LY .{1,4}lands/u, fr: /heure/u },
    },
    {
      name: 'the flight is cancelled',
      happens: (day) => tellBoard(day, '10 minutes', 'cancelled'),
      told: ['driver ride_changed', 'traveller flight_cancelled'],
      says: { he: /בוטלה/u, en: /cancelled/u, fr: /annulé/u },
    },
    {
      name: 'the trip is cancelled',
      happens: async ({ trip }) => {
        const { state, fee } = await ask<{ state: string; fee: number }>(operator, 'lead_trip', { lead: trip.id });
        const [due] = await server.query<{ fee: number }>(
          `select private.late_fee(offer) as fee from public.offers as offer where lead_id = $1`,
          [trip.id],
        );
        await ask(operator, 'cancel_for_traveller', {
          lead: trip.id,
          seen_state: state,
          seen_fee_agorot: fee ?? due?.fee,
          reason: null,
        });
      },
      told: ['driver ride_cancelled', 'traveller booking_cancelled'],
      says: { he: /בוטל/u, en: /Cancelled/u, fr: /[Aa]nnul/u },
    },
  ];

  /** What is told since, whether it has left or waits. */
  const toldOf = ({ trip, known }: Day) =>
    server.query<Message>(
      `select id, kind, audience, channel, status from public.messages
       where lead_id = $1 and audience in ('traveller', 'driver') and id <> all($2::uuid[]) order by audience, kind`,
      [trip.id, known],
    );
  const named = (messages: readonly Message[]) => messages.map(({ audience, kind }) => `${audience} ${kind}`);

  describe.each(locales)('in %s', (locale) => {
    it.each(EVENTS)('by mail: $name', async ({ before, happens, told, says }) => {
      const day = await dayOf(locale, true, before);
      await happens(day);
      await happens(day);
      expect(named(await toldOf(day))).toEqual(told);
      await fetch(`${server.url}/functions/v1/send-messages`, {
        method: 'POST',
        headers: { 'x-scheduler-secret': SECRET },
      });
      await happens(day);
      await look();
      expect((await toldOf(day)).map(({ audience, kind, status }) => `${audience} ${kind} ${status}`)).toEqual(
        told.map((each) => `${each} sent`),
      );
      const mails = server.backend.inbox.messages
        .slice(0, -day.mails || undefined)
        .filter(({ to }) => day.addresses.includes(to));
      expect(mails).toHaveLength(told.length);
      expect(mails.map(({ subject }) => subject).join('\n')).toMatch(says[locale]);
      for (const { text, html } of mails) {
        expect(text).not.toMatch(/undefined|null/u);
        expect(html).toContain(`<html lang="${locale}"`);
      }
    });

    it.each(EVENTS)('by hand: $name', async ({ before, happens, told, says }) => {
      const day = await dayOf(locale, false, before);
      await happens(day);
      await happens(day);
      const waiting = await toldOf(day);
      expect(named(waiting)).toEqual(told);
      expect(new Set(waiting.map(({ channel }) => channel))).toEqual(new Set(['whatsapp']));
      const shown = await ask<{ id: string; content: object | null }[]>(operator, 'ride_messages', {
        ride: day.ride.id,
      });
      const texts: string[] = [];
      for (const { id, kind, audience } of waiting) {
        const content = shown.find((message) => message.id === id)?.content;
        // What is about the booking stands at its request.
        if (!content && kind === 'booking_cancelled') continue;
        const link = tripLink('https://www.example.com', locale, day.trip.reference, day.trip.key);
        const words =
          audience === 'driver'
            ? driverChatText(kind as DriverKind, content as DriverFacts, {
                locale,
                siteUrl: 'https://www.example.com',
                business,
              })
            : whatsAppText(kind as TravellerKind, { ...(content as TravellerFacts), link }, { locale, business });
        expect(words).not.toMatch(/undefined|null/u);
        texts.push(words.replaceAll(/[\u2066-\u2069]/gu, ''));
        const hand = () => ask(operator, 'hand_over_message', { message: id, words });
        expect([(await hand()).outcome, (await hand()).outcome]).toEqual(['handed_over', 'already_sent']);
      }
      expect(texts.join('\n')).toMatch(new RegExp(says[locale].source, 'iu'));
      await happens(day);
      await look();
      expect(named(await toldOf(day))).toEqual(told);
    });
  });
});
