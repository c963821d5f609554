/**
 * `npm start -- --demo`: one command shows the back office at work, and leaves nothing behind. By day the seeds are tried in
 * tests/integration/seed.test.ts, a start in server-start.test.ts.
 */
import path from 'node:path';
import { expect } from '@playwright/test';
import { SEED_PASSWORD } from '../../scripts/seed/accounts.ts';
import { freePort, startServerProcess } from '../setup/server-process.ts';
import { siteSettings } from '../setup/e2e-site.ts';
import { nightTest, test } from '../setup/site-test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

nightTest('the demonstration opens with requests that a manager sees', async ({ page }) => {
  test.slow();
  const port = await freePort();
  const { DATA_DIR: _own, ...settings } = siteSettings(port, '', 'off');
  const server = startServerProcess(ROOT, settings, ['--demo']);
  try {
    await server.printed(/Nothing is kept/u);
    expect(server.output()).toContain('manager@example.com');
    await page.goto(`http://127.0.0.1:${port}/en/auth`);
    await page.locator('input[name=email]').fill('manager@example.com');
    await page.locator('input[name=password]').fill(SEED_PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto(`http://127.0.0.1:${port}/en/dashboard/leads`);
    await expect(page.getByRole('row').nth(10)).toBeVisible();
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

nightTest('the demonstration keeps away from a database of somebody’s own', async () => {
  const server = startServerProcess(
    ROOT,
    { ...siteSettings(await freePort(), '', 'off'), DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    ['--demo'],
  );
  expect(await server.ended()).toBe(1);
  expect(server.output().trim()).toBe(
    'DATABASE_URL is set: the demonstration has a database of its own. Leave DATABASE_URL empty for it.',
  );
});
