/** send-messages: the real function between the real table of messages and mail servers on the loopback address. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadAccepted } from '../../supabase/functions/_shared/contracts/lead-contract.ts';
import { defaultLocale } from '../../supabase/functions/_shared/words/locales.ts';
import type { Mail } from '../../supabase/functions/_shared/mail/mail.ts';
import { formatPrice } from '../../supabase/functions/_shared/price/money.ts';
import { resolvePlatform } from '../../supabase/functions/_shared/http/platform.ts';
import * as he from '../../supabase/functions/_shared/words/lead-words/he.ts';
import { eventTypes } from '../../supabase/functions/_shared/words/security-words/he.ts';
import { sendMail } from '../../supabase/functions/send-messages/transports.ts';
import { startMailApi, startSmtpServer, type MailApi, type SmtpServer } from '../fixtures/mail-servers.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { databases } from '../setup/night.ts';
import { dayFromNow, newPhone, sendLead, TEST_IP_HEADER, tripBody } from './lead-requests.ts';
import { callDesk } from './trip-samples.ts';

const SECRET = 'secret-of-the-schedule';

const call = (server: TestBackend, headers: Record<string, string> = { 'x-scheduler-secret': SECRET }) =>
  fetch(`${server.url}/functions/v1/send-messages`, { method: 'POST', headers });

/** A request with a message to the office that submit-lead does not announce; its sender gets none. */
async function store(server: TestBackend, changes: Record<string, unknown> = {}, suspicion: string | null = null) {
  const lead = {
    name: 'Dana Levi',
    phone: '+972501234567',
    email: 'dana@example.com',
    destination: 'Ben Gurion → Jerusalem',
    travel_date: dayFromNow(30),
    passengers: 2,
    service_type: 'airport_pickup',
    ...changes,
  };
  const [row] = await server.query<{ receipt: { id: string; reference: string } }>(
    `select private.submit_lead($1::jsonb, encode(sha256(random()::text::bytea), 'hex'), suspicion => $2) -> 'receipt' as receipt`,
    [JSON.stringify(lead), suspicion],
  );
  await server.query('delete from private.request_buckets');
  await server.query(`delete from public.messages where audience = 'traveller'`);
  return row!.receipt;
}

interface Row {
  status: string;
  attempts: number;
  last_error: string | null;
  waits: number;
}
const rowOf = async (server: TestBackend, leadId: string) =>
  (
    await server.query<Row>(
      `select status, attempts, last_error, round(extract(epoch from next_attempt_at - now()))::int as waits
       from public.messages where lead_id = $1 and audience = 'office'`,
      [leadId],
    )
  )[0];

