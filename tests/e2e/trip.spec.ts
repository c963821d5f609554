/** The traveller's page against the real function: from a price to a booking, changed and cancelled; and without a link. */
import { expect, type Page } from '@playwright/test';
import { israelClock } from '../../supabase/functions/_shared/clock/clock.ts';
import { TRIP_SCOPES, TRIP_STATES } from '../../supabase/functions/_shared/contracts/trip-life.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { tripView } from '../fixtures/trip-view.ts';
import { expectAccessible, sidewaysScroll } from '../setup/accessible.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { isNight } from '../setup/night.ts';
import { sendRequest } from '../setup/send-request.ts';
import { openMomentFromNow } from '../setup/open-days.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, sharedAccount } from '../setup/staff-accounts.ts';
import { translatePage } from '../setup/translate-page.ts';
import { complaintsOf, startApplication, visitedLanguages } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const HOUR_MS = 3_600_000;
/** Cancelling is free until a week before the ride: on no day is there a rest so long that a ride could not be nearer. */
const FREE_UNTIL_HOURS = 168;

/** A request with an offer of ₪420 for a ride so many hours ahead. */
async function offeredTrip(language: Locale, hours: number) {
  const { day, time } = israelClock(openMomentFromNow(hours));
  const { id, reference } = await sendRequest({
    name: 'Dana Levi',
    travel_date: day,
    details: {
      pickup: 'Ben Gurion Airport, Terminal 3',
      dropoff: 'Jerusalem, King David Street 12',
      pickup_time: `${time.slice(0, 3)}00`,
      language,
    },
  });
  const operator = await sharedAccount('operator');
  const api = await apiCaller(operator.session.access_token);
  const call = async (name: string, data: object) => {
    const response = await api.post(`/rest/v1/rpc/${name}`, { data, failOnStatusCode: true });
    return (await response.json()) as Record<string, string> & { offer: { id: string; updated_at: string } };
  };
  const draft = {
    fare_kind: 'fixed',
    lines: [
      { kind: 'fare', quantity: 1, amount: 40_000 },
      { kind: 'stop', quantity: 1, amount: 2000 },
    ],
    legs: [
      {
        service_type: 'airport_pickup',
        pickup: 'Ben Gurion Airport, Terminal 3',
        dropoff: 'Jerusalem, King David Street 12',
        stops: [],
        pickup_day: day,
        pickup_time: `${time.slice(0, 3)}00`,
        duration_minutes: 60,
        flight_number: 'LY 316',
        passengers: 2,
        luggage: 2,
        vehicle_class: 'sprinter',
        vehicles: 1,
        seats_infant: 0,
        seats_child: 1,
        seats_booster: 0,
        meeting_point: 'Arrivals hall, by the barrier',
      },
    ],
    pay_ways: ['card', 'cash'],
    payment_url: null,
    note: null,
    free_until_hours: FREE_UNTIL_HOURS,
    terms_version: '2026-11-22',
  };
  const saved = await call('save_offer_draft', { lead: id, seen: null, draft });
  expect(saved['outcome']).toBe('saved');
  const { id: offer, updated_at: seen } = saved.offer;
  const valid_until = new Date(Date.now() + 12 * HOUR_MS);
  const sent = await call('send_offer', { offer, seen, newest: null, valid_until, by: 'hand' });
  expect(sent['outcome']).toBe('sent');
  const { key = '' } = await call('trip_link', { lead: id });
  await api.dispose();
  return { reference, key, fragment: `#${reference.slice(3)}-${key}` };
}

/** Notes where else than to trip-desk, and with what, the page speaks. */
function listenFor(page: Page, key: string): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isDesk = request.url().endsWith('/functions/v1/trip-desk');
    const said = [request.url(), ...Object.values(request.headers()), isDesk ? '' : (request.postData() ?? '')].join(
      ' ',
    );
    if (said.includes(key)) leaks.push(`${request.method()} ${request.url()}`);
    if (/track-visit|record-consent/u.test(request.url())) leaks.push(request.url());
  });
  return leaks;
}

