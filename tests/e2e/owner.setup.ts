import { expect } from '@playwright/test';
import { ownAddress, test } from '../setup/site-test.ts';
import { openMailedLink, OWNER_EMAIL, STAFF_PASSWORD } from '../setup/staff-accounts.ts';

/** Works only once in the life of a site, so it runs before all other tests, and they find an administrator. */
test('the owner signs up and becomes the first administrator', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(ownAddress());
  await page.goto('/en/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Ronit Shaked');
  await page.locator('input[name=email]').fill(OWNER_EMAIL);
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('Check your email for verification link')).toBeVisible();
  await openMailedLink(page, OWNER_EMAIL, { open: 'Continue' });
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/en/dashboard');
  await expect(page.getByText('Failed to load dashboard statistics').first()).toBeVisible();

  // There is nobody yet who could approve the account: the page leads on.
  await page.getByRole('link', { name: 'Go to admin setup' }).click();
  await page.getByLabel('Email').fill(OWNER_EMAIL);
  await page.getByRole('button', { name: 'Create Admin User' }).click();
  await expect(
    page.getByText('Admin user created successfully! You can now sign in with admin privileges.'),
  ).toBeVisible();
  // Three seconds later /auth, and with a session on to the dashboard.
  await expect(page).toHaveURL('/en/dashboard');
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load dashboard statistics')).toBeHidden();
});
