/**
 * A fact of the trade is said wherever its row in the table of facts names, and nowhere else: a request that answers every field is
 * followed from the form to the office, to its traveller, its driver and the books. tests/contracts/new-fact.test.ts runs this with an
 * invented fact.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import type { RidePlace } from '../../supabase/functions/_shared/facts/lead-field.ts';
import {
  askedFields,
  LEAD_FIELD_NAMES,
  leadField,
  REQUEST_FIELDS,
  staffFields,
  type LeadFieldName,
} from '../../supabase/functions/_shared/facts/lead-fields.ts';
import {
  CHANGE_FIELDS,
  pickFacts,
  RIDE_FIELDS,
  rideFact,
  type RideFieldName,
} from '../../supabase/functions/_shared/facts/ride-facts.ts';
import type { TripView } from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { DRIVER_WORDS } from '../../supabase/functions/_shared/words/driver-words/by-language.ts';
import { LEAD_WORDS } from '../../supabase/functions/_shared/words/lead-words/by-language.ts';
import type { Lead } from '../../src/data/leads.ts';
import type { Ride } from '../../src/data/rides.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { newPhone, sendForm, sendLead, TEST_IP_HEADER, type TripBody } from './lead-requests.ts';
import { assign, ask, newDriver, ridesOf } from './ride-samples.ts';
import { act, type Trip } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';
const OFFICE = 'owner@example.com';
/** The office's mails are in its own language. */
const OFFICE_WORDS = LEAD_WORDS.he;

/** Near enough for the driver to see a phone number, far enough for an offer. */
const [there, back] = [20, 68].map((hours) => israelClock(new Date(Date.now() + hours * HOUR_MS)));
const full = (time = '') => `${time.slice(0, 2)}:00`;

/** Answers that mean something; any other field has one of its kind. */
const ANSWERED: Readonly<Partial<Record<LeadFieldName, string | number | boolean>>> = {
  name: 'Dana Levi',
  phone: newPhone(),
  email: 'dana@example.com',
  language: 'en',
  notes: 'Two flats of stairs',
  pickup: 'Haifa Port, Gate 5',
  dropoff: 'Moriah Road 77, Haifa',
  destination: 'Haifa Port, Gate 5 → Moriah Road 77, Haifa',
  travel_date: there?.day ?? '',
  pickup_time: full(there?.time),
  passengers: 8,
  luggage: 6,
  seats_infant: 1,
  seats_child: 2,
  seats_booster: 3,
  service_type: 'airport_dropoff',
  round_trip: true,
  return_date: back?.day ?? '',
  return_time: full(back?.time),
  return_flight: 'AF 963',
  flight_number: 'LY 317',
  passenger_name: 'Rosa Grynszpan',
  passenger_phone: '+33612345678',
  passenger_email: 'rosa@example.com',
};
/** What is said on the page of the trip alone, and what is said there instead. */
const CHANGED: Readonly<Partial<Record<LeadFieldName, string | number>>> = {
  driver_note: 'The bell is broken',
  flight_number: 'LY 319',
  return_flight: 'AF 964',
  passenger_name: 'Edith Stein',
  passenger_phone: '+33687654321',
  passenger_email: 'edith@example.com',
  passenger_language: 'fr',
};
const sample = (name: LeadFieldName) => {
  const { kind, max = 1, options } = leadField(name);
  return (
    ANSWERED[name] ??
    options?.[0] ??
    (kind === 'count' ? max : kind === 'flag' ? true : `Said of ${name}`.slice(0, max))
  );
};
const otherSample = (name: LeadFieldName) =>
  CHANGED[name] ??
  (leadField(name).kind === 'count' ? Number(sample(name)) - 1 : `Else of ${name}`.slice(0, leadField(name).max));

