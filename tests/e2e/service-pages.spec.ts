import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../setup/site-test.ts';
import { complaintsOf, startApplication, waitUntilLive } from '../setup/visit.ts';

test('questions open one at a time, by press and key, before any code is there and after', async ({ page }) => {
  const question = (words: string) => page.locator('summary').filter({ hasText: words });
  const first = question('How much will it cost me?');
  const second = question('Does it cost more at night or on Friday evening?');
  const open = page.locator('main details[open] summary');
  await page.route(/\.js$/u, () => undefined);
  await page.goto('/en/airport-taxi');
  await first.click();
  await expect(open).toHaveText(['How much will it cost me?']);
  await expect(page.getByText('the total comes down by 10%').last()).toBeVisible();

  await test.step('what is open stays open when the code comes', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await first.click();
    await startApplication(page);
    await first.hover();
    await waitUntilLive(page, first);
    await expect(open).toHaveText(['How much will it cost me?']);
  });

  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(open).toHaveText(['Does it cost more at night or on Friday evening?']);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});

test('a page reached by a link is whole as well', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/en/private-driver-tours');
  await startApplication(page);
  await page.locator('main').getByRole('link', { name: 'Coastal time journey' }).first().click();
  await expect(page).toHaveURL('/en/routes/coastal-time-journey');
  await expect(page.getByRole('heading', { name: 'Caesarea' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The perfect day by the sea' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a route is taken along in the calendar and on paper', async ({ page }) => {
  await test.step('it goes into the calendar on the chosen day, not on Shabbat and not in the past', async () => {
    await page.goto('/routes/galilee-kinneret');
    await startApplication(page);
    const day = page.getByLabel('באיזה יום?');
    await day.scrollIntoViewIfNeeded();
    // The day is filled in once the part is hydrated.
    await expect(day).not.toHaveValue('');
    const offered = await day.inputValue();
    const save = page.getByRole('button', { name: 'הוספה ליומן' });

    await day.fill('2026-01-04');
    await save.click();
    await expect(page.getByText('התאריך כבר עבר.')).toBeVisible();

    const shabbat = new Date();
    shabbat.setUTCDate(shabbat.getUTCDate() - shabbat.getUTCDay() + 13);
    await day.fill(shabbat.toISOString().slice(0, 10));
    await save.click();
    await expect(page.getByText('ביום הזה אנחנו נחים. בחרו יום אחר.')).toBeVisible();
    await expect(day).toHaveAttribute('aria-invalid', 'true');

    await day.fill(offered);
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(file.suggestedFilename()).toBe('galilee-kinneret.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toContain(`DTSTART;VALUE=DATE:${offered.split('/').toReversed().join('')}\r\n`);
    expect(text).toContain(String.raw`1. צפת העתיקה (כשעתיים)\n2. טבריה וקבר הרמב״ם (כשעה)\n`);
    expect(text).toContain('/routes/galilee-kinneret\r\n');
  });

  await test.step('it is printed without the frame of the site', async () => {
    await page.goto('/en/routes/galilee-kinneret');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Ofir lookout' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeHidden();
  });
});
