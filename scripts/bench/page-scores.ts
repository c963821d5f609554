import { atLeast, atMost, median, noted, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite, withoutScripts } from './built-site.ts';
import { startLighthouse, type LighthouseBrowser } from './lighthouse-run.ts';
import { onePagePerKind } from './page-kinds.ts';

/** What Lighthouse judges on a phone, of 100 each. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIMIT = 100;
/** Largest paint, relative to the same page without scripts. */
const PAINT_LIMIT = 1.05;
/** What a page may fetch up to its load event, in kB of 1000 bytes as they are sent; its application comes behind that. */
const SCRIPT_LIMIT = 75;
const FONT_LIMIT = { home: 40, other: 30 } as const;
const TOTAL_LIMIT = { home: 150, other: 110 } as const;
/** A flight board asks for its flights. */
const REQUEST_LIMIT = { home: 8, other: 7 } as const;
/** Odd, for the median. A page that reaches everything at once is not run again, none once the time is up. */
const RUNS = 3;
/** Milliseconds after which nothing is run a second time. */
const REPEATS_WITHIN_MS = 75_000;
/** Layout shift that counts as none: Chromium's own rounding. */
const STILL = 0.001;

/** Kinds of which one page's largest paint is compared with a copy without scripts: each costs a run more. */
const COMPARED: ReadonlySet<string> = new Set(['home', 'plan-your-trip', 'destination', 'article', 'faq']);
const PAINT = 'largest-contentful-paint';
/** Milliseconds of quiet after which a page is taken to be done: the record of its view follows the load by 300. */
const QUIET = { pauseAfterFcpMs: 500, pauseAfterLoadMs: 500, networkQuietThresholdMs: 700, cpuQuietThresholdMs: 700 };
const FLAGS = { onlyCategories: [...CATEGORIES], disableFullPageScreenshot: true, ...QUIET };

type Result = Awaited<ReturnType<LighthouseBrowser['run']>>;
/** The runs of a page, and as many of its copy without scripts, by turns; none of a page that is not compared. */
interface Runs {
  whole: Result[];
  plain: Result[];
}

const scoreOf = (results: readonly Result[], category: (typeof CATEGORIES)[number]): number =>
  median(results.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100));
const auditOf = (results: readonly Result[], name: string): number =>
  median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));

/** Lowest score of a page, and the category that got it. */
function lowest(results: readonly Result[]): { category: string; score: number } {
  const scores = CATEGORIES.map((category) => ({ category, score: scoreOf(results, category) }));
  return scores.reduce((low, next) => (next.score < low.score ? next : low));
}

/** Names each check that a page failed; those without weight in the scores too. */
function nameFailures(url: string, results: readonly Result[]): void {
  const failed = results.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary'),
  );
  for (const title of new Set(failed.map((failure) => failure.title))) console.warn(`${url}: ${title}`);
}

const shiftOf = (results: readonly Result[]): number => auditOf(results, 'cumulative-layout-shift');

const paintRatio = ({ whole, plain }: Runs): number => auditOf(whole, PAINT) / auditOf(plain, PAINT);

const isMissed = (runs: Runs): boolean =>
  lowest(runs.whole).score < LIMIT || shiftOf(runs.whole) > STILL || paintRatio(runs) > PAINT_LIMIT;

function rowsOf(url: string, runs: Runs): Row[] {
  const results = runs.whole;
  const { category, score } = lowest(results);
  const what = score < LIMIT ? category : 'all four scores';
  return [
    atLeast(`${url}: ${what}, median of ${results.length}`, score, LIMIT, 'of 100'),
    atMost(`${url}: layout shift`, shiftOf(results), STILL, ''),
    ...(runs.plain.length > 0
      ? [atMost(`${url}: largest paint`, paintRatio(runs), PAINT_LIMIT, '× without scripts')]
      : []),
    noted(`${url}: largest paint`, auditOf(results, PAINT), 'ms'),
    noted(`${url}: time blocked`, auditOf(results, 'total-blocking-time'), 'ms'),
  ];
}

/** One request that a page has made. */
interface PageRequest {
  url: string;
  /** "Script", "Font" … */
  resourceType: string;
  /** "High", "Low" … */
  priority: string;
  /** Milliseconds since the page was asked for. */
  networkRequestTime: number;
  transferSize: number;
}

