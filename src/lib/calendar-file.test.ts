import { describe, expect, it } from 'vitest';
import { dayPlanCalendar, type DayPlan } from './calendar-file';

const PLAN: DayPlan = {
  id: 'jerusalem-dead-sea-2026-12-31@example.com',
  day: '2026-12-31',
  title: 'Jerusalem; Dead Sea, slowly \\ by car',
  description: '1. Mount of Olives\n2. Old City\r\nBEGIN:VALARM',
  place: 'ירושלים',
  url: 'https://example.com/routes/jerusalem-dead-sea?a=1,2;3',
  producer: 'Tamar VIP Transfers',
  madeAt: new Date('2026-11-21T12:07:45.123Z'),
};

/** Lines as a calendar reads them: the folded ones put together again (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1);

describe('a calendar file of a day', () => {
  it('ends every line in CR LF and has no other line break', () => {
    const file = dayPlanCalendar(PLAN);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it('keeps every line within 75 octets and cuts no character', () => {
    const long = { ...PLAN, title: 'מסע בזמן לאורך החוף 🌊'.repeat(12), description: 'é'.repeat(300) };
    const file = dayPlanCalendar(long);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(valueOf(file, 'SUMMARY')).toBe(long.title);
    expect(valueOf(file, 'DESCRIPTION')).toBe(long.description);
  });

  it('fills lines up to the limit', () => {
    const first = (length: number) =>
      dayPlanCalendar({ ...PLAN, title: 'x'.repeat(length) })
        .split('\r\nSUMMARY:')[1]!
        .split('\r\n')[0]!;
    expect(first(67)).toHaveLength(67);
    expect(first(68)).toHaveLength(67);
  });

  it('escapes what has a meaning, and lets no text begin a line', () => {
    const file = dayPlanCalendar(PLAN);
    expect(valueOf(file, 'SUMMARY')).toBe(String.raw`Jerusalem\; Dead Sea\, slowly \\ by car`);
    expect(valueOf(file, 'DESCRIPTION')).toBe(String.raw`1. Mount of Olives\n2. Old City\nBEGIN:VALARM`);
    expect(linesOf(file)).not.toContain('BEGIN:VALARM');
    expect(linesOf(dayPlanCalendar({ ...PLAN, url: 'https://a.example/\r\nX:1' }))).not.toContain('X:1');
  });

  it('leaves an address as it is', () => {
    expect(valueOf(dayPlanCalendar(PLAN), 'URL')).toBe(PLAN.url);
  });

  it('lasts the whole day, in no time zone, and says in UTC when it was made', () => {
    const lines = linesOf(dayPlanCalendar(PLAN));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261121T120745Z');
  });

  it('names what RFC 5545 requires, once', () => {
    const lines = linesOf(dayPlanCalendar(PLAN));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    for (const name of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:', 'BEGIN:VEVENT', 'END:VEVENT'])
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  });
});
