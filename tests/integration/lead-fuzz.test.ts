/** Whatever is sent: stored in a clean form, or refused with a documented code and a sentence. Never a 5xx. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAD_REFUSALS, type LeadAnswer } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { LEAD_WORDS } from '../../supabase/functions/_shared/words/lead-words/by-language.ts';
import { cleanLine, cleanText } from '../../supabase/functions/_shared/words/text.ts';
import { handler } from '../../supabase/functions/submit-lead/handler.ts';
import { NASTY_STRINGS } from '../fixtures/nasty-strings.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { fullTripBody, tripBody } from './lead-requests.ts';

const SENTENCES = new Set(Object.values(LEAD_WORDS).flatMap(({ page }) => Object.values(page.refusals)));
const FIELDS = [
  'name',
  'phone',
  'email',
  'destination',
  'travel_date',
  'passengers',
  'service_type',
  'notes',
  'details',
];
const DETAILS = Object.keys(fullTripBody().details);
const FORM_FIELDS = ['name', 'phone', 'notes', 'passengers', 'pickup', 'round_trip', 'idempotency_key', 'country_code'];
const NUMBERED_STRINGS = Object.entries(NASTY_STRINGS).map((entry, nth) => [...entry, nth] as const);

describe.each(databases())('submit-lead under fire on %s', (database) => {
  let server: TestBackend;

  beforeAll(async () => {
    server = await startTestBackend({ database });
    await server.query(`update public.settings set value = maximum::text::jsonb where kind = 'integer'`);
  });
  afterAll(() => server?.close());

  /** The real function in front of the real backend; only the socket is left out. */
  async function send(
    body: BodyInit,
    type = 'application/json',
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const settings: Record<string, string> = {
      SUPABASE_URL: server.url,
      SUPABASE_SERVICE_ROLE_KEY: server.keys.secret,
    };
    const request = new Request('http://functions/submit-lead', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
    });
    return handler(request, {
      env: (name) => settings[name],
      log: () => {},
      fetch: (input, init) => server.backend.fetch(new Request(input, init)),
    });
  }

  /** Checks that the answer is one that the contract knows, and returns it. */
  async function documented(response: Response): Promise<LeadAnswer> {
    const answer = (await response.json()) as LeadAnswer;
    if (answer.success) {
      expect(response.status).toBe(200);
      expect(answer.reference).toMatch(/^TM-\w{5}$/u);
      return answer;
    }
    expect(answer.code).not.toBe('unavailable');
    expect(response.status).toBe(LEAD_REFUSALS[answer.code]);
    expect(SENTENCES).toContain(answer.error);
    return answer;
  }
  const sendJson = async (body: unknown) => documented(await send(JSON.stringify(body)));

  /** What was stored must be what cleaning says, and hold nothing invisible. */
  async function expectClean(id: string): Promise<void> {
    const [lead] = await server.query('select * from public.leads where id = $1', [id]);
    for (const [column, value] of Object.entries(lead ?? {})) {
      // The database makes these out of the others: for the search with a space before, for the order in small letters.
      if (typeof value === 'string' && !['search_text', 'name_key'].includes(column))
        expect([column, (column === 'notes' ? cleanText : cleanLine)(value)]).toEqual([column, value]);
    }
  }

  /** By day an eighth of the runs, at night ten times as many: each run tries other values. */
  const run = (property: fc.IAsyncProperty<[unknown]> | fc.IAsyncProperty<[unknown, unknown]>, numRuns: number) =>
    fc.assert(property as fc.IAsyncProperty<[unknown]>, { numRuns: isNight ? numRuns * 10 : numRuns / 8 });

  it('any bytes', () =>
    run(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect((await documented(await send(bytes))).success).toBe(false);
      }),
      160,
    ));

  it('any JSON', () =>
    run(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (json) => {
        expect((await documented(await send(json))).success).toBe(false);
      }),
      160,
    ));

  it('a valid request with any value in any one field', () =>
    run(
      fc.asyncProperty(
        fc.constantFrom(...FIELDS, ...DETAILS.map((name) => `details.${name}`)),
        fc.jsonValue(),
        async (field, value) => {
          const body = fullTripBody();
          if (field.startsWith('details.')) body.details[field.slice('details.'.length)] = value;
          else body[field] = value;
          expect(await sendJson(body)).toHaveProperty('success');
        },
      ),
      400,
    ));

  it('a valid request with any fields besides', () =>
    run(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1, maxKeys: 3 }),
        async (extra) => {
          const body = tripBody();
          const isUnknown = Object.keys(extra).some((key) => !FIELDS.includes(key));
          const answer = await sendJson(Object.fromEntries([...Object.entries(body), ...Object.entries(extra)]));
          expect(answer).toMatchObject(
            isUnknown ? { code: 'validation_failed' } : { success: expect.any(Boolean) as boolean },
          );
        },
      ),
      96,
    ));

  it('any Unicode text in the free fields is stored clean', () => {
    const text = fc.string({ unit: 'binary', minLength: 2, maxLength: 80 });
    const anyText = fc.oneof(
      text,
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    return run(
      fc.asyncProperty(
        fc.record({ name: anyText, destination: anyText, notes: anyText }),
        fc.record({ pickup: anyText, session_id: anyText }),
        async (fields, details) => {
          const body = tripBody(fields);
          const answer = await sendJson({ ...body, details: { ...body.details, ...details } });
          if (answer.success) await expectClean(answer.id);
          else expect(answer.code).toBe('validation_failed');
        },
      ),
      200,
    );
  });

  // By day each string in every eighth field, another eighth from string to string.
  const some = (fields: readonly string[], nth: number) => fields.filter((_, at) => isNight || (at + nth) % 8 === 0);

  it.each(NUMBERED_STRINGS)('%s', async (_, text, nth) => {
    for (const field of some(FIELDS, nth)) {
      const answer = await sendJson({ ...tripBody(), [field]: text });
      expect(answer).toHaveProperty('success');
      if (answer.success) await expectClean(answer.id);
    }
    for (const field of some(DETAILS, nth)) {
      const body = fullTripBody();
      const answer = await sendJson({ ...body, details: { ...body.details, [field]: text } });
      if (answer.success) await expectClean(answer.id);
    }
  });

  // Reading a form has nothing to do with the database: once is enough.
  it.each(database === databases()[0] ? NUMBERED_STRINGS : [])(
    '%s, in a form without JavaScript',
    async (_, text, nth) => {
      const { details: _details, ...fields } = tripBody();
      const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      for (const field of some([...FORM_FIELDS, text], nth)) {
        const changed = new URLSearchParams(form);
        changed.set(field, text.toWellFormed());
        const response = await send(changed, 'application/x-www-form-urlencoded');
        expect([200, 400, 413, 422]).toContain(response.status);
        const page = await response.text();
        expect(page).not.toMatch(/<script/iu);
        // What was typed comes back in the form, but never as markup.
        if (/[<"]/u.test(text)) expect(page).not.toContain(text);
      }
    },
  );

  it('names and values that mean the prototype', async () => {
    const valid = JSON.stringify(tripBody());
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const answer = await documented(await send(valid.replace('{', `{"${key}": {"status": "lost"},`)));
      expect(answer).toMatchObject({ code: 'validation_failed' });
      expect(Object.getOwnPropertyDescriptor((answer as { fields: object }).fields, key)?.value).toBe('unknownField');
    }
    expect(({} as Record<string, unknown>)['status']).toBeUndefined();
  });

  it('numbers of any size, lists and deep nesting', async () => {
    const valid = JSON.stringify(tripBody());
    for (const value of [
      '1e309',
      '-1e309',
      '9007199254740993',
      '2.5',
      '1e-400',
      '[2]',
      '{"a":2}',
      'true',
      `${'['.repeat(6000)}${']'.repeat(6000)}`,
    ]) {
      expect(await documented(await send(valid.replace('"passengers":2', `"passengers":${value}`)))).toMatchObject({
        fields: { passengers: 'selectPassengers' },
      });
    }
    expect(
      await documented(await send(valid.replace('"passengers":2', '"passengers":9,"passengers":3'))),
    ).toMatchObject({ success: true });
  });

  it('any idempotency key', () =>
    run(
      fc.asyncProperty(fc.stringMatching(/^[!-~]{1,80}$/u), async (key) => {
        const answer = await documented(
          await send(JSON.stringify(tripBody()), 'application/json', { 'idempotency-key': key }),
        );
        expect(answer).toMatchObject({ code: 'invalid_idempotency_key' });
      }),
      48,
    ));
});
