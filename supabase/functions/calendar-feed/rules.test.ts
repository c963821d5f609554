import { describe, expect, it } from 'vitest';
import { israelInstant } from '../_shared/clock/clock.ts';
import { namesTag } from '../_shared/http/http.ts';
import { businessSettings } from '../_shared/facts/business-settings.ts';
import { tripDriver, tripView } from '../../../tests/fixtures/trip-view.ts';
import { feedKey, feedText, tripFeedText, tripOfFeed, type Feed } from './rules.ts';

const RIDE: Feed['rides'][number] = {
  id: '1f0c6a1e-0000-4000-8000-000000000001',
  reference: 'TM-7K3Q9',
  car: 1,
  cars: 1,
  first_name: 'Dana',
  pickup: 'Ben Gurion Airport',
  dropoff: 'Jaffa Street 1, Jerusalem',
  pickup_at: '2026-11-24T05:10:00Z',
  ends_at: '2026-11-24T06:10:00Z',
  updated_at: '2026-11-22T10:00:00Z',
};
const FEED: Feed = { since: '2026-11-20T08:00:00Z', driver: null, rides: [RIDE] };
const ABOUT = {
  business: { name: { he: 'תמר הסעות', en: 'Tamar', fr: 'Tamar' }, shortName: { he: 'תמר', en: 'Tamar', fr: 'Tamar' } },
  siteUrl: 'https://www.example.com',
};

const linesOf = (feed: Feed) => feedText(feed, ABOUT).replaceAll('\r\n ', '').split('\r\n');
const withRide = (changes: Partial<Feed['rides'][number]>): Feed => ({ ...FEED, rides: [{ ...RIDE, ...changes }] });

describe('the key in an address', () => {
  it.each([
    ['https://a.example/calendar-feed?key=0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
    ['https://a.example/calendar-feed?key=%200123456789ABCDEF0123456789ABCDEF', '0123456789abcdef0123456789abcdef'],
    ['https://a.example/calendar-feed?key=0123', ''],
    ['https://a.example/calendar-feed', ''],
  ])('%s', (url, key) => {
    expect(feedKey(url)).toBe(key);
  });
});

describe('a feed', () => {
  it('says hour, from, to, first name and reference, and how often it is to be read', () => {
    expect(linesOf(FEED)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'X-WR-CALNAME:תמר',
        'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
        'X-PUBLISHED-TTL:PT15M',
        `UID:${RIDE.id}`,
        'DTSTART:20261124T051000Z',
        'DTEND:20261124T061000Z',
        String.raw`SUMMARY:Dana · Ben Gurion Airport → Jaffa Street 1\, Jerusalem`,
        'DESCRIPTION:TM-7K3Q9',
        'LOCATION:Ben Gurion Airport',
        'URL:https://www.example.com/dashboard/rides',
      ]),
    );
  });

  it('is a driver’s own: with the name, without the way into the back office', () => {
    const lines = linesOf({ ...FEED, driver: { he: 'אבי כהן', latin: 'Avi Cohen' } });
    expect(lines).toContain('X-WR-CALNAME:תמר · אבי כהן');
    expect(lines.filter((line) => line.startsWith('URL:'))).toEqual([]);
  });

  it('points its arrow the way the text is read, and says which of several cars', () => {
    const lines = linesOf(withRide({ first_name: 'דנה', pickup: 'נתב״ג', dropoff: 'חיפה', car: 2, cars: 3 }));
    expect(lines).toContain('SUMMARY:דנה · נתב״ג ← חיפה');
    expect(lines).toContain('DESCRIPTION:TM-7K3Q9 (2/3)');
  });

  it.each([
    'Herzl 12, call 050-123 45 67',
    'Herzl 12, call +972 (50) 123-4567',
    'Herzl 12, call 0501234567',
    'Herzl 12, call 03 555 0142',
  ])('holds no phone, not even one in a place: %s', (pickup) => {
    const text = linesOf(withRide({ pickup, dropoff: pickup })).join('\n');
    expect(text).toContain(String.raw`Herzl 12\, call …`);
    expect(text).not.toMatch(/4567|45 67|0142/u);
  });

  it('leaves house numbers and flights in a place alone', () => {
    expect(linesOf(withRide({ pickup: 'Terminal 3, LY 008, Herzl 12-14, 6701101' })).join('\n')).toContain(
      String.raw`Terminal 3\, LY 008\, Herzl 12-14\, 6701101`,
    );
  });

  it.each([
    // Clocks go forward on 26 March 2027 at 02:00, and back on 31 October 2027 at 02:00.
    ['the evening before summer time', '2027-03-25', '23:30', '20270325T213000Z'],
    ['its first morning', '2027-03-26', '04:00', '20270326T010000Z'],
    ['the last evening of summer time', '2027-10-30', '23:30', '20271030T203000Z'],
    ['the morning after it', '2027-10-31', '04:00', '20271031T020000Z'],
  ])('says instants in UTC on both sides of a change of clocks: %s', (_, day, time, expected) => {
    const pickup = israelInstant(day, time);
    const ends = new Date(pickup.getTime() + 3_600_000);
    const lines = linesOf(withRide({ pickup_at: pickup.toISOString(), ends_at: ends.toISOString() }));
    expect(lines).toContain(`DTSTART:${expected}`);
  });

  it('is the same text for the same rides, whenever it is asked for', () => {
    expect(feedText(FEED, ABOUT)).toBe(feedText(structuredClone(FEED), ABOUT));
    expect(linesOf(FEED)).toContain('DTSTAMP:20261122T100000Z');
    expect(linesOf({ ...FEED, rides: [] })).not.toContain('BEGIN:VEVENT');
  });
});

