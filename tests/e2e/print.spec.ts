/** The pages of the public on paper: what Chromium prints, word by word. Two by day, all by night. */
import { expect, type Page } from '@playwright/test';
import { businessSettings } from '../../supabase/functions/_shared/facts/business-settings.ts';
import { phoneIn } from '../../src/i18n/format.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { tripView } from '../fixtures/trip-view.ts';
import { isNight } from '../setup/night.ts';
import { expectTogether, faultsOnPaper, fitsOnSheet, markRows, printedSheets } from '../setup/printed-page.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { visits } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const business = businessSettings((name) => process.env[name]);

/** By day the longest table of prices, which a sheet just holds, and a long text. */
const BY_DAY: readonly { locale: Locale; url: string }[] = [
  { locale: 'he', url: '/airport-taxi' },
  { locale: 'en', url: '/en/terms' },
];

async function expectGoodPaper(page: Page, locale: Locale, file: string) {
  const tables = await markRows(page);
  const sheets = await printedSheets(page, file);
  expect(faultsOnPaper(sheets)).toEqual([]);
  for (const table of tables) {
    for (const row of table.rows) expectTogether(sheets, row);
    if (fitsOnSheet(table)) expectTogether(sheets, table.rows.flat());
  }
  const words = sheets.map((sheet) => sheet.map(({ text }) => text).join(' '));
  const digits = words[0]?.replaceAll(/[^\d+]/gu, '') ?? '';
  expect(digits).toContain(phoneIn(locale, business.phone).replaceAll(/[^\d+]/gu, ''));
  expect(words[0]).toContain(new URL(page.url()).pathname);
  const name = business.shortName[locale];
  expect([name, [...name].toReversed().join('')].some((way) => words[0]?.includes(way))).toBe(true);
  return words.join(' ');
}

for (const { locale, url } of isNight ? visits : BY_DAY)
  test(`${url} is printed whole, with brand, telephone and address`, async ({ page }, testInfo) => {
    await page.goto(url);
    await expectGoodPaper(page, locale, testInfo.outputPath('page.pdf'));
  });

test('the home page takes few sheets: what is said, not its pictures and forms', async ({ page }, testInfo) => {
  await page.goto('/english');
  const sheets = await printedSheets(page, testInfo.outputPath('home.pdf'));
  expect(sheets.length).toBeLessThanOrEqual(10);
});

for (const locale of locales)
  nightTest(`a trip is printed with mail and number: ${locale}`, async ({ page }, testInfo) => {
    const trip = tripView('offer', 'full');
    await page.route('**/functions/v1/trip-desk', (route) => route.fulfill({ json: { success: true, trip } }));
    await page.goto(`${localizedPath(locale, '/trip')}#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a`);
    await expect(page.getByText(trip.reference, { exact: true })).toBeVisible();
    const words = await expectGoodPaper(page, locale, testInfo.outputPath('trip.pdf'));
    expect(words).toContain(business.email);
    expect(words.replaceAll(/[^\d+]/gu, '')).toContain(phoneIn(locale, business.whatsapp).replaceAll(/[^\d+]/gu, ''));
  });
