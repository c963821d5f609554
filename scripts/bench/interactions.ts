import type { Browser } from 'playwright';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localized-path.ts';
import { atMost, noted, undisturbed, type Benchmark, type Row } from './benchmark.ts';
import { besidePlainPages } from './built-site.ts';
import { launchChromium, pause, PHONE_SLOW_DOWN, Visitor } from './visitor.ts';

/** Milliseconds from an input to the next frame, the longest of an interaction; more where a plain page takes more. */
const LIMIT = 64;
const ROUNDS = 3;
/** Milliseconds that a visitor looks at a page before the first touch, and at what each touch did. */
const LOOK_MS = 1000;
const ANSWER = 500;
/** Milliseconds within which a page answers, if it does. */
const TIMEOUT_MS = 3000;

const MENU = {
  button: 'header button[aria-haspopup="dialog"]',
  /** What only the open menu shows. */
  inside: ':is(dialog, [role="dialog"]) nav a',
  close: ':is(dialog, [role="dialog"]) :has(+ nav) button',
};
const QUESTION = 'main :is(button[aria-expanded], summary)';
const OPEN_ANSWER = 'main :is(button[aria-expanded="true"], [open] > summary)';
const NEXT = 'form:has(#trip-name) button:last-child:not([disabled])';

/** The browser's entry for one event; `interactionId` is 0 for events that belong to no interaction. */
type EventEntry = PerformanceEntry & { interactionId: number };

/** Runs in every document: notes how long each event of an interaction took to the frame after it, in milliseconds. */
function watchInteractions(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[])
      if (entry.interactionId > 0) benchNote(JSON.stringify(entry.duration));
  });
  // 16 ms is the least that the browser tells about.
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(options);
}

/** Something that a visitor does on a page. */
interface Step {
  /** Name of the figure. */
  name: string;
  act: (visitor: Visitor) => Promise<void>;
  /** Comes before and is not measured. */
  first?: (visitor: Visitor) => Promise<void>;
  isTyping?: boolean;
  /** What the page shows then. */
  shows: string;
}

const tap = (name: string, target: string, shows: string): Step => ({
  name,
  act: async (visitor) => visitor.tap(await visitor.find(target)),
  shows,
});

const focus = (field: string) => async (visitor: Visitor) => {
  await visitor.tap(await visitor.find(field));
  await visitor.find(`${field}:focus`);
};

const typing = (name: string, field: string, text: string): Step => ({
  name,
  isTyping: true,
  first: focus(field),
  act: (visitor) => visitor.type(text),
  shows: `${field}:focus`,
});

interface Scene {
  url: string;
  /** On the page without its scripts: what the browser itself needs, on this machine and at this moment. */
  isPlain?: boolean;
  steps: readonly Step[];
}

/** What visitors do first on fresh pages. */
const SCENES: readonly Scene[] = [
  {
    url: localizedPath(defaultLocale, '/'),
    steps: [
      tap('menu, first tap', MENU.button, MENU.inside),
      tap('menu, closing', MENU.close, `${MENU.button}[aria-expanded="false"]`),
      tap('menu, later tap', MENU.button, MENU.inside),
    ],
  },
  {
    url: localizedPath(defaultLocale, '/faq'),
    steps: [
      tap('accordion, first tap', QUESTION, OPEN_ANSWER),
      tap('accordion, later tap', 'main :is(:nth-child(3) > summary, :nth-child(3) > h2 > button)', OPEN_ANSWER),
    ],
  },
  {
    url: localizedPath(defaultLocale, '/plan-your-trip'),
    steps: [tap('next with errors, first tap', NEXT, '#trip-name[aria-invalid="true"]')],
  },
  {
    url: localizedPath(defaultLocale, '/plan-your-trip'),
    steps: [
      typing('typing a name', '#trip-name', 'Noa'),
      typing('typing a phone number', '#trip-phone', '0541234567'),
      {
        ...tap('next with valid answers', NEXT, 'form:not(:has(#trip-name))'),
        first: async (visitor) => {
          await focus('#trip-email')(visitor);
          await visitor.paste('noa@example.com');
        },
      },
      typing('typing a place', '#trip-pickup', 'נתב'),
    ],
  },
  {
    url: localizedPath(defaultLocale, '/contact'),
    steps: [typing('typing into the contact form', '#contact-name', 'Noa')],
  },
];

