import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { messages as en } from '../../src/i18n/messages/en/staff-security.ts';
import { messages as frTeam } from '../../src/i18n/messages/fr/staff-team.ts';
import { messages as frStaff } from '../../src/i18n/messages/fr/staff.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-security.ts';
import { isolatedText } from '../../src/lib/isolated-text.ts';
import { expectAccessible, expectPartAccessible } from '../setup/accessible.ts';
import { newIp, nightTest, ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, newAccount, sharedAccount, signInAs, type StaffAccount } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

/** What the request form's function answers to a sender. */
async function submitStatus(page: Page, ip: string, data: unknown): Promise<number> {
  const headers = { 'x-client-ip': ip, 'idempotency-key': randomUUID() };
  return (await page.request.post('/functions/v1/submit-lead', { headers, data })).status();
}

async function openAs(page: Page, account: StaffAccount, path: string): Promise<void> {
  await page.context().setExtraHTTPHeaders(ownAddress());
  await signInAs(page, account);
  await page.goto(path);
}

test('a series of invalid requests becomes one alert, which an administrator resolves by keyboard', async ({
  page,
}) => {
  const complaints = complaintsOf(page, { refusals: true });
  const ip = newIp();
  // The tenth raises the alert, the two after it raise its count.
  for (let nth = 0; nth < 12; nth += 1) expect(await submitStatus(page, ip, { nonsense: true })).toBe(422);
  await openAs(page, await newAccount('admin', 'Noa Levi'), '/en/dashboard');

  const monitor = page.getByRole('region', { name: en.title });
  const alert = monitor.getByRole('listitem').filter({ hasText: ip });
  await expect(alert).toContainText('Medium');
  await expect(alert).toContainText(en.eventTypes['invalid_requests'] ?? '');
  await expect(alert).toContainText('×3');
  await expect(monitor.getByRole('tab', { name: en.alerts })).toContainText(/\d/u);
  await expectAccessible(page);

  const resolve = alert.getByRole('button', { name: en.resolve });
  await page.route('**/rest/v1/security_alerts*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await resolve.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to resolve alert')).toBeVisible();
  await page.unroute('**/rest/v1/security_alerts*');
  // The button says nothing while it is busy.
  await expect(resolve).toBeEnabled();
  await expect(resolve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alert resolved')).toBeVisible();
  await expect(alert).toBeHidden();
  expect(await monitor.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await monitor.getByRole('tab', { name: en.alerts }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(monitor.getByRole('listitem').first()).toBeVisible();
  expect(await monitor.getByRole('listitem').count()).toBeLessThanOrEqual(20);
  await expect(monitor.getByText('Noa Levi').first()).toBeVisible();
  await expectAccessible(page);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

// By day: blocks-by-hand.test.ts.
nightTest('an administrator blocks an address by hand and lets it in again', async ({ page }) => {
  const complaints = complaintsOf(page, { refusals: true });
  const ip = newIp();
  await openAs(page, await sharedAccount('admin'), '/dashboard/security');
  const network = page.getByLabel(he.block.network);
  const submit = page.getByRole('button', { name: he.block.submit, exact: true });
  for (const [typed, problem] of [
    ['', he.block.problems.missing],
    ['300.1.1.1', he.block.problems.shape],
    ['0.0.0.0/0', he.block.problems.tooWide],
  ] as const) {
    await network.fill(typed);
    await submit.click();
    await expect(page.getByText(problem)).toBeVisible();
    await expect(network).toBeFocused();
  }
  await expectAccessible(page);

  expect(await submitStatus(page, ip, {})).toBe(422);
  await network.fill(ip);
  await page.getByLabel(he.block.reason).fill('ניסיון הונאה');
  await page.getByLabel(he.block.duration).selectOption({ label: he.block.durations.week });
  await submit.click();
  await expect(page.getByText(he.block.done(isolatedText(ip)))).toBeVisible();
  expect(await submitStatus(page, ip, {})).toBe(403);
  // The notice of the first time may still lie over the button.
  await network.fill(ip);
  await network.press('Enter');
  await expect(page.getByText(he.block.already)).toBeVisible();

  await page.getByRole('tab', { name: he.blocks }).click();
  const row = page.getByRole('listitem').filter({ hasText: ip });
  await expect(row).toContainText('ניסיון הונאה');
  await expect(row).toContainText(he.byHand);
  await expectAccessible(page);
  await row.getByRole('button', { name: he.unblock }).click();
  await expect(page.getByText(he.unblocked)).toBeVisible();
  await expect(row).toBeHidden();
  expect(await submitStatus(page, ip, {})).toBe(422);
  expect(complaints).toEqual([]);
});

test('an administrator approves an account, changes its role and takes it again', async ({ page }) => {
  const complaints = complaintsOf(page);
  const [admin, waiting] = [await newAccount('admin'), await newAccount('norole', 'Camille Dubois')];
  const { roles } = frStaff.dashboard;
  const as = await apiCaller(waiting.session.access_token);
  const leads = async () => ((await (await as.get('/rest/v1/leads?select=id&limit=1')).json()) as unknown[]).length;
  await submitStatus(page, newIp(), {
    name: 'Any Lead',
    phone: `+97254${randomInt(2_000_000, 9_999_999)}`,
    service_type: 'contact',
    notes: 'Hello',
  });
  expect(await leads()).toBe(0);

  await openAs(page, admin, '/fr/dashboard/team');
  const inWaiting = page.getByRole('region', { name: frTeam.waiting });
  const inTeam = page.getByRole('region', { name: frTeam.members });
  const rowOf = (account: StaffAccount) => page.getByRole('row').filter({ hasText: account.email });
  // For its four seconds a notice lies over the end of the list.
  const closeNotice = () => page.getByRole('status').getByRole('button').click();
  await expect(inTeam.getByRole('row').filter({ hasText: admin.email })).toContainText(frTeam.notOwn);
  await expect(rowOf(admin).getByRole('button')).toHaveCount(0);
  await expect(inWaiting).toContainText(waiting.email);
  await expectPartAccessible(page);

  await rowOf(waiting).getByRole('button', { name: frTeam.approve }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: roles.operator }).press('Enter');
  await expect(page.getByText(frTeam.done.given(isolatedText('Camille Dubois'), roles.operator))).toBeVisible();
  await expect(inTeam.getByRole('row').filter({ hasText: waiting.email })).toContainText(roles.operator);
  expect(await leads()).toBe(1);
  await closeNotice();

  await rowOf(waiting).getByRole('button', { name: frTeam.change }).click();
  await page.getByRole('menuitem', { name: roles.manager }).click();
  await expect(rowOf(waiting)).toContainText(roles.manager);
  await expect(rowOf(waiting)).not.toContainText(roles.operator);
  await closeNotice();

  await rowOf(waiting).getByRole('button', { name: frTeam.change }).click();
  await page.getByRole('menuitem', { name: frTeam.take }).click();
  const question = page.getByRole('alertdialog', { name: frTeam.takeQuestion.title(isolatedText('Camille Dubois')) });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rowOf(waiting)).toContainText(roles.manager);
  await rowOf(waiting).getByRole('button', { name: frTeam.change }).click();
  await page.getByRole('menuitem', { name: frTeam.take }).click();
  await question.getByRole('button', { name: frTeam.takeQuestion.confirm }).click();
  await expect(page.getByText(frTeam.done.taken(isolatedText('Camille Dubois')))).toBeVisible();
  const inFormer = page.getByRole('region', { name: frTeam.former });
  const former = inFormer.getByRole('row').filter({ hasText: waiting.email });
  await expect(former).toContainText(frTeam.roleUntil(roles.manager));
  expect(await leads()).toBe(0);
  await closeNotice();

  await former.getByRole('button', { name: frTeam.approve }).click();
  await page.getByRole('menuitem', { name: frTeam.actionNames.remove }).click();
  const removal = page.getByRole('alertdialog', { name: frTeam.removeQuestion.title(isolatedText('Camille Dubois')) });
  await removal.getByRole('button', { name: frTeam.removeQuestion.confirm }).click();
  await expect(page.getByText(frTeam.accountDone.remove(isolatedText('Camille Dubois')))).toBeVisible();
  await expect(rowOf(waiting)).toHaveCount(0);

  const invited = `invited-${randomInt(1_000_000_000)}@example.com`;
  await page.getByLabel(frTeam.invite.email).fill(invited);
  await page.getByLabel(frTeam.invite.role).selectOption('readonly');
  await page.getByRole('button', { name: frTeam.invite.send }).click();
  const open = page.getByRole('list', { name: frTeam.invite.open }).getByRole('listitem').filter({ hasText: invited });
  await expect(open).toContainText(roles.readonly);
  await expectAccessible(page);
  await open.getByRole('button', { name: frTeam.invite.takeBack }).click();
  await expect(open).toHaveCount(0);
  expect(complaints).toEqual([]);
  await as.dispose();
});

nightTest('whose own role was taken meanwhile is told so in a sentence', async ({ page }) => {
  const [admin, waiting] = [await newAccount('admin'), await newAccount('norole')];
  await openAs(page, admin, '/fr/dashboard/team');
  const approve = page
    .getByRole('row')
    .filter({ hasText: waiting.email })
    .getByRole('button', { name: frTeam.approve });
  await expect(approve).toBeVisible();
  const rival = await apiCaller((await sharedAccount('admin')).session.access_token);
  await rival.delete(`/rest/v1/user_roles?user_id=eq.${admin.id}`, { failOnStatusCode: true });
  await rival.dispose();
  await approve.click();
  await page.getByRole('menuitem', { name: frStaff.dashboard.roles.readonly }).click();
  await expect(page.getByText(frTeam.failures.refused)).toBeVisible();
});
