import { expect, type Page } from '@playwright/test';
import { destinationSlugs } from '../../src/content/destinations/slugs.ts';
import { findPage } from '../../src/content/pages/index.ts';
import { serviceSlugs } from '../../src/content/services/slugs.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as en } from '../../src/i18n/messages/en/site.ts';
import { messages as fr } from '../../src/i18n/messages/fr/site.ts';
import { messages as he } from '../../src/i18n/messages/he/site.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import { isNight } from '../setup/night.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { startApplication, visitedDirections, visitedLanguages, waitUntilLive, spareLine } from '../setup/visit.ts';

const words = { he, en, fr };
// Lists hold what the registry has.
const pathsOf = (slugs: readonly string[]) => slugs.map((slug) => `/${slug}`).filter((path) => findPage(path, 'he'));
// Each ends with the way to all of it.
const services = pathsOf([...serviceSlugs, 'routes', 'services']);
const destinations = pathsOf([...destinationSlugs, 'destinations']);
const [serviceCount, destinationCount] = [services.length, destinations.length];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
test.afterEach(() => {
  expect(complaints).toEqual([]);
});

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await startApplication(page);
}

const trigger = (page: Page, locale: Locale, list: 'services' | 'destinations') =>
  page.getByRole('banner').locator('summary').filter({ hasText: words[locale].nav[list] });
const panel = (page: Page) => page.locator('details[open] > .menu-panel');

/** By day axe looks at the part that has opened: pages themselves are looked at elsewhere. At night at all there is. */
async function expectNoFaults(page: Page, area: string): Promise<void> {
  expect(await faultsByAxe(page, isNight ? {} : { area })).toEqual([]);
}

/** Everything focusable, brought into view by its focus, that a fixed or sticky part lies upon. */
async function coveredByBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && element.checkVisibility({ visibilityProperty: true });
    });
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (bars.some((bar) => bar.contains(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      element.scrollIntoView({ block: 'nearest' });
      // The way past the header shows itself above it.
      if (document.activeElement !== element || getComputedStyle(element).position === 'fixed') continue;
      const box = element.getBoundingClientRect();
      for (const bar of bars) {
        const over = bar.getBoundingClientRect();
        const shared = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        const beside = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        if (shared > 1 && beside > 1)
          faults.push(`${bar.className.slice(0, 20)} over ${element.outerHTML.slice(0, 90)}`);
      }
    }
    return faults;
  });
}

// A short page: what stands under the frame is nothing to the tests of menu and sheet.
const termsOf = (locale: Locale) => localizedPath(locale, '/terms');
const isRtl = (locale: Locale) => localeRegistry[locale].direction === 'rtl';