/** A request's body with an answer to everything that forms ask for. */
function wholeRequest(changes: Readonly<Record<string, unknown>> = {}): TripBody {
  const in_ = (place: 'top' | 'details') =>
    Object.fromEntries(
      REQUEST_FIELDS.filter((name) => leadField(name).place === place).map((name) => [
        name,
        changes[name] ?? sample(name),
      ]),
    );
  const sent = { opened_at: new Date(Date.now() - 90_000).toISOString(), submitted_at: new Date().toISOString() };
  return { ...in_('top'), details: { ...in_('details'), ...sent } };
}

const exactly = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** How an answer is said: a count in its own words or after its label, a phone with spaces or without, all else as it was typed. */
function saying(name: LeadFieldName, value = sample(name), words = LEAD_WORDS.en): RegExp {
  const { kind } = leadField(name);
  if (kind === 'phone') return new RegExp([...String(value)].map(exactly).join(String.raw`\s?`), 'u');
  const chosen = words.ride.choices[name]?.[String(value)];
  if (chosen) return new RegExp(exactly(chosen), 'u');
  if (kind === 'flag') return new RegExp(exactly(words.labels[name]), 'u');
  if (name === 'service_type') return /transfer to the airport|to the airport/iu;
  if (kind !== 'count') return new RegExp(exactly(String(value)), 'u');
  const own = words.ride.counted[name]?.(Number(value));
  const named = [words.ride.labels[name], words.staffLabels[name], words.labels[name]].flatMap((label) =>
    label ? [`${exactly(label)}:? ?${String(value)}(?!\\d)`] : [],
  );
  return new RegExp([...(own ? [exactly(own)] : []), ...named].join('|'), 'u');
}

const plain = (words: string) => words.replaceAll(/[\u200E\u2066-\u2069]/gu, '').replaceAll(/[\u00A0\u202F]/gu, ' ');

let server: TestBackend;
let operator: TestAccount;
let manager: TestAccount;
let trip: Trip;
/** What was read on each surface. */
const read = new Map<string, string>();

/** What waits leaves. @returns the text of the mails to somebody, the newest first */
async function mailsTo(address: string): Promise<string[]> {
  await fetch(`${server.url}/functions/v1/send-messages`, {
    method: 'POST',
    headers: { 'x-scheduler-secret': SECRET },
  });
  return server.backend.inbox.messages.filter(({ to }) => to === address).map((mail) => plain(mail.text));
}

async function view(): Promise<TripView> {
  const { body } = await act(server.url, trip, { action: 'read' });
  if (!body.success || !('trip' in body)) throw new Error('no trip');
  return body.trip;
}

/** A part of a page, in English. */
async function htmlOf(part: ReactNode): Promise<string> {
  const { LocaleProvider } = await import('../../src/i18n/locale-context.tsx');
  const { prelude } = await prerenderToNodeStream(<LocaleProvider locale="en">{part}</LocaleProvider>);
  return text(prelude);
}

/** What is read of it. */
const textOf = async (part: ReactNode): Promise<string> =>
  plain((await htmlOf(part)).replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/gu, ' ')).replaceAll(/ +/gu, ' ');

/** The facts that a form has an input for. */
async function inputsOf(form: ReactNode): Promise<LeadFieldName[]> {
  const html = await htmlOf(form);
  return LEAD_FIELD_NAMES.filter((name) => html.includes(`-${name}"`));
}

async function ticket(): Promise<string> {
  const { TripTicket } = await import('../../src/features/trip/traveller-page/trip-ticket.tsx');
  return textOf(<TripTicket trip={await view()} />);
}

/** The request is sent through the site, and its note for the driver is written on its page. */
async function askForTrip(): Promise<void> {
  const { body } = await sendLead(server.url, wholeRequest());
  if (!body.success) throw new Error(JSON.stringify(body));
  const [link] = await server.query<{ link: { reference: string; key: string; view_key: string } }>(
    'select private.link_of($1) as link',
    [body.id],
  );
  if (!link) throw new Error('no link');
  const { reference, key, view_key: viewKey } = link.link;
  trip = { id: body.id, phone: String(ANSWERED.phone), reference, key, viewKey };
  const [mail = ''] = await mailsTo(OFFICE);
  read.set('the office’s mail', mail);
  await act(server.url, trip, { action: 'change', fields: { driver_note: sample('driver_note') as string } });
  await server.query(`delete from public.messages`);
  await server.query(`select private.queue_message('request_received', $1)`, [trip.id]);
  read.set('the mail about the request', (await mailsTo('dana@example.com'))[0] ?? '');
  read.set('the ticket of the request', await ticket());
}

