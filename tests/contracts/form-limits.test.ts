/** The limits that the forms check are those that the database enforces, read from its catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_ID_MAX } from '../../supabase/functions/_shared/lead-contract.ts';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadField,
  SERVICE_TYPES,
} from '../../supabase/functions/_shared/lead-fields.ts';
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

  /** Bounds of a column's check such as "((char_length(name) >= 2) AND (char_length(name) <= 100))". */
  function bounds(column: string): { min?: number; max?: number } {
    const names = ['length', 'format', 'range'].map((kind) => `leads_${column}_${kind}`);
    const definition = names.map((name) => constraints.get(name)).find(Boolean);
    if (!definition) throw new Error(`No constraint for the limits of leads.${column}`);
    const [, min] = / >= (\d+)/u.exec(definition) ?? [];
    const [, max] = / <= (\d+)/u.exec(definition) ?? [];
    return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
  }
  const quoted = (constraint: string) =>
    [...(constraints.get(`leads_${constraint}`) ?? '').matchAll(/'([\w]+)'/gu)].map(([, text]) => text);

  const limited = LEAD_FIELD_NAMES.filter((name) => leadField(name).max !== undefined && name !== 'phone');
  it.each(limited)('%s', (name) => {
    const { min, max } = leadField(name);
    expect(bounds(name)).toEqual({ ...(min !== undefined && { min }), max });
  });

  it('session_id', () => {
    expect(bounds('session_id')).toEqual({ max: SESSION_ID_MAX });
  });

  it('phone digits', () => {
    const { min, max } = LEAD_FIELDS.phone;
    expect(PHONE_DIGITS_MIN).toBe(min);
    expect(constraints.get('leads_phone_e164')).toContain(`^\\+[1-9][0-9]{${min - 1},${max - 1}}$`);
  });

  it('services', () => {
    expect(quoted('service_type')).toEqual([...SERVICE_TYPES]);
  });
});
