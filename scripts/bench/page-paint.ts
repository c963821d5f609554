import type { Browser } from 'playwright';
import { atMost, noted, ratio, undisturbed, type Benchmark, type Pair, type Row } from './benchmark.ts';
import { serveBuiltSite, withoutScripts } from './built-site.ts';
import { onePagePerKind } from './page-kinds.ts';
import { launchChromium, pause, PHONE_SLOW_DOWN, SLOW_4G, Visitor } from './visitor.ts';

/** Largest contentful paint with scripts, relative to the same page without any. */
const LIMIT = 1.05;
const ROUNDS = 3;
/** Pages that are loaded at the same time: they wait for the slow line most of the time. */
const LOADS = 3;
/** Milliseconds after the load event in which a late paint or a shift would come. */
const WAIT = 700;

/** What a document notes down: a paint in milliseconds since the start of the navigation, or a shift. */
interface Mark {
  largest?: number;
  shift?: number;
}

/** Runs in every document: notes each larger paint, and each shift that no input explains. */
function watchPaint(): void {
  const note = (mark: Mark) => benchNote(JSON.stringify(mark));
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => note({ largest: entry.startTime }))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) note({ shift: entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Paint {
  /** Milliseconds. */
  largest: number;
  shift: number;
}

/** Loads a page as a phone on a slow line does. */
async function load(browser: Browser, url: string): Promise<Paint> {
  const visitor = await Visitor.open(browser, watchPaint);
  await visitor.slowDown(PHONE_SLOW_DOWN);
  await visitor.throttleNetwork(SLOW_4G);
  await visitor.goto(url);
  await pause(WAIT);
  await visitor.close();
  const marks = visitor.notes as Mark[];
  return {
    largest: marks.findLast(({ largest }) => largest !== undefined)?.largest ?? Number.NaN,
    shift: marks.reduce((sum, { shift = 0 }) => sum + shift, 0),
  };
}

/** Largest paint of a page of every kind, against copies without scripts that load at the same time. */
export const pagePaint: Benchmark = {
  name: 'page-paint',
  group: 'pages',
  about: `largest paint with and without scripts at the same time: slow 4G, processor ${PHONE_SLOW_DOWN} times slower`,
  async run(): Promise<Row[]> {
    const urls = onePagePerKind().map(({ url }) => url);
    const site = await serveBuiltSite();
    const plain = await serveBuiltSite({ change: withoutScripts, pages: urls });
    const browser = await launchChromium();
    const measured = new Map(urls.map((url): [string, [Paint, Paint][]] => [url, []]));
    const queue = Array.from({ length: ROUNDS }, () => urls).flat();
    const worker = async () => {
      for (let url = queue.shift(); url; url = queue.shift())
        measured.get(url)?.push(await Promise.all([load(browser, site.url + url), load(browser, plain.url + url)]));
    };
    try {
      await Promise.all(Array.from({ length: LOADS }, worker));
      return [...measured].flatMap(([url, rounds]): Row[] => {
        const { times, noise } = ratio(
          rounds.map(([{ largest }, floor]): Pair => ({ value: largest, floor: floor.largest })),
        );
        return [
          atMost(`largest paint of ${url} (± ${noise.toFixed(2)})`, times, LIMIT, '× without scripts'),
          noted(`largest paint of ${url}`, undisturbed(rounds.map(([{ largest }]) => largest)), 'ms'),
        ];
      });
    } finally {
      await browser.close();
      await site.close();
      await plain.close();
    }
  },
};