/** The office offers it and it is accepted. */
async function bookTrip(): Promise<void> {
  const { data } = await operator.client.rpc('read_lead', { lead_id: trip.id });
  const { inMinutes } = await import('../../src/data/leads.ts');
  const { firstValues, toDraft } = await import('../../src/features/office/offers/offer-values.ts');
  const [stored] = data as [{ lead: Lead }];
  const lead = inMinutes(stored.lead);
  const rest = { city: 'none', before: 60, after: 30, closed_dates: [] } as const;
  const [kind] = await server.query<{ id: string }>(
    'select id from public.vehicle_classes order by seats desc limit 1',
  );
  const values = {
    ...firstValues(lead, null, { classes: [], list: null, points: [], rest }),
    amount: '900',
    vehicle_class: kind?.id ?? '',
    price_reason: 'x',
    back_meeting_words: 'By the gate',
  };
  const draft = toDraft(values, lead, { list: null, points: [], rest });
  const saved = await ask<{ offer: { id: string; updated_at: string } }>(operator, 'save_offer_draft', {
    lead: trip.id,
    seen: null,
    draft,
  });
  const { id: offer, updated_at: seen } = saved.offer;
  await ask(operator, 'send_offer', { offer, seen, newest: null, valid_until: null, by: 'mail' });
  read.set('the mail about the offer', (await mailsTo('dana@example.com'))[0] ?? '');
  await ask(operator, 'accept_for_traveller', { offer, how: 'phone', name: null });
  read.set('the document of the booking', (await mailsTo('dana@example.com'))[0] ?? '');
  read.set('the ticket of the booking', await ticket());
  const mail = server.backend.inbox.messages.find(({ attachments }) => attachments.length > 0);
  const file = (mail?.attachments[0]?.content ?? '').replaceAll('\r\n ', '').replaceAll(String.raw`\,`, ',');
  read.set('the calendar of the mail', plain(file));
}

async function readCalendarOfPage(): Promise<void> {
  const { entryLines } = await import('../../src/features/trip/traveller-page/booking-buttons.tsx');
  const { messages } = await import('../../src/i18n/messages/en/trip.ts');
  const trip = await view();
  const legs = trip.booking?.legs ?? [];
  // The places are the entry's own.
  const lines = legs.flatMap((leg) => [leg.pickup, leg.dropoff, ...entryLines(trip, leg, messages, 'en')]);
  read.set('the calendar of the page', plain(lines.join('\n')));
}

/** One who drives both ways. */
async function giveToDriver(): Promise<void> {
  const driver = await newDriver(server.query, 'Yossi', { email: 'yossi@example.com', languages: ['en'] });
  for (const ride of await ridesOf(server.query, trip)) await assign(operator, ride, driver);
  read.set('the driver’s mails', (await mailsTo('yossi@example.com')).join('\n'));
  await server.query(
    `insert into public.messages (kind, driver_no, until_day, cause, recipient) values ('tomorrow', $1, $2, 'evening', 'yossi@example.com')`,
    [driver, ANSWERED.return_date],
  );
  read.set('the driver’s mail of the day', (await mailsTo('yossi@example.com'))[0] ?? '');
}

