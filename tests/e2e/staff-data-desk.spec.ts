import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { messages as he } from '../../src/i18n/messages/he/staff-data-desk.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-data-desk.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { newAccount, sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

/** A visitor's short message; answers its reference. */
async function sendMessage(page: Page, phone: string, email: string): Promise<string> {
  const answer = await page.request.post('/functions/v1/submit-lead', {
    headers: { 'idempotency-key': randomUUID() },
    data: { name: 'נועה כהן', phone, email, service_type: 'contact', notes: `Call me: ${phone}` },
  });
  return ((await answer.json()) as { reference: string }).reference;
}

test('a person is found, handed the data and deleted, and each step is on record', async ({ page }) => {
  const complaints = complaintsOf(page);
  const digits = String(randomInt(2_000_000, 9_999_999));
  const email = `noa-${randomUUID().slice(0, 8)}@example.org`;
  const reference = await sendMessage(page, `+97254${digits}`, email);
  await signInAs(page, await newAccount('admin', 'Data Keeper'));
  await page.goto('/dashboard/data');

  const field = page.getByLabel(he.search.label);
  const find = page.getByRole('button', { name: he.search.find, exact: true });
  await field.fill('נועה');
  await find.click();
  await expect(page.getByText(he.search.invalid)).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(`054 ${digits.slice(0, 3)}-${digits.slice(3)}`);
  await find.click();
  const person = page.getByRole('region', { name: he.found.title });
  await expect(person.getByRole('row', { name: reference })).toContainText(email);
  await expect(page.getByText(he.audit.samePerson)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await person.getByRole('button', { name: he.actions.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/u);
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(content).toMatchObject({ person: `+97254${digits}`, requests: [{ reference, email, name: 'נועה כהן' }] });

  await person.getByRole('button', { name: he.actions.delete }).click();
  const dialog = page.getByRole('dialog', { name: he.confirm.title });
  await expect(dialog.getByText(`${he.counts.requests}: 1`)).toBeVisible();
  await expectAccessible(page);
  const again = dialog.getByLabel(he.confirm.type);
  await again.fill(email);
  await dialog.getByRole('button', { name: he.confirm.delete }).click();
  await expect(dialog.getByText(he.confirm.mismatch)).toBeVisible();
  await again.fill(`054${digits}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(he.deleted.title)).toBeVisible();
  await expect(person).toBeHidden();

  await field.fill(email);
  await find.click();
  await expect(person.getByText(he.found.nothing)).toBeVisible();
  const lines = page.getByRole('region', { name: he.audit.title }).getByRole('row').filter({ hasText: 'Data Keeper' });
  await expect(lines.nth(3)).toBeVisible();
  const kinds = [he.audit.kinds.find, he.audit.kinds.delete, he.audit.kinds.export, he.audit.kinds.find];
  for (const [nth, kind] of kinds.entries()) await expect(lines.nth(nth)).toContainText(kind);
  expect(complaints).toEqual([]);
});

nightTest('the data desk is an administrator’s alone', async ({ page }) => {
  await signInAs(page, await sharedAccount('manager'));
  await page.goto('/fr/dashboard/data');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(fr.search.label)).toBeHidden();
});
