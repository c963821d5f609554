import { expect, request as requests, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/env.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-leads.ts';
import { messages as enStaff } from '../../src/i18n/messages/en/staff.ts';
import { messages as heStaff } from '../../src/i18n/messages/he/staff.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-leads.ts';
import { messages as he, type StaffLeadsMessages } from '../../src/i18n/messages/he/staff-leads.ts';
import { expectAccessible, expectPartAccessible } from '../setup/accessible.ts';
import { sendRequest } from '../setup/send-request.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { newAccount, sharedAccount, signInAs, STAFF_PASSWORD, type StaffAccount } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

const texts: Record<Locale, StaffLeadsMessages> = { he, en, fr };

/** A word that only this test's requests have. */
const newWord = () => `Q${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** Changes a lead as somebody else does at another desk. */
async function changeAs(account: StaffAccount, id: string, change: Record<string, unknown>): Promise<void> {
  const api = await requests.newContext({
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    extraHTTPHeaders: {
      ...ownAddress(),
      apikey: EMBEDDED_PUBLISHABLE_KEY,
      authorization: `Bearer ${account.session.access_token}`,
    },
  });
  await api.patch(`/rest/v1/leads?id=eq.${id}`, { data: change, failOnStatusCode: true });
  await api.dispose();
}

async function openLeads(page: Page, account: StaffAccount, locale: Locale, query = ''): Promise<void> {
  await signInAs(page, account);
  await page.goto(localizedPath(locale, '/dashboard/leads') + query);
  await expect(page.getByRole('heading', { name: texts[locale].title, level: 1 })).toBeVisible();
}

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

test('an operator finds a request, works on it, and the address says what is shown', async ({ page }) => {
  const complaints = complaintsOf(page);
  const word = newWord();
  const phone = `+97252${randomInt(2_000_000, 9_999_999)}`;
  const first = await sendRequest({ name: `דנה ${word}`, phone });
  await sendRequest({ name: `Dana ${word}`, phone });
  const operator = await newAccount('operator', 'Olga Operator');
  const m = texts.he;
  await openLeads(page, operator, 'he');

  await page.getByRole('searchbox', { name: m.search.label }).fill(`0${phone.slice(4, 6)}-${phone.slice(6)}`);
  await expect(page.getByText(m.total(2, '2'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/u);
  await expect(page.getByRole('button', { name: m.export.button })).toBeHidden();
  await expectAccessible(page);

  const name = page.getByRole('button', { name: m.open(`דנה ${word}`) });
  await page.getByRole('button', { name: m.open(`Dana ${word}`) }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: m.drawer.label(`דנה ${word}`) });
  await expect(drawer).toContainText('Haifa, Carmel Centre');
  await expect(drawer.getByRole('button', { name: m.deletion.button })).toBeHidden();
  await expectPartAccessible(page);

  await drawer.getByRole('combobox', { name: m.work.status }).selectOption('contacted');
  await expect(drawer.getByText(heStaff.step.saved)).toBeVisible();
  await drawer.getByRole('combobox', { name: m.work.assignee }).selectOption({ label: 'Olga Operator' });
  await expect(drawer.getByRole('listitem').filter({ hasText: m.history.assigned('Olga Operator') })).toBeVisible();
  await drawer.getByRole('button', { name: m.contact.button }).click();
  await expect(drawer.getByRole('menuitem', { name: m.contact.whatsapp })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${phone.slice(1)}\\?text=שלום`, 'u'),
  );
  await page.keyboard.press('Escape');

  await drawer.getByRole('button', { name: m.correction.button }).click();
  await drawer.getByLabel(m.fields.pickup_time, { exact: true }).selectOption('09:00');
  await drawer.getByLabel(m.fields.travel_date).fill('1/2/27');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: m.correction.save }).click();
  await expect(drawer.getByText('01/02/2027 09:00')).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: m.fields.pickup_time })).toContainText('09:00');

  // The duplicate, and back through the browser's history.
  await drawer.getByRole('button', { name: `Dana ${word} TM-` }).click();
  await expect(page.getByRole('dialog', { name: m.drawer.label(`Dana ${word}`) })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`lead=${first.id}`, 'u'));
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: `דנה ${word}` })).toContainText('Olga Operator');
  await name.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  expect(complaints).toEqual([]);
});

