import { expect, type Page, type Response } from '@playwright/test';
import { articles, blogLanguages } from '../../src/content/blog/index.ts';
import { localeRegistry } from '../../src/i18n/locales.ts';
import { expectAccessible, sidewaysScroll } from '../setup/accessible.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { complaintsOf, startApplication, visitedLanguages, waitUntilLive } from '../setup/visit.ts';

const ARTICLE = '/en/blog/taxi-cost-guide';
const TITLE = 'What a taxi from Ben Gurion really costs';
/** Words of its text. */
const SENTENCE = 'A ride can cost half as much again';
const english = articles.filter(({ languages }) => languages.includes('en')).length;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Filter by topic' });

test('the home page has the two newest articles, the list has all of them by topic', async ({ page }) => {
  await test.step('the first of the newest is hot', async () => {
    await page.goto('/english');
    const teasers = page.getByRole('article').filter({ hasText: 'min read' });
    await expect(teasers).toHaveCount(2);
    await expect(teasers.first()).toContainText('Hot');
    await expect(teasers.last()).not.toContainText('Hot');
    await expect(teasers.first().getByRole('link', { name: 'Read More' })).toHaveAttribute('href', /^\/en\/blog\//u);
    await expect(page.getByRole('main').locator('a[href="/en/blog"]')).toBeVisible();
  });

  await test.step('the list filters by topic, and the address says which', async () => {
    const complaints = complaintsOf(page);
    await page.goto('/en/blog');
    await startApplication(page);
    await topics(page).getByRole('link', { name: 'Taxi fares' }).click();
    await expect(page).toHaveURL('/en/blog?tag=taxi-fares');
    // Pressed before its code is here, a topic is a plain link to a list that is whole at first.
    await expect.poll(() => cards(page).count()).toBeLessThan(english);
    const fewer = await cards(page).count();
    expect(fewer).toBeGreaterThan(1);
    await expect(page.getByRole('status').filter({ hasText: `${fewer} articles` })).toBeVisible();
    await expect(topics(page).locator('[aria-current=true]')).toHaveText(/Taxi fares/u);
    await page.goBack();
    await expect(cards(page)).toHaveCount(english);
    await page.goto('/en/blog?tag=taxi-fares');
    await expect(cards(page)).toHaveCount(fewer);
    await topics(page).getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/en/blog');
    await expect(cards(page)).toHaveCount(english);
    expect(complaints).toEqual([]);
  });

  await test.step('a topic that no article has leaves nothing out', async () => {
    await page.goto('/en/blog?tag=cooking');
    await startApplication(page);
    await expect(topics(page).locator('[aria-current=true]')).toHaveText(/All/u);
    await expect(cards(page)).toHaveCount(english);
  });
});

test('pictures come as they come near, with and without the application', async ({ page }) => {
  const complaints = complaintsOf(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.svg')) fetched.push(request.url());
  });
  /** Opens a page until the code that counts it, and fetches its pictures, is there. */
  const open = async (path: string) => {
    const counted = page.waitForRequest('**/track-visit');
    await page.goto(path);
    await counted;
  };
  await open('/en/blog');
  const covers = cards(page).locator('img');
  const isShown = (at: number) =>
    covers.nth(at).evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && !('pending' in image.dataset));
  expect(await isShown(english - 1)).toBe(false);
  expect(fetched.length).toBeLessThan(english);
  await covers.nth(english - 1).scrollIntoViewIfNeeded();
  await expect.poll(() => isShown(english - 1)).toBe(true);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 0));
  for (let at = 0; at < english; at += 1) {
    await covers.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => isShown(at)).toBe(true);
  }
  await cards(page).first().hover();
  await waitUntilLive(page, page.getByRole('article').first());
  for (let at = 0; at < english; at += 1) await expect.poll(() => isShown(at)).toBe(true);

  await open('/en/blog/guide-ben-gurion-airport-english');
  const plan = page.locator('figure img').first();
  await expect(plan).toHaveJSProperty('naturalWidth', 0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(plan).not.toHaveJSProperty('naturalWidth', 0);
  expect(complaints).toEqual([]);
});

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** What the browser would have copied and opened. */
interface Traces {
  copied: string[];
  opened: string[];
}
const traces = (page: Page) => page.evaluate(() => (globalThis as unknown as { traces: Traces }).traces);
const stubSharing = (page: Page) =>
  page.addInitScript(() => {
    const seen: Traces = { copied: [], opened: [] };
    Object.assign(globalThis, { traces: seen });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const writeText = async (text: string) => void seen.copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    window.open = (address) => {
      seen.opened.push(String(address));
      return { opener: window } as unknown as Window;
    };
  });

