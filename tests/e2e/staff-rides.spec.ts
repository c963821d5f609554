/** The day board against the real database: rides assigned by keys alone, two dispatchers at once, and the list of a phone. */
import { expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as enStaff } from '../../src/i18n/messages/en/staff.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-rides.ts';
import { expectAccessible, sidewaysScroll } from '../setup/accessible.ts';
import { assignElsewhere, bookRides, newDriver, ridesOn } from '../setup/booked-rides.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { isNight } from '../setup/night.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** Letters that no other driver's name begins with. */
const newName = () => Array.from({ length: 4 }, () => String.fromCodePoint(97 + randomInt(26))).join('');
/** A day of this test's own: nobody else books so far ahead. */
const ownDay = () => openDayFromNow(60 + randomInt(500));

/** Counts the keys that are pressed. */
function keysOf(page: Page) {
  let pressed = 0;
  return {
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
    count: () => pressed,
  };
}

test('five rides are assigned by keys alone; of two dispatchers the second hears by whom', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const day = ownDay();
  const name = newName();
  const driver = await newDriver('נהג', name);
  await bookRides('Dana Levi', day, ['06:00', '09:00', '12:00', '15:00', '19:00']);
  await signInAs(page, await sharedAccount('operator'));
  await page.goto(`/en/dashboard/rides?day=${day}`);
  await expect(page.getByRole('group', { name: en.openLane })).toBeVisible();
  await expectAccessible(page, [1440]);

  const keys = keysOf(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: en.open(5) }).focus();
  await keys.press('Enter');
  for (const time of ['06:00', '09:00', '12:00', '15:00', '19:00']) {
    await expect(page.locator(':focus')).toHaveText(new RegExp(`^${time}`, 'u'));
    await keys.press('Enter');
    await expect(dialog.getByRole('menuitem').first()).toBeFocused();
    // Two letters lead to the driver.
    for (const letter of name.slice(0, 2)) await keys.press(letter);
    await expect(page.locator(':focus')).toContainText(name);
    if (time === '06:00') await expectAccessible(page, [1440]);
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
  }
  expect(keys.count()).toBeLessThanOrEqual(25);
  await expect(page.getByText(en.allSet)).toBeVisible();
  await expect(page.getByRole('group', { name }).getByRole('listitem')).toHaveCount(5);
  expect((await ridesOn(day)).map(({ driver_no }) => driver_no)).toEqual(Array.from({ length: 5 }, () => driver));

  // Two rides of one hour: while one dispatcher looks at the drivers, another takes him.
  await bookRides('Noa Bar', day, ['22:00']);
  await bookRides('Avi Gal', day, ['22:00']);
  await page.reload();
  const second = page.getByRole('button', { name: /^22:00.*Avi Gal/u });
  await second.press('Enter');
  await expect(dialog.getByRole('menuitem').first()).toBeFocused();
  const first = (await ridesOn(day)).find((ride) => ride.name === 'Noa Bar');
  if (first) await assignElsewhere(first, driver);
  await page.keyboard.type(name.slice(0, 3));
  await page.keyboard.press('Enter');
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Noa Bar');
  await expect(refusal).toContainText(name);
  // The list says it now, too, and the ride has no driver.
  await expect(dialog.getByRole('menuitem', { name: new RegExp(`^${name}.*Noa Bar`, 'u') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
  await expect(second).toContainText(en.states.planned);
  expect(complaints).toEqual([]);
});

// By day: staff-rides.test.tsx, and rides.test.ts on the database.
nightTest('on a phone the day is a list, a ride is opened, driven, moved, and Back leads back', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const day = ownDay();
  const name = newName();
  await newDriver('נהג', name);
  await bookRides('Dana Levi', day, ['06:00', '21:00']);
  await signInAs(page, await sharedAccount('operator'));
  await page.goto(`/en/dashboard/rides?day=${day}`);
  const list = page.getByRole('list', { name: en.board });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: `${en.filter.open} (2)` }).click();
  await expect(page).toHaveURL(/show=open/u);
  await list.getByRole('button', { name: new RegExp(`^${en.openLane}.*06:00`, 'u') }).click();
  await expectAccessible(page, [390]);
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`, 'u') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await list.getByRole('button', { name: /^06:00/u }).click();
  const sheet = page.getByRole('dialog', { name: /Dana Levi/u });
  // Pressed twice on one point, a step is reported once, and what comes next is asked for.
  await sheet.getByRole('button', { name: en.steps.next.acknowledged }).dblclick();
  await expect(sheet.getByText(en.states.acknowledged).last()).toBeFocused();
  await expect(sheet.getByRole('button', { name: en.steps.next.on_the_way })).toBeHidden();
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: en.steps.more }).click();
  await expect(sheet.getByRole('button', { name: en.steps.next.on_the_way })).toBeVisible();
  await sheet.getByRole('button', { name: en.steps.next.back }).click();
  await expect(sheet.getByText(en.states.assigned).last()).toBeFocused();
  await sheet.getByLabel(en.note.instructions).fill('Ring twice');
  await sheet.getByRole('button', { name: enStaff.step.save, exact: true }).click();
  await expect(sheet.getByText(enStaff.step.saved, { exact: true })).toBeVisible();
  await sheet.getByLabel(en.times.pickup).fill('06:20');
  await sheet.getByRole('button', { name: en.times.save }).click();
  await expect(sheet.getByText(en.times.saved)).toBeVisible();
  await expectAccessible(page, [390]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(list.getByRole('button', { name: /^06:20/u })).toBeVisible();
  await page.getByRole('link', { name: en.day.next, exact: true }).click();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(list).toBeVisible();
  expect(complaints).toEqual([]);
});

nightTest('an opened ride is moved, swapped and looked at on a tablet, in a language each', async ({ page }) => {
  test.slow();
  const day = ownDay();
  const [one, other] = [await newDriver('יוסי כהן', newName()), await newDriver('יעל לוי', newName())];
  await bookRides('Dana Levi', day, ['06:00']);
  await bookRides('Noa Bar', day, ['12:00']);
  const [first, second] = await ridesOn(day);
  if (!first || !second) throw new Error('no rides');
  await assignElsewhere(first, one);
  await assignElsewhere(second, other);
  await signInAs(page, await sharedAccount('operator'));
  const show = (locale: Locale) =>
    page.goto(`${localizedPath(locale, '/dashboard/rides')}?day=${day}&ride=${first.id}`);
  const sheet = page.getByRole('dialog', { name: /Dana Levi/u });

  // First: an address without a language leads on to the one that was chosen last.
  const he = await messagesOf('he', 'staffRides');
  await show('he');
  await expect(sheet.getByRole('button', { name: he.steps.next.acknowledged })).toBeVisible();
  await expectAccessible(page, [768]);

  await show('en');
  await sheet.getByLabel(en.times.pickup).fill('06:03');
  await sheet.getByLabel(en.steps.at).fill('noon');
  await sheet.getByRole('button', { name: en.times.save }).click();
  await expect(sheet.getByText(en.times.faults.time)).toBeVisible();
  await sheet.getByRole('button', { name: en.steps.next.acknowledged }).click();
  await expect(sheet.getByText(en.steps.faults.clock)).toBeVisible();
  await expectAccessible(page, [1440]);

  const fr = await messagesOf('fr', 'staffRides');
  await show('fr');
  await sheet.getByRole('button', { name: fr.driver.swap }).click();
  await sheet.getByLabel(fr.driver.swapWith).selectOption({ index: 1 });
  await expectAccessible(page, [390]);
});

if (isNight)
  for (const locale of locales)
    test(`in every language at every width, and with letters twice as large: ${locale}`, async ({ page }) => {
      test.slow();
      const m = await messagesOf(locale, 'staffRides');
      const day = ownDay();
      await newDriver('ישראל ישראלי', 'Israel Israeli');
      await bookRides('Dana Levi', day, ['06:00', '06:30', '23:30']);
      const [ride] = await ridesOn(day);
      await signInAs(page, await sharedAccount('operator'));
      await page.goto(`${localizedPath(locale, '/dashboard/rides')}?day=${day}`);
      await expect(page.getByText(m.openLane).first()).toBeVisible();
      await expectAccessible(page, [390, 768, 1440]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.goto(`${localizedPath(locale, '/dashboard/rides')}?day=${day}&ride=${ride?.id}`);
      await page.getByRole('button', { name: m.assign.title }).last().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expectAccessible(page, [390, 768, 1440]);
    });
