/** The first thing that somebody does on a page, before any code is there: it leads on, or is kept. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { isNight } from '../setup/night.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { startApplication, visitedLanguages } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Code never comes: a network on which every file hangs. */
const holdScripts = (page: Page) => page.route(/\.js$/u, () => undefined);

const SENDING = 'form:visible:has(button[type=submit])';

/** One page of each kind that has a form in its document, in every language; by day the traveller's in one. */
const withForms = [...new Map((pages as readonly PageEntry[]).map((entry) => [entry.page, entry])).values()]
  .filter(({ area, path: address }) => (isNight ? area !== 'staff' : address === '/trip'))
  .flatMap((entry) =>
    visitedLanguages(1, languagesOf(entry)).map((locale) => ({ locale, address: localizedPath(locale, entry.path) })),
  )
  .filter(({ address }) => {
    const file = path.join(DIST, address === '/' ? 'index.html' : `${address}.html`);
    return readFileSync(file, 'utf8').includes('<form');
  });

async function fillRequired(form: Locator): Promise<void> {
  for (const field of await form.locator(':is(input, textarea, select)[required]').all()) {
    const name = await field.getAttribute('name');
    await field.fill(
      name === 'phone' ? '054-555-0142' : name === 'contact' || name === 'email' ? 'nobody@example.com' : 'Dana Levi',
    );
  }
}

for (const { locale, address } of withForms)
  test(`forms of ${address} send without code, and lead to a page in their language`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(address);
    const count = await page.locator(SENDING).count();
    for (let nth = 0; nth < count; nth += 1) {
      await page.goto(address);
      const form = page.locator(SENDING).nth(nth);
      await fillRequired(form);
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
      await form.locator('button[type=submit]').click();
      await answered;
      await page.waitForLoadState('domcontentloaded');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
    }
  });

test('a link asked for and a notice of cancelling, pressed before any code is there, are answered in the page', async ({
  page,
}) => {
  const m = await messagesOf('en', 'trip');
  await holdScripts(page);
  await page.goto('/en/trip');
  const find = page.getByRole('form', { name: m.keyless.find.title });
  // Nothing is filled in: the browser says so, and the page stays.
  await find.getByRole('button').click();
  await expect(find.getByLabel(m.keyless.find.contact)).toBeFocused();
  await find.getByLabel(m.keyless.find.contact).fill('nobody@example.com');
  await find.getByRole('button').click();
  await expect(page.getByText(m.keyless.linkAsked)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#link-asked');

  const notice = page.getByRole('form', { name: m.keyless.notice.title });
  await notice.getByLabel(m.keyless.notice.name).fill('Dana Levi');
  await notice.getByLabel(m.keyless.notice.phone).fill('12');
  await notice.getByRole('button').click();
  await expect(page.getByText(m.keyless.unsent.invalid)).toBeVisible();
  await page.goBack();
  await expect(notice.getByLabel(m.keyless.notice.name)).toHaveValue('Dana Levi');
  await notice.getByLabel(m.keyless.notice.phone).fill('054-555-0142');
  await notice.getByRole('button').click();
  await expect(page.getByText(m.keyless.notice.taken)).toBeVisible();

  // Once the code is there it leaves the answer where it is.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByText(m.keyless.notice.taken)).toBeVisible();
});

test('menu, dialogs and answers open and close before any code is there', async ({ page }) => {
  const en = await messagesOf('en', 'site');
  const { videoReviews } = await messagesOf('en', 'home');
  const { codes } = await messagesOf('en', 'tripRequest');
  await page.setViewportSize({ width: 390, height: 844 });
  await holdScripts(page);

  await page.goto('/english');
  const opener = page.getByRole('button', { name: en.menu, exact: true });
  const menu = page.getByRole('dialog', { name: en.mainMenu });
  await opener.click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await menu.locator('summary').filter({ hasText: en.nav.destinations }).click();
  await menu.locator('summary').filter({ hasText: en.nav.services }).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: videoReviews.watch }).click();
  const soon = page.getByRole('dialog', { name: videoReviews.soonTitle });
  await expect(soon).toBeVisible();
  await soon.getByRole('button').click();
  await expect(soon).toBeHidden();

  await page.goto('/en/plan-your-trip');
  const countries = page.getByRole('dialog', { name: codes.title });
  await page.locator('#trip-country_code').click();
  await expect(countries.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(countries).toBeHidden();
});

