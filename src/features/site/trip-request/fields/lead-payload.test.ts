import { describe, expect, it } from 'vitest';
import { contactMessageSchema, tripRequestSchema } from '@shared/contracts/lead-contract';
import { messages as he } from '@/i18n/messages/he/trip-request';
import { messages as en } from '@/i18n/messages/en/trip-request';
import { messages as enContact } from '@/i18n/messages/en/contact';
import { chatText } from '../sending/chat-link';
import { stillToCome } from '../trip/steps';
import { emptyContact, emptyTrip, OPENED_BY, type TripValues } from './form-values';
import { answersOf, leadPayload, readAnswers, sameAnswers, type PayloadContext } from './lead-payload';

const values: TripValues = {
  ...emptyTrip,
  name: ' Dana Levi ',
  country_code: '+972',
  phone: '054-555-0173',
  email: 'dana@example.com ',
  pickup: 'Ben Gurion Airport, T3',
  dropoff: '34 Emek Refaim St, Jerusalem',
  travel_date: '2026-12-17',
  pickup_time: '04:00',
  passengers: '3',
  luggage: '0',
  service_type: 'airport_pickup',
  round_trip: true,
  flight_number: 'LY 316',
  passenger_country_code: '+972',
  notes: 'Child seat\nplease',
};
const context: PayloadContext = {
  words: en,
  locale: 'en',
  openedAt: new Date('2026-12-01T08:00:00Z'),
  submittedAt: new Date('2026-12-01T08:05:00Z'),
  sessionId: 'session-1',
  subject: '',
};

describe('the payload', () => {
  it('is a flat text for people, with the details beside it', () => {
    const payload = leadPayload('trip', values, context);
    expect(payload).toEqual({
      name: 'Dana Levi',
      phone: '+972545550173',
      email: 'dana@example.com',
      destination: 'Ben Gurion Airport, T3 → 34 Emek Refaim St, Jerusalem',
      travel_date: '2026-12-17',
      passengers: 3,
      service_type: 'airport_pickup',
      notes:
        'Pick-up time: 04:00\nSuitcases: 0\nRound trip: yes\nFlight number: LY 316\nNotes: Child seat\nplease\nVisit: session-1\nLanguage: English',
      details: {
        pickup: 'Ben Gurion Airport, T3',
        dropoff: '34 Emek Refaim St, Jerusalem',
        pickup_time: '04:00',
        luggage: 0,
        round_trip: true,
        flight_number: 'LY 316',
        language: 'en',
        session_id: 'session-1',
        opened_at: '2026-12-01T08:00:00.000Z',
        submitted_at: '2026-12-01T08:05:00.000Z',
      },
    });
    expect(tripRequestSchema.safeParse(payload).error).toBeUndefined();
  });

  it('leaves out what was not said', () => {
    const payload = leadPayload(
      'trip',
      { ...values, round_trip: false, flight_number: ' ', notes: '' },
      { ...context, sessionId: undefined },
    );
    expect(payload.notes).toBe('Pick-up time: 04:00\nSuitcases: 0\nLanguage: English');
    expect(payload.details).not.toHaveProperty('flight_number');
    expect(payload.details).not.toHaveProperty('session_id');
  });

  it('fits the contract with every text at its longest', () => {
    const longest = leadPayload(
      'trip',
      {
        ...values,
        name: 'n'.repeat(100),
        pickup: 'p'.repeat(200),
        dropoff: 'd'.repeat(200),
        notes: 'x'.repeat(3500),
      },
      { ...context, words: he, locale: 'he' },
    );
    expect(tripRequestSchema.safeParse(longest).error).toBeUndefined();
  });

  const more: TripValues = {
    ...values,
    return_date: '2026-12-20',
    return_time: '18:00',
    return_flight: ' LY 315 ',
    for_other: true,
    passenger_name: ' Ruth Levi ',
    passenger_country_code: '+33',
    passenger_phone: '06 12 34 56 78',
    passenger_email: ' ruth@example.com ',
    passenger_language: 'fr',
  };

  it('holds the way back and the passenger', () => {
    const payload = leadPayload('trip', more, context);
    expect(payload.details).toMatchObject({
      return_date: '2026-12-20',
      return_time: '18:00',
      return_flight: 'LY 315',
      passenger_name: 'Ruth Levi',
      passenger_phone: '+33612345678',
      passenger_email: 'ruth@example.com',
      passenger_language: 'fr',
    });
    expect(tripRequestSchema.safeParse(payload).error).toBeUndefined();
    expect(answersOf(payload)).toEqual(readAnswers('trip', more));
    expect(chatText(payload, { words: en, locale: 'en' })).toContain(
      [
        'Round trip: yes',
        'Return date: 20/12/2026 (Sunday, 20 December 2026)',
        'Return pick-up time: 18:00',
        'Flight number on the way back: LY 315',
        'Flight number: LY 316',
        'Passenger’s name: Ruth Levi',
        'Passenger’s phone: +33 6 12 34 56 78',
        'Passenger’s email: ruth@example.com',
        'Passenger’s language: French',
      ].join('\n'),
    );
  });

  it('leaves out what stands behind a box that is not ticked', () => {
    const closed = leadPayload('trip', { ...more, round_trip: false, for_other: false }, context);
    for (const name of [...OPENED_BY.round_trip, ...OPENED_BY.for_other])
      expect(closed.details).not.toHaveProperty(name);
  });

  it('carries what a machine wrote into the trap', () => {
    expect(leadPayload('trip', values, { ...context, subject: 'http://spam.example' }).details?.subject).toBe(
      'http://spam.example',
    );
  });
});

