/** The traveller's page on the day of the ride: whoever finds nobody, and a trip that opens without a network. */
import { expect, type Page } from '@playwright/test';
import type {
  TripAnswer,
  TripCall,
  TripRide,
  TripView,
} from '../../supabase/functions/_shared/contracts/trip-contract.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { tripDriver, tripView } from '../fixtures/trip-view.ts';
import { expectAccessible, sidewaysScroll } from '../setup/accessible.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { complaintsOf, visitedLanguages } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const FRAGMENT = '#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const waiting = (): TripRide => ({
  leg: 1,
  car: 1,
  pickup_at: inMinutes(-5),
  step: 'at_pickup',
  since: inMinutes(-12),
  landing_at: inMinutes(-40),
  board_read_at: inMinutes(-3),
  search_from: inMinutes(-40),
  search_until: inMinutes(85),
  here_at: null,
  lost_at: null,
  expected_at: null,
});

/** Answers the page's calls; `trip` is what it reads next, null without a network. */
async function desk(page: Page, trip: TripView) {
  const state: { trip: TripView | null; calls: TripCall[] } = { trip, calls: [] };
  await page.route('**/functions/v1/trip-desk', (route) => {
    state.calls.push(route.request().postDataJSON() as TripCall);
    return state.trip
      ? route.fulfill({ json: { success: true, trip: state.trip } satisfies TripAnswer })
      : route.abort('internetdisconnected');
  });
  return state;
}

for (const locale of visitedLanguages(locales.length))
  test(`whoever finds nobody has the place, the plate and everybody’s number: ${locale}`, async ({ page }) => {
    const m = await messagesOf(locale, 'trip');
    const complaints = complaintsOf(page);
    const state = await desk(page, tripView('under_way', 'view', { drivers: [tripDriver], rides: [waiting()] }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath(locale, '/trip') + FRAGMENT);
    await expect(page.getByRole('heading', { name: m.day.title })).toBeVisible();
    state.trip = tripView('under_way', 'view', {
      drivers: [tripDriver],
      rides: [{ ...waiting(), lost_at: inMinutes(0) }],
    });
    await page.getByRole('button', { name: m.day.lost }).press('Enter');
    const ways = page.getByRole('region', { name: m.day.meet });
    await expect(ways.getByText('Gate 3')).toBeVisible();
    await expect(ways.getByText('123-45-678')).toBeVisible();
    await expect(ways.getByRole('link')).toHaveCount(4);
    expect(state.calls.at(-1)).toMatchObject({ action: 'cannot_find_driver', leg: 1, car: 1 });
    await expectAccessible(page, [390, 1440]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => sidewaysScroll(page), 'with large letters').toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

for (const locale of visitedLanguages(1))
  test(`a party reads which car is whose, and each car has a link to pass on: ${locale}`, async ({ page }) => {
    const m = await messagesOf(locale, 'trip');
    const complaints = complaintsOf(page);
    const car = (nth: number, party: string | null) => ({ leg: 1, car: nth, party, view_key: `${nth}`.repeat(32) });
    const state = await desk(page, tripView('booked', 'full', { cars: [car(1, 'Family Levi'), car(2, null)] }));
    // As where the system has no sheet to share with.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath(locale, '/trip') + FRAGMENT);
    const bandOf = (name: string) =>
      page
        .locator('div')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .last();
    const band = bandOf(m.party.title);
    await expect(band.getByRole('listitem')).toHaveText([/Family Levi/u, new RegExp(m.party.unknown, 'u')]);
    await band.getByRole('button', { name: m.party.share(2) }).click();
    await expect(band.getByText(m.share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${localizedPath(locale, '/trip')}#7K3Q9-2{32}$`, 'u'),
    );
    await expectAccessible(page, [390, 1440]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => sidewaysScroll(page), 'with large letters').toBeLessThanOrEqual(0);

    state.trip = tripView('booked', 'view', { cars: [{ ...car(2, 'Family Cohen'), view_key: null }] });
    await page.reload();
    const own = bandOf(m.party.own);
    await expect(own.getByText('Family Cohen')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('a trip that is kept opens without a network, and nothing else does', async ({ page, context }) => {
  const m = await messagesOf('en', 'trip');
  const known = tripView('booked', 'view', { drivers: [tripDriver], rides: [waiting()] });
  const state = await desk(page, known);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`/en/trip${FRAGMENT}`);
  };
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await open();
  // Nothing is stored unasked.
  await expect(page.getByRole('button', { name: m.keep.keep })).toBeVisible();
  expect(await workers()).toEqual([]);
  expect(await page.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length])).toEqual(
    [0, 0],
  );

  await page.getByRole('button', { name: m.keep.keep }).click();
  await expect(page.getByRole('button', { name: m.keep.forget })).toBeVisible();
  expect(await workers()).toEqual(['/en/trip']);

  state.trip = null;
  await context.setOffline(true);
  await open();
  await expect(page.getByText('123-45-678')).toBeVisible();
  await expect(page.getByText('TM-7K3Q9').first()).toBeVisible();
  await expect(page.getByText(m.stale('').replace(/[\s.]*$/u, ''))).toBeVisible();
  await expect(page.getByRole('link', { name: m.driver.call })).toBeVisible();
  for (const path of ['/english', '/trip', '/fr/trip']) await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET/u);

  await context.setOffline(false);
  state.trip = { ...known, version: 'later', drivers: [{ ...tripDriver, plate: '7654321' }] };
  await open();
  await expect(page.getByText(m.keep.news.driver)).toBeVisible();
  await expect(page.getByText('76-543-21')).toBeVisible();

  await page.getByRole('button', { name: m.keep.forget }).click();
  await expect(page.getByRole('button', { name: m.keep.keep })).toBeVisible();
  expect(await workers()).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