test.describe('in a browser that knows no popovers, commands and names of details', () => {
  // The documents' own scripts are changed, too, which the policy knows by their hashes.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('menu, lists, answers, dialogs and the bar of contacts open and close, before the code is there and after', async ({
    page,
  }) => {
    const en = await messagesOf('en', 'site');
    const contacts = await messagesOf('en', 'contactBar');
    const { codes } = await messagesOf('en', 'tripRequest');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // What such a browser does not know, no browser knows under another name.
    await page.route(/\.(?:js|css)$|\/[\w-]+$/u, async (route) => {
      if (route.request().resourceType() === 'script') await held;
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/popover/giu, 'xpopover')
        .replaceAll(/\bcommand(?=for\b|\b)/gu, 'xcommand')
        .replaceAll('closedby', 'xclosedby')
        .replaceAll('<details name=', '<details xname=')
        .replaceAll(/(?<=getAttribute\(["'`])name/gu, 'xname');
      await route.fulfill({ response, body });
    });
    const open = async (address: string) => {
      await page.goto(address);
      await expect(page.locator('[popover], [commandfor], [closedby], details[name]')).toHaveCount(0);
    };
    const bar = page.locator('#contact-bar');
    const more = page.getByRole('button', { name: contacts.more });
    const opensMenu = async () => {
      const opener = page.getByRole('button', { name: en.menu, exact: true });
      const menu = page.getByRole('dialog', { name: en.mainMenu });
      await opener.click();
      await expect(page.locator('dialog:modal')).toBeVisible();
      for (const list of [en.nav.destinations, en.nav.services]) {
        await menu.locator('summary').filter({ hasText: list }).click();
        await expect(menu.locator('details[open]')).toHaveCount(1);
      }
      await menu.getByRole('button', { name: en.close }).click();
      await expect(menu).toBeHidden();
    };
    const opensBar = async () => {
      await more.click();
      await expect(bar).toBeVisible();
      await more.click();
      await expect(bar).toBeHidden();
      await more.click();
      await expect(bar).toBeVisible();
      await page.mouse.click(20, 300);
      await expect(bar).toBeHidden();
    };

    await page.setViewportSize({ width: 390, height: 844 });
    await open('/en/plan-your-trip');
    await page.locator('#trip-country_code').click();
    const countries = page.getByRole('dialog', { name: codes.title });
    await expect(countries.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(countries).toBeHidden();

    await open('/en/faq');
    await opensMenu();
    await opensBar();
    for (const nth of [1, 2]) {
      await page.locator('main summary').nth(nth).click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const panel = page.locator('header details[open]');
    for (const list of [en.nav.services, en.nav.destinations]) {
      await page.locator('header summary').filter({ hasText: list }).click();
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('link').first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    release();
    await startApplication(page);
    await expect(page.locator('[data-live] #contact-bar')).toBeAttached();
    await opensMenu();
    await opensBar();
    await more.click();
    await bar.getByRole('link', { name: contacts.write }).click();
    await expect(page.locator('dialog[open] input[name=name]')).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test('a country is looked for while the code is on its way', async ({ page }) => {
  const { codes } = await messagesOf('en', 'tripRequest');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/plan-your-trip');
  const code = page.locator('#trip-country_code');
  await code.click();
  const countries = page.getByRole('dialog', { name: codes.title });
  await expect(countries.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('japan');
  release();
  await expect(countries.getByRole('option')).toHaveCount(1);
  await expect(countries.getByRole('combobox')).toHaveValue('japan');
  await page.keyboard.press('Enter');
  await expect(countries).toBeHidden();
  await expect(code).toBeFocused();
  await expect(code).toContainText('+81');
});

for (const { address, field, letters, name } of [
  { address: '/english', field: 'from', letters: 'jeru', name: 'Jerusalem' },
  { address: '/en/haifa', field: 'from', letters: 'tel', name: 'Tel Aviv' },
] as const)
  test(`a place that is typed on ${address} while the code is on its way is suggested once it is there`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    const place = page.locator(`main form input[name=${field}]`);
    await place.click();
    await page.keyboard.type(letters);
    release();
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await expect(place).toBeFocused();
    await expect(place).toHaveValue(letters);
  });

test('a place in the request form is suggested once the names are there', async ({ page }) => {
  const m = await messagesOf('en', 'tripRequest');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/pricing-code-/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/plan-your-trip');
  await page.locator('#trip-name').fill('Dana Levi');
  await page.locator('#trip-phone').fill('054-555-0142');
  await page.locator('#trip-email').fill('dana@example.com');
  await page.getByRole('button', { name: m.actions.next, exact: true }).click();
  await page.locator('#trip-pickup').click();
  await page.keyboard.type('jeru');
  release();
  await expect(page.getByRole('option', { name: 'Jerusalem', exact: true })).toBeVisible();
});

test('a button that waits for its code says so, and no longer once it has answered', async ({ page }) => {
  const m = await messagesOf('en', 'tripRequest');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/plan-your-trip');
  const next = page.getByRole('button', { name: m.actions.next, exact: true });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('#trip-name')).toHaveAttribute('aria-invalid', 'true');
  await expect(next).not.toHaveAttribute('aria-busy');
});

test.describe('what the browser changes by itself, before any code is there, is kept', () => {
  test.use({ hasAnsweredCookies: false });
  /** Lets the code come once the page is as the visitor left it. */
  const withLateCode = async (page: Page, address: string, act: () => Promise<void>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await act();
    release();
    await page.locator('h1').first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.unrouteAll();
  };
  const consents = (page: Page) => page.evaluate(() => localStorage.getItem('gdprConsents') ?? '');

  // By day: early-change.test.tsx.
  nightTest('a box, by mouse and by the space bar', async ({ page }) => {
    const { categories } = await messagesOf('en', 'consent');
    const box = (name: 'analytics' | 'marketing') => page.getByRole('checkbox', { name: categories[name].title });
    await withLateCode(page, '/en/privacy-settings', () => box('analytics').click());
    await expect.poll(() => consents(page)).toContain('"analytics":true');
    await expect(box('analytics')).toBeChecked();

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await withLateCode(page, '/en/privacy-settings', async () => {
      await box('marketing').focus();
      await page.keyboard.press('Space');
    });
    await expect.poll(() => consents(page)).toContain('"marketing":true');
    await expect(box('marketing')).toBeChecked();
  });

  nightTest('a day, a list and what unfolds', async ({ page }) => {
    const { take } = await messagesOf('en', 'itinerary');
    const day = page.getByLabel(take.day);
    await withLateCode(page, '/en/routes/jerusalem-dead-sea', async () => {
      await day.fill('06/05/2031');
      await day.blur();
    });
    await day.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]:not([data-live])', { has: day })).toHaveCount(0);
    await expect(day).toHaveValue('06/05/2031');

    const passengers = page.locator('select[name=passengers]');
    await withLateCode(page, '/english', async () => void (await passengers.selectOption('4')));
    await expect(passengers).toHaveValue('4');

    await page.setViewportSize({ width: 390, height: 844 });
    const contents = page.locator('main details').first();
    await withLateCode(page, '/en/blog/taxi-cost-guide', () => contents.locator('summary').click());
    await expect(contents).toHaveAttribute('open', '');
  });
});
