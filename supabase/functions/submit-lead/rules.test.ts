import { describe, expect, it } from 'vitest';
import type { Lead } from '../_shared/contracts/lead-contract.ts';
import { israelClock } from '../_shared/clock/clock.ts';
import { isUuid } from '../_shared/contracts/lead-contract.ts';
import { contentHash, leadColumns, readLead, suspicionOf } from './rules.ts';

const NOW = new Date('2026-11-20T12:30:00Z'); // 14:30 in Israel

const trip = (
  changes: Record<string, unknown> = {},
  details: Record<string, unknown> = {},
): Record<string, unknown> => ({
  name: 'Dana Levi',
  phone: '+972 50-123-4567',
  email: 'dana@example.com',
  destination: 'Haifa to Jerusalem',
  travel_date: '2026-12-01',
  passengers: 2,
  service_type: 'intercity',
  details,
  ...changes,
});

function accepted(body: unknown): Lead {
  const result = readLead(body, NOW);
  if ('fields' in result) throw new Error(JSON.stringify(result.fields));
  return result.lead;
}
const complaints = (body: unknown, now = NOW) => {
  const result = readLead(body, now);
  return 'fields' in result ? result.fields : {};
};

describe('readLead', () => {
  it('cleans what it accepts', () => {
    expect(accepted(trip({ name: '  Dana\u202E \n Levi\u0000 ' }))).toMatchObject({
      name: 'Dana Levi',
      phone: '+972501234567',
    });
  });

  it.each([
    '+972-٥٠ ١٢٣ ٤٥٦٧',
    '\u202A+972 50\u2011123\u20114567\u202C',
    'tel:+972501234567',
    '+972 50 123 4567 ext. 5',
    '+972 50 123 4567 / 054-7654321',
  ])('reads the number %j', (phone) => {
    expect(accepted(trip({ phone }))).toMatchObject({ phone: '+972501234567' });
  });

  it('takes short names of places that everybody knows, and no others', () => {
    expect(complaints(trip({}, { pickup: 'צפת', dropoff: 'TLV' }))).toEqual({});
    expect(complaints(trip({}, { pickup: 'abcd' }))).toEqual({ 'details.pickup': 'pickupMin' });
  });

  const back = { round_trip: true, pickup_time: '10:00', return_date: '2026-12-01', return_time: '18:00' };
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['the same day', {}, {}],
    ['a day alone', { return_time: undefined }, {}],
    ['the hour of the pick-up', { return_time: '10:00' }, { 'details.return_time': 'returnBefore' }],
    ['an hour before the pick-up', { return_time: '09:00' }, { 'details.return_time': 'returnBefore' }],
    ['a day before the trip', { return_date: '2026-11-30' }, { 'details.return_date': 'returnBefore' }],
    ['an hour without a day', { return_date: undefined }, { 'details.return_date': 'selectReturnDate' }],
    ['a day in three years', { return_date: '2029-12-01' }, { 'details.return_date': 'dateTooFar' }],
    ['no round trip', { round_trip: false }, { 'details.round_trip': 'roundTripNeeded' }],
    [
      'a flight and no round trip',
      { ...back, round_trip: undefined, return_flight: 'LY 1' },
      { 'details.round_trip': 'roundTripNeeded' },
    ],
    [
      'no round trip, and nothing of a way back',
      { round_trip: false, return_date: undefined, return_time: undefined, return_flight: '' },
      {},
    ],
  ])('a way back with %s', (_, changes, expected) => {
    expect(complaints(trip({}, { ...back, ...changes }))).toEqual(expected);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ passenger_name: ' Ruth\u202E Levi ' }, {}],
    [{ passenger_name: 'Ruth Levi', passenger_phone: '+972 54-123-4567' }, {}],
    [{ passenger_name: 'R' }, { 'details.passenger_name': 'passengerNameMin' }],
    [{ passenger_name: 'R'.repeat(101) }, { 'details.passenger_name': 'nameMax' }],
    [{ passenger_name: 'Ruth', passenger_phone: '12' }, { 'details.passenger_phone': 'phoneMin' }],
    [{ passenger_name: 'Ruth', passenger_phone: '+999 123 456 789' }, { 'details.passenger_phone': 'phoneInvalid' }],
    [{ passenger_phone: '+972541234567' }, { 'details.passenger_name': 'passengerNameMin' }],
  ])('a passenger who is %j', (details, expected) => {
    expect(complaints(trip({}, details))).toEqual(expected);
  });

  it('a passenger’s phone becomes E.164 like the sender’s', () => {
    const { details } = accepted(trip({}, { passenger_name: 'Ruth', passenger_phone: '+972-054-123-4567' }));
    expect(details).toMatchObject({ passenger_phone: '+972541234567' });
  });

  it('names each wrong field by its path, with the first complaint', () => {
    expect(complaints(trip({ name: 'x', passengers: 61 }, { pickup_time: '7:30', luggage: -1 }))).toEqual({
      name: 'nameMin',
      passengers: 'selectPassengers',
      'details.pickup_time': 'selectTime',
      'details.luggage': 'selectLuggage',
    });
  });

  it('counts a name in letters, whatever their script, and whatever stands between them', () => {
    // One letter of two code units.
    expect(complaints(trip({ name: '𐤀' }))).toEqual({ name: 'nameMin' });
    for (const name of ['12', 'D.', '??', '😀😀']) expect(complaints(trip({ name }))).toEqual({ name: 'nameMin' });
    for (const name of ['D’A', '李明', 'می\u200Cرضا', 'Jo-Ann']) expect(complaints(trip({ name }))).toEqual({});
    expect(complaints(trip({ name: '𐤀𐤁' }))).toEqual({});
  });

  it.each([
    ['a string', 'text', { body: 'invalidValue' }],
    ['nothing', null, { body: 'invalidValue' }],
    ['a list', [], { body: 'invalidValue' }],
  ])('refuses %s', (_, body, fields) => {
    expect(complaints(body)).toEqual(fields);
  });

  it('refuses unknown fields, also those that mean the prototype', () => {
    const body = JSON.parse(
      JSON.stringify(trip()).replace('{', '{"__proto__": {"admin": true}, "constructor": 1, "status": "lost",'),
    ) as unknown;
    const fields = complaints(body);
    expect(Object.entries(fields)).toEqual(
      expect.arrayContaining([
        ['__proto__', 'unknownField'],
        ['constructor', 'unknownField'],
        ['status', 'unknownField'],
      ]),
    );
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(complaints(trip({}, { ['x'.repeat(9000)]: 1 }))).toEqual({ [`details.${'x'.repeat(40)}`]: 'unknownField' });
  });

  it('takes a message without a trip, and refuses one with a trip', () => {
    const message = { name: 'Dana', phone: '+972501234567', service_type: 'contact', notes: 'Please call' };
    expect(accepted(message)).toEqual(message);
    expect(complaints({ ...message, notes: ' \n ' })).toEqual({ notes: 'messageRequired' });
    expect(complaints({ ...message, notes: undefined })).toEqual({ notes: 'messageRequired' });
    expect(complaints({ ...message, notes: 'x'.repeat(4001) })).toEqual({ notes: 'notesMax' });
    expect(complaints({ ...message, passengers: 2, details: { pickup: 'Haifa port' } })).toEqual({
      passengers: 'unknownField',
      'details.pickup': 'unknownField',
    });
  });
});

