/** The day's rides on paper: what Chromium prints, page by page. Slow, and about one part of one section: by night. */
import { expect } from '@playwright/test';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { locales } from '../../src/i18n/locales.ts';
import { boardDay, boardDriver, boardRide, boardVehicle } from '../fixtures/board-day.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { isNight } from '../setup/night.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.skip(!isNight, 'by night');
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const DAY = '2026-11-23';
const NOTE = {
  instructions: 'להתקשר כשמגיעים. Ring twice, the bell is old.',
  driver_note: 'Un chien voyage avec nous',
};
/** Two drivers with a few rides, one with more than a page holds, one without any, and a ride that nobody drives. */
const board = {
  ...boardDay(DAY),
  drivers: [
    boardDriver(1, 'יוסי כהן', 'Yossi Cohen'),
    boardDriver(2, 'נועה לוי', 'Noa Levi'),
    boardDriver(3, 'אבי בר', 'Avi Bar'),
    boardDriver(4, 'דן גל', 'Dan Gal'),
  ],
  vehicles: [boardVehicle(1)],
  rides: [
    boardRide(1, DAY, '04:00', NOTE),
    boardRide(2, DAY, '08:00', { driver_no: 1, vehicle_no: 1, pickup: 'נתב״ג, טרמינל 3', ...NOTE }),
    boardRide(3, DAY, '12:00', { driver_no: 1, vehicle_no: 1 }),
    boardRide(4, DAY, '09:00', { driver_no: 2 }),
    ...Array.from({ length: 12 }, (_, nth) =>
      boardRide(10 + nth, DAY, `${String(8 + nth).padStart(2, '0')}:30`, { driver_no: 3, ...NOTE }),
    ),
  ],
};

for (const locale of locales)
  test(`each driver’s rides begin on a page of their own: ${locale}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const m = await messagesOf(locale, 'staffRideLists');
    await page.route('**/rest/v1/rpc/day_rides', (route) => route.fulfill({ json: board }));
    await signInAs(page, await sharedAccount('operator'));
    await page.goto(`${localizedPath(locale, '/dashboard/rides')}?day=${DAY}&view=print`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expectAccessible(page, [390, 1440]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: m.print.button })).toBeHidden();
    const paper = (
      await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
    ).toString('latin1');
    const pages = paper.match(/\/Type\s*\/Page\b/gu) ?? [];
    // One each, and a second or third for whoever drives twelve; no empty one at the end.
    const sheets = page.getByRole('article');
    const height = async (nth: number) => (await sheets.nth(nth).boundingBox())?.height ?? 0;
    const longest = await height(3);
    for (const nth of [0, 1, 2]) expect(await height(nth)).toBeLessThan(1000);
    expect(pages.length).toBeGreaterThanOrEqual(3 + Math.ceil(longest / 1123));
    expect(pages.length).toBeLessThanOrEqual(3 + Math.ceil(longest / 800));
    expect(complaints).toEqual([]);
  });
