import { expect, type Page } from '@playwright/test';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-prices.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-prices.ts';
import { expectAccessible, sidewaysScroll } from '../setup/accessible.ts';
import { isNight } from '../setup/night.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { newAccount, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

// Both work on the one draft of the installation.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** The price of a ride by day, in the row of its first place. */
async function cell(page: Page, one: string, other: string) {
  await page.getByLabel(en.place, { exact: true }).selectOption(one);
  return page.getByRole('textbox', { name: new RegExp(`^${one} – ${other}, ${en.parts.day}(?:, was|$)`, 'u') });
}

// By day: staff-prices.test.tsx, page-prices.test.tsx, and prices.test.ts on the database.
nightTest(
  'a manager changes prices, hears of a colleague’s, tries them, publishes, and takes an old list up again',
  async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await signInAs(page, await newAccount('manager', 'Maya Manager'));
    await page.goto('/en/dashboard/prices');
    await expect(page.getByText(en.sampleHolds)).toBeVisible();

    await (await cell(page, 'Jerusalem', 'Haifa')).fill('1000');
    await page.keyboard.press('Enter');
    await expect(await cell(page, 'Haifa', 'Jerusalem')).toHaveValue('1000');
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
    expect(await rpc('save_price_draft', { seen_hash: draft.hash, content: theirs })).toMatchObject({
      outcome: 'saved',
    });

    await page.getByRole('button', { name: en.publish }).click();
    const warning = page.getByRole('alert').filter({ hasText: '390 400' });
    await expect(warning).toContainText('Jerusalem');
    await expect(await cell(page, 'Jerusalem', 'Haifa')).toHaveValue('1000');

    // Less than half of what it was: that is asked about.
    await (await cell(page, 'Jerusalem', 'Haifa')).fill('400');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: en.publish }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(en.leapText);
    await question.getByRole('button', { name: en.back }).click();
    await (await cell(page, 'Jerusalem', 'Haifa')).fill('1000');
    await page.keyboard.press('Enter');

    const tried = page.getByRole('region', { name: en.tryIt.title });
    await tried.getByLabel(en.tryIt.fields.from).fill('King David St 23, Jerusalem');
    await tried.getByLabel(en.tryIt.fields.to, { exact: true }).fill('חיפה');
    await tried.getByLabel(en.tryIt.fields.passengers).fill('9');
    await tried.getByLabel(en.tryIt.fields.day, { exact: true }).fill(openDayFromNow(2));
    await expect(tried.getByRole('status')).toContainText('₪2,000');

    await page.getByLabel(en.note).fill('Fuel');
    await page.getByRole('button', { name: en.publish }).click();
    await expect(page.getByText(en.published(2))).toBeVisible();
    const history = page.getByRole('region', { name: en.history });
    await expect(history.getByRole('listitem').filter({ hasText: 'Fuel' })).toContainText('Maya Manager');
    await expect(page.getByText(en.sampleHolds)).toBeHidden();

    await history.getByRole('button', { name: `${en.takeUp} ${en.listNumber(1)}` }).click();
    await expect(await cell(page, 'Jerusalem', 'Haifa')).toHaveValue('900');
    await page.getByRole('button', { name: en.save }).click();
    await expect(page.getByText(en.saved)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header a[href="/dashboard/prices"]').click();
    await page.waitForURL('/dashboard/prices');
    await page.reload();
    await page.getByLabel(he.place, { exact: true }).selectOption('haifa');
    const minutes = page.getByRole('textbox', { name: `חיפה – ירושלים, ${he.parts.day}` });
    await expect(minutes).toHaveValue('900');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // By day the table for a desk is looked at above.
    await expectAccessible(page, isNight ? [1440, 390] : [390]);
    expect(complaints).toEqual([]);
  },
);

nightTest(
  'the price of a destination changes on a phone, and its page shows that to whoever begins to read it',
  async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, await newAccount('manager', 'Pnina Phone'));
    await page.goto('/dashboard/prices');
    await page.getByLabel(he.place, { exact: true }).selectOption('safed');
    await page.getByRole('textbox', { name: `צפת – נתב״ג, טרמינל 3, ${he.parts.day}` }).fill('940');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: he.publish }).click();
    await expect(page.getByText(new RegExp(he.published(0).replace('0', String.raw`\d+`), 'u'))).toBeVisible();

    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('published_facts');
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
  },
);

nightTest('on a phone a manager adds a place of their own with its price, and publishes it', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, await newAccount('manager', 'Perla Phone'));
  await page.goto('/en/dashboard/prices');
  await page.getByRole('button', { name: en.places.add }).click();
  const sheet = page.getByRole('dialog', { name: en.places.add });
  await sheet.getByRole('button', { name: en.partWords.apply }).click();
  await expect(sheet.getByText(en.faults.missing())).toHaveCount(3);
  await sheet.getByLabel(en.partWords.name('עברית')).fill('בנימינה');
  await sheet.getByLabel(en.partWords.name('English')).fill('Binyamina');
  await sheet.getByLabel(en.partWords.name('Français')).fill('Binyamina');
  await sheet.getByLabel(en.places.fields.aliases).fill('Binyamina station\nHefa');
  await sheet.getByRole('button', { name: en.partWords.apply }).click();
  await expect(sheet.getByText(en.places.taken('Hefa', 'Haifa'))).toBeVisible();
  await expectAccessible(page, [390]);
  await sheet.getByLabel(en.places.fields.aliases).fill('Binyamina station\nתחנת בנימינה');
  await sheet.getByRole('button', { name: en.partWords.apply }).click();
  await expect(sheet).toBeHidden();

  // A row that goes down takes its button along, with the focus.
  await page.getByText(/^\d+ places$/u).click();
  for (const move of [en.partWords.down, en.partWords.up]) {
    const button = page.getByRole('button', { name: move('Haifa') });
    await button.press('Enter');
    await expect(button).toBeFocused();
  }
  await expect(page.getByText(en.reordered.zone)).toBeHidden();

  await page.getByLabel(en.place, { exact: true }).selectOption('binyamina');
  const price = (part: string) =>
    page.getByRole('textbox', { name: `Binyamina – Ben Gurion Airport, Terminal 3, ${part}` });
  await price(en.parts.day).fill('520');
  await price(en.parts.minutes).fill('60');
  await page.getByRole('button', { name: en.publish }).click();
  const refusal = page.getByRole('alert').filter({ hasText: en.problems.incomplete });
  await expect(refusal).toContainText('Haifa – Binyamina, VIP Sprinter, Day');
  await refusal.getByRole('button', { name: en.fillOnRequest }).click();
  await expect(refusal).toBeHidden();
  // What is not saved is still there after the page was closed.
  await page.reload();
  await page.getByRole('button', { name: en.publish }).click();
  const published = page.getByText(new RegExp(en.published(0).replace('0', String.raw`\d+`), 'u'));
  await expect(published).toBeVisible();

  const preview = page.getByRole('region', { name: en.preview.title });
  await preview.getByLabel(en.preview.place).selectOption('binyamina');
  await expect(preview.getByRole('table').first()).toContainText('520');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, [390]);
  const answer = await page.request.post('/rest/v1/rpc/published_facts', {
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
    data: {},
  });
  const { prices } = (await answer.json()) as {
    prices: { zones: { id: string }[]; day: { sprinter: number[] } };
  };
  const { zones, day } = prices;
  expect(zones.at(-1)?.id).toBe('binyamina');
  expect(day.sprinter.slice(-zones.length + 2).filter((each) => each > 0)).toEqual([520]);
  expect(complaints).toEqual([]);
});
