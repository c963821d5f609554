import { expect, type Page } from '@playwright/test';
import { blogLanguages } from '../../src/content/blog/index.ts';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as contactEn } from '../../src/i18n/messages/en/contact.ts';
import { messages as en } from '../../src/i18n/messages/en/home.ts';
import { messages as contactFr } from '../../src/i18n/messages/fr/contact.ts';
import { messages as fr } from '../../src/i18n/messages/fr/home.ts';
import { messages as contactHe } from '../../src/i18n/messages/he/contact.ts';
import { messages as he } from '../../src/i18n/messages/he/home.ts';
import { faultsByAxe } from '../setup/accessible.ts';
import { test } from '../setup/site-test.ts';
import { complaintsOf, visitedWidths } from '../setup/visit.ts';

const words = { he, en, fr };
/** The texts of the page's own file, which reads the settings of the build and cannot be imported here. */
const REQUEST_TITLE = { he: 'בקשת נסיעה', en: 'Request a trip', fr: 'Demander un trajet' };
const QUOTE = 'Get a quote';
const TO_HEBREW = 'לדף הבית בעברית';
const contactWords = { he: contactHe, en: contactEn, fr: contactFr };
const homeOf = (locale: Locale) => localizedPath(locale, '/');

/** The headings that a visitor passes, from the first screen down. */
function headingsOf(locale: Locale): string[] {
  const m = words[locale];
  return [
    m.video.title,
    m.services.title,
    m.testimonials.title,
    contactWords[locale].section.title,
    m.why.title,
    m.prebook.title,
    m.steps.title,
    m.promo.title,
    m.destinations.title,
    m.reviews.title,
    m.videoReviews.title,
    m.maps.title,
    ...(blogLanguages.includes(locale) ? [m.blog.title] : []),
    REQUEST_TITLE[locale],
  ];
}

/** Walks down the page like a reader, so that every part is hydrated and every picture loads. */
async function readThrough(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  const sections = page.locator('main section');
  for (let index = 0; index < (await sections.count()); index += 1) await sections.nth(index).scrollIntoViewIfNeeded();
  for (const image of await page.locator('main img.lazy-image').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveAttribute('data-pending');
  }
}

for (const locale of locales) {
  test.describe(`the home page in ${locale}`, () => {
    test('has its sections in order, in the HTML already', async ({ page, request }) => {
      const html = await (await request.get(homeOf(locale))).text();
      const complaints = complaintsOf(page);
      await page.goto(homeOf(locale));
      await readThrough(page);
      const expected = headingsOf(locale);
      await expect(page.locator('main h2')).toHaveText(expected);
      await page.setContent(html);
      await expect(page.locator('main h2')).toHaveText(expected);
      expect(complaints.filter((text) => !text.includes('about:blank'))).toEqual([]);
    });

    test('shows as many services and voices as the specification asks for', async ({ page }) => {
      await page.goto(homeOf(locale));
      const m = words[locale];
      const under = (title: string) =>
        page.locator('main section', { has: page.getByRole('heading', { name: title, level: 2 }) });
      const cards = under(m.services.title).getByRole('link');
      await expect(cards).toHaveCount(m.services.groups ? 6 : 5);
      await expect(cards.first()).toHaveAttribute('href', localizedPath(locale, '/nationwide-transport'));
      if (m.services.groups)
        await expect(cards.last()).toHaveAttribute('href', localizedPath(locale, '/event-wedding-transport'));
      await expect(under(m.testimonials.title).locator('blockquote')).toHaveCount(9);
      await expect(under(m.reviews.title).locator('blockquote')).toHaveCount(6);
      // Three reviews and the owner's word.
      await expect(under(m.maps.title).locator('blockquote')).toHaveCount(4);
      await expect(under(m.steps.title).locator('ol > li')).toHaveCount(4);
      const maps = under(m.maps.title).getByRole('link', { name: m.maps.readAll });
      await expect(maps).toHaveAttribute('target', '_blank');
    });

    test('leads nowhere that does not exist', async ({ page, request }) => {
      await page.goto(homeOf(locale));
      const links = page.locator('main a[href]');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const anchors = targets.filter((target) => target.startsWith('#'));
      expect(anchors).toContain('#contact');
      for (const anchor of new Set(anchors)) await expect(page.locator(anchor)).toHaveCount(1);
      for (const target of new Set(targets.filter((address) => address.startsWith('/'))))
        expect((await request.get(target)).status(), target).toBe(200);
    });

    test('has a way back to the Hebrew page unless it is that page', async ({ page }) => {
      await page.goto(homeOf(locale));
      const back = page.locator('main').getByRole('link', { name: TO_HEBREW });
      if (locale === defaultLocale) await expect(back).toHaveCount(0);
      else {
        await back.click();
        await expect(page).toHaveURL('/');
      }
    });

    test('says that video reviews are on their way, and gives the focus back', async ({ page }) => {
      await page.goto(homeOf(locale));
      const m = words[locale].videoReviews;
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
      await popup.getByRole('button').click();
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
    });

    for (const width of visitedWidths(locales.indexOf(locale))) {
      test(`is accessible at ${width} px and fits`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(homeOf(locale));
        await readThrough(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await faultsByAxe(page)).toEqual([]);
      });
    }
  });
}

