import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../tests/setup/chromium.ts';
import { below, percentile, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';

/** Milliseconds from the click to the painted heading of the next page, on a processor four times slower. */
const LIMIT = 100;
const SLOW_DOWN = 4;
const RUNS = 7;

/** Follows a link and waits for the new page's heading. @returns milliseconds from the click to its paint. */
async function navigate(page: Page, href: string): Promise<number> {
  const link = page.locator(`a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const time = page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const shown = document.querySelector('h1')?.textContent;
              if (location.pathname !== target || !shown || shown === heading) requestAnimationFrame(look);
              // The frame after the one that laid it out: it has been painted.
              else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    href,
  );
  await link.click();
  return time;
}

/** Time of a navigation inside the application. */
export const navigation: Benchmark = {
  name: 'navigation',
  about: `from the click to the painted heading, processor ${SLOW_DOWN} times slower`,
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
          await page.goto(site.url + from);
          await page.locator('html[data-ready]').waitFor();
          await page.waitForLoadState('networkidle');
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
          times.push(await navigate(page, to));
          await page.close();
        }
        rows.push(below(`click from ${from} to ${to}`, percentile(times, 0.5), LIMIT, 'ms'));
      }
      return rows;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
