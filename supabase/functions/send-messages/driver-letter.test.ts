import { describe, expect, it } from 'vitest';
import { phoneIn } from '../_shared/people/written-phone.ts';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import {
  driverChatText,
  DRIVER_KINDS,
  driverLanguage,
  type DriverKind,
  type DriverRide,
} from '../_shared/words/driver-text.ts';
import { DRIVER_WORDS } from '../_shared/words/driver-words/by-language.ts';
import { OWN_CHANGES } from '../_shared/words/driver-words/driver-words.ts';
import { LEAD_WORDS } from '../_shared/words/lead-words/by-language.ts';
import { locales, localeRegistry, type Locale } from '../_shared/words/locales.ts';
import { driverLetter, type DriverMessage } from './driver-letter.ts';
import { expectDirection, wordsOf } from '../../../tests/fixtures/mail-in-webmail.ts';
import { writeMail } from './letter.ts';
import { NO_FACTS } from '../../../tests/fixtures/no-answers.ts';

const business = businessSettings((name) => (name === 'VITE_BUSINESS_EMAIL' ? 'desk@galil.example' : undefined));

const RIDE: DriverRide = {
  ...NO_FACTS,
  reference: 'TM-7K3Q9',
  state: 'assigned',
  pickup_at: '2026-11-24T12:05:00Z',
  car: 2,
  cars: 3,
  pickup: 'Ben Gurion Airport',
  dropoff: 'יפו 1, ירושלים',
  stops: ['Latrun'],
  passengers: 3,
  luggage: 2,
  seats_infant: 1,
  flight_number: 'LY 316',
  name: 'Dana Levi',
  phone: '+972501234567',
  meeting_point: 'Gate 3',
  meeting: null,
  instructions: 'Water',
  driver_note: 'Second door',
  make: 'Mercedes Vito',
  plate: '12345678',
};
const LINK = { driver: 12, key: '0123456789abcdef0123456789abcdef' };
const siteUrl = 'https://galil.example';
const messageOf = (kind: DriverKind, locale: Locale, changes: Partial<DriverRide> = {}): DriverMessage => ({
  id: 'x',
  kind,
  audience: 'driver',
  languages: ['ru', locale],
  driver: { he: 'יוסי כהן', latin: 'Yossi Cohen' },
  link: LINK,
  known: null,
  rides:
    kind === 'tomorrow'
      ? [RIDE, { ...RIDE, pickup_at: '2026-11-25T18:00:00Z', ...changes }]
      : [{ ...RIDE, ...changes }],
  changed: kind === 'ride_changed' ? [...OWN_CHANGES, 'seats_infant', 'seats_child', 'service_type'] : [],
  day: kind === 'tomorrow' ? '2026-11-25' : null,
});
const mailOf = (message: DriverMessage) =>
  writeMail(driverLetter(message, { locale: driverLanguage(message.languages), siteUrl, business }), {
    id: 'x',
    from: 'a@b.example',
    to: ['c@d.example'],
    language: driverLanguage(message.languages),
    brand: 'Tamar',
  });
/** Marks of direction are no words. */
const said = (text: string) => text.replaceAll(/[\u200E\u2066-\u2069]/gu, '');

