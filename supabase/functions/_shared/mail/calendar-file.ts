/** Calendar files (iCalendar, RFC 5545) for downloads and mails. */

interface CalendarEvent {
  /** The same event has the same id in every file, so that a later one takes the earlier one's place. */
  id: string;
  /** A calendar day "YYYY-MM-DD", which is that day wherever the calendar is read; or two instants. */
  when: { day: string } | { start: Date; end: Date };
  title: string;
  /** Lines are kept. */
  description: string;
  place: string;
  /** Absolute address of a page about it. */
  url?: string;
  /** Raised by one whenever the event has changed; a calendar keeps the highest. */
  sequence?: number;
  /** Hours before the start at which the calendar reminds of it. */
  alarmHours?: number;
}

export interface CalendarFile {
  /**
   * PUBLISH puts events in or changes them, CANCEL takes them out. Never REQUEST: that is a meeting to be answered, with the
   * reader's address in a file that people pass on.
   */
  method: 'PUBLISH' | 'CANCEL';
  events: readonly CalendarEvent[];
  /** Who made the file, such as the name of the site. */
  producer: string;
  /** Whose events they are; calendars want it where events are cancelled. */
  organizer?: { name: string; email: string };
  madeAt: Date;
  /** Of a file that calendars read again and again: what they call it, and after how many minutes they should. */
  name?: string;
  refreshMinutes?: number;
}

/**
 * Writes the file. Lines end in CR LF, none is longer than 75 octets of UTF-8, and nothing in a text can begin a line of
 * its own.
 */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(file.producer)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${file.method}`,
    ...subscriptionLines(file),
    ...file.events.flatMap((event) => eventLines(event, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 7986 knows the name and the interval; older programs read the names that begin with X. */
const subscriptionLines = ({ name, refreshMinutes }: CalendarFile): string[] => [
  ...(name === undefined ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
  ...(refreshMinutes === undefined
    ? []
    : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
];

function eventLines(event: CalendarEvent, { method, organizer, madeAt }: CalendarFile): string[] {
  const { id, when, title, description, place, url, sequence, alarmHours } = event;
  const isCancelled = method === 'CANCEL';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${utcInstant(madeAt)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...timeLines(when),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    ...(url === undefined ? [] : [`URL:${url.replaceAll(/\s/gu, '')}`]),
    ...(organizer ? [`ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.email.replaceAll(/\s/gu, '')}`] : []),
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'TRANSP:OPAQUE',
    ...(alarmHours === undefined || isCancelled ? [] : alarmLines(title, alarmHours)),
    'END:VEVENT',
  ];
}

function timeLines(when: CalendarEvent['when']): string[] {
  if ('start' in when) return [`DTSTART:${utcInstant(when.start)}`, `DTEND:${utcInstant(when.end)}`];
  return [
    `DTSTART;VALUE=DATE:${calendarDate(when.day)}`,
    // The end of an event of whole days is the day after its last.
    `DTEND;VALUE=DATE:${calendarDate(dayAfter(when.day))}`,
  ];
}

const alarmLines = (title: string, hours: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${hours}H`,
  'END:VALARM',
];

/** RFC 5545, 3.3.11: backslash, semicolon and comma by a backslash, a line break as "\n"; other controls have no place. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** RFC 5545, 3.2: a parameter's quoted value holds neither quotation marks nor controls. */
const quoted = (text: string): string => text.replaceAll(/["\p{Cc}\u2028\u2029]/gu, ' ');

const LONGEST_LINE = 75;

/** RFC 5545, 3.1: a long line goes on in the next one after a space, and no character is cut in two. */
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
