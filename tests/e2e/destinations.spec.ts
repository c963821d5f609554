import { expect } from '@playwright/test';
import { test } from '../setup/site-test.ts';
import { complaintsOf, readThrough } from '../setup/visit.ts';

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
