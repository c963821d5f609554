import { expect, type Page } from '@playwright/test';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { messages as enStaff } from '../../src/i18n/messages/en/staff.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-settings.ts';
import { messages as frStaff } from '../../src/i18n/messages/fr/staff.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-settings.ts';
import { messages as form } from '../../src/i18n/messages/fr/trip-request.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { newAccount, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** The form of one setting. */
const settingOf = (page: Page, name: string | undefined) => page.getByRole('form', { name: name ?? '' });

test('a manager changes settings, hears what is wrong, and of changes by others', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signInAs(page, await newAccount('manager', 'Maya Manager'));
  await page.goto('/en/dashboard/settings');

  const mails = settingOf(page, en.settings['request_addresses']?.name);
  const address = mails.getByLabel(en.emails.label);
  await address.fill('office@example.com; not-an-address');
  await page.keyboard.press('Enter');
  await expect(mails.getByText(en.emails.invalidEmail('not-an-address'))).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await address.fill('office@example.com, Second@example.com');
  await page.keyboard.press('Enter');
  await expect(mails.getByRole('listitem')).toHaveText(['office@example.com', 'second@example.com']);
  await mails.getByRole('button', { name: en.emails.remove('office@example.com') }).click();
  await expect(mails.getByText(en.unsaved)).toBeVisible();
  await mails.getByRole('button', { name: enStaff.step.discard }).click();
  await expect(mails.getByText(en.emails.none)).toBeVisible();

  const hours = settingOf(page, en.settings['no_lead_hours']?.name);
  const number = hours.getByRole('textbox');
  const save = hours.getByRole('button', { name: enStaff.step.save });
  await number.fill('0');
  await save.click();
  await expect(hours.getByText(en.number.invalid('1', '720'))).toBeVisible();
  await number.fill('36');

  // Meanwhile an administrator is faster.
  const { session } = await sharedAccount('admin');
  const change = (value: number) =>
    page.request.patch('/rest/v1/settings?key=eq.no_lead_hours', {
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` },
      data: { value },
      failOnStatusCode: true,
    });
  await change(48);
  await save.click();
  await expect(hours.getByRole('alert')).toContainText(/48/u);
  await hours.getByRole('button', { name: enStaff.step.keepMine }).click();
  await expect(number).toBeFocused();
  await save.click();
  await expect(hours.getByText(enStaff.step.saved, { exact: true })).toBeVisible();
  await expect(hours.getByText('Maya Manager')).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('36');
  await change(24);
  // Limits are an administrator's.
  await expect(page.getByRole('heading', { name: en.groups.requests })).toBeHidden();
  expect(complaints).toEqual([]);
});

nightTest(
  'a day that an administrator closes is closed in the public form, and still no reason to refuse',
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await signInAs(page, await sharedAccount('admin'));
    await page.goto('/fr/dashboard/settings');
    await expect(page.getByRole('heading', { name: fr.groups.requests })).toBeVisible();
    const days = settingOf(page, fr.settings['closed_dates']?.name);
    for (let month = 0; month < 5; month += 1)
      await days.getByRole('button', { name: fr.dates.calendar.nextMonth }).click();
    const day = days.getByRole('gridcell').getByRole('button').filter({ hasText: /^8$/u });
    const name = (await day.getAttribute('aria-label')) ?? '';
    await day.click();
    await expect(days.getByRole('listitem')).toHaveCount(1);
    const [, typed = ''] = /(\d{2}\/\d{2}\/\d{4})/u.exec(await days.getByRole('listitem').innerText()) ?? [];
    await expectAccessible(page);
    await days.getByRole('button', { name: frStaff.step.save }).click();
    await expect(days.getByText(frStaff.step.saved, { exact: true })).toBeVisible();

    await page.goto('/fr/plan-your-trip');
    await page.locator('#trip-name').focus();
    await page.locator('#trip-name').fill('Dana Levi');
    await page.locator('#trip-phone').fill('0545550173');
    await page.locator('#trip-email').fill('dana@example.com');
    const next = page.getByRole('button', { name: form.actions.next, exact: true });
    await next.click();
    await page.locator('#trip-pickup').fill('Ben Gurion Airport, T3');
    await page.locator('#trip-dropoff').fill('34 Emek Refaim St, Jerusalem');
    await next.click();
    await page.locator('#trip-travel_date').fill(typed);
    await expect(page.getByText(form.closedDates.chosen)).toBeVisible();
    const marked = page.getByRole('button', { name: new RegExp(`${name}.*, ${form.calendar.closed}$`, 'u') });
    await expect(marked).toBeDisabled();
    await expectAccessible(page);
    await page.locator('input[name=pickup_time][value="04:00"]').check();
    await next.click();
    await expect(page.getByText(form.progress.stepOf(4, 5), { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
