import type { Browser } from 'playwright';
import { defaultLocale, internationalLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { atMost, median, noted, ratioAtMost, type Benchmark, type Pair, type Row } from './benchmark.ts';
import { besidePlainPages } from './built-site.ts';
import { launchVisitorsChromium, pause, PHONE_SLOW_DOWN, Visitor } from './visitor.ts';

/** Time from the tap to the next heading, relative to the same page as a plain document. */
const LIMIT = 1;
/** Requests from the tap to the heading. */
const REQUESTS = 2;
const ROUNDS = 4;
/** Milliseconds in which what was closed is gone. */
const REST_MS = 300;

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
  { name: 'faq → faq in another language', from: international('/faq'), to: hebrew('/faq') },
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
  /** Requests until then. */
  requests: number;
  /** Taps that led nowhere. */
  lost: number;
}

/** Runs in every document: says when a new heading is there. */
function watchHeadings(): void {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const watch = (path: string, old: string) => {
    const look = () => {
      if (!heading() || location.pathname === path || heading() === old) return requestAnimationFrame(look);
      benchPainted('heading');
    };
    requestAnimationFrame(look);
  };
  watch('', '');
  addEventListener('pointerup', () => watch(location.pathname, heading()), { capture: true, passive: true });
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
  const before = visitor.requests.length;
  const time = await visitor.tapToPaint(place, ({ what, path }) => what === 'heading' && path === journey.to);
  const requests = visitor.requests.slice(before).filter(({ cached }) => !cached).length;
  return { time, requests, lost: Number.isNaN(time) ? lost + 1 : lost };
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
    ];
  });
  const lost = taps.flatMap((tap) => Object.values(tap)).reduce((sum, tap) => sum + tap.lost, 0);
  return [
    ...rows,
    noted(`${name}, plain document`, middle('plain document', 'time'), 'ms'),
    atMost(`${name}: taps that led nowhere`, lost, 0, ''),
  ];
};

/** A tap on a link, against the same two pages as plain documents. */
export const navigation: Benchmark = {
  name: 'navigation',
  group: 'pages',
  about: `from a tap to the next page's painted heading, processor ${PHONE_SLOW_DOWN} times slower, median of ${ROUNDS}`,
  run: () =>
    besidePlainPages(
      JOURNEYS.flatMap(({ from, to }) => [from, to]),
      launchVisitorsChromium,
      async (browser, site, plain): Promise<Row[]> => {
        const rounds: Record<State, Tap>[][] = [];
        for (let count = 0; count < ROUNDS; count += 1)
          rounds.push(await round(browser, (state) => (state === 'plain document' ? plain : site), count));
        return JOURNEYS.flatMap((journey, index) =>
          rowsOf(
            journey,
            rounds.flatMap((taps) => taps[index] ?? []),
          ),
        );
      },
    ),
};
