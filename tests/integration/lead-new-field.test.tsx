/**
 * A field that is added as docs/guides/add-a-request-field.md says arrives everywhere: the row, its words and its column
 * are planted here, and nothing else. By night: the fields that there are have lead-fields.test.ts and ride-fields.test.tsx.
 */
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadField } from '../../supabase/functions/_shared/facts/lead-field.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import { LEAD_WORDS } from '../../supabase/functions/_shared/words/lead-words/by-language.ts';
import { startMailApi, type MailApi } from '../fixtures/mail-servers.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { isNight } from '../setup/night.ts';
import { newPhone, sendForm, sendLead, TEST_IP_HEADER, tripBody, type TripBody } from './lead-requests.ts';

const ROW: LeadField = {
  kind: 'count',
  place: 'details',
  forms: { trip: 'optional' },
  step: 'service',
  min: 0,
  max: 4,
  errors: { missing: 'invalidValue' },
  staff: ['drawer', 'export', 'mail'],
};
const LABELS = { he: 'מושבי ילדים', en: 'Child seats', fr: 'Sièges enfant' };
const MIGRATION = `
  alter table public.leads add column child_seats smallint
    constraint leads_child_seats_range check (child_seats between 0 and 4);
  grant select (child_seats) on public.leads to authenticated;`;

let server: TestBackend;
let api: MailApi;
let manager: TestAccount;

beforeAll(async () => {
  Object.assign(LEAD_FIELDS, { child_seats: ROW });
  Object.assign(LEAD_FIELD_NAMES, Object.keys(LEAD_FIELDS));
  for (const [language, label] of Object.entries(LABELS))
    Object.assign(LEAD_WORDS[language as keyof typeof LABELS].labels, { child_seats: label });
  api = await startMailApi();
  server = await startTestBackend({
    database: 'pglite',
    clientIpHeader: TEST_IP_HEADER,
    functionSettings: {
      SCHEDULER_SECRET: 'secret-of-the-schedule',
      MAIL_TRANSPORT: 'http',
      MAIL_API_URL: api.url,
      MAIL_API_KEY: 're_test',
      NOTIFY_FALLBACK: 'owner@example.com',
    },
  });
  manager = await server.account('manager');
});
afterAll(async () => {
  await server?.close();
  await api?.close();
});

const withSeats = (seats: unknown): TripBody => {
  const body = tripBody();
  return { ...body, details: { ...body.details, child_seats: seats } };
};

describe.runIf(isNight)('a field with a row and words', () => {
  it('but no column is refused, and the request with it: no answer is dropped in silence', async () => {
    const { status, body } = await sendLead(server.url, withSeats(2));
    expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
    expect(server.logs.at(-1)).toContain('42703');
    await server.query(MIGRATION);
  });
});

describe.runIf(isNight)('a field with a row, words and a column', () => {
  const stored = (phone: unknown) =>
    server.query<{ id: string; child_seats: number }>(
      'select id, child_seats from public.leads where phone = $1 order by created_at',
      [phone],
    );

  it('is checked and stored, and another answer is another request', async () => {
    const body = withSeats(2);
    expect((await sendLead(server.url, withSeats(5))).body).toMatchObject({
      fields: { 'details.child_seats': 'invalidValue' },
    });
    await sendLead(server.url, body);
    await sendLead(server.url, { ...body, details: { ...body.details, child_seats: 3 } });
    expect((await stored(body['phone'])).map(({ child_seats }) => child_seats)).toEqual([2, 3]);
  });

  it('is asked for by the form without JavaScript, and read from it', async () => {
    const { details, ...top } = tripBody();
    const phone = newPhone();
    const answers = Object.entries({ ...top, ...details, phone, child_seats: 1 });
    const form = Object.fromEntries(answers.map(([name, value]) => [name, String(value)]));
    const { page } = await sendForm(server.url, { ...form, name: '' });
    expect(page).toMatch(/Child seats <select name="child_seats".*<option value="1" selected>/u);
    await sendForm(server.url, form);
    expect(await stored(phone)).toMatchObject([{ child_seats: 1 }]);
  });

  it('is a value of the site’s form, that may stay empty, and travels with its request', async () => {
    const { emptyTrip } = await import('../../src/features/site/trip-request/fields/form-values.ts');
    const { tripSchema } = await import('../../src/features/site/trip-request/fields/form-schema.ts');
    const { readAnswers } = await import('../../src/features/site/trip-request/fields/lead-payload.ts');
    const { tripSteps } = await import('../../src/features/site/trip-request/trip/steps.ts');
    const problems = (child_seats: string) =>
      (tripSchema.safeParse({ ...emptyTrip, child_seats }).error?.issues ?? [])
        .filter(({ path }) => path[0] === 'child_seats')
        .map(({ message }) => message);
    expect(emptyTrip).toHaveProperty('child_seats', '');
    expect(['', '2', '5'].map(problems)).toEqual([[], [], ['invalidValue']]);
    expect(tripSteps.find(({ id }) => id === 'service')?.fields).toContain('child_seats');
    expect(readAnswers('trip', Object.assign({ ...emptyTrip }, { child_seats: '2' }))).toEqual({
      round_trip: false,
      child_seats: 2,
    });
  });

  it('is seen in the drawer, in the export and in the mail', async () => {
    const body = withSeats(2);
    await sendLead(server.url, body);
    const [row] = await stored(body['phone']);
    await expect
      .poll(() => api.requests.map(({ body: mail }) => String(mail['text'])))
      .toContainEqual(expect.stringMatching(new RegExp(`${String(body['phone']).slice(1)}[^]*${LABELS.he}: 2`, 'u')));

    // What reads the table when it is loaded is loaded now, with the planted row.
    const { readAnswer } = await import('../../src/data/answer.ts');
    const { leadSchema } = await import('../../src/data/leads.ts');
    const { data: record } = await manager.client.rpc('read_lead', { lead_id: row?.id });
    const { LeadFacts } = await import('../../src/features/office/leads/lead-facts.tsx');
    const { LocaleProvider } = await import('../../src/i18n/locale-context.tsx');
    const lead = readAnswer(leadSchema, (record as { lead: unknown }).lead);
    const { prelude } = await prerenderToNodeStream(
      <LocaleProvider locale="en">
        <LeadFacts record={{ ...lead, history: [], duplicates: [] }} />
      </LocaleProvider>,
    );
    expect((await text(prelude)).replaceAll(/<[^>]+>/gu, '|')).toMatch(/\|Child seats\|+2\|/u);

    const { leadCsvColumns } = await import('../../src/features/office/leads/lead-csv.ts');
    const { messages } = await import('../../src/i18n/messages/en/staff-leads.ts');
    const { data: piece } = await manager.client.rpc('export_leads', { criteria: {}, after: null });
    const exported = (piece as { rows: { id: string }[] }).rows.find(({ id }) => id === row?.id);
    const names = { service: String, status: String, staff: [] };
    const cells = leadCsvColumns(messages, names).map(([head, cell]) => [head, cell(readAnswer(leadSchema, exported))]);
    expect(cells).toContainEqual(['Child seats', 2]);
  });
});