describe('a message', () => {
  const message = { ...emptyContact, name: ' Dana ', phone: '054-555-0173', notes: 'Call me' };

  it('holds what was answered, and nothing of a trip', () => {
    const payload = leadPayload('contact', message, { ...context, words: enContact });
    expect(payload).toMatchObject({ name: 'Dana', phone: '+972545550173', service_type: 'contact', notes: 'Call me' });
    expect(payload).not.toHaveProperty('email');
    expect(contactMessageSchema.safeParse(payload).error).toBeUndefined();
    expect(chatText(payload, { words: enContact, locale: 'en' })).toBe(
      [
        'Hello, I wrote to you on your site:',
        '(not yet confirmed on the site)',
        '',
        'Full name: Dana',
        'Phone: +972 54 555 0173',
        'Message: Call me',
      ].join('\n'),
    );
  });
});

describe('the answers of a request', () => {
  it.each([
    values,
    { ...values, notes: '', flight_number: '', round_trip: false },
    { ...values, notes: 'Notes: two\n\nSuitcases: 9' },
  ])('are those of the form that it was made of, in whatever language (%#)', (each) => {
    const sent = [
      leadPayload('trip', each, context),
      leadPayload('trip', each, { ...context, words: he, locale: 'he', sessionId: undefined }),
    ];
    for (const payload of sent) expect(answersOf(payload)).toEqual(readAnswers('trip', each));
  });

  it('differ as soon as one of them does', () => {
    const answers = answersOf(leadPayload('trip', values, context));
    expect(sameAnswers(answers, readAnswers('trip', { ...values, notes: 'Child seat\nplease ' }))).toBe(true);
    expect(sameAnswers(answers, readAnswers('trip', { ...values, notes: 'Child seat' }))).toBe(false);
    expect(sameAnswers(answers, readAnswers('trip', { ...values, phone: '0545550174' }))).toBe(false);
    expect(sameAnswers(answers, readAnswers('trip', { ...values, flight_number: '' }))).toBe(false);
  });
});

describe('the chat text', () => {
  it('tells the whole request in the page’s language', () => {
    expect(chatText(leadPayload('trip', values, context), { words: he, locale: 'he' }, 'TM-7K3Q9')).toBe(
      [
        'שלום, אשמח להזמין נסיעה:',
        'מספר בקשה: TM-7K3Q9',
        '',
        'שם מלא: Dana Levi',
        'טלפון: 054-555-0173',
        'דוא״ל: dana@example.com',
        'כתובת איסוף: Ben Gurion Airport, T3',
        'כתובת יעד: 34 Emek Refaim St, Jerusalem',
        'תאריך הנסיעה: 17/12/2026 (יום חמישי, 17 בדצמבר 2026)',
        'שעת איסוף: 04:00',
        'נוסעים: 3',
        'מזוודות: 0',
        'סוג השירות: הסעה מנתב״ג',
        'הלוך ושוב: כן',
        'מספר טיסה: LY 316',
        'הערות: Child seat\nplease',
      ].join('\n'),
    );
  });

  it('says so while nothing is confirmed', () => {
    expect(chatText(leadPayload('trip', values, context), { words: en, locale: 'en' })).toContain(
      '(not yet confirmed on the site)',
    );
  });
});

describe('what is still to come', () => {
  it('names steps that are not begun, then single answers, then nothing', () => {
    expect(stillToCome(emptyTrip, en)).toEqual(['your details', 'trip details', 'date and time', 'service']);
    expect(stillToCome({ ...values, passengers: '', email: '' }, en)).toEqual(['email', 'passengers']);
    expect(stillToCome(values, en)).toEqual([]);
    expect(stillToCome({ ...values, for_other: true }, en)).toEqual(['passenger’s name']);
    expect(stillToCome({ ...values, for_other: true, passenger_name: 'Ruth' }, en)).toEqual([]);
  });
});
