import { createRequire } from 'node:module';
import { ensureChromium, CHROMIUM_ARGS } from '../../tests/setup/chromium.ts';
import { below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { publicUrls } from './public-urls.ts';

/** Largest contentful paint with scripts, relative to the same page without any. */
const LIMIT = 1.15;
/** Odd, for the median. */
const RUNS = 3;

type Lighthouse = typeof import('lighthouse').default;

/** Lighthouse now and then misses a paint altogether; the page is then loaded again. */
const TRIES = 3;

async function largestPaint(lighthouse: Lighthouse, url: string, port: number): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Lighthouse's own defaults: a mid-range phone on slow 4G, simulated.
    const result = await lighthouse(url, { port, onlyAudits: ['largest-contentful-paint'], logLevel: 'error' });
    const value = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (value) return value;
  }
  throw new Error(`no largest contentful paint for ${url}`);
}

/** Simulated mobile paint of every page, against a copy without scripts, measured by turns in one run. */
export const pagePaint: Benchmark = {
  name: 'page-paint',
  about: 'simulated mobile paint of each page, against a copy without scripts',
  async run(): Promise<Row[]> {
    const lighthouse = (await import('lighthouse')).default;
    // Part of Lighthouse: it starts the browser with an open debugging port.
    const chromeLauncher = createRequire(createRequire(import.meta.url).resolve('lighthouse'))(
      'chrome-launcher',
    ) as typeof import('chrome-launcher');
    const whole = await serveBuiltSite();
    const bare = await serveBuiltSite((html) =>
      html.replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gsu, ''),
    );
    const chrome = await chromeLauncher.launch({
      chromePath: await ensureChromium(),
      chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    });
    try {
      const rows: Row[] = [];
      for (const url of publicUrls()) {
        const withScripts: number[] = [];
        const without: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          without.push(await largestPaint(lighthouse, bare.url + url, chrome.port));
          withScripts.push(await largestPaint(lighthouse, whole.url + url, chrome.port));
        }
        const [scripted, plain] = [percentile(withScripts, 0.5), percentile(without, 0.5)];
        rows.push(below(`largest paint of ${url}`, scripted / plain, LIMIT, '× without scripts'));
        rows.push(noted(`largest paint of ${url}`, scripted, 'ms'));
      }
      return rows;
    } finally {
      chrome.kill();
      await whole.close();
      await bare.close();
    }
  },
};
