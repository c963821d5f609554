import { describe, expect, it } from 'vitest';
import { israelClock, israelInstant } from './clock.ts';
import { closedFor, closedTimes, isDayClosed, nearestOpen, restUntil, type RestRules } from './rest-clock.ts';

const rules: RestRules = { city: 'tel-aviv', before: 60, after: 30, closed_dates: [] };
const at = (moment: string) => israelInstant(moment.slice(0, 10), moment.slice(11));
const said = (moment: Date) => Object.values(israelClock(moment)).join(' ');
const nearest = (moment: string, minutes: number, own = rules, earliest = '2026-01-01 00:00') =>
  nearestOpen(closedTimes(own, '2026-01-01', '2029-01-01'), at(moment), minutes, at(earliest)).map(said);

describe('a ride', () => {
  const windows = closedTimes(rules, '2026-11-20', '2026-11-30');
  // Candles at 16:18, nightfall at 17:16.
  it.each<[starts: string, minutes: number, isOpen: boolean]>([
    ['2026-11-27 14:18', 60, true],
    ['2026-11-27 14:19', 60, false],
    ['2026-11-27 14:45', 90, false],
    ['2026-11-28 12:00', 60, false],
    ['2026-11-28 17:45', 60, false],
    ['2026-11-28 17:46', 60, true],
    ['2026-11-24 12:00', 600, true],
    // A tour that ends in it, and one that lasts longer than it.
    ['2026-11-27 08:00', 480, false],
    ['2026-11-27 08:00', 4000, false],
  ])('at %s of %d minutes is open: %s', (starts, minutes, isOpen) => {
    expect(closedFor(windows, at(starts), minutes) === null).toBe(isOpen);
  });

  it('on Friday at 14:45 to Haifa has an earlier hour and one after Shabbat', () => {
    expect(nearest('2026-11-27 14:45', 90)).toEqual(['2026-11-27 13:00', '2026-11-28 18:00']);
  });

  it('gets the next two hours where the earlier one has gone by', () => {
    expect(nearest('2026-11-27 14:45', 90, rules, '2026-11-27 13:01')).toEqual([
      '2026-11-28 18:00',
      '2026-11-28 19:00',
    ]);
  });

  it('passes over what the business has closed before and after', () => {
    const closed_dates = ['2026-11-27', '2026-11-29', '2026-02-31', 'soon'];
    expect(nearest('2026-11-28 12:00', 60, { ...rules, closed_dates })).toEqual([
      '2026-11-26 23:00',
      '2026-11-28 18:00',
    ]);
    expect(nearest('2026-11-29 12:00', 60, { ...rules, closed_dates })).toEqual([
      '2026-11-28 23:00',
      '2026-11-30 00:00',
    ]);
  });

  it('is open at any hour to a business that drives on Shabbat', () => {
    expect(closedTimes({ ...rules, city: 'none' }, '2026-01-01', '2036-12-31')).toEqual([]);
  });

  it('finds an open hour for every hour of a year and three lengths, through both changes of the clocks', () => {
    const own = { ...rules, closed_dates: ['2027-01-03', '2027-03-25', '2027-10-31', '2027-12-31'] };
    const year = closedTimes(own, '2026-12-15', '2028-01-15');
    let closed = 0;
    for (let hour = Date.parse('2026-12-31T22:00Z'); hour < Date.parse('2027-12-31T22:00Z'); hour += 3_600_000)
      for (const minutes of [45, 90, 480]) {
        const wish = new Date(hour);
        if (!closedFor(year, wish, minutes)) continue;
        closed += 1;
        const [earlier, later] = nearestOpen(year, wish, minutes, new Date(0));
        expect(closedFor(year, earlier, minutes) ?? closedFor(year, later, minutes)).toBeNull();
        expect(earlier < wish && wish < later).toBe(true);
        expect(said(earlier).slice(-2) + said(later).slice(-2)).toBe('0000');
      }
    expect(closed).toBeGreaterThan(4000);
  });
});

describe('a day', () => {
  it.each([
    // Friday until the afternoon, Saturday from nightfall on; of the new year of 5788 Shabbat alone has no open hour.
    ['2026-11-27', false],
    ['2026-11-28', false],
    ['2027-10-02', true],
    ['2027-10-03', false],
    ['2027-10-11', false],
    // The clocks change in the nights before.
    ['2027-03-26', false],
    ['2027-10-31', false],
  ])('%s is closed: %s', (day, isClosed) => {
    expect(isDayClosed(rules, day)).toBe(isClosed);
  });

  it('that the business has closed has no open hour, and its neighbours have', () => {
    const own = { ...rules, closed_dates: ['2026-11-24'] };
    expect(['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => isDayClosed(own, day))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('rest', () => {
  const until = (moment: string, own = rules) => {
    const over = restUntil(closedTimes(own, moment.slice(0, 10)), at(moment));
    return over && said(over);
  };

  it('lasts from candle lighting to nightfall, without the margins of rides', () => {
    expect(until('2026-11-27 16:17')).toBeNull();
    expect(until('2026-11-27 16:18')).toBe('2026-11-28 17:16');
    expect(until('2026-11-28 17:15')).toBe('2026-11-28 17:16');
    expect(until('2026-11-28 17:16')).toBeNull();
  });

  it('goes on through a closed day that follows at once', () => {
    expect(until('2026-11-23 12:00', { ...rules, closed_dates: ['2026-11-23', '2026-11-24'] })).toBe(
      '2026-11-25 00:00',
    );
    expect(until('2026-11-27 12:00', { ...rules, closed_dates: ['2026-11-27'] })).toBe('2026-11-28 17:16');
  });
});
