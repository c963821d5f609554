import { below, noted, percentile, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite, withoutScripts } from './built-site.ts';
import { startLighthouse, type LighthouseBrowser } from './lighthouse-run.ts';
import { onePagePerKind } from './page-kinds.ts';

/** Largest contentful paint with scripts, relative to the same page without any. */
const LIMIT = 1.15;
/** Odd, for the median. */
const RUNS = 3;

/** Lighthouse now and then misses a paint altogether; the page is then loaded again. */
const TRIES = 3;

async function largestPaint(lighthouse: LighthouseBrowser, url: string): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { audits } = await lighthouse.run(url, { onlyAudits: ['largest-contentful-paint'] });
    const value = audits['largest-contentful-paint']?.numericValue;
    if (value) return value;
  }
  throw new Error(`no largest contentful paint for ${url}`);
}

/** Simulated mobile paint of every page, against a copy without scripts, measured by turns in one run. */
export const pagePaint: Benchmark = {
  name: 'page-paint',
  group: 'pages',
  about: 'simulated mobile paint of each page, against a copy without scripts',
  async run(): Promise<Row[]> {
    const whole = await serveBuiltSite();
    const bare = await serveBuiltSite({ change: withoutScripts, pages: onePagePerKind().map(({ url }) => url) });
    const lighthouse = await startLighthouse();
    try {
      const rows: Row[] = [];
      for (const { url } of onePagePerKind()) {
        const withScripts: number[] = [];
        const without: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          without.push(await largestPaint(lighthouse, bare.url + url));
          withScripts.push(await largestPaint(lighthouse, whole.url + url));
        }
        const [scripted, plain] = [percentile(withScripts, 0.5), percentile(without, 0.5)];
        rows.push(below(`largest paint of ${url}`, scripted / plain, LIMIT, '× without scripts'));
        rows.push(noted(`largest paint of ${url}`, scripted, 'ms'));
      }
      return rows;
    } finally {
      lighthouse.close();
      await whole.close();
      await bare.close();
    }
  },
};
