import { describe, expect, it } from 'vitest';
import { dayAndTime, shortMoment } from './format';
import { israelInstant } from '@shared/clock/clock';
import { locales } from './locales';
import { restNight } from '@shared/clock/rest-night';
import { writtenOutDay } from '@shared/clock/written-day';

describe('an hour after the stars of a day of rest', () => {
  it.each([
    ['Saturday at the stars', '2026-11-28', '17:16', 'shabbat'],
    ['late on Saturday', '2026-11-28', '23:59', 'shabbat'],
    ['Saturday at the stars of Jerusalem, a minute earlier', '2026-11-28', '17:14', 'shabbat'],
    ['Saturday before the stars', '2026-11-28', '17:00', null],
    ['Friday night', '2026-11-27', '22:00', null],
    ['Sunday after midnight', '2026-11-29', '00:30', null],
    ['the night after the Day of Atonement, a Monday', '2026-09-21', '20:00', 'holiday'],
    ['the first evening of the new year, which goes on', '2026-09-12', '21:00', null],
    ['the second evening of the new year', '2026-09-13', '21:00', 'holiday'],
    ['the end of a holiday on Shabbat', '2026-10-03', '21:00', 'shabbat'],
  ])('is known: %s', (_, day, time, night) => {
    expect(restNight(day, time)).toBe(night);
  });

  it.each([
    ['he', 'מוצאי שבת, 28 בנובמבר 2026', 'מוצאי שבת 28/11, 18:00', 'מוצאי שבת'],
    ['en', 'Saturday, 28 November 2026, after Shabbat', 'Sat 28/11, after Shabbat, 18:00', 'Saturday after Shabbat'],
    [
      'fr',
      'samedi 28 novembre 2026, après le chabbat',
      'sam. 28/11, après le chabbat, 18:00',
      'samedi après le chabbat',
    ],
  ] as const)('is never called by the day alone, in %s', (locale, written, short, day) => {
    const moment = israelInstant('2026-11-28', '18:00');
    expect(writtenOutDay(locale, '2026-11-28', '18:00')).toBe(written);
    expect(shortMoment(locale, moment)).toBe(short);
    expect(dayAndTime(locale, moment)).toEqual([day, '18:00']);
    const night = writtenOutDay(locale, '2026-09-21', '20:00');
    expect(night).toMatch(/מוצאי החג, יום שני, 21|after the holiday|après la fête/u);
  });

  it('changes nothing at another hour, or where no hour is meant', () => {
    for (const locale of locales) {
      expect(writtenOutDay(locale, '2026-11-28', '10:00')).toBe(writtenOutDay(locale, '2026-11-28'));
      expect(writtenOutDay(locale, '2026-11-29', '20:00')).toBe(writtenOutDay(locale, '2026-11-29'));
    }
  });
});
