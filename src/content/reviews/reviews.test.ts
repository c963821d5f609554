import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { reviewsIn } from '.';

describe.each([...locales])('the voices in %s', (locale) => {
  it('are as many as the specification asks for, and rated 1 to 5', async () => {
    const { short, testimonials, customers, maps } = await reviewsIn(locale)();
    expect([short.length, testimonials.length, customers.length, maps.length]).toEqual([3, 6, 6, 3]);
    for (const { rating } of [...short, ...customers]) expect([1, 2, 3, 4, 5]).toContain(rating);
    for (const type of ['business', 'personal'])
      expect(testimonials.filter((one) => one.type === type)).toHaveLength(3);
  });

  it('belong to different people, each of whom speaks once', async () => {
    const { short, testimonials, customers, maps } = await reviewsIn(locale)();
    const names = [
      short.map(({ author }) => author),
      ...[testimonials, customers, maps].map((l) => l.map(({ name }) => name)),
    ];
    expect(new Set(names.flat()).size).toBe(18);
  });
});

it('the languages share no voice', async () => {
  const texts = (await Promise.all(locales.map((locale) => reviewsIn(locale)()))).flatMap(
    ({ short, testimonials, customers, maps }) => [
      ...[...short, ...customers, ...maps].map(({ text }) => text),
      ...testimonials.map(({ quote }) => quote),
    ],
  );
  expect(new Set(texts).size).toBe(3 * 18);
});