describe('dates', () => {
  it.each([
    ['yesterday', '2026-11-19', { travel_date: 'datePast' }],
    ['today', '2026-11-20', {}],
    ['two years ahead', '2028-11-20', {}],
    ['a day more', '2028-11-21', { travel_date: 'dateTooFar' }],
    ['no day of the calendar', '2027-02-29', { travel_date: 'selectDate' }],
    ['an instant', '2026-12-01T00:00:00Z', { travel_date: 'selectDate' }],
  ])('%s', (_, date, fields) => {
    expect(complaints(trip({ travel_date: date }))).toEqual(fields);
  });

  it('refuses an hour of today that has passed, and takes the next one', () => {
    expect(complaints(trip({ travel_date: '2026-11-20' }, { pickup_time: '14:00' }))).toEqual({
      'details.pickup_time': 'timePast',
    });
    expect(complaints(trip({ travel_date: '2026-11-20' }, { pickup_time: '15:00' }))).toEqual({});
    expect(complaints(trip({ travel_date: '2026-11-21' }, { pickup_time: '00:00' }))).toEqual({});
  });

  it.each([
    ['2026-11-20T21:59:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T22:00:00Z', '2026-11-21', '00:00'],
    ['2027-03-25T23:59:00Z', '2027-03-26', '01:59'], // the clocks go forward at 02:00
    ['2027-03-26T00:00:00Z', '2027-03-26', '03:00'],
    ['2027-07-01T21:00:00Z', '2027-07-02', '00:00'],
    ['2027-10-30T22:30:00Z', '2027-10-31', '01:30'], // and back at 02:00
    ['2027-10-30T23:30:00Z', '2027-10-31', '01:30'],
  ])('%s is %s %s in Israel', (instant, day, time) => {
    expect(israelClock(new Date(instant))).toEqual({ day, time });
  });
});