/** Every place outside of the address where a page could leave the key. */
const keptKey = (page: Page, key: string) =>
  page.evaluate((secret) => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    const layer = JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? '');
    return [...kept, layer, document.title].filter((text) => text.includes(secret));
  }, key);

/** By day in one language and on one screen; at night in all, on both. */
const visits = (isNight ? locales : locales.slice(-1)).flatMap((locale) =>
  (isNight ? [390, 1440] : [390]).map((width) => ({ locale, width })),
);

for (const { locale, width } of visits)
  test(`from a price to a booking, changed and cancelled, by keys alone: ${locale} at ${width}`, async ({ page }) => {
    const m = await messagesOf(locale, 'trip');
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 844 });
    // The ride is near: cancelling it costs half.
    const { reference, key, fragment } = await offeredTrip(locale, 20);
    const leaks = listenFor(page, key);
    await page.goto(localizedPath(locale, '/trip') + fragment);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole('heading', { name: m.band.offer.title })).toBeVisible();
    await expect(page.getByText(m.offer.cancelNotFree(FREE_UNTIL_HOURS))).toBeVisible();
    await expectAccessible(page, [width]);

    // The first key leads to the content; the link stays in the address.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    expect(new URL(page.url()).hash).toBe(fragment);

    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await press(/420/u);
    const booked = page.getByRole('heading', { name: m.band.booked.title });
    await expect(booked).toBeFocused();
    await expectAccessible(page, [width]);

    await press(new RegExp(`^${m.actions.change}.`, 'u'));
    const flight = page.getByLabel(m.fields.flight_number, { exact: true });
    await expect(page.getByLabel(m.fields.travel_date, { exact: true })).toBeFocused();
    await flight.focus();
    await expect(flight).toHaveValue('LY 316');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('LY 318');
    await expectAccessible(page, [width]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(m.done.change)).toBeVisible();
    await expect(page.getByText('LY 318').first()).toBeVisible();

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => sidewaysScroll(page), 'with large letters').toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));

    await press(new RegExp(`^${m.actions.cancel}.`, 'u'));
    await expect(page.getByText(/210/u).last()).toBeVisible();
    await page.locator('form').getByRole('button').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: m.cancel.no })).toBeFocused();
    await expectAccessible(page, [width]);
    await question.getByRole('button', { name: m.cancel.yes }).press('Enter');
    await expect(page.getByRole('heading', { name: m.band.cancelled.title })).toBeFocused();
    await expect(page.getByText(/210/u).first()).toBeVisible();

    expect(await keptKey(page, key)).toEqual([]);
    expect(leaks).toEqual([]);
    expect(complaints).toEqual([]);
  });

