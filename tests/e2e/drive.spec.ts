/** The driver's page in a browser: from the fleet's link to a confirmed ride, without a signal, and what it leaves alone. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import type { DriveCall, DrivePage, DriveRide } from '../../supabase/functions/_shared/contracts/drive-contract.ts';
import { DRIVE_WORDS, type DriveWords } from '../../src/content/drive-words/index.ts';
import { messages as enFleet } from '../../src/i18n/messages/en/staff-fleet.ts';
import { drivePage, driveRide } from '../fixtures/drive-page.ts';
import { expectAccessible, faultsByAxe, sidewaysScroll } from '../setup/accessible.ts';
import { assignElsewhere, bookRides, newDriver, ridesOn } from '../setup/booked-rides.ts';
import { openMomentFromNow } from '../setup/open-days.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const [hebrew] = DRIVE_WORDS;
const LINK = '/drive#12-0123456789abcdef0123456789abcdef';
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A ride so many hours from now. */
const rideIn = (hours: number, changes: Partial<DriveRide> = {}) =>
  driveRide({
    pickup_at: later(hours),
    leave_from: later(hours - 2),
    ends_at: later(hours + 1),
    landing_at: null,
    waiting: { waited_from: null, minutes: 60, counts_from: 'pickup', until: later(hours + 1) },
    ...changes,
  });

/** Answers for the function, with these rides. @returns what was called, and the page that it answers with, to be changed */
async function answerWith(context: BrowserContext, rides: DriveRide[], changes: Partial<DrivePage> = {}) {
  const desk = { page: drivePage(rides, { language: null, ...changes }), calls: [] as DriveCall[] };
  await context.route('**/functions/v1/driver-desk', async (route) => {
    const call = route.request().postDataJSON() as DriveCall;
    desk.calls.push(call);
    if (call.action === 'language') desk.page = { ...desk.page, language: call.language };
    if (call.action === 'report')
      desk.page = {
        ...desk.page,
        rides: desk.page.rides.map((ride) => (ride.id === call.ride ? { ...ride, state: call.step } : ride)),
      };
    await route.fulfill({ json: { success: true, at: new Date().toISOString(), page: desk.page } });
  });
  return desk;
}
const openFirst = (page: Page) =>
  page
    .getByRole('button', { name: /Ben Gurion/u })
    .first()
    .click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Contrasts of all text that is seen, the smallest first. */
const smallestContrast = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const channel = (value: number) => (value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const parse = (colour: string) => (colour.match(/[\d.]+/gu) ?? []).map(Number);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parse(colour).map((value) => channel(value / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if ((parse(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = 21;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim() || element.closest('script, style, :disabled'))
        continue;
      const [one, other] = [light(getComputedStyle(element).color), light(groundOf(element))].toSorted((a, b) => b - a);
      smallest = Math.min(smallest, ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05));
    }
    return smallest;
  });

test('from the link of the fleet to a ride that is confirmed, and a link that is void', async ({ page, context }) => {
  const name = Array.from({ length: 6 }, () => String.fromCodePoint(97 + randomInt(26))).join('');
  const driver = await newDriver('נהג', name);
  const { day, time } = israelClock(openMomentFromNow(6));
  const at = `${time.slice(0, 3)}00`;
  await bookRides('Dana Levi', day, [at]);
  const ride = (await ridesOn(day)).find((one) => one.name === 'Dana Levi' && one.driver_no === null);
  if (!ride) throw new Error('no ride');
  await assignElsewhere(ride, driver);

  await signInAs(page, await sharedAccount('manager'));
  await page.goto('/en/dashboard/fleet');
  const line = page.getByRole('list', { name: enFleet.drive.title }).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(enFleet.drive.never);
  const chat = await line.getByRole('link', { name: enFleet.drive.chat }).getAttribute('href');
  const address = /https?:\S+$/u.exec(new URL(chat ?? '').searchParams.get('text') ?? '')?.[0] ?? '';
  expect(address).toMatch(/\/drive#\d+-[0-9a-f]{32}$/u);
  const { hash } = new URL(address);

  const phone = await context
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: ownAddress() });
  if (!phone) throw new Error('no browser');
  const own = await phone.newPage();
  const complaints = complaintsOf(own);
  await own.goto(new URL(`/drive${hash}`, page.url()).href);
  await openFirst(own);
  await press(own, hebrew.steps.acknowledged);
  await expect(own.getByRole('button', { name: hebrew.steps.on_the_way })).toBeVisible();
  await expect(own.getByText(/^ממתינים/u)).toBeHidden();
  expect((await ridesOn(day)).find(({ id }) => id === ride.id)).toMatchObject({ state: 'acknowledged' });

  await page.reload();
  await expect(line).not.toContainText(enFleet.drive.never);
  await line.getByRole('button', { name: enFleet.drive.renew.button }).click();
  await line.getByRole('button', { name: enFleet.drive.renew.confirm }).click();
  await expect(line).toContainText(enFleet.drive.renewed);
  await own.reload();
  await expect(own.getByText(hebrew.noLink.title)).toBeVisible();
  expect(await own.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    hash.slice(-32),
  );
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  await phone.close();
});

