import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { content as english } from '@/content/pages/home/en';
import { content as french } from '@/content/pages/home/fr';
import { content as hebrew, type HomeContent } from '@/content/pages/home/he';
import { LocaleProvider } from '@/i18n/locale-context';
import { locales, type Locale, type Localized } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { HomeHero } from './home-hero';

const contents: Localized<HomeContent> = { he: hebrew, en: english, fr: french };

beforeAll(async () => Promise.all(locales.map(async (locale) => loadMessages(locale, 'site'))));
afterEach(cleanup);

const show = (locale: Locale) =>
  render(
    <MemoryRouter>
      <LocaleProvider locale={locale}>
        <Suspense>
          <HomeHero content={contents[locale].hero} />
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