nightTest(
  'under a browser’s translator a price is accepted, the flight changed and the trip cancelled',
  async ({ page }) => {
    const m = await messagesOf('en', 'trip');
    const complaints = complaintsOf(page);
    const { fragment } = await offeredTrip('en', 20);
    await page.goto(`/en/trip${fragment}`);
    await expect(page.getByRole('heading', { name: m.band.offer.title })).toBeVisible();
    await translatePage(page);
    await page.getByRole('button', { name: /420/u }).first().click();
    await expect(page.getByRole('heading', { name: m.band.booked.title })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${m.actions.change}.`, 'u') }).click();
    await page.getByLabel(m.fields.flight_number, { exact: true }).fill('LY 318');
    await page.keyboard.press('Enter');
    await expect(page.getByText('LY 318').first()).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${m.actions.cancel}.`, 'u') }).click();
    await page.locator('form').getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: m.cancel.yes }).click();
    await expect(page.getByRole('heading', { name: m.band.cancelled.title })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

for (const locale of locales)
  for (const state of TRIP_STATES)
    // By day: the walk above, and trip-with-link.test.tsx.
    nightTest(`a trip is accessible, with letters twice as large too: ${state}, ${locale}`, async ({ page }) => {
      const m = await messagesOf(locale, 'trip');
      let trip: ReturnType<typeof tripView> | undefined;
      await page.route('**/functions/v1/trip-desk', (route) => route.fulfill({ json: { success: true, trip } }));
      const link = `${localizedPath(locale, '/trip')}#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a`;
      const note = 'קומה 3, דלת כחולה, LY 316';
      for (const scope of TRIP_SCOPES)
        await test.step(scope, async () => {
          trip = tripView(state, scope);
          const isFull = scope === 'full';
          trip.request = {
            ...trip.request,
            ...(isFull && { passenger_name: 'רות לוי', passenger_phone: '+972545550142', driver_note: note }),
          };
          await page.goto('about:blank');
          await page.goto(link);
          await expect(page.getByText(trip.reference, { exact: true })).toBeVisible();
          await expect(page.getByRole('heading', { name: m.contact.title })).toBeVisible();
          await expectAccessible(page);
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
          await page.setViewportSize({ width: 390, height: 844 });
          await expect.poll(() => sidewaysScroll(page), `${scope}: large letters`).toBeLessThanOrEqual(0);
        });
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to people', async ({ page }) => {
    for (const locale of visitedLanguages(2)) {
      const m = await messagesOf(locale, 'trip');
      await page.goto(`${localizedPath(locale, '/trip')}#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a`);
      await expect(page.getByRole('heading', { level: 1, name: m.title })).toBeVisible();
      await expect(page.locator('noscript p').filter({ visible: true })).toContainText(m.keyless.noScript);
      await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('main a[href*="wa.me"]').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(m.loading)).toBeHidden();
    }
  });
});