for (const locale of visitedDirections(0))
  test(`the main menu opens by a press, under a pointer and by the keyboard (${locale})`, async ({ page }) => {
    const terms = termsOf(locale);

    await test.step('opens before any code is there, one list at a time, and taking it over moves nothing', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/u, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(terms);
      const places = () =>
        page
          .locator('header nav > ul > li')
          .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
      await trigger(page, locale, 'destinations').click();
      await expect(panel(page).getByRole('link')).toHaveCount(destinationCount);
      await trigger(page, locale, 'services').click();
      await expect(panel(page).getByRole('link')).toHaveCount(serviceCount);
      const before = await places();
      release();
      await startApplication(page);
      await page.locator('details[open] [data-live]').waitFor();
      await expect(panel(page).getByRole('link')).toHaveCount(serviceCount);
      expect(await places()).toEqual(before);
      await page.mouse.click(700, 850);
      await expect(panel(page)).toBeHidden();
      await page.unrouteAll();
    });

    const looked = isRtl(locale) ? (['services'] as const) : (['destinations'] as const);
    for (const list of isNight ? (['services', 'destinations'] as const) : looked)
      await test.step(`has nothing for axe to find with ${list} open`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // A press would close what the pointer has opened.
        await trigger(page, locale, list).hover();
        await expect(panel(page)).toBeVisible();
        await expectNoFaults(page, 'header');
        await page.emulateMedia({ reducedMotion: null });
      });
    await page.mouse.move(700, 850);

    await test.step('waits for a resting pointer, follows it to the next list, and closes behind it', async () => {
      await open(page, terms);
      await trigger(page, locale, 'services').hover();
      const addresses = () =>
        panel(page)
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').toSorted());
      const inLanguage = (paths: readonly string[]) => paths.map((path) => localizedPath(locale, path)).toSorted();
      await expect.poll(addresses).toEqual(inLanguage(services));

      await trigger(page, locale, 'destinations').hover();
      await expect.poll(addresses).toEqual(inLanguage(destinations));
      // Once it has come to rest it goes from edge to edge.
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, width });

      // Into the panel it stays, out of it it closes.
      await panel(page).getByRole('link').last().hover();
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(700, 850);
      await expect(panel(page)).toBeHidden();
    });

    await test.step('answers the keyboard', async () => {
      await open(page, terms);
      const services = trigger(page, locale, 'services');
      await services.focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(services).toBeFocused();
      await page.keyboard.press('Enter');
      for (let link = 0; link <= serviceCount; link += 1) await page.keyboard.press('Tab');
      await expect(trigger(page, locale, 'destinations')).toBeFocused();
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(services).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(localizedPath(locale, '/airport-taxi'));
      await expect(panel(page)).toBeHidden();
    });
  });

test('a list opens under a pointer that rests for 200 ms, and the next one at once', async ({ page }) => {
  const panels: string[] = [];
  page.on('request', (asked) => {
    if (/\/panels-/u.test(asked.url())) panels.push(asked.url());
  });
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await open(page, '/en/terms');
  await page.waitForLoadState('networkidle');
  // A phone, which shows no bar, asks for nothing of it.
  expect(panels).toEqual([]);
  await page.setViewportSize(DESK);
  await page.mouse.move(700, 850);
  await page.clock.runFor(1000);
  await page.clock.pauseAt(Date.now() + 60_000);

  await trigger(page, 'en', 'services').hover();
  await page.clock.runFor(190);
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(panel(page).getByRole('link')).toHaveCount(serviceCount);
  await trigger(page, 'en', 'destinations').hover();
  await page.clock.runFor(1);
  await expect(panel(page).getByRole('link')).toHaveCount(destinationCount);
});

test('the header fits, in every language and at every width', async ({ page }) => {
  for (const locale of locales) {
    // As it comes with the page; that taking it over moves nothing is tried above.
    await page.goto(localizedPath(locale, '/faq'));
    for (const width of [320, 390, 768, 1024, 1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { over, height } = await page.getByRole('banner').evaluate((header) => ({
        over: header.scrollWidth - header.clientWidth,
        height: header.getBoundingClientRect().height,
      }));
      expect(over, `${locale} ${width}`).toBeLessThanOrEqual(0);
      expect(height, `${locale} ${width}`).toBe(width < 1180 ? 62 : 76);
    }
  }
});

const dock = (page: Page) => page.locator('.dock');
const bar = (page: Page) => page.locator('#contact-bar');
const dockCloser = (page: Page) => dock(page).getByRole('button', { name: 'Hide this bar' });
const wayBack = (page: Page) => page.getByRole('link', { name: en.back });

test('going to another page and back leaves dock and contact bar where they are', async ({ page }) => {
  await open(page, '/english');
  await expect(wayBack(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: en.nav.faq, exact: true }).click();
  await expect(page).toHaveURL('/en/faq');

  await test.step('both stay when another page comes in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dock(page)).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await dockCloser(page).click();
    await expect(dock(page)).toBeHidden();
  });

  await test.step('the header has a way back on every page but the home page', async () => {
    await wayBack(page).click();
    await expect(page).toHaveURL('/english');
  });
});

