/**
 * Nothing sticks out of the narrowest screen, nor of a phone's with letters twice as large (WCAG 1.4.10, 1.4.4). In the
 * browser that visitors have: its letters are a little wider than those of the shell in which the other tests run.
 */
import { expect } from '@playwright/test';
import { sidewaysScroll } from '../setup/accessible.ts';
import { test } from '../setup/site-test.ts';
import { visits, startApplication } from '../setup/visit.ts';

for (const kind of new Set(visits.map(({ entry }) => entry.page))) {
  const urls = visits.filter(({ entry }) => entry.page === kind).map(({ url }) => url);
  test(`${kind} pages fit: ${urls.length}`, async ({ page }) => {
    test.setTimeout(30_000 + urls.length * 15_000);
    for (const url of urls) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(url);
      await startApplication(page);
      expect.soft(await sidewaysScroll(page), `${url} at 320`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await sidewaysScroll(page), `${url} with large letters`).toBeLessThanOrEqual(0);
    }
  });
}

for (const { url } of visits.filter(({ entry }) => entry.page === 'plan-your-trip'))
  test(`each step of the form keeps its name to itself: ${url}`, async ({ page }) => {
    await page.goto(url);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overhang = await page
        .getByRole('list')
        .filter({ has: page.locator('[aria-current="step"]') })
        .getByRole('listitem')
        .evaluateAll((steps) => Math.max(...steps.map((step) => step.scrollWidth - step.clientWidth)));
      expect.soft(overhang, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
