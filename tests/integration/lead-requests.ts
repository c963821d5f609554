/** Valid requests for submit-lead, and ways to send them. */
import { randomInt } from 'node:crypto';
import type { LeadAnswer } from '../../supabase/functions/_shared/contracts/lead-contract.ts';

/** The header by which the tests' server learns the sender's address, as a trusted proxy would. */
export const TEST_IP_HEADER = 'x-test-ip';

/** A new Israeli mobile number in E.164. */
export const newPhone = (): string => `+97250${randomInt(2_000_000, 9_999_999)}`;

/** An address that no other test uses (a documentation network's /64). */
export const newIp = (): string => `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;

/** "YYYY-MM-DD" in UTC, so many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** "YYYY-MM-DD", the next day on which Israel's clocks go forward: the Friday before the last Sunday of March. */
export function dayOfSummerTime(now = new Date()): string {
  const fridayOf = (year: number) =>
    new Date(Date.UTC(year, 2, 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay() - 2)).toISOString().slice(0, 10);
  const thisYear = fridayOf(now.getUTCFullYear());
  return thisYear > now.toISOString().slice(0, 10) ? thisYear : fridayOf(now.getUTCFullYear() + 1);
}

export interface TripBody extends Record<string, unknown> {
  details: Record<string, unknown>;
}

export function tripBody(changes: Record<string, unknown> = {}): TripBody {
  return {
    name: 'Dana Levi',
    phone: newPhone(),
    email: 'dana@example.com',
    destination: 'Ben Gurion Airport, Terminal 3 → Jaffa Street 1, Jerusalem',
    travel_date: dayFromNow(30),
    passengers: 2,
    service_type: 'airport_pickup',
    notes: 'Two child seats, please',
    details: {
      pickup: 'Ben Gurion Airport, Terminal 3',
      dropoff: 'Jaffa Street 1, Jerusalem',
      pickup_time: '07:00',
      luggage: 3,
      round_trip: false,
      flight_number: 'LY 008',
      language: 'en',
      session_id: '1795000000000-abc123',
      opened_at: new Date(Date.now() - 90_000).toISOString(),
      submitted_at: new Date().toISOString(),
      subject: '',
    },
    ...changes,
  };
}

/** A request with a way back and with a passenger who is not the sender: every field has an answer. */
export function fullTripBody(): TripBody {
  const body = tripBody();
  const details = {
    seats_infant: 1,
    seats_booster: 1,
    round_trip: true,
    return_date: dayFromNow(34),
    return_time: '18:00',
    return_flight: 'LY 009',
    passenger_name: 'Ruth Levi',
    passenger_phone: newPhone(),
  };
  return { ...body, details: { ...body.details, ...details } };
}

export interface Sending {
  ip?: string;
  key?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: LeadAnswer;
}

/** Sends JSON to the function over HTTP. A string is sent as it is. */
export async function sendLead(url: string, body: unknown, { ip, key, headers }: Sending = {}): Promise<Answer> {
  const response = await fetch(`${url}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TEST_IP_HEADER]: ip ?? newIp(),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as LeadAnswer };
}

/** Sends a form as a browser without JavaScript does; answers the page. */
export async function sendForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/functions/v1/submit-lead`, {
    method: 'POST',
    headers: { [TEST_IP_HEADER]: newIp(), ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
