import { describe, expect, it } from 'vitest';
import { formatChange, formatDuration, formatShortDay } from './trend-format';

describe('a day on the axis', () => {
  it.each([
    ['en', '17 Mar'],
    ['he', '17 במרץ'],
    ['fr', '17 mars'],
  ] as const)('is written as in %s', (locale, text) => {
    expect(formatShortDay(locale, '2026-03-17')).toBe(text);
  });
});

describe('a change', () => {
  it('has its sign, and a decimal below ten percent, written as in the language', () => {
    expect(formatChange('en', 0.094)).toBe('+9.4%');
    expect(formatChange('fr', -0.03)).toBe('\u22123,0\u202f%');
    expect(formatChange('en', -0.614)).toBe('\u221261%');
    expect(formatChange('fr', 12.5)).toBe('+1\u202f250\u202f%');
    expect(formatChange('en', 0)).toBe('0.0%');
  });
});

describe('a stretch of time', () => {
  it.each([
    [0, 'under a minute'],
    [1, '1 min'],
    [59, '59 mins'],
    [60, '1 hr'],
    [5 * 60 + 12, '5 hrs 12 mins'],
    [47 * 60 + 59, '47 hrs 59 mins'],
    [48 * 60, '2 days'],
    [(3 * 24 + 4) * 60 + 59, '3 days 4 hrs'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(formatDuration('en', minutes, 'under a minute')).toBe(text);
  });

  it('is written as in the language', () => {
    expect(formatDuration('he', 5 * 60 + 12, '')).toBe('5 שע׳ 12 דק׳');
    expect(formatDuration('fr', 49 * 60, '')).toBe('2\u202fj 1\u202fh');
  });
});