describe.each(locales)('to a driver in %s', (locale) => {
  it.each(DRIVER_KINDS)('%s: who, where, when, in plain words, and the answer goes to the office', (kind) => {
    const message = messageOf(kind, locale);
    const mail = mailOf(message);
    expect(mail.replyTo).toBe('desk@galil.example');
    expectDirection(mail.html, locale);
    expect(mail.html).toContain(`<html lang="${locale}" dir="${localeRegistry[locale].direction}">`);
    const chat = driverChatText(kind, message, { locale, siteUrl, business });
    for (const text of [mail.subject, mail.text, wordsOf(mail.html), chat]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/u);
      expect(text).not.toContain('!');
      expect(text.match(/[\u2066-\u2068]/gu)?.length).toBe(text.match(/\u2069/gu)?.length);
    }
    expect(mail.subject + mail.html + mail.text).not.toMatch(/[\u2066-\u2069]|<p[^>]*><\/p>/u);
    for (const text of [mail.text, chat]) {
      expect(said(text)).toContain('Ben Gurion Airport');
      expect(said(text)).toContain(locale === 'he' ? 'יוסי כהן' : 'Yossi Cohen');
      expect(said(text)).toContain(said(business.name[locale]));
    }
    // Short: everything that is not asked for stays out.
    expect(said(mail.text).split('\n').length).toBeLessThan(26);
    if (kind === 'ride_cancelled') return;
    for (const part of [
      '3',
      'LY 316',
      '123-45-678',
      'Gate 3',
      'Water',
      'Second door',
      'Dana Levi',
      phoneIn(locale, '+972501234567'),
    ])
      expect(said(mail.text)).toContain(part);
  });

  it.each(DRIVER_KINDS)('%s: leads to his page, in mail and chat; one who does not drive any more has none', (kind) => {
    const address = 'https://galil.example/drive#12-0123456789abcdef0123456789abcdef';
    const texts = (message: DriverMessage) => {
      const { text, html } = mailOf(message);
      return [text, html, driverChatText(kind, message, { locale, siteUrl, business })];
    };
    for (const text of texts(messageOf(kind, locale))) expect(text).toContain(address);
    for (const text of texts({ ...messageOf(kind, locale), link: null })) expect(text).not.toContain('/drive');
  });

  it('asks for a confirmation where there is none yet, and names what has changed', () => {
    const { confirm, confirmAll, page, changes } = DRIVER_WORDS[locale];
    const text = (kind: DriverKind, state = 'assigned') => mailOf(messageOf(kind, locale, { state })).text;
    expect(text('ride_assigned')).toContain(confirm);
    expect(text('ride_assigned', 'acknowledged')).not.toContain(confirm);
    expect(text('ride_assigned', 'acknowledged')).toContain(page);
    expect(text('tomorrow')).toContain(confirmAll);
    for (const name of [...OWN_CHANGES, 'seats'] as const)
      expect(text('ride_changed').split(changes[name] ?? '')).toHaveLength(2);
    // One without words of its own.
    expect(text('ride_changed')).toContain(LEAD_WORDS[locale].ride.labels.service_type);
  });

  it('tells a ride that is cancelled from one that another drives', () => {
    const [off, passed] = ['cancelled', 'assigned'].map((state) =>
      mailOf(messageOf('ride_cancelled', locale, { state })),
    );
    expect(off?.subject).not.toBe(passed?.subject);
    for (const mail of [off, passed]) expect(mail?.text).not.toContain('Dana Levi');
  });

  it('speaks of a ride by the hour and the places that he knows, and names both hours', () => {
    const known = { pickup_at: '2026-11-24T11:35:00Z', pickup: 'Old Port', dropoff: RIDE.dropoff };
    for (const kind of ['ride_changed', 'ride_cancelled'] as const) {
      const { subject, text } = mailOf({ ...messageOf(kind, locale), known });
      for (const words of [subject, said(text)])
        expect(words).toMatch(/24 .*13(?::|\u00A0h\u00A0)35.*, .*14(?::|\u00A0h\u00A0)05/u);
      expect(subject.match(/2026/gu)).toHaveLength(1);
      if (kind === 'ride_cancelled') expect(said(text)).toContain('Old Port');
      const nextDay = { ...known, pickup_at: '2026-11-23T12:05:00Z' };
      expect(mailOf({ ...messageOf(kind, locale), known: nextDay }).subject).toMatch(/23 .*24 /u);
      const same = { ...known, pickup_at: new Date(RIDE.pickup_at).toISOString() };
      expect(mailOf({ ...messageOf(kind, locale), known: same }).subject).toBe(mailOf(messageOf(kind, locale)).subject);
    }
  });

  it('says nothing where nothing is known', () => {
    const bare = { make: null, plate: null, phone: null, flight_number: null, stops: [], meeting_point: null, cars: 1 };
    const { rows, labels } = DRIVER_WORDS[locale];
    const { text } = mailOf(messageOf('ride_assigned', locale, { ...bare, instructions: null, driver_note: null }));
    for (const name of [rows.car, rows.phone, rows.meeting, rows.instructions, labels.driver_note])
      expect(text).not.toMatch(new RegExp(`^${name}\\s?:`, 'mu'));
  });
});