const PLAIN_TAP = tap('floor: tap on a plain page', '#contact-name', '#contact-name:focus');
const PLAIN_TYPING = typing('floor: typing on a plain page', '#contact-name', 'Noa');
const FLOOR: Scene = { url: localizedPath(defaultLocale, '/contact'), isPlain: true, steps: [PLAIN_TAP, PLAIN_TYPING] };

/** Milliseconds of a step's slowest event, 16 where every one was quicker; NaN where the page did not answer. */
async function measure(visitor: Visitor, { first, act, shows }: Step): Promise<number> {
  if (first) {
    await first(visitor);
    await pause(ANSWER);
  }
  const before = visitor.notes.length;
  await act(visitor);
  await pause(ANSWER);
  const durations = visitor.notes.slice(before).filter((note) => typeof note === 'number');
  const isAnswered = await visitor.find(shows, TIMEOUT_MS).catch(() => null);
  return isAnswered ? Math.max(16, ...durations) : Number.NaN;
}

/** A fresh page that has been looked at. */
async function open(browser: Browser, url: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, watchInteractions);
  await visitor.goto(url);
  await pause(LOOK_MS);
  await visitor.settle();
  return visitor;
}

/**
 * Plays all scenes once, one after the other. Each page is slowed down at its turn: the browser does that by keeping the
 * page's thread busy, also while nothing happens there, and would hold up the others.
 * @returns milliseconds by the step's name
 */
async function playAll(browser: Browser, originOf: (scene: Scene) => string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const scenes = [...SCENES.slice(0, 2), FLOOR, ...SCENES.slice(2)];
  const visitors = await Promise.all(scenes.map((scene) => open(browser, originOf(scene) + scene.url)));
  for (const [index, visitor] of visitors.entries()) {
    await visitor.slowDown(PHONE_SLOW_DOWN);
    for (const step of scenes[index]?.steps ?? []) {
      const time = await measure(visitor, step);
      times.set(step.name, time);
      // The steps after it want what it would have shown.
      if (Number.isNaN(time)) break;
    }
    await visitor.close();
  }
  return times;
}

/** What a visitor does first on a page: how soon the next frame comes. */
export const interactions: Benchmark = {
  name: 'interactions',
  group: 'pages',
  about: `from an input to the next frame (INP), processor ${PHONE_SLOW_DOWN} times slower, lower quartile of ${ROUNDS}`,
  run: () =>
    besidePlainPages([FLOOR.url], launchChromium, async (browser, site, plain): Promise<Row[]> => {
      const rounds: Map<string, number>[] = [];
      for (let count = 0; count < ROUNDS; count += 1)
        rounds.push(await playAll(browser, ({ isPlain }) => (isPlain ? plain : site)));
      const steps = SCENES.flatMap((scene) => scene.steps);
      const timeOf = ({ name }: Step) => undisturbed(rounds.map((times) => times.get(name) ?? Number.NaN));
      const limitOf = ({ isTyping }: Step) => Math.max(LIMIT, timeOf(isTyping ? PLAIN_TYPING : PLAIN_TAP));
      const unanswered = rounds.flatMap((times) => [...times].filter(([, time]) => Number.isNaN(time)));
      return [
        ...FLOOR.steps.map((step) => noted(step.name, timeOf(step), 'ms')),
        ...steps.map((step) => atMost(step.name, timeOf(step), limitOf(step), 'ms')),
        atMost(`without an answer: ${unanswered.map(([name]) => name).join('; ') || 'none'}`, unanswered.length, 0, ''),
      ];
    }),
};
