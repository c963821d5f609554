import type { Browser } from 'playwright';
import { defaultLocale, internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { atMost, median, noted, ratioAtMost, type Benchmark, type Pair, type Row } from './benchmark.ts';
import { serveBuiltSite, withoutScripts } from './built-site.ts';
import { launchVisitorsChromium, pause, PHONE_SLOW_DOWN, Visitor } from './visitor.ts';

/** Time from the tap to the next heading, relative to the same page as a plain document. */
const LIMIT = 1;
/** Requests from the tap to the heading. */
const REQUESTS = 2;
const ROUNDS = 4;
/** Milliseconds in which what was closed is gone. */
const REST_MS = 300;
/** Milliseconds within which a heading comes, if one does. */
const TIMEOUT_MS = 10_000;

interface Journey {
  name: string;
  from: string;
  to: string;
  /** Taps before the one that is measured; without scripts the page's own link is tapped at once. */
  first?: string;
  link: string;
}

const link = (to: string): string => `a[href="${to}"]`;
const international = (path: string) => localizedPath(internationalLocale, path);
const hebrew = (path: string) => localizedPath(defaultLocale, path);

/** Where people go by a tap on a phone. */
const JOURNEYS: readonly Journey[] = [
  { name: 'home → faq', from: international('/'), to: international('/faq') },
  { name: 'faq → form', from: international('/faq'), to: international('/plan-your-trip') },
  { name: 'Jerusalem → home', from: international('/jerusalem'), to: international('/') },
  {
    name: 'Hebrew home → faq by the menu',
    from: hebrew('/'),
    to: hebrew('/faq'),
    first: 'header button[aria-haspopup="dialog"]',
    link: `:is(dialog, [role="dialog"]) ${link(hebrew('/faq'))}`,
  },
].map((journey) => ({ link: link(journey.to), ...journey }));

/** How the page is when the link is tapped. */
type State = 'first touch' | 'application running' | 'plain document';
const STATES: readonly State[] = ['plain document', 'first touch', 'application running'];

interface Tap {
  /** Milliseconds from the finger's leaving to the painted heading; NaN where none came. */
  time: number;
  /** Requests until then, and within a quarter of a second after. */
  requests: number;
  after: number;
  /** Taps that led nowhere. */
  lost: number;
}

/** What a document notes down; `at` is in milliseconds since 1970. */
interface Mark {
  what: 'tap' | 'heading';
  path: string;
  at: number;
}

/** Runs in every document: notes when a finger left it, and when the frame with a new heading was painted. */
function watchHeadings(): void {
  const note = (what: Mark['what'], at: number) =>
    benchNote(JSON.stringify({ what, path: location.pathname, at: performance.timeOrigin + at }));
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const watch = (path: string, old: string) => {
    const look = () => {
      if (!heading() || location.pathname === path || heading() === old) return requestAnimationFrame(look);
      // A message is handled after the frame that it was sent in has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => note('heading', performance.now()));
      port1.start();
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  };
  watch('', '');
  const tapped = ({ timeStamp }: Event) => {
    note('tap', timeStamp);
    watch(location.pathname, heading());
  };
  addEventListener('pointerup', tapped, { capture: true, passive: true });
}

/** Opens a page and brings it into the state. */
async function prepare(browser: Browser, origin: string, { from }: Journey, state: State): Promise<Visitor> {
  const visitor = await Visitor.open(browser, watchHeadings);
  await visitor.goto(origin + from);
  // Longer than a page waits to record its view.
  await visitor.settle();
  if (state === 'application running') {
    await visitor.drag();
    await visitor.settle();
  }
  return visitor;
}

/** Follows the link of a prepared page. */
async function follow(visitor: Visitor, journey: Journey, state: State): Promise<Tap> {
  const isPlain = state === 'plain document';
  await visitor.slowDown(PHONE_SLOW_DOWN);
  let lost = 0;
  if (journey.first && !isPlain) {
    lost = await visitor.tapUntil(journey.first, journey.link);
    await visitor.settle();
  }
  const place = await visitor.find(isPlain ? link(journey.to) : journey.link);
  // Nobody taps sooner than this after scrolling.
  await pause(300);
  const [before, since] = [visitor.requests.length, visitor.notes.length];
  await visitor.tap(place);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(10)) {
    const marks = visitor.notes.slice(since) as Mark[];
    const tap = marks.find(({ what }) => what === 'tap');
    const shown = marks.find(({ what, path }) => what === 'heading' && path === journey.to);
    if (!tap || !shown) continue;
    const shownAfter = visitor.requests.length;
    await pause(250);
    const sent = (from: number, to?: number) => visitor.requests.slice(from, to).filter(({ cached }) => !cached).length;
    return { time: shown.at - tap.at, requests: sent(before, shownAfter), after: sent(shownAfter), lost };
  }
  return { time: Number.NaN, requests: Number.NaN, after: Number.NaN, lost: lost + 1 };
}

/**
 * All journeys once in every state: the pages get ready together and are tapped one after the other, in an order that turns
 * with each round.
 */
async function round(browser: Browser, originOf: (state: State) => string, nth: number): Promise<Record<State, Tap>[]> {
  const states = [...STATES.slice(nth % STATES.length), ...STATES.slice(0, nth % STATES.length)];
  const open = async (journey: Journey, state: State) => ({
    state,
    visitor: await prepare(browser, originOf(state), journey, state),
  });
  const visitors = await Promise.all(
    JOURNEYS.map((journey) => Promise.all(states.map((state) => open(journey, state)))),
  );
  const taps: Record<State, Tap>[] = [];
  for (const [index, journey] of JOURNEYS.entries()) {
    const measured: [State, Tap][] = [];
    for (const { state, visitor } of visitors[index] ?? []) {
      measured.push([state, await follow(visitor, journey, state)]);
      // What stays open would go on being slowed down, which takes time from the next.
      await visitor.close();
      await pause(REST_MS);
    }
    taps.push(Object.fromEntries(measured) as Record<State, Tap>);
  }
  return taps;
}

const rowsOf = ({ name }: Journey, taps: readonly Record<State, Tap>[]): Row[] => {
  const middle = (state: State, figure: keyof Tap) => median(taps.map((tap) => tap[state][figure]));
  const rows = STATES.filter((state) => state !== 'plain document').flatMap((state): Row[] => {
    const pairs = taps.map((tap): Pair => ({ value: tap[state].time, floor: tap['plain document'].time }));
    return [
      ratioAtMost(`${name}, ${state}`, pairs, LIMIT, '× the plain document'),
      noted(`${name}, ${state}`, middle(state, 'time'), 'ms'),
      atMost(`${name}, ${state}: requests to the heading`, middle(state, 'requests'), REQUESTS, ''),
      noted(`${name}, ${state}: requests soon after`, middle(state, 'after'), ''),
    ];
  });
  const lost = taps.flatMap((tap) => Object.values(tap)).reduce((sum, tap) => sum + tap.lost, 0);
  return [
    ...rows,
    noted(`${name}, plain document`, middle('plain document', 'time'), 'ms'),
    noted(`${name}, plain document: requests`, middle('plain document', 'requests'), ''),
    atMost(`${name}: taps that led nowhere`, lost, 0, ''),
  ];
};

/** A tap on a link, against the same two pages as plain documents. */
export const navigation: Benchmark = {
  name: 'navigation',
  group: 'pages',
  about: `from a tap to the next page's painted heading, processor ${PHONE_SLOW_DOWN} times slower, median of ${ROUNDS}`,
  async run(): Promise<Row[]> {
    const site = await serveBuiltSite();
    const plain = await serveBuiltSite({
      changed: { change: withoutScripts, pages: JOURNEYS.flatMap(({ from, to }) => [from, to]) },
    });
    const browser = await launchVisitorsChromium();
    try {
      const rounds: Record<State, Tap>[][] = [];
      for (let count = 0; count < ROUNDS; count += 1)
        rounds.push(await round(browser, (state) => (state === 'plain document' ? plain.url : site.url), count));
      return JOURNEYS.flatMap((journey, index) =>
        rowsOf(
          journey,
          rounds.flatMap((taps) => taps[index] ?? []),
        ),
      );
    } finally {
      await browser.close();
      await site.close();
      await plain.close();
    }
  },
};
