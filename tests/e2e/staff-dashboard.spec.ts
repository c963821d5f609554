/** The overview's chart, response time and breakdowns in a real browser, under the real security policy. */
import { expect, type Page, type Route } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { formatCalendarDay, formatNumber } from '../../src/i18n/format.ts';
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts';
import { messages as outbox } from '../../src/i18n/messages/en/outbox.ts';
import { messages as lists } from '../../src/i18n/messages/en/staff-ride-lists.ts';
import { messages as en } from '../../src/i18n/messages/en/staff-trends.ts';
import { messages as words } from '../../src/i18n/messages/fr/staff.ts';
import { messages as fr } from '../../src/i18n/messages/fr/staff-trends.ts';
import { messages as he } from '../../src/i18n/messages/he/staff-trends.ts';
import { expectAccessible } from '../setup/accessible.ts';
import { nightTest, ownAddress, test } from '../setup/site-test.ts';
import { sharedAccount, signInAs } from '../setup/staff-accounts.ts';
import { complaintsOf } from '../setup/visit.ts';

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()));

const RPC = '**/rest/v1/rpc/get_dashboard_trends';

type Answer = Database['public']['CompositeTypes']['dashboard_trends'];

/** An answer as the database gives it, with a weekly rhythm; the tests of the database prove that it gives it. */
function trends(period: number): Answer {
  const days = Array.from({ length: period }, (_, nth) => {
    const day = new Date(Date.UTC(2026, 2, 17 - period + nth)).toISOString().slice(0, 10);
    return { day, visitors: 1000 + (nth % 7) * 100, page_views: 3000 + nth, leads: nth % 5 };
  });
  return {
    days,
    comparison: {
      latest: { visitors: 1094, page_views: 10, leads: 97 },
      before: { visitors: 1000, page_views: 10, leads: 100 },
    },
    services: [
      { name: 'airport_pickup', leads: 40 },
      { name: 'day_tour', leads: 1 },
      { name: 'moon_flight', leads: 1 },
    ],
    statuses: [{ name: 'converted', leads: 42 }],
    response: { answered: 39, median_minutes: 75, within_hour: 30, due: 40, waiting: 3, longest_wait_minutes: 125 },
  };
}

async function answerWith(page: Page, periods: number[]): Promise<void> {
  await page.route(RPC, (route) => {
    const { days } = route.request().postDataJSON() as { days: number };
    periods.push(days);
    return route.fulfill({ json: trends(days) });
  });
}

const chartOf = (page: Page) => page.locator('figure svg[role=application]');

test('the table behind the chart shows what the database counts', async ({ page, request }) => {
  await request.post('/functions/v1/submit-lead', {
    headers: { ...ownAddress(), 'idempotency-key': crypto.randomUUID() },
    data: { name: 'Dana Levi', phone: '+972541234567', service_type: 'contact', notes: 'Please call me back' },
    failOnStatusCode: true,
  });
  const complaints = complaintsOf(page);
  await signInAs(page, await sharedAccount('readonly'));
  const answer = page.waitForResponse(RPC);
  await page.goto('/fr/dashboard');
  const { days } = (await (await answer).json()) as Answer;
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.leads).toBeGreaterThan(0);

  await page.getByRole('button', { name: fr.chart.asTable }).click();
  const cells = (await page.locator('figure tbody tr').allInnerTexts()).map((row) => row.split(/\s+/u).join(' '));
  expect(cells).toEqual(
    days.toReversed().map(({ day, visitors, page_views: views, leads }, nth) =>
      [
        formatCalendarDay(day),
        ...(nth === 0 ? [fr.chart.today] : []),
        ...[visitors, views, leads].map((count) => formatNumber('fr', count)),
      ]
        .join(' ')
        // Thousands are divided by a narrow space.
        .replaceAll(/\s+/gu, ' '),
    ),
  );
  await expect(page.getByRole('region', { name: fr.breakdown.title })).toContainText(words.services.contact);
  await expectAccessible(page, [390]);
  expect(complaints).toEqual([]);
});