/** The code of a page that is made for a form is asked for behind the paint, which may be before the load event. */
const isBehindAll = ({ resourceType, priority }: PageRequest) =>
  priority.endsWith('Low') && (resourceType === 'Script' || resourceType === 'Stylesheet');

/** What a page has fetched up to its load event; pictures that stand inside a sheet or the browser are none. */
function requestsOf({ whole: [result] }: Runs): PageRequest[] {
  const details = result?.audits['network-requests']?.details as { items: PageRequest[] } | undefined;
  const { items: [times] = [] } = (result?.audits['metrics']?.details ?? {}) as { items?: { observedLoad: number }[] };
  const isInTime = (request: PageRequest) => request.networkRequestTime <= (times?.observedLoad ?? 0);
  return details?.items.filter((one) => one.url.startsWith('http') && isInTime(one) && !isBehindAll(one)) ?? [];
}

const kilobytes = (requests: readonly PageRequest[], type?: string): number =>
  requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000;

/** The page that fetches most, against the limit. */
function heaviest(
  what: string,
  pages: ReadonlyMap<string, Runs>,
  figure: (requests: readonly PageRequest[]) => number,
  limit: number,
): Row {
  const sums = [...pages].map(([url, runs]) => ({ url, sum: figure(requestsOf(runs)) }));
  const { url, sum } = sums.reduce((most, next) => (next.sum > most.sum ? next : most));
  return atMost(`${what}, at most: ${url}`, sum, limit, what === 'requests' ? '' : 'kB');
}

/** What the pages fetch up to their load event. */
const weightRows = (kind: 'home' | 'other', pages: ReadonlyMap<string, Runs>): Row[] => [
  heaviest('JavaScript', pages, (requests) => kilobytes(requests, 'Script'), SCRIPT_LIMIT),
  heaviest('fonts', pages, (requests) => kilobytes(requests, 'Font'), FONT_LIMIT[kind]),
  heaviest('everything', pages, kilobytes, TOTAL_LIMIT[kind]),
  heaviest('requests', pages, (requests) => requests.length, REQUEST_LIMIT[kind]),
];

/** Lighthouse's scores of a page of every kind, and its largest paint against the same page without scripts, and what it fetches up to its load event. */
export const pageScores: Benchmark = {
  name: 'page-scores',
  group: 'pages',
  about: 'Lighthouse (phone, simulated) on a page of every kind, and on a copy without scripts; what it fetches',
  async run(): Promise<Row[]> {
    const pages = onePagePerKind();
    const compared = new Set(
      [...COMPARED].flatMap((kind) => pages.find((page) => page.kind === kind) ?? []).map(({ url }) => url),
    );
    const site = await serveBuiltSite();
    const copy = await serveBuiltSite({ changed: { change: withoutScripts, pages: [...compared] } });
    const lighthouse = await startLighthouse();
    try {
      const started = performance.now();
      const results = new Map(pages.map(({ url }): [string, Runs] => [url, { whole: [], plain: [] }]));
      for (let round = 0; round < RUNS; round += 1) {
        for (const [url, runs] of results) {
          if (round > 0 && (!isMissed(runs) || performance.now() - started > REPEATS_WITHIN_MS)) continue;
          if (compared.has(url))
            runs.plain.push(await lighthouse.run(copy.url + url, { onlyAudits: [PAINT], ...QUIET }));
          runs.whole.push(await lighthouse.run(site.url + url, FLAGS));
        }
      }
      for (const [url, { whole }] of results) nameFailures(url, whole);
      const power = [...results.values()]
        .flatMap(({ whole }) => whole)
        .map(({ environment }) => environment.benchmarkIndex);
      const homes = new Set(pages.filter(({ kind }) => kind === 'home').map(({ url }) => url));
      return [
        noted('benchmark index of this machine', median(power), ''),
        ...weightRows('home', new Map([...results].filter(([url]) => homes.has(url)))),
        ...weightRows('other', new Map([...results].filter(([url]) => !homes.has(url)))),
        ...[...results].flatMap(([url, runs]) => rowsOf(url, runs)),
      ];
    } finally {
      lighthouse.close();
      await site.close();
      await copy.close();
    }
  },
};
