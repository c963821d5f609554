import { describe, expect, it } from 'vitest';
import { phoneIn } from '../_shared/people/written-phone.ts';
import { LEAD_WORDS } from '../_shared/words/lead-words/by-language.ts';
import { TRAVELLER_WORDS } from '../_shared/words/traveller-words/by-language.ts';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { locales, localeRegistry, type Locale, type Localized } from '../_shared/words/locales.ts';
import {
  TRAVELLER_KINDS,
  tripLink,
  whatsAppText,
  type MovedPickup,
  type ToldMiss,
  type TravellerKind,
} from '../_shared/words/traveller-text.ts';
import {
  readTripFragment,
  type OfferLeg,
  type TripDriver,
  type TripOffer,
} from '../_shared/contracts/trip-contract.ts';
import { expectDirection, wordsOf } from '../../../tests/fixtures/mail-in-webmail.ts';
import { writeMail } from './letter.ts';
import { travellerLetter, type TravellerMessage } from './traveller-letter.ts';
import { NO_ANSWERS, NO_FACTS } from '../../../tests/fixtures/no-answers.ts';

const KEY = 'ce768b125f36a2cada06abf5d4e72f2a';
const SITE = 'https://www.example.com';
const SETTINGS: Readonly<Record<string, string>> = {
  VITE_BUSINESS_NAME_HE: 'נהגי גליל',
  VITE_BUSINESS_NAME_EN: 'Galil Drivers',
  VITE_BUSINESS_NAME_FR: 'Galil Chauffeurs',
  VITE_BUSINESS_EMAIL: 'desk@galil.example',
  VITE_LEGAL_NUMBER: '515151515',
};
const business = businessSettings((name) => SETTINGS[name]);

const LEG: OfferLeg = {
  ...NO_FACTS,
  position: 1,
  service_type: 'airport_pickup',
  pickup: 'Ben Gurion Airport, Terminal 3',
  dropoff: 'יפו 1, ירושלים',
  stops: ['Latrun'],
  pickup_day: '2026-11-24',
  pickup_time: '14:05',
  pickup_at: '2026-11-24T12:05:00+00:00',
  duration_minutes: 60,
  flight_number: 'LY 316',
  passengers: 3,
  luggage: 2,
  vehicle_class: 'van',
  vehicle_name: { he: 'ואן VIP', en: 'VIP van', fr: 'Van VIP' },
  vehicles: 1,
  seats_infant: 1,
  seats_booster: 2,
  meeting_point: null,
  meeting: null,
  meeting_airport: null,
  sketch: null,
  price_reasons: null,
};
const OFFER: TripOffer = {
  number: 1,
  state: 'accepted',
  fare_kind: 'fixed',
  total_agorot: 142_000,
  vat_percent: 18,
  lines: [],
  legs: [LEG],
  landing_waiting_minutes: 60,
  free_waiting_minutes: 15,
  free_delay_hours: 2,
  free_until_hours: 24,
  late_fee_percent: 50,
  pay_ways: ['card', 'cash', 'link'],
  payment_url: null,
  note: null,
  terms_version: '2026-11-22',
  valid_until: '2026-11-23T16:00:00+00:00',
  sent_at: '2026-11-22T07:14:00+00:00',
  answered_at: '2026-11-22T07:20:00+00:00',
  answered_name: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_fee_agorot: null,
  calendar_sequence: 2,
};
const LEAD = {
  ...NO_ANSWERS,
  reference: 'TM-7K3Q9',
  name: 'Dana Levi',
  phone: '+972501234567',
  language: null,
  pickup: LEG.pickup,
  dropoff: LEG.dropoff,
  destination: `${LEG.pickup} → ${LEG.dropoff}`,
  travel_date: LEG.pickup_day,
  pickup_time: '14:00:00',
  return_date: null,
  return_time: null,
  round_trip: false,
  service_type: LEG.service_type,
  passengers: 3,
  luggage: 2,
};

const DRIVER: TripDriver = {
  leg: 1,
  car: 1,
  pickup_at: LEG.pickup_at,
  name: { he: 'יוסי כהן', latin: 'Yossi Cohen' },
  make: 'Mercedes Vito',
  colour: 'black',
  plate: '1234567',
  meeting_point: 'Gate 3',
  meeting: null,
  phone: '+972501112233',
  phone_from: '2026-11-24T00:05:00Z',
  languages: ['he'],
};