async function readOffice(): Promise<void> {
  const { RideBlock } = await import('../../src/features/office/rides/ride-block.tsx');
  const { RideLoad } = await import('../../src/features/office/rides/ride-load.tsx');
  const { RideFacts } = await import('../../src/features/office/rides/ride-sheet.tsx');
  const { RideRoute } = await import('../../src/features/office/rides/ride-route.tsx');
  const { PrintedRide } = await import('../../src/features/office/ride-lists/printed-ride.tsx');
  const rides = await Promise.all(
    (await ridesOf(server.query, trip)).map(
      async ({ id: ride }) => (await ask<{ ride: Ride }>(operator, 'ride_record', { ride })).ride,
    ),
  );
  const whole = { from: 0, to: 1 };
  const of = async (part: (ride: (typeof rides)[number]) => ReactNode) =>
    textOf(rides.map((ride) => <div key={ride.id}>{part(ride)}</div>));
  read.set(
    'the block of the board',
    await of((ride) => <RideBlock block={{ ride, row: 0, span: whole, busy: whole }} isStop isSaving={false} />),
  );
  read.set(
    'the list of the board',
    await of((ride) => [<RideRoute key="route" ride={ride} />, ride.name, <RideLoad key="load" ride={ride} />]),
  );
  read.set(
    'the sheet',
    await of((ride) => [<RideRoute key="route" ride={ride} />, <RideFacts key="facts" ride={ride} />]),
  );
  read.set('the printed day', await of((ride) => <PrintedRide ride={ride} vehicle={undefined} day="2026-01-01" />));
}

/** A file as "Head: cell" of each row. */
async function readFiles(): Promise<void> {
  const { rideCsvColumns } = await import('../../src/features/office/ride-lists/ride-csv.ts');
  const { messages: listWords } = await import('../../src/i18n/messages/en/staff-ride-lists.ts');
  const { messages: rideMessages } = await import('../../src/i18n/messages/en/staff-rides.ts');
  const days = { first_day: ANSWERED.travel_date, last_day: ANSWERED.return_date };
  const { rides } = await ask<{ rides: never[] }>(manager, 'rides_between', days);
  const columns = rideCsvColumns(listWords.file, rideMessages, 'en');
  read.set(
    'the file for the books',
    plain(rides.flatMap((ride) => columns.map(([head, cell]) => `${head}: ${cell(ride)}`)).join('\n')),
  );

  const { inMinutes } = await import('../../src/data/leads.ts');
  const { LeadFacts } = await import('../../src/features/office/leads/lead-facts.tsx');
  const { leadCsvColumns } = await import('../../src/features/office/leads/lead-csv.ts');
  const { messages } = await import('../../src/i18n/messages/en/staff-leads.ts');
  const { data: record } = await manager.client.rpc('read_lead', { lead_id: trip.id });
  const [stored] = record as [{ lead: Lead }];
  const lead = inMinutes(stored.lead);
  read.set(
    'the opened request',
    await textOf(<LeadFacts record={{ ...lead, closed: [], mailed: true, history: [], duplicates: [] }} />),
  );
  const { data: piece } = await manager.client.rpc('export_leads', { criteria: null, after: null });
  const row = (piece as { rows: Lead[] }).rows.find(({ id }) => id === trip.id);
  const cells = leadCsvColumns(messages, { service: String, status: String, staff: [] }).map(
    ([head, cell]) => `${head}: ${row && cell(inMinutes(row))}`,
  );
  read.set('the file of requests', plain(cells.join('\n')));
}

beforeAll(async () => {
  server = await startTestBackend({
    database: 'pglite',
    clientIpHeader: TEST_IP_HEADER,
    functionSettings: { SCHEDULER_SECRET: SECRET, NOTIFY_FALLBACK: OFFICE },
  });
  [operator, manager] = [await server.account('operator'), await server.account('manager')];
  await server.query(`update public.settings set value = '"none"' where key = 'rest_city'`);
  await askForTrip();
  await bookTrip();
  await readCalendarOfPage();
  await giveToDriver();
  await readOffice();
  await readFiles();
});
afterAll(() => server?.close());

