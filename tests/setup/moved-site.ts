/** A site of its own at another time of day: for tests of what happens within hours of a ride, on whatever day they run. */
import type { Browser, BrowserContext } from '@playwright/test';
import { arrivalIn, type FeedRow } from '../fixtures/flight-feed.ts';
import { openSite } from './e2e-site.ts';
import { moveClock } from './moved-clock.ts';
import { ownAddress, test as base } from './site-test.ts';
import { makeOwner } from './staff-accounts.ts';
import { fridayMorning } from './open-days.ts';

const SMALL_SCREEN = { width: 390, height: 844 };

/** What a test at another time of day starts from. */
export interface MovedSite {
  url: string;
  /** Where it is nine in the morning of a Friday, when it starts. */
  startedAt: Date;
  ahead: number;
}

/** A flight that was to land so many minutes after the start, and lands later. */
const late = (startedAt: Date, number: string, minutes: number, delay: number): FeedRow =>
  arrivalIn(startedAt, minutes, {
    CHFLTN: number,
    CHRMINE: 'DELAYED',
    CHPTOL: arrivalIn(startedAt, minutes + delay)['CHPTOL'] ?? null,
  });

/** The process that runs such tests lives at the site's time, too, and so does every page that they open. */
export const test = base.extend<object, { site: MovedSite }>({
  site: [
    async ({ browserName: _any }, use) => {
      const startedAt = fridayMorning();
      const ahead = startedAt.getTime() - Date.now();
      const site = await openSite([late(startedAt, '3318', 60, 30)], ahead);
      moveClock(ahead);
      process.env['E2E_BASE_URL'] = site.url;
      process.env['E2E_INBOX'] = site.inbox;
      await makeOwner();
      await use({ url: site.url, startedAt, ahead });
      await site.close();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  viewport: SMALL_SCREEN,
  context: async ({ context, site }, provide) => {
    await context.addInitScript(moveClock, site.ahead);
    await context.setExtraHTTPHeaders(ownAddress());
    await provide(context);
  },
});

/** The phone of somebody else. */
export async function newPhone(browser: Browser | null, { url, ahead }: MovedSite): Promise<BrowserContext> {
  if (!browser) throw new Error('no browser');
  const phone = await browser.newContext({ viewport: SMALL_SCREEN, baseURL: url, extraHTTPHeaders: ownAddress() });
  await phone.addInitScript(moveClock, ahead);
  return phone;
}
