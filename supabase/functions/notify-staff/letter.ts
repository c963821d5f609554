/** A mail to staff as text and as HTML, from what it says. */
import { escapeHtml } from '../_shared/html.ts';
import { localeRegistry, type Locale } from '../_shared/locales.ts';
import type { Mail } from '../_shared/mail.ts';

export interface Fact {
  name: string;
  value: string;
}

/** What a mail says. */
export interface Letter {
  subject: string;
  opening: string;
  facts: readonly Fact[];
  /** Somebody's own words, of several lines. */
  quote?: { title: string; text: string };
  /** What can be done, as links; the last leads to the back office. */
  links: readonly { text: string; href: string }[];
  /** Who gets the answer. */
  replyTo?: string;
}

export interface Envelope {
  /** The same for every attempt. */
  id: string;
  from: string;
  to: readonly string[];
  language: Locale;
}

/** Writes the mail. */
export function writeMail(letter: Letter, { id, from, to, language }: Envelope): Mail {
  const { subject, replyTo } = letter;
  return {
    id,
    from: headerText(from),
    to: to.map(headerText),
    ...(replyTo && { replyTo: headerText(replyTo) }),
    subject: headerText(subject),
    text: textOf(letter),
    html: htmlOf(letter, language),
  };
}

function textOf({ opening, facts, quote, links }: Letter): string {
  return [
    opening,
    '',
    // In a Hebrew line the plus of a phone number would move behind it: a left-to-right mark holds it.
    ...facts.map(({ name, value }) => `${name}: ${value.replace(/^\+/u, '\u200E+')}`),
    // Marked line by line: what somebody wrote cannot pass for the mail's own words.
    ...(quote ? ['', quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)] : []),
    ...links.flatMap(({ text, href }) => ['', `${text}:`, href]),
    '',
  ].join('\n');
}

/** Names and addresses stand each in an element with a direction of its own: what somebody typed turns no line around. */
function htmlOf({ opening, facts, quote, links }: Letter, language: Locale): string {
  const { direction } = localeRegistry[language];
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th align="${start}" style="padding:4px 0;padding-${end}:16px">${escapeHtml(name)}</th><td style="padding:4px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  const words = quote
    ? `<p>${escapeHtml(quote.title)}</p>\n<blockquote dir="auto" style="margin:0 0 16px;padding:8px 12px;border-${start}:3px solid #999;white-space:pre-wrap">${escapeHtml(quote.text)}</blockquote>\n`
    : '';
  const actions = links.map(({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 Arial,sans-serif">
<p>${escapeHtml(opening)}</p>
<table dir="${direction}">${rows.join('')}</table>
${words}<p>${actions.join(' &nbsp;·&nbsp; ')}</p>
</body></html>
`;
}

/** Header and line injection ends here: whatever breaks a line becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const headerText = (text: string): string => oneLine(text).slice(0, 300);