/** Where rides say who rides, they do so by name, and where there is room, by phone. */
const RIDER: Readonly<Partial<Record<RidePlace, readonly string[]>>> = {
  driver: ['passenger_name', 'passenger_phone'],
  board: ['passenger_name'],
  sheet: ['passenger_name'],
  paper: ['passenger_name', 'passenger_phone'],
};

function isNamed(name: RideFieldName, place: RidePlace): boolean {
  const { shown = [] } = rideFact(name);
  return shown.includes(place) || (shown.includes('rider') && RIDER[place]?.includes(name) === true);
}

describe('what is said of a ride', () => {
  it.each([
    ['the ticket of the request', 'ticket'],
    ['the ticket of the booking', 'ticket'],
    ['the mail about the request', 'letter'],
    ['the mail about the offer', 'letter'],
    ['the document of the booking', 'letter'],
    ['the calendar of the mail', 'calendar'],
    ['the calendar of the page', 'calendar'],
    ['the driver’s mails', 'driver'],
    ['the driver’s mail of the day', 'driver'],
    ['the block of the board', 'board'],
    ['the list of the board', 'board'],
    ['the sheet', 'sheet'],
    ['the printed day', 'paper'],
    ['the file for the books', 'file'],
  ] as const)('on %s is what the rows name', (surface, place) => {
    const words = read.get(surface) ?? '';
    const facts = RIDE_FIELDS.filter((name) => rideFact(name).carried !== 'made');
    const said = facts.filter((name) => saying(name).test(words));
    expect(said).toEqual(facts.filter((name) => isNamed(name, place)));
  });

  it.each([
    'the ticket of the booking',
    'the mail about the request',
    'the document of the booking',
    'the driver’s mails',
    'the printed day',
  ])('on %s are the days, hours and flights of both ways', (surface) => {
    const words = read.get(surface) ?? '';
    const days = [ANSWERED.travel_date, ANSWERED.return_date].map((day) => String(Number(String(day).slice(8))));
    for (const part of [
      ...days,
      ANSWERED.pickup_time,
      ANSWERED.return_time,
      ANSWERED.flight_number,
      ANSWERED.return_flight,
    ])
      expect(words).toContain(part);
  });
});

