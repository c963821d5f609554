import { expect, type Page } from '@playwright/test';
import { BOARD_ID } from '../../src/features/site/flights/board-place.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { locales } from '../../src/i18n/locales.ts';
import { messages as en } from '../../src/i18n/messages/en/flights.ts';
import { messages as fr } from '../../src/i18n/messages/fr/flights.ts';
import { messages as he } from '../../src/i18n/messages/he/flights.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { isNight } from '../setup/night.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { visitedLanguages } from '../setup/visit.ts';

const BOARD = '**/functions/v1/flight-board*';
// The feed of these tests has seven arrivals around now: tests/fixtures/flight-feed.ts.
const card = (page: Page, flight: string) => page.getByRole('listitem').filter({ hasText: flight });
const answerWith = (page: Page, status: number, body: unknown) =>
  page.route(BOARD, (route) => route.fulfill({ status, json: body }));
const refusal = (code: string) => ({ success: false, code });

// A visitor on the other side of the world: the board keeps the airport's time.
test.use({ timezoneId: 'America/Los_Angeles' });

/** Each page that has a board somewhere, in a language of its own; at night in all of them. */
const opened = ['/en/flights', '/airport-taxi'];
const withBoard = locales.flatMap((locale) => ['/flights', '/airport-taxi'].map((path) => localizedPath(locale, path)));

for (const address of isNight ? withBoard : opened)
  test(`${address} opened by its address shows the arrivals without a touch`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(`#${BOARD_ID}`)).toContainText('LH 686');
    // Where it is a part of the page: the next ones, and the others at a press.
    if (!address.endsWith('/airport-taxi')) return;
    const cards = page.locator(`#${BOARD_ID} section li`);
    await expect(cards).toHaveCount(3);
    await page.locator(`#${BOARD_ID} section button`).click();
    await expect(cards).toHaveCount(7);
  });

test('the board shows the arrivals, finds flights, and takes them into a request', async ({ page }) => {
  await page.goto('/en/flights');

  await test.step('shows the arrivals with their times, changes and states', async () => {
    await expect(page.getByRole('status').filter({ hasText: '7 arrivals in the coming hours' })).toBeVisible();
    await expect(card(page, 'LH 686')).toContainText('Delayed');
    await expect(card(page, 'LH 686')).toContainText('(changed)');
    await expect(card(page, 'AF 962')).toContainText('On time');
    await expect(card(page, 'AF 962')).not.toContainText('(changed)');
    await expect(card(page, '6H 842')).toContainText('Cancelled');
    await expect(page.getByText('may change')).toBeVisible();
    await expect(page.getByText('Sample board')).toBeHidden();

    const scheduled = await page.evaluate(async () => {
      const board = (await (await fetch('/functions/v1/flight-board')).json()) as {
        flights: { flightNumber: string; scheduledTime: string }[];
      };
      return board.flights.find(({ flightNumber }) => flightNumber === 'AF 962')?.scheduledTime.slice(11, 16);
    });
    await expect(card(page, 'AF 962')).toContainText(scheduled ?? 'no such flight');
    await expectAccessible(page);
  });

  await test.step('books a flight by a message that names it and its landing', async () => {
    const link = page.getByRole('link', { name: 'Book a ride for flight LH 686' });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toMatch(
      /^Hello, I would like to book a ride from Ben Gurion Airport\. Flight LH 686, landing at \d\d:\d\d\.$/u,
    );
  });

  await test.step('the refresh button waits for the answer', async () => {
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeEnabled();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(BOARD, async (route) => {
      await held;
      await route.continue();
    });
    await refresh.click();
    await expect(refresh).toBeDisabled();
    release();
    await expect(refresh).toBeEnabled();
    await page.unroute(BOARD);
  });

  await test.step('finds a flight by its number on every day, arrivals first, and goes back to all', async () => {
    await page.getByLabel('Flight number').fill('ly016');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 flights found: ly016')).toBeVisible();
    await page.getByLabel('Flight number').fill('LY 315');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: 'Book a ride for flight LY 315' })).toHaveAttribute(
      'href',
      /departing/u,
    );
    await page.getByRole('button', { name: 'Back to all arrivals' }).click();
    await expect(page.getByText('7 arrivals')).toBeVisible();
  });

  await test.step('says what a flight number is, and when the board does not have one', async () => {
    const field = page.getByLabel('Flight number');
    await field.fill('tomorrow');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/the airline’s code and a number/u);
    await field.fill('LY 9999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The board has no flight LY 9999')).toBeVisible();
    await page.getByRole('button', { name: 'Back to all arrivals' }).click();
  });

  await test.step('a failed search is never "no such flight"', async () => {
    await expect(page.getByText('7 arrivals')).toBeVisible();
    await answerWith(page, 503, refusal('unavailable'));
    await page.getByLabel('Flight number').fill('LY 16');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The flight board is not available right now')).toBeVisible();
    const ask = page.getByRole('link', { name: 'Send us the flight number' });
    expect(new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
      'Hello, could you check flight LY 16 for me?',
    );
    await expect(card(page, 'LH 686')).toBeHidden();
    await page.unroute(BOARD);
  });

  await test.step('begins the request form with the flight, the airport and the day', async () => {
    // Before the application runs.
    await page.goto('/en/flights');
    await expect(page.getByRole('link', { name: 'Request by form: a ride for flight 6H 842' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Request by form: a ride for flight LH 686' }).click();
    await expect(page).toHaveURL('/en/plan-your-trip');
    const values = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('tripRequestDraft') ?? '{}') as { values?: object }).values);
    await page.locator('#trip-name').fill('Dana Levi');
    await expect.poll(values).toMatchObject({
      name: 'Dana Levi',
      pickup: 'Ben Gurion Airport, Terminal 3',
      service_type: 'airport_pickup',
      flight_number: 'LH 686',
    });
    expect((await values()) as unknown).toMatchObject({ travel_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) });
  });

  await test.step('a search sent before the application runs is answered', async () => {
    await page.goto('/en/flights?flight=LY+315');
    await expect(page.getByText('One flight found: LY 315')).toBeVisible();
    await expect(page.getByLabel('Flight number')).toHaveValue('LY 315');
  });
});

