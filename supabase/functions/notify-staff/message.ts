/**
 * The mail about a request, in Hebrew, the language of the business. It holds what is needed to call back at once; the
 * rest is behind the link, where signing in is asked for.
 */
import { escapeHtml } from '../_shared/html.ts';
import type { Mail } from '../_shared/mail.ts';

export interface Notification {
  id: string;
  kind: 'lead_received' | 'lead_quarantined';
  lead: NotifiedLead;
}

/** Columns of the lead; null where nothing was stated. */
export interface NotifiedLead {
  id: string;
  reference: string;
  name: string;
  /** E.164. */
  phone: string;
  service_type: string;
  destination: string | null;
  pickup: string | null;
  dropoff: string | null;
  /** "2026-11-20", a day of the calendar. */
  travel_date: string | null;
  /** "14:00" */
  pickup_time: string | null;
  passengers: number | null;
  flight_number: string | null;
}

/** The words of the request form (a test compares the two). */
export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  airport_pickup: 'העברה משדה התעופה',
  airport_dropoff: 'העברה לשדה התעופה',
  intercity: 'העברה בין ערים',
  day_tour: 'טיול יום',
  car_with_driver: 'השכרת רכב עם נהג',
  event_transfer: 'הסעה לאירועים',
  other: 'אחר',
  contact: 'הודעה מהאתר',
};

/** What differs between a request that waits for an answer and one that is held apart. */
const WORDS = {
  lead_received: {
    subject: (reference: string, service: string) => `פנייה חדשה ${reference}: ${service}`,
    lead: 'התקבלה פנייה חדשה באתר.',
    link: 'לפנייה בלוח הבקרה',
  },
  lead_quarantined: {
    subject: (reference: string) => `פנייה ${reference} נשמרה בצד`,
    lead: 'פנייה שנראית אוטומטית נשמרה בצד. אין צורך לענות; אם שלח אותה אדם, אפשר לשחרר אותה בלוח הבקרה.',
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
  const words = WORDS[kind];
  const service = SERVICE_NAMES[lead.service_type] ?? lead.service_type;
  const link = `${siteUrl}/dashboard/leads?lead=${encodeURIComponent(lead.id)}`;
  const facts = factsOf(lead, service);
  // In a Hebrew line the plus of a phone number would move behind it: a left-to-right mark holds it.
  return {
    id,
    from: headerText(from),
    to: to.map(headerText),
    subject: headerText(words.subject(lead.reference, service)),
    text: [
      words.lead,
      '',
      ...facts.map(([name, value]) => `${name}: ${value.replace(/^\+/u, '\u200E+')}`),
      '',
      `${words.link}:`,
      link,
      '',
    ].join('\n'),
    html: htmlOf(words.lead, facts, words.link, link),
  };
}

type Facts = readonly (readonly [name: string, value: string])[];

function factsOf(lead: NotifiedLead, service: string): Facts {
  const route =
    lead.pickup && lead.dropoff
      ? `${oneLine(lead.pickup)} ← ${oneLine(lead.dropoff)}`
      : oneLine(lead.destination ?? '');
  const when = [lead.travel_date?.split('-').toReversed().join('/'), lead.pickup_time].filter(Boolean).join(' ');
  const all: Facts = [
    ['מספר פנייה', lead.reference],
    ['שם', oneLine(lead.name)],
    ['טלפון', lead.phone],
    ['שירות', service],
    ['מסלול', route],
    ['מועד', when],
    ['נוסעים', lead.passengers === null ? '' : String(lead.passengers)],
    ['טיסה', oneLine(lead.flight_number ?? '')],
  ];
  return all.filter(([, value]) => value !== '');
}

/** Names and addresses stand each in an element with a direction of its own: what somebody typed turns no line around. */
function htmlOf(lead: string, facts: Facts, linkText: string, link: string): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="right" style="padding:4px 0 4px 16px">${escapeHtml(name)}</th><td style="padding:4px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<!doctype html>
<html lang="he" dir="rtl"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 Arial,sans-serif">
<p>${escapeHtml(lead)}</p>
<table dir="rtl">${rows.join('')}</table>
<p><a href="${escapeHtml(link)}">${escapeHtml(linkText)}</a></p>
</body></html>
`;
}

/** Header and line injection ends here: whatever breaks a line becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const headerText = (text: string): string => oneLine(text).slice(0, 300);
