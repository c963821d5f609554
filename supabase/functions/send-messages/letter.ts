/** A mail as text and as HTML, from what it says. */
import { escapeHtml } from '../_shared/mail/html.ts';
import { isolatesAsHtml, plainDirections, withoutIsolates } from '../_shared/words/isolates.ts';
import { localeRegistry, type Locale } from '../_shared/words/locales.ts';
import {
  mailButton,
  mailClosing,
  mailDocument,
  mailParagraphs,
  mailRow,
  mailRowHeading,
  sidesOf,
} from '../_shared/mail/mail-document.ts';
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

interface LetterLink {
  text: string;
  href: string;
}

/** What a mail says, of whatever kind. Parts of its lines may be isolated (isolates.ts). */
export interface Letter {
  subject: string;
  /** What it is about, in large letters above it; else its subject. */
  title?: string;
  /** Beneath that: when it is, by which reference. */
  subtitle?: string;
  /** The line that the list of mails shows after the subject; else the first paragraph. */
  preview?: string;
  /** What comes first, a paragraph each. */
  opening: readonly string[];
  facts: readonly (Fact | FactHeading)[];
  /** Somebody's own words, of several lines. */
  quote?: { title: string; text: string };
  /** What the reader most likely does next. */
  button?: LetterLink;
  /** What else can be done. */
  links: readonly LetterLink[];
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
  /** The name of whoever writes, above the mail. */
  brand: string;
}

/** Writes the mail. */
export function writeMail(letter: Letter, envelope: Envelope): Mail {
  const { id, from, to, language } = envelope;
  const { subject, replyTo, attachments, thread } = letter;
  return {
    id,
    from: headerText(from),
    to: to.map(headerText),
    ...(replyTo && { replyTo: headerText(replyTo) }),
    subject: headerText(subject),
    text: textOf(letter, language),
    html: htmlOf(letter, envelope),
    ...(attachments && { attachments }),
    ...(thread && { thread }),
  };
}

/** For programs without HTML, and for whoever reads on a watch or by ear. */
function textOf({ opening, facts, quote, button, links, closing = [] }: Letter, language: Locale): string {
  const { direction, signSpace } = localeRegistry[language];
  const colon = `${signSpace}:`;
  const rows = facts.map((fact, nth) => {
    if ('heading' in fact) return `${nth > 0 ? '\n' : ''}${fact.heading}`;
    const { name, value, href } = fact;
    return [`${name}${colon} ${value.replace(/^\+/u, '\u2066+')}`, href].filter(Boolean).join(' ');
  });
  const parts = [
    opening.join('\n\n'),
    rows.join('\n'),
    // Marked line by line: what somebody wrote cannot pass for the mail's own words.
    quote ? [quote.title, ...quote.text.split('\n').map((line) => `> ${line}`)].join('\n') : '',
    ...(button ? [button] : []).concat(links).map(({ text, href }) => `${text}${colon}\n${href}`),
    closing.join('\n\n'),
  ];
  return `${plainDirections(parts.filter(Boolean).join('\n\n'), direction)}\n`;
}

/** @param said HTML */
const linkTo = (href: string, said: string): string =>
  `<a href="${escapeHtml(href)}" style="color:#0F5560">${said}</a>`;

/** A plate, a phone, a flight or a price stays on one line: half a plate is read as a plate. Longer ones, such as addresses, break. */
const FIGURE = /<bdi dir="ltr">(?=[^<]{1,20}<)/gu;
const ON_ONE_LINE = '<bdi dir="ltr" style="white-space:nowrap">';

/** Names and addresses stand each in an element with a direction of its own: what somebody typed turns no line around. */
function htmlOf(letter: Letter, { language, brand }: Envelope): string {
  const { subject, title = subject, subtitle = '', opening, facts, quote, button, links, closing = [] } = letter;
  const { direction } = localeRegistry[language];
  const [start] = sidesOf(language);
  const words = (text: string) => isolatesAsHtml(escapeHtml(text)).replaceAll(FIGURE, ON_ONE_LINE);
  const rows = facts.map((fact) => {
    if ('heading' in fact) return mailRowHeading(language, escapeHtml(fact.heading));
    const { name, value, href } = fact;
    const said = `<bdi>${words(value)}</bdi>`;
    return mailRow(language, escapeHtml(name), href ? linkTo(href, said) : said);
  });
  const table =
    rows.length > 0
      ? `<table dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px">${rows.join('')}</table>\n`
      : '';
  const quoted = quote
    ? `${mailParagraphs([escapeHtml(quote.title)])}<blockquote dir="auto" style="margin:0 0 16px;padding:8px 12px;border-${start}:3px solid #999;white-space:pre-wrap">${escapeHtml(quote.text)}</blockquote>\n`
    : '';
  const pressed = button ? mailButton(words(button.text), escapeHtml(button.href)) : '';
  const anchors = links.map(({ text, href }) => linkTo(href, escapeHtml(text)));
  const actions = anchors.length > 0 ? mailParagraphs([anchors.join(' &nbsp;·&nbsp; ')]) : '';
  return mailDocument(language, {
    brand: escapeHtml(brand),
    preview: escapeHtml(withoutIsolates(letter.preview ?? opening[0] ?? '')),
    title: words(title),
    subtitle: words(subtitle),
    content: `${mailParagraphs(opening.map(words))}${pressed}${table}${quoted}${actions}${mailClosing(closing.map(words))}`,
  });
}

/** Header and line injection ends here: whatever breaks a line becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const headerText = (text: string): string => oneLine(text).slice(0, 300);
