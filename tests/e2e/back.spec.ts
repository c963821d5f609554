import { expect, type Locator } from '@playwright/test';
import { isNight } from '../setup/night.ts';
import { test } from '../setup/site-test.ts';
import { startApplication } from '../setup/visit.ts';

const topOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Pages with parts that come late above a link, at the widths of a phone and of a desk. */
const all = [
  { from: '/english', link: 'main a[href="/en/haifa"]', width: 390 },
  { from: '/', link: 'main a[href="/private-driver-tours"]', width: 1440 },
  { from: '/en/airport-taxi', link: 'main a[href="/en/vip-airport-transport"]', width: 390 },
  { from: '/en/jerusalem', link: 'main a[href^="/en/"]', width: 1440 },
];
/** By day the home page on a phone. */
const walks = isNight ? all : all.slice(0, 1);

for (const { from, link, width } of walks) {
  test(`the way back to ${from} leads to the link that was followed (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(from);
    await startApplication(page);
    const followed = page.locator(link).last();
    await followed.scrollIntoViewIfNeeded();
    const top = await topOf(followed);
    await followed.click();
    await expect(page).not.toHaveURL(from);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('main [data-placeholder]')).toHaveCount(0);
    await expect.poll(() => topOf(page.locator(link).last())).toBeGreaterThan(top - 6);
    // Cards rise by some pixels under the pointer.
    expect(await topOf(page.locator(link).last())).toBeLessThan(top + 6);
  });
}

test('going back leads neither out of the site nor past the page that stands there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('the way back from an anchor leads to where its link is', async () => {
    await page.goto('/en/faq');
    await page.goto('/english');
    await startApplication(page);
    const quote = page.getByRole('link', { name: 'Get a quote', exact: true });
    // Clear of the bar at the foot of the screen.
    await quote.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const top = await topOf(quote);
    await quote.click();
    await expect(page.locator('#trip-name')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/english');
    await expect.poll(() => topOf(quote)).toBe(top);
    await page.goForward();
    await expect(page.locator('#trip-name')).toBeInViewport();
  });

  await test.step('going back before the next page has come stays on the page that stands there', async () => {
    await page.goto('/english');
    await startApplication(page);
    const link = page.locator('main a[href="/en/haifa"]').first();
    await link.scrollIntoViewIfNeeded();
    const top = await topOf(link);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    await link.click();
    await expect(page).toHaveURL('/en/haifa');
    const spinner = page.getByText('טוענים…');
    await expect(spinner).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/english');
    await expect(spinner).not.toBeAttached();
    release();
    // And forward again: the page that was on its way is shown, at its top.
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haifa');
    await page.goBack();
    await expect.poll(() => topOf(link)).toBeGreaterThan(top - 6);
  });
});
