import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { atMost, noted, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { publicPages, type PublicPage } from './page-kinds.ts';
import { launchChromium, pause, Visitor } from './visitor.ts';

/** What a page may fetch before the visitor's first touch: bodies as sent, in kB of 1000 bytes. */
const SCRIPT_LIMIT = 75;
const HTML_LIMIT = 20;
const FONT_LIMIT = 30;
const LIMITS = { home: { total: 150, requests: 8 }, other: { total: 110, requests: 6 } } as const;
/** Milliseconds after the load event in which whatever starts by itself has started. */
const WATCHED_MS = 5000;
/** Pages open at the same time: most of their time is waiting. */
const TABS = 24;

/** Figures in kB but the number of requests. */
interface Weight extends PublicPage {
  html: number;
  /** Files of JavaScript. */
  script: number;
  /** JavaScript inside the HTML, compressed by itself; it is part of `html` too. */
  inline: number;
  font: number;
  picture: number;
  total: number;
  requests: number;
}

const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>(.*?)<\/script>/gsu;

/** kB of the scripts inside a page, compressed. */
async function inlineScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const code = [...html.matchAll(INLINE_SCRIPT)].map(([, inside = '']) => inside).join('\n');
  return code === '' ? 0 : brotliCompressSync(code).byteLength / 1000;
}

/** What a page fetches by itself while nobody touches it. */
async function weigh(browser: Browser, origin: string, page: PublicPage): Promise<Weight> {
  const visitor = await Visitor.open(browser);
  await visitor.goto(origin + page.url);
  await pause(WATCHED_MS);
  await visitor.settle();
  const { sent } = visitor;
  await visitor.close();
  const sum = (type: RegExp) =>
    sent.filter((request) => type.test(request.type)).reduce((bytes, { body }) => bytes + body, 0) / 1000;
  return {
    ...page,
    html: sum(/html/u),
    script: sum(/javascript/u),
    inline: await inlineScripts(origin + page.url),
    font: sum(/font/u),
    picture: sum(/image/u),
    total: sum(/^/u),
    requests: sent.length,
  };
}

/** Weighs all pages, some at a time. */
async function weighAll(browser: Browser, origin: string): Promise<Weight[]> {
  const queue = publicPages();
  const weights: Weight[] = [];
  const tab = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) weights.push(await weigh(browser, origin, page));
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return weights;
}

type Figure = (weight: Weight) => number;

const heaviest = (weights: readonly Weight[], figure: Figure): Weight | undefined =>
  weights.toSorted((a, b) => figure(b) - figure(a))[0];

const most = (weights: readonly Weight[], figure: Figure): number => Math.max(...weights.map(figure));

/** The worst page against the limit, and how many pages pass it. */
function worst(what: string, weights: readonly Weight[], figure: Figure, limit: number, unit: string): Row {
  const page = heaviest(weights, figure);
  const over = weights.filter((weight) => figure(weight) > limit).length;
  const share = `${over} of ${weights.length} over`;
  return atMost(`${what}: ${page?.url ?? '–'}, ${share}`, page ? figure(page) : Number.NaN, limit, unit);
}

/** The heaviest page of each kind, figure by figure. */
function printKinds(weights: readonly Weight[]): void {
  const kinds = [...new Set(weights.map(({ kind }) => kind))];
  const table = kinds.map((kind) => {
    const ofKind = weights.filter((weight) => weight.kind === kind);
    const kB = (figure: Figure) => Number(most(ofKind, figure).toFixed(1));
    return {
      kind,
      pages: ofKind.length,
      html: kB(({ html }) => html),
      script: kB(({ script }) => script),
      inline: kB(({ inline }) => inline),
      fonts: kB(({ font }) => font),
      pictures: kB(({ picture }) => picture),
      total: kB(({ total }) => total),
      requests: most(ofKind, ({ requests }) => requests),
    };
  });
  console.table(table);
}

/** Bytes and requests of every prerendered page before the visitor's first touch. */
export const pageWeight: Benchmark = {
  name: 'page-weight',
  group: 'pages',
  about: `what every page fetches in ${WATCHED_MS / 1000} s without a touch, bodies as sent (brotli), kB of 1000 bytes`,
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const browser = await launchChromium();
    try {
      const weights = await weighAll(browser, site.url);
      printKinds(weights);
      const homes = weights.filter(({ kind }) => kind === 'home');
      const others = weights.filter(({ kind }) => kind !== 'home');
      const total: Figure = (weight) => weight.total;
      const requests: Figure = (weight) => weight.requests;
      const html: Figure = (weight) => weight.html;
      const font: Figure = (weight) => weight.font;
      const inline: Figure = (weight) => weight.inline;
      return [
        worst('JavaScript with what is inline', weights, ({ script, inline: own }) => script + own, SCRIPT_LIMIT, 'kB'),
        noted('JavaScript inline, at most', most(weights, inline), 'kB'),
        worst('everything, home pages', homes, total, LIMITS.home.total, 'kB'),
        worst('everything, other pages', others, total, LIMITS.other.total, 'kB'),
        worst('requests, home pages', homes, requests, LIMITS.home.requests, ''),
        worst('requests, other pages', others, requests, LIMITS.other.requests, ''),
        worst('HTML, other pages', others, html, HTML_LIMIT, 'kB'),
        noted('HTML, home pages, at most', most(homes, html), 'kB'),
        worst('fonts, other pages', others, font, FONT_LIMIT, 'kB'),
        noted('fonts, home pages, at most', most(homes, font), 'kB'),
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
