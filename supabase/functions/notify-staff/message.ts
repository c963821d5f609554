/**
 * The mail about a request, in Hebrew, the language of the business. It holds what is needed to call back at once; the
 * rest is behind the link, where signing in is asked for.
 */
import { escapeHtml } from '../_shared/html.ts';
import {
  CONTACT_SERVICE_TYPE,
  leadField,
  onLineOf,
  staffFields,
  type LeadAnswers,
  type LeadFieldName,
} from '../_shared/lead-fields.ts';
import * as words from '../_shared/lead-words/he.ts';
import type { Mail } from '../_shared/mail.ts';

export interface Notification {
  id: string;
  kind: 'lead_received' | 'lead_quarantined';
  lead: NotifiedLead;
}

/** What the mail's writer is given of a lead: its answers under the names of their columns, null where there is none. */
export type NotifiedLead = { id: string; reference: string } & LeadAnswers;

/** The words of staff and of the request form, but for two that differ in a mail. */
const LABELS = { ...words.labels, ...words.staffLabels, travel_date: 'מועד' };
const SERVICES: Readonly<Record<string, string>> = { ...words.services, [CONTACT_SERVICE_TYPE]: 'הודעה מהאתר' };

/** What differs between a request that waits for an answer and one that is held apart. */
const KINDS = {
  lead_received: {
    subject: (reference: string, service: string) => `פנייה חדשה ${reference}: ${service}`,
    opening: 'התקבלה פנייה חדשה באתר.',
    link: 'לפנייה בלוח הצוות',
  },
  lead_quarantined: {
    subject: (reference: string) => `פנייה ${reference} ממתינה לבדיקה`,
    opening: 'פנייה שנראית אוטומטית ממתינה לבדיקה. אין צורך לענות עליה. אם שלח אותה אדם, אפשר לאשר אותה בלוח הצוות.',
    link: 'לבדיקת הפנייה',
  },
} as const;

/**
 * Writes the mail.
 * @param siteUrl origin of the site, without a slash at its end
 */
export function messageOf(
  { id, kind, lead }: Notification,
  { from, to, siteUrl }: { from: string; to: readonly string[]; siteUrl: string },
): Mail {
  const { subject, opening, link: linkText } = KINDS[kind];
  const link = `${siteUrl}/dashboard/leads?lead=${encodeURIComponent(lead.id)}`;
  const facts = factsOf(lead);
  // In a Hebrew line the plus of a phone number would move behind it: a left-to-right mark holds it.
  return {
    id,
    from: headerText(from),
    to: to.map(headerText),
    subject: headerText(subject(lead.reference, answerText('service_type', lead))),
    text: [
      opening,
      '',
      ...facts.map(([name, value]) => `${name}: ${value.replace(/^\+/u, '\u200E+')}`),
      '',
      `${linkText}:`,
      link,
      '',
    ].join('\n'),
    html: htmlOf(opening, facts, linkText, link),
  };
}

type Facts = readonly (readonly [name: string, value: string])[];

function factsOf(lead: NotifiedLead): Facts {
  const answers = staffFields('mail').map((name) => {
    const line = onLineOf(name).map((each) => answerText(each, lead));
    return [LABELS[name], line.filter(Boolean).join(' ')] as const;
  });
  return [['מספר פנייה', lead.reference] as const, ...answers].filter(([, value]) => value !== '');
}

/** An answer in Hebrew, on one line; empty where there is none. */
function answerText(name: LeadFieldName, lead: NotifiedLead): string {
  const value = lead[name];
  // The route, in the direction of Hebrew.
  if (name === 'destination' && lead.pickup && lead.dropoff)
    return `${oneLine(lead.pickup)} ← ${oneLine(lead.dropoff)}`;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'כן' : 'לא';
  switch (leadField(name).kind) {
    case 'date':
      return String(value).split('-').toReversed().join('/');
    case 'slot':
      return String(value).slice(0, 5);
    case 'choice':
      return SERVICES[value] ?? String(value);
    default:
      return oneLine(String(value));
  }
}

/** Names and addresses stand each in an element with a direction of its own: what somebody typed turns no line around. */
function htmlOf(opening: string, facts: Facts, linkText: string, link: string): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="right" style="padding:4px 0 4px 16px">${escapeHtml(name)}</th><td style="padding:4px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<!doctype html>
<html lang="he" dir="rtl"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 Arial,sans-serif">
<p>${escapeHtml(opening)}</p>
<table dir="rtl">${rows.join('')}</table>
<p><a href="${escapeHtml(link)}">${escapeHtml(linkText)}</a></p>
</body></html>
`;
}

/** Header and line injection ends here: whatever breaks a line becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const headerText = (text: string): string => oneLine(text).slice(0, 300);
