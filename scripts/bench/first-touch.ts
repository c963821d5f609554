import type { Browser } from 'playwright';
import { internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { atMost, noted, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { serveBuiltSite } from './built-site.ts';
import { launchChromium, pause, PHONE_SLOW_DOWN, SLOW_LINE, Visitor } from './visitor.ts';

/** Milliseconds between the load event and the touch. */
const MOMENTS = [0, 1000, 3000] as const;
type Moment = (typeof MOMENTS)[number];
const ROUNDS = 3;

/** Milliseconds over the floor within which an answer of the browser's own, and of code, stands. */
const NATIVE: Readonly<Record<Moment, number>> = { 0: 100, 1000: 100, 3000: 100 };
const BY_CODE: Readonly<Record<Moment, number>> = { 0: 4000, 1000: 1200, 3000: 300 };
/** Milliseconds that nothing on the page may keep the processor from answering. */
const LONG_TASK = 50;

/** Something that a visitor does first on a page. */
interface Touch {
  name: string;
  url: string;
  target: string;
  /** Typed into the target, which the tap before it has focused: from the last key it is measured. */
  key?: string;
  /** What stands there then. */
  shows: string;
  limits: Readonly<Record<Moment, number>>;
}

const path = (page: string) => localizedPath(internationalLocale, page);

const TOUCHES: readonly Touch[] = [
  {
    name: 'menu',
    url: path('/'),
    target: 'header button[aria-haspopup=dialog]',
    shows: 'dialog nav a',
    limits: NATIVE,
  },
  {
    name: 'question',
    url: path('/faq'),
    // The first one is open from the start.
    target: 'main details:not([open]) > summary',
    shows: 'main details[open]:not(:first-of-type) p',
    limits: NATIVE,
  },
  {
    name: 'ways to write',
    url: path('/terms'),
    target: '.dock button[popovertarget]',
    shows: '#contact-bar a',
    limits: NATIVE,
  },
  {
    name: 'list of countries',
    url: path('/plan-your-trip'),
    target: '#trip-country_code',
    shows: 'dialog [role=combobox]',
    limits: NATIVE,
  },
  {
    name: '"Next"',
    url: path('/plan-your-trip'),
    target: 'form:has(#trip-name) button:last-child:not([disabled])',
    shows: '#trip-name[aria-invalid=true]',
    limits: BY_CODE,
  },
  {
    // From its second letter on a name is suggested.
    name: 'first keys in a place',
    url: path('/'),
    target: 'main form input[name=from]',
    key: 'je',
    shows: 'main form [role=option]',
    limits: BY_CODE,
  },
  {
    name: 'dialog',
    url: path('/'),
    target: 'main button[aria-haspopup=dialog]',
    shows: 'main dialog h3',
    limits: NATIVE,
  },
];

/** The least that an answer takes: `details` on a page that has nothing else. */
const FLOOR_PAGE = path('/contact');
const FLOOR_HTML =
  '<!doctype html><meta name=viewport content="width=device-width"><title>floor</title><details><summary>Question</summary><p>Answer</p></details>';
const FLOOR: Touch = { name: 'floor', url: FLOOR_PAGE, target: 'summary', shows: '[open] p', limits: NATIVE };

/** Runs in every document: says when what is waited for has been painted, and how long each long task was. */
function watch(): void {
  const isThere = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
    );
  Object.assign(globalThis, {
    benchUntil(selector: string) {
      const look = () => (isThere(selector) ? benchPainted('there') : requestAnimationFrame(look));
      requestAnimationFrame(look);
    },
  });
}

declare global {
  var benchUntil: (selector: string) => void;
}

/** What a touch takes. */
interface Answer {
  /** Milliseconds until it is answered. */
  time: number;
  /** What was asked for behind it, the page's own files that were on their way among it. */
  files: number;
  kilobytes: number;
}

/** A fresh page on a slow phone, and the touch at its moment. */
async function play(browser: Browser, origin: string, touch: Touch, moment: Moment): Promise<Answer> {
  const visitor = await Visitor.open(browser, watch);
  try {
    await visitor.slowDown(PHONE_SLOW_DOWN);
    await visitor.slowLine(SLOW_LINE);
    await visitor.goto(origin + touch.url);
    const loaded = Date.now();
    const place = await visitor.find(touch.target);
    await pause(Math.max(0, loaded + moment - Date.now()));
    await visitor.evaluate((shows: string) => benchUntil(shows), touch.shows);
    const before = visitor.requests.length;
    const time = await visitor.tapToPaint(place, ({ what }) => what === 'there', touch.key);
    const asked = visitor.requests.slice(before);
    return { time, files: asked.length, kilobytes: asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
  } finally {
    await visitor.close();
  }
}

/** A page that somebody begins to read. @returns milliseconds of the longest task of its code, on the slow processor */
async function longestTask(browser: Browser, origin: string, url: string): Promise<number> {
  const visitor = await Visitor.open(browser, watch);
  try {
    // What the page itself takes to be laid out is no task of its code, which comes after the load event.
    await visitor.goto(origin + url);
    const unslowed = await visitor.longestTask(async () => {
      await visitor.drag();
      await visitor.settle();
    });
    return unslowed * PHONE_SLOW_DOWN;
  } finally {
    await visitor.close();
  }
}

const key = ({ name }: Touch, moment: Moment) => `${name}, ${moment / 1000} s after load`;

/** What a visitor does first on a page: how soon the answer is there, beside what a browser needs at least. */
export const firstTouch: Benchmark = {
  name: 'first-touch',
  group: 'pages',
  about: `from a first tap until its answer is there: touch, ${SLOW_LINE.latency} ms, ${SLOW_LINE.megabits} Mbit/s, processor ${PHONE_SLOW_DOWN} times slower, empty cache; lower quartile of ${ROUNDS}`,
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite({ changed: { pages: [FLOOR_PAGE], change: () => FLOOR_HTML } });
    const browser = await launchChromium();
    try {
      const answers = new Map<string, Answer[]>();
      const tasks = new Map<string, number[]>();
      const add = <Value>(all: Map<string, Value[]>, name: string, value: Value) =>
        all.set(name, [...(all.get(name) ?? []), value]);
      for (let count = 0; count < ROUNDS; count += 1) {
        for (const moment of MOMENTS)
          for (const touch of [FLOOR, ...TOUCHES])
            add(answers, key(touch, moment), await play(browser, site.url, touch, moment));
        for (const url of new Set(TOUCHES.map((touch) => touch.url)))
          add(tasks, url, await longestTask(browser, site.url, url));
      }
      const figureOf = (touch: Touch, moment: Moment, figure: keyof Answer) =>
        undisturbed((answers.get(key(touch, moment)) ?? []).map((answer) => answer[figure]));
      return [
        ...MOMENTS.flatMap((moment) => {
          const floor = figureOf(FLOOR, moment, 'time');
          return [
            noted(key(FLOOR, moment), floor, 'ms'),
            ...TOUCHES.flatMap((touch) => [
              atMost(
                key(touch, moment),
                figureOf(touch, moment, 'time'),
                Math.round(floor + touch.limits[moment]),
                'ms',
              ),
              noted(`${key(touch, moment)}: asked for until then`, figureOf(touch, moment, 'files'), 'files'),
              noted(`${key(touch, moment)}: asked for until then`, figureOf(touch, moment, 'kilobytes'), 'kB'),
            ]),
          ];
        }),
        ...[...tasks].map(([url, all]) => atMost(`longest task of ${url}`, undisturbed(all), LONG_TASK, 'ms')),
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
