import { describe, expect, it } from 'vitest';
import { israelClock } from './clock.ts';
import { REST_CITIES, REST_WINDOWS_SPAN, restWindows, type RestCity } from './rest-windows.ts';

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockAt = (instant: number) => israelClock(new Date(instant));
const days = (city: RestCity, from: string, to: string) =>
  restWindows(city, from, to).map(({ starts_at, ends_at }) => `${clockAt(starts_at).day} ${clockAt(ends_at).day}`);

describe('what calendars have printed', () => {
  // Times of the eve and of the night after, by the page of that week. Where a page lights candles in Tel Aviv by another custom
  // than 18 minutes before sunset (most say 20 or 22), its beginning is left out: the sun is the same.
  it.each<[eve: string, city: RestCity, starts: string, ends: string, page: string]>([
    ['2026-01-16', 'jerusalem', '16:18', '17:38', 'newsru.co.il/jtradition/15jan2026/candles.html'],
    ['2026-01-16', 'tel-aviv', '16:41', '17:40', 'newsru.co.il/jtradition/15jan2026/candles.html'],
    ['2026-01-30', 'jerusalem', '16:31', '17:50', 'ice.co.il/local-news/news/article/1101670'],
    ['2026-01-30', 'tel-aviv', '16:54', '17:52', 'ice.co.il/local-news/news/article/1101670'],
    ['2026-02-20', 'jerusalem', '16:49', '18:07', 'newsru.co.il/jtradition/20feb2026/candles.html'],
    ['2026-02-20', 'tel-aviv', '17:13', '18:09', 'newsru.co.il/jtradition/20feb2026/candles.html'],
    // The clocks went forward that Friday.
    ['2026-03-27', 'jerusalem', '18:15', '19:32', 'desktop.maariv.co.il/jewishism/shabat-times'],
    ['2026-03-27', 'tel-aviv', '', '19:34', 'desktop.maariv.co.il/jewishism/shabat-times'],
    ['2025-12-26', 'jerusalem', '16:02', '17:23', 'live.maariv.co.il/jewishism/shabat-times'],
    ['2025-12-26', 'tel-aviv', '', '17:24', 'live.maariv.co.il/jewishism/shabat-times'],
    ['2022-04-29', 'jerusalem', '18:38', '19:57', 'israelan.com/news/…/57057'],
    ['2022-04-29', 'tel-aviv', '', '19:59', 'israelan.com/news/…/57057'],
    ['2022-07-08', 'jerusalem', '19:07', '20:29', 'mishkan-hatchelet.co.il (Balak 5782)'],
    ['2019-12-06', 'jerusalem', '15:55', '17:15', 'anglo-list.com/67-sliders/779-candle-lighting-times'],
    ['2019-12-06', 'tel-aviv', '', '17:16', 'anglo-list.com/67-sliders/779-candle-lighting-times'],
    // Yom Kippur.
    ['2016-10-11', 'jerusalem', '17:30', '18:48', 'kinderland.co.il (Yom Kippur 5777)'],
    ['2016-10-11', 'tel-aviv', '', '18:49', 'kinderland.co.il (Yom Kippur 5777)'],
    ['2022-10-04', 'jerusalem', '', '18:55', 'goitem.co.il/blog/2022/10/04'],
    ['2022-10-04', 'tel-aviv', '', '18:57', 'goitem.co.il/blog/2022/10/04'],
  ])('%s in %s: %s to %s (%s)', (eve, city, starts, ends) => {
    const window = restWindows(city, eve, eve.slice(0, 8) + '31').find(
      ({ starts_at }) => clockAt(starts_at).day === eve,
    );
    const [begin, end] = [clockAt(window?.starts_at ?? 0), clockAt(window?.ends_at ?? 0)];
    expect(begin.day).toBe(eve);
    if (starts) expect(Math.abs(minutes(begin.time) - minutes(starts))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(end.time) - minutes(ends))).toBeLessThanOrEqual(2);
  });
});

describe('windows', () => {
  it('hold what follows each other as one: a holiday into Shabbat, both days of the new year', () => {
    // The new year of 5788 is Shabbat and Sunday, that of 5789 Thursday, Friday and then Shabbat; Shavuot 2027 is a Friday.
    expect(days('tel-aviv', '2027-10-01', '2027-10-04')).toEqual(['2027-10-01 2027-10-03']);
    expect(days('tel-aviv', '2028-09-20', '2028-09-24')).toEqual(['2028-09-20 2028-09-23']);
    expect(days('tel-aviv', '2027-06-10', '2027-06-13')).toEqual(['2027-06-10 2027-06-12']);
  });

  it('know one day of each holiday in Israel, and no rest between its ends', () => {
    // Passover 5787: the first and the seventh day, with a Shabbat between them.
    expect(days('jerusalem', '2027-04-20', '2027-04-29')).toEqual([
      '2027-04-21 2027-04-22',
      '2027-04-23 2027-04-24',
      '2027-04-27 2027-04-28',
    ]);
  });

  it.each(REST_CITIES)('of %s stand apart and in order, from a day to three, to the full minute', (city) => {
    const windows = restWindows(city, REST_WINDOWS_SPAN.from, REST_WINDOWS_SPAN.to);
    expect(windows).toHaveLength(618);
    for (const [nth, { starts_at, ends_at }] of windows.entries()) {
      const hours = (ends_at - starts_at) / 3_600_000;
      expect(hours).toBeGreaterThan(24);
      expect(hours).toBeLessThan(74);
      expect((starts_at % 60_000) + (ends_at % 60_000)).toBe(0);
      expect(starts_at).toBeGreaterThan(windows[nth - 1]?.ends_at ?? 0);
    }
  });

  it('begin in Tel Aviv between 16:17 and 19:33', () => {
    const times = restWindows('tel-aviv', '2026-01-01', '2036-12-31').map(({ starts_at }) => clockAt(starts_at).time);
    expect([times.toSorted()[0], times.toSorted().at(-1)]).toEqual(['16:17', '19:33']);
  });
});