test('"talk to us" leads to the contact form on the page, before the application runs too', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/english');
  await page.getByRole('link', { name: en.video.action }).click();
  await expect(page.getByRole('heading', { name: contactEn.section.title })).toBeInViewport();
});

test('"talk to us" leads to the contact page where the form is not on the page', async ({ page }) => {
  await page.goto('/english');
  const action = page.getByRole('link', { name: en.video.action });
  await page.locator('html[data-ready]').waitFor();
  const code = page.waitForResponse(/video-section-/u);
  await action.hover();
  await code;
  await readThrough(page);
  await page.evaluate(() => document.getElementById('contact')?.removeAttribute('id'));
  await action.click();
  await expect(page).toHaveURL('/en/contact');
});

test('the quote button and the round trip lead to the request form', async ({ page }) => {
  for (const name of [QUOTE, en.promo.action]) {
    await page.goto('/english');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('#trip-name')).toBeInViewport();
  }
});

test('a link to a section lands on it, whole document or not', async ({ page }) => {
  await page.goto('/english#request');
  await expect(page.locator('#trip-name')).toBeInViewport();
  await page.goto('/en/privacy');
  await page.locator('html[data-ready]').waitFor();
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

test('the film starts where its picture was', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/english');
  const film = page.waitForResponse(/\/films\/cabin\.mp4$/u);
  await page.getByRole('button', { name: en.video.play }).click();
  expect((await film).status()).toBeLessThan(300);
  const player = page.locator('main video');
  await expect(player).toBeFocused();
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a player of YouTube may be shown, start by itself and fill the screen', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>player</p>' }),
  );
  const complaints = complaintsOf(page);
  const response = await page.goto('/english');
  const policy = response?.headers()['permissions-policy'] ?? '';
  for (const feature of ['autoplay', 'fullscreen'])
    expect(policy).toContain(`${feature}=(self "https://www.youtube-nocookie.com")`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://www.youtube-nocookie.com/embed/any';
    frame.allow = 'autoplay; fullscreen';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe[src*="youtube-nocookie"]');
  await expect(frame.locator('p')).toHaveText('player');
  expect(complaints).toEqual([]);
});

test('downloads no text of the lower page before the visitor moves', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/english');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const late = /(?:video-section|home-sections|trip-request)-/u;
  expect(fetched.filter((url) => late.test(url))).toEqual([]);
  await page.getByRole('heading', { name: en.services.title }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((url) => url.includes('home-sections-'))).toBe(true);
});
