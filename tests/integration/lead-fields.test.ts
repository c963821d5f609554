/** The table of a request's fields against the database: its columns, and the limits in its catalogue. */
import { KNOWN_PLACES } from '../../supabase/functions/_shared/places/known-places.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { SESSION_ID_MAX } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import type { LeadField, LeadKind } from '../../supabase/functions/_shared/facts/lead-field.ts';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadField,
  REQUEST_FIELDS,
  SERVICE_TYPES,
  staffFields,
} from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { LEG_FACTS, RIDE_FIELDS, rideFact } from '../../supabase/functions/_shared/facts/ride-facts.ts';
import { leadColumns, readLead, type LeadColumns } from '../../supabase/functions/submit-lead/rules.ts';
import type { TablesInsert } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { PHONE_DIGITS_MIN } from '../../src/data/typed-phone.ts';
import { readPermissions } from './permissions-table.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';

/** A valid answer of each kind. */
const ANSWERS: Record<LeadKind, unknown> = {
  line: 'Dana Levi',
  text: 'Dana Levi',
  phone: '+972501234567',
  email: 'dana@example.com',
  date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  slot: '07:00',
  count: 1,
  flag: true,
  choice: '',
};

/** Children in seats are passengers, too, and a way back comes after the way there. */
const OWN_ANSWERS: Partial<Record<string, unknown>> = { passengers: 8, return_time: '08:00' };

/** A request that answers every field of the table. */
function fullRequest() {
  const answers = (place: LeadField['place']) =>
    Object.fromEntries(
      REQUEST_FIELDS.filter((name) => leadField(name).place === place).map((name) => {
        const { kind, options } = leadField(name);
        return [name, OWN_ANSWERS[name] ?? options?.[0] ?? ANSWERS[kind]];
      }),
    );
  return { ...answers('top'), details: { ...answers('details'), session_id: 'visit' } };
}

describe.each(databases())('the table of fields and the database on %s', (database) => {
  let server: TestBackend;
  const constraints = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestBackend({ database });
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

  const limited = LEAD_FIELD_NAMES.filter(
    (name) => leadField(name).max !== undefined && leadField(name).kind !== 'phone',
  );
  it.each(limited)('%s', (name) => {
    const { min, max, knownMin = min } = leadField(name);
    expect(bounds(name)).toEqual({ ...(knownMin !== undefined && { min: knownMin }), max });
  });

  it('session_id', () => {
    expect(bounds('session_id')).toEqual({ max: SESSION_ID_MAX });
  });

  it.each(['phone', 'passenger_phone'] as const)('digits of %s', (name) => {
    const { min, max } = LEAD_FIELDS[name];
    expect(PHONE_DIGITS_MIN).toBe(min);
    expect(constraints.get(`leads_${name}_e164`)).toContain(`^\\+[1-9][0-9]{${min - 1},${max - 1}}$`);
  });

  it('services', () => {
    expect(quoted('service_type')).toEqual([...SERVICE_TYPES]);
  });

  it('every field is read by the schema, and goes into the column of its name', () => {
    const read = readLead(fullRequest(), new Date());
    if ('fields' in read) throw new Error(JSON.stringify(read.fields));
    const columns = leadColumns(read.lead);
    expect(Object.entries(columns).filter(([, value]) => value === null)).toEqual([['elapsed_seconds', null]]);
    expect(Object.keys(columns).toSorted()).toEqual([...REQUEST_FIELDS, 'session_id', 'elapsed_seconds'].toSorted());
  });

  it('a request fills the columns that the database takes from one, and no other', async () => {
    const [row] = await server.query<{ columns: string[] }>('select private.request_columns() as columns');
    const own = [
      'session_id',
      'elapsed_seconds',
      'price_shown_agorot',
      'price_list_version',
      'price_other_agorot',
      'price_held_until',
    ];
    expect(row?.columns.toSorted()).toEqual([...REQUEST_FIELDS, ...own].toSorted());
  });

  it('the database knows of rides what the table of facts says', async () => {
    const rows = await server.query(
      'select name, kind, carried, shown, touches, until, personal from private.facts order by name',
    );
    const facts = RIDE_FIELDS.map((name) => {
      const { carried, shown = [], touches = [], until = null, personal = false } = rideFact(name);
      return { name, kind: leadField(name).kind, carried, shown: [...shown], touches: [...touches], until, personal };
    });
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(rows).toEqual(facts.toSorted(byName));
  });

  it('each leg has its facts in columns of their names and types, and besides them what makes it a journey of an offer', async () => {
    const columnsOf = (table: string) =>
      server.query<{ name: string; type: string; required: boolean }>(
        `select attname::text as name, format_type(atttypid, atttypmod) as type, attnotnull as required from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [`public.${table}`],
      );
    const [legs, leads] = [await columnsOf('offer_legs'), await columnsOf('leads')];
    const typeOf = (name: string) => leads.find((column) => column.name === name)?.type;
    const asked = LEG_FACTS.map((name) => ({
      name,
      type: typeOf(name),
      required: leadField(name).forms.trip === 'required',
    }));
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    const facts = legs.filter(({ name }) => LEG_FACTS.some((fact) => fact === name));
    expect(facts.toSorted(byName)).toEqual(asked.toSorted(byName));
    expect(legs.flatMap(({ name }) => (LEG_FACTS.some((fact) => fact === name) ? [] : [name])).toSorted()).toEqual([
      'duration_minutes',
      'meeting',
      'meeting_airport',
      'meeting_point',
      'offer_id',
      'pickup_at',
      'pickup_day',
      'pickup_time',
      'position',
      'price_reasons',
      'stops',
      'vehicle_class',
      'vehicle_name',
      'vehicles',
    ]);
  });

  it('what the office reads in short says its facts by itself; all else of a ride goes by the table', async () => {
    // A function that names a count of the table lists facts by hand.
    const counts = RIDE_FIELDS.filter((name) => leadField(name).kind === 'count');
    const rows = await server.query<{ name: string }>(
      String.raw`select proname::text as name from pg_proc where pronamespace = 'private'::regnamespace
         and prosrc ~ ('\m(' || array_to_string($1::text[], '|') || ')\M') order by proname`,
      [counts],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      // Whether an offer can go out.
      'draft_refusal',
      // What the law keeps of a booking.
      'keep_bookings',
      // The next rides, each on a line.
      'next_rides',
      // Whether a car is large enough.
      'overbooked_rides',
      // The lines of a list of requests.
      'search_leads',
      'vehicle_refusal',
    ]);
  });

  it('staff may change in the database the answers that they correct, and no other', () => {
    const { leads } = readPermissions().tables;
    expect(leads?.update?.columns).toEqual(['answers', 'work']);
    expect(leads?.columns['answers']?.toSorted()).toEqual(staffFields('correction').toSorted());
  });

  it('the values are of the columns’ types', () => {
    type Required = 'name' | 'phone' | 'service_type';
    type Given = Omit<LeadColumns, Required> & { [Name in Required]: NonNullable<LeadColumns[Name]> };
    expectTypeOf<Given>().toExtend<Pick<TablesInsert<'leads'>, keyof LeadColumns>>();
  });
});

it('the known places are no shorter than an address may be', () => {
  const names = Object.values(KNOWN_PLACES).flatMap((each) => Object.values(each));
  const { knownMin = 0 } = leadField('pickup');
  expect(Math.min(...names.map((name) => name.length))).toBeGreaterThanOrEqual(knownMin);
});
