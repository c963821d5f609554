import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../tests/setup/chromium.ts';
import type { Benchmark, Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';

/** Milliseconds from the click to the painted heading of the next page, on a processor four times slower. */
const LIMIT = 100;
const SLOW_DOWN = 4;
const RUNS = 7;

/** Follows a link and waits for the new page's heading. @returns milliseconds from the click to its paint. */
async function navigate(page: Page, href: string): Promise<number> {
  await page.locator(`a[href="${href}"]`).first().hover();
  await page.evaluate((target) => {
    const heading = document.querySelector('h1')?.textContent;
    const state = window as unknown as { navigationTime?: number };
    delete state.navigationTime;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const now = document.querySelector('h1')?.textContent;
          if (location.pathname !== target || !now || now === heading) return requestAnimationFrame(look);
          // The frame after the one that laid it out: it has been painted.
          return requestAnimationFrame(() => {
            state.navigationTime = performance.now() - timeStamp;
          });
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  }, href);
  await page.locator(`a[href="${href}"]`).first().click();
  const time = await page.waitForFunction(() => (window as unknown as { navigationTime?: number }).navigationTime);
  return time.jsonValue() as Promise<number>;
}

/** Time of a navigation inside the application. */
export const navigation: Benchmark = {
  name: 'navigation',
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
    const ways = [
      ['/english', '/en/privacy'],
      ['/en/privacy', '/english'],
      ['/english', '/en/plan-your-trip'],
    ] as const;
    try {
      const rows: Row[] = [];
      for (const [from, to] of ways) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
          await page.addInitScript(() =>
            addEventListener('app:ready', () => document.documentElement.setAttribute('data-ready', ''), { once: true }),
          );
          await page.goto(site.url + from);
          await page.locator('html[data-ready]').waitFor();
          await page.waitForLoadState('networkidle');
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
          times.push(await navigate(page, to));
          await page.close();
        }
        const median = times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
        rows.push({
          measure: `Click from ${from} to ${to}, processor ÷ ${SLOW_DOWN}`,
          value: `${median.toFixed(0)} ms`,
          target: `≤ ${LIMIT} ms`,
          met: median <= LIMIT,
        });
      }
      return rows;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