test('a closed dock stays closed, and a page with nothing behind it leads home', async ({ page }) => {
  await test.step('closing the dock gives its room back, for the session', async () => {
    await open(page, '/english');
    await dockCloser(page).click();
    await expect(dock(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    const room = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dock'));
    expect(await room()).toBe('0rem');
    await page.goto('/en/faq');
    await expect(dock(page)).toBeHidden();
    // On a phone the dock is the way to call: it stays.
    await page.setViewportSize(PHONE);
    await expect(dock(page)).toBeVisible();
    await page.setViewportSize(DESK);
  });

  await test.step('a page with nothing behind it leads home', async () => {
    await startApplication(page);
    await page.evaluate(() => Object.defineProperty(history, 'length', { get: () => 1 }));
    await wayBack(page).click();
    await expect(page).toHaveURL('/english');
  });
});

for (const locale of visitedDirections(0))
  test(`home has the contact bar in its margin, and pages are told where the visitor came from (${locale})`, async ({
    page,
  }) => {
    const home = localizedPath(locale, '/');
    await open(page, home);

    await test.step('the bar stands in the margin at the end of the line', async () => {
      for (const viewport of [{ width: 1024, height: 700 }, DESK]) {
        await page.setViewportSize(viewport);
        const box = await bar(page).boundingBox();
        const room = await page.evaluate(() => document.documentElement.clientWidth);
        const margin = isRtl(locale) ? (box?.x ?? 0) : room - (box?.x ?? 0) - (box?.width ?? 0);
        expect(margin).toBe(16);
        expect((box?.width ?? 99) + 16).toBeLessThan(88);
      }
    });

    // Neither the direction nor the words decide the rest: by day in one language.
    if (!visitedLanguages(0).includes(locale)) return;
    const m = words[locale];
    for (const name of ['faq', 'blog'] as const)
      await test.step(`${name} is told where the visitor came from`, async () => {
        if (!findPage(`/${name}`, locale)) return;
        // Each is gone to from a document of its own, where nothing has been remembered yet.
        if (name !== 'faq') await open(page, home);
        await page.evaluate(() => localStorage.removeItem('currentLanguage'));
        await page.getByRole('banner').getByRole('link', { name: m.nav[name], exact: true }).click();
        await expect(page).toHaveURL(localizedPath(locale, `/${name}`));
        expect(await page.evaluate(() => (history.state as { usr?: unknown }).usr)).toEqual({ origin: home });
        expect(await page.evaluate(() => localStorage.getItem('currentLanguage'))).toBe(locale);
      });
  });

test('a page is asked for while its link is pressed, until the application is here', async ({ page }) => {
  await spareLine(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const fetched = new Set<string>();
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.add(new URL(prefetchUrl).pathname);
  });
  const counted = page.waitForRequest('**/track-visit');
  await page.goto('/en/faq');
  await counted;
  const link = page.locator('header').getByRole('link', { name: en.nav.planTrip });
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect.poll(() => [...fetched]).toEqual(['/en/plan-your-trip']);
  await page.mouse.up();
  await expect(page).toHaveURL('/en/plan-your-trip');
  const delivery = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).toJSON();
  expect(await page.evaluate(delivery)).toMatchObject({ deliveryType: 'navigational-prefetch' });
  await startApplication(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  const sheet = (page: Page, locale: Locale) => page.getByRole('dialog', { name: words[locale].mainMenu });
  const opener = (page: Page, locale: Locale) =>
    page.getByRole('banner').getByRole('button', { name: words[locale].menu, exact: true });

  for (const locale of visitedDirections(1))
    test(`the side sheet comes from where reading begins and gives the focus back (${locale})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, termsOf(locale));
      await opener(page, locale).click();
      await expect(sheet(page, locale)).toBeVisible();
      const place = async () => {
        const box = await sheet(page, locale).boundingBox();
        return [Math.round(box?.x ?? -1), Math.round(box?.width ?? 0)];
      };
      await expect.poll(place).toEqual([isRtl(locale) ? 390 - 335 : 0, 335]);
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement === document.body || activeElement?.closest('dialog') !== null;
          }),
        ).toBe(true);
      }
      await expectNoFaults(page, 'dialog');
      const shuts = async () => {
        await page.keyboard.press('Escape');
        await expect(sheet(page, locale)).toBeHidden();
        await expect(opener(page, locale)).toBeFocused();
        await expect(page.locator('[data-locks-scroll]')).toHaveCount(0);
      };
      await shuts();
      // It is kept, and stays shut until it is asked for again.
      await page.keyboard.press('Enter');
      await expect(sheet(page, locale)).toBeVisible();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await shuts();
    });

  // What neither the direction nor the words decide: by day in one language.
  for (const locale of visitedLanguages(0))
    test(`bars cover nothing, and the side sheet leads to pages and languages (${locale})`, async ({ page }) => {
      const m = words[locale];

      for (const path of ['/', '/privacy', '/faq'])
        await test.step(`bars cover nothing that can be reached on ${path}`, async () => {
          await open(page, localizedPath(locale, path));
          await page.locator('footer').scrollIntoViewIfNeeded();
          expect(await coveredByBars(page), path).toEqual([]);
        });

      await test.step('the sheet leads to the same page in another language', async () => {
        const other = locale === 'fr' ? 'en' : 'fr';
        await opener(page, locale).click();
        await sheet(page, locale).getByRole('link', { name: localeRegistry[other].name }).click();
        await expect(page).toHaveURL(localizedPath(other, '/faq'));
        await expect(page.locator('html')).toHaveAttribute('dir', localeRegistry[other].direction);
        await expect(dock(page)).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('currentLanguage'))).toBe(other);
      });

      await test.step('the sheet unfolds its lists and closes on a choice', async () => {
        await page.goBack();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await opener(page, locale).click();
        await sheet(page, locale).locator('summary').filter({ hasText: m.nav.destinations }).click();
        await sheet(page, locale).locator('summary').filter({ hasText: m.nav.services }).click();
        await expect(sheet(page, locale).locator('details[open]')).toHaveCount(1);
        await expectNoFaults(page, 'dialog');
        await sheet(page, locale).locator('details[open] a').first().click();
        await expect(page).toHaveURL(localizedPath(locale, '/airport-taxi'));
        await expect(sheet(page, locale)).toBeHidden();
        await expect(page.locator('main')).toBeFocused();
      });
    });

  // By day: the next test, before the application runs.
  nightTest(
    'the dock opens the contact bar by one tap, once the application runs and on the page after',
    async ({ page }) => {
      const opensBar = async () => {
        await page.locator('button[popovertarget]').tap();
        await expect(page.locator('#contact-bar')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#contact-bar')).toBeHidden();
      };
      await open(page, '/en/faq');
      await waitUntilLive(page, page.locator('button[popovertarget]'));
      await opensBar();
      await page.getByRole('banner').getByRole('link', { name: 'Tamar VIP' }).tap();
      await expect(page).toHaveURL('/english');
      await opensBar();
    },
  );

  test('the dock opens the contact bar, and takes no room of a low screen', async ({ page }) => {
    const more = dock(page).getByRole('button', { name: 'More ways to reach us' });

    await test.step('"more" opens the bar once, also before the application runs', async () => {
      await page.goto('/en/terms');
      await more.click();
      await expect(bar(page)).toBeVisible();
      await page.locator('html[data-ready]').waitFor();
      await expect(bar(page).getByRole('link', { name: 'Instagram' })).toBeVisible();
      await expectNoFaults(page, '#contact-bar');
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeHidden();
      await expect(more).toBeFocused();
    });

    await test.step('"leave a message" asks for the contact widget', async () => {
      await more.click();
      await waitUntilLive(page, bar(page));
      await bar(page).getByRole('link', { name: 'Leave a message' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(bar(page)).toBeHidden();
    });

    await test.step('a low screen keeps its height for the page', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, '/english');
      for (const part of [page.getByRole('banner'), dock(page)]) await expect(part).toHaveCSS('position', 'static');
    });
  });
});
