import { expect } from '@playwright/test';
import { test } from '../setup/site-test.ts';
import { complaintsOf, readThrough, startApplication, spareLine } from '../setup/visit.ts';

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

test('prices stand in the page: on a line to be spared nothing is asked for before the first input, and nothing moves after it', async ({
  page,
}) => {
  await spareLine(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // What the dock says of a day of rest is not the page's: the same test runs on any day of the week.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (entry.sources.some(({ node }) => document.querySelector('main')?.contains(node)))
          moved.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, url, place] of [
    [390, '/haifa', 'ספרינטר VIP'],
    [1440, '/fr/vip-airport-transport', 'Haïfa'],
  ] as const)
    await test.step(`${url} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      asked.length = 0;
      const counted = page.waitForResponse(/track-visit/u);
      await page.goto(url);
      await counted;
      expect(asked.filter((path) => path.includes('/rest/') || path.includes('page-prices'))).toEqual([]);
      const row = page.getByRole('row', { name: place });
      await row.scrollIntoViewIfNeeded();
      await expect(row).toContainText('₪');
      await expect(page.locator('main [data-sample]').first()).toBeVisible();
      await startApplication(page);
      await expect.poll(() => asked.filter((path) => path.includes('published_facts'))).toHaveLength(1);
      await expect(row).toContainText('₪');
      expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)).toBe(0);
    });
});
