import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { sendRequest } from './send-request.ts';
import { apiCaller, sharedAccount } from './staff-accounts.ts';

/** Calls functions of the database as somebody of the office. */
async function callerOf(role: 'operator' | 'manager') {
  const { session } = await sharedAccount(role);
  const api = await apiCaller(session.access_token);
  return async <Answer>(name: string, data: object): Promise<Answer> => {
    const response = await api.post(`/rest/v1/rpc/${name}`, { data, failOnStatusCode: true });
    return (await response.json()) as Answer;
  };
}

/** Drivers of this name in the fleet, each with a car of their own; mails go to those who have an address. @returns the number */
export async function newDriver(hebrew: string, latin: string, email: string | null = null): Promise<number> {
  const call = await callerOf('manager');
  const vehicle = await call<{ outcome: string; vehicle: { no: number } }>('save_vehicle', {
    vehicle: null,
    seen: null,
    fields: {
      plate: String(randomInt(10_000_000, 99_999_999)),
      class: 'sprinter',
      make: 'Mercedes Sprinter',
      colour: 'black',
      seats: 8,
      bags: 8,
      child_seats: 2,
      licence_kind: 'minibus',
      registration_until: null,
      insurance_until: null,
      inspection_until: null,
      active: true,
    },
  });
  expect(vehicle.outcome).toBe('saved');
  const driver = await call<{ outcome: string; driver: { no: number } }>('save_driver', {
    driver: null,
    seen: null,
    fields: {
      name: { he: hebrew, latin },
      phone: `+97252${randomInt(2_000_000, 9_999_999)}`,
      email,
      languages: ['ru'],
      kind: 'own',
      licence_until: null,
      permit_until: null,
      rest_note: null,
      usual_vehicle_no: vehicle.vehicle.no,
      active: true,
    },
  });
  expect(driver.outcome).toBe('saved');
  return driver.driver.no;
}

/** What is said of a booking besides its traveller and its hours. */
interface BookingFacts {
  flight_number?: string;
  /** Null: an airport at which nobody has said where they meet. */
  meeting_airport?: string | null;
  /** Of the request: language, email … */
  request?: Record<string, unknown>;
}

/** A booking of somebody with a ride at each of these times of a day: "2026-12-01", ["06:00"]. @returns the link to it */
export async function bookRides(
  name: string,
  day: string,
  times: readonly string[],
  facts: BookingFacts = {},
): Promise<{ reference: string; key: string }> {
  const { call, lead, offer } = await draftOffer(name, day, times, facts);
  // At their word on the phone, which is taken at any notice.
  expect(await call('accept_for_traveller', { offer, how: 'phone', name })).toMatchObject({ outcome: 'accepted' });
  return call('trip_link', { lead });
}

/** The draft of an offer for such rides, and what calls the database for the office. */
export async function draftOffer(
  name: string,
  day: string,
  times: readonly string[],
  { flight_number = 'LY 316', meeting_airport = 'ben-gurion', request = {} }: BookingFacts,
) {
  const { id } = await sendRequest({ name, travel_date: day, ...request });
  const call = await callerOf('operator');
  const legs = times.map((pickup_time) => ({
    service_type: 'airport_pickup',
    pickup: 'Ben Gurion Airport',
    dropoff: 'Tel Aviv, Dizengoff 99',
    stops: [],
    pickup_day: day,
    pickup_time,
    duration_minutes: 60,
    flight_number,
    passengers: 3,
    luggage: 2,
    vehicle_class: 'sprinter',
    vehicles: 1,
    seats_infant: 0,
    seats_child: 1,
    seats_booster: 0,
    meeting_point: null,
    meeting_airport,
    meeting_way: meeting_airport && 'board',
  }));
  const draft = {
    fare_kind: 'fixed',
    lines: [{ kind: 'fare', quantity: 1, amount: 40_000 }],
    legs,
    pay_ways: ['card'],
    payment_url: null,
    note: null,
    terms_version: '2026-11-22',
  };
  const saved = await call<{ outcome: string; offer: { id: string } }>('save_offer_draft', {
    lead: id,
    seen: null,
    draft,
  });
  expect(saved.outcome).toBe('saved');
  return { call, lead: id, offer: saved.offer.id };
}

interface BookedRide {
  id: string;
  updated_at: string;
  pickup_at: string;
  name: string;
  driver_no: number | null;
}

/** The rides of a day, by the hour. */
export async function ridesOn(day: string): Promise<BookedRide[]> {
  const call = await callerOf('operator');
  return (await call<{ outcome: string; rides: BookedRide[] }>('day_rides', { day })).rides;
}

/** Gives a ride to somebody as another dispatcher does. */
export async function assignElsewhere({ id, updated_at }: BookedRide, driver: number): Promise<void> {
  const call = await callerOf('operator');
  expect(await call('assign_ride', { ride: id, seen: updated_at, driver, vehicle: null })).toMatchObject({
    outcome: 'assigned',
  });
}

/** Sets another hour, as the office does on the phone. */
export async function moveElsewhere({ id, updated_at }: BookedRide, pickup_at: Date): Promise<void> {
  const call = await callerOf('operator');
  const moved = { ride: id, seen: updated_at, pickup_at: pickup_at.toISOString(), busy_from: null, busy_until: null };
  expect(await call('move_ride', moved)).toMatchObject({ outcome: 'moved' });
}

/** The fragment of the link to a driver's page. */
export async function driveFragment(driver: number): Promise<string> {
  const call = await callerOf('operator');
  const links = await call<{ driver: number; key: string }[]>('drive_links', {});
  return `#${driver}-${links.find((link) => link.driver === driver)?.key ?? ''}`;
}
