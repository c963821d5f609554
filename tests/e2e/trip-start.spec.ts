/** The short start of a request: on a phone it shows a final price before anybody has told a name, and carries every answer on. */
import { expect, type Locator, type Page } from '@playwright/test';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import type { Locale } from '../../supabase/functions/_shared/words/locales.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { openDayFromNow } from '../setup/open-days.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { startApplication, visitedLanguages } from '../setup/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const day = openDayFromNow(25);
const [year, month, date] = day.split('-');
const typedDay = `${date}/${month}/${year}`;
/** What comes with the first touch of a place's field. */
const PRICING = /\/assets\/(?:place-names|pricing-code|later-names)-/u;

/** The start in a language, filled in as a visitor does. */
class Start {
  readonly form: Locator;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.form = page.locator('main form[action$="/plan-your-trip"]');
    this.#locale = locale;
  }

  field(name: string): Locator {
    return this.form.locator(`[name=${name}]`);
  }

  async answer(): Promise<Locator> {
    const { price } = await messagesOf(this.#locale, 'tripStart');
    return this.form.getByRole('status', { name: price });
  }

  /** Places last: the rest is the same for all. Where a day route goes, nobody says. */
  async fillIn({ from, to, people = '2' }: { from: string; to?: string; people?: string }): Promise<void> {
    await this.field('date').fill(typedDay);
    await this.field('time').selectOption('10:00');
    await this.field('passengers').first().selectOption(people);
    await this.field('from').fill(from);
    if (to !== undefined) await this.field('to').fill(to);
  }
}

/** Two places that have a price, as people write them. */
const PRICED = [
  ['Ben Gurion Airport', 'Herzl 5, Rishon'],
  ['נתב״ג', 'מלון ממילא'],
  ['Jerusalem', 'Netania'],
  ['Аэропорт Бен-Гурион', 'Haifa'],
  ['Bat Yam', 'Eilat'],
] as const;
/** Where no car of ours goes, however it is written. */
const NEVER = ['JFK', 'Bethlehem', 'Allenby Bridge'];
/** What is no address: each is told so in words of its own, or what happens next, and stays as it was typed. */
const NO_ADDRESSES = [
  'ab '.repeat(66),
  'Tel אביב Авив',
  '🚕🚕',
  '12345',
  '32.0853, 34.7818',
  'https://maps.app.goo.gl/abCdEf',
  '350 Fifth Avenue, New York',
];

for (const locale of visitedLanguages(0))
  test(`the price stands there before a name was asked for (${locale})`, async ({ page }) => {
    const { final, pricedFor } = (await messagesOf(locale, 'tripRequest')).price;
    const start = new Start(page, locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(localizedPath(locale, '/'));
    await startApplication(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => PRICING.test(url))).toEqual([]);

    for (const [from, to] of PRICED) {
      await start.fillIn({ from, to });
      const answer = await start.answer();
      await expect(answer, `${from} → ${to}`).toContainText('₪');
      await expect(answer).toContainText(final);
      await expect(answer).toContainText(pricedFor);
      await start.field('to').fill('');
      await expect(answer).not.toContainText('₪');
    }
    expect(asked.filter((url) => PRICING.test(url)).length).toBeGreaterThan(1);
  });

for (const locale of visitedLanguages(1))
  test(`so does the price of many people, of a car by the hour and of a day (${locale})`, async ({ page }) => {
    const { price: words, more } = await messagesOf(locale, 'tripRequest');
    const m = await messagesOf(locale, 'tripStart');
    const start = new Start(page, locale);
    const answer = await start.answer();
    const open = async (path: string) => {
      await page.goto(localizedPath(locale, path));
      // What was answered on the page before is kept.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
    };
    const expectFinal = async () => {
      await expect(answer).toContainText('₪');
      await expect(answer).toContainText(words.final);
    };

    await open('/');
    await start.fillIn({ from: 'Ben Gurion Airport', to: 'Haifa', people: 'more' });
    await start.form.getByLabel(more.label.passengers(8)).fill('9');
    await start.form.getByRole('button', { name: m.more }).click();
    await start.field('luggage').selectOption('more');
    await start.form.getByLabel(more.label.luggage(6)).fill('12');
    await expectFinal();
    await expect(answer).toContainText(/· 2\s/u);

    await open('/private-driver-tours');
    await start.fillIn({ from: 'Tiberias', to: 'Galilee' });
    await expect(answer).not.toContainText('₪');
    await start.field('hours').selectOption('8');
    await expectFinal();

    await open('/masada');
    await start.field('route').selectOption('masada');
    await start.fillIn({ from: 'Jerusalem', people: '4' });
    await expectFinal();

    await open('/routes/jerusalem-dead-sea');
    await start.fillIn({ from: 'Jerusalem', people: '4' });
    await expectFinal();
    const price = (await answer.getByText('₪').first().innerText()).trim();
    await answer.getByRole('link', { name: m.request }).click();
    await expect(page.locator('.price-line')).toContainText(price);
  });

