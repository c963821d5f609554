/** A late flight against the real database: it moves the pick-up, and traveller and office read the old hour and the new one. */
import { expect } from '@playwright/test';
import { HOUR_MS, MINUTE_MS, boardDayOf, israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import { messages as enRides } from '../../src/i18n/messages/en/staff-rides.ts';
import { messages as enTrip } from '../../src/i18n/messages/en/trip.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { bookRides, ridesOn } from '../setup/booked-rides.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

test('a late flight takes its pick-up along, and traveller and office read both hours', async ({ page }) => {
  // LY 3318 was to land then, and is half an hour late (tests/setup/e2e-site.ts).
  const landing = Date.parse(process.env['E2E_LATE_FLIGHT_AT'] ?? '');
  test.skip(landing > Date.now() + 35 * HOUR_MS, 'nobody drives while the watch looks ahead');
  // The board is read when somebody asks, and the watch looks once a minute.
  test.slow();
  const complaints = complaintsOf(page);
  const at = (minutes: number) => israelClock(new Date(landing + minutes * MINUTE_MS));
  const [agreed, moved] = [at(10), at(40)];
  const day = boardDayOf(new Date(landing));
  const { reference, key } = await bookRides('Lea Late', agreed.day, [agreed.time], 'LY 3318');
  await page.goto('/en/flights');
  const hours = async () =>
    (await ridesOn(day))
      .filter(({ name }) => name === 'Lea Late')
      .map((ride) => israelClock(new Date(ride.pickup_at)).time);
  await expect.poll(hours, { timeout: 2 * 60_000 + 15_000 }).toEqual([moved.time]);

  await page.goto(`/en/trip#${reference.replace('TM-', '')}-${key}`);
  await expect(page.getByText(enTrip.ticket.insteadOf(agreed.time))).toBeVisible();
  await expect(page.getByText(moved.time).first()).toBeVisible();
  // Once: the line of the day leaves it to the band of the flight.
  await expect(page.getByText('LY 3318 ·')).toHaveCount(1);
  await expectAccessible(page);

  await signInAs(page, await sharedAccount('operator'));
  await page.goto(`/en/dashboard/rides?day=${day}`);
  await page
    .getByRole('button', { name: new RegExp(`^${moved.time}.*Lea Late`, 'u') })
    .first()
    .press('Space');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(`LY 3318 · ${enRides.flight.states['expected']}`)).toBeVisible();
  await expect(sheet.getByText(agreed.time).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
