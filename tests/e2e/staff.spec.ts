import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { messages as en } from '../../src/i18n/messages/en/staff.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff.ts';
import { messages as he, type StaffMessages } from '../../src/i18n/messages/he/staff.ts';
import { expectAccessible, expectPartAccessible } from '../setup/accessible.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { mailedLink, newAccount, openMailedLink, signInAs, STAFF_PASSWORD } from '../setup/staff-accounts.ts';
import { complaintsOf, visitedLanguages } from '../setup/visit.ts';

const texts: Record<Locale, StaffMessages> = { he, en, fr };

/** Every test is a visitor of its own, with the limits of its own address. */
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** The fields and buttons of the sign-in page in one language. */
function doorOf(page: Page, locale: Locale) {
  const m = texts[locale].auth;
  const submit = page.locator('form button[type=submit]');
  return {
    open: (path = '/auth') => page.goto(localizedPath(locale, path)),
    tab: (name: 'signIn' | 'signUp') => page.getByRole('tab', { name: m[name], exact: true }).click(),
    name: page.getByLabel(m.fullName),
    email: page.locator('input[name=email]'),
    password: page.locator('input[name=password]'),
    forgot: page.getByRole('button', { name: m.forgotPassword }),
    submit,
    async signIn(email: string, password: string) {
      await this.email.fill(email);
      await this.password.fill(password);
      await submit.click();
    },
  };
}

async function signUpAndConfirm(page: Page, locale: Locale, email: string): Promise<void> {
  const door = doorOf(page, locale);
  await door.open();
  await door.tab('signUp');
  await door.name.fill('Ronit Shaked');
  await door.email.fill(email);
  await door.password.fill(STAFF_PASSWORD);
  await door.submit.click();
  await expect(page.getByText(texts[locale].auth.done.signUp)).toBeVisible();
  await openMailedLink(page, email, texts[locale].auth.link);
  // What was typed at the sign-up proves nothing: the mailbox does.
  await expect(page.getByRole('heading', { name: texts[locale].auth.chooseTitle })).toBeVisible();
  await door.password.fill(STAFF_PASSWORD);
  await door.submit.click();
  await expect(page).toHaveURL(localizedPath(locale, '/dashboard'));
}