/** From five past two to ten to three. */
const MOVED: MovedPickup = {
  car: 1,
  cars: 1,
  pickup_at: '2026-11-24T12:50:00+00:00',
  known: LEG.pickup_at,
  price: 'stays',
};
/** A flight that lands ninety minutes late by the clock in Israel, at night, */
const LATE_FLIGHT = { number: 'LY 316', scheduled_at: '2026-11-24T00:10:00Z', lands_at: '2026-11-24T01:40:00Z' };
/** and the pick-up that has gone with it. */
const FLOWN: MovedPickup = {
  car: 1,
  cars: 1,
  known: '2026-11-24T00:50:00Z',
  pickup_at: '2026-11-24T02:20:00Z',
  price: 'stays',
  flight: LATE_FLIGHT,
};

const messageOf = (kind: TravellerKind, offer: TripOffer | null = OFFER): TravellerMessage => ({
  id: 'x',
  kind,
  audience: 'traveller',
  lead: LEAD,
  offer,
  pickups: [],
  link: { reference: LEAD.reference, key: KEY },
  ...(kind.startsWith('driver_') && { drivers: [DRIVER] }),
  ...(kind === 'flight_cancelled' && { flight: 'LY 316' }),
  ...(kind === 'flight_moved' && { moved: [FLOWN], pickups: [{ leg: 1, car: 1, pickup_at: FLOWN.pickup_at }] }),
  ...(/^driver_(?:on|wait|late)/u.test(kind) && { since: '2026-11-24T11:50:00Z' }),
  ...(kind === 'pickup_moved' && { moved: [MOVED], pickups: [{ leg: 1, car: 1, pickup_at: MOVED.pickup_at }] }),
});
const letterOf = (message: TravellerMessage, locale: Locale) =>
  travellerLetter(message, { locale, siteUrl: SITE, business, now: new Date('2026-11-22T08:00Z') });
const mailOf = (message: TravellerMessage, locale: Locale) =>
  writeMail(letterOf(message, locale), {
    id: 'x',
    from: 'a@example.com',
    to: ['b@example.com'],
    language: locale,
    brand: business.name[locale],
  });

/** A message about somebody's own trip that urges to buy is advertising (Communications Law, section 30A). */
const SELLING: Localized<RegExp> = {
  he: /מושל|הטוב ביותר|יוקר|מבצע|הנחה|בלעדי|מהרו|תפספסו|חוויה|ניפגש שוב/u,
  en: /\b(?:luxur|best|exclusive|discover|enjoy|perfect|amazing|unforgettable|special|discount|hurry|book (?:now|again))/iu,
  fr: /exclusi|luxe|meilleur|profitez|découvr|promotion|remise|inoubliable|réservez/iu,
};

/** Marks of direction are no words. */
const said = (text: string) => text.replace(/[\u200E\u2066-\u2069]/gu, '');

