import { describe, expect, it } from 'vitest';
import { tripRequestSchema } from '@shared/lead-contract';
import { messages as he } from '@/i18n/messages/he/trip-request';
import { messages as en } from '@/i18n/messages/en/trip-request';
import { fieldOfPayloadPath, leadPayload, type PayloadContext } from './lead-payload';
import { tripSteps } from './steps';
import { chatText, stillToCome } from './trip-summary';
import { emptyTrip, type TripValues } from './trip-values';

const values: TripValues = {
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
  notes: 'Child seat\nplease',
};
const context: PayloadContext = {
  messages: en,
  locale: 'en',
  openedAt: new Date('2026-12-01T08:00:00Z'),
  submittedAt: new Date('2026-12-01T08:05:00Z'),
  sessionId: 'session-1',
  website: '',
};

describe('the payload', () => {
  it('holds what the specification lists, with the details beside it', () => {
    const payload = leadPayload(values, context);
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
      { ...values, round_trip: false, flight_number: ' ', notes: '' },
      { ...context, sessionId: undefined },
    );
    expect(payload.notes).toBe('Pick-up time: 04:00\nSuitcases: 0\nLanguage: English');
    expect(payload.details).not.toHaveProperty('flight_number');
    expect(payload.details).not.toHaveProperty('session_id');
  });

  it('fits the contract with every text at its longest', () => {
    const longest = leadPayload(
      {
        ...values,
        name: 'n'.repeat(100),
        pickup: 'p'.repeat(200),
        dropoff: 'd'.repeat(200),
        notes: 'x'.repeat(3500),
      },
      { ...context, messages: he, locale: 'he' },
    );
    expect(tripRequestSchema.safeParse(longest).error).toBeUndefined();
  });

  it('carries what a machine wrote into the trap', () => {
    expect(leadPayload(values, { ...context, website: 'http://spam.example' }).details?.website).toBe(
      'http://spam.example',
    );
  });

  it('knows the form’s field behind each path of a refusal', () => {
    expect(fieldOfPayloadPath('details.pickup_time')).toBe('pickup_time');
    expect(fieldOfPayloadPath('travel_date')).toBe('travel_date');
    expect(fieldOfPayloadPath('details.website')).toBeUndefined();
  });
});

describe('the chat text', () => {
  it('tells the whole request in the page’s language', () => {
    expect(chatText(tripSteps, values, { messages: he, locale: 'he' }, 'TM-7K3Q9')).toBe(
      [
        'שלום, אשמח להזמין נסיעה:',
        'מספר בקשה: TM-7K3Q9',
        '',
        'שם מלא: Dana Levi',
        'טלפון: +972 54 555 0173',
        'דוא״ל: dana@example.com',
        'כתובת איסוף: Ben Gurion Airport, T3',
        'כתובת יעד: 34 Emek Refaim St, Jerusalem',
        'תאריך הנסיעה: 17/12/2026',
        'שעת איסוף: 04:00',
        'נוסעים: 3',
        'מזוודות: 0',
        'סוג השירות: העברה משדה התעופה',
        'הלוך ושוב: כן',
        'מספר טיסה: LY 316',
        'הערות: Child seat\nplease',
      ].join('\n'),
    );
  });

  it('says so while nothing is confirmed', () => {
    expect(chatText(tripSteps, values, { messages: en, locale: 'en' })).toContain('(not yet confirmed on the site)');
  });
});

describe('what is still to come', () => {
  it('names steps that are not begun, then single answers, then nothing', () => {
    expect(stillToCome(tripSteps, emptyTrip, en)).toEqual(['your details', 'trip details', 'date and time', 'service']);
    expect(stillToCome(tripSteps, { ...values, passengers: '', email: '' }, en)).toEqual(['e-mail', 'passengers']);
    expect(stillToCome(tripSteps, values, en)).toEqual([]);
  });
});
