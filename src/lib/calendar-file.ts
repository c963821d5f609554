/** A plan for a whole day, as calendars take it in. */
export interface DayPlan {
  /** The same plan on the same day has the same id, so that a second import replaces the first. */
  id: string;
  /** "YYYY-MM-DD", a calendar day without time zone: it is that day wherever the calendar is read. */
  day: string;
  title: string;
  /** Lines are kept. */
  description: string;
  place: string;
  /** Absolute address of a page about it. */
  url: string;
  /** Who made the file, such as the name of the site. */
  producer: string;
  /** When the file was made. */
  madeAt: Date;
}

/**
 * An iCalendar file with one event that lasts a day (RFC 5545). Lines end in CR LF, none is longer than 75 octets of
 * UTF-8, and nothing in a text can begin a line of its own.
 */
export function dayPlanCalendar(plan: DayPlan): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(plan.producer)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(plan.id)}`,
    `DTSTAMP:${utcInstant(plan.madeAt)}`,
    `DTSTART;VALUE=DATE:${calendarDate(plan.day)}`,
    // The end of an event of whole days is the day after its last.
    `DTEND;VALUE=DATE:${calendarDate(dayAfter(plan.day))}`,
    `SUMMARY:${escapeText(plan.title)}`,
    `DESCRIPTION:${escapeText(plan.description)}`,
    `LOCATION:${escapeText(plan.place)}`,
    `URL:${plan.url.replaceAll(/\s/gu, '')}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Section 3.3.11: backslash, semicolon and comma by a backslash, a line break as "\n"; other controls have no place. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

const LONGEST_LINE = 75;

/** Section 3.1: a long line goes on in the next one after a space, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** "20261121T120745Z" */
const utcInstant = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

/** "20261121" */
const calendarDate = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
