import { describe, expect, it } from 'vitest';
import { FIRST_PROMISES, type Promises } from '@shared/facts/promises';
import type { Locale } from './locales';
import { fillText, fillTexts } from './promises';

const promises: Promises = { ...FIRST_PROMISES, free_until_hours: 37, free_delay_hours: 2, change_hours: 1 };
const text = (template: string, locale: Locale = 'en', more: Partial<Promises> = {}) =>
  fillText(template, { ...promises, ...more }, locale);

describe('a text', () => {
  it.each([
    ['{free_until_hours} h', 'en', '37 h'],
    ['up to {hours free_until_hours} before', 'en', 'up to 37 hours before'],
    ['{hours change_hours}', 'en', '1 hour'],
    ['{hours free_delay_hours}', 'he', 'שעתיים'],
    ['{hours change_hours}', 'he', 'שעה'],
    ['{minutes reply_minutes}', 'he', '30 דקות'],
    ['{hours free_until_hours}', 'fr', '37 heures'],
    ['à {rest_city}', 'fr', 'à Tel-Aviv'],
    ['{if rest_city|{minutes rest_margin_before} before. |}Then', 'en', '60 minutes before. Then'],
  ] as const)('says %s in %s as "%s"', (template, locale, said) => {
    expect(text(template, locale)).toBe(said);
  });

  it('has another wording for what is not promised', () => {
    const template =
      'Day and night{if rest_city|, except in {rest_city}|}.{if round_trip_percent| {round_trip_percent}%.|}';
    expect(text(template)).toBe('Day and night, except in Tel Aviv. 10%.');
    expect(text(template, 'en', { rest_city: 'none', round_trip_percent: 0 })).toBe('Day and night.');
  });

  it('keeps braces that name no promise', () => {
    expect(text('{no_promise} {x} {if nothing|a|b}')).toBe('{no_promise} {x} {if nothing|a|b}');
  });
});

describe('texts', () => {
  const load = () => Promise.resolve(1);
  const texts = { a: ['{free_until_hours}', { b: 'same' }], c: { d: 'same' }, load };

  it('are filled wherever they lie, and what names no promise stays the same object', () => {
    const filled = fillTexts(texts, promises, 'en');
    expect(filled).toEqual({ a: ['37', { b: 'same' }], c: { d: 'same' }, load });
    expect(filled.c).toBe(texts.c);
    expect(filled.a[1]).toBe(texts.a[1]);
    expect(fillTexts(texts, promises, 'en')).toBe(filled);
  });

  it('are filled anew when the promises change', () => {
    expect(fillTexts(texts, promises, 'en').a[0]).toBe('37');
    expect(fillTexts(texts, { ...promises, free_until_hours: 41 }, 'en').a[0]).toBe('41');
  });
});
