/** The limits that the forms check are those that the database enforces, read from its catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTACT_SERVICE_TYPE,
  LEAD_LIMITS,
  TRIP_SERVICE_TYPES,
} from '../../supabase/functions/_shared/lead-contract.ts';
import { locales } from '../../supabase/functions/_shared/locales.ts';
import { PHONE_DIGITS_MIN } from '../../src/lib/typed-phone.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';

describe('limits of the request forms', () => {
  let server: TestBackend;
  const constraints = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestBackend({ database: 'pglite' });
    const rows = await server.query<{ name: string; definition: string }>(
      `select conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'public.leads'::regclass`,
    );
    for (const { name, definition } of rows) constraints.set(name, definition);
  });
  afterAll(() => server?.close());

  /** Bounds of a check such as "((char_length(name) >= 2) AND (char_length(name) <= 100))". */
  function bounds(constraint: string): { min?: number; max?: number } {
    const definition = constraints.get(`leads_${constraint}`);
    if (!definition) throw new Error(`No constraint leads_${constraint}`);
    const [, min] = / >= (\d+)/u.exec(definition) ?? [];
    const [, max] = / <= (\d+)/u.exec(definition) ?? [];
    return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
  }
  const quoted = (constraint: string) =>
    [...(constraints.get(`leads_${constraint}`) ?? '').matchAll(/'([\w]+)'/gu)].map(([, text]) => text);

  it.each([
    ['name_length', LEAD_LIMITS.name],
    ['email_format', LEAD_LIMITS.email],
    ['destination_length', LEAD_LIMITS.destination],
    ['pickup_length', LEAD_LIMITS.address],
    ['dropoff_length', LEAD_LIMITS.address],
    ['notes_length', LEAD_LIMITS.notes],
    ['flight_number_length', LEAD_LIMITS.flightNumber],
    ['session_id_length', LEAD_LIMITS.sessionId],
    ['passengers_range', LEAD_LIMITS.passengers],
    ['luggage_range', LEAD_LIMITS.luggage],
  ])('%s', (constraint, limits) => {
    expect(bounds(constraint)).toEqual(limits);
  });

  it('phone digits', () => {
    const { min, max } = LEAD_LIMITS.phoneDigits;
    expect(PHONE_DIGITS_MIN).toBe(min);
    expect(constraints.get('leads_phone_e164')).toContain(`^\\+[1-9][0-9]{${min - 1},${max - 1}}$`);
  });

  it('services and languages', () => {
    expect(quoted('service_type')).toEqual([...TRIP_SERVICE_TYPES, CONTACT_SERVICE_TYPE]);
    expect(quoted('language')).toEqual([...locales]);
  });
});
