import { describe, expect, it } from 'vitest';
import { dayInText, writtenOutDay } from './format';
import { locales } from './locales';
import { readTypedDay } from './typed-day';

const TODAY = '2026-11-27';

describe('a day with its month’s name', () => {
  it.each([
    ['15 Feb 2027', '2027-02-15'],
    ['15 february 2027', '2027-02-15'],
    ['15-Feb-27', '2027-02-15'],
    ['15feb2027', '2027-02-15'],
    ['15th of February, 2027', '2027-02-15'],
    ['Feb 15, 2027', '2027-02-15'],
    ['February 5, 2027', '2027-02-05'],
    ['Mon 15 Feb. 2027', '2027-02-15'],
    ['Monday, 15 February 2027', '2027-02-15'],
    ['15 Sept', '2027-09-15'],
    ['5 Dec', '2026-12-05'],
    ['15 février 2027', '2027-02-15'],
    ['15 FEVRIER 2027', '2027-02-15'],
    ['1er mars 2027', '2027-03-01'],
    ['15 juil. 2027', '2027-07-15'],
    ['15 août 2027', '2027-08-15'],
    ['15 בפברואר 2027', '2027-02-15'],
    ['15 פברואר', '2027-02-15'],
    ['15 בפבר׳ 2027', '2027-02-15'],
    ['יום שני, 15 בפברואר 2027', '2027-02-15'],
    ['15/2/2027', '2027-02-15'],
    ['2027-02-15', '2027-02-15'],
  ])('%s is %s', (text, day) => {
    expect(readTypedDay(text, TODAY)).toBe(day);
  });

  it.each(['', '30 Feb 2027', '15 jui 2027', '15 xyz 2027', 'Feb 2027', '15 ma 2027', 'February', 'tomorrow'])(
    'is none: "%s"',
    (text) => {
      expect(readTypedDay(text, TODAY)).toBeNull();
    },
  );

  it.each(locales)('is read as the pages write it in %s', (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2027-${String(month).padStart(2, '0')}-01`;
      for (const written of [dayInText(locale, day), writtenOutDay(locale, day)])
        expect(readTypedDay(written, TODAY)).toBe(day);
    }
  });
});
