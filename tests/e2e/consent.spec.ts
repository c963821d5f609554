import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as en } from '../../src/i18n/messages/en/consent.ts';
import { messages as fr } from '../../src/i18n/messages/fr/consent.ts';
import { messages as he } from '../../src/i18n/messages/he/consent.ts';
import { messages as enSettings } from '../../src/i18n/messages/en/privacy-settings.ts';
import { messages as frSettings } from '../../src/i18n/messages/fr/privacy-settings.ts';
import { messages as heSettings } from '../../src/i18n/messages/he/privacy-settings.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { visitedLanguages, startApplication } from '../setup/visit.ts';

const words = {
  he: { ...he, manager: heSettings },
  en: { ...en, manager: enSettings },
  fr: { ...fr, manager: frSettings },
};

// Nobody has chosen anything yet.
test.use({ hasAnsweredCookies: false });

const bannerOf = (page: Page, locale: Locale = 'en') => page.getByRole('region', { name: words[locale].banner.label });

const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookieConsent'),
    categories: JSON.parse(localStorage.getItem('gdprConsents') ?? 'null') as unknown,
    date: localStorage.getItem('gdprConsentDate'),
  }));

/** Makes the visitor one who has not been here: what the site keeps goes while no page is there to keep it again. */
async function forget(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const ANSWERS = [
  ['essentialOnly', 'essential-only', false],
  ['acceptAll', 'accepted', true],
] as const;

test('each answer is stored with its date, and nobody is asked again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [nth, [button, choice, isOn]] of ANSWERS.entries())
    for (const locale of visitedLanguages(nth))
      await test.step(`"${button}" in ${locale}`, async () => {
        await forget(page);
        await page.goto(localizedPath(locale, '/privacy'));
        await startApplication(page);
        await bannerOf(page, locale).getByRole('button', { name: words[locale].banner[button] }).click();
        await expect(bannerOf(page, locale)).toBeHidden();
        const { date, ...rest } = await stored(page);
        expect(rest).toEqual({
          choice,
          categories: { essential: true, analytics: isOn, marketing: isOn, personalization: isOn },
        });
        expect(new Date(date ?? '').toISOString()).toBe(date);
        asked.length = 0;
        await page.reload();
        await startApplication(page);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
        expect(asked.filter((url) => /consent-banner-.*\.js/u.test(url))).toEqual([]);
        await expect(bannerOf(page, locale)).toBeHidden();
      });
});

nightTest('details open inside the banner and close again', async ({ page }) => {
  await page.goto('/en/privacy');
  await startApplication(page);
  const banner = bannerOf(page);
  await expect(banner.getByText(en.categories.marketing.text)).toBeHidden();
  await banner.getByRole('button', { name: en.banner.details }).click();
  for (const category of ['analytics', 'marketing', 'personalization'] as const)
    await expect(banner.getByText(en.categories[category].text)).toBeVisible();
  await banner.getByRole('button', { name: en.banner.hideDetails }).click();
  await expect(banner.getByText(en.categories.marketing.text)).toBeHidden();
});

