/**
 * What strangers have typed, on the screens of the staff: shown as text, never run, and never a formula in a file. A
 * spread of the attacks; all of them with `npm run test:night`.
 */
import { expect } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { messages as dataDesk } from '../../src/i18n/messages/en/staff-data-desk.ts';
import { messages as leads } from '../../src/i18n/messages/en/staff-leads.ts';
import { HOSTILE_TEXTS, shareOf } from '../fixtures/hostile-payloads.ts';
import { isNight } from '../setup/night.ts';
import { isFormula, readCsv } from '../setup/read-csv.ts';
import { ownAddress, test } from '../setup/site-test.ts';
import { apiCaller, newAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

const PER_PAGE = 50;

/** Sends a request with a text in every free field; where the form refuses it in one, that field keeps a harmless word. */
async function sendEverywhere(text: string, word: string, email: string): Promise<void> {
  const api = await apiCaller();
  const harmless = { name: word, notes: word, pickup: word, dropoff: word, flight_number: 'LY 1' };
  const send = async (fields: typeof harmless) => {
    const { name, notes, ...details } = fields;
    const response = await api.post('/functions/v1/submit-lead', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        name,
        notes,
        email,
        phone: `+97254${randomInt(2_000_000, 9_999_999)}`,
        destination: `${details.dropoff} ${word}`,
        travel_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
        passengers: 2,
        service_type: 'intercity',
        details: { ...details, pickup_time: '07:00', language: 'en' },
      },
    });
    return (await response.json()) as { success: boolean; fields?: Record<string, string> };
  };
  const hostile = { name: text, notes: text, pickup: text, dropoff: text, flight_number: text };
  const { success, fields = {} } = await send(hostile);
  if (!success) {
    const refused = Object.keys(fields).map((field) => field.replace('details.', ''));
    // A body that is too long as a whole is refused without naming fields.
    const kept = Object.entries(harmless).filter(([field]) => refused.length === 0 || refused.includes(field));
    const again = { ...hostile, ...Object.fromEntries(kept) };
    expect([again, await send(again)]).toMatchObject([again, { success: true }]);
  }
  await api.dispose();
}

test('texts of attackers are texts, on every screen and in the file', async ({ page, context }) => {
  const texts = shareOf(HOSTILE_TEXTS);
  test.setTimeout(60_000 + texts.length * 2_000);
  const complaints = complaintsOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await context.setExtraHTTPHeaders(ownAddress());

  const word = `Q${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const email = `${word}@example.com`;
  for (const text of texts) await sendEverywhere(text, word, email);
  const waiting = await newAccount('norole', '<img src=x onerror=alert(1)> =1+1');

  await signInAs(page, await newAccount('admin', '"><script>alert(1)</script>'));
  for (let nth = 1; (nth - 1) * PER_PAGE < texts.length; nth += 1) {
    await page.goto(`/en/dashboard/leads?q=${word}&page=${nth}`);
    const rows = page.getByRole('row').getByRole('button', { name: leads.open('').trim() });
    await expect(rows).toHaveCount(Math.min(PER_PAGE, texts.length - (nth - 1) * PER_PAGE));
    // By day every fourth is opened, all of them stand in the list and in the file.
    for (const row of (await rows.all()).filter((_, at) => isNight || at % 8 === 0)) {
      await row.click();
      await expect(page.getByRole('dialog')).toContainText(email);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: leads.export.button }).click();
  const lines = readCsv((await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', ''));
  expect(lines).toHaveLength(texts.length + 1);
  expect(lines.flat().filter(isFormula)).toEqual([]);

  await page.goto('/en/dashboard/data');
  await page.getByLabel(dataDesk.search.label).fill(email);
  await page.getByRole('button', { name: dataDesk.search.find, exact: true }).click();
  await expect(page.getByRole('region', { name: dataDesk.found.title })).toContainText(email);
  await page.goto('/en/dashboard/team');
  await expect(page.getByText(waiting.email).first()).toBeVisible();
  await page.goto('/en/dashboard/security');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  // The overview has the ten newest requests: other tests have sent theirs meanwhile.
  await sendEverywhere(texts.at(-1) ?? '', word, `again-${email}`);
  await page.goto('/en/dashboard');
  await expect(page.getByText(word).first()).toBeVisible();

  expect(dialogs).toEqual([]);
  expect(complaints).toEqual([]);
});