// By day: note-draft.test.tsx, lead-note.test.tsx.
nightTest('a note survives an ended session, and nobody’s words are overwritten', async ({ page }) => {
  const m = texts.en;
  const name = `Note ${newWord()}`;
  const { id, reference } = await sendRequest({ name });
  const [operator, other] = [await newAccount('operator'), await newAccount('manager', 'Mona Manager')];
  await openLeads(page, operator, 'en', `?lead=${id}`);
  const drawer = page.getByRole('dialog', { name: m.drawer.label(name) });
  const note = drawer.getByLabel(m.note.label);
  await note.fill('Wants a child seat');

  // The session ends in another tab, as it does when it expires.
  const tab = await page.context().newPage();
  await tab.goto('/en/dashboard');
  await tab.getByRole('button', { name: enStaff.frame.signOut }).click();
  await expect(tab).toHaveURL('/en/auth');
  await tab.close();
  await expect(page).toHaveURL('/en/auth');
  await page.locator('input[name=email]').fill(operator.email);
  await page.locator('input[name=password]').fill(STAFF_PASSWORD);
  await page.locator('form button[type=submit]').click();
  // Signing in leads back to the very request, and the note is there again.
  await expect(note).toHaveValue('Wants a child seat');
  await expect(drawer.getByText(enStaff.frame.draft.text)).toBeVisible();

  await changeAs(other, id, { staff_notes: 'Called, no answer' });
  await drawer.getByRole('button', { name: m.note.save }).click();
  await expect(drawer.getByText('Called, no answer')).toBeVisible();
  await expect(note).toHaveValue('Wants a child seat');
  const readAgain = page.waitForResponse(/\/rpc\/read_lead$/u);
  await drawer.getByRole('button', { name: enStaff.step.keepMine }).click();
  await expect(note).toBeFocused();
  await drawer.getByRole('button', { name: m.note.save }).click();
  await expect(drawer.getByText(enStaff.step.saved)).toBeVisible();
  await readAgain;
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Mona Manager' })).toBeVisible();

  await changeAs(other, id, { status: 'lost' });
  await drawer.getByRole('combobox', { name: m.work.status }).selectOption('qualified');
  const theirs = m.work.theirs('Mona Manager', m.work.status, enStaff.dashboard.leads.statuses.lost);
  await expect(drawer.getByText(theirs.replace('Mona Manager', ''), { exact: false })).toContainText('Mona Manager');
  await expect(drawer.getByRole('combobox', { name: m.work.status })).toHaveValue('lost');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(m.unsaved.text(reference))).toBeHidden();
});

