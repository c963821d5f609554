import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { reviewsIn } from '.';

describe.each([...locales])('the voices in %s', (locale) => {
  it('are rated 1 to 5, of travellers on business and of others', async () => {
    const { short, testimonials, customers } = await reviewsIn(locale)();
    for (const { rating } of [...short, ...customers]) expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(new Set(testimonials.map(({ type }) => type))).toEqual(new Set(['business', 'personal']));
  });

  it('belong to different people, each of whom speaks once', async () => {
    const { short, testimonials, customers, maps } = await reviewsIn(locale)();
    const names = [
      ...short.map(({ author }) => author),
      ...[testimonials, customers, maps].flatMap((voices) => voices.map(({ name }) => name)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

it('the languages share no voice', async () => {
  const texts = (await Promise.all(locales.map((locale) => reviewsIn(locale)()))).flatMap(
    ({ short, testimonials, customers, maps }) => [
      ...[...short, ...customers, ...maps].map(({ text }) => text),
      ...testimonials.map(({ quote }) => quote),
    ],
  );
  expect(new Set(texts).size).toBe(texts.length);
});