for (const { locale, width } of visits)
  test(`another day and hour of a booking is asked of the office, with both prices: ${locale} at ${width}`, async ({
    page,
  }) => {
    const m = await messagesOf(locale, 'trip');
    const { reprice } = m.change;
    await page.setViewportSize({ width, height: 844 });
    const { fragment } = await offeredTrip(locale, 9 * 24);
    await page.goto(localizedPath(locale, '/trip') + fragment);
    await page.getByRole('button', { name: /420/u }).first().click();
    await expect(page.getByRole('heading', { name: m.band.booked.title })).toBeVisible();
    // Why it costs that, beside a taxi.
    const taxi = await messagesOf(locale, 'taxiDifference');
    await page.getByText(m.offer.why, { exact: true }).click();
    await expect(page.getByText(taxi.buys.split('{')[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${m.actions.change}.`, 'u') }).click();
    const agreed = await page.getByLabel(m.fields.travel_date, { exact: true }).inputValue();
    const { day, time } = israelClock(openMomentFromNow(12 * 24));
    await page.getByLabel(m.fields.travel_date, { exact: true }).fill(day.split('-').toReversed().join('/'));
    await page.getByLabel(m.fields.pickup_time, { exact: true }).selectOption(`${time.slice(0, 3)}00`);
    await page.getByRole('button', { name: m.change.save }).click();
    const question = page.getByRole('region', { name: reprice.asked });
    await expect(question).toBeFocused();
    await expect(question).toContainText('420');
    await expect(question).toContainText(m.fields.travel_date);
    await expectAccessible(page, [width]);
    await question.getByRole('button', { name: reprice.ask }).click();
    await expect(page.getByText(m.done.change_asked)).toBeVisible();
    // Nothing is changed yet.
    await page.getByRole('button', { name: new RegExp(`^${m.actions.change}.`, 'u') }).click();
    await expect(page.getByLabel(m.fields.travel_date, { exact: true })).toHaveValue(agreed);
  });

test('another language shows the same trip, and the shared view neither price nor name', async ({ page }) => {
  const { reference, fragment } = await offeredTrip('en', 9 * 24);
  const en = await messagesOf('en', 'trip');
  await page.goto(`/en/trip${fragment}`);
  await expect(page.getByText('₪420').first()).toBeVisible();
  await page.locator('header a[hreflang="fr"]').click();
  await page.waitForURL(`**/fr/trip${fragment}`);
  const fr = await messagesOf('fr', 'trip');
  await expect(page.getByRole('heading', { name: fr.band.offer.title })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Accept/u }).click();
  await expect(page.getByRole('heading', { name: en.band.booked.title })).toBeVisible();

  // The calendar's file names the page without its key.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.actions.calendar }).click();
  const file = await (await saved).createReadStream();
  let text = '';
  for await (const chunk of file) text += String(chunk);
  expect(text).toContain('BEGIN:VEVENT');
  expect(text.replaceAll(/\r\n /gu, '')).not.toContain(fragment.split('-')[1]);

  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.assign(navigator.clipboard, { writeText: (words: string) => ((document.title = words), Promise.resolve()) });
  });
  await page.getByRole('button', { name: en.actions.share }).click();
  await expect(page.getByText(en.share.copied)).toBeVisible();
  const view = new URL(await page.title());
  expect(view.hash).not.toBe(fragment);
  await page.goto(`/en/trip${view.hash}`);
  await expect(page.getByText(en.band.view.text)).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/₪|Dana/u)).toHaveCount(0);
});

test('without a link that is known the page leads on', async ({ page }) => {
  await test.step('a notice of cancelling is taken, typed before the page had its code', async () => {
    const m = await messagesOf('he', 'trip');
    const complaints = complaintsOf(page);
    await page.goto('/trip');
    const form = page.getByRole('form', { name: m.keyless.notice.title });
    await form.getByLabel(m.keyless.notice.name).fill('דנה לוי');
    await startApplication(page);
    await expect(form.getByLabel(m.keyless.notice.name)).toHaveValue('דנה לוי');
    await form.getByRole('button').click();
    await expect(form.getByText(m.errors.phoneMin, { exact: true })).toBeVisible();
    await expectAccessible(page, [390, 1440]);
    await form.getByLabel(m.keyless.notice.phone).fill('054-555-0142');
    await form.getByRole('button').click();
    await expect(page.getByText(m.keyless.notice.taken).filter({ visible: true })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  await test.step('a link that was cut off, or is not known, leads to having it sent again', async () => {
    const m = await messagesOf('en', 'trip');
    const complaints = complaintsOf(page, { refusals: true });
    await page.goto('/en/trip#7K3Q9-ce768b');
    await expect(page.getByText(m.badLink.title)).toBeVisible();
    await page.goto('/en/trip#7K3Q9-ce768b125f36a2cada06abf5d4e72f2a');
    await expect(page.getByRole('heading', { name: m.badLink.title, level: 1 })).toBeVisible();
    await expectAccessible(page, [390, 1440]);
    const form = page.getByRole('form', { name: m.keyless.find.title });
    await form.getByRole('button').click();
    await expect(page.getByRole('group')).toBeFocused();
    await form.getByLabel(m.keyless.find.contact).fill('nobody@example.com');
    await form.getByRole('button').click();
    await expect(page.getByText(m.keyless.linkAsked).filter({ visible: true })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
});

nightTest('the footer, the menu and the contact section lead to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/english');
  const { nav, menu } = await messagesOf('en', 'site');
  await expect(page.locator('#contact').getByRole('link', { name: nav.trip })).toHaveAttribute('href', '/en/trip');
  // On a phone its lists are folded.
  await page.locator('footer details', { hasText: nav.trip }).locator('summary').click();
  await expect(page.locator('footer').getByRole('link', { name: nav.trip })).toHaveAttribute('href', '/en/trip');
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav.trip }).click();
  await page.waitForURL('**/en/trip');
  await expect(page.getByRole('heading', { level: 1, name: (await messagesOf('en', 'trip')).title })).toBeVisible();
});