/** Of the sample that a demonstration shows. */
const FLIGHT = {
  direction: 'arrival',
  flightNumber: 'LH 686',
  airlineCode: 'LH',
  airline: 'Lufthansa',
  place: { code: 'FRA', en: 'Frankfurt', he: 'פרנקפורט' },
  scheduledTime: '2026-06-30T05:40',
  estimatedTime: '2026-06-30T06:25',
  terminal: '3',
  status: 'delayed',
};
const SAMPLE_WORDS = { he: 'לוח לדוגמה', en: 'Sample board', fr: 'Tableau d’exemple' };

// By day: flight-board.test.ts, use-flight-board.test.tsx.
nightTest('without the airport’s data nothing is invented', async ({ page }) => {
  // The bare address of Hebrew comes first: later it would lead to a language that was read.
  for (const locale of visitedLanguages(0))
    await test.step(`a demonstration marks its sample as one, and books none of it (${locale})`, async () => {
      const fetchedAt = new Date().toISOString();
      await answerWith(page, 200, { success: true, isSample: true, fetchedAt, flights: [FLIGHT] });
      await page.goto(localizedPath(locale, '/flights'));
      await expect(page.getByText(SAMPLE_WORDS[locale])).toBeVisible();
      await expect(card(page, 'LH 686')).toBeVisible();
      await expect(card(page, 'LH 686').getByRole('link')).toHaveCount(0);
      // Invented flights are not said to be the airport's data.
      await expect(page.getByText({ he, en, fr }[locale].disclaimer)).toHaveCount(0);
      await page.unroute(BOARD);
    });

  await test.step('without the data there is no flight', async () => {
    await answerWith(page, 503, refusal('off'));
    await page.goto('/en/flights');
    await expect(page.getByText('The flight board is not available right now')).toBeVisible();
    await expect(page.getByRole('link', { name: 'The airport’s own site' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Book a ride for flight/u })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(BOARD);
  });

  await test.step('a board that cannot be refreshed stays, with its age, and is refreshed by itself', async () => {
    await page.clock.install();
    await page.goto('/en/flights');
    await expect(page.getByText('7 arrivals')).toBeVisible();
    await answerWith(page, 503, refusal('unavailable'));
    await page.clock.fastForward('00:40:00');
    await expect(page.getByText('This is the last board we have')).toBeVisible();
    await expect(page.getByText(/4\d minutes ago/u)).toBeVisible();
    await expect(card(page, 'LH 686')).toBeVisible();
    await page.unroute(BOARD);
    await page.clock.fastForward('00:02:00');
    await expect(page.getByText('7 arrivals')).toBeVisible();
  });
});
