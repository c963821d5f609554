/** The staff's work on leads: the list and its search, one lead with history and duplicates, release, export. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  defaultLocale,
  internationalLocale,
  locales,
  type Locale,
} from '../../supabase/functions/_shared/words/locales.ts';
import { startTestBackend, type TestAccount, type TestBackend } from '../setup/backend.ts';
import { databases, isNight } from '../setup/night.ts';
import { tripBody } from './lead-requests.ts';

interface Page {
  total: number;
  rows: { id: string; reference: string; name: string }[];
}

/** Names of the requests, so that expectations read like sentences. */
const LEADS: Record<string, Record<string, unknown>> = {
  dana: { name: 'Dana Levi', phone: '+972541234567', email: 'Dana@Example.com', created_at: '2026-03-01T10:00:00Z' },
  helene: {
    name: 'Hélène Dubois',
    phone: '+33612345678',
    email: 'helene@example.fr',
    created_at: '2026-03-02T10:00:00Z',
  },
  yossi: {
    name: 'יוסי אזולאי',
    phone: '+972521112222',
    email: 'yossi@example.co.il',
    destination: 'נתב״ג → רח׳ יפו 1, ירושלים',
    created_at: '2026-03-03T22:30:00Z',
  },
  percent: {
    name: 'Per_cent 100%',
    phone: '+972503334444',
    email: 'p@example.com',
    created_at: '2026-03-04T10:00:00Z',
  },
  twin: { name: 'D. Levi', phone: '+972509998888', email: 'dana@example.com', created_at: '2026-03-20T10:00:00Z' },
  late: { name: 'Dana again', phone: '+972541234567', email: 'other@example.com', created_at: '2026-05-20T10:00:00Z' },
  spam: { name: 'Spam Bot', phone: '+972507776666', email: 's@example.com', created_at: '2026-03-05T10:00:00Z' },
};