for (const locale of visitedLanguages(0)) {
  const m = texts[locale];

  // By day: validation.test.ts, error-text.test.ts, staff-auth.test.tsx.
  nightTest(`the doors of the back office say what is wrong, and are accessible (${locale})`, async ({ page }) => {
    const complaints = complaintsOf(page, { refusals: true });
    const door = doorOf(page, locale);
    await door.open('/dashboard');
    await expect(page).toHaveURL(localizedPath(locale, '/auth'));
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('h1')).toHaveCount(1);

    await door.forgot.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(m.auth.emailFirst);
    await expect(door.email).toBeFocused();
    await expectAccessible(page);

    await door.signIn('nobody@example.com', 'not-the-password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      locale === 'en' ? 'Invalid login credentials' : (m.auth.serverTexts['invalid_credentials'] ?? ''),
    );
    await page.getByRole('button', { name: m.auth.showPassword }).click();
    await expect(door.password).toHaveAttribute('type', 'text');

    await door.tab('signUp');
    // Said before anybody types a password.
    await expect(page.getByText(m.auth.passwordHint(12))).toBeVisible();
    await door.submit.click();
    await expect(door.name).toBeFocused();
    await expect(page.getByText(m.auth.fieldErrors.fullName)).toBeVisible();
    await expect(page.getByText(m.auth.fieldErrors.passwordMissing)).toBeVisible();
    await expectAccessible(page);
    await door.password.fill('12345');
    await expect(page.getByText(m.auth.fieldErrors.passwordShort(6))).toBeVisible();

    await door.name.fill('Ronit Shaked');
    await door.email.fill(`short-${randomUUID()}@example.com`);
    await door.password.fill('1234567');
    await door.submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('12');

    await door.open('/admin-setup');
    const create = page.getByRole('button', { name: m.adminSetup.create });
    await expect(create).toBeDisabled();
    await door.email.fill('nobody@example.com');
    await create.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(m.adminSetup.failure);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

for (const locale of visitedLanguages(2)) {
  const m = texts[locale];

  test(`the doors lead from sign-up over a forgotten password back in (${locale})`, async ({ page }) => {
    const complaints = complaintsOf(page, { refusals: true });
    const email = `staff-${randomUUID()}@example.com`;
    const door = doorOf(page, locale);
    await signUpAndConfirm(page, locale, email);

    await expect(page.getByRole('heading', { name: m.dashboard.welcome('Ronit Shaked') })).toBeVisible();
    await expect(page.getByText(m.dashboard.roles.readonly)).toBeVisible();
    await expect(page.getByText(m.dashboard.statsFailed).first()).toBeVisible();
    await expect(page.getByText(m.dashboard.notApproved)).toBeVisible();
    await expectAccessible(page);

    const confirmation = await mailedLink(page.request, email);
    await page.getByRole('button', { name: m.frame.signOut }).click();
    await expect(page).toHaveURL(localizedPath(locale, '/auth'));
    // Links may lead to any page, and the token is out of the address before the press.
    await page.goto(localizedPath(locale, '/') + new URL(confirmation).search);
    await expect(page).toHaveURL(localizedPath(locale, '/auth'));
    // The address is there before its document.
    await expect(page.getByRole('button', { name: m.auth.link.open, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: m.auth.link.open, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(m.auth.link.expired);
    await page.reload();
    await expect(door.email).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();

    await door.email.fill(email);
    await door.forgot.click();
    await expect(page.getByText(m.auth.done.reset)).toBeVisible();
    await expect(page.getByRole('button', { name: /\d\d/u })).toBeDisabled();
    await openMailedLink(page, email, m.auth.link);
    await expect(page.getByRole('heading', { name: m.auth.chooseTitle })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: m.auth.chooseTitle })).toBeVisible();
    await door.password.fill('Another-horse-9');
    await door.submit.click();
    await expect(page).toHaveURL(localizedPath(locale, '/dashboard'));
    await expect(page.getByText(m.auth.done.newPassword)).toBeVisible();

    await page.getByRole('button', { name: m.frame.signOut }).click();
    await door.signIn(email, 'Another-horse-9');
    await expect(page.getByText(m.auth.done.signIn)).toBeVisible();
    await expect(page).toHaveURL(localizedPath(locale, '/dashboard'));
    expect(complaints).toEqual([]);
  });
}

nightTest('a reset answers an unknown address as it answers a known one', async ({ page }) => {
  const door = doorOf(page, 'en');
  await door.open();
  await door.email.fill(`unknown-${randomUUID()}@example.com`);
  await door.forgot.click();
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
});

nightTest('without the server a sign-in says so in one general sentence', async ({ page, context }) => {
  const door = doorOf(page, 'en');
  await door.open();
  await expect(door.email).toBeVisible();
  await context.setOffline(true);
  await door.signIn('nobody@example.com', STAFF_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('An unexpected error occurred');
});

test('an administrator sees a visitor’s request, and signs out of every tab', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const visitor = `Visitor ${randomUUID().slice(0, 8)}`;
  const travelDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: ownAddress() });
  const sent = await stranger.post('/functions/v1/submit-lead', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      name: visitor,
      phone: `+97254${randomInt(2_000_000, 9_999_999)}`,
      email: 'visitor@example.com',
      destination: 'Haifa, Carmel Centre',
      travel_date: travelDate,
      passengers: 2,
      service_type: 'intercity',
    },
  });
  expect(await sent.json()).toMatchObject({ success: true });
  await stranger.dispose();

  const complaints = complaintsOf(page);
  await signInAs(page, await newAccount('admin'));
  await page.goto('/en/dashboard');
  const row = page.getByRole('row').filter({ hasText: visitor });
  await expect(row).toContainText('visitor@example.com');
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Contact ${visitor}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=/u,
  );
  await page.keyboard.press('Escape');
  // The overview by itself: staff-security.spec.ts, staff-dashboard.spec.ts.
  await expectPartAccessible(page);

  const details = page.getByRole('button', { name: `Details of ${visitor}` });
  await details.click();
  const dialog = page.getByRole('dialog', { name: `Request from ${visitor}` });
  await expect(dialog).toContainText('Haifa, Carmel Centre');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();

  const other = await context.newPage();
  await other.goto('/fr/dashboard');
  await expect(other.getByText(visitor, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/en/auth');
  await expect(other).toHaveURL('/fr/auth');
  expect(complaints).toEqual([]);
});