describe.each(locales)('in %s', (locale) => {
  it('whoever lands reads where they meet, in the offer, the booking, its calendar and the mail about the driver', () => {
    const words = `Terminal 3, ${locale}.`;
    const meeting = {
      meeting_point: null,
      meeting: { he: 'Terminal 3, he.', en: 'Terminal 3, en.', fr: 'Terminal 3, fr.' },
    };
    const offer = { ...OFFER, legs: [{ ...LEG, ...meeting }] };
    for (const kind of ['offer', 'booking'] as const)
      expect(mailOf(messageOf(kind, offer), locale).text).toContain(words);
    const [calendar] = mailOf(messageOf('booking', offer), locale).attachments ?? [];
    expect(calendar?.content.replaceAll(/\r\n /gu, '')).toContain(words.slice(0, 11).replaceAll(',', String.raw`\,`));
    const driver = { ...messageOf('driver_details', offer), drivers: [{ ...DRIVER, ...meeting }] };
    expect(mailOf(driver, locale).text).toContain(words.slice(0, -1));
    // The office's own words win, in whatever language they are.
    const own = { ...offer, legs: [{ ...LEG, ...meeting, meeting_point: 'By the fountain' }] };
    expect(mailOf(messageOf('booking', own), locale).text).toContain('By the fountain');
    expect(mailOf(messageOf('booking', own), locale).text).not.toContain(words);
  });

  it('the words of whoever sent a request become no link of theirs', () => {
    const words = 'Click http://evil.example/login or www.evil.example now';
    const lead = { ...LEAD, name: words, pickup: words, dropoff: words, passenger_name: words, driver_note: words };
    const request = { ...messageOf('request_received', null), lead: { ...lead, destination: `${words} → ${words}` } };
    const { text, html, subject } = mailOf(request, locale);
    const own = new RegExp(`${SITE.replaceAll('.', String.raw`\.`)}[^\\s"]*`, 'gu');
    for (const part of [text, html, subject])
      expect(part.replaceAll(own, '')).not.toMatch(/evil\.example|www\.\S|http:\/\/|https?:\/\/evil/u);
    expect(text).toContain('evil. example');
  });

  it.each(TRAVELLER_KINDS)('%s: the link is whole, the words are plain, the answer goes to the business', (kind) => {
    const mail = mailOf(messageOf(kind), locale);
    const link = `${SITE}${localeRegistry[locale].prefix}/trip#7K3Q9-${KEY}`;
    expect(mail.text).toContain(`:\n${link}\n`);
    expect(mail.html).toMatch(new RegExp(`<a class="button" href="${link}"`, 'u'));
    expect(mail.html).toContain(`href="${link}"`);
    expect(readTripFragment(new URL(link).hash)).toEqual({ reference: LEAD.reference, key: KEY });
    expect(mail.replyTo).toBe('desk@galil.example');
    expect(mail.html).toContain(`<html lang="${locale}" dir="${localeRegistry[locale].direction}">`);
    expect(mail.html).toContain('<bdi>Dana Levi</bdi>');
    expect(mail.thread).toBe(LEAD.reference);
    expectDirection(mail.html, locale);
    expect(
      said(mail.text)
        .trimEnd()
        .endsWith(`${business.name[locale]} · ${phoneIn(locale, '+97235550142')}`),
    ).toBe(true);
    for (const text of [mail.subject, mail.text, wordsOf(mail.html)]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/u);
      expect(text).not.toContain('!');
      expect(text).not.toMatch(SELLING[locale]);
    }
    // Isolates are elements in HTML; old programs would show those of a text as boxes.
    for (const part of [mail.html, mail.subject, mail.text]) expect(part).not.toMatch(/[\u2066-\u2069]/u);
    expect(mail.html).not.toMatch(/<img|<script|utm_/u);
  });

  it('the list of mails shows what is new, not a greeting', () => {
    const previewOf = (kind: TravellerKind) =>
      /<div style="display:none[^>]*>([^<]*?)&#8199;/u.exec(mailOf(messageOf(kind), locale).html)?.[1] ?? '';
    for (const kind of TRAVELLER_KINDS) {
      expect(previewOf(kind).length).toBeGreaterThan(15);
      expect(previewOf(kind)).not.toContain('Dana');
      expect(previewOf(kind)).not.toMatch(/[\u2066-\u2069]/u);
    }
    expect(previewOf('booking')).toMatch(/Ben Gurion.*1.?420/u);
    expect(previewOf('driver_details')).toContain('12-345-67');
  });

  it('a plate and a phone stay on one line, and an address may break', () => {
    const { html } = mailOf(messageOf('driver_details'), locale);
    for (const figure of ['12-345-67', phoneIn(locale, '+972501112233')])
      expect(html).toContain(`<bdi dir="ltr" style="white-space:nowrap">${figure}</bdi>`);
    const email = 'a.very.long.address@of-a-business.example';
    const of = { ...business, email };
    const letter = travellerLetter(messageOf('booking'), { locale, siteUrl: SITE, business: of, now: new Date(0) });
    const envelope = { id: 'x', from: 'a@example.com', to: [], language: locale, brand: 'x' };
    expect(writeMail(letter, envelope).html).toContain(`<bdi dir="ltr">${email}</bdi>`);
  });

  it('above a mail stands the ride that it is about', () => {
    const back = { ...LEG, position: 2, pickup: 'Haifa', dropoff: 'Acre', pickup_at: '2026-11-26T07:05:00Z' };
    const message = { ...messageOf('driver_details', { ...OFFER, legs: [LEG, back] }) };
    const { title, subtitle } = letterOf(
      { ...message, drivers: [{ ...DRIVER, leg: 2, pickup_at: back.pickup_at }] },
      locale,
    );
    expect(said(title ?? '')).toMatch(/Haifa . Acre/u);
    expect(said(subtitle ?? '')).toMatch(/26 .*9(?::|\u00A0h\u00A0)05.*TM-7K3Q9/u);
  });

  it('an offer has the price on its button, and says what cancelling, paying and waiting cost', () => {
    const open: TripOffer = { ...OFFER, state: 'sent', answered_at: null };
    const { booked: b } = TRAVELLER_WORDS[locale];
    const { text, html } = mailOf(messageOf('offer', open), locale);
    expect(/<a class="button"[^]*?<\/a>/u.exec(html)?.[0]).toMatch(/1.?420/u);
    for (const name of [b.cancelling, b.payment, b.waiting]) expect(text).toContain(name);
    expect(text).toContain(open.legs[0]?.vehicle_name[locale]);
    // 24 hours before the pick-up, and nothing of it in an offer that is sent after that.
    expect(said(text)).toMatch(/23 .*14(?::|\u00A0h\u00A0)05/u);
    const late = { ...open, sent_at: '2026-11-24T07:00:00Z' };
    expect(said(mailOf(messageOf('offer', late), locale).text)).not.toMatch(/23 .*14(?::|\u00A0h\u00A0)05/u);
    // A taxi's price is a limit, which a button cannot say.
    const taxi = mailOf(messageOf('offer', { ...open, fare_kind: 'at_most' }), locale).html;
    expect(/<a class="button"[^]*?<\/a>/u.exec(taxi)?.[0]).not.toMatch(/420/u);
  });

  it('the driver is named with car, plate and meeting point, and the phone number or from when on it is there', () => {
    const text = (changes: Partial<TripDriver> = {}) =>
      said(mailOf({ ...messageOf('driver_details'), drivers: [{ ...DRIVER, ...changes }] }, locale).text);
    for (const part of [
      DRIVER.name[locale === 'he' ? 'he' : 'latin'],
      'Mercedes Vito',
      '12-345-67',
      'Gate 3',
      phoneIn(locale, '+972501112233'),
    ])
      expect(text()).toContain(part);
    expect(text({ phone: null })).toMatch(/2[:\u00A0h]+05/u);
    expect(text({ phone: null })).not.toContain('111');
    expect(text({ make: null, colour: null, plate: null })).not.toContain('12-345-67');
    expect(mailOf(messageOf('driver_changed'), locale).subject).not.toBe(
      mailOf(messageOf('driver_details'), locale).subject,
    );
  });

  it('the ways to pay are said as a choice, the link among them', () => {
    expect(said(mailOf(messageOf('booking'), locale).text)).toMatch(
      /in cash or through our|או במזומן\) או בקישור|en espèces ou par notre lien/u,
    );
  });

  it('that nobody came is told with the time and place of the waiting and what it costs, or that it was a mistake', () => {
    const ride = {
      leg: 1,
      car: 1,
      pickup_at: '2026-11-24T12:05:00Z',
      waited_from: '2026-11-24T12:02:00Z',
      waited_until: '2026-11-24T13:10:00Z',
      place: 'Gate 3',
      fee_agorot: 21_000,
    };
    const letter = (missed: ToldMiss) => mailOf({ ...messageOf('no_show'), missed }, locale);
    const textOf = (missed: ToldMiss) => said(letter(missed).text);
    for (const part of [/14(?::|\u00A0h\u00A0)02/u, /15(?::|\u00A0h\u00A0)10/u, /Gate 3/u, /210/u])
      expect(textOf(ride)).toMatch(part);
    expect(textOf({ ...ride, fee_agorot: 0 })).toMatch(
      /Nothing is charged for it|אין על כך חיוב|Rien ne vous est facturé pour cela/u,
    );
    const takenBack = { pickup_at: ride.pickup_at };
    expect(textOf(takenBack)).toMatch(/mistake|טעות|erreur/u);
    expect(textOf(takenBack)).not.toMatch(/210|Gate/u);
    expect(said(letter(takenBack).subject)).toMatch(/14(?::|\u00A0h\u00A0)05/u);
  });

  it('a driver who has set out, is there, or is late is told with since or from when, who it is and where', () => {
    for (const kind of ['driver_on_the_way', 'driver_waiting', 'driver_late'] as const) {
      const text = said(mailOf(messageOf(kind), locale).text);
      expect(text).toMatch(/13(?::|\u00A0h\u00A0)50/u);
      for (const part of [locale === 'he' ? 'יוסי כהן' : 'Yossi Cohen', '12-345-67', 'Gate 3', KEY])
        expect(text).toContain(part);
      expect(text).not.toMatch(/undefined|null|1[,.]?420/u);
    }
  });

  it('an extra says what it is, how much and why, and that nothing is added without a yes', () => {
    const extra = {
      kind: 'waiting',
      pickup_at: '2026-11-24T12:05:00Z',
      agorot: 5000,
      minutes: 30,
      reason: 'Luggage came late',
    } as const;
    const letter = mailOf({ ...messageOf('extra_to_agree'), extra }, locale);
    for (const part of [
      /\b50\b/u,
      /\b30\b/u,
      /Luggage came late/u,
      /until you agree|בלי הסכמה שלכם|sans votre accord/u,
    ])
      expect(said(letter.text)).toMatch(part);
    expect(said(letter.subject)).toMatch(/\b50\b/u);
    expect(said(letter.text)).not.toMatch(/undefined|null/u);
  });

  it('a passenger reads under their own name, and nothing of changing the trip', () => {
    const { viewLink, keepLink } = TRAVELLER_WORDS[locale];
    const rider = {
      ...messageOf('driver_waiting', null),
      lead: { ...LEAD, name: 'Ruth Levi' },
      reader: 'passenger' as const,
    };
    const text = said(mailOf(rider, locale).text);
    expect(text).toContain('Ruth Levi');
    expect(text).toContain(viewLink);
    expect(text).not.toContain(keepLink);
  });

  it('a moved pick-up is told with both hours, once for a day, and the calendar gets the new one', () => {
    const textOf = (...moved: MovedPickup[]) => said(mailOf({ ...messageOf('pickup_moved'), moved }, locale).text);
    expect(textOf(MOVED)).toMatch(/24 .*14(?::|\u00A0h\u00A0)50.*14(?::|\u00A0h\u00A0)05/u);
    expect(textOf(MOVED).match(/24 /gu)).toHaveLength(1);
    expect(textOf({ ...MOVED, pickup_at: '2026-11-24T22:30:00Z' })).toMatch(/25 .*24 /u);
    const cars = [
      { ...MOVED, cars: 2 },
      { ...MOVED, car: 2, cars: 2 },
    ];
    expect(textOf(...cars).match(/ 1 /gu)).toHaveLength(1);
    expect(textOf(...cars).match(/ 2 /gu)).toHaveLength(1);
    // Of the price it says what the office has chosen, and nothing else.
    const priceOf = (price: MovedPickup['price']) =>
      textOf({ ...MOVED, price }).match(
        /price stays|new offer|המחיר לא משתנה|הצעת מחיר|prix ne change|nouvelle offre/gu,
      );
    expect(priceOf('stays')).toEqual([expect.stringMatching(/stays|לא משתנה|ne change/u)]);
    expect(priceOf('new_offer')).toEqual([expect.stringMatching(/offer|הצעת|offre/u)]);
    const [file] = letterOf(messageOf('pickup_moved'), locale).attachments ?? [];
    expect(file?.content).toContain('DTSTART:20261124T125000Z');
    // A mail about the booking says the hour at which it is driven, and cancelling goes by the agreed one.
    const { pickups } = messageOf('pickup_moved');
    const changed = said(mailOf({ ...messageOf('booking_changed'), pickups }, locale).text);
    expect(changed).toMatch(/14(?::|\u00A0h\u00A0)50/u);
    expect(changed.match(/14(?::|\u00A0h\u00A0)05/gu)).toHaveLength(1);
  });

  it('a pick-up that goes with its flight is told in one sentence, and the calendar gets the new hour', () => {
    const sentence = {
      he: 'טיסה LY 316 נוחתת בשעה 03:40 במקום 02:10: הרכב יחכה לכם בשעה 04:20, באותו מחיר.',
      en: 'LY 316 lands 03:40 instead of 02:10: your car is there at 04:20, same price.',
      fr: 'Le vol LY 316 atterrit à 3\u00A0h\u00A040 au lieu de 2\u00A0h\u00A010\u202F: votre voiture vous attend à 4\u00A0h\u00A020, au même prix.',
    };
    const letter = letterOf(messageOf('flight_moved'), locale);
    expect(said(letter.opening[1] ?? '')).toBe(sentence[locale]);
    expect(letter.attachments?.[0]?.content).toContain('DTSTART:20261124T022000Z');
    const asPlanned = { ...FLOWN, flight: { ...LATE_FLIGHT, lands_at: LATE_FLIGHT.scheduled_at } };
    expect(said(letterOf({ ...messageOf('flight_moved'), moved: [asPlanned] }, locale).opening[1] ?? '')).not.toContain(
      sentence[locale].slice(0, 30),
    );
  });

  it('a cancelled flight costs nothing, and its traveller tells the new one', () => {
    const text = said(mailOf(messageOf('flight_cancelled'), locale).text);
    expect(text).toContain('LY 316');
    expect(text).toMatch(/אין חיוב|Nothing is charged|ne vous est pas facturée/u);
    expect(letterOf(messageOf('flight_cancelled'), locale).attachments).toBeUndefined();
  });

  it.each(['pickup_moved', 'flight_moved', 'flight_cancelled', 'booking_changed'] as const)(
    '%s says nothing of money to whoever rides, and brings no file',
    (kind) => {
      const words = 'Gate 3';
      const offer = OFFER && { ...OFFER, total_agorot: 0 };
      const before = { lead: LEAD, offer: { ...offer, legs: [{ ...LEG, meeting_point: words }] }, pickups: [] };
      const letter = letterOf(
        { ...messageOf(kind, offer), reader: 'passenger', ...(kind === 'booking_changed' && { before }) },
        locale,
      );
      const text = said(letter.opening.join(' '));
      expect(text).not.toMatch(/₪|price|prix|מחיר|חיוב|charged|facturée/u);
      if (kind === 'booking_changed') expect(text).toContain(words);
      expect([letter.facts, letter.attachments]).toEqual([[], undefined]);
    },
  );

  it('the file of a booking goes into the calendar, that of a changed one takes its place', () => {
    const { attached, attachedAgain } = TRAVELLER_WORDS[locale];
    expect(mailOf(messageOf('booking'), locale).text).toContain(attached);
    expect(mailOf(messageOf('booking_changed'), locale).text).toContain(attachedAgain);
    expect(attachedAgain).not.toBe(attached);
  });

  it('a changed booking begins with what has changed, and nothing else', () => {
    const before = { lead: LEAD, offer: OFFER, pickups: [] };
    const openingOf = (now: Partial<TravellerMessage>, was: object = {}) =>
      said(
        letterOf({ ...messageOf('booking_changed'), ...now, before: { ...before, ...was } }, locale).opening[1] ?? '',
      );
    const arrow = locale === 'he' ? '←' : '→';
    const withLeg = (changes: Partial<OfferLeg>) => ({ offer: { ...OFFER, legs: [{ ...LEG, ...changes }] } });
    expect(openingOf(withLeg({ flight_number: 'LY 318' }))).toMatch(new RegExp(`LY 316 ${arrow} LY 318\\.$`, 'u'));
    expect(openingOf(withLeg({ flight_number: 'LY 318' }))).not.toContain(';');
    // On the same day both hours, and the day is not said again; on another day both days.
    const moved = (pickup_at: string) => ({
      ...withLeg({ flight_number: 'LY 318' }),
      pickups: [{ leg: 1, car: 1, pickup_at }],
    });
    expect(openingOf(moved('2026-11-24T12:35:00Z'))).toMatch(
      {
        he: /^מה השתנה: שעת האיסוף 14:05 ← 14:35; טיסה LY 316 ← LY 318\.$/u,
        en: /^Changed: pick-up 14:05 → 14:35; flight LY 316 → LY 318\.$/u,
        fr: /^Ce qui change\u202F: prise en charge 14\u00A0h\u00A005 → 14\u00A0h\u00A035\u202F; vol LY 316 → LY 318\.$/u,
      }[locale],
    );
    expect(openingOf(moved('2026-11-25T12:35:00Z'))).toMatch(/24 .*25 .*14(?::|\u00A0h\u00A0)35/u);
    const named = openingOf({ lead: { ...LEAD, passenger_name: 'Rosa', driver_note: 'Ring twice' } });
    expect(named).toMatch(new RegExp(`– ${arrow} Rosa\u202F?; .*– ${arrow} Ring twice\\.$`, 'u'));
    expect(openingOf({ offer: { ...OFFER, total_agorot: 150_000, answered_at: '2026-11-23T07:20:00Z' } })).toMatch(
      /1[,.\u202F\s]?420.*1[,.\u202F\s]?500/u,
    );
    const back = { ...LEG, position: 2, pickup: LEG.dropoff, dropoff: 'Haifa' };
    const two = { offer: { ...OFFER, legs: [LEG, back] } };
    const turned = openingOf({ offer: { ...OFFER, legs: [LEG, { ...back, flight_number: null }] } }, two);
    expect(turned).toContain(`${TRAVELLER_WORDS[locale].booked.back} LY 316 ${arrow} –`);
    // One whose state before is not known says that it was changed, as every one does.
    expect(openingOf({}, {})).toContain(LEAD.reference);
  });

  it('a request is told back with its way back and for whom it is', () => {
    const asked = { ...LEAD, return_date: '2026-11-26', return_time: '18:00:00', passenger_name: 'Ruth Levi' };
    const textOf = (lead: TravellerMessage['lead']) =>
      said(mailOf({ ...messageOf('request_received', null), lead }, locale).text);
    expect(textOf(asked)).toMatch(/26 .*18(?::|\u00A0h)/u);
    expect(textOf(asked)).toContain('Ruth Levi');
    expect(textOf({ ...asked, return_time: null })).toMatch(/26 /u);
    // Each way has a heading, and its service is the other one's opposite.
    const { there, back } = TRAVELLER_WORDS[locale].booked;
    const rows = textOf({ ...asked, round_trip: true, return_flight: 'LY 317' });
    const services = LEAD_WORDS[locale].services;
    expect(rows).toMatch(
      new RegExp(
        `\\n${there}\\n.*${services.airport_pickup}[^]*\\n\\n${back}\\n.*${services.airport_dropoff}[^]*LY 317`,
        'u',
      ),
    );
    expect(textOf(LEAD)).not.toContain('Ruth');
  });

  it('what is the same there and back is said once', () => {
    const { there, back: backWord, allRides } = TRAVELLER_WORDS[locale].booked;
    const back = { ...LEG, position: 2, pickup: LEG.dropoff, dropoff: LEG.pickup, luggage: 5 };
    const offer = { ...OFFER, state: 'sent' as const, answered_at: null, legs: [LEG, back] };
    const text = said(mailOf({ ...messageOf('offer'), offer }, locale).text);
    expect(text.split(LEG.vehicle_name[locale])).toHaveLength(2);
    const [first = '', second = '', all = ''] = text
      .split(new RegExp(`\\n(?:${there}|${backWord}|${allRides})\\n`, 'u'))
      .slice(1);
    expect(all).toContain(LEG.vehicle_name[locale]);
    expect(first).toContain('2');
    expect(second).toContain('5');
    // Back from where it went to.
    expect(first + second).not.toContain(LEG.dropoff);
    const elsewhere = { ...offer, legs: [LEG, { ...back, dropoff: 'Haifa' }] };
    expect(said(mailOf({ ...messageOf('offer'), offer: elsewhere }, locale).text)).toContain('Haifa');
  });

  it('a request is told back with the price that it was shown, while that is kept', () => {
    const shown = { price_shown_agorot: 69_000, price_held_until: '2026-11-25T03:34:00Z', price_expired: false };
    const textOf = (price: object) =>
      said(mailOf({ ...messageOf('request_received', null), lead: { ...LEAD, ...price } }, locale).text);
    expect(textOf(shown)).toMatch(/690.*25 .*5(?::|\u00A0h)/u);
    expect(textOf({ ...shown, price_expired: true })).not.toContain('690');
    expect(textOf({})).not.toContain('₪');
  });

  it('a request for a closed hour is told so, with the end of the rest by its own name', () => {
    const closed = [{ way: 'outward', starts_at: '2026-12-18T14:18:00Z', ends_at: '2026-12-19T15:30:00Z' }];
    const { text } = mailOf(
      { ...messageOf('request_received', null), lead: { ...LEAD, closed } as typeof LEAD },
      locale,
    );
    expect(text).toMatch({ he: /מוצאי שבת/u, en: /after Shabbat/u, fr: /après le chabbat/u }[locale]);
  });

  it('an offer says the price, until when it holds, and no ride twice', () => {
    const { text } = mailOf(messageOf('offer', { ...OFFER, state: 'sent', answered_at: null }), locale);
    expect(said(text).replaceAll(/[\u00A0\u202F,]/gu, '')).toMatch(/₪1420|1420₪/u);
    expect(text).toContain('18');
    expect(text).toContain('Terminal 3');
    expect(text.split('Terminal 3')).toHaveLength(2);
  });

  it('an offer with several rides says each', () => {
    const back = { ...LEG, position: 2, pickup: LEG.dropoff, dropoff: 'Haifa', pickup_day: '2026-11-26' };
    const { text } = mailOf(messageOf('offer', { ...OFFER, legs: [LEG, back] }), locale);
    expect(text).toContain('Haifa');
  });

  it('a booking is the document that the law asks for', () => {
    const { text } = mailOf(messageOf('booking'), locale);
    const facts = [
      'TM-7K3Q9',
      LEG.vehicle_name[locale],
      'Latrun',
      'LY 316',
      '515151515',
      '000000',
      '22',
      `${SITE}${localeRegistry[locale].prefix}/terms`,
    ];
    for (const fact of facts) expect(text).toContain(fact);
    for (const name of [business.legal.name[locale], business.legal.address[locale], 'desk@galil.example'])
      expect(text).toContain(name);
    expect(said(text)).toMatch(/50\u202F?%/u);
    expect(said(text)).toMatch(/18\u202F?%/u);
    // 24 hours before the pick-up, by the clock in Israel.
    expect(said(text)).toMatch(/23 .*14(?::|\u00A0h\u00A0)05/u);
    expect(said(text).replaceAll(/[\u00A0\u202F]/gu, '')).toMatch(/₪710|710₪/u);
  });

  it('carries the calendar, and takes it back', () => {
    const { attachments: [entry] = [] } = letterOf(messageOf('booking'), locale);
    expect(entry?.type).toBe('text/calendar;charset=utf-8;method=PUBLISH');
    const lines = entry?.content.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:TM-7K3Q9-1@trip',
        'SEQUENCE:2',
        'DTSTART:20261124T120500Z',
        'DTEND:20261124T130500Z',
        `URL:${SITE}${localeRegistry[locale].prefix}/trip`,
      ]),
    );
    expect(entry?.content).not.toContain(KEY);
    expect(entry?.content).not.toContain('Dana');
    const { attachments: [cancelled] = [] } = letterOf(messageOf('booking_cancelled'), locale);
    expect(cancelled?.content).toContain('METHOD:CANCEL');
    for (const kind of ['request_received', 'offer', 'offer_again', 'link_again'] as const)
      expect(letterOf(messageOf(kind), locale).attachments).toBeUndefined();
  });

  it('the calendar says who drives, with which plate, from the mail about the driver on and in every later one', () => {
    const back = { ...LEG, position: 2, pickup: 'Haifa' };
    const offer = { ...OFFER, legs: [LEG, back] };
    for (const kind of ['driver_details', 'pickup_moved', 'booking_changed'] as const) {
      const message = { ...messageOf(kind, offer), known_drivers: [DRIVER] };
      const file = letterOf(message, locale).attachments?.[0]?.content.replaceAll('\r\n ', '') ?? '';
      const [, there = '', onward = ''] = file.split('BEGIN:VEVENT');
      expect(there).toMatch(/DESCRIPTION:.*(?:Yossi Cohen|יוסי כהן).*Mercedes Vito.*12-345-67.*Gate 3/u);
      expect(onward).not.toMatch(/Cohen|כהן|12-345-67/u);
      // Calendars are shared.
      expect(file).not.toMatch(/111-?2233|111 2233/u);
    }
  });

  it('cancelling says what it costs, and who did it', () => {
    const textOf = (changes: Partial<TripOffer> | null) =>
      said(mailOf(messageOf('booking_cancelled', changes && { ...OFFER, ...changes }), locale).text);
    const paid = textOf({ cancel_fee_agorot: 71_000 });
    const free = textOf({ cancel_fee_agorot: 0 });
    const byUs = textOf({ cancel_fee_agorot: 0, cancelled_by: 'business' });
    const early = textOf(null);
    expect(paid).toContain('710');
    expect(paid).toContain('24');
    expect(free).not.toContain('710');
    expect(new Set([paid, free, byUs, early]).size).toBe(4);
  });

  it('WhatsApp: the same words in at most 1,000 characters, whoever is meant', () => {
    const long = (length: number) => 'Wolfeschlegel '.repeat(20).slice(0, length);
    const leg = { ...LEG, pickup: long(200), dropoff: long(200) };
    for (const kind of TRAVELLER_KINDS) {
      for (const offer of [
        { ...OFFER, legs: [leg, leg] },
        { ...OFFER, fare_kind: 'at_most' as const, legs: [leg] },
      ]) {
        const lead = { ...LEAD, name: long(100), pickup: leg.pickup, dropoff: leg.dropoff };
        const link = tripLink(SITE, locale, LEAD.reference, KEY);
        const text = whatsAppText(kind, { lead, offer, link }, { locale, business });
        expect([...text].length).toBeLessThanOrEqual(1000);
        expect(text.endsWith(`:\n${link}`)).toBe(true);
        expect(text.split('\n')[0]).toContain(business.name[locale]);
      }
    }
  });
});

