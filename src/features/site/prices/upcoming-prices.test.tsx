import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { messages as en } from '@/i18n/messages/en/public-prices';
import { messages as fr } from '@/i18n/messages/fr/public-prices';
import { messages as he } from '@/i18n/messages/he/public-prices';
import { samplePrices } from '../../../../tests/fixtures/sample-prices';
import { showInLanguage } from '../../../../tests/setup/show-in-language';
import { UpcomingPrices } from './page-prices';

const words = { he, en, fr };
const list = samplePrices();

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale, 'publicPrices'))));
afterEach(cleanup);

it.each(locales)('shows in %s what a list will say of a place, before it is published', (locale) => {
  showInLanguage(<UpcomingPrices list={list} zone="haifa" />, locale);
  const table = screen.getByRole('table');
  expect(table.textContent).toContain(list.classes[0]?.name[locale]);
  expect(table.textContent).toContain(words[locale].dayAndNight);
  expect(screen.getByText(words[locale].conditions.from())).toBeDefined();
});

it('has the prices of the night where they differ, and nothing where there are none', () => {
  const night = Object.fromEntries(Object.entries(list.day).map(([id, prices]) => [id, prices.map(() => 800)]));
  showInLanguage(<UpcomingPrices list={{ ...list, night }} zone="haifa" />);
  expect(screen.getByText(en.night)).toBeDefined();
  expect(screen.getByText('₪800')).toBeDefined();
  cleanup();
  showInLanguage(<UpcomingPrices list={{ ...list, day: {}, night: {} }} zone="haifa" />);
  expect(screen.queryByRole('table')).toBeNull();
});
