import { languagesOf, pages, type PageEntry } from '../../src/content/pages/index.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { localeRegistry, locales } from '../../src/i18n/locales.ts';
import { atLeast, below, median, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { startLighthouse, type LighthouseBrowser } from './lighthouse-run.ts';

/** Lighthouse's four scores, of 100, that a page must reach on a phone. */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const CATEGORIES = Object.keys(LIMITS) as Category[];
/** Odd, for the median. */
const RUNS = 3;
/** Layout shift that counts as none: Chromium's own rounding. */
const STILL = 0.001;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

type Result = Awaited<ReturnType<LighthouseBrowser['run']>>;

const scoreOf = (results: readonly Result[], category: Category): number =>
  median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
const auditOf = (results: readonly Result[], name: string): number =>
  median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
const isMissed = (results: readonly Result[]): boolean =>
  CATEGORIES.some((category) => scoreOf(results, category) < LIMITS[category]);

/** Names each check that a page failed; those without weight in the scores too. */
function nameFailures(url: string, results: readonly Result[]): void {
  const failed = results.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary'),
  );
  for (const title of new Set(failed.map((failure) => failure.title))) console.warn(`${url}: ${title}`);
}

/** Every page of the blog: the lists, and each article. */
const blogUrls = (): string[] =>
  pages
    .filter((entry: PageEntry) => entry.path.startsWith('/blog'))
    .flatMap((entry: PageEntry) => languagesOf(entry).map((locale) => localizedPath(locale, entry.path)));

/** Scores and layout shift of a page. */
const scoresOf = (url: string, results: readonly Result[]): Row[] => [
  ...CATEGORIES.map((category) =>
    atLeast(`${category} of ${url}`, scoreOf(results, category), LIMITS[category], 'of 100'),
  ),
  below(`layout shift of ${url}`, auditOf(results, 'cumulative-layout-shift'), STILL, ''),
];

/** Visits pages, and answers their figures. */
async function withLighthouse(visit: (run: (url: string) => Promise<Result>) => Promise<Row[]>): Promise<Row[]> {
  const site = await serveBuiltSite();
  const lighthouse = await startLighthouse();
  try {
    return await visit((url) => lighthouse.run(site.url + url, { onlyCategories: CATEGORIES }));
  } finally {
    lighthouse.close();
    await site.close();
  }
}

/** Lighthouse scores of the three home pages, each the median of several runs. */
export const homeScores: Benchmark = {
  name: 'home-scores',
  group: 'pages',
  about: 'Lighthouse (phone) on the home pages',
  run: () =>
    withLighthouse(async (run) => {
      const rows: Row[] = [];
      for (const locale of locales) {
        const { home } = localeRegistry[locale];
        const results: Result[] = [];
        while (results.length < RUNS) results.push(await run(home));
        rows.push(...scoresOf(home, results));
        for (const name of TIMES)
          rows.push({ measure: `${name} of ${home}`, value: auditOf(results, name), unit: 'ms' });
        nameFailures(home, results);
      }
      return rows;
    }),
};

/** The same of the blog. Many pages: one that reaches its scores at once is not run again. */
export const blogScores: Benchmark = {
  name: 'blog-scores',
  group: 'pages',
  about: 'Lighthouse (phone) on the lists and the articles of the blog',
  run: () =>
    withLighthouse(async (run) => {
      const rows: Row[] = [];
      for (const url of blogUrls()) {
        const results = [await run(url)];
        while (isMissed(results) && results.length < RUNS) results.push(await run(url));
        rows.push(...scoresOf(url, results));
        nameFailures(url, results);
      }
      return rows;
    }),
};