for (const words of DRIVE_WORDS)
  test(`is read in sunlight and with one hand: ${words.language}`, async ({ page, context }) => {
    const told = { here_at: later(-0.2), lost_at: later(-0.1) };
    const rides = [rideIn(1, { told }), rideIn(4, { id: 'b', state: 'acknowledged' })];
    await answerWith(context, rides, { language: words.language });
    const complaints = complaintsOf(page);
    await page.goto(LINK);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await look(page, words);
    await openFirst(page);
    const next = page.getByRole('button', { name: words.steps.acknowledged, exact: true });
    const box = await next.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(64);
    expect(box?.y).toBeGreaterThan(844 / 2);
    await look(page, words);
    await page.getByRole('button', { name: new RegExp(`^${words.sign.open}`, 'u') }).click();
    await expect(page.getByRole('dialog').getByText('Dana Levi')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(complaints).toEqual([]);
  });

async function look(page: Page, { direction }: DriveWords): Promise<void> {
  expect(await faultsByAxe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallestContrast(page)).toBeGreaterThanOrEqual(7);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
}

test('opens without a network, keeps what was reported through a reload, and sends each step once', async ({
  page,
  context,
}) => {
  const desk = await answerWith(context, [rideIn(0.5)]);
  await page.goto(LINK);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openFirst(page);
  await context.setOffline(true);
  await context.unroute('**/functions/v1/driver-desk');
  await press(page, hebrew.steps.acknowledged);
  await press(page, hebrew.steps.on_the_way);
  await expect(page.getByText(hebrew.waiting(2))).toBeVisible();

  await page.reload();
  await expect(page.getByText(hebrew.waiting(2))).toBeVisible();
  await expect(page.getByRole('button', { name: hebrew.steps.at_pickup })).toBeVisible();
  await press(page, hebrew.steps.at_pickup);
  await expect(page.getByText(hebrew.waiting(3))).toBeVisible();

  // The phone's own way back leads to the list, and another tab has the same queue.
  await page.goBack();
  await expect(page.getByRole('heading', { name: hebrew.today })).toBeVisible();
  const second = await context.newPage();
  await second.goto(LINK);
  await expect(second.getByText(hebrew.waiting(3))).toBeVisible();
  await second.close();
  await openFirst(page);

  const online = await answerWith(context, [...desk.page.rides]);
  await context.setOffline(false);
  await expect(page.getByText(/^ממתינים/u)).toBeHidden();
  const reports = online.calls.flatMap((call) => (call.action === 'report' ? [call] : []));
  expect(reports.map(({ step }) => step)).toEqual(['acknowledged', 'on_the_way', 'at_pickup']);
  expect(new Set(reports.map(({ event }) => event)).size).toBe(3);
  await expect(page.getByRole('button', { name: hebrew.steps.on_board })).toBeVisible();
});

test('controls no other page, and keeps nothing of another', async ({ page, context }) => {
  await answerWith(context, [rideIn(1)]);
  await page.goto(LINK);
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['/', '/en/faq', '/trip', '/fr/fleet', '/auth']) {
    await page.goto(path);
    expect([path, await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null)]).toEqual([
      path,
      null,
    ]);
  }
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('page /drive');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== '/drive' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept).toContain('/drive');
});

test('says without a link, and without code, where to get one', async ({ page, context }) => {
  await page.goto('/drive');
  await expect(page.getByText(hebrew.noLink.title)).toBeVisible();
  await expectAccessible(page, [390]);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await context.close();
});
