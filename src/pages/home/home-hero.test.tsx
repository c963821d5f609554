import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { content as english } from '@/content/pages/home/en';
import { content as french } from '@/content/pages/home/fr';
import { content as hebrew, type HomeContent } from '@/content/pages/home/he';
import { LocaleProvider } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { locales, type Locale, type Localized } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import type { TripWish } from '@/lib/trip-wish';
import { HomeHero } from './home-hero';

const contents: Localized<HomeContent> = { he: hebrew, en: english, fr: french };

beforeAll(async () => Promise.all(locales.map(async (locale) => loadMessages(locale, 'site'))));
afterEach(cleanup);

const show = (locale: Locale) =>
  render(
    <MemoryRouter>
      <LocaleProvider locale={locale}>
        <Suspense>
          <HomeHero content={contents[locale].hero} toHebrew="" />
        </Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );

it.each(locales)('a rating that nobody gave yet is marked as a sample in %s', (locale) => {
  const { hero } = contents[locale];
  const { container } = show(locale);
  const marked = [...container.querySelectorAll('[data-sample]')].map(
    ({ parentElement }) => parentElement?.textContent,
  );
  expect(marked).toEqual([expect.stringContaining(hero.sample)]);
  expect(marked[0]).toContain(hero.ratingCount(27));
});

describe.each(locales)('the short start in %s', (locale) => {
  const { start } = contents[locale].hero;

  it('leads to the request form, with answers by the names that it reads', () => {
    show(locale);
    const form = screen.getByRole<HTMLFormElement>('form', { name: start.label });
    expect([form.getAttribute('action'), form.method]).toEqual([localizedPath(locale, '/plan-your-trip'), 'get']);
    for (const [label, value] of [
      [start.from, '12 Herzl St, Haifa'],
      [start.to, start.airport],
      [start.date, '2030-02-15'],
      [start.passengers, '3'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const wish: TripWish = {
      from: '12 Herzl St, Haifa',
      to: start.airport,
      date: '2030-02-15',
      passengers: '3',
    };
    expect(Object.fromEntries(new FormData(form))).toEqual(wish);
  });

  it('may stay empty', () => {
    show(locale);
    expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
    expect(screen.getByRole('button', { name: start.action }).getAttribute('type')).toBe('submit');
  });
});
