/** A mail as text and as HTML, from what it says. */
import { escapeHtml } from '../_shared/mail/html.ts';
import { isolatesAsHtml } from '../_shared/words/isolates.ts';
import { localeRegistry, type Locale } from '../_shared/words/locales.ts';
import { mailDocument } from '../_shared/mail/mail-document.ts';
import type { Mail, MailAttachment } from '../_shared/mail/mail.ts';

export interface Fact {
  name: string;
  value: string;
  /** Where the value leads. */
  href?: string;
}

/** Stands above the rows that follow it. */
export interface FactHeading {
  heading: string;
}

/** What a mail says. Parts of its lines may be isolated (isolates.ts). */
export interface Letter {
  subject: string;
  /** What comes first, a paragraph each. */
  opening: readonly string[];
  facts: readonly (Fact | FactHeading)[];
  /** Somebody's own words, of several lines. */
  quote?: { title: string; text: string };
  /** What can be done, as links. */
  links: readonly { text: string; href: string }[];
  /** What comes last, a paragraph each. */
  closing?: readonly string[];
  attachments?: readonly MailAttachment[];
  /** Who gets the answer. */
  replyTo?: string;
  /** The trip that it is about, by its reference. */
  thread?: string;
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
  const { subject, replyTo, attachments, thread } = letter;
  return {
    id,
    from: headerText(from),
    to: to.map(headerText),
    ...(replyTo && { replyTo: headerText(replyTo) }),
    subject: headerText(subject),
    text: textOf(letter, language),
    html: htmlOf(letter, language),
    ...(attachments && { attachments }),
    ...(thread && { thread }),
  };
}

function textOf({ opening, facts, quote, links, closing = [] }: Letter, language: Locale): string {
  const colon = `${localeRegistry[language].signSpace}:`;
  const rows = facts.map((fact, nth) => {
    if ('heading' in fact) return `${nth > 0 ? '\n' : ''}${fact.heading}`;
    const { name, value, href } = fact;
    // In a Hebrew line the plus of a phone number would move behind it: a left-to-right mark holds it.
    return [`${name}${colon} ${value.replace(/^\+/u, '\u200E+')}`, href].filter(Boolean).join(' ');
  });
  const parts = [
    opening.join('\n\n'),
    rows.join('\n'),
    // Marked line by line: what somebody wrote cannot pass for the mail's own words.
    quote ? [quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)].join('\n') : '',
    ...links.map(({ text, href }) => `${text}${colon}\n${href}`),
    closing.join('\n\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Names and addresses stand each in an element with a direction of its own: what somebody typed turns no line around. */
function htmlOf({ opening, facts, quote, links, closing = [] }: Letter, language: Locale): string {
  const { direction } = localeRegistry[language];
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const words = (text: string) => isolatesAsHtml(escapeHtml(text));
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${words(text)}</p>\n`).join('');
  const rows = facts.map((fact) => {
    if ('heading' in fact)
      return `<tr><th colspan="2" align="${start}" style="padding:16px 0 4px">${escapeHtml(fact.heading)}</th></tr>`;
    const { name, value, href } = fact;
    const said = `<bdi>${words(value)}</bdi>`;
    const linked = href ? `<a href="${escapeHtml(href)}">${said}</a>` : said;
    return `<tr><th align="${start}" valign="top" style="padding:4px 0;padding-${end}:16px">${escapeHtml(name)}</th><td valign="top" style="padding:4px 0">${linked}</td></tr>`;
  });
  const table = rows.length > 0 ? `<table dir="${direction}">${rows.join('')}</table>\n` : '';
  const quoted = quote
    ? `<p>${escapeHtml(quote.title)}</p>\n<blockquote dir="auto" style="margin:0 0 16px;padding:8px 12px;border-${start}:3px solid #999;white-space:pre-wrap">${escapeHtml(quote.text)}</blockquote>\n`
    : '';
  const anchors = links.map(({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  const actions = anchors.length > 0 ? `<p>${anchors.join(' &nbsp;·&nbsp; ')}</p>\n` : '';
  return mailDocument(language, `${paragraphs(opening)}${table}${quoted}${actions}${paragraphs(closing)}`);
}

/** Header and line injection ends here: whatever breaks a line becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const headerText = (text: string): string => oneLine(text).slice(0, 300);
