import { expect, type Page } from '@playwright/test';
import { localeRegistry } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { complaintsOf, startApplication, visitedLanguages, waitUntilLive } from '../setup/visit.ts';

const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });

/** The code of that page in English. */
const privacyCode = '**/assets/page.privacy.en-*.js';

/** Text is set in this family by a file that has arrived. */
const hasTypeface = (page: Page, family: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
        family,
      ),
    )
    .toBe(true);

/** The footer is hydrated when it is near; until then its links are those of the HTML and load a new document. */
async function footerIsAlive(page: Page): Promise<void> {
  const link = privacyLink(page);
  await link.scrollIntoViewIfNeeded();
  await waitUntilLive(page, link);
}

// The pages themselves and their status in each language: tests/contracts/dist-pages.test.ts, tests/integration/server-pages.test.ts.
for (const locale of visitedLanguages(2)) {
  test(`an unknown address under ${locale} answers 404 with the page of the language`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const response = await page.goto(`${localeRegistry[locale].prefix}/no-such-page`);
    expect(response?.status()).toBe(404);
    await startApplication(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(localizedPath(locale, '/'));
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read, and the films of the fleet show their pictures', async ({ page }) => {
    await test.step('reads', async () => {
      await page.goto('/english');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your driver is here.');
      await privacyLink(page).click();
      await expect(page).toHaveURL('/en/privacy');
    });

    await test.step('the films of the fleet show their pictures', async () => {
      await page.goto('/en/fleet');
      for (const film of await page.locator('figure:has(video)').all()) {
        await film.scrollIntoViewIfNeeded();
        const picture = film.locator('img:visible');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBe(1280);
        const { x = 0, y = 0, width = 0 } = (await film.locator('video').boundingBox()) ?? {};
        // Within the edges, where the picture looks out, and above the controls.
        const look = () => page.screenshot({ clip: { x: x + 8, y: y + 8, width: width - 16, height: width / 8 } });
        const shown = await look();
        await picture.evaluate((image) => (image.style.visibility = 'hidden'));
        const bare = await look();
        expect(bare.equals(await look())).toBe(true);
        expect(bare.equals(shown), 'the picture is covered').toBe(false);
      }
    });
  });
});

test.describe('language', () => {
  const remember = (page: Page, language: string) =>
    page.evaluate((value) => localStorage.setItem('currentLanguage', value), language);
  const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('currentLanguage'));

  // By day: follow-language.test.tsx, language-switch.test.tsx.
  nightTest('a remembered language leads to twins, and gives way to one that is chosen', async ({ page }) => {
    // A document that remembers nothing by itself: nobody goes on from it.
    await page.goto('/en/privacy');

    await test.step('leads from an unprefixed page to its twin', async () => {
      await remember(page, 'fr');
      await page.goto('/privacy?x=1#y');
      await expect(page).toHaveURL('/fr/privacy?x=1#y');
    });

    await test.step('leads a staff address to its twin, once', async () => {
      await remember(page, 'en');
      await page.goto('/auth');
      await expect(page).toHaveURL('/en/auth');
    });

    await test.step('the home page is always the Hebrew one', async () => {
      await remember(page, 'fr');
      await page.goto('/');
      await startApplication(page);
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    });

    await test.step('an explicit language wins over a remembered one, and is remembered once it is read', async () => {
      await remember(page, 'fr');
      await page.goto('/en/privacy');
      await startApplication(page);
      await expect(page).toHaveURL('/en/privacy');
      await expect.poll(() => remembered(page)).toBe('en');
    });

    await test.step('switching turns the document round, and back', async () => {
      await page.getByRole('link', { name: 'עברית' }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const family of ['Assistant Hebrew', 'Frank Ruhl Libre Hebrew']) await hasTypeface(page, family);
      expect(await remembered(page)).toBe('he');
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    });

    await test.step('the explicit language leads on', async () => {
      await expect.poll(() => remembered(page)).toBe('en');
      await page.goto('/faq');
      await expect(page).toHaveURL('/en/faq');
    });

    await test.step('the switch leads to the same page before the application runs, too', async () => {
      await remember(page, 'en');
      // Without the application the switch is a plain link: the choice must hold against the remembered language.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/en/privacy');
      await page.getByRole('link', { name: 'עברית' }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    });
  });
});

test.describe('navigation inside the application', () => {
  test('goes back before the application runs, and on like a new document', async ({ page }) => {
    await test.step('a button pressed before the application runs is answered once it does', async () => {
      await page.goto('/english');
      await page.goto('/en/privacy');
      await page.getByRole('link', { name: 'Back to the previous page' }).click();
      await expect(page).toHaveURL('/english');
    });

    /** Title, scroll and focus are as in a new document. */
    const hasArrived = async () => {
      await expect(page).toHaveURL('/en/privacy');
      await expect(page.locator('main')).toBeFocused();
      await expect(page).toHaveTitle(/Privacy/u);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    };

    await test.step('shows the Hebrew word for loading while a page is on its way', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(privacyCode, async (route) => {
        await held;
        await route.continue();
      });
      await startApplication(page);
      await footerIsAlive(page);
      await privacyLink(page).click();
      await expect(page.getByText('טוענים…')).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      await hasArrived();
    });

    await test.step('moves title, scroll and focus like a new document, whether a page comes late or at once', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/english');
      await footerIsAlive(page);
      await privacyLink(page).click();
      await hasArrived();
    });
  });

  test('a page whose code does not come is loaded anew once, or left alone, or has a way out', async ({
    page,
    context,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const openHome = async () => {
      await page.goto('/english');
      // A page is loaded anew once a minute.
      await page.evaluate(() => sessionStorage.clear());
      await startApplication(page);
      await footerIsAlive(page);
      documents = 0;
    };

    await test.step('a chunk that a lost connection swallowed leaves the page alone', async () => {
      await openHome();
      await context.setOffline(true);
      await privacyLink(page).click();
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
      expect(documents).toBe(0);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
    });

    await test.step('a page whose chunk a deploy has removed is loaded anew, once', async () => {
      await page.route(privacyCode, (route) =>
        documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await openHome();
      await privacyLink(page).click();
      await expect.poll(() => documents).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      expect(documents).toBe(1);
    });

    await test.step('a chunk that stays broken ends in a page with a way out, not in a loop', async () => {
      await openHome();
      await page.route(privacyCode, (route) => route.fulfill({ status: 404, body: '' }));
      await privacyLink(page).click();
      await expect.poll(() => documents).toBe(1);
      // The second document is prerendered: it reads even though its application cannot start.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      expect(documents).toBe(1);
    });
  });
});
