/**
 * Nothing sticks out of the narrowest screen, nor of a phone's with letters twice as large (WCAG 1.4.10, 1.4.4). In the
 * browser that visitors have: its letters are a little wider than those of the shell in which the other tests run. By night;
 * by day every-page.spec.ts looks at both in the shell.
 */
import { expect, test as base, type Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { sidewaysScroll } from '../setup/accessible.ts';
import { cookieChoice } from '../setup/cookie-choice.ts';
import { isNight } from '../setup/night.ts';
import { readThrough, visits } from '../setup/visit.ts';

/** A tab that the tests of a worker share: opening one costs this browser as much as reading a page. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const baseURL = process.env['E2E_BASE_URL'] ?? '';
      const context = await browser.newContext({ baseURL, storageState: cookieChoice(baseURL) });
      // The language of the last page would lead the next one away to its twin.
      await context.addInitScript(() => localStorage.removeItem('currentLanguage'));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(!isNight, 'by night');

async function expectNothingSticksOut(tab: Page) {
  // Parts that measure themselves follow a frame later.
  await expect.poll(() => sidewaysScroll(tab), 'at 320').toBeLessThanOrEqual(0);
  await tab.setViewportSize({ width: 390, height: 900 });
  await tab.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => sidewaysScroll(tab), 'with large letters').toBeLessThanOrEqual(0);
}

for (const { url } of visits)
  test(`nothing sticks out of ${url}`, async ({ tab }) => {
    await tab.setViewportSize({ width: 320, height: 900 });
    await tab.goto(url);
    await expect(tab).toHaveURL(url);
    await readThrough(tab);
    await expectNothingSticksOut(tab);
  });

for (const locale of locales)
  test(`nothing sticks out of a trip's page without its link: ${locale}`, async ({ tab }) => {
    await tab.setViewportSize({ width: 320, height: 900 });
    await tab.goto(localizedPath(locale, '/trip'));
    await expect(tab.locator('form').first()).toBeVisible();
    await expectNothingSticksOut(tab);
  });

for (const { url } of visits.filter(({ entry }) => entry.page === 'plan-your-trip'))
  test(`each step of the form keeps its name to itself: ${url}`, async ({ tab }) => {
    await tab.goto(url);
    for (const width of [768, 1024, 1280]) {
      await tab.setViewportSize({ width, height: 900 });
      const overhang = await tab
        .getByRole('list')
        .filter({ has: tab.locator('[aria-current="step"]') })
        .getByRole('listitem')
        .evaluateAll((steps) => Math.max(...steps.map((step) => step.scrollWidth - step.clientWidth)));
      expect.soft(overhang, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
