import { escapeHtml } from '../../supabase/functions/_shared/html.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InboxMessage } from '../backend/mail-inbox.ts';
import { isLoopback } from './client-address.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}p{overflow-wrap:anywhere}';

/** Any of these headers shows that a proxy forwards the request: its sender is not at this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const;

export const isInboxPath = (pathname: string): boolean => pathname === '/_dev/inbox' || pathname === '/_dev/inbox.json';

/**
 * Shows the mails of the embedded backend, to people at this very machine only: the links in them open accounts.
 * @param messages the newest first.
 */
export function answerInbox(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  messages: readonly InboxMessage[],
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
  outgoing.setHeader('cache-control', 'no-store');
  if (!isLocal(incoming)) {
    outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  } else if (incoming.url?.split('?')[0] === '/_dev/inbox.json') {
    outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(messages));
  } else {
    const style = createHash('sha256').update(STYLE).digest('base64');
    outgoing.setHeader('content-security-policy', `default-src 'none'; style-src 'sha256-${style}'`);
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderInbox(messages));
  }
}

/** The Host header tells a page of this machine from one elsewhere whose name was pointed here. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const peer = socket.remoteAddress?.replace(/^::ffff:/u, '') ?? null;
  const host = headers.host?.replace(/:\d+$/u, '') ?? '';
  return (
    isLoopback(peer) &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(host) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

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

function renderMessage({ to, subject, text, links, sentAt }: InboxMessage): string {
  const prose = text.replace(/https?:\/\/\S+/gu, '').trim();
  const anchors = links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('');
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${escapeHtml(sentAt)}</time></p><p>${escapeHtml(prose)}</p>${anchors}</article>`;
}
