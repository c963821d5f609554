import { expect, type Page } from '@playwright/test';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-prices.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-prices.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { newAccount, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const cell = (page: Page, one: string, other: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${one} – ${other}(?:, was|$)`, 'u') }).locator('visible=true');

test('a manager changes prices, hears of a colleague’s, tries them, publishes, and takes an old list up again', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  await signInAs(page, await newAccount('manager', 'Maya Manager'));
  await page.goto('/en/dashboard/prices');
  await expect(page.getByText(en.sampleHolds)).toBeVisible();

  await cell(page, 'Jerusalem', 'Haifa').fill('1000');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Haifa', 'Jerusalem')).toHaveValue('1000');
  await expect(page.getByText(`${en.changed(1)} · ${en.largest(11)}`)).toBeVisible();
  await expectAccessible(page);

  // Meanwhile an administrator saves another price.
  const { session } = await sharedAccount('admin');
  const rpc = async (name: string, data: object) => {
    const response = await page.request.post(`/rest/v1/rpc/${name}`, {
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
      data,
      failOnStatusCode: true,
    });
    return (await response.json()) as { hash: string; content: { day: { sprinter: number[] } }; outcome: string };
  };
  const draft = await rpc('price_draft', {});
  const sprinter = draft.content.day.sprinter.with(1, 400);
  const theirs = { ...draft.content, day: { sprinter } };
  expect(await rpc('save_price_draft', { seen_hash: draft.hash, content: theirs })).toMatchObject({ outcome: 'saved' });

  await page.getByRole('button', { name: en.publish }).click();
  const warning = page.getByRole('alert').filter({ hasText: '390 400' });
  await expect(warning).toContainText('Jerusalem');
  await expect(cell(page, 'Jerusalem', 'Haifa')).toHaveValue('1000');

  // Less than half of what it was: that is asked about.
  await cell(page, 'Jerusalem', 'Haifa').fill('400');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.publish }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(en.leapText);
  await question.getByRole('button', { name: en.back }).click();
  await cell(page, 'Jerusalem', 'Haifa').fill('1000');
  await page.keyboard.press('Enter');

  const tried = page.getByRole('region', { name: en.tryIt.title });
  await tried.getByLabel(en.tryIt.fields.from).fill('King David St 23, Jerusalem');
  await tried.getByLabel(en.tryIt.fields.to, { exact: true }).fill('חיפה');
  await tried.getByLabel(en.tryIt.fields.passengers).fill('9');
  await expect(tried.getByRole('status')).toContainText('₪2,000');

  await page.getByLabel(en.note).fill('Fuel');
  await page.getByRole('button', { name: en.publish }).click();
  await expect(page.getByText(en.published(2))).toBeVisible();
  const history = page.getByRole('region', { name: en.history });
  await expect(history.getByRole('listitem').filter({ hasText: 'Fuel' })).toContainText('Maya Manager');
  await expect(page.getByText(en.sampleHolds)).toBeHidden();

  await history.getByRole('button', { name: `${en.takeUp} ${en.listNumber(1)}` }).click();
  await expect(cell(page, 'Jerusalem', 'Haifa')).toHaveValue('900');
  await page.getByRole('button', { name: en.save }).click();
  await expect(page.getByText(en.saved)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header a[href="/dashboard/prices"]').click();
  await page.waitForURL('/dashboard/prices');
  await page.reload();
  await page.getByLabel(he.place, { exact: true }).selectOption('haifa');
  const minutes = page.getByRole('textbox', { name: `חיפה – ירושלים, ${he.parts.day}` });
  await expect(minutes).toHaveValue('900');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  // The price of a destination changes on the phone, and its page shows that to whoever begins to read it.
  await page.getByLabel(he.place, { exact: true }).selectOption('safed');
  await page.getByRole('textbox', { name: `צפת – נתב״ג, טרמינל 3, ${he.parts.day}` }).fill('940');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: he.publish }).click();
  await expect(page.getByText(he.published(3))).toBeVisible();
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().includes('current_price_list');
  });
  await page.goto('/safed');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(isAsked).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('table').getByRole('cell').first()).toHaveText(/^\D*940\D*$/u);
  await expectAccessible(page);
  await page.goto('/en/airport-taxi');
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('row', { name: /^Safed/u })
      .getByRole('cell')
      .first(),
  ).toHaveText('₪940');
  expect(complaints).toEqual([]);
});
