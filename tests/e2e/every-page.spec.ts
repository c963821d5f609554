/**
 * A reader's way through each page: it stays what the HTML was, axe finds nothing, and nothing sticks out of the narrowest
 * screen, nor of a phone's with letters twice as large (WCAG 1.4.10, 1.4.4). In the browser that visitors have: its
 * letters are a little wider than those of the shell in which the other tests run.
 */
import { expect } from '@playwright/test';
import { languagesOf, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { faultsByAxe, sidewaysScroll } from '../setup/accessible.ts';
import { test } from '../setup/site-test.ts';
import { complaintsOf, readThrough, visitedWidths, visits } from '../setup/visit.ts';

/** Every language and the default; an address that repeats another page leaves that to the page. */
const versionsOf = (page: PageEntry) => (page.sitemap ? languagesOf(page).length + 1 : 0);

for (const [nth, { entry, locale, url }] of visits.entries()) {
  test(`${url} stays whole when the application takes over, has no barrier, and nothing sticks out`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(url);
    const headings = await page.locator('main :is(h1, h2)').allTextContents();
    await readThrough(page);
    // What comes late stands in the HTML already: the headings are the same before and after.
    expect(await page.locator('main :is(h1, h2)').allTextContents()).toEqual(headings);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(versionsOf(entry));
    await expect(page.locator('h1')).toHaveCount(1);
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
      localizedPath(locale, entry.canonical ?? entry.path),
    );
    expect(complaints).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of visitedWidths(nth)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsByAxe(page), `at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    // Parts that measure themselves follow a frame later.
    await expect.poll(() => sidewaysScroll(page), 'at 320').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => sidewaysScroll(page), 'with large letters').toBeLessThanOrEqual(0);
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
