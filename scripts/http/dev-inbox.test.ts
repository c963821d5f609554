import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { MailInbox, type Inbox } from '../backend/mail-inbox.ts';
import { answerInbox } from './dev-inbox.ts';

async function pageOf(inbox: MailInbox): Promise<string> {
  let page = '';
  const outgoing = { setHeader: () => outgoing, writeHead: () => outgoing, end: (text: string) => (page = text) };
  const incoming = { url: '/_dev/inbox', headers: { host: 'localhost:4173' } };
  answerInbox(incoming as IncomingMessage, outgoing as unknown as ServerResponse, {
    path: '/_dev/inbox',
    messages: inbox.messages,
  });
  return page;
}

it('a file of a mail is there to download, whole', async () => {
  const inbox = new MailInbox();
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:נסיעה\r\n';
  await inbox.send({
    to: 'dana@example.com',
    subject: 'Booked',
    text: 'Your trip page:\nhttps://www.example.com/trip#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a\n',
    attachments: [{ name: 'a"b.ics', type: 'text/calendar;charset=utf-8', content }],
  });
  const page = await pageOf(inbox);
  expect(page).toContain('href="https://www.example.com/trip#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a"');
  const [, name, file = ''] =
    /download="([^"]*)" href="data:text\/calendar;charset=utf-8;base64,([^"]*)"/u.exec(page) ?? [];
  expect(name).toBe('a&quot;b.ics');
  expect(Buffer.from(file, 'base64').toString()).toBe(content);
});

it.each([
  ['/_dev/inbox-of-this-start', 'localhost:4173', 200],
  ['/_dev/inbox-of-this-start.json', '127.0.0.1:4173', 200],
  ['/_dev/inbox-of-this-start', 'www.example.com', 404],
  ['/_dev/inbox', 'localhost:4173', 404],
  ['/_dev/inbox-of-this-star', 'localhost:4173', 404],
])('%s at %s is answered with %i, and with 404 where there is no inbox', (url, host, expected) => {
  const statusWith = (inbox: Inbox | null) => {
    let status = 0;
    const outgoing = {
      setHeader: () => outgoing,
      writeHead: (code: number) => ((status = code), outgoing),
      end: () => {},
    };
    answerInbox({ url, headers: { host } } as IncomingMessage, outgoing as unknown as ServerResponse, inbox);
    return status;
  };
  expect(statusWith({ path: '/_dev/inbox-of-this-start', messages: [] })).toBe(expected);
  expect(statusWith(null)).toBe(404);
});