describe.each(databases())('send-messages on %s', (database) => {
  let server: TestBackend;
  let api: MailApi;

  beforeAll(async () => {
    api = await startMailApi();
    server = await startTestBackend({
      database,
      clientIpHeader: TEST_IP_HEADER,
      functionSettings: {
        SCHEDULER_SECRET: SECRET,
        MAIL_TRANSPORT: 'http',
        MAIL_API_URL: api.url,
        MAIL_API_KEY: 're_test',
        MAIL_FROM: 'Tamar <mail@example.com>',
        NOTIFY_FALLBACK: 'owner@example.com',
      },
    });
  });
  afterAll(async () => {
    await server?.close();
    await api?.close();
  });
  beforeEach(async () => {
    await server.query('delete from public.leads');
    await server.query('delete from public.security_alerts');
    await server.query('delete from public.messages');
    await setSetting('request_addresses', []);
    await setSetting('alert_addresses', []);
    await setSetting('office_language', defaultLocale);
    Object.assign(api, { requests: [], statuses: [], hold: null });
  });

  const setSetting = (key: string, value: unknown) =>
    server.query('update public.settings set value = $2::jsonb where key = $1', [key, JSON.stringify(value)]);
  const dueNow = () => server.query(`update public.messages set next_attempt_at = now() where status = 'pending'`);
  const due = (leadId: string) =>
    server.query('update public.messages set next_attempt_at = now() where lead_id = $1', [leadId]);

  it('obeys nobody but the schedule', async () => {
    await store(server);
    const { data } = await (await server.account('admin')).client.auth.getSession();
    for (const headers of [
      {},
      { 'x-scheduler-secret': 'guess' },
      { authorization: `Bearer ${server.keys.secret}` },
      { authorization: `Bearer ${data.session?.access_token}` },
    ] as Record<string, string>[])
      expect((await call(server, headers)).status).toBe(401);
    expect(api.requests).toEqual([]);
  });

  it('is called by submit-lead: the mail leaves with all that an answer takes, to the listed addresses, once', async () => {
    await setSetting('request_addresses', ['a@example.com', 'b@example.com']);
    const trip = tripBody({ name: '<b>דנה</b> & "לוי"', phone: '+972501112233' });
    const back = dayFromNow(40);
    const [year, , day] = back.split('-').map(Number);
    const nameOf = (part: 'weekday' | 'month') =>
      new Date(back).toLocaleString('en', { [part]: 'long', timeZone: 'UTC' });
    const more = {
      seats_child: 2,
      round_trip: true,
      return_date: back,
      return_time: '18:00',
      return_flight: 'LY 9',
    };
    const passenger = { passenger_name: 'Ruth <Levi>', passenger_phone: '+972541234567' };
    const details = { ...trip.details, ...more, ...passenger };
    const { body } = await sendLead(server.url, { ...trip, details });
    const { id, reference } = body as LeadAccepted;
    await expect.poll(() => rowOf(server, id)).toMatchObject({ status: 'sent', attempts: 1 });
    await expect.poll(() => api.requests.length).toBe(2);
    const mailTo = (address: string) => api.requests.find(({ body: { to } }) => (to as string[]).includes(address));
    const sent = mailTo('a@example.com');
    const confirmation = mailTo('dana@example.com');
    expect(confirmation?.body).toMatchObject({
      to: ['dana@example.com'],
      subject: `We have your request (${reference})`,
    });
    const confirmed = String(confirmation?.body['text']).replaceAll(/[\u2066-\u2069]/gu, '');
    expect(confirmed).toContain(`and back on ${nameOf('weekday')}, ${day} ${nameOf('month')} ${year} at 18:00.`);
    expect(confirmed).toContain('Passenger: Ruth <Levi> · +972 54 123 4567');
    expect(sent?.authorization).toBe('Bearer re_test');
    expect(sent?.body).toMatchObject({
      from: 'Tamar <mail@example.com>',
      to: ['a@example.com', 'b@example.com'],
      reply_to: 'dana@example.com',
      subject: `פנייה חדשה ${reference}: ${he.staffServices.airport_pickup}`,
    });
    const facts = [
      reference,
      '+972501112233',
      'dana@example.com',
      'Ben Gurion Airport, Terminal 3 ← Jaffa Street 1',
      '07:00',
      `${back.split('-').toReversed().join('/')} 18:00`,
      'LY 9',
      '+972541234567',
      'Two child seats, please',
      'tel:+972501112233',
      'https://wa.me/972501112233',
      `${server.url}/dashboard/leads?lead=${id}`,
    ];
    for (const fact of facts) {
      expect(sent?.body['text']).toContain(fact);
      expect(sent?.body['html']).toContain(fact);
    }
    for (const line of [
      `${he.staffLabels.seats_child ?? ''}: 2`,
      `${he.labels.luggage}: 3`,
      `${he.labels.round_trip}: כן`,
      `${he.labels.language}: אנגלית`,
    ])
      expect(sent?.body['text']).toContain(line);
    expect(sent?.body['html']).toContain('&lt;b&gt;דנה&lt;/b&gt; &amp; &quot;לוי&quot;');
    expect(sent?.body['html']).not.toContain('<b>');
    expect(server.logs.join()).not.toMatch(/דנה|97250|example\.com/u);

    expect(await (await call(server)).json()).toEqual({ sent: 0, failed: 0 });
    expect(api.requests).toHaveLength(2);
  });

  it('says the price that the customer was shown, and until when it is kept, to both', async () => {
    await setSetting('office_language', 'en');
    const { body } = await sendLead(server.url, tripBody({ travel_date: openDayFromNow(30) }));
    const { id, price } = body as LeadAccepted;
    const shown = formatPrice('en', price?.total_agorot ?? 0);
    await expect.poll(() => rowOf(server, id)).toMatchObject({ status: 'sent' });
    await expect.poll(() => api.requests.length).toBe(2);
    const texts = api.requests.map(({ body: { text } }) => String(text).replaceAll(/[\u2066-\u2069]/gu, ''));
    for (const line of [
      `Price shown: ${shown}, VAT included, held until `,
      `Your price: ${shown}, VAT included, held until `,
    ])
      expect(texts.join()).toContain(line);
  });

  it('gives a message in its own words, in the language of the office; nothing typed passes for the mail’s own', async () => {
    await setSetting('office_language', 'en');
    const { body } = await sendLead(server.url, {
      name: 'Isabelle Roux',
      phone: '+33612345678',
      email: 'isabelle@example.fr',
      service_type: 'contact',
      notes: 'Do you drive on Fridays?\nCall: tel:+1900',
    });
    const { id, reference } = body as LeadAccepted;
    await expect.poll(() => rowOf(server, id)).toMatchObject({ status: 'sent' });
    const sent = api.requests[0]?.body as Record<string, string>;
    expect(sent).toMatchObject({ reply_to: 'isabelle@example.fr', subject: `New request ${reference}: Message` });
    expect(sent['text']).toContain('> Do you drive on Fridays?\n> Call: tel:+1900\n');
    expect(sent['text']).toContain(`${server.url}/en/dashboard/leads?lead=${id}`);
    expect(sent['html']).toContain('<html lang="en" dir="ltr">');
  });

  it('tells of a notice of cancelling that names no trip once, with all that was written', async () => {
    const notice = { action: 'cancel_notice', name: 'Dana', phone: newPhone(), reference: 'TM-22222' };
    expect((await callDesk(server.url, { ...notice, text: 'We are ill' })).status).toBe(200);
    await call(server);
    await expect.poll(() => server.query(`select from public.messages where status <> 'sent'`)).toEqual([]);
    const texts = api.requests.map(({ body }) => String(body['text']));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('הפרטים לא מתאימים לאף נסיעה');
    expect(texts[0]).toContain('> CANCEL TM-22222\n> We are ill\n');
    expect(texts[0]).toContain(`tel:${notice.phone}`);
    // Nobody named its way.
    expect(texts[0]).not.toMatch(/^[^:]+: *←/mu);
  });

  it('tells of requests that are held back in one mail at a time', async () => {
    const first = await store(server, { name: 'Eve\nBot' }, 'honeypot');
    const second = await store(server, {}, 'too_fast');
    await call(server);
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]?.body).toMatchObject({ to: ['owner@example.com'], subject: '2 פניות ממתינות לבדיקה' });
    for (const { reference } of [first, second]) expect(api.requests[0]?.body['text']).toContain(`${reference}: `);

    const third = await store(server, {}, 'honeypot');
    await call(server);
    expect(api.requests).toHaveLength(1);
    const waits = `select round(extract(epoch from send_after - now()) / 3600)::int as hours from public.messages
      where status = 'pending'`;
    expect(await server.query(waits)).toEqual([{ hours: 6 }]);
    await dueNow();
    await call(server);
    expect(api.requests[1]?.body).toMatchObject({ subject: 'פנייה אחת ממתינה לבדיקה' });
    expect(api.requests[1]?.body['text']).toContain(third.reference);
    expect(api.requests[1]?.body['text']).not.toContain(first.reference);

    // Let through meanwhile: nothing is left to tell.
    const fourth = await store(server, {}, 'honeypot');
    await server.query('delete from public.leads where id = $1', [fourth.id]);
    await dueNow();
    expect(await (await call(server)).json()).toEqual({ sent: 0, failed: 0 });
    expect(api.requests).toHaveLength(2);
  });

  it('tells the administrators of grave alerts and of accounts that wait, others on demand', async () => {
    const admin = await server.account('admin');
    const alert = (severity: string) =>
      server.query('select private.raise_alert($1, $2, $3)', [severity, 'failed_sign_ins', '192.0.2.7']);
    await alert('high');
    await alert('high');
    await server.query(`select private.raise_alert('medium', 'visit_flood')`);
    await call(server);
    const mails = () => api.requests.map(({ body }) => body);
    expect(mails()).toMatchObject([{ subject: `התרעה: ${eventTypes['failed_sign_ins']}` }]);
    expect(mails()[0]?.['to']).toContain(admin.email);
    expect(mails()[0]?.['text']).toContain('192.0.2.7');
    expect(mails()[0]?.['text']).toContain(`${server.url}/dashboard/security`);

    await setSetting('alert_addresses', ['guard@example.com']);
    await server.query(`update public.security_alerts set resolved = true, resolved_at = now()`);
    await alert('critical');
    await call(server);
    expect(mails()[1]).toMatchObject({ to: ['guard@example.com'] });

    const waiting = await server.account('norole');
    await call(server);
    expect(mails()[2]?.['to']).toContain(admin.email);
    expect(mails()[2]?.['text']).toContain(`${waiting.email}: Test norole`);
    await server.account('norole');
    await call(server);
    expect(mails()).toHaveLength(3);
    await server.query('delete from auth.users where id in (select id from private.waiting_accounts())');
  });

  it('sends each mail once, however many senders run at once', async () => {
    for (let nth = 0; nth < 12; nth += 1) await store(server);
    let release = () => {};
    api.hold = new Promise((resolve) => (release = resolve));
    const senders = Array.from({ length: 6 }, () => call(server));
    // Every sender that can get hold of a mail has one before the first mail is answered for.
    await expect.poll(() => api.requests.length).toBe(12);
    release();
    const answers = (await Promise.all((await Promise.all(senders)).map((answer) => answer.json()))) as {
      sent: number;
    }[];
    expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(new Set(api.requests.map(({ key }) => key)).size).toBe(12);
    expect(await server.query(`select from public.messages where status <> 'sent'`)).toEqual([]);
  });

  it('sends the mail of a rush in one run after the other: storing goes first', async () => {
    let release = () => {};
    api.hold = new Promise((resolve) => (release = resolve));
    const logged = server.logs.length;
    const message = (nth: number) => ({
      name: 'Noa',
      phone: newPhone(),
      service_type: 'contact',
      notes: `Call, ${nth}`,
    });
    await sendLead(server.url, message(0));
    await expect.poll(() => api.requests.length).toBe(1);
    await Promise.all(Array.from({ length: 10 }, (_, nth) => sendLead(server.url, message(nth + 1))));
    release();
    await expect.poll(() => server.query(`select from public.messages where status <> 'sent'`)).toEqual([]);
    const runs = () => server.logs.slice(logged).filter((line) => line.includes('"send-messages"'));
    await expect.poll(() => runs()).toHaveLength(2);
    expect(new Set(api.requests.map(({ key }) => key)).size).toBe(11);
  });

  it('tries again after pauses that double, with the same key, and keeps the reason', async () => {
    const { id } = await store(server);
    api.statuses = [500, 422];
    await call(server);
    expect(await rowOf(server, id)).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: 'http 500',
      waits: 30,
    });
    await call(server);
    expect(api.requests).toHaveLength(1);
    await due(id);
    await call(server);
    expect(await rowOf(server, id)).toMatchObject({
      status: 'pending',
      attempts: 2,
      last_error: 'http 422',
      waits: 60,
    });
    await due(id);
    await call(server);
    expect(await rowOf(server, id)).toMatchObject({ status: 'sent', attempts: 3, last_error: null });
    expect(new Set(api.requests.map(({ key }) => key)).size).toBe(1);
    const pauses = await server.query(
      'select extract(epoch from private.message_backoff(n))::int as s from generate_series(1, 30) as n',
    );
    expect(pauses.map(({ s }) => s).slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect(pauses.at(-1)).toEqual({ s: 3600 });
  });

  it('gives up after the last attempt, with a critical alert and the request untouched', async () => {
    const { id } = await store(server);
    await server.query('update public.messages set attempts = 9');
    api.statuses = [500];
    await call(server);
    expect(await rowOf(server, id)).toMatchObject({ status: 'failed', attempts: 10 });
    await due(id);
    await call(server);
    // The second mail tells of the alert.
    expect(api.requests).toHaveLength(2);
    expect(await server.query('select severity, event_type, occurrences from public.security_alerts')).toEqual([
      { severity: 'critical', event_type: 'message_failed', occurrences: 1 },
    ]);
    expect(await server.query('select status from public.leads')).toEqual([{ status: 'new' }]);
  });

  it('sends what a dead sender had claimed, and takes no report from one whose claim has run out', async () => {
    const { id } = await store(server);
    const claim = async () =>
      (await server.asService().rpc('claim_messages', { batch: 5 })).data as {
        messages: { id: string; claim: string }[];
      };
    const [dead] = (await claim()).messages;
    expect(await claim()).toMatchObject({ messages: [] });
    await due(id);
    const [second] = (await claim()).messages;
    const report = async (held: string | undefined, error: string | null) =>
      (await server.asService().rpc('finish_messages', { outcomes: [{ id: second?.id, claim: held, error }] }))
        .data as number;
    expect(await report(dead?.claim, 'late')).toBe(0);
    expect(await rowOf(server, id)).toMatchObject({ status: 'pending', last_error: null });
    expect(await report(second?.claim, null)).toBe(1);
    expect(await report(second?.claim, 'again')).toBe(0);
    expect(await rowOf(server, id)).toMatchObject({ status: 'sent', attempts: 2 });

    // A row that kills every sender is given up as well.
    const { id: deadly } = await store(server);
    await server.query('update public.messages set attempts = 10 where lead_id = $1', [deadly]);
    await call(server);
    expect(await rowOf(server, deadly)).toMatchObject({ status: 'failed' });
  });
});