describe.each(databases())('the list of leads on %s', (database) => {
  let server: TestBackend;
  let operator: TestAccount;
  let manager: TestAccount;
  const ids: Record<string, string> = {};
  const references: Record<string, string> = {};

  const names = (page: Page) => page.rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  const search = async (criteria: object, sort = 'received', page = 1, pageSize = 50) => {
    const { data, error } = await operator.client.rpc('search_leads', { criteria, sort, page, page_size: pageSize });
    expect(error).toBeNull();
    return data as Page;
  };
  const read = async (name: string) =>
    (await operator.client.rpc('read_lead', { lead_id: ids[name] })).data?.[0] as never;

  beforeAll(async () => {
    server = await startTestBackend({ database });
    operator = await server.account('operator');
    manager = await server.account('manager');
    for (const [nth, [name, lead]] of Object.entries(LEADS).entries()) {
      const { details: _, ...trip } = tripBody();
      const { created_at, ...fields } = { ...trip, travel_date: `2026-06-0${nth + 1}`, ...lead } as Record<
        string,
        string
      >;
      const [stored] = await server.query<{ result: { id: string; reference: string } }>(
        `select private.submit_lead($1::jsonb, encode(sha256(convert_to($2, 'UTF8')), 'hex'), suspicion => $3) -> 'receipt' as result`,
        [fields, name, name === 'spam' ? 'honeypot' : null],
      );
      ids[name] = stored!.result.id;
      references[name] = stored!.result.reference;
      await server.query('update public.leads set created_at = $2 where id = $1', [ids[name], created_at]);
    }
    await server.query(`update public.leads set service_type = 'day_tour' where id = $1`, [ids['helene']]);
  });
  afterAll(() => server?.close());

  it.each([
    ['a part of a name, whatever its case', 'LEV', ['dana', 'twin']],
    ['two words in any order', 'levi dana', ['dana', 'twin']],
    ['a name without its accents', 'helene dubois', ['helene']],
    ['a name with them', 'Hélène', ['helene']],
    ['two letters that begin a word', 'יו', ['yossi']],
    ['two letters inside a word', 'סי', []],
    ['one letter', 'ה', []],
    ['a phone as dialled at home', '054-123 4567', ['dana', 'late']],
    ['a phone with the code and its zero', '+972 (0)54-1234567', ['dana', 'late']],
    ['a phone from abroad', '00972541234567', ['dana', 'late']],
    ['the digits of a phone alone', '541234567', ['dana', 'late']],
    ['the beginning of a phone', '054', ['dana', 'late']],
    ['a French phone as dialled in France', '06 12 34 56 78', ['helene']],
    ['an e-mail address', 'YOSSI@example.co.il', ['yossi']],
    ['an address with Hebrew quotation marks', 'נתבג', ['yossi']],
    ['the same, with other marks', 'נתב"ג ירושלים', ['yossi']],
    ['what LIKE would take for a pattern', '100%', ['percent']],
    ['an underscore', 'per_cent', ['percent']],
    ['only a pattern', '%%%', []],
    ['a backslash', '\\\\', []],
    ['SQL', `') or true --`, []],
    ['nothing but spaces', '   ', ['dana', 'helene', 'yossi', 'percent', 'twin', 'late']],
    ['a very long text', 'x'.repeat(5000), []],
  ])('finds by %s', async (_, text, expected) => {
    const page = await search({ search: text });
    expect(names(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  it('finds by the passenger and by the flight back', async () => {
    await server.query(
      `update public.leads set round_trip = true, return_flight = 'LY 318', passenger_name = 'Ruth Ben Ami',
         passenger_phone = '+972541110000' where id = $1`,
      [ids['percent']],
    );
    for (const text of ['ruth', 'ben ami', '054-111 0000', 'LY318', 'ly 318'])
      expect(names(await search({ search: text }))).toEqual(['percent']);
    await server.query(
      'update public.leads set round_trip = false, passenger_name = null, passenger_phone = null where id = $1',
      [ids['percent']],
    );
  });

  it('finds by reference, in either spelling', async () => {
    const reference = references['percent']!;
    for (const text of [reference, reference.toLowerCase(), reference.replace('-', ''), reference.slice(3)])
      expect(names(await search({ search: text }))).toEqual(['percent']);
  });

  it('narrows by status, service, day in Israel and assignee, together', async () => {
    await operator.client.from('leads').update({ status: 'lost', assignee: operator.userId }).eq('id', ids['dana']);
    expect(names(await search({ statuses: ['lost', 'converted'] }))).toEqual(['dana']);
    expect(names(await search({ services: ['day_tour'] }))).toEqual(['helene']);
    expect(names(await search({ statuses: ['new'], services: ['day_tour'], search: 'dub' }))).toEqual(['helene']);
    // 22:30 UTC on 3 March is 00:30 on 4 March in Israel.
    expect(names(await search({ received_from: '2026-03-04', received_to: '2026-03-04' }))).toEqual([
      'yossi',
      'percent',
    ]);
    expect(names(await search({ assigned: 'mine' }))).toEqual(['dana']);
    expect(names(await search({ assigned: 'nobody', search: 'dana' }))).toEqual(['twin', 'late']);
    const broken = await operator.client.rpc('search_leads', {
      criteria: { statuses: [`x') or true`] },
      sort: 'received',
      page: 1,
      page_size: 50,
    });
    expect(broken.error?.code).toBe('22P02');
  });

  it('orders trips by day and hour, and narrows them by period, language, round trip and colleague', async () => {
    const [today = '', tomorrow = '', inAWeek = '', past = ''] = (
      await server.query<{ day: string }>(
        `select (private.israel_day(now()) + n)::text as day from unnest('{0, 1, 6, -40}'::integer[]) as n`,
      )
    ).map(({ day }) => day);
    const other = locales.find((locale) => locale !== defaultLocale && locale !== internationalLocale)!;
    const plan: [name: string, day: string, hour: string | null, language: Locale, roundTrip: boolean][] = [
      ['twin', today, '23:00', other, false],
      ['dana', today, '07:00', internationalLocale, true],
      ['helene', tomorrow, null, other, true],
      ['percent', tomorrow, '05:00', defaultLocale, false],
      ['yossi', inAWeek, '10:00', defaultLocale, false],
      ['late', past, '10:00', defaultLocale, false],
    ];
    const before = await server.query<{ id: string; travel_date: string }>(
      'select id, travel_date::text from public.leads where not quarantined',
    );
    for (const [name, ...values] of plan) {
      await server.query(
        'update public.leads set travel_date = $2, pickup_time = $3, language = $4, round_trip = $5 where id = $1',
        [ids[name], ...values],
      );
    }
    await server.query('update public.leads set assignee = $2 where id = $1', [ids['percent'], manager.userId]);
    const narrowed = async (criteria: object) => names(await search(criteria, 'travel'));

    expect(await narrowed({})).toEqual(['late', 'dana', 'twin', 'percent', 'helene', 'yossi']);
    expect(await narrowed({ travel: 'upcoming' })).toEqual(['dana', 'twin', 'percent', 'helene', 'yossi']);
    expect(await narrowed({ travel: 'today' })).toEqual(['dana', 'twin']);
    expect(await narrowed({ travel: 'tomorrow' })).toEqual(['percent', 'helene']);
    expect(await narrowed({ travel: 'week', search: 'example' })).toEqual([
      'dana',
      'twin',
      'percent',
      'helene',
      'yossi',
    ]);
    expect(await narrowed({ travel_from: past, travel_to: today })).toEqual(['late', 'dana', 'twin']);
    expect(await narrowed({ languages: [other, internationalLocale] })).toEqual(['dana', 'twin', 'helene']);
    expect(await narrowed({ round_trip: true })).toEqual(['dana', 'helene']);
    expect(await narrowed({ assigned: manager.userId })).toEqual(['percent']);
    const { data } = await manager.client.rpc('export_leads', { criteria: { travel: 'today' }, after: null });
    expect((data as { rows: object[] }).rows).toHaveLength(2);
    expect(
      await server.query(
        `select details ->> 'leads' as leads from public.security_events where event_type = 'leads_exported'`,
      ),
    ).toEqual([{ leads: '2' }]);
    await server.query('delete from public.security_events');
    for (const { id, travel_date } of before) {
      await server.query('update public.leads set travel_date = $2, assignee = null where id = $1', [id, travel_date]);
    }
  });

  it('tells in the list both places of a trip, and how a message begins', async () => {
    const [message] = await server.query<{
      id: string;
    }>(`insert into public.leads (reference, name, phone, service_type, notes, content_hash)
      values ('TM-22222', 'Isabelle Roux', '+33612345699', 'contact', E'Do you drive on Fridays?\nWe are six.', repeat('a', 64))
      returning id`);
    const [row] = (await search({ search: 'isabelle' })).rows;
    expect(row).toMatchObject({ message: 'Do you drive on Fridays?', pickup: null });
    await server.query('delete from public.leads where id = $1', [message?.id]);
    await server.query(`update public.leads set pickup = 'הוד השרון', dropoff = 'נתב״ג, טרמינל 3' where id = $1`, [
      ids['yossi'],
    ]);
    const [trip] = (await search({ search: 'אזולאי' })).rows;
    expect(trip).toMatchObject({ pickup: 'הוד השרון', dropoff: 'נתב״ג, טרמינל 3', message: null });
  });

  it('finds a name with the joiners of its script, and without', async () => {
    await server.query(`update public.leads set passenger_name = $2 where id = $1`, [ids['helene'], 'می\u200Cرضا']);
    for (const text of ['می\u200Cرضا', 'میرضا']) expect(names(await search({ search: text }))).toEqual(['helene']);
  });

  it('sorts names by their letters, whatever accents they have', async () => {
    // After Hélène, whose second letter would come after every other one by its code.
    const [{ id } = { id: '' }] = await server.query<{ id: string }>(
      `insert into public.leads (reference, name, phone, email, service_type, notes, content_hash)
       values ('TM-33333', 'Henri Levi', '+33612345698', 'henri@example.com', 'contact', 'Bonjour', repeat('b', 64)) returning id`,
    );
    const order = async (sort: string) =>
      (await search({ search: 'example' }, sort)).rows.map(({ name }) => name).filter((name) => name.startsWith('H'));
    expect(await order('name')).toEqual(['Hélène Dubois', 'Henri Levi']);
    expect(await order('-name')).toEqual(['Henri Levi', 'Hélène Dubois']);
    await server.query('delete from public.leads where id = $1', [id]);
  });

  it('has an order and pages', async () => {
    expect(names(await search({}, '-received'))).toEqual(['late', 'twin', 'percent', 'yossi', 'helene', 'dana']);
    expect(names(await search({}, 'travel'))).toEqual(['dana', 'helene', 'yossi', 'percent', 'twin', 'late']);
    expect(names(await search({}, '-travel')).at(0)).toBe('late');
    expect(names(await search({}, 'name')).slice(0, 2)).toEqual(['twin', 'late']);
    expect(names(await search({}, '-status')).at(0)).toBe('dana');
    const second = await search({}, 'received', 2, 4);
    expect([second.total, names(second)]).toEqual([6, ['twin', 'late']]);
    expect(await search({}, 'received', 99)).toEqual({ total: 6, rows: [] });
  });

  it.each([
    [{ travel: 'someday' }, 'received'],
    [{}, 'drop table'],
  ])('knows no words but its own: %j by %s', async (criteria, sort) => {
    const { error } = await operator.client.rpc('search_leads', { criteria, sort, page: 1, page_size: 50 });
    expect(error?.code).toBe('23514');
  });

  it('counts a search up to 1,000 and a list beyond, and finds what few have among what many have', async () => {
    await server.query(`insert into public.leads (reference, name, phone, service_type, notes, content_hash, created_at)
      select 'TM-' || translate(lpad(n::text, 5, '0'), '0123456789', '23456789AC'), 'Crowd ' || n, '+97250' || (5000000 + n),
        'contact', case when n = 700 then 'a needle' else 'hay' end, encode(sha256(('crowd' || n)::bytea), 'hex'), '2020-01-01'
      from generate_series(1, 1200) as n`);
    expect(await search({ search: 'crowd' })).toMatchObject({ total: 1001, rows: { length: 50 } });
    expect((await search({})).total).toBe(1206);
    expect((await search({ search: 'crowd needle' })).rows.map(({ name }) => name)).toEqual(['Crowd 700']);
  });

  it('gives one lead with its history and the requests of the same customer within 30 days', async () => {
    const { data: staff } = await manager.client.rpc('list_staff_names');
    expect(staff).toEqual(expect.arrayContaining([{ id: operator.userId, name: 'Test operator' }]));
    await operator.client.from('leads').update({ status: 'contacted' }).eq('id', ids['dana']);
    await manager.client.from('leads').update({ staff_notes: 'Called back' }).eq('id', ids['dana']);
    const record = (await read('dana')) as {
      lead: Record<string, unknown>;
      history: Record<string, unknown>[];
      duplicates: { id: string }[];
    };
    expect(record.lead).toMatchObject({ name: 'Dana Levi', status: 'contacted', staff_notes: 'Called back' });
    for (const column of ['session_id', 'content_hash', 'name_key', 'search_text', 'first_response_at'])
      expect(record.lead).not.toHaveProperty(column);
    expect(record.history.slice(0, 2)).toMatchObject([
      { field: 'staff_notes', new_value: 'Called back', changed_by_name: 'Test manager' },
      { field: 'status', old_value: 'lost', new_value: 'contacted', changed_by_name: 'Test operator' },
    ]);
    expect(record.duplicates.map(({ id }) => id)).toEqual([ids['twin']]);
    expect(await operator.client.rpc('read_lead', { lead_id: crypto.randomUUID() })).toMatchObject({
      data: [],
      error: null,
    });
    // What somebody has written about a lead is found, too.
    expect(names(await search({ search: 'called back' }))).toEqual(['dana']);
  });

  it('lets staff correct what a customer says otherwise later, and keeps what was sent in the history', async () => {
    const lead = operator.client.from('leads');
    const corrected = await lead
      .update({ pickup: 'Haifa, Carmel Centre', dropoff: 'Eilat, North Beach', pickup_time: '09:00', passengers: 5 })
      .eq('id', ids['helene'])
      .select('destination, updated_at');
    expect(corrected.data).toMatchObject([{ destination: 'Haifa, Carmel Centre → Eilat, North Beach' }]);
    const record = (await read('helene')) as { lead: { pickup_time: string }; history: Record<string, unknown>[] };
    expect(record.lead.pickup_time).toBe('09:00:00');
    expect(
      record.history.slice(0, 4).toSorted((a, b) => String(a['field']).localeCompare(String(b['field']))),
    ).toMatchObject([
      { field: 'dropoff', new_value: 'Eilat, North Beach', changed_by_name: 'Test operator' },
      { field: 'passengers', old_value: '2', new_value: '5' },
      { field: 'pickup', new_value: 'Haifa, Carmel Centre' },
      { field: 'pickup_time', new_value: '09:00:00' },
    ]);
    expect(names(await search({ search: 'north beach' }))).toEqual(['helene']);
    for (const change of [
      { notes: 'x' },
      { destination: 'Somewhere' },
      { reference: 'TM-22222' },
      { created_at: '2026-01-01' },
    ])
      expect((await lead.update(change).eq('id', ids['helene'])).error?.code).toBe('42501');
    for (const change of [{ phone: '054' }, { passengers: 99 }, { email: 'x' }, { travel_date: null }])
      expect((await lead.update(change).eq('id', ids['helene'])).error?.code).toBe('23514');
  });

  it('lets a change through only on the ground of what was read', async () => {
    const updated = async (seen: string) =>
      (
        await operator.client
          .from('leads')
          .update({ status: 'qualified' })
          .eq('id', ids['twin'])
          .eq('updated_at', seen)
          .select('updated_at')
      ).data;
    const { data } = await operator.client.from('leads').select('updated_at').eq('id', ids['twin']).single();
    const seen = (data as { updated_at: string }).updated_at;
    expect(await updated(seen)).toHaveLength(1);
    expect(await updated(seen)).toEqual([]);
  });

  it('puts several into a status at once, but none that somebody else has changed meanwhile', async () => {
    const set = async (account: TestAccount, changes: object[]) =>
      await account.client.rpc('set_lead_statuses', { changes });
    const [one, two, three] = [ids['yossi'], ids['twin'], ids['helene']];
    const statusOf = async (id: string | undefined) =>
      (await server.query<{ status: string }>('select status from public.leads where id = $1', [id]))[0]?.status ?? '';
    const before = await Promise.all([one, two, three].map(statusOf));
    await server.query(`update public.leads set status = 'lost' where id = $1`, [three]);
    const { data } = await set(
      operator,
      [one, two, three].map((id, nth) => ({ id, seen: before[nth], status: 'converted' })),
    );
    expect(new Set(data as string[])).toEqual(new Set([one, two]));
    expect(await Promise.all([one, two, three].map(statusOf))).toEqual(['converted', 'converted', 'lost']);
    for (const name of ['yossi', 'twin'])
      expect(((await read(name)) as { history: object[] }).history[0]).toMatchObject({
        field: 'status',
        new_value: 'converted',
        changed_by_name: 'Test operator',
      });
    // The same call the other way round takes it back.
    const back = [one, two].map((id, nth) => ({ id, seen: 'converted', status: before[nth] }));
    expect(((await set(operator, back)).data as string[]).length).toBe(2);
    expect(await Promise.all([one, two].map(statusOf))).toEqual(before.slice(0, 2));
    const many = Array.from({ length: 201 }, () => ({ id: one, seen: 'new', status: 'lost' }));
    expect((await set(operator, many)).error?.code).toBe('22023');
    await server.query(`update public.leads set status = $2::public.lead_status where id = $1`, [three, before[2]]);
  });

  it('holds suspicious requests apart until somebody releases them', async () => {
    const kinds = () =>
      server.query('select kind, status from public.messages where lead_id = $1 order by kind', [ids['spam']]);
    expect(names(await search({ quarantined: true }))).toEqual(['spam']);
    expect(names(await search({ search: 'spam' }))).toEqual([]);
    expect(await kinds()).toEqual([]);
    const release = async (account: TestAccount) => await account.client.rpc('release_lead', { lead_id: ids['spam'] });
    expect((await release(operator)).data).toBe(true);
    expect((await release(operator)).data).toBe(false);
    expect(names(await search({ search: 'spam' }))).toEqual(['spam']);
    expect(await kinds()).toEqual([
      { kind: 'lead_received', status: 'pending' },
      { kind: 'request_received', status: 'pending' },
    ]);
    expect(((await read('spam')) as { history: object[] }).history).toMatchObject([
      { field: 'quarantine_reason', old_value: 'honeypot', new_value: null, changed_by_name: 'Test operator' },
    ]);
  });

  it('lets managers take out all leads piece by piece, once each, and notes it', async () => {
    const found: string[] = [];
    let after: unknown = null;
    let pieces = 0;
    do {
      const { data, error } = await manager.client.rpc('export_leads', { criteria: {}, after });
      expect(error).toBeNull();
      const piece = data as { rows: { id: string }[]; next: unknown };
      found.push(...piece.rows.map(({ id }) => id));
      after = piece.next;
      pieces += 1;
    } while (after);
    expect([pieces, found.length, new Set(found).size]).toEqual([5, 1207, 1207]);
    expect(
      await server.query(`select severity, details from public.security_events where event_type = 'leads_exported'`),
    ).toEqual([{ severity: 'medium', details: { by: manager.userId, leads: 1207 } }]);
    const refused = await operator.client.rpc('export_leads', { criteria: {}, after: null });
    expect(refused.error?.code).toBe('42501');
  });

  it('finds what a comparison with every text finds, in each order, and puts the same into a file', async () => {
    await server.query('delete from public.leads');
    await server.query(`insert into public.leads (reference, name, phone, service_type, notes, content_hash, created_at, status)
      select 'TM-' || translate(lpad(n::text, 5, '0'), '0123456789', '23456789AC'),
        (array['Esther', 'Ésther', 'Noa', 'Ann', 'Hannah', 'דנה', 'Yossi', 'Ivan', 'Mark', 'Claire'])[1 + n * 7 % 10]
          || (array[' Levi', ' Cohen', ' לוי'])[1 + n % 3], '+97250' || (5000000 + n), 'contact',
        concat_ws(' ', 'every day by air', case when n % 11 = 0 then 'airport' end, case when n % 7 = 0 then 'port said' end),
        encode(sha256(('way' || n)::bytea), 'hex'), timestamptz '2026-01-01' + n % 700 * interval '1 hour',
        (case when n % 13 = 0 then 'lost' else 'new' end)::public.lead_status
      from generate_series(1, 2600) as n`);
    const texts: [search: string, patterns: string[]][] = [
      ['every', ['%every%']],
      ['port said', ['%port%', '%said%']],
      ['esther', ['%esther%']],
      ['דנה', ['%דנה%']],
      ['an le', ['% an%', '% le%']],
      ['leviathan', ['%leviathan%']],
    ];
    const filters: [criteria: object, condition: string][] = [
      [{}, 'true'],
      [{ received_from: '2026-01-20' }, `private.israel_day(created_at) >= '2026-01-20'`],
    ];
    const orders = {
      '-received': 'created_at desc, id',
      name: 'name_key, id',
      '-name': 'name_key desc, id desc',
      '-status': 'status desc, created_at, id desc',
    };
    for (const [at, [text, patterns]] of texts.entries()) {
      for (const [filter, condition] of filters) {
        const compared = (columns: string, order: string) =>
          server.query<{ id: string }>(
            `select ${columns} from public.leads where ${condition} and search_text like all ($1::text[]) ${order}`,
            [patterns],
          );
        const criteria = { ...filter, search: text };
        // By day each text in two of the orders, in turn.
        const looked = Object.entries(orders).filter((_, nth) => isNight || (nth + at) % 2 === 0);
        for (const [sort, order] of looked) {
          const all = (await compared('id', `order by ${order}`)).map(({ id }) => id);
          for (const page of [1, 4]) {
            const { total, rows } = await search(criteria, sort, page, 20);
            expect([text, sort, total, rows.map(({ id }) => id)]).toEqual([
              text,
              sort,
              Math.min(all.length, 1001),
              all.slice((page - 1) * 20, page * 20),
            ]);
          }
        }
        await server.query('delete from public.security_events');
        const file: string[] = [];
        let after: unknown = null;
        do {
          const { data } = await manager.client.rpc('export_leads', { criteria, after });
          const piece = data as { rows: { id: string }[]; next: unknown };
          file.push(...piece.rows.map(({ id }) => id));
          after = piece.next;
        } while (after !== null);
        expect(file).toEqual((await compared('id', 'order by created_at desc, id desc')).map(({ id }) => id));
        expect(
          await server.query(`select (details ->> 'leads')::integer as leads from public.security_events`),
        ).toEqual([{ leads: file.length }]);
      }
    }
  });
});
