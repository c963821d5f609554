/** A reader's way through each page: it stays what the HTML was, nothing sticks out, and axe finds nothing. */
import { expect } from '@playwright/test';
import { languagesOf, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { faultsByAxe, sidewaysScroll } from '../setup/accessible.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { complaintsOf, readThrough, visitedWidths, visits } from '../setup/visit.ts';

// All pages within ten minutes would be more views than the counter takes from one address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** Every language and the default; an address that repeats another page leaves that to the page. */
const versionsOf = (page: PageEntry) => (page.sitemap ? languagesOf(page).length + 1 : 0);

for (const [nth, { entry, locale, url }] of visits.entries()) {
  test(`${url} stays whole when the application takes over, and has no barrier`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const headings = () => page.locator('main :is(h1, h2)').allTextContents();
    await page.goto(url);
    const built = await headings();
    await readThrough(page);
    // What comes late stands in the HTML already: the headings are the same before and after.
    expect(await headings()).toEqual(built);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(versionsOf(entry));
    await expect(page.locator('h1')).toHaveCount(1);
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
      localizedPath(locale, entry.canonical ?? entry.path),
    );
    expect(complaints).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => sidewaysScroll(page), 'at 320').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 900 });
    const sizeOfLetters = (size: string) =>
      page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
    await sizeOfLetters('200%');
    await expect.poll(() => sidewaysScroll(page), 'with large letters').toBeLessThanOrEqual(0);
    await sizeOfLetters('');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of visitedWidths(nth)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsByAxe(page, { hasContrasts: true }), `at ${width}`).toEqual([]);
    }
  });
}
