import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAD_FIELDS } from '@/data/submit-lead';
import { loadPricing } from '../pricing/pricing';
import { stepOfField, tripSteps } from '../trip/steps';
import { contactSchema, tripSchema } from './form-schema';
import { emptyContact, emptyTrip, type ContactValues, type TripField, type TripValues } from './form-values';

const valid: TripValues = {
  ...emptyTrip,
  name: 'Dana Levi',
  country_code: '+972',
  phone: '054-555-0173',
  email: 'dana@example.com',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jerusalem',
  travel_date: '2026-03-17',
  pickup_time: '04:00',
  passengers: '3',
  luggage: '0',
  service_type: 'airport_pickup',
  round_trip: true,
  flight_number: 'LY 316',
  passenger_country_code: '+972',
};

/** Field → message key, over all steps. */
function problems(change: Partial<TripValues>): Record<string, string> {
  const values = { ...valid, ...change };
  const issues = tripSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

const isOptionalChoice = (name: TripField) =>
  name in LEAD_FIELDS && ['meeting_way', 'day_route', 'hire_hours', 'vehicle_class'].includes(name);

// Names of places come with the first letter of one.
beforeAll(() => loadPricing());
beforeEach(() => {
  // Noon in Israel on 10 March 2026.
  vi.useFakeTimers({ now: new Date('2026-03-10T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the steps of the request', () => {
  it('are five, and each value of the form belongs to exactly one', () => {
    expect(tripSteps.map((step) => step.id)).toEqual(['personal', 'route', 'when', 'service', 'extras']);
    expect(tripSteps.flatMap((step) => step.fields).toSorted()).toEqual(Object.keys(emptyTrip).toSorted());
    for (const field of Object.keys(emptyTrip) as TripField[]) expect(stepOfField(field)).toBeGreaterThanOrEqual(0);
  });

  it('accept a good request', () => {
    expect(problems({})).toEqual({});
  });

  it.each(tripSteps.flatMap(({ fields }) => fields).filter((name) => isOptionalChoice(name)))(
    'take %s without an answer, as buttons say it',
    (name) => {
      // Of buttons none of which is pressed the form's value is null, which its types do not know.
      expect(problems({ [name]: null })).toEqual({});
    },
  );

  it('ask for everything that is required, in each step at once', () => {
    expect(problems(emptyTrip)).toEqual({
      name: 'nameMin',
      phone: 'phoneMin',
      email: 'invalidEmail',
      pickup: 'pickupMin',
      dropoff: 'destinationMin',
      travel_date: 'selectDate',
      pickup_time: 'selectTime',
      passengers: 'selectPassengers',
      luggage: 'selectLuggage',
      service_type: 'selectServiceType',
    });
  });

  it.each<[Partial<TripValues>, Record<string, string>]>([
    [{ name: ' D ' }, { name: 'nameMin' }],
    [{ name: 'D-' }, { name: 'nameMin' }],
    [{ name: 'D’A' }, {}],
    [{ name: '李明' }, {}],
    [{ name: 'می\u200Cرضا' }, {}],
    [{ name: 'D'.repeat(LEAD_FIELDS.name.max + 1) }, { name: 'nameMax' }],
    [{ country_code: '' }, { country_code: 'selectCountryCode' }],
    [{ phone: '0123456789' }, { phone: 'phoneInvalid' }],
    [{ email: 'dana@' }, { email: 'invalidEmail' }],
    [{ email: 'אבי@example.com' }, { email: 'emailLetters' }],
    [{ email: 'avi@אבג.co.il' }, {}],
    [{ pickup: 'abc  ' }, { pickup: 'pickupMin' }],
    [{ dropoff: 'Nofa' }, { dropoff: 'destinationMin' }],
    [{ dropoff: 'a'.repeat(201) }, { dropoff: 'addressMax' }],
    [{ travel_date: '2026-03-09' }, { travel_date: 'datePast' }],
    [{ travel_date: '2028-03-11' }, { travel_date: 'dateTooFar' }],
    [{ travel_date: '2026-03-10', pickup_time: '11:00' }, { pickup_time: 'timePast' }],
    [{ pickup_time: '04:30' }, { pickup_time: 'selectTime' }],
    [{ passengers: '61' }, { passengers: 'selectPassengers' }],
    [{ passengers: '0' }, { passengers: 'selectPassengers' }],
    [{ seats_infant: '8' }, { seats_infant: 'invalidValue' }],
    [{ passengers: '2', seats_child: '1', seats_booster: '2' }, { passengers: 'childrenCount' }],
    [{ luggage: '61' }, { luggage: 'selectLuggage' }],
    [{ stop_2: 'x' }, { stop_2: 'stopMin' }],
    [{ flight_number: 'LY 3161234567' }, { flight_number: 'flightNumberMax' }],
    [{ notes: 'n'.repeat(3501) }, { notes: 'notesMax' }],
  ])('refuse %j', (change, expected) => {
    expect(problems(change)).toMatchObject(expected);
  });

  it.each<[Partial<TripValues>, Record<string, string>]>([
    [{ return_date: '2026-03-17', return_time: '05:00', return_flight: 'LY 315' }, {}],
    [{ return_date: '2026-03-17', return_time: '04:00' }, { return_time: 'returnBefore' }],
    [{ return_date: '2026-03-16' }, { return_date: 'returnBefore' }],
    [{ return_date: '2026-03-17', return_time: '03:00' }, { return_time: 'returnBefore' }],
    [{ return_time: '03:00' }, { return_date: 'selectReturnDate' }],
    [{ return_date: '17/3' }, { return_date: 'selectReturnDate' }],
    [{ return_date: '2028-03-11' }, { return_date: 'dateTooFar' }],
    [{ return_flight: 'LY 3161234567' }, { return_flight: 'flightNumberMax' }],
    // What was typed and hidden again counts no more.
    [{ round_trip: false, return_date: '17/3', return_time: '03:00', return_flight: 'LY 3161234567' }, {}],
  ])('take of a way back %j: %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it.each<[Partial<TripValues>, Record<string, string>]>([
    [{ passenger_name: 'Ruth Levi' }, {}],
    [{ passenger_name: 'Ruth Levi', passenger_phone: '054-555-0174' }, {}],
    [{ passenger_name: 'Ruth Levi', passenger_country_code: '+33', passenger_phone: '06 12 34 56 78' }, {}],
    [{ passenger_name: ' ' }, { passenger_name: 'passengerNameMin' }],
    [{ passenger_name: 'R' }, { passenger_name: 'passengerNameMin' }],
    [{ passenger_name: '??' }, { passenger_name: 'passengerNameMin' }],
    [{ passenger_name: 'R'.repeat(101) }, { passenger_name: 'nameMax' }],
    [{ passenger_phone: '054-555-0174' }, { passenger_name: 'passengerNameMin' }],
    [{ passenger_name: 'Ruth', passenger_phone: '12' }, { passenger_phone: 'phoneMin' }],
    [
      { passenger_name: 'Ruth', passenger_email: 'ruth@example', passenger_language: 'fr' },
      { passenger_email: 'invalidEmail' },
    ],
    [{ passenger_email: 'ruth@example.com' }, { passenger_name: 'passengerNameMin' }],
    [{ passenger_name: 'Ruth', passenger_phone: '0123456789' }, { passenger_phone: 'phoneInvalid' }],
    [{ for_other: false, passenger_name: 'R', passenger_phone: '12', passenger_country_code: 'x' }, {}],
  ])('take of a passenger %j: %j', (change, expected) => {
    expect(problems({ for_other: true, ...change })).toEqual(expected);
  });

  it.each(['חיפה', 'אילת', 'לוד', 'צפת', 'TLV', ' acre ', 'נתב"ג'])('accept the short name %s', (place) => {
    expect(problems({ pickup: place, dropoff: place })).toEqual({});
  });

  it('accept today, and the hour that is just beginning', () => {
    expect(problems({ travel_date: '2026-03-10', pickup_time: '12:00' })).toEqual({});
  });

  it('name a wrong phone together with a missing name', () => {
    expect(problems({ name: '', phone: '12' })).toMatchObject({ name: 'nameMin', phone: 'phoneMin' });
  });
});

describe('the message', () => {
  const message: ContactValues = { ...emptyContact, name: 'Dana', phone: '0545550173', notes: 'Call me' };
  const wrong = (change: Partial<ContactValues>) =>
    (contactSchema.safeParse({ ...message, ...change }).error?.issues ?? []).map((issue) => issue.message);

  it.each<[Partial<ContactValues>, string[]]>([
    [{}, []],
    [{ email: ' dana@example.com ' }, []],
    [{ email: 'dana@' }, ['invalidEmail']],
    [{ email: 'иван@mail.ru' }, ['emailLetters']],
    [{ email: 'ivan@почта.рф' }, []],
    [{ phone: '+33 6 12 34 56 78' }, []],
    [{ email: '\u200Fdana@example.com\u200E' }, []],
    [{ phone: '0123456789' }, ['phoneInvalid']],
    [{ notes: ' ' }, ['messageRequired']],
    [{ notes: 'n'.repeat(4001) }, ['notesMax']],
  ])('%j: %j', (change, expected) => {
    expect(wrong(change)).toEqual(expected);
  });

  it('names everything that is missing at once', () => {
    expect(wrong(emptyContact)).toEqual(['nameMin', 'messageRequired', 'phoneMin']);
  });
});
