import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarFile } from './calendar-file.ts';

const PLAN: CalendarFile['events'][number] = {
  id: 'jerusalem-dead-sea-2026-12-31@example.com',
  when: { day: '2026-12-31' },
  title: 'Jerusalem; Dead Sea, slowly \\ by car',
  description: '1. Mount of Olives\n2. Old City\r\nBEGIN:VALARM',
  place: 'ירושלים',
  url: 'https://example.com/routes/jerusalem-dead-sea?a=1,2;3',
};
const FILE = {
  method: 'PUBLISH',
  producer: 'Drivers of Galilee',
  madeAt: new Date('2026-11-21T12:07:45.123Z'),
} as const;
const fileOf = (event: CalendarFile['events'][number], changes: Partial<CalendarFile> = {}) =>
  calendarFile({ ...FILE, events: [event], ...changes });

/** Lines as a calendar reads them: the folded ones put together again (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1);

describe('a calendar file', () => {
  it('ends every line in CR LF and has no other line break', () => {
    const file = fileOf(PLAN);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it('keeps every line within 75 octets and cuts no character', () => {
    const long = { ...PLAN, title: 'מסע בזמן לאורך החוף 🌊'.repeat(12), description: 'é'.repeat(300) };
    const file = fileOf(long);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(valueOf(file, 'SUMMARY')).toBe(long.title);
    expect(valueOf(file, 'DESCRIPTION')).toBe(long.description);
  });

  it('fills lines up to the limit', () => {
    const first = (length: number) =>
      fileOf({ ...PLAN, title: 'x'.repeat(length) })
        .split('\r\nSUMMARY:')[1]!
        .split('\r\n')[0]!;
    expect(first(67)).toHaveLength(67);
    expect(first(68)).toHaveLength(67);
  });

  it('escapes what has a meaning, and lets no text begin a line', () => {
    const file = fileOf(PLAN);
    expect(valueOf(file, 'SUMMARY')).toBe(String.raw`Jerusalem\; Dead Sea\, slowly \\ by car`);
    expect(valueOf(file, 'DESCRIPTION')).toBe(String.raw`1. Mount of Olives\n2. Old City\nBEGIN:VALARM`);
    expect(linesOf(file)).not.toContain('BEGIN:VALARM');
    expect(linesOf(fileOf({ ...PLAN, url: 'https://a.example/\r\nX:1' }))).not.toContain('X:1');
  });

  it('leaves an address as it is', () => {
    expect(valueOf(fileOf(PLAN), 'URL')).toBe(PLAN.url);
  });

  it('lasts the whole day, in no time zone, and says in UTC when it was made', () => {
    const lines = linesOf(fileOf(PLAN));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261121T120745Z');
  });

  it('names what RFC 5545 requires, once', () => {
    const lines = linesOf(fileOf(PLAN));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    for (const name of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:', 'BEGIN:VEVENT', 'END:VEVENT'])
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  });
});

const RIDE: CalendarFile['events'][number] = {
  ...PLAN,
  id: 'TM-7K3Q9-1@example.com',
  when: { start: new Date('2026-10-25T01:30+02:00'), end: new Date('2026-10-25T02:15+02:00') },
  sequence: 3,
  alarmHours: 3,
};

describe('an event between two instants', () => {
  it('says both in UTC, whatever the clocks do meanwhile', () => {
    const lines = linesOf(fileOf(RIDE));
    expect(lines).toContain('DTSTART:20261024T233000Z');
    expect(lines).toContain('DTEND:20261025T001500Z');
    expect(lines).toContain('SEQUENCE:3');
  });

  it('reminds of itself, in an alarm of its own', () => {
    const lines = linesOf(fileOf(RIDE));
    const [from, to] = [lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM')];
    expect(lines.slice(from, to)).toContain('TRIGGER:-PT3H');
    expect(lines.indexOf('END:VEVENT')).toBe(to + 1);
  });

  it('is taken out by CANCEL, without an alarm', () => {
    const lines = linesOf(fileOf(RIDE, { method: 'CANCEL' }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${RIDE.id}`]));
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('names whose it is, in a parameter that no name breaks out of', () => {
    const organizer = { name: 'Dana "D"\r\nX:1', email: 'hello@example.com' };
    expect(linesOf(fileOf(RIDE, { organizer }))).toContain('ORGANIZER;CN="Dana  D   X:1":mailto:hello@example.com');
  });

  it('stands beside others in one file', () => {
    const lines = linesOf(calendarFile({ ...FILE, events: [RIDE, { ...RIDE, id: 'TM-7K3Q9-2@example.com' }] }));
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });
});
