import { createHash, timingSafeEqual } from 'node:crypto';
import { escapeHtml } from '../../supabase/functions/_shared/mail/html.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Inbox, InboxMessage } from '../backend/mail-inbox.ts';
import { LOOPBACK_HOST } from '../env.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}p{overflow-wrap:anywhere}';

export const isInboxPath = (pathname: string): boolean => /^\/_dev\/inbox(?:[./]|$)/u.test(pathname);

/**
 * Shows the mails that the embedded backend keeps, as a page or, with ".json" after its path, as JSON; the links in them
 * open accounts.
 * @param inbox null where the settings say that others may reach this server.
 */
export function answerInbox(incoming: IncomingMessage, outgoing: ServerResponse, inbox: Inbox | null): void {
  const pathname = incoming.url?.split('?')[0] ?? '';
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
  outgoing.setHeader('cache-control', 'no-store');
  if (!inbox || !isNamedLocally(incoming) || !isSame(pathname.replace(/\.json$/u, ''), inbox.path)) {
    outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  } else if (pathname.endsWith('.json')) {
    outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(inbox.messages));
  } else {
    const style = createHash('sha256').update(STYLE).digest('base64');
    outgoing.setHeader('content-security-policy', `default-src 'none'; style-src 'sha256-${style}'`);
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderInbox(inbox.messages));
  }
}

/** Takes as long for every path. */
function isSame(path: string, other: string): boolean {
  const [one, two] = [path, other].map((text) => createHash('sha256').update(text).digest());
  return Boolean(one && two && timingSafeEqual(one, two));
}

/** A page of another site whose name was pointed at this machine is refused by its Host; nothing is granted by one. */
const isNamedLocally = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_HOST.test(headers.host?.replace(/:\d+$/u, '') ?? '');

function renderInbox(messages: readonly InboxMessage[]): string {
  const list = messages.map(renderMessage).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development inbox</title>
<style>${STYLE}</style></head>
<body><h1>Development inbox</h1><p>The embedded backend sends no mail; it collects what it would send here until it stops.</p>
${list}
</body></html>
`;
}

function renderMessage({ to, subject, text, links, attachments, sentAt }: InboxMessage): string {
  const prose = text.replace(/https?:\/\/\S+/gu, '').trim();
  const anchors = links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('');
  const files = attachments.map(
    ({ name, type, content }) =>
      `<p><a download="${escapeHtml(name)}" href="data:${escapeHtml(type)};base64,${Buffer.from(content).toString('base64')}">${escapeHtml(name)}</a></p>`,
  );
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${escapeHtml(sentAt)}</time></p><p>${escapeHtml(prose)}</p>${anchors}${files.join('')}</article>`;
}