describe('the feed of a trip', () => {
  const about = { business: businessSettings(() => undefined), siteUrl: 'https://www.example.com' };
  const linesOfTrip = (...[state, changes]: [Parameters<typeof tripView>[0], Parameters<typeof tripView>[2]?]) =>
    tripFeedText({ since: '2027-03-10T08:00:00Z', trip: tripView(state, 'view', changes) }, about)
      .replaceAll('\r\n ', '')
      .split('\r\n');

  it.each([
    ['7K3Q9-0123456789abcdef0123456789abcdef', { reference: 'TM-7K3Q9', key: '0123456789abcdef0123456789abcdef' }],
    ['7K3Q9-0123', { reference: '', key: '' }],
    ['', { reference: '', key: '' }],
  ])('is named by reference and key: %s', (trip, named) => {
    expect(tripOfFeed(`https://a.example/calendar-feed?trip=${trip}`)).toEqual(named);
    expect(tripOfFeed('https://a.example/calendar-feed?key=1')).toBeNull();
  });

  it('says who drives, with which plate, and where they meet, and neither phone nor price', () => {
    const lines = linesOfTrip('booked', { drivers: [tripDriver] });
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
    for (const part of ['Yossi Cohen', 'Mercedes Vito', '123-45-678', 'Gate 3', 'LY 316'])
      expect(description).toContain(part);
    // The driver's own place, and not that of the offer beside it.
    expect(description).not.toContain('fountain');
    expect(lines.join('\n')).not.toMatch(/₪|111[ -]?2233/u);
    expect(lines).toEqual(
      expect.arrayContaining(['UID:TM-7K3Q9-1@trip', 'REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'METHOD:PUBLISH']),
    );
  });

  it('follows a moved pick-up', () => {
    const moved = { leg: 1, car: 1, pickup_at: '2027-03-16T12:50:00Z' };
    expect(linesOfTrip('booked', { pickups: [moved] })).toContain('DTSTART:20270316T125000Z');
  });

  it('is empty when there is nothing to show, and stays a calendar', () => {
    const text = tripFeedText({ since: '2027-03-10T08:00:00Z', trip: null }, about);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('VEVENT');
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    [null, false],
  ])('%s', (header, expected) => {
    expect(namesTag(header, '"a"')).toBe(expected);
  });
});