/** The block under the article, once it answers. */
async function shareBlock(page: Page) {
  const block = page.locator('section').filter({ hasText: 'Send them this page.' });
  await block.scrollIntoViewIfNeeded();
  await waitUntilLive(page, block.getByRole('button', { name: 'Copy link' }));
  return block;
}

test.describe('an article', () => {
  test('is read, printed, shared, and leads on', async ({ page }) => {
    const complaints = complaintsOf(page);
    const scripts: string[] = [];
    const noteScript = async (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    };
    page.on('response', noteScript);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await stubSharing(page);
    await page.goto(ARTICLE);
    const main = page.getByRole('main');
    const contents = main.getByRole('navigation', { name: 'In this article' });

    await test.step('says who wrote it and when, what is in it, and how to book', async () => {
      await expect(page).toHaveTitle(/Ben Gurion/u);
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /taxi/u);
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
      await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/english');
      await expect(main.getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/en/blog');
      await expect(main.getByText(/^The .+ team$/u)).toBeVisible();
      await expect(main.locator('header time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/u);
      await expect(main.getByText(/\d+\smin read/u).first()).toBeVisible();
      await expect(main.getByRole('list', { name: 'Topics' }).getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/en\/blog\?tag=[\w-]+$/u,
      );
      const chat = main.locator('aside a[href^="https://wa.me/"]');
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(TITLE);
      for (const link of await contents.getByRole('link').all())
        await expect(page.locator((await link.getAttribute('href')) ?? '#none')).toHaveJSProperty('tagName', 'H2');
    });

    await test.step('prints as text: no menus, no buttons, every paragraph', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(SENTENCE)).toBeVisible();
      for (const name of ['In this article', 'Neighbouring articles', 'Where you are on the site'])
        await expect(page.getByRole('navigation', { name })).toHaveCount(0);
      await expect(main.locator('a[href^="https://wa.me/"]:visible')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('brings its text as HTML, and as code only once it is touched', async () => {
      await startApplication(page);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((code) => code.includes(SENTENCE))).toEqual([]);
      await page.getByText(SENTENCE).hover();
      await expect.poll(() => scripts.some((code) => code.includes(SENTENCE))).toBe(true);
      page.off('response', noteScript);
    });

    await test.step('the list of what is in it leads there', async () => {
      await contents.getByRole('link').last().click();
      await expect(main.locator('h2[id]').last()).toBeInViewport();
      expect(await page.evaluate(() => localStorage.getItem('currentLanguage'))).not.toBe('fr');
    });

    await test.step('is shared from the row beside the title, at the first press', async () => {
      await main.locator('header').getByRole('button', { name: 'Copy link' }).click();
      await expect(toast(page, 'Link copied!')).toBeVisible();
    });

    // Every way and what is said of it: src/features/site/sharing/share-section.test.tsx.
    await test.step('is shared from the block under it, with the words on the clipboard where a network takes only an address', async () => {
      const { copied: before } = await traces(page);
      const block = await shareBlock(page);
      for (const network of ['Facebook', 'LinkedIn']) {
        await block.getByRole('link', { name: new RegExp(`Share on ${network}`, 'u') }).click();
        await expect(toast(page, `Content copied! Opening ${network}...`)).toBeVisible();
      }
      const { copied, opened } = await traces(page);
      expect(opened).toHaveLength(2);
      expect(copied[before.length]).toContain(TITLE);
      expect(copied[before.length]).toContain(ARTICLE);
    });

    await test.step('states the fares of the fares module, in a table that asks on a phone which place is wanted', async () => {
      const desk = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      const fares = page
        .locator('main label')
        .filter({ has: page.getByRole('option', { name: 'Tel Aviv', exact: true }) });
      await fares.getByRole('combobox').press('Home');
      await fares.getByRole('combobox').selectOption('Tel Aviv');
      const row = page
        .getByRole('row')
        .filter({ hasText: 'Tel Aviv' })
        .filter({ hasText: /94\u2060/u });
      await expect(row).toContainText(/94\u2060–\u2060122/u);
      await expect(row).toContainText(/134\u2060–\u2060183/u);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (desk) await page.setViewportSize(desk);
    });

    await test.step('leads to other pages without a new document', async () => {
      const older = page.getByRole('navigation', { name: 'Neighbouring articles' }).getByRole('link').first();
      await older.scrollIntoViewIfNeeded();
      await waitUntilLive(page, older);
      const name = (await older.locator('span').last().textContent()) ?? '';
      await older.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('main h2[id]').first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    });

    expect(documents).toBe(1);
    expect(complaints).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('reads and shares', async ({ page }) => {
      await page.goto(ARTICLE);
      await expect(page.getByText(SENTENCE)).toBeVisible();
      await expect(page.getByRole('link', { name: /Share on Facebook/u }).first()).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
      await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last().click();
      await expect(page.locator('main h2[id]').last()).toBeInViewport();
    });
  });

  test.describe('on a phone', () => {
    /** Time runs while the page starts, and then by the test's hand. */
    const START = new Date();
    const LATER = new Date(START.getTime() + 600_000);
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('says what was copied before the network’s app covers the page', async ({ page }) => {
      await page.clock.install({ time: START });
      await stubSharing(page);
      await page.goto(ARTICLE);
      await startApplication(page);
      const block = await shareBlock(page);
      await page.clock.pauseAt(LATER);
      await page.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'sharer' }));
      await block.getByRole('link', { name: /Share on Facebook/u }).tap();
      await expect(toast(page, 'Content copied! Opening Facebook...')).toBeVisible();
      await page.clock.fastForward(1400);
      await expect(page).toHaveURL(ARTICLE);
      await page.clock.fastForward(200);
      await expect(page).toHaveURL(/facebook\.com\/sharer/u);
    });
  });
});

test.describe('addresses', () => {
  for (const locale of visitedLanguages(1, blogLanguages)) {
    const { prefix } = localeRegistry[locale];
    // By day: dist-pages.test.ts, server-pages.test.ts.
    nightTest(`an unknown article under ${prefix}/blog answers 404 and leads back to the blog`, async ({ page }) => {
      const response = await page.goto(`${prefix}/blog/no-such-article`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        { he: 'הכתבה לא נמצאה', en: 'Post not found', fr: 'Article introuvable' }[locale],
      );
      await startApplication(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(`${prefix}/blog`);
    });
  }

  test('an article is found at an address of another language, too', async ({ page }) => {
    await test.step('one that Hebrew lacks answers at its bare address', async () => {
      await page.goto('/blog/jesus-footsteps-guide');
      await expect(page).toHaveURL('/en/blog/jesus-footsteps-guide');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    await test.step('a remembered language without it leaves visitors where they are', async () => {
      const own = articles.find(({ languages }) => languages.includes('he'));
      await page.addInitScript(() => localStorage.setItem('currentLanguage', 'fr'));
      const response = await page.goto(`/blog/${own?.slug}`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`/blog/${own?.slug}`);
    });
  });
});
