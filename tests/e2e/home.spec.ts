import { expect } from '@playwright/test';
import { localeRegistry, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as contactEn } from '../../src/i18n/messages/en/contact.ts';
import { messages as en } from '../../src/i18n/messages/en/home.ts';
import { homeWords, REQUEST_TITLE } from '../setup/home-headings.ts';
import { nightTest, test } from '../setup/site-test.ts';
import {
  complaintsOf,
  readThrough,
  startApplication,
  visitedDirections,
  visitedLanguages,
  spareLine,
} from '../setup/visit.ts';

const QUOTE = 'Get a quote';
const homeOf = (locale: Locale) => localizedPath(locale, '/');

for (const locale of visitedLanguages(0)) {
  // By day: video-review-cards.test.tsx.
  nightTest(
    `the home page says that video reviews are on their way, and gives the focus back (${locale})`,
    async ({ page }) => {
      await page.goto(homeOf(locale));
      const m = homeWords[locale].videoReviews;
      const opener = page.getByRole('button', { name: m.watch });
      await expect(page.getByText(m.soonLine).first()).toBeVisible();
      await opener.click();
      const popup = page.getByRole('dialog', { name: m.soonTitle });
      await expect(popup).toBeVisible();
      await expect(popup.getByText(m.soonLine)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(popup).toBeVisible();
      // Beside it, like every other dialog.
      await page.mouse.click(10, 400);
      await expect(popup).toBeHidden();
      await opener.press('Enter');
      await popup.getByRole('button').click();
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );
}

// By day: the addresses and what they name, dist-links.test.ts.
nightTest('links lead to the forms of the page', async ({ page }) => {
  await test.step('a link to a section lands on it, whole document or not', async () => {
    await page.goto('/english#request');
    await expect(page.locator('#trip-name')).toBeInViewport();
    await page.goto('/en/privacy');
    await startApplication(page);
    // The router follows the history; none of the home page has been downloaded yet.
    await page.evaluate(() => {
      history.pushState(null, '', '/english#request');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: REQUEST_TITLE.en })).toBeVisible();
    await expect(page.getByRole('heading', { name: en.maps.title })).toBeAttached();
    await expect(page.locator('main [data-placeholder]')).toHaveCount(0);
    await expect(page.locator('#trip-name')).toBeInViewport();
  });

  await test.step('the quote button and the round trip lead to the request form', async () => {
    for (const name of [QUOTE, en.promo.action]) {
      await page.goto('/english');
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('#trip-name')).toBeInViewport();
    }
  });

  await test.step('"talk to us" leads to the contact page where the form is not on the page', async () => {
    await page.goto('/english');
    const action = page.getByRole('link', { name: en.video.action });
    await startApplication(page);
    const code = page.waitForResponse(/video-section-/u);
    await action.hover();
    await code;
    await readThrough(page);
    await page.evaluate(() => document.getElementById('contact')?.removeAttribute('id'));
    await action.click();
    await expect(page).toHaveURL('/en/contact');
  });

  await test.step('"talk to us" leads to the contact form on the page, before the application runs too', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/english');
    await page.getByRole('link', { name: en.video.action }).click();
    await expect(page.getByRole('heading', { name: contactEn.section.title })).toBeInViewport();
  });
});

/** The most that the home page takes on a phone, in pixels. */
const PHONE_HEIGHT = 11_000;

for (const locale of visitedDirections(1))
  test(`on a phone the home page is short, and its rows are reached by the keyboard (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(homeOf(locale));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PHONE_HEIGHT);
    const rows = page.locator('.swipe-row[role=region]');
    // Posters, and voices of four kinds.
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) {
      await expect(row).toHaveRole('region');
      await expect(row).toHaveAccessibleName(/./u);
      await row.focus();
      await row.press(localeRegistry[locale].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      // As far as the second card.
      await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(100);
    }
  });

for (const locale of visitedLanguages(1))
  test(`a phone's first screen begins the request, and says what can be relied on (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(homeOf(locale));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.locator('main form [name=from]'),
      page.locator('main form [name=to]'),
      // The last of what stands there: licence, rest clock, rating with its mark.
      page.locator('main [data-sample]').first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

test('somebody who chose another language is offered it, and keeps this one by going on in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currentLanguage', 'en'));
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/en/no-such-page');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue in English?' }).click();
  await expect(page).toHaveURL('/english');
  await expect(page.getByRole('link', { name: /Continue in/u })).toHaveCount(0);
});

/** Chrome tells what a page's headers and its frame let it do. */
type PolicedDocument = Document & { featurePolicy: { allowsFeature: (name: string) => boolean } };

// By day: video-player.test.tsx.
nightTest('films play on the page, of the site and of YouTube', async ({ page }) => {
  const complaints = complaintsOf(page);

  await test.step('a player of YouTube may be shown, start by itself and fill the screen', async () => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>player</p>' }),
    );
    await page.goto('/english');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.youtube-nocookie.com/embed/any';
      frame.allow = 'autoplay; fullscreen';
      document.body.append(frame);
    });
    const frame = page.frameLocator('iframe[src*="youtube-nocookie"]');
    await expect(frame.locator('p')).toHaveText('player');
    for (const feature of ['autoplay', 'fullscreen', 'camera', 'geolocation']) {
      const isAllowed = await frame
        .locator('p')
        .evaluate((_, name) => (document as PolicedDocument).featurePolicy.allowsFeature(name), feature);
      expect(isAllowed, feature).toBe(feature === 'autoplay' || feature === 'fullscreen');
    }
    await frame.owner().evaluate((element) => element.remove());
    expect(complaints).toEqual([]);
  });

  await test.step('the film starts where its picture was', async () => {
    const film = page.waitForResponse(/\/films\/cabin\.mp4$/u);
    await page.getByRole('button', { name: en.video.play }).click();
    expect((await film).status()).toBeLessThan(300);
    const player = page.locator('main video');
    await expect(player).toBeFocused();
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test('the lighter letters of the quotes come once somebody reads on', async ({ page }) => {
  const counted = page.waitForRequest('**/track-visit');
  await page.goto('/english');
  await counted;
  const lighter = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ weight, status }) => weight === '500' && status === 'loaded').length,
    );
  const quote = page.locator('blockquote').first();
  expect(await lighter()).toBe(0);
  await expect(quote).toHaveCSS('font-weight', '500');
  await page.mouse.wheel(0, 200);
  await expect.poll(lighter).toBe(1);
});

test('where the line is to be spared no code but the record of the view comes before the first input, and no text of the lower page before it is near', async ({
  page,
}) => {
  await spareLine(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  const counted = page.waitForResponse(/track-visit/u);
  await page.goto('/english');
  await counted;
  expect(fetched.filter((url) => url.endsWith('.js'))).toEqual([expect.stringContaining('/views-')]);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  const late = /(?:video-section|home-sections|trip-request)-/u;
  expect(fetched.filter((url) => late.test(url))).toEqual([]);
  await page.getByRole('heading', { name: en.services.title }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((url) => url.includes('home-sections-'))).toBe(true);
});