describe('the other ways out', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp?.close());

  it('SMTP: a Hebrew subject in MIME, no header of anybody else’s, refusals by their code', async () => {
    const server = await startTestBackend({
      database: 'native',
      functionSettings: {
        SCHEDULER_SECRET: SECRET,
        MAIL_TRANSPORT: 'smtp',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'mail@example.com',
        NOTIFY_FALLBACK: 'owner@example.com',
      },
    });
    try {
      const { id, reference } = await store(server, {
        name: 'Eve\r\nBcc: all@example.com\r\n\r\nhello',
        service_type: 'intercity',
      });
      smtp.refusals.push('451 4.3.0 later');
      await call(server);
      expect(await rowOf(server, id)).toMatchObject({ status: 'pending', last_error: 'smtp EMESSAGE 451' });
      await server.query('update public.messages set next_attempt_at = now()');
      await call(server);
      expect(await rowOf(server, id)).toMatchObject({ status: 'sent' });

      expect(smtp.mails).toHaveLength(1);
      const [head = '', ...body] = (smtp.mails[0] ?? '').split('\r\n\r\n');
      const unfolded = head.replace(/\r\n[ \t]+/gu, ' ');
      const encoded = [...(/^Subject: (.*)$/mu.exec(unfolded)?.[1] ?? '').matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/giu)];
      const subject = encoded.map(([, kind, text = '']) =>
        kind === 'B'
          ? Buffer.from(text, 'base64').toString()
          : decodeURIComponent(text.replaceAll('_', '%20').replace(/=(..)/gu, '%$1')),
      );
      expect(subject.join('')).toBe(`פנייה חדשה ${reference}: נסיעה בין ערים`);
      expect(head).toMatch(/^[\s\u0020-\u007E]+$/u);
      expect(head).not.toMatch(/^Bcc:/imu);
      // At the sender's domain, and with the other mails about the trip.
      expect(unfolded).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>\r?$/imu);
      for (const name of ['References', 'In-Reply-To'])
        expect(unfolded).toMatch(new RegExp(`^${name}: <${reference}@example\\.com>\\r?$`, 'imu'));
      expect(body.join('\r\n\r\n')).not.toMatch(/^Bcc:/imu);
    } finally {
      await server.close();
    }
  });

  it('files leave whole by SMTP and over HTTP, and the mail says that no person wrote it', async () => {
    const api = await startMailApi();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:נסיעה לירושלים\r\nEND:VCALENDAR\r\n';
    const mail: Mail = {
      id: 'x',
      from: 'a@example.com',
      to: ['b@example.com'],
      replyTo: 'desk@example.com',
      subject: 's',
      text: 't',
      html: '<p>h</p>',
      attachments: [{ name: 'TM-7K3Q9.ics', type: 'text/calendar;charset=utf-8;method=PUBLISH', content }],
      thread: 'TM-7K3Q9',
    };
    const platform = (settings: Readonly<Record<string, string>>) => resolvePlatform({ env: (name) => settings[name] });
    try {
      await sendMail(mail, platform({ MAIL_TRANSPORT: 'http', MAIL_API_URL: api.url }));
      const { body } = api.requests[0]!;
      expect(body).toMatchObject({
        reply_to: 'desk@example.com',
        headers: {
          'Auto-Submitted': 'auto-generated',
          References: '<TM-7K3Q9@example.com>',
          'In-Reply-To': '<TM-7K3Q9@example.com>',
        },
        attachments: [{ filename: 'TM-7K3Q9.ics', content_type: 'text/calendar;charset=utf-8;method=PUBLISH' }],
      });
      const [file] = body['attachments'] as { content: string }[];
      expect(Buffer.from(file!.content, 'base64').toString()).toBe(content);
    } finally {
      await api.close();
    }
    await sendMail(mail, platform({ MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }));
    const raw = smtp.mails.at(-1)?.replaceAll(/\r\n[ \t]+/gu, ' ') ?? '';
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/mu);
    expect(raw).toMatch(/^Reply-To: desk@example.com\r$/mu);
    expect(raw).toMatch(/^Content-Type: text\/calendar; ?charset=utf-8; method=PUBLISH/mu);
    const [, encoded = ''] = /filename=TM-7K3Q9\.ics\r\n\r\n([\s\S]*?)\r\n--/u.exec(raw) ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
  });

  it('an SMTP server elsewhere that offers no encryption gets no mail', async () => {
    const { sendBySmtp } = await import('../../supabase/functions/send-messages/smtp.ts');
    const mail = { id: 'x', from: 'a@example.com', to: ['b@example.com'], subject: 's', text: 't', html: 'h' };
    // A spelling of the loopback address that is not excepted stands for a server elsewhere.
    const elsewhere = smtp.url.replace('127.0.0.1', '127.1');
    const before = smtp.mails.length;
    await expect(sendBySmtp(mail, elsewhere, 5000)).rejects.toMatchObject({ code: 'ETLS' });
    expect(smtp.mails).toHaveLength(before);
  });

  it('the development inbox, where no other way is set', async () => {
    const server = await startTestBackend({
      database: 'native',
      functionSettings: { SCHEDULER_SECRET: SECRET, NOTIFY_FALLBACK: 'owner@example.com' },
    });
    try {
      const { reference } = await store(server);
      await call(server);
      expect(server.backend.inbox.messages[0]).toMatchObject({
        to: 'owner@example.com',
        subject: expect.stringContaining(reference) as string,
        links: expect.arrayContaining([expect.stringContaining('/dashboard/leads?lead=')]) as string[],
      });
    } finally {
      await server.close();
    }
  });
});