it('a taxi’s offer is a highest price', () => {
  const { text } = mailOf(messageOf('offer', { ...OFFER, fare_kind: 'at_most' }), 'en');
  expect(said(text)).toContain(
    'at most ₪1,420. You travel by licensed taxi: the meter runs, and you pay what it shows or this price, whichever is lower.',
  );
});

it('a booking inside the free hours never says that cancelling is free', () => {
  const late = { ...OFFER, answered_at: '2026-11-24T07:20:00+00:00' };
  expect(said(mailOf(messageOf('booking', late), 'en').text)).toContain(
    'Cancelling: Cancelling costs ₪710 (50% of the price)',
  );
});

it('the plus of a phone stays in front of it in a Hebrew text', () => {
  const drivers = [{ ...DRIVER, phone: '+33612345678' }];
  const textIn = (locale: Locale) => mailOf({ ...messageOf('driver_details'), drivers }, locale).text;
  expect(textIn('he')).toContain('\u200E+33612345678');
  expect(textIn('fr')).not.toContain('\u200E');
});

it('what somebody typed neither turns a line around nor begins one', () => {
  const lead = { ...LEAD, name: 'Eve\u202E\u2069\r\nBcc: all@example.com' };
  const { text, html } = mailOf({ ...messageOf('link_again'), lead }, 'en');
  expect(text.split('\n')[0]).toBe('Hello Eve Bcc: all@example. com,');
  expect(html).not.toContain('\u202E');
});

it('a fee in Hebrew counts one hour and two in words, and more in figures', () => {
  const said = [1, 2, 24].map((free_until_hours) => {
    const offer = { ...OFFER, cancel_fee_agorot: 71_000, free_until_hours };
    return /פחות (\S+(?: שעות)?) לפני/u.exec(mailOf(messageOf('booking_cancelled', offer), 'he').text)?.[1];
  });
  expect(said).toEqual(['משעה', 'משעתיים', 'מ־24 שעות']);
});