describe('suspicionOf', () => {
  const at = (opened: string, submitted: string) => accepted(trip({}, { opened_at: opened, submitted_at: submitted }));

  it('measures by the sender’s own clock, whatever the year', () => {
    expect(suspicionOf(at('1999-01-01T00:00:00.000Z', '1999-01-01T00:00:02.999Z'))).toBe('too_fast');
    expect(suspicionOf(at('1999-01-01T00:00:00.000Z', '1999-01-01T00:00:03.000Z'))).toBeNull();
    expect(suspicionOf(at('2026-01-01T02:00:00+02:00', '2026-01-01T00:00:10Z'))).toBeNull();
  });

  it('sees the honeypot, and nothing without evidence', () => {
    expect(suspicionOf(accepted(trip({}, { subject: 'https://spam.example' })))).toBe('honeypot');
    expect(suspicionOf(accepted(trip({}, { subject: '' })))).toBeNull();
    expect(suspicionOf(accepted(trip()))).toBeNull();
    expect(suspicionOf(accepted(trip({}, { opened_at: '2026-01-01T00:00:00Z' })))).toBeNull();
  });
});

describe('contentHash', () => {
  const hashOf = async (body: unknown) => contentHash(leadColumns(accepted(body)));

  it('is the same for the same words, however and whenever they are sent', async () => {
    const first = await hashOf(
      trip({}, { session_id: 'a', opened_at: '2026-01-01T00:00:00Z', submitted_at: '2026-01-01T00:01:00Z' }),
    );
    expect(first).toMatch(/^[\da-f]{64}$/u);
    expect(
      await hashOf(trip({ name: ' Dana  Levi', phone: '+972501234567' }, { session_id: 'b', flight_number: '' })),
    ).toBe(first);
  });

  it('differs when anything that was said differs', async () => {
    const hashes = await Promise.all(
      [
        trip(),
        trip({ name: 'Dana Lewi' }),
        trip({ passengers: 3 }),
        trip({ notes: 'x' }),
        trip({}, { pickup_time: '10:00' }),
        trip({}, { round_trip: true }),
      ].map(hashOf),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('leadColumns', () => {
  it('leaves empty answers out and keeps extreme clocks within the column', () => {
    const columns = leadColumns(
      accepted(
        trip(
          { notes: '' },
          { flight_number: ' ', opened_at: '0001-01-01T00:00:00Z', submitted_at: '9999-12-31T00:00:00Z' },
        ),
      ),
    );
    expect(columns).toMatchObject({ notes: null, flight_number: null, elapsed_seconds: 2_000_000_000 });
  });
});

describe('isUuid', () => {
  it.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['0F8FAD5B-D9CB-469F-A165-70867728950E', true],
    ['0f8fad5bd9cb469fa16570867728950e', false],
    ["0f8fad5b-d9cb-469f-a165-70867728950e'; drop", false],
    ['', false],
  ])('%s', (text, expected) => {
    expect(isUuid(text)).toBe(expected);
  });
});