describe('what a request asks', () => {
  it.each([
    ['the opened request', 'drawer'],
    ['the file of requests', 'export'],
    ['the office’s mail', 'mail'],
  ] as const)('is in %s where the rows name it', (surface, place) => {
    const words = read.get(surface) ?? '';
    const language = place === 'mail' ? OFFICE_WORDS : LEAD_WORDS.en;
    // Numbers and words; days, hours, places and choices have forms of their own there.
    const plainly = (name: LeadFieldName) =>
      /^(?:count|line|text)$/u.test(leadField(name).kind) && !/^(?:pickup|dropoff|destination)$/u.test(name);
    const asked = LEAD_FIELD_NAMES.filter(plainly);
    const isThere = (name: LeadFieldName) =>
      staffFields(place).includes(name) && (place !== 'mail' || name !== 'driver_note');
    // The name is the title of the opened request.
    expect(asked.filter((name) => name !== 'name' && saying(name, sample(name), language).test(words))).toEqual(
      asked.filter((name) => name !== 'name' && isThere(name)),
    );
  });

  it('lies in the columns of its names, and on the page of its trip', async () => {
    const [row] = await server.query('select * from public.leads where id = $1', [trip.id]);
    const stored = Object.fromEntries(
      REQUEST_FIELDS.map((name) => [
        name,
        leadField(name).kind === 'slot' ? String(row?.[name]).slice(0, 5) : row?.[name],
      ]),
    );
    const asked = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, sample(name)]));
    const dates = { travel_date: expect.anything() as unknown, return_date: expect.anything() as unknown };
    expect(stored).toEqual({ ...asked, ...dates });
    const facts = Object.fromEntries(RIDE_FIELDS.map((name) => [name, sample(name)]));
    expect((await view()).request).toEqual(facts);
  });

  it('is another request where anything of it is another', async () => {
    const phone = newPhone();
    const ids = new Set<string>();
    const counts = REQUEST_FIELDS.filter((name) => leadField(name).kind === 'count' && name !== 'passengers');
    for (const changes of [{}, ...counts.map((name) => ({ [name]: leadField(name).min ?? 0 }))]) {
      const { body } = await sendLead(
        server.url,
        wholeRequest({ phone, seats_child: 1, seats_booster: 2, ...changes }),
      );
      if (body.success) ids.add(body.id);
    }
    // The seats for infants are as few as they can be already, and those for children.
    expect(ids.size).toBe(1 + counts.length - 2);
  });

  it('is asked for by the form without JavaScript, under its label, and read from it', async () => {
    const { details, ...top } = wholeRequest({ phone: newPhone() });
    const form = Object.fromEntries(
      Object.entries({ ...top, ...details }).map(([name, value]) => [name, String(value)]),
    );
    const { page } = await sendForm(server.url, { ...form, name: '' });
    for (const name of askedFields('trip')) expect(page).toContain(`name="${name}"`);
    await sendForm(server.url, form);
    const [row] = await server.query('select * from public.leads where phone = $1', [form['phone']]);
    const counts = REQUEST_FIELDS.filter((name) => leadField(name).kind === 'count');
    expect(row).toMatchObject(
      pickFacts(
        Object.fromEntries(counts.map((name) => [name, sample(name)])) as Record<LeadFieldName, number>,
        counts,
      ),
    );
  });

  it('has a value in the site’s form, that is checked, belongs to a step, and travels with the request', async () => {
    const { emptyTrip } = await import('../../src/features/site/trip-request/fields/form-values.ts');
    const { tripSchema } = await import('../../src/features/site/trip-request/fields/form-schema.ts');
    const { readAnswers } = await import('../../src/features/site/trip-request/fields/lead-payload.ts');
    const { tripSteps } = await import('../../src/features/site/trip-request/trip/steps.ts');
    const counts = askedFields('trip').filter((name) => leadField(name).kind === 'count');
    for (const name of counts) {
      const { min = 0, max = 0, errors, step, forms, services } = leadField(name);
      // Of a service that is asked for it.
      const asking = { ...emptyTrip, service_type: services?.[0] ?? '' } as typeof emptyTrip;
      const problem = (typed: string) =>
        tripSchema.safeParse({ ...asking, [name]: typed }).error?.issues.find(({ path }) => path[0] === name)?.message;
      const empty = forms.trip === 'required' ? errors.missing : undefined;
      expect([name, emptyTrip[name], ...['', String(min), String(max), String(max + 1)].map(problem)]).toEqual([
        name,
        '',
        empty,
        undefined,
        undefined,
        errors.missing,
      ]);
      expect(tripSteps.find(({ id }) => id === step)?.fields).toContain(name);
      expect(readAnswers('trip', { ...asking, [name]: String(max) })).toMatchObject({ [name]: max });
    }
  });

  it('has its input in the step of the site’s form that its row names', async () => {
    const { emptyTrip } = await import('../../src/features/site/trip-request/fields/form-values.ts');
    const { tripSchema } = await import('../../src/features/site/trip-request/fields/form-schema.ts');
    const { tripSteps } = await import('../../src/features/site/trip-request/trip/steps.ts');
    const { useCheckedForm } = await import('../../src/ui/form/use-checked-form.ts');
    // With whatever more questions stand behind; classes of cars are asked where a list has two for the trip.
    const defaultValues = {
      ...emptyTrip,
      pickup: 'Ben Gurion Airport',
      stop_1: 'Ramla',
      stop_2: 'Lod',
      stop_3: 'Shoham',
      ...({ service_type: 'day_tour', day_route: 'own' } as const),
      round_trip: true,
      for_other: true,
    };
    function StepOfForm({ Fields }: Pick<(typeof tripSteps)[number], 'Fields'>) {
      const form = useCheckedForm({ id: 'trip', schema: tripSchema, defaultValues, errorText: String });
      return <Fields form={{ ...form, phoneCountries: {}, choosePhoneCountry: () => undefined }} />;
    }
    for (const { id, Fields } of tripSteps) {
      const step = (
        <MemoryRouter>
          <StepOfForm Fields={Fields} />
        </MemoryRouter>
      );
      expect([id, await inputsOf(step)]).toEqual([
        id,
        LEAD_FIELD_NAMES.filter(
          (name) => leadField(name).step === id && leadField(name).forms.trip && name !== 'vehicle_class',
        ),
      ]);
    }
  });

  it('has its input where the office takes requests down, if staff correct it', async () => {
    const { NewLeadForm } = await import('../../src/features/office/leads/new-lead.tsx');
    const form = <NewLeadForm id="x" onStored={() => undefined} />;
    expect(await inputsOf(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>)).toEqual(
      LEAD_FIELD_NAMES.filter((name) => leadField(name).staff.includes('correction')),
    );
  });

  it('is refused with its request where it has no column: no answer is dropped in silence', async () => {
    const answers = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, sample(name)]));
    await expect(
      server.query(`select private.submit_lead($1::jsonb, encode(sha256('x'), 'hex'))`, [
        JSON.stringify({ ...answers, unknown_fact: 1 }),
      ]),
    ).rejects.toThrow(/unknown_fact/u);
  });
});

