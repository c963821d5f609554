import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { nightTest, test } from '../setup/site-test.ts';
import { complaintsOf, startApplication } from '../setup/visit.ts';

// By day: accordion.test.tsx, early-press.test.tsx.
nightTest('questions open by the keyboard, early and late', async ({ page }) => {
  const first = page.getByRole('button', { name: 'How much will it cost me?' });
  const second = page.getByRole('button', { name: 'Does it cost more at night or on Friday evening?' });

  await test.step('a question pressed before its code is here opens once it is', async () => {
    let release: (() => void) | undefined;
    await page.route('**/assets/service-rest*.js', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    await page.goto('/en/airport-taxi');
    await startApplication(page);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => release).toBeDefined();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    release?.();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('they open one at a time', async () => {
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('the total comes down by 10%').last()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('Space');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a page reached by a link is whole as well', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/en/private-driver-tours');
  await startApplication(page);
  await page.locator('main').getByRole('link', { name: 'Coastal time journey' }).click();
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
    expect(text).toContain(`DTSTART;VALUE=DATE:${offered.replaceAll('-', '')}\r\n`);
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