test('the chart answers the arrow keys and the choice of a period', async ({ page }) => {
  const complaints = complaintsOf(page);
  const periods: number[] = [];
  await answerWith(page, periods);
  await signInAs(page, await sharedAccount('operator'));
  await page.goto('/en/dashboard');
  const chart = chartOf(page);
  await expect(chart).toHaveAccessibleName('Visitors and leads per day, 15/02/2026 to 16/03/2026');
  await expect(chart.locator('.recharts-bar-rectangle path')).toHaveCount(24);
  await expect(page.getByText('+9.4%')).toBeVisible();
  await expect(page.getByText('\u22123.0%')).toBeVisible();
  await expectAccessible(page, [1440]);

  // The focus shows the first day.
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  const day = page.locator('figure [role=status]');
  await expect(day).toContainText('16/02/2026');
  await expect(day).toContainText('1,100');

  await page.getByRole('radio', { name: en.period.days(90) }).check();
  await expect(chart).toHaveAccessibleName('Visitors and leads per day, 17/12/2025 to 16/03/2026');
  await expect(page.getByRole('region', { name: en.response.title })).toContainText(en.period.last(90));
  expect(periods).toEqual([30, 90]);

  const response = page.getByRole('region', { name: en.response.title });
  await expect(response).toContainText(/1 hr 15 mins.*75%.*3.*2 hrs 5 mins/su);
  const services = page.getByRole('region', { name: en.breakdown.title }).getByRole('listitem');
  await expect(services).toHaveText([
    /From the airport.*40 leads/su,
    /Day trip.*1 lead$/su,
    /moon_flight/u,
    /Converted/u,
  ]);
  expect(complaints).toEqual([]);
});

// By day: trend-format.test.ts, panels.test.tsx.
nightTest('in Hebrew time runs from left to right too; a failure says so and can be tried again', async ({ page }) => {
  await answerWith(page, []);
  await page.route(RPC, (route) => route.fulfill({ status: 400, json: { code: '22023', message: 'refused' } }));
  await signInAs(page, await sharedAccount('readonly'));
  await page.goto('/dashboard');
  const traffic = page.getByRole('region', { name: 'תנועה באתר' });
  await expect(traffic.getByText('טעינת נתוני לוח הצוות נכשלה')).toBeVisible();
  await expectAccessible(page, [1440]);

  const complaints = complaintsOf(page);
  await page.unroute(RPC);
  await answerWith(page, []);
  await traffic.getByRole('button', { name: 'ניסיון נוסף' }).click();
  const chart = chartOf(page);
  await expect(chart).toBeVisible();
  await expect(page.getByText('טעינת נתוני לוח הצוות נכשלה')).toHaveCount(0);
  const ticks = chart.locator('.recharts-xAxis-tick-labels text');
  const [first, last] = [await ticks.first().boundingBox(), await ticks.last().boundingBox()];
  await expect(ticks.first()).toHaveText('\u206715 בפבר׳\u2069');
  expect(first?.x).toBeLessThan(last?.x ?? 0);
  await chart.hover();
  await expect(page.locator('figure [role=status]')).toContainText(he.chart.visitors);
  await expectAccessible(page, [390]);
  expect(complaints).toEqual([]);
});

// By day: outbox.test.ts.
nightTest('a request that waits since the public pages is sent from the back office', async ({ context, page }) => {
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    let opened = 0;
    IDBFactory.prototype.open = function counted(...args) {
      opened += 1;
      document.documentElement.dataset['opened'] = String(opened);
      return open.apply(this, args);
    };
  });
  await signInAs(page, await sharedAccount('readonly'));
  const form = await context.newPage();
  await form.route('**/functions/v1/submit-lead', (route) => route.abort('connectionrefused'));
  await form.goto('/en/contact');
  await form.locator('#contact-name').focus();
  await expect(form.locator('#contact form')).toHaveAttribute('novalidate');
  await form.locator('#contact-name').fill('Dana Levi');
  await form.locator('#contact-phone').fill(`054${randomInt(2_000_000, 9_999_999)}`);
  await form.locator('#contact-notes').fill('From the office');
  const asked = form.waitForRequest('**/functions/v1/submit-lead');
  await form.locator('#contact button[type=submit]').click();
  await asked;
  await form.close();

  await page.goto('/en/dashboard');
  await expect(page.getByRole('status').filter({ hasText: outbox.storedTitle })).toContainText(/TM-[0-9A-Z]{5}/u);
  // A look, the note that it is under way, and its end: waiting must not keep the page busy.
  expect(Number(await page.locator('html').getAttribute('data-opened'))).toBeLessThan(10);
});

// By day: panel.test.ts, panels.test.tsx.
nightTest('nothing on the overview moves when the day turns out to be empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const figures = page.waitForResponse('**/rest/v1/rpc/get_customer_dashboard_stats');
  const late = (json: object) => async (route: Route) => {
    await figures;
    await route.fulfill({ json });
  };
  await page.route('**/rest/v1/rpc/next_rides', late({ rides: [] }));
  await page.route('**/rest/v1/rpc/desk_tasks', late([]));
  await signInAs(page, await sharedAccount('operator'));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number[] }).shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/dashboard');
  await expect(page.getByText(lists.next.empty)).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.05);
});