describe('what the traveller changes', () => {
  const OF_OTHER_RIDES: ReadonlySet<string> = new Set(['sign_text', 'day_route', 'hire_hours', 'vehicle_class']);

  it('has its input on the page of the trip, and nothing else has', async () => {
    const { ChangeForm } = await import('../../src/features/trip/traveller-page/change-form.tsx');
    const { TripContext } = await import('../../src/features/trip/traveller-page/trip-context.ts');
    const open = {
      trip: { ...(await view()), can: ['change', 'change_address'] } satisfies TripView,
      wish: { kind: 'idle' },
      send: () => Promise.resolve(),
      reprice: () => Promise.resolve(null),
      panel: 'change',
      openPanel: () => undefined,
    } as const;
    expect(
      await inputsOf(
        <TripContext value={open}>
          <ChangeForm />
        </TripContext>,
      ),
      // Nobody who is driven to an airport is met with a name board, or takes the car for a time; classes are chosen by their prices.
    ).toEqual(LEAD_FIELD_NAMES.filter((name) => leadField(name).ride?.until && !OF_OTHER_RIDES.has(name)));
  });

  it('arrives with the page, the driver and the office, by the names that they know', async () => {
    const names = CHANGE_FIELDS.filter((name) => !rideFact(name).touches?.includes('price'));
    await server.query(`delete from public.messages`);
    const fields = Object.fromEntries(names.map((name) => [name, otherSample(name)]));
    const { body } = await act(server.url, trip, { action: 'change', fields });
    expect(body.success).toBe(true);
    const { request, booking } = await view();
    expect(request).toMatchObject(fields);
    const [first] = booking?.legs ?? [];
    for (const name of names.filter((each) => rideFact(each).carried === 'leg'))
      expect([name, first?.[name as keyof typeof first]]).toEqual([name, otherSample(name)]);

    const told = (await mailsTo('yossi@example.com')).find((mail) => mail.includes('Change to your ride')) ?? '';
    const [toOffice = ''] = await mailsTo(OFFICE);
    for (const name of names) {
      expect(toOffice).toContain(
        `${OFFICE_WORDS.staffLabels[name] ?? OFFICE_WORDS.labels[name]}: ${sample(name)} ← ${otherSample(name)}`,
      );
      const { line, shown = [], carried } = rideFact(name);
      if (carried === 'made' || !shown.some((place) => place === 'driver' || place === 'rider')) continue;
      const { changes } = DRIVER_WORDS.en;
      expect(told).toContain(changes[line ?? name] ?? LEAD_WORDS.en.ride.labels[name] ?? LEAD_WORDS.en.labels[name]);
    }
  });
});
