import { expect, type Page } from '@playwright/test';
import { messages as en } from '../../src/i18n/messages/en/staff.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, newAccount, signInAs, STAFF_PASSWORD, type StaffAccount } from '../setup/staff-accounts.ts';

const TEAM = '/en/dashboard/team';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: en.frame.sections.team });

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

async function signInByHand(page: Page, { email }: StaffAccount): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.locator('form button[type=submit]').click();
}

test('signing out in one tab reaches the other, and signing in leads each back to where it was', async ({
  page,
  context,
}) => {
  const admin = await newAccount('admin');
  await signInAs(page, admin);
  await page.goto('/en/dashboard');
  const other = await context.newPage();
  await other.goto(TEAM);
  await expect(heading(other)).toBeVisible();

  await page.getByRole('button', { name: en.frame.signOut }).click();
  await expect(page).toHaveURL('/en/auth');
  await expect(page.getByText(en.auth.sessionEnded)).toBeHidden();
  await expect(other).toHaveURL('/en/auth');
  await expect(other.getByText(en.auth.sessionEnded)).toBeVisible();

  await signInByHand(page, admin);
  await expect(page).toHaveURL('/en/dashboard');
  await expect(other).toHaveURL(TEAM);
  await expect(heading(other)).toBeVisible();
});

test('a session that was ended on the server ends in the page at the next call, and one returns to the same page', async ({
  page,
}) => {
  const admin = await newAccount('admin');
  await signInAs(page, admin);
  await page.goto(TEAM);
  await expect(heading(page)).toBeVisible();

  const api = await apiCaller(admin.session.access_token);
  await api.post('/auth/v1/logout?scope=global', { failOnStatusCode: true });
  await api.dispose();
  // The token that the page holds has run out by the clock of the API.
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await page.getByRole('link', { name: en.frame.sections.security }).click();
  await expect(page).toHaveURL('/en/auth');
  await expect(page.getByText(en.auth.sessionEnded)).toBeVisible();
  await page.unroute('**/rest/v1/**');

  await signInByHand(page, admin);
  await expect(page).toHaveURL('/en/dashboard/security');
  await expect(page.getByRole('heading', { level: 1, name: en.frame.sections.security })).toBeVisible();
});

// By day: fetch-with-refresh.test.ts, account-links.test.ts.
nightTest('a token that has run out is renewed without a word', async ({ page }) => {
  const admin = await newAccount('admin');
  await signInAs(page, admin);
  const tokens: string[] = [];
  await page.route('**/rest/v1/**', (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    tokens.push(token);
    return token === `Bearer ${admin.session.access_token}`
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.continue();
  });
  await page.goto(TEAM);
  await expect(page.getByRole('row').filter({ hasText: admin.email })).toBeVisible();
  // What the page asks for everybody, such as the promises, it asks without one.
  expect(new Set(tokens.filter((token) => token.startsWith('Bearer ey'))).size).toBe(2);
});

nightTest(
  'a sign-out without a connection ends the session on this device, and says that the server does not know',
  async ({ page, context }) => {
    const admin = await newAccount('admin');
    await signInAs(page, admin);
    await page.goto('/en/dashboard');
    // The page is whole: without a connection no further part of it comes.
    await expect(page.locator('figure svg[role=application]')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: en.frame.signOut }).click();
    await expect(page.getByText(en.auth.signedOutHere)).toBeVisible();
    await expect(page.getByText(en.auth.serverNotTold)).toBeVisible();
    await context.setOffline(false);
    await page.goto(TEAM);
    await expect(page).toHaveURL('/en/auth');
  },
);
