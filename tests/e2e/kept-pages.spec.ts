/**
 * A page that a visitor leaves is kept by the browser and comes back as it was, without being loaded: what was typed and
 * where it stood included, and it works on. In the browser that visitors have: the shell in which the other tests run keeps
 * no pages. By night: starting that browser costs as much as several tests.
 */
import { expect, test, type Page } from '@playwright/test';
import { cookieChoice } from '../setup/cookie-choice.ts';
import { isNight } from '../setup/night.ts';
import { startApplication } from '../setup/visit.ts';

test.skip(!isNight, 'by night');

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  storageState: async ({ baseURL }, provide) => provide(cookieChoice(baseURL ?? '')),
});

declare global {
  interface Window {
    /** Set by a test: the document is still the one that it saw before. */
    seenBefore?: boolean;
  }
}

const remember = (page: Page) => page.evaluate(() => (window.seenBefore = true));
/** Playwright's own way back waits for a page to load, which a kept one does not. */
const goBack = async (page: Page, to: string) => {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(to);
  await expect.poll(() => page.evaluate(() => window.seenBefore)).toBe(true);
};

test('a page whose first touch was a link comes back where it was left, and its menu leads on', async ({ page }) => {
  await page.goto('/english');
  await remember(page);
  await page.locator('main a[href="/en/haifa"]').first().tap();
  await expect(page.locator('h1')).toHaveText('Haifa');
  const left = () => page.evaluate(() => Math.round(scrollY));
  await goBack(page, '/english');
  expect(await left()).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').locator('a[href="/en/faq"]').tap();
  await expect(page.locator('h1')).toHaveText('Questions people ask');
  // The application shows the next page: the document is still the same.
  await goBack(page, '/english');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a form that was left half filled comes back so, and its next step answers', async ({ page }) => {
  await page.goto('/en/plan-your-trip');
  await page.locator('#trip-name').tap();
  await startApplication(page);
  await page.locator('#trip-name').fill('Dana Levi');
  await remember(page);
  await page.evaluate(() => (location.href = '/en/jerusalem'));
  await expect(page.locator('h1')).toHaveText('Jerusalem');
  await goBack(page, '/en/plan-your-trip');
  await expect(page.locator('#trip-name')).toHaveValue('Dana Levi');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(page.locator('#trip-phone')).toHaveAttribute('aria-invalid', 'true');
});
