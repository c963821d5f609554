import { localeRegistry, locales } from '../../src/i18n/locales.ts';
import { atLeast, below, percentile, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { startLighthouse } from './lighthouse-run.ts';

/** Lighthouse's four scores, of 100, that the home pages must reach on a phone. */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const CATEGORIES = Object.keys(LIMITS) as Category[];
/** Odd, for the median. */
const RUNS = 3;
/** Layout shift that counts as none: Chromium's own rounding. */
const STILL = 0.001;

/** Lighthouse scores of the three home pages, each the median of several runs. */
export const homeScores: Benchmark = {
  name: 'home-scores',
  about: 'Lighthouse (phone) on the home pages',
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const lighthouse = await startLighthouse();
    const median = (values: number[]) => percentile(values, 0.5);
    try {
      const rows: Row[] = [];
      for (const locale of locales) {
        const { home } = localeRegistry[locale];
        const results: Awaited<ReturnType<typeof lighthouse.run>>[] = [];
        for (let run = 0; run < RUNS; run += 1)
          results.push(await lighthouse.run(site.url + home, { onlyCategories: CATEGORIES }));
        const audit = (name: string) => median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
        for (const category of CATEGORIES) {
          const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
          rows.push(atLeast(`${category} of ${home}`, score, LIMITS[category], 'of 100'));
        }
        rows.push(below(`layout shift of ${home}`, audit('cumulative-layout-shift'), STILL, ''));
        for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'])
          rows.push({ measure: `${name} of ${home}`, value: audit(name), unit: 'ms' });
        const failed = results.flatMap(({ audits }) =>
          Object.values(audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary'),
        );
        for (const title of new Set(failed.map((failure) => failure.title))) console.warn(`${home}: ${title}`);
      }
      return rows;
    } finally {
      lighthouse.close();
      await site.close();
    }
  },
};