nightTest('after 30 days the question comes again, not a day earlier', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-03-01T10:00:00Z') });
  await page.goto('/en/privacy');
  await startApplication(page);
  await page.clock.resume();
  await bannerOf(page).getByRole('button', { name: en.banner.acceptAll }).click();
  await expect(bannerOf(page)).toBeHidden();

  await page.clock.setFixedTime(new Date('2030-03-31T09:59:00Z'));
  await page.goto('/en/privacy-settings');
  await startApplication(page);
  await expect(page.getByRole('checkbox', { name: en.categories.analytics.title })).toBeChecked();
  await expect(bannerOf(page)).toBeHidden();

  await page.clock.setFixedTime(new Date('2030-03-31T10:01:00Z'));
  await page.goto('/en/privacy-settings');
  await startApplication(page);
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: en.categories.analytics.title })).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the banner is in nobody’s way', async ({ page }) => {
    await test.step('it shifts nothing and is not what the page is measured by', async () => {
      await page.addInitScript(() => {
        const seen = { shift: 0, largest: '' };
        (globalThis as unknown as { seen: typeof seen }).seen = seen;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element: Element | null };
          seen.largest = last.element?.closest('[data-consent-banner]') ? 'banner' : 'page';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto('/en/contact');
      const read = () =>
        page.evaluate(() => (globalThis as unknown as { seen: { shift: number; largest: string } }).seen);
      // The first input ends the measure of the largest paint.
      await expect.poll(async () => (await read()).largest).toBe('page');
      await startApplication(page);
      await expect(bannerOf(page)).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const seen = await read();
      expect(seen.largest).toBe('page');
      expect(seen.shift).toBeLessThan(0.01);
    });

    await test.step('it is the keyboard’s first stop and leaves nothing focused behind it', async () => {
      await page.goto('/en/privacy');
      await startApplication(page);
      const banner = bannerOf(page);
      await expect(banner).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name: en.banner.details })).toBeFocused();
      const hidden = await page.evaluate(async () => {
        const card = document.querySelector('[data-consent-banner]');
        const top = card?.getBoundingClientRect().top ?? 0;
        const behind: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>('main a, main summary, main button, footer a')) {
          element.focus();
          const box = element.getBoundingClientRect();
          if (box.height > 0 && document.activeElement === element && box.top >= top) behind.push(element.textContent);
        }
        return behind;
      });
      expect(hidden).toEqual([]);
    });
  });
});

/** Phones upright and on their side, the smallest among them. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

for (const locale of visitedLanguages(2))
  test(`question and dock take a quarter of a phone’s screen at most (${locale})`, async ({ page }) => {
    await page.goto(localizedPath(locale, '/privacy'));
    await startApplication(page);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      const top = async () => (await bannerOf(page, locale).boundingBox())?.y ?? 0;
      // The dock is below it, or behind it.
      await expect.poll(top, JSON.stringify(phone)).toBeGreaterThanOrEqual(phone.height * 0.75);
    }
  });

for (const locale of visitedLanguages(2)) {
  test(`the privacy settings in ${locale}, and the banner on them`, async ({ page }) => {
    test.slow();
    const m = words[locale];

    await test.step('are free of accessibility violations', async () => {
      await page.goto(localizedPath(locale, '/privacy-settings'));
      await startApplication(page);
      const banner = bannerOf(page, locale);
      await banner.getByRole('button', { name: m.banner.details }).click();
      await page.getByRole('main').getByRole('button', { name: m.manager.details }).click();
      await expectAccessible(page);
      await banner.getByRole('button', { name: m.banner.essentialOnly }).click();
      await page.getByRole('button', { name: m.manager.save }).click();
      await expect(page.getByText(m.manager.savedTitle)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('save each change at once', async () => {
      await forget(page);
      await page.goto(localizedPath(locale, '/privacy-settings'));
      await startApplication(page);
      await expect(bannerOf(page, locale)).toBeVisible();
      const box = (category: keyof typeof m.categories) =>
        page.getByRole('checkbox', { name: new RegExp(`^${m.categories[category].title}`, 'u') });
      await expect(box('essential')).toBeDisabled();
      await expect(box('essential')).toBeChecked();
      await box('analytics').check();
      await expect(page.getByText(m.manager.savedTitle)).toBeVisible();
      await expect(bannerOf(page, locale)).toBeHidden();
      expect(await stored(page)).toMatchObject({
        choice: 'accepted',
        categories: { essential: true, analytics: true, marketing: false, personalization: false },
      });
      await box('analytics').uncheck();
      expect(await stored(page)).toMatchObject({ choice: 'essential-only', categories: { analytics: false } });
      await page.getByRole('button', { name: m.manager.acceptAll }).click();
      for (const category of ['analytics', 'marketing', 'personalization'] as const)
        await expect(box(category)).toBeChecked();
      await box('marketing').uncheck();
      await page.getByRole('button', { name: m.manager.save }).click();
      await page.reload();
      await startApplication(page);
      await expect(box('personalization')).toBeChecked();
      await expect(box('marketing')).not.toBeChecked();
    });
  });
}
