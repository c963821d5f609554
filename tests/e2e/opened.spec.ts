/**
 * Opens everything that the public pages can open, by night: menus, sheet, dialogs, toasts, lists, player. Nothing
 * of it may violate the security policy (every test sees to that) or be complained about in the browser's console.
 */
import { expect, type Page } from '@playwright/test';
import { articles } from '../../src/content/blog/index.ts';
import { localeRegistry, locales, type Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messagesOf } from '../setup/messages-of.ts';
import { nightTest, test } from '../setup/site-test.ts';
import { complaintsOf, startApplication, waitUntilLive } from '../setup/visit.ts';

// Nobody has chosen anything yet: the banner is there.
test.use({ hasAnsweredCookies: false });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Tour {
  page: Page;
  locale: Locale;
  /** Goes to a page and waits until its buttons answer. */
  visit: (path: string) => Promise<void>;
}

async function bannerAndSettings({ page, locale, visit }: Tour): Promise<void> {
  const { banner: m } = await messagesOf(locale, 'consent');
  const manager = await messagesOf(locale, 'privacySettings');
  await visit('/privacy-settings');
  const banner = page.getByRole('region', { name: m.label });
  await banner.getByRole('button', { name: m.details }).click();
  await page.getByRole('main').getByRole('button', { name: manager.details }).click();
  await banner.getByRole('button', { name: m.essentialOnly }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: manager.acceptAll }).click();
  await expect(page.getByText(manager.savedTitle)).toBeVisible();
}

async function menusAndFilms({ page, locale, visit }: Tour): Promise<void> {
  const { nav } = await messagesOf(locale, 'site');
  const { video, videoReviews } = await messagesOf(locale, 'home');
  await visit('/');
  for (const list of [nav.services, nav.destinations]) {
    // By keyboard: a pointer that rests opens a list too, and its press would close it again.
    await page.getByRole('banner').locator('summary').filter({ hasText: list }).press('Enter');
    await expect(page.locator('details[open] > .menu-panel a').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: video.play }).click();
  await expect(page.locator('main video')).toBeFocused();
  await page.getByRole('button', { name: videoReviews.watch }).click();
  await expect(page.getByRole('dialog', { name: videoReviews.soonTitle })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function widget({ page, locale, visit }: Tour): Promise<void> {
  const bar = await messagesOf(locale, 'contactBar');
  const m = await messagesOf(locale, 'contact');
  await visit('/terms');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const write = page.getByRole('link', { name: bar.write });
  await waitUntilLive(page, write);
  await write.click();
  const dialog = page.getByRole('dialog', { name: m.widget.title });
  await dialog.getByRole('button', { name: m.sendCallback }).click();
  await expect(page.getByText(m.summary.toastTitle)).toBeVisible();
  await expect(dialog.getByRole('group', { name: m.summary.title })).toBeFocused();
}

/** List of calling codes, summary of errors, calendar. */
async function tripForm({ page, locale, visit }: Tour): Promise<void> {
  const m = await messagesOf(locale, 'tripRequest');
  const field = (name: string) => page.locator(`#trip-${name}`);
  const next = page.getByRole('button', { name: m.actions.next, exact: true });
  await visit('/plan-your-trip');
  await field('name').focus();
  await next.click();
  await expect(page.getByText(m.summary.toastTitle)).toBeVisible();
  await field('name').fill('Dana Levi');
  await field('country_code').click();
  await expect(page.getByRole('dialog', { name: m.codes.title }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await field('phone').fill('054 555 0173');
  await field('email').fill('dana@example.com');
  await next.click();
  await field('pickup').fill('Ben Gurion Airport, T3');
  await field('dropoff').fill('34 Emek Refaim St, Jerusalem');
  await next.click();
  const days = page.getByRole('gridcell').getByRole('button', { disabled: false });
  await days.last().click();
  await expect(field('travel_date')).not.toHaveValue('');
}

async function boardAndSharing({ page, locale, visit }: Tour): Promise<void> {
  const flights = await messagesOf(locale, 'flights');
  await visit('/flights');
  const refresh = page.getByRole('button', { name: flights.refresh, exact: true });
  await refresh.click();
  await expect(refresh).toBeEnabled();
  const article = articles.find(({ languages }) => languages.includes(locale));
  if (!article) return;
  const m = await messagesOf(locale, 'sharing');
  await page.context().grantPermissions(['clipboard-write']);
  await visit(`/blog/${article.slug}`);
  const copy = page.getByRole('button', { name: m.copy }).last();
  await copy.scrollIntoViewIfNeeded();
  await copy.click();
  await expect(page.getByText(m.linkCopied)).toBeVisible();
}

/** Side sheet, bar and language switch of a phone. */
async function onAPhone({ page, locale, visit }: Tour): Promise<void> {
  const site = await messagesOf(locale, 'site');
  const bar = await messagesOf(locale, 'contactBar');
  const other = locale === 'fr' ? 'he' : 'fr';
  await page.setViewportSize(PHONE);
  await visit('/faq');
  await page.getByRole('button', { name: bar.more }).click();
  await expect(page.getByRole('link', { name: bar.write })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: site.menu, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: site.mainMenu });
  await sheet.locator('summary').filter({ hasText: site.nav.services }).click();
  await expect(sheet.locator('details[open] a').first()).toBeVisible();
  await sheet.getByRole('link', { name: localeRegistry[other].name }).click();
  await expect(page).toHaveURL(localizedPath(other, '/faq'));
}

for (const locale of locales) {
  nightTest(`everything that opens in ${locale} opens without a complaint`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const visit = async (path: string) => {
      await page.goto(localizedPath(locale, path));
      await startApplication(page);
    };
    await page.setViewportSize(DESK);
    for (const part of [bannerAndSettings, menusAndFilms, widget, tripForm, boardAndSharing, onAPhone])
      await test.step(part.name, () => part({ page, locale, visit }));
    expect(complaints).toEqual([]);
  });
}
