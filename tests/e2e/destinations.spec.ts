import { expect, type Page } from '@playwright/test';
import { destinations } from '../../src/content/destinations/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import { test } from '../setup/site-test.ts';
import { complaintsOf, visitedLanguages } from '../setup/visit.ts';

/** Scrolls through the page, so that every part is hydrated. */
async function readThrough(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.locator('html[data-ready]').waitFor();
  await page.locator('footer').scrollIntoViewIfNeeded();
  for (const poster of await page.locator('main li img').all()) {
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

for (const [nth, { slug, path, name }] of destinations.entries()) {
  test(`${slug} reads to its end and takes its bookings`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const locale of visitedLanguages(nth)) {
      const url = localizedPath(locale, path);
      const response = await page.goto(url);
      expect(response?.status(), url).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[locale]);
      await readThrough(page);
      await expect(page.locator('main li img')).toHaveCount(4);
      const chat = page.locator('main a[href^="https://wa.me/"]');
      await expect(chat).toHaveCount(3);
      for (const link of await chat.all())
        expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(name[locale].split(' ').at(-1));
      await expect(page.locator(`main a[href="${localizedPath(locale, '/plan-your-trip')}"]`)).toHaveCount(2);
    }
    expect(complaints).toEqual([]);
  });
}

test('a poster leads to the next place without a new document, with its own texts', async ({ page }) => {
  const complaints = complaintsOf(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/en/jerusalem');
  await readThrough(page);
  await page.getByRole('main').getByRole('link', { name: 'Tel Aviv' }).click();
  await expect(page).toHaveURL('/en/tel-aviv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tel Aviv');
  await expect(page.getByRole('heading', { level: 3, name: 'Jaffa' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Yad Vashem' })).toHaveCount(0);
  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});

test('the taxi fares of the specification stand where they are known, and nowhere else', async ({ page }) => {
  await page.goto('/en/jerusalem');
  await expect(page.getByRole('main')).toContainText('350–450 ₪');
  await page.goto('/en/eilat');
  await expect(page.getByRole('main')).not.toContainText('₪');
});

for (const [url, width] of [
  ['/jerusalem', 390],
  ['/en/eilat', 1440],
  ['/fr/safed', 390],
  ['/fr/safed', 1440],
] as const) {
  test(`axe finds nothing at ${url}, ${width} wide, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await readThrough(page);
    expect(await faultsByAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