for (const locale of visitedLanguages(2))
  test(`what has no price says why, and stays as it was typed (${locale})`, async ({ page }) => {
    const m = await messagesOf(locale, 'tripStart');
    const start = new Start(page, locale);
    await page.goto(localizedPath(locale, '/'));
    await start.fillIn({ from: 'Jerusalem', to: '' });
    const answer = await start.answer();
    for (const place of [...NEVER, ...NO_ADDRESSES]) {
      await start.field('to').fill(place);
      if (NEVER.includes(place)) await expect(answer).toContainText(place);
      await expect(answer.getByRole('paragraph').first(), place).not.toBeEmpty();
      await expect(answer.getByText(m.working)).toHaveCount(0);
      await expect(answer, place).not.toContainText('₪');
      await expect(start.field('to')).toHaveValue(place);
    }
  });

test('the request carries every answer on, and nothing is lost by a reload, the way back or another tab', async ({
  page,
  context,
}) => {
  const m = await messagesOf('en', 'tripStart');
  const { ticket, fields, price: words } = await messagesOf('en', 'tripRequest');
  const start = new Start(page, 'en');
  await page.goto('/en/eilat');
  await expect(start.field('to')).toHaveValue('Eilat');
  await start.fillIn({ from: 'Herzl 5, Rishon', to: 'Eilat' });
  await start.form.getByRole('button', { name: m.more }).click();
  await start.field('luggage').selectOption('3');
  const answer = await start.answer();
  await expect(answer).toContainText('₪');
  const price = /₪[\d,]+/u.exec(await answer.innerText())?.[0] ?? '';

  await page.reload();
  await expect(answer).toContainText(price);
  await expect(start.field('from')).toHaveValue('Herzl 5, Rishon');
  await expect(start.field('luggage')).toHaveValue('3');
  const other = await context.newPage();
  await other.goto('/en/eilat');
  await expect(new Start(other, 'en').field('from')).toHaveValue('');
  await other.close();

  await answer.getByRole('link', { name: m.request }).click();
  await expect(page).toHaveURL('/en/plan-your-trip');
  const shown = page.getByRole('complementary', { name: ticket.title });
  for (const text of ['Herzl 5, Rishon', 'Eilat', typedDay, '10:00'])
    await expect(shown.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  // What was understood leads back to its field, in its step.
  await shown.getByRole('button', { name: words.correct('Eilat') }).click();
  await expect(page.getByRole('combobox', { name: fields.dropoff })).toBeFocused();
  // On a phone the same price stays in sight.
  await expect(page.locator('.price-line')).toContainText(price);
  await expect(page.locator('.dock')).toBeHidden();

  // A step of the form, and the page before it.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/eilat');
  await expect(answer).toContainText(price);
});

test('what was understood can be corrected, and what is missing is named where it was asked for', async ({ page }) => {
  const m = await messagesOf('en', 'tripStart');
  const { price } = await messagesOf('en', 'tripRequest');
  const start = new Start(page, 'en');
  await page.goto('/english');
  await start.field('from').fill('Mamilla Hotel');
  const answer = await start.answer();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(start.form.locator('xpath=ancestor::*[@data-island]')).toHaveAttribute('data-live', '');
  await start.form.getByRole('button', { name: m.action }).click();
  await expect(answer).toContainText(m.missing([m.to, m.date, m.time, m.passengers]));
  await expect(start.field('to')).toBeFocused();
  await page.keyboard.type('caesar');
  await page.getByRole('option', { name: 'Caesarea', exact: true }).click();
  await start.fillIn({ from: 'Mamilla Hotel', to: 'Caesarea' });
  await answer.getByRole('button', { name: price.correct('Mamilla Hotel') }).click();
  await expect(start.field('from')).toBeFocused();
});