test('several requests change their status at once, on a phone, and back again', async ({ page }) => {
  const complaints = complaintsOf(page);
  const m = texts.he;
  const { statuses } = heStaff.dashboard.leads;
  const word = newWord();
  const names = ['אחת', 'שתיים', 'שלוש'].map((name) => `${name} ${word}`);
  const sent = [];
  for (const name of names) sent.push(await sendRequest({ name }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openLeads(page, await sharedAccount('operator'), 'he', `?q=${word}`);
  const bar = page.getByRole('group', { name: m.bulk.label });
  await expect(page.getByText(m.total(3, '3'), { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();

  for (const name of names) await page.getByRole('checkbox', { name: m.bulk.choose(name) }).check();
  await page.getByRole('checkbox', { name: m.bulk.choose(names[2] ?? '') }).uncheck();
  await expect(bar.getByText(m.bulk.chosen(2, '2'))).toBeInViewport();
  await expectPartAccessible(page);
  // One of the two is changed at another desk meanwhile.
  await changeAs(await sharedAccount('manager'), sent[1]?.id ?? '', { status: 'lost' });
  await bar.getByRole('combobox', { name: m.bulk.change }).selectOption('qualified');
  await expect(bar.getByText(m.bulk.done(1, '1', statuses.qualified))).toBeVisible();
  await expect(bar.getByText(m.bulk.missed(1, '1'))).toBeVisible();
  const row = (nth: number) => page.getByRole('row').filter({ hasText: names[nth] ?? '' });
  await expect(row(0)).toContainText(statuses.qualified);
  await expect(row(1)).toContainText(statuses.lost);
  await expectAccessible(page);
  await bar.getByRole('button', { name: m.bulk.undo }).click();
  await expect(row(0)).toContainText(statuses.new);
  await expect(bar.getByText(m.bulk.undone(1, '1'))).toBeVisible();
  await page.getByRole('button', { name: m.open(names[0] ?? '') }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: statuses.qualified })).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('a manager releases, exports and deletes; new requests announce themselves', async ({ page }) => {
  const complaints = complaintsOf(page);
  const m = texts.fr;
  const word = newWord();
  await sendRequest({ name: `=SUM(1) ${word}`, phone: '+972541112233', notes: 'שלום, "דחוף"' });
  const held = await sendRequest({ name: `Held ${word}`, details: { subject: 'x', language: 'en' } });
  await page.clock.install();
  await openLeads(page, await sharedAccount('manager'), 'fr', `?q=${word}`);
  await expect(page.getByText(m.total(1, '1'), { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: m.tabs.quarantined }).click();
  const row = page.getByRole('row').filter({ hasText: `Held ${word}` });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: m.release.button }).click();
  await expect(page.getByText(m.release.done)).toBeVisible();
  await expect(page.getByText(m.empty.noHit)).toBeVisible();
  await page.getByRole('tab', { name: m.tabs.all, exact: true }).click();
  await expect(page.getByText(m.total(2, '2'), { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: m.export.button }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  await expect(page.getByText(m.export.done(2, '2'))).toBeVisible();
  const lines = file.split('\r\n');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(lines).toHaveLength(4);
  expect(lines.find((line) => line.includes('SUM'))).toContain(`,'=SUM(1) ${word},'+972541112233,`);
  expect(file).toContain('"שלום, ""דחוף"""');

  await sendRequest({ name: `Later ${word}` });
  // The list asks for news every eight seconds.
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('button', { name: m.news.show })).toBeVisible();
  await expect(page.getByText(`Later ${word}`)).toBeHidden();
  await page.getByRole('button', { name: m.news.show }).click();
  await expect(page.getByRole('row').filter({ hasText: `Later ${word}` })).toBeVisible();

  await page.getByRole('button', { name: m.open(`Held ${word}`) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: m.deletion.button }).click();
  await expect(drawer.getByRole('button', { name: m.deletion.keep })).toBeFocused();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: m.deletion.confirm, exact: true }).click();
  await expect(page.getByText(m.deletion.done(held.reference))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Held ${word}` })).toBeHidden();
  expect(complaints).toEqual([]);
});

nightTest('a viewer has no section, no phone and no drawer', async ({ page }) => {
  const name = `Reader ${newWord()}`;
  await signInAs(page, await sharedAccount('readonly'));
  await page.goto('/en/dashboard/leads');
  await expect(page.getByText(enStaff.frame.notForRole)).toBeVisible();
  // Requests that other tests send meanwhile may drive it from among the newest.
  await expect(async () => {
    await sendRequest({ name });
    await page.goto('/en/dashboard');
    await page.getByRole('button', { name: en.open(name) }).click({ timeout: 10_000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('visitor@example.com');
  await expect(dialog).not.toContainText('+972');
  await expect(page.getByRole('button', { name: en.contact.menu(name) })).toBeHidden();
});
