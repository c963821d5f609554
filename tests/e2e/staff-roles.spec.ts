/**
 * Each kind of user walks through every section of the back office: what it sees, and what it is told at a typed
 * address. What the database answers each of them: tests/integration/permissions.test.ts.
 */
import { expect, type Page } from '@playwright/test';
import { messages as security } from '../../src/i18n/messages/en/staff-security.ts';
import { messages as staff } from '../../src/i18n/messages/en/staff.ts';
import { sections } from '../../src/pages/dashboard/sections.ts';
import { kinds, sees, type Kind } from '../fixtures/section-sight.ts';
import { isNight } from '../setup/night.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';

const signedIn = kinds.filter((kind) => kind !== 'nobody');
const approved = signedIn.filter((kind) => kind !== 'norole');

/** By day who sees some sections and not others; which ones each kind sees: sections.test.ts. */
const visitors = isNight ? kinds : kinds.filter((kind) => kind === 'operator');

/** Regions of the overview by their names, and who sees them. */
const panels: readonly [name: string, kinds: readonly Kind[]][] = [
  [staff.dashboard.profile.title, signedIn],
  [staff.dashboard.figures.title, approved],
  [staff.dashboard.leads.title, approved],
  [staff.dashboard.pages.title, approved],
  [security.title, ['admin']],
];

/** Takes the application to an address as the browser's history does; a document of its own for each costs a second. */
const followInside = (page: Page, url: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

for (const kind of visitors) {
  test(`${kind}: links, panels and typed addresses`, async ({ page }) => {
    test.slow();
    if (kind !== 'nobody') await signInAs(page, await sharedAccount(kind));
    await page.goto('/en/dashboard');
    const links = page.getByRole('navigation', { name: staff.frame.sectionsLabel }).getByRole('link');
    const seen = sections.filter(({ id }) => sees[id].includes(kind));
    if (kind === 'nobody') await expect(page).toHaveURL('/en/auth');
    else {
      await expect(page.getByRole('region', { name: staff.dashboard.profile.title })).toBeVisible();
      await expect(links).toContainText(seen.length > 1 ? seen.map(({ id }) => staff.frame.sections[id]) : []);
      for (const [name, visible] of panels) {
        await expect(page.getByRole('region', { name, exact: true }), name).toHaveCount(visible.includes(kind) ? 1 : 0);
      }
      await expect(page.getByText(staff.dashboard.notApproved)).toBeVisible({ visible: kind === 'norole' });
    }
    const refusal = page.getByText(staff.frame.notForRole);
    for (const { id } of seen.filter(({ id }) => id !== 'overview')) {
      const link = links.filter({ hasText: staff.frame.sections[id] });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(refusal).toBeHidden();
    }
    for (const [nth, { path, id }] of sections.filter((section) => !seen.includes(section)).entries()) {
      if (nth === 0 || isNight) await page.goto(`/en${path}`);
      else await followInside(page, `/en${path}`);
      if (kind === 'nobody') await expect(page).toHaveURL('/en/auth');
      else {
        await expect(page.getByRole('heading', { level: 1, name: staff.frame.sections[id] })).toBeVisible();
        await expect(refusal, id).toBeVisible();
      }
    }
  });
}
