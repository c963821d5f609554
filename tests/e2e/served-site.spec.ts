import { expect, test } from '@playwright/test';

const HOMES = [
  { path: '/', lang: 'he', dir: 'rtl' },
  { path: '/en', lang: 'en', dir: 'ltr' },
  { path: '/fr', lang: 'fr', dir: 'ltr' },
] as const;

for (const { path, lang, dir } of HOMES) {
  test(`${path} comes alive in ${lang} without an error`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });

    await page.addInitScript(() => {
      addEventListener('app:ready', () => Object.assign(globalThis, { appIsReady: true }));
    });

    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await page.waitForFunction(() => 'appIsReady' in globalThis);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('an unknown address answers 404', async ({ page }) => {
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
});
