import { chromium, type Page } from 'playwright';
import { internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import { below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';

/** Milliseconds from the click to the painted heading of the next page, on a processor four times slower. */
const LIMIT = 100;
const SLOW_DOWN = 4;
const ROUNDS = 7;

/** Round trips that a visitor makes: there, and back to the home page. */
const HOME = localizedPath(internationalLocale, '/');
const PLACES = ['/privacy', '/plan-your-trip'].map((path) => localizedPath(internationalLocale, path));

/** Follows a link and waits for the new page's heading. @returns milliseconds from the click to its paint. */
async function navigate(page: Page, href: string): Promise<number> {
  const link = page.locator(`a[href="${href}"]:visible`).first();
  // A pointer rests on a link before it presses: the page is loading by then.
  await link.hover();
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
              // A message is handled after the frame that it was sent in has been painted.
              else {
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
                port1.start();
                port2.postMessage('');
              }
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

/** Time of a navigation inside the application, over the clicks of one visit. */
export const navigation: Benchmark = {
  name: 'navigation',
  group: 'pages',
  about: `from the click to the painted heading, processor ${SLOW_DOWN} times slower`,
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      // tsx marks every named function with a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.goto(site.url + HOME);
      await page.locator('html[data-ready]').waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      const times = new Map<string, number[]>();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const place of PLACES.flatMap((there) => [there, HOME])) {
          times.set(place, [...(times.get(place) ?? []), await navigate(page, place)]);
        }
      }
      return [...times].flatMap(([place, measured]) => [
        below(`click to ${place}, median`, percentile(measured, 0.5), LIMIT, 'ms'),
        noted(`click to ${place}, first`, measured[0] ?? Number.NaN, 'ms'),
      ]);
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
